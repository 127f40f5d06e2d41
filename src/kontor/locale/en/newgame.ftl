### What is chosen for a new game.

new-players = Players
new-board = Board
    .about = the side depends on the number of players
new-shuffle = Random order
new-table = Table
new-edition = Edition
new-differences = How the classic edition differs
new-duo = For two players
new-duo-rules = Rules of this variant
new-modules = Modules
new-spectators = Spectators
    .about = others may watch
new-seed = Seed
new-seed-random = random
new-seed-note = The same seed deals the same markers and missions. Anyone who knows it can work out what is hidden.
new-create = Create table
board-players = for { $players } players; you have { $count } seats
use-seats =
    { $count ->
       *[other] Use { $count } seats
    }
use-edition = Use { $edition }
why-players = only with { $players } players
why-board = only on { $boards }
why-edition = only with { $editions }
why-board-edition = only on { $boards }, { $editions } edition
seat-me = Me
    .name = Your name
seat-here = Someone here
    .name = Name
seat-invite = By invitation
    .name = Name
seat-open = Open to all
    .about = for anyone who finds the table
seat-bot = Bots
    .name = Bot’s name
seat-bot-trial = Bots for testing
seat-bot-level = Bot: { $level }
seat-name = Name at seat { $number }
seat-kind = Who sits at seat { $number }
seat-colour = Colour of seat { $number }
seat-colour-is = Seat { $number }: { $colour }, { $emblem }. Change the colour
seat-up = Move seat { $number } up
seat-down = Move seat { $number } down
tithe-piece = Tithe
    .about = When another player takes Income, the owner of this tile may take:
tithe-piece-trader = A trader
tithe-piece-tradesman = A trader or a merchant
pile = Marker pile
pile-pick = Choose
pile-count = { $count } of { $of } markers
pile-fewer = One fewer: { $marker }
pile-more = One more: { $marker }
pile-missing =
    { $count ->
        [one] The pile needs { $count } more marker.
       *[other] The pile needs { $count } more markers.
    }
