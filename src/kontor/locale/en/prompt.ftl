### The prompt bar and its buttons.

## Your turn

prompt-turn =
    Your turn: { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
prompt-turn-how = Place: choose a free post. Move or displace: choose a piece. Or take Income.
prompt-turn-how-empty = Your supply is empty: take Income, or choose a piece to move it.
prompt-turn-how-route = You have a full route: choose its flag, or anything that glows.
prompt-turn-empty = No actions left
prompt-turn-empty-markers = Use a marker or end your turn.
prompt-turn-empty-end = End your turn.
prompt-merchant = Next piece: a merchant
prompt-merchant-how = Choose a post. This applies to the next piece only.
prompt-use = { $marker }
prompt-use-develop = Choose the ability on your desk you want to develop.
prompt-use-swap = Choose the place between the two neighbouring offices you want to swap.
prompt-use-extra-office = Choose the city for the extra office.

## Your answer

prompt-settling =
    { $who } displaced your { $piece ->
        [m] merchant
       *[t] trader
    } on { $route }
prompt-settle-one = Choose a glowing post for it.
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
prompt-settle-pick = Your stock and supply are empty: first choose one of your pieces on the board.
prompt-move = Move: { $used } of { $limit } used
prompt-move-three = Move others’ pieces: { $used } of { $limit } used
prompt-move-two = Permanent marker, move anyone’s pieces: { $used } of { $limit } used
prompt-moving-first = Pick up a piece.
prompt-moving-drop =
    Choose a free post for the { $piece ->
        [m] merchant
       *[t] trader
    }.
prompt-moving-more = Pick up another piece, or finish.
prompt-moving-done = Choose “Finish”.
prompt-removing = Remove pieces: { $used } of { $limit } used
prompt-removing-how = Choose a piece to return it to its owner’s supply.
prompt-founding = Permanent marker: found an office in a green city
prompt-founding-how = Choose a green city, or skip: you can’t do this later.
prompt-developing = Permanent marker: develop Privilege
prompt-now-or-never = You can’t use it later.
prompt-placing-aside =
    Permanent marker: put { $count ->
        [one] { $count } piece
       *[other] up to { $count } pieces
    } back on the board ({ $amount })
prompt-placing-abroad =
    Permanent marker: place { $count ->
        [one] { $count } piece
       *[other] up to { $count } pieces
    } in Wales or Scotland
prompt-placing-how = Choose a free post, or skip: you can’t do this later.
prompt-placing-must = Choose a free post: this marker must be used.
prompt-replacing = Place the new marker { $marker } ({ $number } of { $count })
prompt-replacing-how = Choose a glowing route.
prompt-other = A decision that this page doesn’t know yet
prompt-other-how = Choose it in the list “All moves”, or reload the page for the newest version.

## Others decide

prompt-wait-turn =
    { $who }’s turn: { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
prompt-wait-turn-of = After that, { $who }’s turn continues.
prompt-wait-settling =
    Waiting for { $who }: displaced on { $route }, placing { $count ->
        [one] { $count } piece
       *[other] up to { $count } pieces
    }
prompt-wait-taking =
    Waiting for { $who }, who may take { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
prompt-wait-moving = { $who } is moving pieces
prompt-wait-removing = { $who } is removing pieces
prompt-wait-replacing = { $who } is placing a new marker
prompt-wait-permanent = { $who } may use a permanent marker
prompt-wait-other = { $who } is deciding
prompt-bot-plays = A bot is playing for you
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
button-done-free = Done
button-skip = Skip
button-no = No, thanks
button-buy = Take – uses my whole turn
button-cancel = Cancel
button-take-seat = Play this seat myself
confirm-end =
    Press again: { $count ->
        [one] { $count } action will be lost
       *[other] { $count } actions will be lost
    }
