### The game in the terminal. What is typed stays as it is typed: ids of places, markers and abilities, and commands.
### $piece is t (trader) or m (merchant); an amount is as in notation. English keeps to ASCII, for old terminals.

terminal-you = Te
terminal-player = { $number }. játékos
terminal-side-hansa-3 = Hanza (3 játékos)
terminal-side-hansa-45 = Hanza (4–5 játékos)
terminal-side-east = Keleti Hanza
terminal-side-britannia-3 = Britannia (3 játékos)
terminal-side-britannia-45 = Britannia (4–5 játékos)
terminal-or = , vagy { $way }

## What happened, after the name of whoever did it

terminal-who-you = te
terminal-owned =
    { $piece ->
        [m] kereskedő
       *[t] ügynök
    } ({ $whose ->
        [you] te
        [neutral] semleges
       *[other] { $who }
    })
terminal-event-placed =
    { $piece ->
        [m] kereskedő
       *[t] ügynök
    } lerakva: { $post }
terminal-event-paid = fizetve: { $amount }
terminal-event-displaced =
    elűzve: { $owned }, { $post }, { $piece ->
        [m] kereskedővel
       *[t] ügynökkel
    }, díj: { $fee }
terminal-event-settled =
    { $neutral ->
        [yes] semleges { $piece ->
            [m] kereskedő
           *[t] ügynök
        }
       *[no] { $piece ->
            [m] kereskedő
           *[t] ügynök
        }
    } ide: { $post }
terminal-event-settled-from =
    { $settled }, { $source ->
        [stock] a tartalékból
        [supply] a készletből
        [route] az útról
       *[other] innen: { $source }
    }
terminal-event-unsettled =
    nincs mező { $piece ->
        [m] az elűzött kereskedőnek
       *[t] az elűzött ügynöknek
    }
terminal-event-declined = lemond róla
terminal-event-dropped = mozgatva: { $owned }, { $origin } → { $post }
terminal-event-dropped-back = visszarakva: { $owned }, { $post }
terminal-event-income = Bursa: { $amount }
terminal-event-took = elvéve a tartalékból: { $amount }
terminal-event-route = létrehozva: { $route }
terminal-event-neutral-route = a semleges játékos útja létrejött: { $route }
terminal-event-marker = lapka elvéve: { $marker }
terminal-event-looked = húzva: { $markers }
terminal-event-replaced = lapka elhelyezve: { $marker }, { $route }
terminal-event-discarded = lapka kikerült a játékból: { $marker }
terminal-event-office =
    lerakat ({ $piece ->
        [m] kereskedő
       *[t] ügynök
    }): { $city }
terminal-event-extra-office =
    extra lerakat ({ $piece ->
        [m] kereskedő
       *[t] ügynök
    }): { $city }
terminal-event-completed = { $city } megtelt ({ $count }. város)
terminal-event-connected = { $west } és { $east } összekötve, helyezés: { $rank }.
terminal-event-prestige = +{ $points } hírnévpont: { $who } ({ $why })
terminal-event-special-prestige = hírnévhely elfoglalva: { $value }
terminal-event-developed = megnövelve: { $ability }, { $value }
terminal-event-actions = { $count } további akció
terminal-event-used = felhasználva: { $marker }
terminal-event-swapped = két lerakat felcserélve: { $city }
terminal-event-removed = levéve: { $owned }, { $post }
terminal-event-ending = VÉGET ÉR A JÁTÉK ({ $clause })
terminal-event-end = kör vége
terminal-event-more = ... (mindhez: log)

## What is asked, after the name of whoever decides

terminal-ask-over = A játék véget ért.
terminal-ask-turn = te jössz, még { $count } akció.
terminal-ask-turn-routes = { $turn } Betöltött utak: { $routes }.
terminal-ask-end = nincs több akció: fejezd be a kört (end).
terminal-ask-end-markers = nincs több akció: fejezd be a kört (end), vagy előbb használj fel egy lapkát (use).
terminal-ask-settle =
    { $neutral ->
        [yes] { $who } elűzött egy semleges { $piece ->
            [m] kereskedőt
           *[t] ügynököt
        }
       *[no] { $who } elűzte { $piece ->
            [m] a kereskedődet
           *[t] az ügynöködet
        }
    } innen: { $route }. Rakd le a lehető legközelebb (settle).
terminal-ask-settle-extras =
    { $neutral ->
        [yes] { $who } elűzött egy semleges { $piece ->
            [m] kereskedőt
           *[t] ügynököt
        }
       *[no] { $who } elűzte { $piece ->
            [m] a kereskedődet
           *[t] az ügynöködet
        }
    } innen: { $route }. Rakd le a lehető legközelebb (settle), és legfeljebb még ennyit: { $extras }.
terminal-ask-extras = lerakhatsz legfeljebb még ennyit: { $extras } (előbb a tartalékból, aztán a készletből, aztán a mezőidről){ $out }.
terminal-ask-held =
    { $piece ->
        [m] kereskedő
       *[t] ügynök
    } innen: { $post }
terminal-ask-hand =
    kézben: { $hand }. { $count ->
        [one] Rakd le
       *[other] Rakd le őket egyenként
    } (drop).
terminal-ask-hand-lift =
    kézben: { $hand }. { $count ->
        [one] Rakd le
       *[other] Rakd le őket egyenként
    } (drop), vagy vegyél fel legfeljebb még ennyit: { $lifts } (lift).
terminal-ask-lift = vegyél fel legfeljebb még ennyit: { $lifts } (lift){ $out }.
terminal-ask-moved = minden alkalmazott elmozgatva: írd be, hogy done.
terminal-ask-remove = vegyél le a mezőkről legfeljebb ennyit: { $pieces } (remove){ $out }.
terminal-ask-removed = minden alkalmazott levéve: írd be, hogy done.
terminal-ask-take = { $who } lépése miatt elvehetsz a tartalékodból: { $pieces } (take){ $out }.
terminal-ask-take-trader = { $who } lépése miatt elvehetsz egy ügynököt a tartalékodból (take){ $out }.
terminal-ask-take-tradesman = { $who } lépése miatt elvehetsz egy ügynököt vagy egy kereskedőt a tartalékodból (take){ $out }.
terminal-ask-replace = kör vége: helyezd el az új lapkát ({ $markers }) egy szabad útnál (marker).
terminal-ask-replace-hidden = kör vége: helyezd el az új lapkát (lefordítva) egy szabad útnál (marker).
terminal-ask-found = állandó lapka: alapíts lerakatot egy zöld városban (found){ $out }.
terminal-ask-develop = állandó lapka: növeld a Privilegiumot (develop privilege){ $out }.
terminal-ask-place = állandó lapka: rakd le: { $pieces } (settle){ $out }.
terminal-ask-place-must = állandó lapka: rakd le: { $pieces } (settle), amennyire lehet.

## The board and the desks

terminal-decision = { $number }. döntés
terminal-green = zöld
terminal-left-out-routes = üres utak nélkül
terminal-left-out-empty = üres városok és utak nélkül
terminal-left-out-cities = városok és üres utak nélkül
terminal-left-out-all = városok és utak nélkül
terminal-head-player = játékos
terminal-head-points = HP
terminal-head-total = össz
terminal-head-keys = kulcs
terminal-head-actions = action
terminal-head-privilege = priv
terminal-head-book = liber
terminal-head-purse = bursa
terminal-head-supply = készl
terminal-head-stock = tart
terminal-head-markers = lapkák
terminal-used = { $count } felhasznált
terminal-to-place = { $count } elhelyezendő
terminal-markers = Lapkák
terminal-markers-unused = felhasználatlan lapkák: { $markers }
terminal-markers-used = felhasznált lapkák: { $markers }
terminal-end = Vége
terminal-end-reached = elérve ({ $clause })
terminal-end-prestige = hírnév { $had }/{ $limit }
terminal-end-cities = megtelt városok { $had }/{ $limit }
terminal-end-pile = kupac { $count }
terminal-all-taken = mind elkelt

## The score sheet

terminal-rank = helyezés
terminal-score-now = Mintha most érne véget a játék:
terminal-score-secret = { $categories }: a végéig titkos
terminal-score-markers = { $count } lapka
terminal-score-network = { $offices } lerakat x { $keys }
terminal-won = Győztes: { $who }, { $points } pont.
terminal-won-shared = Közös győzelem: { $who }, { $points } pont.
terminal-and = { $first } és { $second }
terminal-ended = A játék vége, { $clause }: { $text }

## The rules

terminal-rules-ruling = Értelmezés:
terminal-rules-span = { $first } – { $last }
terminal-rules-hits = { $count } szabály; egy szabály teljes szövege: rules SZÁM.
terminal-rules-none = egyik szabályban sincs meg mind: { $words }
terminal-rules-unknown = nincs ilyen szabály: '{ $name }'
terminal-rules-unknown-near = nincs ilyen szabály: '{ $name }'; erre gondoltál: { $near }?

## At the prompt

terminal-hint = Tab kiegészít   ? súgó   moves   board   desks   log   scores   rules   undo   save   quit
terminal-welcome = { $players }. A ? súgót ad, a ? signs elmondja, hogyan olvasd a térképet.
terminal-look-away = Most { $who } dönt: mindenki más nézzen félre. Tovább: Enter.
terminal-decides = --- Most { $who } dönt ---
terminal-legal = szabályos: Enterrel meglépheted
terminal-legal-more = szabályos: Enterrel meglépheted, vagy írd tovább
terminal-expected = ide ez kell: { $what }
terminal-or-command = vagy egy parancs: { $commands }
terminal-refused = { $why } [{ $clause }]
terminal-refused-more = { $why } [{ $clause }]   (bővebben: rules { $clause })
terminal-no-move = nincs ilyen lépés: { $number }; 1 és { $most } közötti szám kell, a moves felsorolja
terminal-no-match = Egyik szabályos lépés sem kezdődik így, és nem is tartalmazza: '{ $wanted }'. A moves felsorolja a csoportokat.
terminal-all-of = mind: moves { $verb }
terminal-number-plays = Írj be egy számot, és azt a lépést teszed meg.
terminal-log-wrong = log { $wish }: a bejegyzések száma kell, vagy all
terminal-log-earlier = ... { $count } korábbi bejegyzés (log all)
terminal-nothing-to-undo = nincs mit visszavonni: még semmiről sem döntöttél
terminal-undone = Visszavonva: { $move }.
terminal-undone-more = Visszavonva: { $move } és még { $count } döntés.
terminal-resumed = Folytatás { $count } döntés után.
terminal-nothing-played = Még nem történt lépés.
terminal-saved = Mentve ide: { $path }
terminal-go-on = Folytatás ezzel:
terminal-see-again = Újranézés ezzel:
terminal-cannot-save = nem menthető ide: { $path }: { $why }
terminal-keys = Enter tovább, b vissza, szám, e vége, q kilépés

## Help

terminal-help-help = ez a lap, vagy hogyan olvasd a térképet
terminal-help-moves = szabályos lépések számozva; szavakkal csak az egyezők
terminal-help-board = minden város és út
terminal-help-desks = minden íróasztal, sáv és lapka
terminal-help-log = ami történt
terminal-help-scores = minden pont, és hogy miért jár
terminal-help-rules = tartalom, egy szabály (pl. PLACE-02) vagy keresés
terminal-help-undo = vissza az utolsó döntésedhez, a botok lépésein át
terminal-help-save = a játék mentése
terminal-help-resume = egy mentett játék folytatása ehelyett
terminal-help-quit = kilépés; a játék mentve lesz
terminal-move-place = ügynök (m: kereskedő) egy mezőre
terminal-move-displace = más játékos alkalmazottjának elűzése
terminal-move-income = a tartalékodból a készletedbe
terminal-move-lift = mozgatás: aztán drop HONNAN HOVÁ ..., done
terminal-move-route = betöltött út: office VÁROS, develop BOOK,
terminal-move-route-more = prestige 8, extra VÁROS t, vagy semmi
terminal-move-use = vagy use develop BOOK, use swap VÁROS 1 2
terminal-move-settle = ha elűztek; vagy decline
terminal-move-marker = új lapka a kör végén
terminal-move-end = a köröd vége
terminal-signs-piece = Egy alkalmazott a gazdája számjegyéből és az alakjából áll: { $pieces } egy ügynök és egy kereskedő.
terminal-signs-city =
    Egy város az irányítója számjegyét, balról jobbra a lerakatait és az ott növelhető képességet mutatja: { $trader }
    helyre ügynök és fehér Privilegium kell, { $merchant } helyre kereskedő és narancs, aztán rózsaszín és fekete;
    a + egy pontot ad. Az extra lerakatok balra állnak ettől: { $extra }.
terminal-signs-route =
    Egy út az első várostól kezdve mutatja a mezőit: { $empty } üres, { $ship } hajóknak való, { $marker } az ott fekvő
    lapka. W és S: Wales és Skócia.
terminal-signs-desk =
    Egy íróasztal a hírnévpontokat (HP), az összpontszámot, mintha most érne véget a játék (+? titkos küldetés nélkül),
    és minden képességet mutat az értékével, és minden hátralévő lépésért egy ilyen jellel: { $step }.

## Figures of a game

terminal-usual = szokásos ({ $level })
terminal-figure-turns = körök
terminal-figure-income = Bursa
terminal-figure-place = lerakott alkalmazottak
terminal-figure-displace = elűzések
terminal-figure-move = mozgatások
terminal-figure-route = létrehozott utak
terminal-figure-office = lerakatok
terminal-figure-develop = növelt képességek
terminal-figure-marker = elvett bónuszlapkák
terminal-figure-use = felhasznált bónuszlapkák
terminal-figure-displaced = mások által elűzve
terminal-figure-gained = ebből további alkalmazottak
