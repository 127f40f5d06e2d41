### The score and the end of a game.

## Score and end

score-category = Category
score-final = Final score
score-projection = Score if the game ended now
score-secret = Secret until the end
score-show = { $who }, { $category }: { $points }. Show on the map
score-as-if = As if the game ended now.
rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
end-won-by = { $who } wins, { $points } to { $other }
end-aborted = No result
end-skip = Skip
end-shared = Level on points, Actions and network: the rank is shared.
end-tie-break = Level on points: less developed Actions rank higher, then more network points.
end-evidence = Choose a number to see on the map where it comes from.
ending-END-01 = Someone reached { $limit } prestige
ending-END-02 = The marker pile was empty
ending-END-03 = Enough cities were full
ending-CLASSIC-07 = The marker pile was empty
ending-aborted = Ended before anyone had won
ending-expired = { $who } ran out of time; there is no result
rematch = Play again
chart-title = Prestige turn by turn
rematch-join = Go to the next game

## What stood out

remark-turn = Best turn: { $who }, { $points } prestige in turn { $turn }.
remark-displaced =
    { $count ->
        [one] { $who } was displaced once
       *[other] { $who } was displaced { $count } times
    }{ $extras ->
        [0] .
        [one] , which brought { $extras } extra piece to the board.
       *[other] , which brought { $extras } extra pieces to the board.
    }
remark-connected = { $who } was the first to connect East and West, in turn { $turn }.

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
explain-cities-none = No cities controlled.
explain-cities =
    { $count ->
        [one] { $count } city × { $each } = { $points }, crowned on the map.
       *[other] { $count } cities × { $each } = { $points }, crowned on the map.
    }
explain-network-none = No offices yet.
explain-network =
    { $count ->
        [one] { $count } office × { $ability } { $keys } = { $points }, shown on the map.
       *[other] { $count } offices × { $ability } { $keys } = { $points }, shown on the map.
    }
