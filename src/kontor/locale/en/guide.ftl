### First steps: what to do next for someone new to the game, and how the game works on one page.

guide = First steps
guide-off = Hide first steps
guide-unfold = Show more
guide-more = How the game works
guide-begin = Start with a route: the row of posts (the little houses) between two cities. { $route } is a good one. Choose one of its posts to place a piece there.
guide-next = Start the next route, for example { $route }. Golden cities improve your desk; offices in many connected cities count at the end.
guide-fill =
    { $count ->
        [one] { $route } needs one more of your pieces. Once all its posts are yours, you can establish the route and choose what you get for it.
       *[other] { $route } needs { $count } more of your pieces. Once all its posts are yours, you can establish the route and choose what you get for it.
    }
guide-displace = Someone is in your way on { $route }. Choose the piece to displace it: that costs a few pieces from your supply. Or start another route.
guide-establish = All posts on { $route } are yours. Choose its flag, and then an office in one of its cities or, at a golden city, a better ability. The pieces go back to your stock.
guide-income = Your supply is empty. “Income” brings pieces from your stock to your supply; only those in the supply can be placed.
guide-move = You have nothing left to place. Move pieces to fill a route: choose one of yours, then a free post.
guide-end = You have no actions left. End your turn, and the others play theirs.
guide-settling = Being displaced pays off: your piece goes to a glowing post nearby, and extra pieces from your stock join it free of charge.
guide-moving = One Move action moves as many pieces as your Book allows. Choose a piece, then a free post.
guide-moving-three = This marker moves up to three of the other players’ pieces. Choose a piece, then a free post.
guide-moving-two = This permanent marker moves up to two pieces, whoever owns them. Choose a piece, then a free post.
guide-replacing = You took a marker, so you place a new one for everyone. It goes to whoever establishes that route next.
guide-answer = The bar beside the map says what you can do now. Anything that glows can be chosen.
guide-wait = { $who } is playing. A dashed ring on the map shows the last move, and the log describes it in words. Space skips ahead.

## On one page

howto-goal = The aim
howto-goal-text = The most points win. You score points during the game on the track around the map, and at the end for cities, abilities and your network of offices. The “Score” tab shows what you would have now.
howto-turn = Your turn
howto-turn-text = You have as many actions as your desk shows. Each is one of five: place a piece on a free post, displace someone else’s piece, move your own pieces, take Income, or establish a full route.
howto-route = Routes
howto-route-text = A route is the row of posts between two cities. Once all of them are yours, you may establish it: whoever controls the city at each end gets 1 prestige, you take the marker that lies there, and then choose one thing, usually an office.
howto-office = Offices
howto-office-text = A city’s spaces are taken from left to right. A square one needs a trader, a round one a merchant. The numeral is the Privilege you need: I white, II orange, III pink, IV black. Whoever has the most offices controls the city; the shield by its name shows who. A coin gives prestige at once.
howto-pieces = Stock and supply
howto-pieces-text = Only pieces in your supply can be placed. Income brings them there from your stock. The pieces of an established route go back to your stock, except the one that stays as an office.
howto-desk = Five abilities
howto-desk-text = Golden cities let you develop one instead of taking an office. Each step also frees a piece.
howto-displace = Displacing
howto-displace-text = Displacing a trader costs one piece, a merchant two; they go to your stock. The owner moves the displaced piece to a post nearby and may add pieces from the stock for free. So standing in the way pays off.
howto-marker = Markers
howto-marker-text = Each round marker beside a route can be used once, at any time in your turn, and scores points at the end. Point at one to read what it does.
howto-end = The end
howto-end-text = The game ends after the action in which someone reaches 20 prestige, enough cities are full, or a marker has to be drawn from an empty pile. The gauges at the top show how close that is.
