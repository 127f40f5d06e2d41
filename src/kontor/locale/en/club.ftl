### The club of a server: open tables, the archive of finished games, ratings and profiles.

club = Club
club-room-tables = Open tables
club-room-competitions = Leagues and tournaments
club-room-open = Open a competition
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
    .about = 1000 is the average of everybody here, and with 400 points more somebody is ten times as likely to finish ahead. The line shows where the strength lies with a probability of 95%; a rating is provisional as long as that is a wide range. People are rated once they have a name of their own.
club-scope = Which games
club-all-games = All games
club-rank = Rank
club-player = Player
club-bot = Bot
club-rating = Rating
club-interval = 95% range
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

## Leagues and tournaments

comp-about = A competition is played in rounds, at tables that the server makes for you. Anybody with a name of their own can open one or take part.
comp-which = Which competitions
comp-over-false = Open and running
comp-over-true = Over
comp-none = There are no competitions here.
comp-open = Open a competition
comp-status-open = Open to join
comp-status-over = Over
comp-form = Kind
comp-form-league = League
    .about = Everybody meets everybody else, as equally often as the number of rounds allows.
comp-form-tournament = Tournament
    .about = In each round, players who are close in the standings meet.
comp-name = Name of the competition
comp-own-name = Your name on this server
    .about = The name becomes yours alone on this server. You can give it up at any time under “You on this server”.
comp-rounds = Rounds
comp-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
comp-at-table = Players at a table
comp-size = { $count } at a table
comp-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
comp-clock-about = When somebody’s time is up, a bot stands in until they are back. So every round comes to its end.
comp-fill = If the tables do not come out even
comp-fill-none = Whoever is left over sits out
comp-fill-level = Bots fill up ({ $level })
comp-organiser = organised by { $name }
comp-waits = { $count ->
    [0] Nobody has joined yet. At least { $least } are needed.
    [one] { $count } player has joined. At least { $least } are needed.
   *[other] { $count } players have joined. At least { $least } are needed.
}
comp-round = Round { $number }
comp-round-of = Round { $round } of { $rounds }
comp-players = Players
comp-nobody = Nobody takes part yet.
comp-join = Take part
comp-leave = Withdraw
comp-leave-sure = Really withdraw?
comp-start = Start
comp-next = Next round now
comp-next-sure = End all running games without a result?
comp-end = End the competition
comp-end-sure = Really end it for everybody?
comp-delete = Delete it
comp-withdraw = Withdraw { $name }
comp-withdraw-sure = Withdraw?
comp-your-game = Go to your game
comp-play = Play
comp-watch = Watch
comp-playing = in progress
comp-no-result = no result
comp-byes = { $count ->
    [one] { $names } sits out.
   *[other] { $names } sit out.
}
comp-out = withdrawn
comp-standings = Standings
    .about = A point for every opponent you finish ahead of, half a point for a shared place. Ties are broken by victories, then by the games among those who are tied, then by the share of the points at one’s tables.
comp-place = Place
comp-share = Share
comp-cross = Cross table
    .about = Each row shows how many points a player has from each opponent. “·” means that they have not met.
