### The table: desks, hand, end meter, cards and notices around the board.

## Bars and panels

prompt-bar = What is to be decided
hand-strip = Your hand
panels = Log, chat and score
side-column = Desks and log
log = Log
chat = Chat
score = Score
result = Result
panel-tall = Full height
table-menu = This table
move-list = All moves
how-to = How the game works
rules = Rules
home = Home
record = Record as text
watch-link = Link for spectators

## Way back

undo = Undo (U)
redo = Redo (Shift+U)
reset-turn = Undo the whole turn (R)
ask-take-back = Ask to take back
ask-take-back-last = Ask to take my last decision back
steps = Steps of this turn
steps-back = Go back before
barrier-turn = Further back, others have already decided.
auto-end = The turn ends by itself in a moment
recap = While you were away
recap-more = and { $count } more
seat-vacated = Find somebody for { $who }’s seat
nudge = Nudge
skip-bots = Skip ahead
barrier-asked = Undo stops here: somebody else had to decide.
barrier-revealed = Undo stops here: something hidden was shown.

## Connection

link-connecting = Connecting …
link-open = Connected
link-lost = The connection is lost. Trying again …
link-lost-kept = The connection is lost. Your move is kept and sent once.
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
stock-about = hire first
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
plate-waits = { $count } to lay
mission-control = You control this city
mission-presence = You have an office there
mission-nothing = Nothing of yours there yet
mission-secret = A secret mission
mission-hold = Hold to see
take-seat-back = Play yourself again

## The neutral player

neutral-name = Neutral
neutral-posts = Traders on posts
neutral-offices = Offices
neutral-cities = Controls
neutral-about = Cannot win. Both of you place for it.
neutral-about-points = Cannot win, but can end the game at 20.

## Hand

to-place = To place
to-place-more =
    { $count ->
        [one] To place, up to { $count } more
       *[other] To place, up to { $count } more
    }
to-lay = To lay
in-hand = In hand
chip-displaced = displaced
chip-done = placed
chip-must = must
chip-may = may
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
end-sure = Really end?
end-unused =
    { $count ->
        [one] { $count } action unused
       *[other] { $count } actions unused
    }
end-lost =
    { $count ->
        [one] { $count } action is lost
       *[other] { $count } actions are lost
    }
permits = Permits
permits-none = none
permit-free = free
permit-used = used

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
        [one] { $who } will place it again, and { $count } more.
       *[other] { $who } will place it again, and up to { $count } more.
    }
displace-with =
    { $piece ->
        [m] with a merchant
       *[t] with a trader
    }
displace-fee = fee
displace-barrier = Displace – can’t be undone
effect-ends = ends the game
effect-asks = Then { $who } decides: cannot be undone
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
moves-none = It is not your decision now.
take = Take
moves-nothing = Nothing fits. Try a city, “office” or “displace”.

## Refusals

refused = Not possible
refusal-unknown = That is not possible now.
remedy-route-posts = Put your pieces on all of them, then click here again.
remedy-office-privilege = Develop Privilege first: the map shows the golden city for it.
remedy-office-shape = Place one of them on the route (hold Shift for a merchant), or move one there.
remedy-office-full = Take another city, or establish the route for something else.
remedy-prestige-merchant = Place a merchant on the route: hold Shift while you click a post.
remedy-prestige-privilege = Develop Privilege first: the map shows the golden city for it.
remedy-prestige-taken = Another space may still be free.
remedy-post-ship = Hold Shift while you click, or choose the merchant below the map.
remedy-post-permit = The rightmost office in a city with that country’s flag gives one.
remedy-post-occupied = Click it between your actions to displace it.
remedy-displace-supply = Income fills your supply.
remedy-supply-none = Income brings pieces from your stock, if it holds some.
rule-link = { $clause }: show the rule
piece-of =
    { $who }’s { $piece ->
        [m] merchant
       *[t] trader
    }

## Log and chat

log-empty = Nothing has happened yet.
log-filter = Turns of
log-all = all
turn-number = turn { $number }
announce = { $who }: { $what }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-seats-only = Those at the table can chat.
send = Send
chat-mute = Mute:
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
rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
end-title = The game is over
end-won =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win
    }
end-won-by = { $who } wins, { $points } to { $other }
end-aborted = No result
end-skip = Skip
end-shared = Equal in points, Actions and network: the place is shared.
end-tie-break = Equal points: less developed Actions decide, then the network.
end-evidence = Click a number to see on the map what it counts.
ending-END-01 = Somebody reached 20 prestige
ending-END-02 = The marker pile was empty
ending-END-03 = The last city was full
ending-CLASSIC-07 = The marker pile was empty
ending-aborted = Ended by agreement, without a result
rematch = Play again
share-copied = Link copied
chart-title = Prestige per turn
rematch-join = Go to the next game

## Table menu and questions

bot-pace = Pause of bots
pace-none = none
pace-seconds = { $seconds } s
hand-to-bot = Let a bot play for me
gains = Pieces from others’ turns (Tithe, Tribute)
gains-m = merchants
gains-t = traders
gains-ask = ask me
gain-taken = You took { $amount } from the stock.
gain-change = Change
propose-abort = Propose to end the game
leave-seat = Give up my seat
leave-sure = Really leave for good?
question = A question
ask-takeback =
    { $who } would like to take back { $count ->
        [one] the last decision
       *[other] the last { $count } decisions
    }.
ask-abort = { $who } proposes to end the game without a result.
ask-waits = Waiting for { $who }
ask-yes = Agree
ask-no = Decline
ask-withdraw = Withdraw

## What stood out

remark-turn = The best turn: { $who }, { $points } prestige in turn { $turn }.
remark-displaced =
    { $count ->
        [one] { $who } was displaced once
       *[other] { $who } was displaced { $count } times
    }{ $extras ->
        [0] .
        [one] , which brought { $extras } extra piece to the board.
       *[other] , which brought { $extras } extra pieces to the board.
    }
remark-connected = { $who } joined East and West first, in turn { $turn }.

## How a line of the score comes about

explain-track = { $points } on the prestige track.
explain-abilities-none = No ability is complete; Keys do not count here.
explain-abilities = { $count } complete × { $each } = { $points }; Keys do not count here.
explain-markers =
    { $count ->
        [one] { $count } marker, used or not: { $points }.
       *[other] { $count } markers, used or not: { $points }.
    }
explain-special = Spaces taken: { $spaces }, { $points } points.
explain-cities =
    { $count ->
        [one] { $count } city × { $each } = { $points }, crowned on the map.
       *[other] { $count } cities × { $each } = { $points }, crowned on the map.
    }
explain-network =
    { $count ->
        [one] { $count } office × { $ability } { $keys } = { $points }, drawn on the map.
       *[other] { $count } offices × { $ability } { $keys } = { $points }, drawn on the map.
    }
explain-missions = { $points } for the three cities of the card.
explain-regions =
    { $count ->
        [one] { $count } city controlled in Wales and Scotland: { $points }.
       *[other] { $count } cities controlled in Wales and Scotland: { $points }.
    }

## The card about a thing

inspect-name = { $text }
inspect-can = You can
inspect-cannot = You cannot
inspect-more = and { $count } more
inspect-arm = Click it, then what it shall be used for.
inspect-post-free =
    { $kind ->
        [ship] Ship post { $number }, free: for merchants only
       *[house] Post { $number }, free
    }
inspect-post-taken =
    { $kind ->
        [ship] Ship post { $number }, taken
       *[house] Post { $number }, taken
    }
inspect-piece =
    { $piece ->
        [m] A merchant: { $who }
       *[t] A trader: { $who }
    }
inspect-route = { $count } of { $posts } posts taken
inspect-gains = Establishing it: +1 { $who } ({ $city })
inspect-marker-here = Brings the marker { $marker }
inspect-permanent-here = Permanent marker: { $marker }
inspect-laid = { $marker } lies here: { $who }
inspect-region = Lies in { $region }: placing here needs a permit
inspect-uncontrolled = Nobody controls it yet
inspect-controlled = Controlled by { $who }: { $points } points at the end. { $count } of { $offices } offices taken
inspect-controlled-green = Controlled by { $who }: { $points } points at the end
inspect-green = A green city: offices come by the permanent marker or by Extra office
inspect-next =
    Next office: { $privilege } { $numeral }, for a { $piece ->
        [m] merchant
       *[t] trader
    }{ $points ->
        [0] {""}
        [one] , +{ $points } prestige
       *[other] , +{ $points } prestige
    }
inspect-office =
    Office { $privilege } { $numeral }, for a { $piece ->
        [m] merchant
       *[t] trader
    }{ $points ->
        [0] {""}
        [one] , +{ $points } prestige
       *[other] , +{ $points } prestige
    }
inspect-not-yet = Offices are taken from the left: number { $number } comes first
inspect-full = All offices are taken
inspect-develops = A route to it can develop { $ability }
inspect-prestige-here = A route to it can take a special prestige space
inspect-end = An end of the East–West connection
inspect-mission = On your mission card
inspect-permit =
    { $count ->
        [one] Permit for { $region }: { $who }, by the rightmost office of { $city }
       *[other] Permit for Wales or Scotland: { $who }, by the rightmost office of { $city }
    }
inspect-permit-nobody =
    { $count ->
        [one] Permit for { $region }: whoever has the rightmost office of { $city }
       *[other] Permit for Wales or Scotland: whoever has the rightmost office of { $city }
    }
inspect-ability-at = Developed by routes to { $cities }
inspect-ability-full = Complete
inspect-marker-for = For whoever establishes { $route }
inspect-permanent-for = For everybody who establishes { $route }, at once
inspect-prestige = { $value } points at the end. Needs Privilege { $numeral }, and a merchant on a full route to { $city }
inspect-prestige-of = Taken: { $who }
inspect-connected = { $who }: { $points } points
inspect-region-standing =
    { $who }: { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, { $offices ->
        [one] { $offices } office
       *[other] { $offices } offices
    }
inspect-favour-price = Costs two unused markers and all actions of a turn
inspect-favour-of = Belongs to: { $who }
inspect-income = Income
    .about = Takes pieces from your stock into your supply, as many as your Purse says
inspect-stock = Stock
    .about = Pieces that Income must bring first. Used pieces come back here
inspect-supply = Supply
    .about = Pieces that are ready to be placed
