### Why a request was refused: one sentence for each code of the server, `offline` where it cannot be reached, and `link`,
### the heading of the server's own page.

problem-link = This link does not work
problem-offline = The server cannot be reached.
problem-fault = Something went wrong on the server. Try again.
problem-store = The server cannot save anything right now. Try again.
problem-busy = The table is changing too fast. Try again.
problem-closing = The server is being restarted. Try again in a moment.
problem-no-answer = The bots could not work this out. Try again.
problem-too-slow = Your connection was too slow for this. Try again.
problem-too-many = Too many requests. Wait a little and try again.
problem-too-many-bots = Strong bots already play at enough of your tables. Wait until a game is over, or choose weaker bots.
problem-position = This position is not possible.
problem-too-many-analyses = Other games are being analysed for you. Wait until one of them is done.
problem-not-yours = Somebody else asked for this analysis.
problem-password = That is not this server’s password.
problem-banned = Whoever runs this server has banned you from it.
problem-no-ban = There is no such ban.
problem-network = This is not a valid address or network, or the network is too wide.
problem-no-backup = This database is backed up by its own tools.
problem-no-club = This server has no archive of games, no ratings and no profiles.
problem-no-player = No player here has registered this name.

## Tables and seats

problem-unknown-puzzle = There is no such puzzle.
problem-unknown-table = There is no such table. The link may be incomplete or out of date: ask for it again.
problem-damaged = The stored data of this table is damaged, so it cannot be opened. Please tell whoever runs this server.
problem-old-rules = This table uses a version of the rules that this server does not support.
problem-people = Other people play at this table: coach and hints are for games against bots.
problem-several-seats = You hold several seats: coach and hints are for one seat against bots.
problem-unknown-lesson = There is no such lesson.
problem-unknown-board = There is no such board.
problem-not-drawn = This board has no drawing; it can be played in the terminal and by programs.
problem-option = These options do not go together.
problem-level = There is no bot of this level.
problem-colour = This colour is taken.
problem-name = This name cannot be shown. Use visible characters.
problem-no-seat = You do not hold a seat here.
problem-no-spectators = This table is closed to spectators.
problem-taken = Someone else was faster: this seat is taken.
problem-full = There is no free seat at this table.
problem-free-seats = There are free seats. Wait for players, or fill the seats with bots.
problem-invite = This seat needs a valid invitation: open the invitation link.
problem-token = This link is no longer valid. Ask for a new one.
problem-not-away = Only somebody for whom the game has waited long enough can be replaced.
problem-your-turn = It is your turn: play it. You can plan the next one once it is over.
problem-order = This order names something that is not on this board.
problem-no-clock = This table is played without clocks.
problem-vacation = You do not have that many days of vacation left.
problem-clock = This clock is not possible.
problem-replaced = You were away for so long that somebody else has your seat.
problem-bot-only = The host of this table was away: only a bot may play this seat.
problem-no-line = There is no such line in the chat.
problem-own-key = You are using this one yourself. To give up the seat, leave it.
problem-no-key = That no longer holds your seat.
problem-which-seat = You hold several seats. Say which one you mean.
problem-not-host = Only the host may do this.
problem-seated = You already have a seat in this game. Another one would show you what is hidden from you.

## The game

problem-lobby = The game has not started yet.
problem-started = The game has already started.
problem-running = The game is not over yet.
problem-over = This game is over.
problem-aborted = This game was ended without a result.
problem-stale = Something happened in the meantime. Here is the table as it is now.
problem-not-your-decision = It is someone else’s decision.
problem-bot-decides = A bot is playing for you. Take your seat back first.
problem-illegal = The rules do not allow that now.
problem-notation = That is not a decision in this game.
problem-barrier = You cannot take this back on your own, but you can ask the others.
problem-asked = Another question is still open at this table.
problem-nothing-asked = There is no open question at this table.
problem-own-question = It is up to the others to answer your question.
problem-answered = You have already answered.
problem-chat = There is nothing to send.
problem-imported = The game was played elsewhere: nobody is at this table.
problem-record = This is not a complete record: line { $line }, { $why }
problem-full-log = The log of this table is full: you can only play on, leave or end the game.
problem-device = This device is not known here. Reload the page.
problem-no-way = You are not told this way any more.
problem-too-many-ways = You cannot have more ways to be told: remove one first.
problem-no-notices = This server sends no notices.
problem-no-mail = This server sends no email.
problem-address = Nothing can be sent to this address.
problem-zone = The server does not know this time zone.
problem-code = This is not the code that was sent, or it was mistyped too often.
problem-not-confirmed = Enter the code that was sent there first.
problem-name-taken = This name belongs to somebody else on this server. Choose another one.
problem-name-reserved = This name is kept for bots. Choose another one.
problem-name-mixed = This name mixes letters of several alphabets. Use those of one.
problem-bring = This browser already has seats of its own. They would be handed over to the person whose link this is.
problem-not-here = This browser does not have your seats yet. Reload the page.
problem-words = These words cannot be right: one is mistyped, missing or in the wrong place.
problem-pass = This link, file or these words are no longer valid. Make new ones on your other device.
problem-too-many-devices = You cannot have more devices: remove one first.
problem-no-device = This device is no longer yours.
problem-own-device = You are using this device. Remove it from another one.
problem-not-welcome = You cannot sit down at this table.
problem-no-rematch = These players cannot go on together: make a new table.
problem-yourself = This is your own seat.
problem-nobody = Nobody sits here who could be muted or blocked.
problem-too-many-shunned = You cannot mute or block more people.
problem-no-shunned = This person is no longer muted or blocked.

## Requests that none of our pages should send

problem-invalid = This page is out of date. Reload it.
problem-not-json = This page is out of date. Reload it.
problem-wrong-type = This page is out of date. Reload it.
problem-wrong-method = This page is out of date. Reload it.
problem-unknown-path = The server does not have what this page asked for. Reload it.
problem-refused = The server refused this request.
problem-too-large = That is too much at once.
problem-wrong-host = The server does not answer to this name. Open it by its IP address, or start it with --public-url and this name.
problem-wrong-origin = Pages from other sites may not do this.
