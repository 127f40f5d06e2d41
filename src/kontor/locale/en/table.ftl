### The table: desks, hand, end meter and the bars around the board.

## Bars and panels

prompt-bar = Current decision
hand-strip = Your hand
panels = Log, chat and score
side-column = Desks and log
log = Log
chat = Chat
score = Score
result = Result
panel-tall = Full height
desks = Desks
players = Players
panels-unread =
    { $count ->
        [one] Log, chat and score, { $count } unread line
       *[other] Log, chat and score, { $count } unread lines
    }
key-space = Space
key-shift = Shift
status-your-turn = Your turn
status-your-decision = You decide
map-whole = Whole map
map-near = Zoom in
table-menu = This table
move-list = All moves
rules = Rules
home = Home

## Way back

undo = Undo
undo-bots = Undo (also the bots’ answers)
undo-others = Undo (also the others’ answers)
redo = Redo
reset-turn = Undo the whole turn
ask-take-back = Ask for a take-back
steps = Steps this turn
auto-end = The turn is about to end by itself
nudge = Nudge
skip-bots = Skip ahead
barrier-asked = Undo stops here: someone else had to decide.
barrier-revealed = Undo stops here: something hidden was revealed.

## Connection

link-connecting = Connecting …
link-open = Connected
link-lost = Connection lost. Trying again …
link-lost-kept = Connection lost. Your move will be sent as soon as it is back.
link-restarting = The server is restarting …
link-closed = Not connected

## How close the end is

end-meter = How close the game is to ending
gauge-prestige = Prestige
    .about = The game ends when someone reaches { $limit } prestige on the track
gauge-cities = Full cities
    .about = The game ends when this many cities are full
gauge-markers = Marker pile
    .about = The game ends when a marker must be drawn and none is left
gauge-near = One move could end the game
gauge-by = This would end the game:
end-title = The game is over
end-won =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win
    }

## Desks

own-desk = Your desk
you = you
you-turn = You
turn-of = { $who }’s turn
actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
ability-next = next { $value }
ability-full = complete
stock-about = needs Income
supply-about = ready
markers-used =
    { $count ->
        [one] { $count } used
       *[other] { $count } used
    }
markers-used-up =
    { $count ->
        [one] { $count } marker used
       *[other] { $count } markers used
    }
ability-left =
    { $count ->
        [0] { $ability }: complete
        [one] { $ability }: { $count } step left
       *[other] { $ability }: { $count } steps left
    }
bot-level = Bot, level { $level }
desk-open = { $who }’s desk, enlarged
plate-waits = { $count } to place
take-seat-back = Play this seat myself

## Hand

to-place = To place
to-place-more =
    { $count ->
        [one] To place, up to { $count } more
       *[other] To place, up to { $count } more
    }
to-lay = To place
in-hand = In hand
chip-displaced = displaced
chip-done = placed
chip-must = required
chip-may = optional
chip-from =
    { $source ->
        [stock] from the stock
        [supply] from the supply
        [route] from the route
       *[other] from the board
    }
chip-trader = Place traders
chip-merchant = Place a merchant next (M)
you-watch = You are watching.
end-turn = End turn
end-sure = End anyway?
end-unused =
    { $count ->
        [one] { $count } action unused
       *[other] { $count } actions unused
    }
end-lost =
    { $count ->
        [one] { $count } action will be lost
       *[other] { $count } actions will be lost
    }

## Choosing

cancel = Cancel
confirm = Confirm
amount-words = { $amount }

## Moves by typing

take = Take

## Log and chat

replay = Replay
analyse = Analyse
log-pick = Show this moment
log-idle = No action
log-empty = Nothing has happened yet.
by-order = (by order)
log-filter = Turns of
log-all = all
turn-number = turn { $number }
announce = { $who }: { $what }
announce-points =
    { $points ->
        [one] { $who }: { $points } point
       *[other] { $who }: { $points } points
    }
tell-score = { $who } { $points }
desk-none = none
tell-ability = { $ability } { $value }
tell-player = { $who }: prestige { $points }. Supply: { $supply }. Stock: { $stock }. { $abilities }. Markers: { $markers }.
tell-gauge =
    { $limit ->
        [0] { $gauge }: { $now } left.
       *[other] { $gauge }: { $now } of { $limit }.
    }
moves-found =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-none = It is not your decision right now.

## What a decision does

effects = What this would do
effect-actions = { $signed } { $count ->
        [one] action
       *[other] actions
    }
effect-supply = supply
effect-total = final score { $points }
effect-prestige = { $points } { $who }
effect-ends = ends the game
effect-asks = Then { $who } decides: can’t be undone
effect-asks-free = Then { $who } decides
effect-reveals = reveals something hidden: can’t be undone
effect-reveals-free = reveals something hidden
