### A table where people gather before the game.

lobby-title = Setting up the table
lobby-invited = You are invited
lobby-for =
    { $count ->
       *[other] { $count } players
    }
lobby-free =
    { $count ->
        [0] all taken
        [one] { $count } free
       *[other] { $count } free
    }
lobby-seeded = seed chosen by the host
lobby-name-first = Enter your name first, then take a seat.
lobby-you = you
lobby-there = joined
lobby-bot = bot, { $level }
lobby-open = open to anyone
lobby-invited-seat = by invitation
lobby-free-seat = Free
lobby-leave = Leave the seat
lobby-send-away = Remove { $name } from the seat
lobby-fill =
    { $count ->
        [one] Fill the free seat with
       *[other] Fill { $count } free seats with
    }
lobby-level = Bot level
lobby-style = Bot style
lobby-start = Start the game
lobby-start-bots = Start with bots
lobby-close = Close the table
lobby-wait = You have a seat. The game begins when the host starts it.
lobby-watch = Take a free seat, or stay here to watch the game once it starts.
lobby-full = All seats are taken. Stay here to watch the game once it starts.
lobby-close-sure = Close it for everyone
lobby-how = What is it about?
    .about = You are merchants of the Hanseatic League. Place traders on the routes between cities; a route that you fill alone brings offices, better abilities or markers. The most prestige at the end wins.
invitation-new = New invitation
    .about = This browser does not know the code of the invitation. A new one can be made; links sent earlier then stop working.

## Invitations

lobby-name = Your name
lobby-sit = Sit here
invitation = Invitation
    .about = Send this link or let them scan the code. Everyone picks a name and a seat; no account needed.
invitation-qr = Code that opens the invitation
invitation-message = Join me for a game on the { $board } board.
invitation-own = This address works only on this computer. For friends in the same network, stop the server and start it with “./kontor serve --host 0.0.0.0”: it prints an address. Open that here, and your links work for all of them. For the internet, see docs/hosting.md.
take-over = A seat is waiting for you
    .about = Someone had to leave this game, and a bot is playing for them. Enter your name to take their place.
take-over-watch = Watch first

## Links to seats, also during a game

seat-link = Your seat on another device
    .about = Open this link or scan the code there. Both devices then hold your seat. Keep it to yourself: whoever has it plays for you.
seat-link-new = Make a link
    .about = With a link you can go on playing on another device. An earlier link to your seat then stops working.
seat-link-qr = Code that opens your seat
devices = Devices with your seat
device-this = this browser
device-link = Link to your seat
device-unknown = Browser
device-end = Sign out
device-link-end = Revoke
take-over-link = Invite someone to this seat
    .about = The first person to open this link takes over from the player who left, with everything that player had.
