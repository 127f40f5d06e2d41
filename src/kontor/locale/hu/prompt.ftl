### The prompt bar and its buttons.

## Your turn

prompt-turn = Te jössz: még { $count } akció
prompt-turn-how = Lerakás: válassz szabad mezőt. Mozgatás vagy elűzés: válassz alkalmazottat. Vagy válaszd a Bursát.
prompt-turn-how-empty = Üres a készleted: válaszd a Bursát, vagy válassz egy alkalmazottat, és mozgasd.
prompt-turn-how-route = Van egy betöltött utad: válaszd a zászlaját, vagy bármit, ami világít.
prompt-turn-empty = Nincs több akciód
prompt-turn-empty-markers = Használj fel egy lapkát, vagy fejezd be a körödet.
prompt-turn-empty-end = Fejezd be a körödet.
prompt-merchant = A következő alkalmazott: kereskedő
prompt-merchant-how = Válassz mezőt. Ez csak a következő alkalmazottra érvényes.
prompt-use = { $marker }
prompt-use-develop = Válaszd ki az íróasztalodon a növelendő képességet.
prompt-use-swap = Válaszd ki a két felcserélendő szomszédos lerakat közti helyet.
prompt-use-extra-office = Válassz várost az extra lerakatnak.

## Your answer

prompt-settling =
    { $who } elűzte { $piece ->
        [m] a kereskedődet
       *[t] az ügynöködet
    }: { $route }
prompt-settle-one = Válassz neki egy világító mezőt.
prompt-settle-both =
    { $count ->
        [one] Rakd le, és ha akarod, még { $count } alkalmazottat.
       *[other] Rakd le, és ha akarod, legfeljebb még { $count } alkalmazottat.
    }
prompt-settle-more =
    { $count ->
        [one] Lerakhatsz még { $count } alkalmazottat, vagy befejezheted.
       *[other] Lerakhatsz legfeljebb még { $count } alkalmazottat, vagy befejezheted.
    }
prompt-settle-pick = Tartalékod és készleted üres: előbb válaszd ki egy alkalmazottadat a térképen.
prompt-move = Mozgatás: { $used } / { $limit }
prompt-move-three = Mások alkalmazottainak áthelyezése: { $used } / { $limit }
prompt-move-two = Állandó lapka, bárki alkalmazottainak áthelyezése: { $used } / { $limit }
prompt-moving-first = Vegyél fel egy alkalmazottat.
prompt-moving-drop =
    Válassz szabad mezőt { $piece ->
        [m] a kereskedőnek
       *[t] az ügynöknek
    }.
prompt-moving-more = Vegyél fel még egy alkalmazottat, vagy fejezd be.
prompt-moving-done = Válaszd ezt: „Kész”.
prompt-removing = Alkalmazottak levétele: { $used } / { $limit }
prompt-removing-how = Válassz egy alkalmazottat: visszakerül gazdája készletébe.
prompt-founding = Állandó lapka: alapíts lerakatot egy zöld városban
prompt-founding-how = Válassz egy zöld várost, vagy mondj le róla: később már nem teheted meg.
prompt-developing = Állandó lapka: növeld a Privilegiumot
prompt-now-or-never = Később már nem használhatod.
prompt-placing-aside =
    { $count ->
        [one] Állandó lapka: rakj vissza { $count } alkalmazottat a térképre ({ $amount })
       *[other] Állandó lapka: rakj vissza legfeljebb { $count } alkalmazottat a térképre ({ $amount })
    }
prompt-placing-abroad =
    { $count ->
        [one] Állandó lapka: rakj le { $count } alkalmazottat Walesben vagy Skóciában
       *[other] Állandó lapka: rakj le legfeljebb { $count } alkalmazottat Walesben vagy Skóciában
    }
prompt-placing-how = Válassz szabad mezőt, vagy mondj le róla: később már nem teheted meg.
prompt-placing-must = Válassz szabad mezőt: ezt a lapkát fel kell használni.
prompt-replacing = Helyezd el az új lapkát: { $marker } ({ $number } / { $count })
prompt-replacing-how = Válassz egy világító utat.
prompt-other = Olyan döntés, amelyet ez az oldal még nem ismer
prompt-other-how = Válassz a „Minden lépés” listából, vagy töltsd újra az oldalt a legújabb változatért.

## Others decide

prompt-wait-turn = { $who } köre: még { $count } akció
prompt-wait-turn-of = Utána { $who } köre folytatódik.
prompt-wait-settling =
    { $count ->
        [one] Várakozás: { $who } lerak { $count } alkalmazottat (elűzték: { $route })
       *[other] Várakozás: { $who } lerak legfeljebb { $count } alkalmazottat (elűzték: { $route })
    }
prompt-wait-taking = Várakozás: { $who } elvehet { $count } alkalmazottat
prompt-wait-moving = { $who } alkalmazottakat mozgat
prompt-wait-removing = { $who } alkalmazottakat vesz le
prompt-wait-replacing = { $who } új lapkát helyez el
prompt-wait-permanent = { $who } állandó lapkát használhat
prompt-wait-other = { $who } dönt
prompt-bot-plays = Bot játszik helyetted
prompt-over = Vége a játéknak. Győztes: { $who }
prompt-over-shared = Vége a játéknak. Közös győzelem: { $who }
prompt-aborted = A játék eredmény nélkül ért véget

## Buttons

button-establish = { $route } létrehozása
button-income = Bursa +{ $count }
button-end =
    { $count ->
        [0] Kör vége
       *[other] Kör vége – { $count } akció kihasználatlan
    }
button-finish = Kész
button-done = Kész – nem vonható vissza
button-done-free = Kész
button-skip = Kihagyás
button-no = Köszönöm, nem
button-buy = Megveszem – az egész körömért
button-cancel = Mégse
button-take-seat = Visszaveszem a helyem
confirm-end = Nyomd meg újra: { $count } akció elvész
