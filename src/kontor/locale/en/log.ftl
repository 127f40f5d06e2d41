### Decisions and what happened, in words. In the log the turn block says who did it.
### $piece is t (trader) or m (merchant); $amount and $fee are amounts in words.

amount-both = { $traders } and { $merchants }

## Decisions, as in the move list and in choosers

move-income = Income: { $amount }
move-place =
    Place a { $piece ->
        [m] merchant
       *[t] trader
    } on { $post }
move-place-paying =
    Place a { $piece ->
        [m] merchant
       *[t] trader
    } on { $post }, paying { $fee }
move-displace =
    Displace from { $post } with a { $piece ->
        [m] merchant
       *[t] trader
    }, paying { $fee }
move-settle =
    Place the displaced { $piece ->
        [m] merchant
       *[t] trader
    } on { $post }
move-settle-extra =
    Place an extra { $piece ->
        [m] merchant
       *[t] trader
    } from { $source ->
        [stock] the stock
        [supply] the supply
       *[route] the route
    } on { $post }
move-settle-from =
    Place an extra { $piece ->
        [m] merchant
       *[t] trader
    } from { $from } on { $post }
move-lift = Pick up the piece on { $post }
move-remove = Remove the piece on { $post }
move-put-back = Put the piece back on { $post }
move-drop = Move the piece from { $from } to { $post }
move-swap-pieces = Swap the two pieces ({ $count } moves)
move-decline = Decline
move-done = Finish
move-end = End the turn
move-route-nothing = Establish { $route } and take nothing else
move-route-office = Establish { $route }: office in { $city }
move-route-develop = Establish { $route }: develop { $ability }
move-route-prestige = Establish { $route }: special prestige { $value }
move-route-extra =
    Establish { $route }: extra office in { $city } with a { $piece ->
        [m] merchant
       *[t] trader
    }
move-use = Use { $marker }
move-use-develop = Use the marker: develop { $ability }
move-use-swap = Swap offices { $left } and { $right } in { $city }
move-take = Take { $amount }
move-develop = Develop { $ability }
move-found =
    Found an office in { $city } with a { $piece ->
        [m] merchant
       *[t] trader
    }
move-marker = Place { $marker } at { $route }
# a decision that a newer server offers, as its text
move-other = { $text }
    .about = This page doesn’t know this move yet. You can still play it.

## What happened

log-income = Income: { $amount }
log-took = Took { $amount } from the stock
log-placed =
    { $piece ->
        [m] Merchant
       *[t] Trader
    } to { $post }
log-displaced =
    { $piece ->
        [m] Merchant
       *[t] Trader
    } displaces { $who }’s { $victim ->
        [m] merchant
       *[t] trader
    } on { $post }, fee { $fee }
log-settled =
    Displaced { $piece ->
        [m] merchant
       *[t] trader
    } goes to { $post }
log-settled-extra =
    Extra { $piece ->
        [m] merchant
       *[t] trader
    } from { $source ->
        [stock] the stock
        [supply] the supply
       *[route] the route
    } to { $post }
log-settled-from =
    Extra { $piece ->
        [m] merchant
       *[t] trader
    } from { $from } to { $post }
log-unsettled =
    No post left: the { $piece ->
        [m] merchant
       *[t] trader
    } goes to the stock
log-dropped =
    Moved { $who }’s { $piece ->
        [m] merchant
       *[t] trader
    } from { $from } to { $post }
log-removed =
    Removed { $who }’s { $piece ->
        [m] merchant
       *[t] trader
    } from { $post }
log-route = { $route } established
log-neutral-route = { $route } established by the neutral player
log-office =
    Office in { $city } ({ $piece ->
        [m] merchant
       *[t] trader
    })
log-extra-office =
    Extra office in { $city } ({ $piece ->
        [m] merchant
       *[t] trader
    })
log-completed = { $city } is full: completed city number { $count }
log-connected =
    East–West connected, { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] number { $rank }
    }
log-prestige =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
log-prestige-city =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $city }
log-special-prestige = Special prestige { $value } taken
log-developed = { $ability } developed: { $value }
log-actions =
    { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
    }
log-marker = Marker { $marker } taken from { $route }
log-replaced = New marker { $marker } at { $route }
log-discarded = Marker { $marker } at { $route } leaves the game
log-used = Marker { $marker } used
log-swapped = Offices { $left } and { $right } in { $city } swapped
log-ending =
    The game is ending: { $clause ->
        [END-01] 20 prestige
        [END-03] enough cities are full
       *[other] no marker is left to draw
    }
log-over = The game is over
# an event of a newer server, as its text
log-other = { $text }
log-seat-left = { $who } left; a bot plays on
log-seat-replaced = { $who } was away for too long; a bot plays on
log-seat-expired = { $who } ran out of time; a bot plays on
log-seat-returned = { $who } is back and playing again
log-seat-joined = { $who } takes over a seat
