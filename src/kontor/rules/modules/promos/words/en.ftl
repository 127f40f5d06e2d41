module-promos = Promo markers
    .about = Exchange, Tribute and Block markers in the pile
choose-exchange = Exchange markers
move-use-exchange = Exchange for { $seat }’s { $marker }
move-use-tribute = Place { $marker } at { $route }
move-use-block = Place { $marker } at { $route }
log-paid = Paid { $amount } for the block
log-laid = { $marker } placed at { $route }
log-exchanged = Marker { $marker } exchanged with { $other }
map-tributes = { $name }’s Tribute
map-blocks = { $name }’s Block
prompt-use-exchange = Choose another player’s used marker.
prompt-use-tribute = Choose a route: you take two pieces whenever an office is built at either end.
prompt-use-block = Choose a route: placing there will cost one extra piece.
prompt-tribute =
    { $who } built an office next to your Tribute: you may take { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
prompt-tribute-own =
    You built an office next to your own Tribute: you may take { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
refusal-place-fee = Because of a Block, placing on { $route } costs { $needed } more; you are paying { $had }.
refusal-exchange-exchange = Exchanging one Exchange marker for another would change nothing.
refusal-exchange-own = The marker must come from another player.
refusal-exchange-none = { $seat } has no used marker { $marker }.
refusal-exchange-laid = { $marker } belongs to { $seat }, but it is on the board.
refusal-lay-trader = You must put a trader from your supply on the marker, and you have none.
book-promos = Promo markers
book-promos-1 = Three more kinds of markers may be in the pile: Exchange, Tribute and Block. Point at one at the table to read what it does.
scope-promo = Promo markers
study-wrong-PROMO-02 = Every game has 15 bonus markers, promos included.
terminal-event-exchanged = exchanged a marker for { $marker } from { $other }
terminal-event-laid = placed { $marker } at { $route }
marker-exchange = Exchange
    .about = Exchange this marker for another player’s used one
marker-tribute = Tribute
    .about = Take two pieces whenever an office is built at either end of this route
marker-block = Block
    .about = Placing on this route costs one more piece
pile-random = Random
    .about = 12 markers are drawn from the usual and the promo markers.
