### How the game works, on one page.

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
