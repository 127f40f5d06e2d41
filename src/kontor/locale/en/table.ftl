### The table: desks, hand, end meter, cards and notices around the board.

## Bars and panels

prompt-bar = What is to be decided
hand-strip = Your hand
panels = Log, chat and score
log = Log
chat = Chat
score = Score
panel-tall = Full height
table-menu = This table
move-list = All moves
rules = Rules
home = Home
record = Record as text
watch-link = Link for spectators

## Way back

undo = Undo (U)
redo = Redo (Shift+U)
reset-turn = Undo the whole turn (R)
ask-take-back = Ask to take back
skip-bots = Skip ahead

## Connection

link-connecting = Connecting …
link-open = Connected
link-lost = The connection is lost. Trying again …
link-restarting = The server restarts. One moment …
link-closed = Not connected

## How close the end is

end-meter = How close the end is
gauge-prestige = Prestige
    .about = The game ends when somebody has 20 prestige on the track
gauge-cities = Full cities
    .about = The game ends when so many cities are full
gauge-markers = Marker pile
    .about = The game ends when a marker must be drawn and none is left
gauge-near = One move could end the game
gauge-by = Would end the game: { $move }

## Desks

own-desk = Your desk
you = you
actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
ability-next = next { $value }
ability-full = complete
stock-about = hire first
supply-about = ready
markers-used =
    { $count ->
        [one] { $count } used
       *[other] { $count } used
    }
plate-waits =
    { $count ->
        [one] { $count } marker to lay
       *[other] { $count } markers to lay
    }
mission-control = You control this city
mission-presence = You have an office there
mission-nothing = Nothing of yours there yet
mission-secret = A secret mission
take-seat-back = Play yourself again

## Hand

to-place = To place
to-lay = To lay
in-hand = In hand
chip-displaced = displaced
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
favour-owned = { $favour }: { $who }
you-watch = You are watching.
end-sure = Really end?

## Choosing

cancel = Cancel
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
effects = What it would do
effect-actions = { $count } { $count ->
        [-1] action
       *[other] actions
    }
effect-supply = supply { $before } → { $after }
effect-total = { $points ->
        [0] same total
       *[other] total { $points }
    }
effect-prestige = +{ $points } { $who }
effect-ends = ends the game
effect-asks = { $who } must answer: cannot be undone
effect-reveals = shows something hidden: cannot be undone
amount-words = { $amount }

## Route card

card-title = Establish { $route }
card-cost = 1 action
card-control = Prestige for control
card-nobody = Nobody controls either city.
card-marker = Marker gained
card-no-marker = None lies here.
card-choose = Choose one
card-ends = Ends the game. Totals as far as you know:
card-do = Establish
card-do-and-end = Establish and end the game

## Moves by typing

move-filter = Type a place or an action, for example “ham office”
moves-found =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-none = It is not your decision now.

## Refusals

refused = Not possible
refusal-unknown = That is not possible now.
rule-link = { $clause }: show the rule
piece-of =
    { $who }’s { $piece ->
        [m] merchant
       *[t] trader
    }

## Log and chat

log-empty = Nothing has happened yet.
turn-number = turn { $number }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-seats-only = Those at the table can chat.
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

## Score and end

score-category = Category
score-final = Final score
score-projection = Score if the game ended now
score-secret = Secret until the end
score-show = { $who }, { $category }: { $points }. Show on the map
score-as-if = As if the game ended now.
score-without-secrets = As if the game ended now, without others’ secret missions.
rank = { NUMBER($rank, type: "ordinal") ->
        [one] { $rank }st
        [two] { $rank }nd
        [few] { $rank }rd
       *[other] { $rank }th
    }
end-title = The game is over
end-won =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win
    }
end-shared = Equal in points, Actions and network: the place is shared.
end-tie-break = Equal points: less developed Actions decide, then the network.
end-evidence = Click a number to see on the map what it counts.
ending-END-01 = Somebody reached 20 prestige
ending-END-02 = The marker pile was empty
ending-END-03 = The last city was full
ending-CLASSIC-07 = The marker pile was empty
ending-aborted = Ended by agreement, without a result
rematch = Play again
rematch-join = Go to the next game

## Table menu and questions

bot-pace = Bots wait
pace-none = not at all
pace-seconds = { $seconds } s
hand-to-bot = Let a bot play for me
propose-abort = Propose to end the game
leave-seat = Give up my seat
leave-sure = Really leave for good?
question = A question
ask-takeback = { $who } would like to go back to decision { $ply }.
ask-abort = { $who } proposes to end the game without a result.
ask-waits = Waiting for { $who }
ask-yes = Agree
ask-no = Decline
ask-withdraw = Withdraw
