### The game in the terminal. What is typed stays as it is typed: ids of places, markers and abilities, and commands.
### $piece is t (trader) or m (merchant); an amount is as in notation. English keeps to ASCII, for old terminals.

terminal-you = You
terminal-player = Player { $number }
terminal-side-hansa-3 = The Hanseatic League (3 players)
terminal-side-hansa-45 = The Hanseatic League (4-5 players)
terminal-side-east = The Eastern Hanseatic League
terminal-side-britannia-3 = Britannia (3 players)
terminal-side-britannia-45 = Britannia (4-5 players)
terminal-or = , or { $way }

## What happened, after the name of whoever did it

terminal-who-you = you
terminal-owned =
    { $whose ->
        [you] your
        [neutral] a neutral
       *[other] { $who }'s
    } { $piece ->
        [m] merchant
       *[t] trader
    }
terminal-event-placed =
    placed a { $piece ->
        [m] merchant
       *[t] trader
    } on { $post }
terminal-event-paid = paid { $amount }
terminal-event-displaced =
    displaced { $owned } on { $post } with a { $piece ->
        [m] merchant
       *[t] trader
    }, paying { $fee }
terminal-event-settled =
    settled a { $neutral ->
        [yes] neutral { $piece ->
            [m] merchant
           *[t] trader
        }
       *[no] { $piece ->
            [m] merchant
           *[t] trader
        }
    } on { $post }
terminal-event-settled-from = { $settled } from { $source }
terminal-event-unsettled =
    the displaced { $piece ->
        [m] merchant
       *[t] trader
    } found no post
terminal-event-declined = declined
terminal-event-dropped = moved { $owned } from { $origin } to { $post }
terminal-event-dropped-back = moved { $owned } back to { $post }
terminal-event-income = took { $amount } as income
terminal-event-took = took { $amount } from the stock
terminal-event-route = established { $route }
terminal-event-neutral-route = the neutral player established { $route }
terminal-event-marker = took the marker { $marker }
terminal-event-looked = drew { $markers }
terminal-event-replaced = placed the marker { $marker } at { $route }
terminal-event-discarded = the marker { $marker } left the game
terminal-event-office =
    opened an office ({ $piece ->
        [m] merchant
       *[t] trader
    }) in { $city }
terminal-event-extra-office =
    opened an extra office ({ $piece ->
        [m] merchant
       *[t] trader
    }) in { $city }
terminal-event-completed = { $city } is full (city { $count })
terminal-event-connected =
    connected { $west } and { $east }, the { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } to do so
terminal-event-prestige = +{ $points } prestige for { $who } ({ $why })
terminal-event-special-prestige = took the prestige space { $value }
terminal-event-developed = developed { $ability } to { $value }
terminal-event-actions =
    gained { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
terminal-event-used = used { $marker }
terminal-event-swapped = swapped two offices in { $city }
terminal-event-removed = removed { $owned } from { $post }
terminal-event-ending = THE GAME IS ENDING ({ $clause })
terminal-event-end = ended the turn
terminal-event-more = ... (type log for all)

## What is asked, after the name of whoever decides

terminal-ask-over = The game is over.
terminal-ask-turn =
    your turn, { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left.
terminal-ask-turn-routes = { $turn } Full routes: { $routes }.
terminal-ask-end = no actions left: end the turn.
terminal-ask-end-markers = no actions left: end the turn, or use a marker first.
terminal-ask-settle =
    { $who } displaced { $neutral ->
        [yes] a neutral
       *[no] your
    } { $piece ->
        [m] merchant
       *[t] trader
    } on { $route }: settle it as near as possible.
terminal-ask-settle-extras =
    { $who } displaced { $neutral ->
        [yes] a neutral
       *[no] your
    } { $piece ->
        [m] merchant
       *[t] trader
    } on { $route }: settle it as near as possible and up to { $extras } more.
terminal-ask-extras = you may settle up to { $extras } more (first from your stock, then your supply, then your posts){ $out }.
terminal-ask-held =
    { $piece ->
        [m] merchant
       *[t] trader
    } from { $post }
terminal-ask-hand =
    in hand: { $hand }. Drop { $count ->
        [one] it
       *[other] them one by one
    }.
terminal-ask-hand-lift =
    in hand: { $hand }. Drop { $count ->
        [one] it
       *[other] them one by one
    }, or lift up to { $lifts } more.
terminal-ask-lift = lift up to { $lifts } more{ $out }.
terminal-ask-moved = all pieces have been moved: type done.
terminal-ask-remove = remove up to { $pieces } from posts{ $out }.
terminal-ask-removed = all pieces have been removed: type done.
terminal-ask-take = you may take { $pieces } from your stock because of what { $who } did{ $out }.
terminal-ask-take-trader = you may take a trader from your stock because of what { $who } did{ $out }.
terminal-ask-take-tradesman = you may take a trader or a merchant from your stock because of what { $who } did{ $out }.
terminal-ask-replace = end of the turn: place the new marker ({ $markers }) at a free route.
terminal-ask-replace-hidden = end of the turn: place the new marker (face down) at a free route.
terminal-ask-found = a permanent marker: found an office in a green city{ $out }.
terminal-ask-develop = a permanent marker: develop privilege{ $out }.
terminal-ask-place = a permanent marker: settle { $pieces }{ $out }.
terminal-ask-place-must = a permanent marker: settle { $pieces }, as far as possible.

## The board and the desks

terminal-decision = decision { $number }
terminal-green = green
terminal-left-out-routes = empty routes not shown
terminal-left-out-empty = empty cities and routes not shown
terminal-left-out-cities = cities and empty routes not shown
terminal-left-out-all = cities and routes not shown
terminal-head-player = player
terminal-head-points = pts
terminal-head-total = total
terminal-head-keys = keys
terminal-head-actions = actions
terminal-head-privilege = priv
terminal-head-book = book
terminal-head-purse = purse
terminal-head-supply = supply
terminal-head-stock = stock
terminal-head-markers = markers
terminal-used = { $count } used
terminal-to-place = { $count } to place
terminal-markers = Markers
terminal-markers-unused = unused markers: { $markers }
terminal-markers-used = used markers: { $markers }
terminal-end = End
terminal-end-reached = reached ({ $clause })
terminal-end-prestige = prestige { $had }/{ $limit }
terminal-end-cities = full cities { $had }/{ $limit }
terminal-end-pile = pile { $count }
terminal-all-taken = all taken

## The score sheet

terminal-rank = rank
terminal-score-now = As if the game ended now:
terminal-score-secret = { $categories }: secret until the end
terminal-score-markers = { $count } markers
terminal-score-network = { $offices } offices x { $keys }
terminal-won = { $who } wins with { $points } points.
terminal-won-shared = { $who } share the victory with { $points } points.
terminal-and = { $first } and { $second }
terminal-ended = Ended by { $clause }: { $text }

## The rules

terminal-rules-ruling = Ruling:
terminal-rules-span = { $first } to { $last }
terminal-rules-hits = { $count } clauses; type rules CLAUSE to see one in full.
terminal-rules-none = no clause contains all of: { $words }
terminal-rules-unknown = no clause '{ $name }'
terminal-rules-unknown-near = no clause '{ $name }'; did you mean { $near }?

## At the prompt

terminal-hint = Tab completes   ? help   moves   board   desks   log   scores   rules   undo   save   quit
terminal-welcome = { $players }. Type ? for help, ? signs for how to read the board.
terminal-look-away = { $who } decides now: everyone else, look away. Press Enter.
terminal-decides = --- { $who } decides now ---
terminal-legal = legal: Enter plays it
terminal-legal-more = legal: Enter plays it, or add more words
terminal-expected = expected { $what }
terminal-or-command = or a command: { $commands }
terminal-refused = { $why } [{ $clause }]
terminal-refused-more = { $why } [{ $clause }]   (see rules { $clause })
terminal-no-move = there is no move { $number }: expected 1 to { $most }; type moves to list them
terminal-no-match = No legal move begins with or contains '{ $wanted }'. Type moves to list the groups.
terminal-all-of = all: moves { $verb }
terminal-number-plays = Type a number to play that move.
terminal-log-wrong = log { $wish }: expected a number of entries, or all
terminal-log-earlier = ... { $count } earlier entries (log all)
terminal-nothing-to-undo = nothing to undo: you have not decided anything yet
terminal-undone = Taken back: { $move }.
terminal-undone-more = Taken back: { $move } and { $count } more decisions.
terminal-resumed = Resumed after { $count } decisions.
terminal-nothing-played = Nothing has been played yet.
terminal-saved = Saved to { $path }
terminal-go-on = Continue with
terminal-see-again = Watch it again with
terminal-cannot-save = cannot save to { $path }: { $why }
terminal-keys = Enter next, b back, number, e end, q quit

## Help

terminal-help-help = this page, or how to read the board
terminal-help-moves = legal moves, numbered; with words, only those that match
terminal-help-board = all cities and routes
terminal-help-desks = all desks, tracks and markers in full
terminal-help-log = what happened
terminal-help-scores = all points and what they are for
terminal-help-rules = contents, a clause such as PLACE-02, or a search
terminal-help-undo = back to your last decision, past the bots' answers
terminal-help-save = save the game
terminal-help-resume = continue a saved game instead of this one
terminal-help-quit = leave; the game is saved
terminal-move-place = a trader (m: merchant) on a post
terminal-move-displace = displace another player's piece
terminal-move-income = from your stock to your supply
terminal-move-lift = move: then drop FROM TO ..., done
terminal-move-route = full route: office CITY, develop BOOK,
terminal-move-route-more = prestige 8, extra CITY t, or nothing
terminal-move-use = or use develop BOOK, use swap CITY 1 2
terminal-move-settle = after being displaced; or decline
terminal-move-marker = a new marker at the end of the turn
terminal-move-end = end your turn
terminal-signs-piece = A piece is its owner's digit and its shape: { $pieces } are a trader and a merchant.
terminal-signs-city =
    A city shows the digit of whoever controls it, its offices from left to right and the ability it develops:
    { $trader } needs a trader and Privilege white, { $merchant } a merchant and orange, then pink and black; + scores
    a point. Extra offices are to the left of { $extra }.
terminal-signs-route =
    A route shows its posts from the first city on: { $empty } is empty, { $ship } is for ships, and { $marker } is the
    marker lying there. W and S are Wales and Scotland.
terminal-signs-desk =
    A desk shows prestige (pts), the total as if the game ended now (+? without a secret mission), and each ability with
    its value and a { $step } for each step left.

## Figures of a game

terminal-usual = usual ({ $level })
terminal-figure-turns = turns
terminal-figure-income = income
terminal-figure-place = pieces placed
terminal-figure-displace = displacements
terminal-figure-move = moves
terminal-figure-route = routes established
terminal-figure-office = offices
terminal-figure-develop = abilities developed
terminal-figure-marker = bonus markers taken
terminal-figure-use = bonus markers used
terminal-figure-displaced = displaced by others
terminal-figure-gained = extra pieces from that
