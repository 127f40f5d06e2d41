### The things on the board as they are read aloud.

## Posts and routes

map-house = mező
map-ship = hajómező
map-free = szabad
map-piece = { $piece } ({ $name })
map-post-free = { $route }, { $number }. { $kind }, szabad
map-post-taken = { $route }, { $number }. { $kind }, { $piece }
map-route =
    { $free ->
        [0] { $route } út, minden mező foglalt ({ $posts })
       *[other] { $route } út, { $posts } mezőből { $free } szabad
    }
map-marker = Lapka: { $marker } ({ $route })
map-marker-place = Lapka helye: { $route }
map-permanent = Állandó lapka: { $marker } ({ $route })

## Cities

map-city = { $city }, foglalt lerakatok: { $taken } / { $offices }
map-city-green = { $city }, zöld város, { $taken ->
        [0] még nincs lerakat
       *[other] { $taken } lerakat
    }
map-city-extras = { $extras } extra lerakat
map-city-control = irányítja: { $name }
map-office = { $city }, { $number }. lerakat
map-office-space = { $privilege } { $numeral }, { $piece } helye
map-office-coin = { $points } pont
map-extra = { $city }, extra lerakat helye
map-ability = { $city }: { $ability } növelése
map-swap = { $city }: { $left }. és { $right }. lerakat cseréje

## Tracks

map-track = Hírnévsáv: { $points }
map-points = { $name } { $points }
map-completed = Megtelt városok: { $count } / { $limit }
map-prestige = Különleges hírnév, { $points } pont, { $privilege }, { $state }
map-east-west = Nagy Kereskedelmi út: 7, 4 és 2 pont
map-east-west-taken = Nagy Kereskedelmi út: 7, 4 és 2 pont, teljesítette: { $names }

## What is marked

map-may-establish = létrehozható
