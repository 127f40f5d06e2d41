### The rules reference: titles, search, words that mean the same.

rules-search = Regeln durchsuchen: Wörter, Namen oder Nummern
    .short = Regeln durchsuchen
rules-found =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-also = auch gesucht:
rules-only = Nur die Regeln dieser Partie
rules-contents = Inhalt
rules-language = Die Regeln selbst gibt es nur auf Englisch; die Suche findet trotzdem deutsche Wörter.
rules-nothing = Keine Regel enthält diese Wörter
    .about = Versuch es mit weniger oder anderen Wörtern. Auch Städtenamen und Nummern wie PLACE-02 gehen.
rules-ruling = Auslegung:

## Where a clause holds

scope-bigbox = Big Box
scope-classic = klassisch
scope-hansa = Die Hanse
scope-east = Die östliche Hanse
scope-britannia = Britannia
scope-brit2014 = Britannia 2014

## Words that mean the same: groups divided by semicolons

rules-synonyms =
    Niederlassung, Kontor, Filiale, Handelsposten, office, trading post;
    verdrängen, verdrängt, rauswerfen, hinauswerfen, vertreiben, displace, bump;
    Vorrat, persönlicher Vorrat, supply;
    Kasse, allgemeiner Vorrat, general stock;
    Händler, kleiner Kaufmann, trader, cube;
    Großhändler, großer Kaufmann, merchant, disc;
    Händlerstein, Spielstein, Spielfigur, tradesman;
    Verbindungspunkt, Häuschen, Straßenfeld, Wegfeld;
    Schiffchen, Schiffsfeld, Boot, ship post;
    Handelsroute, Handelsstraße, Straße, trade route;
    Seehandelsroute, Seeweg, Seestraße, sea route;
    einrichten, eingerichtet, richtet, establish, claim;
    Bonusmarker, Bonusplättchen, Bonuschip, bonus marker, token;
    dauerhaft, permanent;
    Stapel, Nachziehstapel, Markerstapel, pile;
    Stadtschlüssel, Schlüssel, keys;
    Actiones, Zahl der Aktionen, actions;
    Privilegium, Privileg, Privilegien, privilege;
    Liber Sophiae, Buch, Bücher, book;
    Geldbeutel, Geldsack, Bursa, purse;
    Schreibtisch, Spielertableau, Spielertafel, desk;
    weiterentwickeln, weiterentwickelt, entwickelt, verbessern, aufwerten, develop, upgrade;
    Eigenschaft, Fähigkeit, ability, skill;
    Einnahmen, Einkommen, income;
    einsetzen, eingesetzt, place;
    umsetzen, umgesetzt, versetzen, versetzt, verschieben, bewegen, move;
    Gebühr, Kosten, Preis, bezahlen, kostet, fee;
    Prestigepunkt, Siegpunkt, Punkte, prestige point, victory point;
    Sonderprestige, Tafel von Coellen, special prestige;
    Kontrolle, kontrolliert, Mehrheit, control, majority;
    Netzwerk, Netz, network;
    Ost-West, rote Städte, east-west;
    voll besetzt, volle Stadt, vollständige Stadt, completed city;
    Taberna, Tabernae, Taverne, Wirtshaus, tavern;
    Auftrag, Auftragskarte, Mission, Geheimauftrag;
    Gunst, Kaiser, favour, favor;
    Erlaubnis, Genehmigung, Grenze, permit;
    Geleitbrief, safe-conduct;
    Niederlassungstausch, tauschen, tauscht, swap;
    zusätzliche Niederlassung, Extraniederlassung, extra office;
    Spielende, Ende des Spiels, end of the game, game over;
    Wertung, Endabrechnung, Abrechnung, scoring;
    Gleichstand, unentschieden, punktgleich, tie-break;
    Startspieler, erster Spieler, start player;
    neutral, zu zweit, zwei Spieler, two players;
    Zug, Runde, Spielzug;
    Aufbau, Spielaufbau, Vorbereitung, setup;
    Plättchen, Kärtchen, tile
