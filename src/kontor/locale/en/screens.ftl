### The screens around the game: home, new game.

## Everywhere

nav = Pages
nav-play = Play
nav-new = New game
nav-learn = Learn
nav-puzzles = Puzzles
nav-guide = Field guide
nav-games = My games
bot-names = Wulf, Tilda, Gerwin, Aleke, Hinrik, Mette, Bruno, Gesa, Tideke, Kunne, Arnd, Wiebke

## Settings

theme-to-light = Light theme
theme-to-dark = Dark theme

## Home

home-title = Ready to play.
home-new = New to the game? Just start: the table guides you step by step.
home-promise = Every decision is saved, and against bots you can take back as much as you like.
home-play = Play now
home-change = Change the set-up
home-name = You are playing as
home-more = More ways to play
home-private = Everything stays on this server. No account, no tracking.
home-version = Kontor { $version }
tile-invite = Invite friends
    .about = One link, a name, a seat. No accounts needed.
    .go = Set up a table
tile-here = One device
    .about = Several people take turns on this screen.
    .go = Share this device
tile-rules = Rules
    .about = Every rule with its number, searchable by any word.
    .go = Look something up
continue = Continue
continue-waiting =
    { $count ->
        [one] { $count } waiting for you
       *[other] { $count } waiting for you
    }
continue-empty = Learn by playing
    .about = The first lesson takes about three minutes, on a real board. Later, the tables where you have a seat appear here.
    .lesson = First lesson
    .how = How the game works
    .puzzle = Puzzle of the day
    .watch = Watch a game
public = Public tables
public-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
public-empty = No public tables right now. Open one and others can find it here.
public-open = Open a table
public-more = Archive, ratings, leagues
row-your-decision = your decision
row-join = seat free
row-watch = watch
row-lobby =
    { $count ->
        [one] waiting for { $count } more
       *[other] waiting for { $count } more
    }
row-full = ready to start
row-running = in progress
row-bot = { $name } is thinking
row-waiting = waiting for { $name }
row-turn = your turn
row-turn-actions =
    { $count ->
        [0] your turn, no actions left
        [one] your turn, { $count } action left
       *[other] your turn, { $count } actions left
    }
row-answer = { $name } is waiting for your answer
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
new-seats = Seats
new-public = Public
    .about = listed on the home page
absence = Replace players who are away
absence-600 = after 10 minutes
absence-3600 = after an hour
absence-86400 = after a day
absence-259200 = after three days
absence-0 = never
comeback = They may come back
    .about = until someone else has the seat
seat-style = Style: { $style }
seat-style-of = Style of the bot at seat { $number }
style-balanced = Balanced
summary = { $board } for { $players }: { $people }.
summary-you = you
summary-here =
    { $count ->
        [one] someone here
       *[other] { $count } people here
    }
summary-invited = { $name } by link
summary-invite =
    { $count ->
        [one] someone by link
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
summary-watch = you are watching

## Password of the server

login = This server has a password
    .about = Ask the person who runs it.
login-password = Password
login-enter = Enter
login-wrong = That is not this server’s password.
