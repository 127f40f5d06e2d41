### Analysis of a game: win chances, best actions and reasons. $points is a text with its sign; ids of places, markers and
### abilities stay as they are typed. English keeps to ASCII, for old terminals.

analysis-head = { $count } döntés, értékelte: { $bot }, mindannak ismeretében, ami a feljegyzésben áll.
analysis-head-as = { $count } döntés, értékelte: { $bot }, csak annak ismeretében, amit { $who } tudott.
analysis-chances = Győzelmi esély a játszma során
analysis-players = Hogyan alakult
analysis-course =
    { $course ->
        [early] Győzött, ettől a döntéstől vezetett: { $since }.
        [late] Győzött, de csak ettől a döntéstől vezetett: { $since }.
        [slipped] Vezetett ennél a döntésnél: { $since } ({ $chance }), aztán elvesztette a vezetést.
       *[behind] Soha nem vezetett sokáig; legjobb esélye { $chance } volt ennél a döntésnél: { $since }.
    }
analysis-worst = A legtöbbe került ez a döntés: { $worst } ({ $loss }).
analysis-no-worst = Egyik döntés sem került semmibe.
analysis-table = Győzelmi esély százalékban és várható pontok
analysis-column-decision = döntés
analysis-column-end = vége
analysis-column-lost = veszteség körönként
analysis-costliest = A legdrágább döntések
analysis-costly = { $ply }  { $who }: { $played }, ára { $loss }
analysis-better = jobb: { $move }
analysis-none = Egyik döntés sem került semmi olyanba, amit ez az értékelés lát.
analysis-turning = Fordulópontok
analysis-turned = { $ply }  { $by }: { $played }, vesztese { $who }: { $drop }
analysis-turned-none = A győzelmi esélyek egyszerre soha nem változtak ennél többet: { $drop }.
# Between whole numbers and tenths
analysis-point = ,
analysis-percent = { $number }%
analysis-graph = Győzelmi esélyek
analysis-graph-axis = döntések; győzelmi esély százalékban

## Why an action is good: "+6.0 network: joins two networks in Goslar"

analysis-reason = { $points } { $category }: { $why }
analysis-part-track = hírnév
analysis-part-abilities = képességek
analysis-part-markers = lapkák
analysis-part-special_prestige = különleges hírnév
analysis-part-cities = városok
analysis-part-network = hálózat
analysis-part-tempo = tempó
analysis-part-plans = tervek
analysis-part-rival = { $who } számára
analysis-part-nothing = pontok
analysis-why-track =
    { $how ->
        [connects] teljesíti a Nagy Kereskedelmi utat
        [controls] az irányítás hírnevet hoz majd ({ $city })
       *[scores] azonnali hírnév
    }
analysis-why-abilities = teljes lesz ez a képesség: { $ability }
analysis-why-markers =
    { $how ->
        [takes] elveszi ezt a lapkát: { $marker }
       *[counts] eggyel több lapka
    }
analysis-why-special_prestige =
    { $how ->
        [takes] elfoglalja ezt a hírnévhelyet: { $points }
       *[counts] különleges hírnév
    }
analysis-why-cities =
    { $how ->
        [controls] megszerzi az irányítást: { $city }
       *[keeps] biztosabb az irányítás
    }
analysis-why-network =
    { $how ->
        [joins] két hálózatot egyesít ({ $city }), { $offices } lerakat
        [keys] { $offices } lerakat, egyenként { $keys }
        [lasts] több idő van a növekedésre
       *[grows] egy lerakat ({ $city }), összesen { $offices }
    }
analysis-why-tempo =
    { $how ->
        [develops] { $ability } növelése: { $value }
        [actions] { $count } további akció
        [supplies] { $count } további alkalmazott a készletben
       *[lasts] több idő van kihasználni
    }
analysis-why-plans =
    { $how ->
        [fills] tölti az utat: { $route }, { $held } / { $length }
       *[opens] jobb út válik elérhetővé
    }
analysis-why-rival =
    { $route ->
        [none] elront egy tervet
       *[other] útban áll itt: { $route }
    }
analysis-why-nothing = most nincs mit nyerni

## Beside the map

analysis-chances-now = Győzelmi esélyek és várható pontok
analysis-expected = Várható pontok a végén
analysis-points = { $points } pont
analysis-working-short = Gondolkodik …
analysis-by-category = Várható pontok kategóriánként
analysis-nothing-costly = A játékos egyik döntése sem került 1%-ba vagy többe.
analysis-turned-short = Akció: { $by }; vesztese: { $who }
analysis-turned-never = Egyik akció sem változtatott az esélyeken 8 százalékpontnál többet.
analysis-better-move = Jobb: { $move }
analysis-try = Próbáld újra
analysis-study = Tovább az elemzőtáblán
analysis-about = Az esélyeket egy bot becsli, amely egy körrel előre néz, és minden kártyát lát.
analysis-working = { $evaluated } / { $decisions } döntés értékelve
analysis-cancel = Mégse
analysis-failed-record = A Kontor e változata nem tudja visszajátszani a játszmát, ezért elemezni sem tudja.
analysis-failed-bots = A botok elakadtak ezzel a játszmával. Megpróbálhatod még egyszer.
analysis-failed-unexpected = Váratlan hiba történt. A szerver üzemeltetője megtalálja a naplóban.
analysis-offer = Egy bot minden döntést megnéz: ki mikor állt nyerésre, mely döntések kerültek a legtöbbe, mi lett volna jobb, és miért.
analysis-ask = Játszma elemzése
