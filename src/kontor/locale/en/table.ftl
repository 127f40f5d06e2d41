### The table: desks, hand, end meter, cards and notices around the board.

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
board-words = The board in words
shortcuts = Keyboard shortcuts
key-space = Space
key-shift = Shift
status-your-turn = Your turn
status-your-decision = You decide
map-whole = Whole map
map-near = Zoom in
table-menu = This table
move-list = All moves
how-to = How the game works
rules = Rules
home = Home
to-competition = Competition
record = Game record as text
watch-link = Link for spectators

## Way back

undo = Undo
redo = Redo
reset-turn = Undo the whole turn
ask-take-back = Ask for a take-back
ask-take-back-last = Ask to take back my last decision
steps = Steps this turn
steps-back = Undo to before
barrier-turn = You can’t go back further: others have already decided.
auto-end = The turn is about to end by itself
recap = While you were away
recap-more = and { $count } more
seat-vacated = Invite someone to { $who }’s seat
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
gauge-standstill = Standstill
    .about = After this many turns in a row without an effect, whoever’s turn it is may end the game
gauge-near = One move could end the game
gauge-by = This would end the game:
gauge-neutral = the neutral player has { $points }

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
desk-total = points if the game ended now
desk-markers = Markers
desk-used = Used
desk-favours = Favours
desk-none = none
plate-waits = { $count } to place
mission-control = You control this city
mission-presence = You have an office there
mission-nothing = You have no office there yet
mission-secret = A secret mission
mission-hold = Hold to see
take-seat-back = Play this seat myself

## The neutral player

neutral-name = Neutral
neutral-posts = Traders on posts
neutral-offices = Offices
neutral-cities = Controls
neutral-about = Cannot win. You both place for it.
neutral-about-points = Cannot win, but can end the game at { $limit } prestige.

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
favours-cap = Favours
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
permits = Permits
permits-none = none
permit-free = unused
permit-used = used

## Choosing

cancel = Cancel
confirm = Confirm
choose-income = Which pieces?
choose-place = Place here
choose-displace = Displace this piece
choose-move = This piece
choose-route = Establish a route
choose-found = Found an office
choose-swap = Swap offices
choose-develop = Develop
choose-exchange = Exchange markers
choose-neutral = The neutral player
choose-paying = Pay with
effects = What this would do
effect-actions = { $signed } { $count ->
        [one] action
       *[other] actions
    }
effect-supply = supply
effect-total = final score { $points }
effect-prestige = { $points } { $who }
displace-title =
    Displace { $who }’s { $piece ->
        [m] merchant
       *[t] trader
    }
displace-then =
    { $count ->
        [one] { $who } will place it elsewhere, plus { $count } more.
       *[other] { $who } will place it elsewhere, plus up to { $count } more.
    }
displace-with =
    { $piece ->
        [m] with a merchant
       *[t] with a trader
    }
displace-fee = fee
displace-barrier = Displace – can’t be undone
effect-ends = ends the game
effect-asks = Then { $who } decides: can’t be undone
effect-reveals = reveals something hidden: can’t be undone
amount-words = { $amount }

## Route card

card-title = Establish { $route }
card-cost = 1 action
card-control = Prestige for control
card-nobody = Nobody controls either city.
card-marker = Marker gained
card-no-marker = None here.
card-choose = Choose one
card-extra = Extra office in { $city }
card-ends = Ends the game. Totals as far as you know:
card-do-and-end = Establish and end the game

## Moves by typing

move-filter = Type a place or an action, for example “ham office”
moves-found =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-none = It is not your decision right now.
take = Take
moves-nothing = No matches. Try a city, “office” or “displace”.

## Refusals

refused = Not possible
refusal-unknown = That is not possible now.
remedy-route-posts = Fill all of them, then try again.
remedy-office-privilege = Develop Privilege first: look for its golden city on the map.
remedy-office-shape = Place one on the route (hold Shift for a merchant), or move one there.
remedy-office-full = Choose another city, or establish the route for something else.
remedy-prestige-merchant = Place a merchant on the route: first choose the merchant below the map, or hold Shift as you place it.
remedy-prestige-privilege = Develop Privilege first: look for its golden city on the map.
remedy-prestige-taken = Another space may still be free.
remedy-post-ship = First choose the merchant below the map, or hold Shift as you place it.
remedy-post-permit = You get one from the rightmost office in a city with that country’s flag.
remedy-post-occupied = To displace it, choose it when you can take an action.
remedy-displace-supply = Take Income to refill your supply.
remedy-supply-none = Take Income to bring pieces from your stock, if there are any.
rule-link = { $clause }: show the rule
piece-of =
    { $who }’s { $piece ->
        [m] merchant
       *[t] trader
    }

## Log and chat

replay = Replay
analyse = Analyse
log-pick = Show this moment
log-empty = Nothing has happened yet.
by-order = (by order)
log-filter = Turns of
log-all = all
turn-number = turn { $number }
announce = { $who }: { $what }
announce-points =
    { $points ->
        [one] { $points } point for { $who }
       *[other] { $points } points for { $who }
    }
tell-ability = { $ability } { $value }
tell-player = { $who }: prestige { $points }. Supply: { $supply }. Stock: { $stock }. { $abilities }. Markers: { $markers }.
tell-gauge =
    { $limit ->
        [0] { $gauge }: { $now } left.
       *[other] { $gauge }: { $now } of { $limit }.
    }
tell-score = { $who } { $points }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-seats-only = Only players at the table can chat.
send = Send
quick-phrases = Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-decision = It is your decision.
phrase-take-back-please = May I take that back?
phrase-good-game = Good game!
phrase-another-game = Another game?

## Table menu and questions

bot-pace = Bot pace
pace-none = at once
pace-seconds = { $seconds } s
replace-away = Let a bot play for { $who }, who is away
seat-replaced = You were away, so the host let a bot play for you.
seat-lost = You were away for so long that your seat was given to someone else: { $who }.
seat-expired = Your time is up, so a bot plays for you.
seat-expired-lost = Your time ran out, and you lost your seat: { $who }.
orders-open = Orders for when I am away
clocks-open = Clocks, vacation, pause
hand-to-bot = Let a bot play for me
gains = Pieces from other players’ turns (Tithe, Tribute)
gains-m = merchants
gains-t = traders
gains-ask = ask me
gain-taken = You took { $amount } from the stock.
gain-change = Change
propose-abort = Propose ending the game
leave-seat = Give up my seat
leave-sure = Leave for good?
question = A question
ask-takeback =
    { $who } would like to take back { $count ->
        [one] the last decision
       *[other] the last { $count } decisions
    }.
ask-abort = { $who } proposes ending the game without a result.
ask-pause =
    { $days ->
        [0] { $who } would like the clocks to run again.
        [one] { $who } would like a pause: the clocks would stand still for a day.
       *[other] { $who } would like a pause: the clocks would stand still for { $days } days.
    }
ask-waits = Waiting for { $who }
ask-yes = Agree
ask-no = Decline
ask-withdraw = Withdraw
