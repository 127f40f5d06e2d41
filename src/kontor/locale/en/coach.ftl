### The coach and hints, in games against bots. What is said here was worked out by playing it on a copy of the game.

coach = Coach
coach-silence = Turn off
coach-call = Ask the coach
coach-waits = The coach speaks when it is your decision.
coach-thinks = The coach is thinking …
coach-remark = About your last turn: there was something better than “{ $played }”:
coach-threat =
    { $missing ->
        [0] { $who } can establish { $route } next turn: all its posts are taken.
        [one] { $who } can fill and establish { $route } next turn: one post is still free.
       *[other] { $who } can fill and establish { $route } next turn: { $missing } posts are still free.
    }

## What an action does

coach-effect-ends = It ends the game.
coach-effect-developed = { $ability } { $value } for the rest of the game.
coach-effect-actions =
    { $count ->
        [one] One more action in this turn.
       *[other] { $count } more actions in this turn.
    }
coach-effect-connected =
    { $points ->
        [0] You connect East and West.
       *[other] You connect East and West: { $points } points at once.
    }
coach-effect-special = { $points } points at the end.
coach-effect-prestige =
    { $points ->
        [one] A point at once in { $city }.
       *[other] { $points } points at once in { $city }.
    }
coach-effect-office = An office in { $city }.
coach-effect-controls = You control { $city }.
coach-effect-marker = You get the marker { $marker }.
coach-effect-full = Then { $route } is full, and you can establish it.
coach-effect-filled = Then you hold { $held } of { $length } posts of { $route }.
coach-effect-hinders = That puts your piece in the way of { $who }, who could otherwise establish { $route } next turn.
coach-effect-later-developed = This route can bring you { $ability } { $value } for the rest of the game.
coach-effect-later-connected = This route can connect East and West for you.
coach-effect-later-special = This route can bring you { $points } points at the end.
coach-effect-later-office = This route can bring you an office in { $city }.
coach-effect-later-marker = This route can bring you the marker { $marker }.
coach-effect-displaced =
    { $seat ->
        [n] It displaces a neutral trader, which your opponent puts down elsewhere.
       *[other] It displaces one of { $who }’s pieces; { $who } may place extra pieces in return.
    }
coach-effect-income =
    { $count ->
        [one] One more piece in your supply.
       *[other] { $count } more pieces in your supply.
    }
coach-effect-other-prestige =
    { $points ->
        [one] But { $who } gets a point for { $city }.
       *[other] But { $who } gets { $points } points for { $city }.
    }

## Hints

hint = Hint
hint-more = Say more
hint-place-route = Look at { $place }.
hint-place-city = Look at { $place }.
hint-place-hand = Look at your marker { $place }.
hint-place-desk = Look at your desk.
hint-place-turn = Nothing to do on the board now.
hint-kind =
    { $kind ->
        [place] Place a piece.
        [displace] Displace somebody.
        [lift] Move pieces.
        [drop] Put the lifted piece down.
        [income] Take Income.
        [route] Establish a route.
        [use] Use a marker.
        [settle] Put your pieces down here.
        [marker] Lay the new marker here.
        [neutral] Choose the city for the neutral office.
        [end] End the turn.
        [decline] Decline.
        [done] That was enough: finish the move.
        [take] Take what you are offered.
        [develop] Develop the ability.
        [found] Found an office.
       *[remove] Remove a piece.
    }
