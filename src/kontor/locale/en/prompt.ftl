### The prompt bar, its buttons, and words for clicks that are no decision.

## Your turn

prompt-turn =
    Your turn: { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
prompt-turn-how = Place: click a free post. Move or displace: click a piece. Or take Income.
prompt-turn-how-empty = Your supply is empty: take Income, or click a piece to move it.
prompt-turn-how-route = A route is full: click its flag, or what glows.
prompt-turn-empty = No actions left
prompt-turn-empty-markers = Use a marker or end your turn.
prompt-turn-empty-end = End your turn.
prompt-merchant = Next piece: a merchant
prompt-merchant-how = Click the post it shall go to. Only the next placement is meant.
prompt-use = { $marker }
prompt-use-develop = Click the ability on your desk that shall be developed.
prompt-use-swap = Click between two neighbouring offices that shall change places.
prompt-use-exchange = Click a used marker of another player.
prompt-use-tribute = Click the route: you take two pieces whenever an office is built at either end.
prompt-use-block = Click the route: placing there will cost one piece more.
prompt-use-extra-office = Click the city that shall get one more office.
prompt-favour = Emperor’s Favour: { $favour }
prompt-favour-how = Click the markers you pay with: { $count } of { $price } chosen.
prompt-favour-ready = You give up all actions of this turn.

## Your answer

prompt-settling =
    { $who } displaced your { $piece ->
        [m] merchant
       *[t] trader
    } at { $route }
prompt-settling-neutral = { $who } displaced a neutral trader at { $route }: place it for the neutral player
prompt-settle-one = Click a glowing post for it.
prompt-settle-both =
    { $count ->
        [one] Place it and, if you like, { $count } more.
       *[other] Place it and, if you like, up to { $count } more.
    }
prompt-settle-more =
    { $count ->
        [one] You may place { $count } more, or finish.
       *[other] You may place up to { $count } more, or finish.
    }
prompt-settle-pick = Your stock and supply are empty: first click one of your pieces on the board.
prompt-move = Move: { $used } of { $limit } used
prompt-move-three = Move others’ pieces: { $used } of { $limit } used
prompt-move-two = Permanent marker, move any pieces: { $used } of { $limit } used
prompt-moving-first = Pick up a piece.
prompt-moving-drop =
    Click a free post for the { $piece ->
        [m] merchant
       *[t] trader
    }.
prompt-moving-more = Pick up another piece, or finish.
prompt-moving-done = Finish.
prompt-removing = Remove pieces: { $used } of { $limit } used
prompt-removing-how = Click a piece; it goes to its owner’s supply.
prompt-tithe = { $who } took income: you may take a trader (favour)
prompt-tribute =
    { $who } built beside your Tribute: you may take { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
prompt-tribute-own =
    You built beside your own Tribute: you may take { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
prompt-founding = Permanent marker: an office in a green city
prompt-founding-how = Click a green city now, or not at all.
prompt-developing = Permanent marker: develop Privilege
prompt-now-or-never = Use it now or not at all.
prompt-placing-aside =
    Permanent marker: put back { $count ->
        [one] { $count } piece
       *[other] up to { $count } pieces
    } ({ $amount })
prompt-placing-abroad =
    Permanent marker: place { $count ->
        [one] { $count } piece
       *[other] up to { $count } pieces
    } in Wales or Scotland
prompt-placing-how = Click a free post now, or not at all.
prompt-placing-must = Click a free post: this marker must be used.
prompt-neutral = A route of the neutral player is full
prompt-neutral-how = Click the route, or the city that gets its office.
prompt-replacing = Place the new marker { $marker } ({ $number } of { $count })
prompt-replacing-how = Click a glowing route.

## Others decide

prompt-wait-turn =
    { $who }’s turn: { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
prompt-wait-turn-of = { $who }’s turn goes on after that.
prompt-wait-settling =
    Waiting for { $who }: displaced at { $route }, placing { $count ->
        [one] { $count } piece
       *[other] up to { $count } pieces
    }
prompt-wait-settling-neutral =
    Waiting for { $who }: placing { $count ->
        [one] { $count } piece
       *[other] up to { $count } pieces
    } for the neutral player, displaced at { $route }
prompt-wait-taking =
    Waiting for { $who }: may take { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
prompt-wait-moving = { $who } is moving pieces
prompt-wait-removing = { $who } is removing pieces
prompt-wait-replacing = { $who } is placing a new marker
prompt-wait-neutral = { $who } decides for the neutral player
prompt-wait-permanent = { $who } may use a permanent marker
prompt-bot-plays = A bot decides for you
prompt-over = The game is over: { $who } wins
prompt-over-shared = The game is over: { $who } share the victory
prompt-aborted = The game was ended without a result

## Buttons

button-establish = Establish { $route }
button-income = Income +{ $count }
button-end =
    { $count ->
        [0] End turn
        [one] End turn – { $count } action unused
       *[other] End turn – { $count } actions unused
    }
button-finish = Finish
button-done = Done – can’t be undone
button-skip = Skip
button-no = No, thanks
button-buy = Take – uses my whole turn
button-cancel = Cancel
button-take-seat = Decide again
confirm-end =
    Press again: { $count ->
        [one] { $count } action is lost
       *[other] { $count } actions are lost
    }

## What makes an option of the route card special

badge-completes = completes { $city }: city number { $count }
badge-east-west = East–West +{ $points }
badge-ends =
    ends the game – you would be { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }

## Clicks that are no decision

hint-over = The game is over.
hint-not-yours = { $who } decides now.
hint-award = Whoever joins { $first } and { $second } by an unbroken chain of own offices gets 7 points; the next two get 4 and 2.
hint-award-region = Cities controlled in { $region } count at the end: 7 points for the most, then 4 and 2.
hint-seat = This is { $who }’s desk.
hint-extra-office = { $marker } is used when you establish a route: fill all its posts first.
hint-leftmost = Offices of { $city } are taken from the left: number { $number } is next.
hint-nothing = There is nothing to do here now.

## A click while a decision is on its way

click-wait = One moment: your last move is on its way.
click-queued = This piece follows as soon as your last move has arrived.
