### Where people learn the game.

learn-title = Learn the game
learn-lessons = Lessons
learn-lessons-about = Six lessons teach you the game: do it yourself, see what changes, and read why it matters.
learn-coached = A first game with a coach
learn-coached-about = You against two easy bots. At each decision the coach names up to three ideas and what they do, and what the others can do next. One click silences it.
learn-coached-play = Play with the coach
learn-further = Further boards and modules
learn-rooms = More to learn from
learn-done = Done
learn-begun = Step { $number } of { $count }
learn-room-puzzles = Puzzles
    .about = One decision or one turn that is clearly the best, and why the others are worse. A new one every day.
learn-room-guide = Field guide
    .about = What abilities, markers and cities are for, and what winners make of them.
learn-room-how = How the game works
    .about = The whole game on one page, in pictures.
learn-room-rules = Rules
    .about = A short rulebook with pictures, and every clause for disputes. To read, to search, to print.
learn-room-study = Study board
    .about = Any position, everybody’s moves, and what the bots think of them.
