choose-neutral = The neutral player
move-neutral = Establish { $route } for the neutral player
move-neutral-office = Establish { $route } for the neutral player: office in { $city }
prompt-settling-neutral = { $who } displaced a neutral trader on { $route }: place it for the neutral player
prompt-neutral = The neutral player has a full route
prompt-neutral-how = Choose the route, or the city where the neutral player gets an office.
prompt-wait-settling-neutral =
    Waiting for { $who }: placing { $count ->
        [one] { $count } piece
       *[other] up to { $count } pieces
    } for the neutral player, displaced on { $route }
prompt-wait-neutral = { $who } is deciding for the neutral player
refusal-settle-neutral-mandatory = The displaced neutral trader must be placed first.
refusal-settle-neutral-kind = Only neutral traders are placed here; the neutral player has no merchants.
refusal-settle-neutral-source = An additional neutral trader comes from the neutral stock, or from a post once that stock is empty.
refusal-settle-neutral-order = The additional neutral trader must now come from the neutral player’s { $source }.
refusal-settle-not-neutral = There is no neutral trader on { $post }.
refusal-neutral-not-full = { $route } is not filled with neutral traders.
refusal-neutral-city = No neutral office can be built in { $city }.
refusal-neutral-office = A space is free, so the neutral office must be built.
book-duo-1 = Neutral player: traders of a third colour stand on the map. If you displace one, your opponent puts it and one more down. A route full of them is established by itself; the neutral player scores on the track and can end the game, but cannot win.
book-duo-2 = Neutral traders (the older variant): the same, but they score nothing.
scope-duo-pl = two players, neutral traders
scope-duo-br = two players, neutral player
study-neutral-prestige = Prestige of the neutral player
gauge-neutral = the neutral player has { $points }
neutral-name = Neutral
neutral-posts = Traders on posts
neutral-offices = Offices
neutral-cities = Controls
neutral-about = Cannot win. You both place for it.
neutral-about-points = Cannot win, but can end the game at { $limit } prestige.
terminal-who-neutral = the neutral player
terminal-event-office-neutral =
    the neutral player opened an office ({ $piece ->
        [m] merchant
       *[t] trader
    }) in { $city }
terminal-event-connected-neutral = the neutral player { $connected }
terminal-ask-neutral = a route is full of neutral traders: choose what happens to it.
duo-classic = Neutral traders
    .about = The two-player variant of the classic edition
duo-britannia = Neutral player
    .about = The two-player variant of Britannia, where the neutral player scores too
colour-neutral = Neutral
emblem-neutral = hatching
term-neutral-player = the neutral player
lesson-duo-title = Two players
lesson-duo-about = A neutral player stands in the way.
lesson-duo-1 = With two players, hatched traders of a neutral player stand on the map. Displace the one between Hamburg and Lübeck.
lesson-duo-1-why = It costs as much as displacing a trader of Ben.
lesson-duo-1-elsewhere = The neutral trader between Hamburg and Lübeck is in your way. Displace it.
lesson-duo-2 = Ben put the neutral trader down again, and another one from the neutral stock, where they annoy you most. Establish Hamburg-Lübeck with the office in Hamburg.
lesson-duo-2-why = A route full of neutral traders is established by itself, and whoever has the turn chooses in which city the neutral office goes.
lesson-duo-2-other-benefit = Take the office in Hamburg: many routes pass there.
lesson-duo-3 = This lesson uses the variant “Neutral player”: there the neutral player collects points and can end the game, but not win it.
lesson-duo-3-why = Lead it where it takes cities from your opponent, not from you.
