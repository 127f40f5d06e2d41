### The club of a server: open tables, the archive of finished games, ratings and profiles.

club = Club
club-room-tables = Open tables
club-room-games = Finished games
club-room-ratings = Ratings

## Filters

club-board = Board
club-number = Number of players
club-edition = Edition
club-module = Module
club-seats = Seats
club-clock = Clocks
club-bots = Bots
club-any-board = Any board
club-any-players = Any number
club-any-edition = Any edition
club-any-module = Any modules
club-any-free = With or without free seats
club-any-clock = Clocks or not
club-any-bots = Bots or not
club-free-true = With free seats
club-free-false = Running or full
club-clock-true = With clocks
club-clock-false = Without clocks
club-bots-true = With bots
club-bots-false = Without bots
club-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
club-name = Name starts with
club-since = From
club-until = To
club-more = Show more
club-no-tables = No public tables match right now.
club-no-games = No finished games match.

## Finished games

club-replay = Replay
club-winner = Winner
club-not-rated = not rated
club-dump = All games as a file

## Ratings

club-ratings = Ratings
    .about = 1000 is the average of everybody here, and 400 points more are ten times the strength. The line shows where the strength lies with a probability of 95 %; a rating is provisional as long as that is a wide range. People are rated once they have a name of their own.
club-scope = Which games
club-all-games = All games
club-rank = Rank
club-player = Player
club-bot = Bot
club-rating = Rating
club-interval = 95 % range
club-games = Games
club-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
club-provisional = provisional
club-no-ratings = Nobody is rated yet: that takes finished games at public tables.

## Profiles

club-wins = Victories
    .about = { $wins } won; { $expected } would be average
club-points = Points
    .about = on average; the best result was { $best }
club-favourite = Favourite board
club-categories = Where the points come from
club-boards = By board
club-recent = Last games
club-no-games-yet = There is no finished game at a public table yet.
