### The things on the board as they are read aloud.

## Posts and routes

map-house = Häuschen
map-ship = Schiffchen
map-free = frei
map-piece = { $piece } ({ $name })
map-post-free = { $route }, { $kind } { $number }, frei
map-post-taken = { $route }, { $kind } { $number }, { $piece }
map-route =
    { $free ->
        [0] Handelsroute { $route }, alle { $posts } Verbindungspunkte besetzt
       *[other] Handelsroute { $route }, { $free } von { $posts } Verbindungspunkten frei
    }
map-marker = Bonusmarker { $marker } an { $route }
map-marker-place = Platz für einen Bonusmarker an { $route }
map-permanent = Dauerhafter Bonusmarker { $marker } an { $route }

## Cities

map-city = { $city }, { $taken } von { $offices } Niederlassungen besetzt
map-city-green = { $city }, grüne Stadt, { $taken ->
        [0] noch keine Niederlassung
        [one] { $taken } Niederlassung
       *[other] { $taken } Niederlassungen
    }
map-city-extras =
    { $extras ->
        [one] { $extras } zusätzliche Niederlassung
       *[other] { $extras } zusätzliche Niederlassungen
    }
map-city-control = Kontrolle: { $name }
map-office = { $city }, Niederlassung { $number }
map-office-space = { $privilege } { $numeral }, für einen { $piece }
map-office-coin =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
map-extra = { $city }, Platz für eine zusätzliche Niederlassung
map-ability = { $city }: { $ability } weiterentwickeln
map-swap = { $city }: Niederlassungen { $left } und { $right } tauschen

## Tracks

map-track = Prestigepunkteleiste: { $points }
map-points = { $name } { $points }
map-completed = { $count } von { $limit } voll besetzten Städten
map-prestige = Sonderprestige, { $points } Punkte, { $privilege }, { $state }
map-east-west = Ost-West-Verbindung: 7, 4 und 2 Punkte
map-east-west-taken = Ost-West-Verbindung: 7, 4 und 2 Punkte, schon verbunden: { $names }

## What is marked

map-may-establish = kann eingerichtet werden
