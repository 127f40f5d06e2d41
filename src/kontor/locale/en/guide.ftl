### First steps: what somebody does next who does not know the game, and how the game works on one page.

guide = First steps
guide-off = I know the game: no first steps
guide-unfold = The whole step
guide-more = How the game works
guide-begin = Start with a route: the row of posts, the little houses, between two cities. { $route } is a good one. Click one of its posts, and a piece of yours goes there.
guide-next = Begin the next route, for example { $route }. Golden cities make your desk better, offices in many joined cities count at the end.
guide-fill =
    { $count ->
        [one] { $route } lacks one more piece of yours. When all its posts are yours, you can establish the route and take something for it.
       *[other] { $route } lacks { $count } more pieces of yours. When all its posts are yours, you can establish the route and take something for it.
    }
guide-displace = Somebody stands in your way on { $route }. Click the piece to displace it: that costs a few pieces of your supply. Or begin another route.
guide-establish = All posts of { $route } are yours. Click its flag and choose: an office in one of its cities or, at a golden city, a better ability. The pieces go back to your stock.
guide-income = Your supply is empty. “Income” brings pieces from the stock to the supply; only those can be placed.
guide-move = Nothing is left to place. Move pieces to finish a route: click one of yours, then a free post.
guide-end = Your actions are used up. End your turn, and the others play one after the other.
guide-settling = Being displaced pays: your piece goes to a glowing post near by, and further ones come along from your stock at no cost.
guide-moving = One Move shifts as many pieces as your Book says. Click a piece, then a free post.
guide-moving-three = The marker moves up to three pieces of other players. Click a piece, then a free post.
guide-moving-two = The permanent marker moves up to two pieces, whoever owns them. Click a piece, then a free post.
guide-replacing = You took a marker, so you lay out a new one for everybody. It belongs to whoever establishes that route next.
guide-answer = The bar above the map says what you may do now. What glows can be clicked.
guide-wait = { $who } plays. A dashed ring on the map shows what was done last, the log says it in words. Space skips ahead.

## On one page

howto-goal = The aim
howto-goal-text = Most points win. Points come during the game on the track around the map, and at the end for cities, abilities and your network of offices. The tab “Score” counts what you would have now.
howto-turn = Your turn
howto-turn-text = You have as many actions as your desk says. Each is one of five: place a piece on a free post, displace somebody else’s piece, move own pieces, take income, or establish a full route.
howto-route = Routes
howto-route-text = A route is the row of posts between two cities. Once all of them are yours you may establish it: whoever controls the cities at its ends gets 1 prestige each, you take the marker that lies there, and then one thing of your choice, usually an office.
howto-office = Offices
howto-office-text = A city’s spaces are taken from the left. A square wants a trader, a round one a merchant. The number is the Privilege you need: I white, II orange, III pink, IV black. Whoever has most offices controls the city; the shield at its name shows it. A coin is prestige at once.
howto-pieces = Stock and supply
howto-pieces-text = Only pieces in the supply can be placed. Income brings them there from the stock. Pieces of an established route go back to the stock, except the one that stays as an office.
howto-desk = Five abilities
howto-desk-text = Golden cities improve them, instead of an office. Each step also frees a piece.
howto-displace = Displacing
howto-displace-text = You pay one piece to the stock for a trader, two for a merchant. Its owner moves it to a post near by and adds pieces from the stock for free. So standing in the way pays.
howto-marker = Markers
howto-marker-text = Round plates beside routes bring an effect once, at any time in your turn, and points at the end. Point at one to read it.
howto-end = The end
howto-end-text = The game ends after the action in which somebody reaches 20 prestige, enough cities are full, or a marker has to be drawn from an empty pile. The gauges at the top show how near that is.
