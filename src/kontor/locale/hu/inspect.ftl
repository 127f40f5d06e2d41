### The card about a thing on the board.

inspect-name = { $text }
inspect-can = Amit tehetsz
inspect-cannot = Amit nem tehetsz
inspect-more = és még { $count }
inspect-arm = Válaszd ki, aztán azt, amire használod.
inspect-post-free =
    { $kind ->
        [ship] { $number }. mező (hajó), szabad: csak kereskedőnek
       *[house] { $number }. mező (ház), szabad
    }
inspect-post-taken =
    { $kind ->
        [ship] { $number }. mező (hajó), foglalt
       *[house] { $number }. mező (ház), foglalt
    }
inspect-piece =
    { $piece ->
        [m] Kereskedő ({ $who })
       *[t] Ügynök ({ $who })
    }
inspect-route = Foglalt mezők: { $count } / { $posts }
inspect-gains = Létrehozáskor: +{ $points } { $who } ({ $city })
inspect-marker-here = Ezt a lapkát adja: { $marker }
inspect-permanent-here = Állandó bónuszlapka: { $marker }
inspect-laid = Itt fekszik: { $marker } ({ $who })
inspect-uncontrolled = Még senki sem irányítja
inspect-controlled = Irányítja: { $who }, a végén { $points } pont. Foglalt lerakatok: { $count } / { $offices }
inspect-controlled-green = Irányítja: { $who }, a végén { $points } pont
inspect-green = Zöld város: lerakat csak állandó lapkával vagy „Extra lerakat” lapkával
inspect-next =
    Következő lerakat: { $privilege } { $numeral }, { $piece ->
        [m] kereskedőnek
       *[t] ügynöknek
    }{ $points ->
        [0] {""}
       *[other] , +{ $points } hírnévpont
    }
inspect-office =
    Lerakat: { $privilege } { $numeral }, { $piece ->
        [m] kereskedőnek
       *[t] ügynöknek
    }{ $points ->
        [0] {""}
       *[other] , +{ $points } hírnévpont
    }
inspect-not-yet = A lerakatok balról jobbra épülnek: a következő sorszáma { $number }
inspect-full = Minden lerakathely foglalt
inspect-develops = Ide vezető út létrehozásakor növelhető: { $ability }
inspect-prestige-here = Ide vezető út létrehozásakor különleges hírnévhely foglalható el
inspect-end = A Nagy Kereskedelmi út egyik vége
inspect-ability-at = Ide vezető út létrehozásával növelhető: { $cities }
inspect-ability-full = Teljes
inspect-marker-for = Azé, aki létrehozza ezt az utat: { $route }
inspect-permanent-for = Azonnal felhasználhatja, aki létrehozza ezt az utat: { $route }
inspect-prestige = A végén { $value } pont. Szükséges: Privilegium { $numeral } és egy kereskedő egy ide vezető, betöltött úton: { $city }
inspect-prestige-of = Elfoglalta: { $who }
inspect-connected = { $who }: { $points } pont
inspect-income = Bursa
    .about = A Bursád szerinti számú alkalmazottat teszi át a tartalékodból a készletedbe
inspect-stock = Tartalék
    .about = Innen lerakás előtt Bursa akcióval kell a készletedbe venned az alkalmazottakat. A felhasználtak ide térnek vissza
inspect-supply = Készlet
    .about = Lerakható alkalmazottak
