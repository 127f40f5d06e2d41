### Where people learn the game.

learn-title = Learn the game
learn-lead = A few minutes at a time, on the real board.
learn-room-rules = Rules
    .about = Everything that holds, to look up and to settle disputes.
learn-room-study = Study board
    .about = Any position, everybody’s moves, and what the bots think of them.
