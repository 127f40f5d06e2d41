### A game of the past, moment by moment.

replay-title = Replay
replay-moment = Moment of the game
replay-of = { $ply } of { $last } decisions
replay-timeline = The whole game
replay-now = What was decided
replay-begins = The game begins with { $who }.
replay-controls = Steps
replay-first = To the beginning (Home)
replay-last = To the end (End)
replay-step = Next decision (])
replay-step-back = Previous decision ([)
replay-turn = Next turn (↓)
replay-turn-back = Previous turn (↑)
replay-round = Next round (Page Down)
replay-round-back = Previous round (Page Up)
replay-play = Play (Space)
replay-pause = Pause (Space)
replay-speed = Speed
replay-graph = What the graph shows
replay-graph-prestige = Prestige
replay-graph-chances = Chances
replay-analysis = Analysis
replay-graph-totals = All points
replay-tick-route = Routes
replay-tick-office = Offices
replay-tick-displaced = Displacements
replay-tick-marker = Bonus markers
replay-tick-points = Prestige points
replay-tick-end = What ended the game
replay-eyes = What is shown
replay-eyes-all = All cards open
replay-eyes-seat = As { $who } saw it
replay-to-table = To the table
record-download = Download the record

## Going on from a moment

go-on = Go on from here
go-on-title = Go on from here
go-on-about = A new table begins with this moment, after { $ply } decisions. You know what this player knew then; everything else that is hidden is dealt again.
go-on-who = Who plays for { $who }
go-on-me = You
go-on-friend = A friend, by invitation
go-on-bot = A bot
go-on-start = Begin

## For others

share-title = Share this game
share-names = With the names of the players
    .about = Without them the link leads to a copy that does not lead back to the table.
share-link = Link to the replay

## The games of this browser, and records that come in

games-search = Search by board or player
games-state = Which games
games-state-all = All games
games-state-running = Running
games-state-won = Won
games-state-lost = Not won
games-state-over = Finished
games-state-imported = Imported
games-found =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
games-none = You have not played here yet.
games-none-found = No game matches.
games-imported = Imported
games-decisions =
    { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }
games-winner = won
record-import = Replay a record
    .about = Drop a file here, or paste its text anywhere on this page. Records saved in the terminal work too.
record-file = Choose a file
record-paste = Paste
record-paste-by-keys = The browser does not let this page read the clipboard. Press Ctrl+V instead.
share-picture = Picture (PNG)
share-picture-svg = Picture (SVG)
share-picture-failed = The browser could not draw the picture.
replay-picture = { $app } · after { $ply } decisions

## Figures of a game

figures = Figures
figures-title = What everybody did
figures-usual = usual ({ $level })
figures-about = Usual is the range of the middle half of all players in games between bots of this level: { $level }.
figures-high = more than usual
figures-low = less than usual
figures-points = Points over time
figure-turns = Turns
figure-income = Income
figure-place = Pieces placed
figure-displace = Displacements
figure-move = Moves
figure-route = Routes established
figure-office = Offices
figure-develop = Abilities developed
figure-marker = Bonus markers taken
figure-use = Bonus markers used
figure-displaced = Displaced by others
figure-gained = Extra pieces when displaced
