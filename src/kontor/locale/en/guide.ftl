### First steps: what to do next for someone new to the game.

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
