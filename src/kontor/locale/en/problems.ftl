### Why a request was refused: one sentence for each code of the server, `offline` where it cannot be asked, and `link`,
### the head of the server's own page. No selectors: the server reads this file with the standard library alone.

problem-link = This link does not work
problem-offline = The server cannot be reached.
problem-fault = Something went wrong on the server. Try again.
problem-store = The server cannot store anything now. Try again.
problem-busy = The table changes too fast. Try again.
problem-too-slow = Your connection was too slow for this. Try again.
problem-too-many = Too many requests. Wait a little and try again.
problem-password = That is not the password of this server.

## Tables and seats

problem-unknown-table = There is no such table.
problem-unknown-board = There is no such board.
problem-option = These options do not go together.
problem-level = There is no bot of this level.
problem-colour = This colour is taken.
problem-name = This name cannot be shown. Use letters that can be seen.
problem-no-seat = You do not hold a seat here.
problem-no-spectators = This table is closed to spectators.
problem-taken = Somebody else was faster: this seat is taken.
problem-full = There is no free seat at this table.
problem-free-seats = There are free seats. Wait for players, or fill the seats with bots.
problem-invite = This seat needs a valid invitation: open the invitation’s link.
problem-token = This link is not valid any more. Ask for a new one.
problem-which-seat = You hold several seats. Say which one is meant.
problem-not-host = Only the host may do this.
problem-seated = You hold a seat in this game. Another one would show you what is hidden from you.

## The game

problem-lobby = The game has not begun.
problem-started = The game has begun.
problem-running = The game is not over yet.
problem-over = This game is over.
problem-aborted = This game was ended without a result.
problem-stale = Something happened in the meantime. Here is the table as it is now.
problem-not-your-decision = It is somebody else’s decision.
problem-bot-decides = A bot decides for you. Take your seat back first.
problem-illegal = The rules do not allow that now.
problem-notation = That is no decision of this game.
problem-barrier = This cannot be taken back alone. You may ask the others.
problem-asked = Another question is still open at this table.
problem-nothing-asked = Nothing is asked at this table any more.
problem-own-question = The others must agree to what you asked.
problem-answered = You have answered already.
problem-chat = There is nothing to send.
problem-full-log = Too much has happened at this table: only playing on, leaving and ending are possible now.

## Requests that no page of ours should send

problem-invalid = The server did not understand this page. Load it again.
problem-not-json = The server did not understand this page. Load it again.
problem-wrong-type = The server did not understand this page. Load it again.
problem-wrong-method = The server did not understand this page. Load it again.
problem-unknown-path = The server does not know what this page asked for. Load it again.
problem-refused = The server refused this.
problem-too-large = That is too much at once.
problem-wrong-host = This server does not answer under this address.
problem-wrong-origin = Pages of other sites may not do this.
