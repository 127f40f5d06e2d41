### Analysis of a game: win chances, best actions and reasons. $points is a text with its sign; ids of places, markers and
### abilities stay as they are typed. English keeps to ASCII, for old terminals.

analysis-head =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, evaluated by { $bot } with everything the record contains.
analysis-head-as =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, evaluated by { $bot } from what { $who } knew.
analysis-chances = Win chance over the game
analysis-players = How it went
analysis-course =
    { $course ->
        [early] Won, and was ahead from decision { $since } on.
        [late] Won, but was ahead only from decision { $since } on.
        [slipped] Was ahead at decision { $since } with { $chance }, and lost the lead.
       *[behind] Was never ahead for long; the best chance was { $chance } at decision { $since }.
    }
analysis-worst = Decision { $worst } cost most: { $loss }.
analysis-no-worst = No decision cost anything.
analysis-table = Win chance in per cent, and expected points
analysis-column-decision = decision
analysis-column-end = end
analysis-column-lost = lost per turn
analysis-costliest = The costliest decisions
analysis-costly = { $ply }  { $who }: { $played } cost { $loss }
analysis-better = better: { $move }
analysis-none = No decision cost anything that this evaluation can see.
analysis-turning = Turning points
analysis-turned = { $ply }  { $by }: { $played } cost { $who } { $drop }
analysis-turned-none = Win chances never shifted by more than { $drop } at once.
# Between whole numbers and tenths
analysis-point = .
analysis-percent = { $number }%
analysis-graph = Win chances
analysis-graph-axis = decisions; win chance in per cent

## Why an action is good: "+6.0 network: joins two networks in Goslar"

analysis-reason = { $points } { $category }: { $why }
analysis-part-track = prestige
analysis-part-abilities = abilities
analysis-part-markers = markers
analysis-part-special_prestige = special prestige
analysis-part-cities = cities
analysis-part-network = network
analysis-part-tempo = tempo
analysis-part-plans = plans
analysis-part-rival = for { $who }
analysis-part-nothing = points
analysis-why-track =
    { $how ->
        [connects] connects East and West
        [controls] control of { $city } will earn prestige
       *[scores] prestige at once
    }
analysis-why-abilities = completes { $ability }
analysis-why-markers =
    { $how ->
        [takes] takes the marker { $marker }
       *[counts] one more marker
    }
analysis-why-special_prestige =
    { $how ->
        [takes] takes the prestige space { $points }
       *[counts] special prestige
    }
analysis-why-cities =
    { $how ->
        [controls] gains control of { $city }
       *[keeps] control is safer
    }
analysis-why-network =
    { $how ->
        [joins] joins two networks in { $city }, { $offices } offices
        [keys] { $offices } offices count { $keys } each
        [lasts] there is more time for it to grow
       *[grows] an office in { $city }, { $offices } in all
    }
analysis-why-tempo =
    { $how ->
        [develops] develops { $ability } to { $value }
        [actions] { $count } more actions
        [supplies] { $count } more in the supply
       *[lasts] there is more time to use it
    }
analysis-why-plans =
    { $how ->
        [fills] fills { $route }, { $held } of { $length }
       *[opens] a better route is within reach
    }
analysis-why-rival =
    { $route ->
        [none] spoils a plan
       *[other] stands in the way on { $route }
    }
analysis-why-nothing = nothing to gain now

## Beside the map

analysis-chances-now = Win chances and expected points
analysis-expected = Expected points at the end
analysis-points = { $points } points
analysis-working-short = Thinking ...
analysis-by-category = Expected points by category
analysis-nothing-costly = No decision of this player cost 1% or more.
analysis-turned-short = An action by { $by } cost { $who }
analysis-turned-never = No action shifted the chances by more than 8 percentage points.
analysis-better-move = Better: { $move }
analysis-try = Try again
analysis-study = Study from here
analysis-about = The chances are estimated by a bot that looks one turn ahead and sees all cards.
analysis-working = { $evaluated } of { $decisions } decisions evaluated
analysis-cancel = Cancel
analysis-failed-record = This version of Kontor cannot replay the game, so it cannot analyse it.
analysis-failed-bots = The bots failed on this game. You can try again.
analysis-failed-unexpected = Something unexpected went wrong. The operator of the server finds it in the log.
analysis-offer = A bot looks at every decision: who was winning when, which decisions cost most, what would have been better, and why.
analysis-ask = Analyse the game
