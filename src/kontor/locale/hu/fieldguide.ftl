### The field guide: what abilities, markers and cities are for, and figures of many games.

field-title = Kalauz
field-lead = Mire jók a képességek, a lapkák és a városok, és mire mennek velük a győztesek. Az adatok { $games } játszmából valók, amelyeket a legerősebb bot játszott önmaga ellen.
field-all = Kalauz
field-abilities = Képességek
field-markers = Lapkák
field-cities = Városok
field-city-ability = Képességet adó városok
field-city-east-west = A Nagy Kereskedelmi út két vége
field-city-prestige = A különleges hírnév városa
field-city-green = Zöld városok
field-city-plain = Minden más város
field-figures = Mit tesznek a győztesek
field-game = Térkép és játékosszám
field-kind = { $board }, { $players } játékos
field-source =
    { $games } játszma, átlagosan { $rounds } forduló.
    { $unended ->
        [0] Mindegyiket végigjátszotta a bot.
        [one] Egy további játszma 40 forduló után félbeszakadt, az nem számít bele.
       *[other] { $unended } további játszma 40 forduló után félbeszakadt, azok nem számítanak bele.
    }
field-caution = A bot minden helyen egyformán jól játszik. A számok tehát azt mutatják, mi jár együtt a győzelemmel erős játékosok között, nem azt, hogy mi okozza; emberek mással is jól járhatnak.
field-developed = Legalább egyszer növelte: a győztesek közül { $winners }, a többiek közül { $others }.
field-steps = A győztesek átlagosan { $winners } lépéssel növelik, a többiek { $others } lépéssel.
field-first-round = Először ekkor növelik: { $round }. forduló (középső érték).
field-taken = Ennyi kel el belőle egy játszmában: { $count }.
field-used = A győztesek átlagosan { $winners } darabot használnak fel, a többiek { $others } darabot.
field-used-round = Ekkor használják fel: { $round }. forduló (középső érték).
field-offices = A győzteseknek átlagosan { $winners } lerakatuk van itt a végén, a többieknek { $others }.
field-control = A győztesek átlagosan { $winners } ilyen várost irányítanak, a többiek { $others } várost.
field-by-round = Ki növelte már, fordulónként
field-by-steps = Megnyert játszmák, a lépések száma szerint
field-with-marker = Megnyert játszmák aszerint, hogy használtak-e ilyet
field-with-office = Megnyert játszmák aszerint, hogy volt-e itt lerakat
field-with = igen
field-without = nem
field-step = { $steps }
field-seats =
    { $count ->
        [one] egy hely
       *[other] { $count } hely
    }
field-bar = { $label }: { $count } közül { $share }
field-even = A szaggatott vonal az egyenlő esély: { $share }. A szaggatott szélű oszlopok mögött 30-nál kevesebb hely van.
field-round-axis = forduló
field-winners = győztesek
field-others = többiek
field-lines = { $round }. fordulóig növelte: a győztesek közül { $winners }, a többiek közül { $others }

## What they are for

field-about-abilities-keys = A végén legnagyobb hálózatod minden lerakata annyi pontot ér, amennyit a Városkulcsod mutat. Minél több lerakat függ össze, annál többet hoz a kulcs: hat lerakatnál egy lépés hat pontot ér. Ezeket a pontokat a játék vége előtt senki sem látja, ezért könnyű megfeledkezni róluk. A második lépés önmagában semmit sem változtat; csak a harmadikhoz vezet.
field-about-abilities-actions = Ennyi akciód van egy körben. Az első lépés már ugyanabban a körben egy harmadik akciót ad, vagyis másfélszer annyit, mint addig. Nagyjából négy akcióba kerül, és három-négy kör alatt megtérül, ezért a játék elején ér a legtöbbet; akkor mindenki ezt akarja. Minden második lépés hoz egy újabb akciót.
field-about-abilities-privilege = Ilyen színű lerakathelyekre építhetsz: eleinte fehérre, aztán narancsra, rózsaszínre és feketére. A legtöbb városban az első hely fehér, így egy darabig van mit tenni. Később már csak a színesek maradnak, és a különleges hírnévhez is kell a Privilegium.
field-about-abilities-book = Ennyi saját alkalmazottat mozgathatsz egy Mozgatás akcióval. Ha három vagy több alkalmazottat mozgathatsz, egyetlen akcióval betölthetsz egy utat azokkal, amelyeket a többiek szétkergettek a térképen. Ezt a sort kereskedők takarják, ezért minden lépés egy újabb kereskedőt is ad.
field-about-abilities-purse = Ennyi alkalmazottat hozhatsz egy Bursa akcióval a tartalékodból a készletedbe. Nagyobb Bursával kevesebb akció megy el a feltöltésre. Csendes nyereség: ha olcsón megkapod, megéri, harcolni ritkán érdemes érte.
field-about-markers-extra-office = Eggyel több lerakat olyan városban, ahol már van egy, a színétől függetlenül. A többitől balra kerül; számít a hálózatban és a lerakatok számában, és összeköthet olyan városokat, amelyek különben külön maradnának.
field-about-markers-swap = Egy város két szomszédos lerakata helyet cserél. Egyenlőségnél a jobb oldali dönt, így egy cserével harc nélkül elvehetsz valakitől egy várost.
field-about-markers-move-three = Más játékosok legfeljebb három alkalmazottját helyezed át szabad mezőkre, bárhová. Díj nélkül kiüríti az utat, amelyre most szükséged van, és senki sem kap érte további alkalmazottat.
field-about-markers-develop = Bármelyik képesség egy lépése, anélkül hogy utat kellene betölteni érte. Felér azzal a négy-öt akcióval, amennyibe egy ilyen út kerül, és olyan képességhez is hozzájutsz vele, amelyet mások elzárnak előled.
field-about-markers-plus-3 = Három további akció egy körben: elég ahhoz, hogy betölts és létrehozz egy utat, mielőtt bárki válaszolhatna. Tartogasd arra a körre, amelyben a gyorsaság dönt.
field-about-markers-plus-4 = Négy további akció egy körben: olyan, mint a +3, csak jobb. Egy ilyen körben két utat is betölthetsz, vagy véget vethetsz a játéknak, mielőtt a többiek számolni kezdenének.
field-about-cities-ability = Az ide vezető utakkal képességeket lehet növelni, ezért mások újra meg újra létrehozzák őket. Aki a várost irányítja, minden alkalommal pontot kap. A játék elején egy ilyen lerakat biztos bevétel.
field-about-cities-east-west = A Nagy Kereskedelmi út két vége. Aki elsőként köti össze őket lerakatok láncával, hét pontot kap, a második négyet, a harmadik kettőt. A lánc többi része nélkül ehhez nem elég egy lerakat a végén, ezért figyeld, hol tartanak a többiek.
field-about-cities-prestige = Itt lehet különleges hírnevet szerezni: hét–tizenegy pontot egy kereskedőért, ameddig a Privilegiumod engedi. Drága, de senki sem veheti el többé tőled.
field-about-cities-green = A zöld városokban nincs nyomtatott lerakathely. Csak extra lerakattal vagy egy tengeri út állandó bónuszlapkájával lehet bejutni. Ahol két hálózat között fekszenek, ott összekötik őket.
field-about-cities-plain = A legtöbb lerakat olyan városban áll, ahol nincs semmi különleges. Egy-egy város irányítása a végén két pontot ér, a lerakatok a hálózat láncszemei, és közelebb visznek ahhoz az utolsó megtelt városhoz, amely véget vet a játéknak.
