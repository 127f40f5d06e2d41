### Lessons: `lesson-ID-title`, and for each step the task, why it matters, and words for other decisions.
### The steps are in src/kontor/lessons. The learner is Ada.

lesson-names = Ada, Ben, Cora
lesson-step = Step { $number } of { $count }
lesson-task = Your task
lesson-done = Done
lesson-next = Go on
lesson-finish = Finish the lesson
lesson-next-lesson = Next lesson: { $title }
lesson-all = All lessons
lesson-show = Show me
lesson-shown = One way: { $move }.
lesson-take-back = Take it back
lesson-again = Start the step again
lesson-leave = Leave the lesson
lesson-other = That is allowed, but it is not what this step is about. Take it back and try again.
lesson-finished = You have finished this lesson.
lesson-terminal = Type a decision, such as { $move }. 'moves' lists all of them, 'show' shows a way, 'back' takes the last one back, 'again' starts the step again, 'quit' leaves the lesson.
lesson-terminal-list = 'kontor learn { $id }' begins the first one.
lesson-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## 1

lesson-routes-title = Fill a route and establish it
lesson-routes-about = Place pieces, end a turn, take your first office, and earn from it.
lesson-routes-1 = You are Ada. The little houses between two cities are posts, and a row of them is a route. Place a trader on a post between Hamburg and Lübeck: choose one of the posts there.
lesson-routes-1-why = That was one action. The trader came from your supply. You have two actions in each turn, and you may spend both on the same route.
lesson-routes-1-elsewhere = A fine place too, but let us stay together: this route runs from Hamburg to Lübeck, at the top of the map.
lesson-routes-1-income = Income brings new pieces into your supply. You still have plenty there, so that can wait.
lesson-routes-2 = Place a second trader on the same route.
lesson-routes-2-why = Two of three posts are yours, and both actions are spent. A route can be used once all its posts are yours.
lesson-routes-2-elsewhere = A route counts only when it is full. Put this piece on Hamburg-Lübeck as well.
lesson-routes-2-income = Your supply is still full enough. Place a trader on Hamburg-Lübeck.
lesson-routes-3 = You have no actions left. End your turn.
lesson-routes-3-why = Now the others play. Ben and Cora have the same five actions to choose from as you.
lesson-routes-4 = Ben and Cora have played, and it is your turn again. Fill the last post between Hamburg and Lübeck.
lesson-routes-4-why = The route is full: a flag stands beside it. You may establish it now, which costs one more action.
lesson-routes-4-elsewhere = One post between Hamburg and Lübeck is still free. While it is, somebody else may take it.
lesson-routes-4-income = You can place at once: there are traders in your supply.
lesson-routes-5 = Establish the route: choose its flag or a city at its end, and take the office in Hamburg.
lesson-routes-5-why = One trader now stays in Hamburg as your office. The two others went back to your stock. With the only office there you control Hamburg: that is worth 2 points at the end, and more before that.
lesson-routes-5-luebeck = Lübeck would be good as well: its coin brings a point at once. But nobody else passes there. Hamburg lies on four routes, so take that one.
lesson-routes-5-purse = Developing the Purse is useful, and the third lesson is about that. Here, take the office in Hamburg.
lesson-routes-5-nothing = A route may be established for nothing, but that gives your pieces away. Take the office in Hamburg.
lesson-routes-6 = End your turn and see what your office does for you.
lesson-routes-6-why = Ben has a full route between Hamburg and Stade.
lesson-routes-7 = Ben established Hamburg-Stade, and you moved up one point on the track around the map: whoever controls a city at the end of an established route gets a point, whoever established it.
lesson-routes-7-why = Offices where many routes meet earn points from what others do. You now know how a route becomes an office. That is half of the game.

## 2

lesson-pieces-title = Stock, supply and Income
lesson-pieces-about = Where pieces come from, and where they go.
lesson-pieces-1 = Your pieces lie in two heaps beside the map: the supply, from which you place, and the stock, where they rest. Your supply has one trader left. Put it on the last free post between Hannover and Minden.
lesson-pieces-1-why = The supply is empty. Nothing can be placed or displaced without pieces there, however many are in the stock.
lesson-pieces-1-elsewhere = Hannover-Minden needs just this one piece to be full.
lesson-pieces-1-income = You will need Income in a moment. First use the piece that you have.
lesson-pieces-2 = Take the action Income: it brings pieces from the stock into the supply. Your Purse says how many: three.
lesson-pieces-2-why = Three pieces are ready again. One action for three pieces: so each piece on the map costs about one action and a third. A better Purse makes that cheaper.
lesson-pieces-2-route = You could establish the route now. But your supply would still be empty. Take Income first.
lesson-pieces-2-end = An action that is not used is lost. Take Income first.
lesson-pieces-3 = Both actions are spent. End your turn.
lesson-pieces-3-why = Nobody displaced you, so your route is still full.
lesson-pieces-4 = Establish Hannover-Minden with an office in one of its cities, and watch both heaps.
lesson-pieces-4-why = One piece became an office. The other two went to the stock, not to the supply: to place them again you must take Income again.
lesson-pieces-4-later = Your full route comes first: a full route can be broken as long as it stands.
lesson-pieces-4-nothing = Without an office all three pieces go back to the stock for nothing. Take an office.
lesson-pieces-5 = Take Income once more, and this time choose the merchant too: two traders and a merchant.
lesson-pieces-5-why = A merchant, the round piece, goes wherever a trader goes. It also takes round offices, and it costs more to displace.
lesson-pieces-5-traders = Three traders are fine, but a merchant in the same three is better: it costs no more and can do more.
lesson-pieces-5-fewer = Take as many as the Purse allows: fewer pieces cost the same action.
lesson-pieces-6 = The circle is complete: stock, Income, supply, map, and back to the stock.
lesson-pieces-6-why = Pieces never go from the map to the supply by themselves. Take Income before the supply is empty, and take as much as the Purse allows.

## 3

lesson-abilities-title = Abilities
lesson-abilities-about = Golden cities make you faster, richer, and welcome in more cities.
lesson-abilities-1 = Three of your routes are full. At a golden city you may develop an ability instead of taking an office. Establish Göttingen-Quedlinburg and develop Actions.
lesson-abilities-1-why = Three actions instead of two, for the rest of the game, and the new one counts at once: you have two left. The trader that covered it went to your supply. This is why Göttingen is fought over first at nearly every table.
lesson-abilities-1-office = An office is possible here, but a third action in every turn is worth more now. Choose Actions.
lesson-abilities-1-order = That would be good too. But develop Actions first: it gives back the action that it costs.
lesson-abilities-2 = The city of Warburg has an orange office, number II, and your Privilege is still white, number I: you could not take it. Establish Hamburg-Stade and develop Privilege.
lesson-abilities-2-why = Now orange offices are open to you. White ones run out during the game.
lesson-abilities-2-office = Choose Privilege here, so that orange offices are open to you.
lesson-abilities-2-order = Without more Privilege the office in Warburg stays closed. Develop Privilege first.
lesson-abilities-3 = Establish Paderborn-Warburg and take the orange office in Warburg. Its coin is a point at once.
lesson-abilities-3-why = A point for the coin, and control of Warburg. One turn, three routes: because the first one brought an action.
lesson-abilities-3-white = That works with a white office as well. But Warburg has a coin, and now it is open to you.
lesson-abilities-4 = The other three: the Purse in Lübeck brings more pieces with each Income. The Book in Groningen moves more pieces with one action, and frees merchants. The Keys in Halle multiply your largest network at the end.
lesson-abilities-4-why = The first step of each is cheap and worth having early, except the Keys: they can wait. A complete row scores 4 points at the end, but not the Keys.

## 4

lesson-displacing-title = Displacing
lesson-displacing-about = What it costs, and why being displaced pays.
lesson-displacing-1 = Ben’s trader stands on the middle post between Dortmund and Paderborn, where you want to go. Choose it and displace it with a trader.
lesson-displacing-1-why = It cost you one action and one more trader from your supply, which went to your stock. Displacing a merchant costs two.
lesson-displacing-1-merchant = A merchant can do that, but it is worth more elsewhere. A trader is enough.
lesson-displacing-1-third = You will need that post as well, but first displace Ben’s trader.
lesson-displacing-1-elsewhere = Stay on Dortmund-Paderborn: Ben’s trader is the one in the way.
lesson-displacing-2 = Ben’s answer came at once: his trader went to a neighbouring route, and he put another one beside it straight from his stock, without an action. That is his reward. Now fill the last post between Dortmund and Paderborn.
lesson-displacing-2-why = Your route is full, but Ben gained a piece on the map. Displace where it is worth that.
lesson-displacing-2-elsewhere = The last free post is between Dortmund and Paderborn.
lesson-displacing-3 = End your turn. You can establish the route next time.
lesson-displacing-3-why = Now you are in Ben’s way: your trader stands between Hannover and Minden.
lesson-displacing-4 = Ben has displaced your trader. You decide now, in his turn. Put it on one of the glowing posts: they are on the nearest routes with room.
lesson-displacing-4-why = The piece is not lost, and you chose its new place.
lesson-displacing-5 = And now your reward: put a trader from your stock on a glowing post. It costs nothing.
lesson-displacing-5-why = It cost Ben an action and a trader for the fee. You have one more piece on the map, without Income and without an action.
lesson-displacing-5-decline = You may decline, but a piece for nothing is hardly ever wrong.
lesson-displacing-6 = So being in the way pays: stand where others must pass, and let them pay you.
lesson-displacing-6-why = Stand there with a merchant, and they need three pieces, while you get two for nothing. But where nobody wants to pass, you only lose time.

## 5

lesson-markers-title = Bonus markers
lesson-markers-about = Take them, use them, and lay new ones.
lesson-markers-1 = The round marker beside Kampen-Osnabrück goes to whoever establishes that route. It is yours: establish it and take the office in Osnabrück.
lesson-markers-1-why = The marker lies in your hand now. Taken markers score at the end, used or not: one is a point, two are three, four are six.
lesson-markers-1-order = That route comes later. The marker lies beside Kampen-Osnabrück.
lesson-markers-1-elsewhere = A full route with a marker is best established at once, before somebody breaks it.
lesson-markers-2 = Using a marker costs no action. Choose the marker +3 in your hand.
lesson-markers-2-why = Three more actions in this turn. That is more than a whole turn.
lesson-markers-2-order = Use the marker first: the actions are there to be spent.
lesson-markers-3 = In Minden the white office is Ben’s, and the next one is orange, which you may not take. But you hold the marker Extra office: establish Hannover-Minden and take the extra office in Minden.
lesson-markers-3-why = Your office stands left of the printed ones. It counts for your network and for control, whatever your Privilege.
lesson-markers-3-other-benefit = That is possible, but this time try the extra office in Minden.
lesson-markers-4 = Three actions are left. Fill the route between Bremen and Minden.
lesson-markers-4-why = Five actions in one turn, thanks to the marker.
lesson-markers-4-on = Good. Fill the other posts of Bremen-Minden too.
lesson-markers-4-elsewhere = The route between Bremen and Minden has three free posts for your three actions.
lesson-markers-4-income = Your supply is enough for this route.
lesson-markers-5 = End your turn.
lesson-markers-5-why = You took a marker, so you draw a new one for everybody and see it now.
lesson-markers-6 = Lay the new marker on a glowing route: one that is completely empty and has no marker.
lesson-markers-6-why = Lay it where you will be first, or at a city that you control.
lesson-markers-7 = Markers are tempo and points at once.
lesson-markers-7-why = When a marker must be drawn and none is left, the game ends. So each one that is taken brings the end closer.

## 6

lesson-end-title = What counts, and the end
lesson-end-about = A network, special prestige, and the last action of a game.
lesson-end-1 = Late in a game: you have 17 points on the track. Your offices in Hannover and Paderborn are not connected. Establish Hannover-Minden and take the office in Minden, which lies between them.
lesson-end-1-why = Hannover, Minden and Paderborn are one network now: its offices count as many points each as your Keys say, here two. And you control Hannover, so the route brought a point: 18.
lesson-end-1-hannover = Take the office in Minden: it connects Hannover and Paderborn.
lesson-end-1-order = That route will end the game. First collect what counts.
lesson-end-1-other-route = Good, but begin with Minden: it connects your offices.
lesson-end-2 = In Coellen four spaces wait for merchants. Establish Coellen-Warburg and put your merchant on the space for 7 points.
lesson-end-2-why = Seven points at the end for one merchant. The next spaces bring more, and need more Privilege.
lesson-end-2-office = An office in Coellen is possible, but the space for 7 points is worth more.
lesson-end-2-order = That route ends the game. First take the 7 points.
lesson-end-3 = A point for Hamburg, which you control, and a point for the coin in Lübeck: together that is 20. Establish Hamburg-Lübeck and take the office in Lübeck.
lesson-end-3-why = With the action by which somebody reaches 20 points the game is over. It also ends when enough cities are full, or when no marker is left to draw. The sheet shows what everything was worth.
lesson-end-3-not-yet = That is only one point. The coin of the office in Lübeck is the other.
lesson-end-3-elsewhere = You have all you need: end the game.
lesson-end-4 = Before each of your routes late in a game, look at the tab Score: who would win if it ended now?
lesson-end-4-why = If you are ahead, hurry. If not, leave the leader’s cities alone and make the game longer. You know the game now: play one with the coach.

## Further boards and modules

lesson-east-title = The East
lesson-east-about = Ships and permanent markers.
lesson-east-1 = Routes over the sea have ship posts, and only merchants board ships. Put a merchant on the free ship post between Malmö and Stralsund.
lesson-east-1-why = So a sea route needs merchants, and merchants come from the Book.
lesson-east-1-elsewhere = The free ship post lies between Malmö and Stralsund. Choose the merchant in your hand first, then the post.
lesson-east-2 = Establish the route with the office in Malmö. The marker printed there never leaves: everybody who establishes the route may use it at once. Develop Privilege with it.
lesson-east-2-why = An office and an ability with one route. Permanent markers are not kept, they are used on the spot or not at all.
lesson-east-2-marker = Now use the permanent marker: develop Privilege.
lesson-east-2-decline = That gives it away. Take it back and develop Privilege.
lesson-east-3 = The other three permanent markers move two pieces, found an office in a green city, or leave two pieces on the map.
lesson-east-3-why = Green cities have no offices of their own. Only this marker brings one there, or an Extra office marker on a route that ends in the city.
