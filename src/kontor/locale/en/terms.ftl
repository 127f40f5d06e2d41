### Words of the game that every screen shares. An id is the kind of thing and its id on the wire.

## Boards, their sides and countries

board-hansa = Hansa
    .about = The base board: from Groningen to Lübeck
board-east = East
    .about = Sea routes, green cities and permanent markers
board-britannia = Britannia
    .about = You need permits to enter Wales and Scotland
side-hansa-3 = Hansa 2–3
side-hansa-45 = Hansa 4–5
side-east = East
side-britannia-3 = Britannia 2–3
side-britannia-45 = Britannia 4–5
region-england = England
region-wales = Wales
region-scotland = Scotland

## Editions, modules, variants for two

edition-bigbox = Big Box
    .about = The 2020 rules, for all three boards
edition-classic = Classic
    .about = The first edition; on Britannia, the 2014 expansion

## Players and bots

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
emblem-red = cross
emblem-blue = bars
emblem-green = triangle
emblem-yellow = star
emblem-purple = diamond
level-random = Random
level-claim = Claim
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-master = Master
style-builder = Builder
style-blocker = Blocker
style-racer = Racer

## Pieces and places

piece-t = trader
piece-m = merchant
piece-trader = trader
piece-merchant = merchant
traders =
    { $count ->
        [one] { $count } trader
       *[other] { $count } traders
    }
merchants =
    { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }
tradesmen =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
source-stock = stock
source-supply = supply
source-posts = posts
term-supply = Supply
    .short = Supply
term-stock = Stock
    .short = Stock
term-post = post
term-house-post = house post
term-ship-post = ship post
term-route = route
term-sea-route = sea route
term-city = city
term-office = office
term-extra-office = extra office
term-tavern = tavern
term-desk = desk
term-network = network
term-prestige = prestige
term-special-prestige = special prestige
term-east-west = East–West connection
term-completed-cities = completed cities
term-pile = marker pile
term-marker = bonus marker
term-permanent-marker = permanent marker
term-fee = fee

## Abilities and their values

ability-keys = Keys
    .about = Points at the end for each office in your largest network
    .short = Keys
ability-actions = Actions
    .about = Actions you have each turn
    .short = Actions
ability-privilege = Privilege
    .about = The colours of the office spaces you may take
    .short = Privilege
ability-book = Book
    .about = Your own pieces you can move with one Move action
    .short = Book
ability-purse = Purse
    .about = Pieces you can take from your stock with one Income action
    .short = Purse
privilege-white = white
    .numeral = I
privilege-orange = orange
    .numeral = II
privilege-pink = pink
    .numeral = III
privilege-black = black
    .numeral = IV
purse-all = all

## Bonus markers

marker-extra-office = Extra office
    .about = Build an extra office in a city, to the left of the others
marker-swap = Swap offices
    .about = Swap two neighbouring offices in a city
marker-move-three = Move 3
    .about = Move up to three of your opponents’ pieces
marker-develop = Develop
    .about = Develop one ability at once
marker-plus-3 = +3 actions
    .about = Three more actions this turn
marker-plus-4 = +4 actions
    .about = Four more actions this turn
marker-remove-three = Remove 3
    .about = Return up to three pieces to their owners’ supplies
permanent-move-two = Move 2
    .about = Move up to two pieces, no matter whose
permanent-develop-privilege = Develop Privilege
    .about = Develop Privilege at once
permanent-office-in-green-city = Office in a green city
    .about = Found an office in a green city
permanent-place-two-from-route = Place 2
    .about = Put up to two pieces from this route on free posts
permanent-place-two-in-wales-or-scotland = Place 2 in Wales or Scotland
    .about = Put up to two pieces on free posts in Wales or Scotland

## Categories of the final score

category-track = Prestige track
category-abilities = Abilities
category-markers = Markers
category-special_prestige = Special prestige
category-cities = Cities controlled
category-network = Network × Keys
category-total = Total
