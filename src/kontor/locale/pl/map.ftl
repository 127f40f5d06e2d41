### The things on the board as they are read aloud.

## Posts and routes

map-house = pole
map-ship = łódź
map-free = wolne
map-piece = { $piece } ({ $name })
map-post-free = { $route }, { $kind } { $number }, nikt tu nie stoi
map-post-taken = { $route }, { $kind } { $number }, { $piece }
map-route =
    { $free ->
        [0] Szlak { $route }, wszystkie pola zajęte ({ $posts })
       *[other] Szlak { $route }, wolne pola: { $free } z { $posts }
    }
map-marker = Żeton { $marker }: { $route }
map-marker-place = Miejsce na żeton: { $route }
map-permanent = Stały żeton { $marker }: { $route }

## Cities

map-city = { $city }, zajęte placówki: { $taken } z { $offices }
map-city-green = { $city }, zielone miasto, { $taken ->
        [0] jeszcze bez placówek
        [one] { $taken } placówka
        [few] { $taken } placówki
        [many] { $taken } placówek
       *[other] { $taken } placówki
    }
map-city-extras =
    { $extras ->
        [one] { $extras } dodatkowa placówka
        [few] { $extras } dodatkowe placówki
        [many] { $extras } dodatkowych placówek
       *[other] { $extras } dodatkowej placówki
    }
map-city-control = kontrola: { $name }
map-office = { $city }, placówka { $number }
map-office-space = { $privilege } { $numeral }, { $piece }
map-office-coin =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
map-extra = { $city }, miejsce na dodatkową placówkę
map-ability = { $city }: rozwiń zdolność { $ability }
map-swap = { $city }: zamień placówki { $left } i { $right }

## Tracks

map-track = Tor punktów renomy: { $points }
map-points = { $name } { $points }
map-completed = Zajęte miasta: { $count } z { $limit }
map-prestige = Specjalne punkty renomy: { $points }, { $privilege }, { $state }
map-east-west = Połączenie Wschód–Zachód: 7, 4 i 2 punkty
map-east-west-taken = Połączenie Wschód–Zachód: 7, 4 i 2 punkty, mają je: { $names }

## What is marked

map-may-establish = można ustanowić
