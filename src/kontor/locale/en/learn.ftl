### Where people learn the game.

learn-title = Learn the game
learn-lead = A few minutes at a time, on the real board.
learn-room-puzzles = Puzzles
    .about = One decision that is clearly the best, and why the others are worse. A new one every day.
learn-room-guide = Field guide
    .about = What abilities, markers and cities are for, and what winners make of them.
learn-room-rules = Rules
    .about = Everything that holds, to look up and to settle disputes.
learn-room-study = Study board
    .about = Any position, everybody’s moves, and what the bots think of them.
