### The things on the board as they are read aloud.

## Posts and routes

map-house = post
map-ship = ship post
map-free = free
map-piece = { $name }’s { $piece }
map-post-free = { $route }, { $kind } { $number }, free
map-post-taken = { $route }, { $kind } { $number }, { $piece }
map-route =
    { $free ->
        [0] Route { $route }, all { $posts } posts taken
       *[other] Route { $route }, { $free } of { $posts } posts free
    }
map-marker = Marker { $marker } at { $route }
map-marker-place = Space for a marker at { $route }
map-permanent = Permanent marker { $marker } at { $route }

## Cities

map-city = { $city }, { $taken } of { $offices } offices taken
map-city-green = { $city }, green city, { $taken ->
        [0] no office yet
        [one] { $taken } office
       *[other] { $taken } offices
    }
map-city-extras =
    { $extras ->
        [one] { $extras } extra office
       *[other] { $extras } extra offices
    }
map-city-control = controlled by { $name }
map-office = { $city }, office { $number }
map-office-space = { $privilege } { $numeral }, for a { $piece }
map-office-coin =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
map-extra = { $city }, space for an extra office
map-ability = { $city }: develop { $ability }
map-swap = { $city }: swap offices { $left } and { $right }

## Tracks

map-track = Prestige track: { $points }
map-points = { $name } { $points }
map-completed = { $count } of { $limit } completed cities
map-prestige = Special prestige, { $points } points, { $privilege }, { $state }
map-east-west = East–West connection: 7, 4 and 2 points
map-east-west-taken = East–West connection: 7, 4 and 2 points, connected by { $names }

## What is marked

map-may-establish = ready to establish
