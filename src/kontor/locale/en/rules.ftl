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
rules-language = The rules themselves are written in English.
rules-nothing = No rule has these words
    .about = Try fewer or other words. Names of cities and numbers such as PLACE-02 work too.
rules-ruling = Ruling:

## Where a clause holds

scope-bigbox = Big Box
scope-classic = Classic
scope-hansa = Hansa
scope-east = East
scope-britannia = Britannia
scope-brit2014 = Britannia 2014
scope-missions = Missions
scope-favour = Emperor’s Favour
scope-promo = Promo markers
scope-duo-pl = two players, neutral traders
scope-duo-br = two players, neutral player

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

rules-file-01 = Components and set-up
rules-file-02 = Turn and actions
rules-file-03 = Bonus markers
rules-file-04 = End and scoring
rules-file-05 = Missions and Emperor’s Favour
rules-file-06 = East board
rules-file-07 = Britannia board
rules-file-08 = Two players
rules-file-09 = Classic edition
rules-file-10 = Promo markers

## Sections

rules-section-01-components = Components
rules-section-01-board-anatomy = What is on the board
rules-section-01-abilities-desk-rows = Abilities: the rows of the desk
rules-section-01-setup-procedure = Set-up
rules-section-01-worked-examples = Examples
rules-section-02-turn = The turn
rules-section-02-a-income = A: Income
rules-section-02-b-place = B: Place
rules-section-02-c-displace-the-active-player = C: Displace
rules-section-02-c-displace-the-displaced-player = C: Being displaced
rules-section-02-d-move = D: Move
rules-section-02-e-establish-a-trade-route-frame = E: Establish a route
rules-section-02-city-control-used-by-step-1-scoring-missions-britannia = Control of a city
rules-section-02-e-step-1-prestige-points = E, step 1: prestige
rules-section-02-e-step-2-bonus-marker = E, step 2: bonus marker
rules-section-02-e-step-3a-establish-an-office = E, step 3a: office
rules-section-02-east-west-connection = East–West connection
rules-section-02-e-step-3b-develop-an-ability = E, step 3b: ability
rules-section-02-e-step-3c-special-prestige-spaces = E, step 3c: special prestige
rules-section-02-worked-examples = Examples
rules-section-03-holding-and-using = Holding and using
rules-section-03-replacement-markers = Replacement markers
rules-section-03-swap-offices-3-markers = Swap offices
rules-section-03-develop-1-ability-2-markers = Develop
rules-section-03-extra-office-4-markers = Extra office
rules-section-03-3-actions-and-4-actions-2-markers-each = +3 and +4 actions
rules-section-03-move-3-tradesmen-2-markers-classic-edition-classic-03-instead = Move 3
rules-section-03-worked-examples = Examples
rules-section-04-end-of-the-game = End of the game
rules-section-04-final-scoring = Final scoring
rules-section-04-worked-examples = Examples
rules-section-05-mission-cards = Mission cards
rules-section-05-emperor-s-favour-setup-and-purchase = Emperor’s Favour: set-up and purchase
rules-section-05-the-six-tiles = The six tiles
rules-section-05-worked-examples = Examples
rules-section-06-waren = Waren
rules-section-06-green-cities = Green cities
rules-section-06-sea-routes = Sea routes
rules-section-06-permanent-markers = Permanent markers
rules-section-06-worked-examples = Examples
rules-section-07-frame = The board
rules-section-07-bonus-markers-on-britannia = Bonus markers on Britannia
rules-section-07-permits-for-place-and-displace = Permits
rules-section-07-displaced-pieces = Displaced pieces
rules-section-07-move = Move
rules-section-07-sea-routes-and-permanent-markers = Sea routes and permanent markers
rules-section-07-wales-and-scotland-scoring = Wales and Scotland
rules-section-07-optional-rule-of-the-2014-expansion = Safe-conduct
rules-section-07-worked-examples = Examples
rules-section-08-duo-pl-polish-neutral-variant = Neutral traders
rules-section-08-duo-br-britannia-neutral-variant = Neutral player
rules-section-08-worked-examples = Examples
rules-section-09-worked-examples = Examples
rules-section-10-exchange-bonus-marker = Exchange
rules-section-10-tribute = Tribute
rules-section-10-block-trade-route = Block
rules-section-10-worked-examples = Examples
