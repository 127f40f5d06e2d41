### The screens around the game: home, new game, lobby, settings, notices.

## Everywhere

nav = Pages
nav-play = Play
nav-new = New game
nav-rules = Rules
close = Close
copy = Copy
copied = Copied
share = Share
reload = Load again
try-again = Try again
go-home = Go home
offline = The server cannot be reached. Kontor tries again by itself.
stale-page = This page could not be loaded
    .about = The server may be away, or there is a newer version of Kontor.
name-guest = Guest
name-player = Player { $number }
bot-names = Wulf, Tilda, Gerwin, Aleke, Hinrik, Mette, Bruno, Gesa, Tideke, Kunne, Arnd, Wiebke

## Settings

settings = Settings
settings-theme = Theme
settings-language = Language
settings-palette = Player colours
settings-assist = Highlights
settings-animation = Motion
settings-pace = Bot pace
    .about = for tables that you set up
settings-sound = Sound
settings-guide = First steps at the table
settings-auto-end = End turns by themselves when nothing is left to do
settings-projection = Score projection
settings-note = Kept on this device only.
theme-system = System
theme-light = Light
theme-dark = Dark
theme-to-light = Light theme
theme-to-dark = Dark theme
palette-classic = Classic
palette-cb = Colour-blind
assist-off = Off
    .about = the board shows nothing by itself
assist-quiet = Quiet
    .about = small dots where you can act
assist-strong = Strong
    .about = a ring on every legal target
animation-normal = Normal
animation-quick = Quick
animation-off = Off
pace-0 = at once
pace-300 = brisk
pace-600 = normal
pace-1200 = unhurried
pace-2500 = slow

## Home

home-title = A table is set.
home-new = New to the game? Just begin: the table tells you each next step.
home-promise = Every decision is saved, and you can take back as much as you like.
home-play = Play now
home-change = Change set-up
home-name = You play as
home-more = More ways to play
home-private = Everything stays on this server. No account, no tracking.
home-version = Kontor { $version }
tile-invite = Invite friends
    .about = One link, a name, a seat. Nobody needs an account.
    .go = Set up a table
tile-here = One device
    .about = Several people take turns at this screen.
    .go = Pass it around
tile-rules = Rules
    .about = Every rule with its number, searchable by any word.
    .go = Look something up
continue = Continue
continue-waiting =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
continue-empty = Nothing to continue yet
    .about = Tables you sit at appear here. You can close the page at any time and go on later.
public = Public tables
public-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
public-empty = Nobody has a public table now. Open one, and others find it here.
public-open = Open a table
row-your-decision = your decision
row-join = seat free
row-watch = watch
row-lobby =
    { $count ->
        [one] waiting for { $count } more
       *[other] waiting for { $count } more
    }
row-full = ready to start
row-running = in play
row-bot = { $name } is thinking
row-waiting = waiting for { $name }
row-turn = your turn
row-turn-actions =
    { $count ->
        [0] your turn, no actions left
        [one] your turn, { $count } action left
       *[other] your turn, { $count } actions left
    }
row-answer = { $name } waits for your answer
row-over = finished
row-over-won = finished, { $who } won
row-over-rank =
    { $rank ->
        [1] finished, you won with { $points } points
        [2] finished, you came 2nd with { $points } points
        [3] finished, you came 3rd with { $points } points
       *[other] finished, you came { $rank }th with { $points } points
    }
row-aborted = ended without a result

## New game

new-title = New game
new-players = Players
new-board = Board
    .about = the side follows the players
new-seats = Seats
new-shuffle = Random order
new-table = Table
new-edition = Edition
new-differences = What the classic edition does differently
new-duo = For two
new-duo-rules = Rules of this variant
new-modules = Modules
new-public = Public
    .about = listed on the home page
new-spectators = Spectators
    .about = others may watch
new-seed = Seed
new-seed-random = random
new-seed-note = The same seed deals the same markers and missions. Who knows it can know what is hidden.
new-create = Create table
board-players =
    { $few ->
        [4] for 4 or 5, you have { $count } seats
       *[other] for 2 or 3, you have { $count } seats
    }
use-seats =
    { $count ->
       *[other] Use { $count } seats
    }
use-edition = Use { $edition }
why-board = only on { $boards }
why-edition = only with { $editions }
why-board-edition = only on { $boards }, { $editions } edition
seat-me = Me
    .name = Your name
seat-here = Somebody here
    .name = Name
seat-invite = By invitation
    .name = Name
seat-open = Open to all
    .about = for anybody who finds the table
seat-bot = Bots
    .name = Name of the bot
seat-bot-level = Bot: { $level }
seat-name = Name at seat { $number }
seat-kind = Who sits at seat { $number }
seat-colour = Colour of seat { $number }
seat-colour-is = Seat { $number }: { $colour }, { $emblem }. Change the colour
seat-up = Move seat { $number } up
seat-down = Move seat { $number } down
pile = Marker pile
pile-random = Random
    .about = 12 markers are drawn from the usual and the promo ones.
pile-pick = Choose
pile-count = { $count } of { $of } markers
pile-fewer = One fewer: { $marker }
pile-more = One more: { $marker }
pile-missing =
    { $count ->
        [one] The pile needs { $count } more marker.
       *[other] The pile needs { $count } more markers.
    }
summary = { $board } for { $players }: { $people }.
summary-you = you
summary-here =
    { $count ->
        [one] somebody here
       *[other] { $count } people here
    }
summary-invited = { $name } by link
summary-invite =
    { $count ->
        [one] somebody by link
       *[other] { $count } people by link
    }
summary-open =
    { $count ->
        [one] an open seat
       *[other] { $count } open seats
    }
summary-bots =
    { $count ->
        [one] a bot ({ $level })
       *[other] { $count } bots ({ $level })
    }
summary-with = With: { $things }.
summary-edition = { $edition } edition
summary-public = public
summary-seed = seed { $seed }
summary-watch = you watch

## Lobby

lobby-title = The table is being set
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
lobby-name = Your name
lobby-name-first = Write your name first, then take a seat.
lobby-you = you
lobby-there = is there
lobby-bot = bot, { $level }
lobby-open = for anybody
lobby-invited-seat = by invitation
lobby-free-seat = Free
lobby-sit = Sit here
lobby-leave = Leave the seat
lobby-send-away = Free the seat of { $name }
lobby-fill =
    { $count ->
        [one] Fill the free seat with
       *[other] Fill { $count } free seats with
    }
lobby-level = Level of the bots
lobby-start = Start the game
lobby-start-bots = Start with bots
lobby-close = Close the table
lobby-wait = You have a seat. The game begins when the host starts it.
lobby-watch = Take a free seat, or stay here and watch the game when it begins.
lobby-full = All seats are taken. Stay here to watch the game when it begins.
lobby-close-sure = Close it for everybody
lobby-how = What is it about?
    .about = You are merchants of the Hanseatic League. Place traders on the routes between cities; a route that is yours alone brings offices, better abilities or markers. Most prestige at the end wins.
invitation = Invitation
    .about = Send this link or let them scan the code. Each takes a seat with a name; no account is needed.
invitation-qr = Code that opens the invitation
invitation-message = Join me for a game on the board { $board }.
invitation-own = This address works on this computer only. Start the server with an address that others can reach, and share the link from there.
seat-link = Your seat on another device
    .about = Open this link or scan the code there. Both devices then hold the seat. Keep it to yourself: whoever has it plays for you.
seat-link-open = Other device
take-over = A seat is kept for you
    .about = Somebody had to leave this game, and a bot plays on for them. Give your name to go on in their place.
take-over-watch = Watch first
take-over-link = Find somebody for this seat
    .about = The first one who opens this link goes on in place of the player who left, with everything that player had.
seat-link-qr = Code that opens your seat

## Password of the server

login = This server has a password
    .about = The person who runs it can tell you.
login-password = Password
login-enter = Enter
login-wrong = That is not the password of this server.

## Notices

notice-unknown-page = There is nothing here
    .about = The address may be mistyped. From home you reach everything.
notice-unknown-table = There is no such table
    .about = The link may be mistyped, or the table was removed from this server.
notice-closed-table = This table was closed
    .about = The host closed it before the game began.
notice-no-spectators = This table is closed to spectators
    .about = Only those who sit at it can see the game. If you have a seat, open your seat’s link on this device.
notice-no-seat = You do not hold this seat
    .about = Open your seat’s link on this device.
notice-offline = The server cannot be reached
    .about = Nothing is lost: games are saved after every decision. Kontor tries again by itself.
notice-fault = Something went wrong
    .about = Try again in a moment.
