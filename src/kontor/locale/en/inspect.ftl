### The card about a thing on the board.

inspect-name = { $text }
inspect-can = You can
inspect-cannot = You cannot
inspect-more = and { $count } more
inspect-arm = Choose it, then what to use it on.
inspect-post-free =
    { $kind ->
        [ship] Ship post { $number }, free: for merchants only
       *[house] Post { $number }, free
    }
inspect-post-taken =
    { $kind ->
        [ship] Ship post { $number }, taken
       *[house] Post { $number }, taken
    }
inspect-piece =
    { $piece ->
        [m] Merchant ({ $who })
       *[t] Trader ({ $who })
    }
inspect-route = { $count } of { $posts } posts taken
inspect-gains = When established: +{ $points } for { $who } ({ $city })
inspect-marker-here = Gives the marker { $marker }
inspect-permanent-here = Permanent marker: { $marker }
inspect-laid = { $marker } placed here by { $who }
inspect-uncontrolled = Nobody controls it yet
inspect-controlled = Controlled by { $who }: { $points } points at the end. { $count } of { $offices } offices taken
inspect-controlled-green = Controlled by { $who }: { $points } points at the end
inspect-green = A green city: offices only with the permanent marker or Extra office
inspect-next =
    Next office: { $privilege } { $numeral }, for a { $piece ->
        [m] merchant
       *[t] trader
    }{ $points ->
        [0] {""}
        [one] , +{ $points } prestige
       *[other] , +{ $points } prestige
    }
inspect-office =
    Office { $privilege } { $numeral }, for a { $piece ->
        [m] merchant
       *[t] trader
    }{ $points ->
        [0] {""}
        [one] , +{ $points } prestige
       *[other] , +{ $points } prestige
    }
inspect-not-yet = Offices are taken from left to right: number { $number } is next
inspect-full = All offices are taken
inspect-develops = Establishing a route here can develop { $ability }
inspect-prestige-here = Establishing a route here can take a special prestige space
inspect-end = An end of the East–West connection
inspect-ability-at = Developed by establishing a route to { $cities }
inspect-ability-full = Complete
inspect-marker-for = Goes to whoever establishes { $route }
inspect-permanent-for = Used at once by anyone who establishes { $route }
inspect-prestige = { $value } points at the end. Needs Privilege { $numeral }, and a merchant on a full route to { $city }
inspect-prestige-of = Taken by { $who }
inspect-connected = { $who }: { $points } points
inspect-income = Income
    .about = Takes as many pieces as your Purse allows from your stock to your supply
inspect-stock = Stock
    .about = Pieces you must take with Income before you can place them. Used pieces return here
inspect-supply = Supply
    .about = Pieces ready to be placed
