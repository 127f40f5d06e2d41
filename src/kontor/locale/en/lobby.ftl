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
lobby-temper = Bot temper
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
