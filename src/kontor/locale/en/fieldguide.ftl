### The field guide: what abilities, markers and cities are for, and figures of many games.

field-title = Field guide
field-lead = What abilities, markers and cities are for, and what winners make of them: counted in { $games } games that the strongest bot played against itself.
field-all = Field guide
field-abilities = Abilities
field-markers = Markers
field-cities = Cities
field-city-ability = Cities with an ability
field-city-east-west = Ends of the East–West connection
field-city-prestige = The city of special prestige
field-city-green = Green cities
field-city-plain = All other cities
field-figures = What winners do
field-game = Board and players
field-kind = { $board }, { $players } players
field-source =
    { $games } games, { $rounds } rounds on average.
    { $unended ->
        [0] All of them came to their end.
        [one] One more was broken off after 40 rounds and is not counted.
       *[other] { $unended } more were broken off after 40 rounds and are not counted.
    }
field-caution = The bot plays all seats equally well. So the figures say what goes with winning among strong players, not what causes it, and people may do well with something else.
field-developed = { $winners } of the winners develop it at least once, and { $others } of the others.
field-steps = Winners take { $winners } steps on average, the others { $others }.
field-first-round = Those who develop it do so for the first time in round { $round } (the median).
field-taken = { $count } of them are taken in a game.
field-used = Winners use { $winners } on average, the others { $others }.
field-used-round = It is used in round { $round } (the median).
field-offices = Winners have { $winners } offices there at the end, the others { $others }.
field-control = Winners control { $winners } of these cities, the others { $others }.
field-by-round = Who has developed it, by round
field-by-steps = Games won, by steps taken
field-with-marker = Games won, with and without using one
field-with-office = Games won, with and without an office there
field-with = with
field-without = without
field-step = { $steps }
field-seats =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
field-bar = { $label }: { $share } of { $count }
field-even = The dashed line is an even share, { $share }. Bars with a dashed edge stand for fewer than 30 seats.
field-round-axis = round
field-winners = winners
field-others = the others
field-lines = By round { $round }, { $winners } of the winners have developed it, and { $others } of the others

## What they are for

field-about-abilities-keys = At the end every office of your largest network counts as many points as your keys show. The more offices hang together, the more a key brings: with six offices, one step is worth six points. Nobody sees these points before the end, so they are easy to overlook. The second step changes nothing by itself; it only leads to the third.
field-about-abilities-actions = How many actions a turn has. The first step gives you a third action from that very turn on, and with it half as much again as before. It costs about four actions and has paid for itself after three or four turns, so it is worth most at the beginning, and everybody wants it then. Every second step brings another action.
field-about-abilities-privilege = The colours of the offices you may take: white at first, then orange, pink and black. Most cities begin with a white office, so there is enough to do for a while. Later only the coloured ones are left, and special prestige asks for them too.
field-about-abilities-book = How many of your pieces one Move may carry. With three or more you gather pieces that others have driven across the board into one full route with a single action. Its row is covered by merchants, so each step gives you one more of these.
field-about-abilities-purse = How many pieces Income brings from your stock to your supply. A larger purse means fewer turns spent on fetching pieces. It is a quiet gain: worth it when it costs little, rarely worth a fight.
field-about-markers-extra-office = An office more in a city in which one is already taken, without asking for its colour. It goes to the left of the others, so it counts for the network and for the number of offices, and it joins cities that would otherwise stay apart.
field-about-markers-swap = Two neighbouring offices of a city change places. The one on the right breaks ties, so a swap can take a city from somebody without a fight.
field-about-markers-move-three = Moves up to three pieces of others to any free posts. It clears a route that you need now without paying for it, and gives nobody an extra piece.
field-about-markers-develop = A step of any ability, without filling a route for it. It is worth the four or five actions that such a route costs, and it reaches abilities that others block.
field-about-markers-plus-3 = Three actions more in one turn: enough to fill a route and establish it before anybody can answer. Keep it for a turn in which speed decides.
field-about-markers-plus-4 = Four actions more in one turn, like +3 and better. Such a turn can fill two routes, or end the game before the others have counted.
field-about-cities-ability = Here routes develop abilities, so others establish routes to these cities again and again. Whoever controls the city gets a point each time. Early in the game such an office is an income.
field-about-cities-east-west = The two ends of the East–West connection. Whoever first joins them with a chain of offices gets seven points, the second four, the third two. An office at an end is useless for that without the rest of the chain, so watch how far the others are.
field-about-cities-prestige = From here special prestige is taken: seven to eleven points for a merchant, as far as your privilege reaches. It is expensive, but nobody can take it from you again.
field-about-cities-green = Green cities have no printed offices. One gets there only by an extra office or by the permanent marker of a sea route. Where they lie between two networks, they join them.
field-about-cities-plain = Most offices stand in cities without anything special. They are two points for control at the end, links of the network, and steps towards the last full city that ends the game.
