### The rules reference: titles, search, words that mean the same.

rules-search = Regeln durchsuchen: Wort, Name oder Nummer
    .short = Regeln durchsuchen
rules-found =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-also = auch gesucht:
rules-only = Nur die Regeln dieser Partie
rules-contents = Inhalt
rules-language = Die Regeln selbst sind englisch; deutsche Wörter findet die Suche trotzdem.
rules-nothing = Keine Regel hat diese Wörter
    .about = Versuch weniger oder andere Wörter. Auch Städtenamen und Nummern wie PLACE-02 gehen.
rules-ruling = Entscheidung:

## Where a clause holds

scope-bigbox = Big Box
scope-classic = klassisch
scope-hansa = Die Hanse
scope-east = Die östliche Hanse
scope-britannia = Britannia
scope-brit2014 = Britannia 2014
scope-missions = Aufträge
scope-favour = Gunst des Kaisers
scope-promo = Promo-Marker
scope-duo-pl = zu zweit, neutrale Händler
scope-duo-br = zu zweit, neutraler Spieler

## Words that mean the same: groups divided by semicolons

rules-synonyms =
    office, kontor, trading post, branch, counter, Niederlassung, placówka, kantor;
    displace, bump, kick, push out, evict, verdrängen, przemieszczenie, elűz;
    supply, hand, ready pieces, personal supply, Vorrat;
    stock, general stock, bank, reserve, Kasse;
    trader, cube, small merchant, Händler;
    merchant, disc, disk, large merchant, Großhändler;
    tradesman, tradesmen, piece, pieces, resource, Händlerstein, Händlersteine;
    post, house, village, space on a route, Verbindungspunkt, Häuschen;
    ship post, boat, Schiffchen;
    trade route, route, road, street, Handelsroute;
    sea route, Seehandelsroute;
    establish, claim, complete a route, score a route, einrichten;
    bonus marker, marker, bonus token, token, chip, tile, Bonusmarker;
    permanent marker, dauerhaft;
    pile, draw pile, stack, Stapel;
    keys, town keys, Stadtschlüssel, Schlüssel;
    actions, actiones, Aktionen;
    privilege, privilegium, colour level;
    book, liber sophiae, liber, wisdom;
    purse, money bag, bursa, Geldbeutel;
    desk, player board, player mat, Schreibtisch, Spielertableau;
    develop, upgrade, improve, weiterentwickeln, entwickeln;
    ability, skill, Eigenschaft;
    income, hire, refill, Einnahmen;
    place, put, einsetzen;
    move, relocate, umsetzen, versetzen;
    fee, cost, price, pay, Gebühr;
    prestige point, prestige, victory point, VP, points, Prestigepunkt, Punkte;
    special prestige, coellen table, Sonderprestige;
    control, majority, kontrollieren, Kontrolle;
    network, chain, connected offices, Netzwerk;
    east–west, east-west, red cities, Ost-West;
    completed, full city, full cities, voll besetzt;
    tavern, inn, Taberna;
    mission, secret goal, Auftrag, Auftragskarte;
    favour, favor, emperor, Gunst, Kaiser;
    permit, permission, licence, border, Erlaubnis, Grenze;
    safe-conduct, special permit, Geleitbrief;
    swap, exchange offices, tauschen, Niederlassungstausch;
    extra office, additional office, zusätzliche Niederlassung;
    end of the game, game end, game over, Spielende;
    scoring, score, final points, Wertung;
    tie, tie-break, draw, Gleichstand;
    start player, first player, Startspieler;
    neutral, dummy, two players, two-player, neutral;
    turn, round, Zug, Runde;
    setup, set-up, preparation, Aufbau;
    undo, take back, zurücknehmen

## Files

rules-file-01 = Material und Aufbau
rules-file-02 = Zug und Aktionen
rules-file-03 = Bonusmarker
rules-file-04 = Spielende und Wertung
rules-file-05 = Aufträge und Gunst des Kaisers
rules-file-06 = Die östliche Hanse
rules-file-07 = Britannia
rules-file-08 = Zu zweit
rules-file-09 = Klassische Ausgabe
rules-file-10 = Promo-Marker

## Sections

rules-section-01-components = Material
rules-section-01-board-anatomy = Was auf dem Plan ist
rules-section-01-abilities-desk-rows = Eigenschaften: die Reihen des Schreibtischs
rules-section-01-setup-procedure = Aufbau
rules-section-01-worked-examples = Beispiele
rules-section-02-turn = Der Zug
rules-section-02-a-income = A: Einnahmen
rules-section-02-b-place = B: Einsetzen
rules-section-02-c-displace-the-active-player = C: Verdrängen
rules-section-02-c-displace-the-displaced-player = C: Verdrängt werden
rules-section-02-d-move = D: Umsetzen
rules-section-02-e-establish-a-trade-route-frame = E: Handelsroute einrichten
rules-section-02-city-control-used-by-step-1-scoring-missions-britannia = Kontrolle einer Stadt
rules-section-02-e-step-1-prestige-points = E, Schritt 1: Prestige
rules-section-02-e-step-2-bonus-marker = E, Schritt 2: Bonusmarker
rules-section-02-e-step-3a-establish-an-office = E, Schritt 3a: Niederlassung
rules-section-02-east-west-connection = Ost-West-Verbindung
rules-section-02-e-step-3b-develop-an-ability = E, Schritt 3b: Eigenschaft
rules-section-02-e-step-3c-special-prestige-spaces = E, Schritt 3c: Sonderprestige
rules-section-02-worked-examples = Beispiele
rules-section-03-holding-and-using = Besitzen und benutzen
rules-section-03-replacement-markers = Neue Marker
rules-section-03-swap-offices-3-markers = Niederlassungstausch
rules-section-03-develop-1-ability-2-markers = Eigenschaft entwickeln
rules-section-03-extra-office-4-markers = Zusätzliche Niederlassung
rules-section-03-3-actions-and-4-actions-2-markers-each = +3 und +4 Aktionen
rules-section-03-move-3-tradesmen-2-markers-classic-edition-classic-03-instead = 3 versetzen
rules-section-03-worked-examples = Beispiele
rules-section-04-end-of-the-game = Spielende
rules-section-04-final-scoring = Schlusswertung
rules-section-04-worked-examples = Beispiele
rules-section-05-mission-cards = Auftragskarten
rules-section-05-emperor-s-favour-setup-and-purchase = Gunst des Kaisers: Aufbau und Kauf
rules-section-05-the-six-tiles = Die sechs Plättchen
rules-section-05-worked-examples = Beispiele
rules-section-06-waren = Waren
rules-section-06-green-cities = Grüne Städte
rules-section-06-sea-routes = Seehandelsrouten
rules-section-06-permanent-markers = Dauerhafte Bonusmarker
rules-section-06-worked-examples = Beispiele
rules-section-07-frame = Der Plan
rules-section-07-bonus-markers-on-britannia = Bonusmarker auf Britannia
rules-section-07-permits-for-place-and-displace = Erlaubnisse
rules-section-07-displaced-pieces = Verdrängte Händlersteine
rules-section-07-move = Umsetzen
rules-section-07-sea-routes-and-permanent-markers = Seehandelsrouten und dauerhafte Marker
rules-section-07-wales-and-scotland-scoring = Wales und Schottland
rules-section-07-optional-rule-of-the-2014-expansion = Geleitbrief
rules-section-07-worked-examples = Beispiele
rules-section-08-duo-pl-polish-neutral-variant = Neutrale Händler
rules-section-08-duo-br-britannia-neutral-variant = Neutraler Spieler
rules-section-08-worked-examples = Beispiele
rules-section-09-worked-examples = Beispiele
rules-section-10-exchange-bonus-marker = Markertausch
rules-section-10-tribute = Tribut
rules-section-10-block-trade-route = Sperre
rules-section-10-worked-examples = Beispiele
