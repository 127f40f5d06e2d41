### The cards over the board: choosing, routes, what a decision does, and why not.

## Choosing

choose-income = Melyik alkalmazottak?
choose-place = Lerakás ide
choose-displace = Alkalmazott elűzése
choose-move = Ez az alkalmazott
choose-route = Út létrehozása
choose-found = Lerakat alapítása
choose-swap = Lerakatok cseréje
choose-develop = Növelés
choose-paying = Fizetség
choose-use = A lapka felhasználása

## What a decision does

displace-title =
    { $piece ->
        [m] Kereskedő elűzése
       *[t] Ügynök elűzése
    }: { $who }
displace-then =
    { $count ->
        [one] { $who } máshová rakja, és lerakhat még { $count } alkalmazottat.
       *[other] { $who } máshová rakja, és lerakhat legfeljebb még { $count } alkalmazottat.
    }
displace-with =
    { $piece ->
        [m] kereskedővel
       *[t] ügynökkel
    }
displace-fee = díj
displace-barrier = Elűzés – nem vonható vissza
displace-free = Elűzés

## Route card

card-title = { $route } létrehozása
card-cost = 1 akció
card-control = Hírnév az irányításért
card-nobody = Egyik várost sem irányítja senki.
card-marker = Megszerzett lapka
card-no-marker = Itt nincs.
card-choose = Válassz egyet
card-extra = Extra lerakat: { $city }
card-ends = Véget vet a játéknak. Az állás, amennyire tudod:
card-do-and-end = Létrehozás, és a játék vége

## What makes an option of the route card special

badge-completes = { $city } megtelik: { $count }. megtelt város
badge-east-west = Nagy Kereskedelmi út +{ $points }
badge-ends = véget vet a játéknak – helyezésed: { $rank }.

## What a route brings

benefit-nothing = Semmi
benefit-office = Lerakat: { $city }
benefit-develop = { $ability } növelése
benefit-prestige = Különleges hírnév: { $value }
benefit-extra =
    { $piece ->
        [m] Extra lerakat kereskedővel
       *[t] Extra lerakat ügynökkel
    }: { $city }

## Refusals

refused = Nem lehet
refusal-unknown = Ez most nem lehetséges.
rule-link = { $clause }: a szabály megnyitása
piece-of =
    { $piece ->
        [m] kereskedő
       *[t] ügynök
    } ({ $who })
remedy-route-posts = Foglald el mindet, és próbáld újra.
remedy-office-privilege = Előbb növeld a Privilegiumot: keresd a hozzá tartozó arany várost a térképen.
remedy-office-shape = Rakj le egyet az útra (kereskedőt a Shift nyomva tartásával), vagy mozgass oda egyet.
remedy-office-full = Válassz másik várost, vagy másért hozd létre az utat.
remedy-prestige-merchant = Rakj kereskedőt az útra: előbb válaszd ki a kereskedőt a térkép alatt, vagy lerakáskor tartsd nyomva a Shiftet.
remedy-prestige-privilege = Előbb növeld a Privilegiumot: keresd a hozzá tartozó arany várost a térképen.
remedy-prestige-taken = Egy másik hely talán még szabad.
remedy-post-ship = Előbb válaszd ki a kereskedőt a térkép alatt, vagy lerakáskor tartsd nyomva a Shiftet.
remedy-post-occupied = Az elűzéséhez válaszd ki, amikor van akciód.
remedy-displace-supply = Bursa akcióval töltsd fel a készletedet.
remedy-supply-none = Bursa akcióval hozz alkalmazottakat a tartalékodból, ha vannak ott.

## Clicks that are not decisions

hint-over = A játék véget ért.
hint-not-yours = Most { $who } dönt.
hint-award = Aki saját lerakatainak megszakítatlan láncával elsőként köti össze { $first } és { $second } városát, { $best } pontot kap; a következő kettő { $middle }, illetve { $least } pontot.
hint-seat = Ez { $who } íróasztala.
hint-extra-office = { $marker }: út létrehozásakor használható; előbb foglald el az út minden mezőjét.
hint-leftmost = { $city }: a lerakatok balról jobbra épülnek, a következő sorszáma { $number }.
hint-nothing = Itt most nincs mit tenni.

## A click while a decision is on its way

click-wait = Egy pillanat: az előző lépésed még úton van.
click-queued = Ez az alkalmazott következik, amint az előző lépésed megérkezett.
