### The rules reference: titles, search, words that mean the same.

rules-search = Search the rules: any word, name or number
    .short = Search the rules
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-also = also searched:
rules-only = Only the rules of this game
rules-contents = Contents
rules-language = The rules themselves are in English.
rules-nothing = No rule contains these words
    .about = Try fewer or other words. Names of cities and numbers such as PLACE-02 work too.
rules-ruling = Ruling:

## Where a clause holds

scope-bigbox = Big Box
scope-classic = Classic
scope-hansa = Hansa
scope-east = East
scope-britannia = Britannia
scope-brit2014 = Britannia 2014

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
