### Why a decision is not allowed: one sentence for each reason of the rules, `turn.no_action` being
### `refusal-turn-no-action`. The variables are the facts of the refusal.

refusal-fact-seat = seat { $number }

## The moment

refusal-game-over = The game is over ({ $clause }).
refusal-turn-no-action = You have no actions left this turn: end it, or use a marker first.
refusal-turn-not-now = That is not the current decision; { $seat } has something else to decide.
refusal-turn-not-in-play = That is not part of this game.
refusal-turn-unfinished = The current action is not finished; { $seat } must decide first.

## Supply and posts

refusal-supply-empty = Your supply is empty; take Income to refill it.
refusal-supply-none = You have no { $piece } in your supply.
refusal-post-occupied = { $post } is occupied by { $piece }.
refusal-post-ship = { $post } is a ship post; only merchants can stand there.

## Income and placing

refusal-income-empty = You have no pieces in the stock.
refusal-income-stock = You have { $had } in the stock, not { $needed }.
refusal-income-purse = Your Purse allows you to take at most { $limit }, not { $wanted }.
refusal-place-payment = Apart from the piece you place, your supply does not hold { $needed }.

## Displacing and being displaced

refusal-displace-nobody = There is no piece on { $post } to displace; place one instead.
refusal-displace-own = The piece on { $post } is your own; you can displace only the pieces of others.
refusal-displace-supply = Displacing { $piece } takes { $needed } pieces from your supply; you have { $had }.
refusal-displace-fee = The fee for displacing { $piece } is { $needed }; you are paying { $had }.
refusal-displace-payment = Apart from the piece you place, your supply does not hold { $needed }.
refusal-settle-mandatory = The displaced piece must be placed first: { $piece }.
refusal-settle-stands = The displaced piece is already placed. For an extra piece, say where it comes from: stock, supply or a post.
refusal-settle-other-kind = The displaced piece is { $piece }.
refusal-settle-no-extras = You may not place any more extra pieces.
refusal-settle-source = Extra pieces come from your stock first, then your supply, then your posts.
refusal-settle-order = Extra pieces must now come from your { $source }.
refusal-settle-again = You have only just placed the piece on { $post }.
refusal-settle-not-own = You have no piece on { $post }.
refusal-settle-kind = There is no { $piece } to take from your { $source }.
refusal-settle-same-route = Displaced pieces cannot go back to { $route }.
refusal-settle-far = { $post } is too far away; nearer posts are free: { $nearer }.
refusal-settle-back = The piece comes from { $post } and cannot go back there.
refusal-settle-strands = With this piece on { $post }, the displaced piece would have no post left.

## Moving

refusal-move-nothing = You have no pieces on posts.
refusal-move-empty-post = There is no piece on { $post }.
refusal-move-whose = You may not move { $piece } on { $post } this way.
refusal-move-again = The piece on { $post } has only just been moved.
refusal-move-one-by-one = Put down { $pieces } first; this marker moves one piece at a time.
refusal-move-limit = You may pick up at most { $limit } pieces.
refusal-move-not-in-hand = You are not holding a piece from { $post }.
refusal-move-same-route = A moved piece must leave its route { $route }, or return to its own post.
refusal-move-strands = With a piece on { $post }, another piece in your hand would have no post left.
refusal-move-in-hand = Put down the pieces in your hand first: { $pieces }.
refusal-move-at-least-one = You must pick up at least one piece.

## Routes, offices, abilities, special prestige

refusal-route-posts = You hold { $had } of the { $needed } posts of { $route }.
refusal-route-ends = { $city } is not at either end of { $route }.
refusal-office-green = { $city } has no office spaces of its own.
refusal-office-full = All office spaces in { $city } are taken; only an extra-office marker would help.
refusal-office-privilege = The next space in { $city } needs Privilege { $needed }; you have { $had }.
refusal-office-shape = The next space in { $city } takes a { $needed }; there is none on the route.
refusal-office-room = There is no room for more offices in { $city }.
refusal-develop-full = { $ability } is already fully developed.
refusal-develop-elsewhere = Neither end of { $route } offers { $ability }.
refusal-prestige-elsewhere = { $route } does not lead to the special prestige spaces.
refusal-prestige-taken = Space { $value } is taken by { $piece }.
refusal-prestige-privilege = Space { $value } needs Privilege { $needed }; you have { $had }.
refusal-prestige-merchant = Space { $value } takes a merchant; there is none on the route.
refusal-extra-empty-city = The leftmost office space in { $city } is still empty; it must be taken before an extra office.
refusal-extra-just-taken = You cannot use this route’s extra-office marker until this action is over.
refusal-extra-kind = There is no { $piece } on the route.

## Markers

refusal-marker-used = You have already used your marker { $marker }.
refusal-marker-none = You have no unused marker { $marker }.
refusal-swap-neighbours = You can swap only neighbouring offices, named from left to right.
refusal-swap-green = Offices cannot be swapped in { $city }, which is a green city.
refusal-swap-empty = There is no office on space { $number } in { $city }.
refusal-swap-foreign = One of the two offices in { $city } must be yours: { $pieces }.
refusal-swap-same = Both offices in { $city } are the same ({ $piece }); swapping them changes nothing.
refusal-move-three-nothing = No other player has pieces on posts.
refusal-remove-three-nothing = There are no pieces on posts.
refusal-remove-at-least-one = You must remove at least one piece.
refusal-remove-empty-post = There is no piece on { $post }.
refusal-remove-limit = You may remove at most { $limit } pieces.
refusal-permanent-must = You must use this permanent marker.
refusal-found-not-green = { $city } is not a green city.
refusal-aside-source = These pieces must come from the route you have just established.
refusal-aside-kind = There is no { $piece } left from the route.
refusal-abroad-home = { $post } is not in Wales or Scotland.
refusal-replace-first = Place your replacement markers first.
refusal-replace-permanent = { $route } has a permanent marker.
refusal-replace-marker = There is already a marker at { $route }: { $marker }.
refusal-replace-pieces = There are pieces on { $route }; a new marker needs an empty route.
refusal-replace-full = There is no free printed office space at either end of { $route }.
refusal-replace-not-on-plate = { $marker } is not among your replacement markers.

## Modules

refusal-take-trader = You may take one trader only.
refusal-take-tradesman = You may take one piece: a trader or a merchant.
refusal-take-none = You have no { $piece } in your stock.
refusal-take-amount = Say how many traders and merchants you are taking.
refusal-take-stock = You have { $had } in your stock: take { $needed }, not { $wanted }.
