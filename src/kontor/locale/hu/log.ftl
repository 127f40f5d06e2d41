### Decisions and what happened, in words. In the log the turn block says who did it.
### $piece is t (trader) or m (merchant); $amount and $fee are amounts in words.

amount-both = { $traders } és { $merchants }

## Decisions, as in the move list and in choosers

move-income = Bursa: { $amount }
move-place =
    { $piece ->
        [m] Kereskedő lerakása
       *[t] Ügynök lerakása
    }: { $post }
move-place-paying =
    { $piece ->
        [m] Kereskedő lerakása
       *[t] Ügynök lerakása
    }: { $post }, fizetve: { $fee }
move-displace =
    { $piece ->
        [m] Elűzés kereskedővel
       *[t] Elűzés ügynökkel
    }: { $post }, díj: { $fee }
move-settle =
    { $piece ->
        [m] Az elűzött kereskedő lerakása
       *[t] Az elűzött ügynök lerakása
    }: { $post }
move-settle-extra =
    { $piece ->
        [m] További kereskedő
       *[t] További ügynök
    } { $source ->
        [stock] a tartalékból
        [supply] a készletből
       *[route] az útról
    }: { $post }
move-settle-from =
    { $piece ->
        [m] További kereskedő
       *[t] További ügynök
    }: { $from } → { $post }
move-lift = Alkalmazott felvétele: { $post }
move-remove = Alkalmazott levétele: { $post }
move-put-back = Alkalmazott visszarakása: { $post }
move-drop = Alkalmazott mozgatása: { $from } → { $post }
move-swap-pieces = A két alkalmazott felcserélése ({ $count } mozgatás)
move-decline = Lemondás
move-done = Kész
move-end = Kör vége
move-route-nothing = { $route } létrehozása, semmi más
move-route-office = { $route } létrehozása: lerakat ({ $city })
move-route-develop = { $route } létrehozása: { $ability } növelése
move-route-prestige = { $route } létrehozása: különleges hírnév, { $value }
move-route-extra =
    { $piece ->
        [m] { $route } létrehozása: extra lerakat ({ $city }) kereskedővel
       *[t] { $route } létrehozása: extra lerakat ({ $city }) ügynökkel
    }
move-use = Felhasználás: { $marker }
move-use-develop = Lapka felhasználása: { $ability } növelése
move-use-swap = Lerakatok cseréje: { $city }, { $left }. és { $right }.
move-take = Elvétel: { $amount }
move-develop = { $ability } növelése
move-found =
    { $piece ->
        [m] Lerakat alapítása kereskedővel
       *[t] Lerakat alapítása ügynökkel
    }: { $city }
move-marker = { $marker } elhelyezése: { $route }
# a decision that a newer server offers, as its text
move-other = { $text }
    .about = Ez az oldal még nem ismeri ezt a lépést, de meglépheted.

## What happened

log-income = Bursa: { $amount }
log-took = Elvéve a tartalékból: { $amount }
log-placed =
    { $piece ->
        [m] Kereskedő
       *[t] Ügynök
    } ide: { $post }
log-displaced =
    { $piece ->
        [m] Kereskedő
       *[t] Ügynök
    } elűz egy { $victim ->
        [m] kereskedőt
       *[t] ügynököt
    } ({ $who }): { $post }, díj: { $fee }
log-settled =
    { $piece ->
        [m] Elűzött kereskedő
       *[t] Elűzött ügynök
    } ide: { $post }
log-settled-extra =
    { $piece ->
        [m] További kereskedő
       *[t] További ügynök
    } { $source ->
        [stock] a tartalékból
        [supply] a készletből
       *[route] az útról
    } ide: { $post }
log-settled-from =
    { $piece ->
        [m] További kereskedő
       *[t] További ügynök
    }: { $from } → { $post }
log-unsettled =
    { $piece ->
        [m] Nincs több mező: a kereskedő a tartalékba kerül
       *[t] Nincs több mező: az ügynök a tartalékba kerül
    }
log-dropped =
    { $piece ->
        [m] Kereskedő
       *[t] Ügynök
    } ({ $who }) mozgatva: { $from } → { $post }
log-removed =
    { $piece ->
        [m] Kereskedő
       *[t] Ügynök
    } ({ $who }) levéve innen: { $post }
log-route = { $route } létrehozva
log-neutral-route = { $route } létrehozva a semleges játékosnak
log-office =
    Lerakat: { $city } ({ $piece ->
        [m] kereskedő
       *[t] ügynök
    })
log-extra-office =
    Extra lerakat: { $city } ({ $piece ->
        [m] kereskedő
       *[t] ügynök
    })
log-completed = { $city } megtelt: { $count }. megtelt város
log-connected = Nagy Kereskedelmi út teljesítve, helyezés: { $rank }.
log-prestige = { $points } pont
log-prestige-city = { $points } pont: { $city }
log-special-prestige = Különleges hírnév elfoglalva: { $value }
log-developed = { $ability } megnövelve: { $value }
log-actions = { $count } további akció
log-marker = Lapka elvéve: { $marker } ({ $route })
log-replaced = Új lapka: { $marker } ({ $route })
log-discarded = Lapka kikerült a játékból: { $marker } ({ $route })
log-used = Lapka felhasználva: { $marker }
log-swapped = Lerakatok felcserélve: { $city }, { $left }. és { $right }.
log-ending =
    Véget ér a játék: { $clause ->
        [END-01] 20 hírnévpont
        [END-03] elég város megtelt
       *[other] nincs több húzható lapka
    }
log-over = Vége a játéknak
# an event of a newer server, as its text
log-other = { $text }
log-seat-left = { $who } távozott; egy bot játszik tovább
log-seat-replaced = { $who } túl sokáig volt távol; egy bot játszik tovább
log-seat-expired = { $who } ideje lejárt; egy bot játszik tovább
log-seat-returned = { $who } visszatért és újra játszik
log-seat-joined = { $who } átvesz egy helyet
