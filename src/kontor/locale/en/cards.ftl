### The cards over the board: choosing, routes, what a decision does, and why not.

## Choosing

choose-income = Which pieces?
choose-place = Place here
choose-displace = Displace this piece
choose-move = This piece
choose-route = Establish a route
choose-found = Found an office
choose-swap = Swap offices
choose-develop = Develop
choose-paying = Pay with
choose-use = Use the marker

## What a decision does

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
displace-free = Displace

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

## What a route brings

benefit-nothing = Nothing
benefit-office = Office in { $city }
benefit-develop = Develop { $ability }
benefit-prestige = Special prestige { $value }
benefit-extra =
    Extra office in { $city } with a { $piece ->
        [m] merchant
       *[t] trader
    }

## Refusals

refused = Not possible
refusal-unknown = That is not possible now.
rule-link = { $clause }: show the rule
piece-of =
    { $who }’s { $piece ->
        [m] merchant
       *[t] trader
    }
remedy-route-posts = Fill all of them, then try again.
remedy-office-privilege = Develop Privilege first: look for its golden city on the map.
remedy-office-shape = Place one on the route (hold Shift for a merchant), or move one there.
remedy-office-full = Choose another city, or establish the route for something else.
remedy-prestige-merchant = Place a merchant on the route: first choose the merchant below the map, or hold Shift as you place it.
remedy-prestige-privilege = Develop Privilege first: look for its golden city on the map.
remedy-prestige-taken = Another space may still be free.
remedy-post-ship = First choose the merchant below the map, or hold Shift as you place it.
remedy-post-occupied = To displace it, choose it when you can take an action.
remedy-displace-supply = Take Income to refill your supply.
remedy-supply-none = Take Income to bring pieces from your stock, if there are any.

## Clicks that are not decisions

hint-over = The game is over.
hint-not-yours = It is { $who }’s decision.
hint-award = The first player to connect { $first } and { $second } with an unbroken chain of their own offices gets { $best } points; the next two get { $middle } and { $least }.
hint-seat = This is { $who }’s desk.
hint-extra-office = { $marker } is used when you establish a route: fill all its posts first.
hint-leftmost = Offices in { $city } are taken from left to right: number { $number } is next.
hint-nothing = There is nothing to do here right now.

## A click while a decision is on its way

click-wait = One moment: your last move is still being sent.
click-queued = This piece follows as soon as your last move has gone through.
