### Why a decision is not allowed: one sentence for each reason of the rules, `turn.no_action` being
### `refusal-turn-no-action`. The variables are the facts of the refusal. No selectors: the library reads this file
### with the standard library alone.

refusal-fact-seat = seat { $number }

## The moment

refusal-game-over = The game is over ({ $clause }).
refusal-turn-no-action = No action is left in this turn: end it, or use a marker first.
refusal-turn-not-now = That is not asked now; { $seat } has something else to decide.
refusal-turn-not-in-play = That is not part of this game.
refusal-turn-unfinished = The current action is not finished yet; { $seat } must decide first.

## Supply and posts

refusal-supply-empty = Your supply is empty; Income fills it.
refusal-supply-none = You have no { $piece } in your supply.
refusal-post-occupied = { $post } is occupied by { $piece }.
refusal-post-ship = { $post } is a ship post; only merchants can stand there.
refusal-post-border = { $post } lies in { $region }, across a border that this piece may not cross.
refusal-post-permit = { $post } lies in { $region }, and you have no permit for it now.

## Income and placing

refusal-income-empty = None of your pieces lies in the stock.
refusal-income-stock = The stock holds { $had } of yours, not { $needed }.
refusal-income-exact = You must take exactly { $needed }, not { $had }.
refusal-income-purse = Your Purse lets you take { $limit } at most, not { $wanted }.
refusal-place-fee = Because of a Block, placing on { $route } costs { $needed } further; you pay { $had }.
refusal-place-payment = Your supply does not hold { $needed } besides the piece to be placed.

## Displacing and being displaced

refusal-displace-nobody = Nobody stands on { $post }: place a piece instead of displacing one.
refusal-displace-own = The piece on { $post } is your own; only others can be displaced.
refusal-displace-supply = Displacing { $piece } takes { $needed } pieces of your supply; you have { $had }.
refusal-displace-fee = The fee for displacing { $piece } is { $needed }; you pay { $had }.
refusal-displace-payment = Your supply does not hold { $needed } besides the replacing piece.
refusal-settle-mandatory = The displaced piece must be put on the board first: { $piece }.
refusal-settle-stands = The displaced piece stands already. Say of an extra one whether it comes from the stock, the supply or a post.
refusal-settle-other-kind = The displaced piece is { $piece }.
refusal-settle-no-extras = No extra piece is left to be placed.
refusal-settle-source = An extra comes from your stock, then your supply, then your posts.
refusal-settle-order = Extras must now come from your { $source }.
refusal-settle-again = The piece on { $post } was placed in this same answer.
refusal-settle-not-own = None of your pieces stands on { $post }.
refusal-settle-kind = There is no { $piece } to be had from your { $source }.
refusal-settle-same-route = Displaced pieces never go back to { $route }.
refusal-settle-far = { $post } is too far while nearer posts are free: { $nearer }.

## Moving

refusal-move-nothing = None of your pieces stands on a post.
refusal-move-empty-post = Nobody stands on { $post }.
refusal-move-whose = { $piece } on { $post } may not be moved by this.
refusal-move-again = The piece on { $post } was put down in this same move.
refusal-move-one-by-one = Put down { $pieces } first; this marker moves one piece after the other.
refusal-move-limit = No more than { $limit } pieces may be lifted.
refusal-move-not-in-hand = No piece lifted from { $post } is in hand.
refusal-move-same-route = A moved piece must leave its route { $route }, or go back to its own post.
refusal-move-strands = With a piece on { $post }, another lifted piece would have no post left.
refusal-move-in-hand = These pieces are still in hand; put them down first: { $pieces }.
refusal-move-at-least-one = At least one piece must be lifted.

## Routes, offices, abilities, special prestige

refusal-route-posts = You hold { $had } of the { $needed } posts of { $route }.
refusal-route-ends = { $city } is no end of { $route }.
refusal-office-green = { $city } has no office spaces of its own.
refusal-office-full = All office spaces of { $city } are taken; only an extra-office marker would help.
refusal-office-privilege = The next space in { $city } needs Privilege { $needed }; you have { $had }.
refusal-office-shape = The next space in { $city } takes a { $needed }; there is none on the route.
refusal-office-room = No more offices find room in { $city }.
refusal-develop-full = { $ability } is fully developed.
refusal-develop-elsewhere = Neither end of { $route } offers { $ability }.
refusal-prestige-elsewhere = { $route } does not lead to the special prestige spaces.
refusal-prestige-taken = The space { $value } is taken by { $piece }.
refusal-prestige-privilege = The space { $value } needs Privilege { $needed }; you have { $had }.
refusal-prestige-merchant = The space { $value } takes a merchant; there is none on the route.
refusal-extra-empty-city = The leftmost office space of { $city } is still empty; an extra office comes after it.
refusal-extra-just-taken = The extra-office marker of this route can be used only after this action.
refusal-extra-kind = There is no { $piece } on the route.

## Markers

refusal-marker-used = Your marker { $marker } was used already.
refusal-marker-none = You hold no unused marker { $marker }.
refusal-swap-neighbours = Only offices next to each other can be swapped, named from left to right.
refusal-swap-extra = A piece placed in { $city } with an extra-office marker cannot be swapped.
refusal-swap-empty = There is no office on space { $number } of { $city }.
refusal-swap-foreign = One of the two offices in { $city } must be yours: { $pieces }.
refusal-swap-same = Both offices in { $city } are the same ({ $piece }); swapping them changes nothing.
refusal-move-three-nothing = No piece of another player stands on a post.
refusal-remove-three-nothing = No piece stands on a post.
refusal-remove-at-least-one = At least one piece must be removed.
refusal-remove-empty-post = Nobody stands on { $post }.
refusal-remove-limit = No more than { $limit } pieces may be removed.
refusal-permanent-must = A permanent marker must be used.
refusal-found-not-green = { $city } is not a green city.
refusal-aside-source = The pieces come from the route just established.
refusal-aside-kind = No { $piece } of the route is left.
refusal-abroad-home = { $post } does not lie in Wales or Scotland.
refusal-replace-first = Your replacement markers must be placed first.
refusal-replace-abroad = { $route } lies in { $region }; markers are placed in England only.
refusal-replace-permanent = { $route } has a permanent marker.
refusal-replace-marker = The marker { $marker } lies at { $route } already.
refusal-replace-pieces = There are pieces on { $route }; a new marker needs an empty route.
refusal-replace-full = No printed office space is free at either end of { $route }.
refusal-replace-not-on-plate = There is no { $marker } among your replacements.

## Modules

refusal-take-trader = Only one trader may be taken.
refusal-take-amount = Say how many traders and merchants you take.
refusal-take-stock = Take { $needed } of the { $had } in your stock, not { $wanted }.
refusal-favour-one-per-turn = Only one tile can be bought per turn.
refusal-favour-begun = A tile can be bought only before anything else in a turn.
refusal-favour-display = { $favour } is not on display.
refusal-favour-markers = A tile costs { $needed } unused markers; you have { $had }.
refusal-favour-price = A tile costs { $needed } markers; you pay { $had }.
refusal-favour-no-actions = A tile was bought in this turn, which gives up all its actions.
refusal-safe-conduct-paid = A safe-conduct was paid in this turn already.
refusal-neutral-not-full = { $route } is not full of neutral traders.
refusal-neutral-city = No neutral office can be built in { $city }.
refusal-neutral-office = The neutral office must be built; a space is free.
refusal-exchange-exchange = An exchange marker taken for an exchange marker would change nothing.
refusal-exchange-own = The marker must come from another player.
refusal-exchange-none = No used marker { $marker } lies with { $seat }.
refusal-exchange-laid = The { $marker } of { $seat } lies on the board.
refusal-lay-trader = A trader from your supply must be put on the marker; you have none.
