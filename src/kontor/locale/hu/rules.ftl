### The rules reference: titles, search, words that mean the same.

rules-search = Keresés a szabályokban: bármilyen szó, név vagy szám
    .short = Keresés a szabályokban
rules-found = { $count } szabály
rules-also = ezt is kerestük:
rules-only = Csak ennek a játéknak a szabályai
rules-contents = Tartalom
rules-language = Maguk a szabályok csak angolul olvashatók; a keresés a magyar szavakat is megtalálja.
rules-nothing = Egyik szabályban sincsenek meg ezek a szavak
    .about = Próbálkozz kevesebb vagy más szóval. Városnevekre és számokra (például PLACE-02) is kereshetsz.
rules-ruling = Értelmezés:

## Where a clause holds

scope-bigbox = Big Box
scope-classic = Klasszikus
scope-hansa = Hanza
scope-east = Keleti Hanza
scope-britannia = Britannia
scope-brit2014 = Britannia 2014

## Words that mean the same: groups divided by semicolons

rules-synonyms =
    lerakat, kontor, kereskedőház, kirendeltség, iroda, office, Niederlassung;
    elűzés, elűz, elűzni, elűzött, kilökés, kiűzés, elzavar, displace, verdrängen;
    készlet, személyes készlet, saját készlet, supply, Vorrat;
    tartalék, közös készlet, bank, raktár, stock, Kasse;
    ügynök, kocka, fakocka, kis kereskedő, trader, Händler;
    kereskedő, korong, henger, fahenger, nagykereskedő, merchant, Großhändler;
    alkalmazott, alkalmazottak, bábu, figura, munkás, tradesman, piece;
    mező, ház, házmező, üres hely, falu, post;
    hajómező, hajó, csónak, ship post;
    kereskedelmi út, útvonal, kereskedelmi útvonal, trade route, route;
    tengeri út, hajóút, sea route;
    létrehozás, létrehoz, létrehozni, establish;
    bónuszlapka, lapka, bónusz, jelző, zseton, marker;
    állandó bónuszlapka, állandó lapka, permanent marker;
    kupac, húzókupac, pakli, talon, pile;
    városkulcs, kulcs, kulcsok, clavis urbis, keys;
    actiones, akciók, akciószám, actions;
    privilegium, privilégium, kiváltság, színszint, privilege;
    liber sophiae, liber, könyv, book;
    bursa, erszény, pénzeszacskó, purse;
    íróasztal, játékostábla, játékoslap, desk;
    növelés, növelése, növelni, fejlesztés, fejleszt, develop;
    képesség, tulajdonság, készség, ability;
    bursa akció, bevétel, jövedelem, feltöltés, income;
    lerakás, lerak, lerakni, elhelyezés, place;
    mozgatás, mozgat, áthelyezés, áthelyez, move;
    díj, költség, fizetés, fizetni, fee;
    hírnévpont, hírnév, presztízs, győzelmi pont, pont, pontok, prestige;
    különleges hírnév, különleges hírnévhely, coelleni tábla, special prestige;
    irányítás, irányít, irányítani, uralom, többség, control;
    hálózat, lánc, összefüggő lerakatok, network;
    nagy kereskedelmi út, kelet–nyugati összeköttetés, kelet-nyugat, piros városok, east-west;
    megtelt, megtelt város, tele város, betelt, completed;
    taberna, kocsma, fogadó, tavern;
    küldetés, küldetéskártya, megbízás, titkos cél, mission;
    kegy, kegylapka, császár, a császár kegye, favour;
    engedély, határ, belépés, permit;
    menlevél, különleges engedély, safe-conduct;
    lerakat cseréje, csere, cserélni, felcserélés, swap;
    extra lerakat, további lerakat, plusz lerakat, extra office;
    a játék vége, játékvége, játékvégi, end of the game;
    pontozás, végső pontozás, értékelés, pontszámítás, scoring;
    egyenlőség, holtverseny, döntetlen, tie;
    kezdőjátékos, első játékos, start player;
    semleges, kétszemélyes, két játékos, neutral;
    kör, forduló, turn;
    előkészítés, előkészület, felállítás, setup;
    visszavonás, visszavon, undo
