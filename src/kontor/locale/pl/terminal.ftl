### The game in the terminal. What is typed stays as it is typed: ids of places, markers and abilities, and commands.
### $piece is t (trader) or m (merchant); an amount is as in notation. English keeps to ASCII, for old terminals.

terminal-you = Ty
terminal-player = Gracz { $number }
terminal-side-hansa-3 = Liga Hanzeatycka (3 graczy)
terminal-side-hansa-45 = Liga Hanzeatycka (4–5 graczy)
terminal-side-east = Wschodnia Liga Hanzeatycka
terminal-side-britannia-3 = Brytania (3 graczy)
terminal-side-britannia-45 = Brytania (4–5 graczy)
terminal-or = {" "}albo { $way }

## What happened, after the name of whoever did it

terminal-who-you = ty
terminal-owned =
    { $piece ->
        [m] kupiec
       *[t] sprzedawca
    } ({ $whose ->
        [you] ty
        [neutral] neutralny
       *[other] { $who }
    })
terminal-event-placed =
    { $piece ->
        [m] kupiec
       *[t] sprzedawca
    } na polu { $post }
terminal-event-paid = zapłacono { $amount }
terminal-event-displaced =
    przemieszczony { $owned } z pola { $post }, zastępuje go { $piece ->
        [m] kupiec
       *[t] sprzedawca
    }, koszt { $fee }
terminal-event-settled =
    { $neutral ->
        [yes] neutralny { $piece ->
            [m] kupiec
           *[t] sprzedawca
        }
       *[no] { $piece ->
            [m] kupiec
           *[t] sprzedawca
        }
    } trafia na pole { $post }
terminal-event-settled-from =
    { $settled } { $source ->
        [stock] ze wspólnej puli
        [supply] z osobistej puli
        [route] ze szlaku
       *[other] z pola { $source }
    }
terminal-event-unsettled =
    brak pola dla przemieszczonego { $piece ->
        [m] kupca
       *[t] sprzedawcy
    }
terminal-event-declined = rezygnacja
terminal-event-dropped = { $owned } poruszony z pola { $origin } na pole { $post }
terminal-event-dropped-back = { $owned } odstawiony na pole { $post }
terminal-event-income = pozyskanie handlarzy: { $amount }
terminal-event-took = wzięto ze wspólnej puli { $amount }
terminal-event-route = ustanowiono szlak { $route }
terminal-event-neutral-route = gracz neutralny ustanawia szlak { $route }
terminal-event-marker = wzięto żeton { $marker }
terminal-event-looked = dobrano { $markers }
terminal-event-replaced = nowy żeton { $marker } przy szlaku { $route }
terminal-event-discarded = żeton { $marker } odpada z gry
terminal-event-office =
    placówka ({ $piece ->
        [m] kupiec
       *[t] sprzedawca
    }) w mieście { $city }
terminal-event-extra-office =
    dodatkowa placówka ({ $piece ->
        [m] kupiec
       *[t] sprzedawca
    }) w mieście { $city }
terminal-event-completed = { $city }: miasto w pełni zajęte (numer { $count })
terminal-event-connected = połączono miasta { $west } i { $east }, miejsce { $rank }
terminal-event-prestige = +{ $points } renomy: { $who } ({ $why })
terminal-event-special-prestige = zajęto pole specjalnych punktów renomy { $value }
terminal-event-developed = rozwinięto zdolność { $ability }: { $value }
terminal-event-actions =
    { $count ->
        [one] { $count } dodatkowa akcja
        [few] { $count } dodatkowe akcje
        [many] { $count } dodatkowych akcji
       *[other] { $count } dodatkowej akcji
    }
terminal-event-used = użyto żetonu { $marker }
terminal-event-swapped = zamieniono dwie placówki w mieście { $city }
terminal-event-removed = { $owned } usunięty z pola { $post }
terminal-event-ending = GRA DOBIEGA KOŃCA ({ $clause })
terminal-event-end = koniec tury
terminal-event-more = ... (wszystko: log)

## What is asked, after the name of whoever decides

terminal-ask-over = Gra jest skończona.
terminal-ask-turn =
    tura, { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
        [many] zostało { $count } akcji
       *[other] zostało { $count } akcji
    }.
terminal-ask-turn-routes = { $turn } Pełne szlaki: { $routes }.
terminal-ask-end = brak akcji: zakończ turę (end).
terminal-ask-end-markers = brak akcji: zakończ turę (end) albo użyj najpierw żetonu (use).
terminal-ask-settle =
    { $who } przemieszcza { $neutral ->
        [yes] neutralnego
       *[no] twojego
    } { $piece ->
        [m] kupca
       *[t] sprzedawcę
    } ze szlaku { $route }: umieść go jak najbliżej (settle).
terminal-ask-settle-extras =
    { $who } przemieszcza { $neutral ->
        [yes] neutralnego
       *[no] twojego
    } { $piece ->
        [m] kupca
       *[t] sprzedawcę
    } ze szlaku { $route }: umieść go jak najbliżej (settle), możesz też dodatkowych, najwyżej { $extras }.
terminal-ask-extras = możesz umieścić dodatkowych handlarzy, jeszcze najwyżej { $extras } (najpierw ze wspólnej puli, potem z osobistej, potem z pól){ $out }.
terminal-ask-held =
    { $piece ->
        [m] kupiec
       *[t] sprzedawca
    } z pola { $post }
terminal-ask-hand =
    w ręce: { $hand }. { $count ->
        [one] Odstaw go
        [few] Odstaw ich po kolei
        [many] Odstaw ich po kolei
       *[other] Odstaw ich po kolei
    } (drop).
terminal-ask-hand-lift =
    w ręce: { $hand }. { $count ->
        [one] Odstaw go
        [few] Odstaw ich po kolei
        [many] Odstaw ich po kolei
       *[other] Odstaw ich po kolei
    } (drop) albo podnieś następnych, najwyżej { $lifts } (lift).
terminal-ask-lift = podnieś handlarzy, jeszcze najwyżej { $lifts } (lift){ $out }.
terminal-ask-moved = wszyscy handlarze poruszeni: wpisz done.
terminal-ask-remove = usuń z pól, najwyżej: { $pieces } (remove){ $out }.
terminal-ask-removed = wszyscy handlarze usunięci: wpisz done.
terminal-ask-take = dzięki akcji ({ $who }) możesz wziąć ze wspólnej puli: { $pieces } (take){ $out }.
terminal-ask-take-trader = dzięki akcji ({ $who }) możesz wziąć ze wspólnej puli sprzedawcę (take){ $out }.
terminal-ask-take-tradesman = dzięki akcji ({ $who }) możesz wziąć ze wspólnej puli sprzedawcę lub kupca (take){ $out }.
terminal-ask-replace = koniec tury: umieść nowy żeton ({ $markers }) przy wolnym szlaku (marker).
terminal-ask-replace-hidden = koniec tury: umieść nowy żeton (zakryty) przy wolnym szlaku (marker).
terminal-ask-found = stały żeton: załóż placówkę w zielonym mieście (found){ $out }.
terminal-ask-develop = stały żeton: rozwiń Przywileje (develop privilege){ $out }.
terminal-ask-place = stały żeton: do umieszczenia { $pieces } (settle){ $out }.
terminal-ask-place-must = stały żeton: do umieszczenia, o ile to możliwe, { $pieces } (settle).

## The board and the desks

terminal-decision = decyzja { $number }
terminal-green = zielone
terminal-left-out-routes = pustych szlaków nie pokazano
terminal-left-out-empty = pustych miast i szlaków nie pokazano
terminal-left-out-cities = miast i pustych szlaków nie pokazano
terminal-left-out-all = miast i szlaków nie pokazano
terminal-head-player = gracz
terminal-head-points = pkt
terminal-head-total = razem
terminal-head-keys = klucze
terminal-head-actions = akcje
terminal-head-privilege = przyw
terminal-head-book = księga
terminal-head-purse = bank
terminal-head-supply = osob.
terminal-head-stock = wspól.
terminal-head-markers = żetony
terminal-used = użyte: { $count }
terminal-to-place = do umieszczenia: { $count }
terminal-markers = Żetony
terminal-markers-unused = nieużyte żetony: { $markers }
terminal-markers-used = użyte żetony: { $markers }
terminal-end = Koniec
terminal-end-reached = osiągnięty ({ $clause })
terminal-end-prestige = renoma { $had }/{ $limit }
terminal-end-cities = zajęte miasta { $had }/{ $limit }
terminal-end-pile = pula żetonów { $count }
terminal-all-taken = wszystko zajęte

## The score sheet

terminal-rank = miejsce
terminal-score-now = Gdyby gra skończyła się teraz:
terminal-score-secret = { $categories }: tajne do końca
terminal-score-markers = żetony: { $count }
terminal-score-network = placówki: { $offices } x { $keys }
terminal-won = Wygrywa { $who }, punkty: { $points }.
terminal-won-shared = Wspólne zwycięstwo: { $who }, punkty: { $points }.
terminal-and = { $first } i { $second }
terminal-ended = Koniec według { $clause }: { $text }

## The rules

terminal-rules-ruling = Wykładnia:
terminal-rules-span = { $first } do { $last }
terminal-rules-hits = znalezione zasady: { $count }; wpisz rules ZASADA, aby zobaczyć całą.
terminal-rules-none = żadna zasada nie zawiera wszystkich słów: { $words }
terminal-rules-unknown = nie ma zasady '{ $name }'
terminal-rules-unknown-near = nie ma zasady '{ $name }'; może { $near }?

## At the prompt

terminal-hint = Tab uzupełnia   ? pomoc   moves   board   desks   log   scores   rules   undo   save   quit
terminal-welcome = { $players }. Wpisz ?, aby uzyskać pomoc, a ? signs, aby zobaczyć, jak czytać planszę.
terminal-look-away = Teraz decyduje { $who }: pozostali nie patrzą. Naciśnij Enter.
terminal-decides = --- teraz decyduje { $who } ---
terminal-legal = dozwolone: Enter to zagra
terminal-legal-more = dozwolone: Enter to zagra albo dopisz więcej słów
terminal-expected = tu powinno być: { $what }
terminal-or-command = albo polecenie: { $commands }
terminal-refused = { $why } [{ $clause }]
terminal-refused-more = { $why } [{ $clause }]   (patrz rules { $clause })
terminal-no-move = nie ma posunięcia { $number }: są od 1 do { $most }; wpisz moves, aby zobaczyć listę
terminal-no-match = Żadne dozwolone posunięcie nie zaczyna się od '{ $wanted }' ani tego nie zawiera. Wpisz moves, aby zobaczyć grupy.
terminal-all-of = wszystkie: moves { $verb }
terminal-number-plays = Wpisz numer, aby zagrać to posunięcie.
terminal-log-wrong = log { $wish }: podaj liczbę wpisów albo all
terminal-log-earlier = ... wcześniejsze wpisy: { $count } (log all)
terminal-nothing-to-undo = nie ma czego cofnąć: nie było jeszcze twoich decyzji
terminal-undone = Cofnięto: { $move }.
terminal-undone-more = Cofnięto: { $move } i dalsze decyzje: { $count }.
terminal-resumed = Wznowiono, decyzji dotąd: { $count }.
terminal-nothing-played = Jeszcze nic nie zagrano.
terminal-saved = Zapisano w { $path }
terminal-go-on = Dalsza gra
terminal-see-again = Obejrzyj ponownie
terminal-cannot-save = nie można zapisać w { $path }: { $why }
terminal-keys = Enter dalej, b wstecz, numer, e koniec, q wyjście

## Help

terminal-help-help = ta strona albo jak czytać planszę
terminal-help-moves = dozwolone posunięcia z numerami; ze słowami tylko pasujące
terminal-help-board = wszystkie miasta i szlaki
terminal-help-desks = wszystkie sekretarzyki, tory i żetony w całości
terminal-help-log = co się wydarzyło
terminal-help-scores = wszystkie punkty i za co są
terminal-help-rules = spis treści, zasada taka jak PLACE-02 albo szukanie
terminal-help-undo = do twojej ostatniej decyzji, z odpowiedziami botów
terminal-help-save = zapisz grę
terminal-help-resume = graj dalej w zapisaną grę zamiast tej
terminal-help-quit = wyjdź; gra zostaje zapisana
terminal-move-place = sprzedawca (m: kupiec) na pole
terminal-move-displace = przemieść cudzego handlarza
terminal-move-income = ze wspólnej do osobistej puli
terminal-move-lift = ruch: potem drop Z DO ..., done
terminal-move-route = pełny szlak: office MIASTO, develop BOOK,
terminal-move-route-more = prestige 8, extra MIASTO t albo nic
terminal-move-use = albo use develop BOOK, use swap MIASTO 1 2
terminal-move-settle = po przemieszczeniu; albo decline
terminal-move-marker = nowy żeton na koniec tury
terminal-move-end = zakończ turę
terminal-signs-piece = Handlarz to cyfra właściciela i kształt: { $pieces } to sprzedawca i kupiec.
terminal-signs-city =
    Miasto pokazuje cyfrę tego, kto je kontroluje, placówki od lewej do prawej i zdolność, którą rozwija:
    { $trader } wymaga sprzedawcy i białych Przywilejów, { $merchant } kupca i pomarańczowych, dalej różowe i czarne; +
    daje punkt. Dodatkowe placówki są na lewo od { $extra }.
terminal-signs-route =
    Szlak pokazuje swoje pola od pierwszego miasta: { $empty } jest puste, { $ship } to łódź, a { $marker } to leżący
    tam żeton. W i S to Walia i Szkocja.
terminal-signs-desk =
    Sekretarzyk pokazuje renomę (pkt), wynik, gdyby gra skończyła się teraz (+? bez tajnej misji), i każdą zdolność z
    jej wartością oraz { $step } za każdy pozostały krok.

## Figures of a game

terminal-usual = zwykle ({ $level })
terminal-figure-turns = tury
terminal-figure-income = pozyskania handlarzy
terminal-figure-place = umieszczeni handlarze
terminal-figure-displace = przemieszczenia
terminal-figure-move = ruchy
terminal-figure-route = ustanowione szlaki
terminal-figure-office = placówki
terminal-figure-develop = rozwinięte zdolności
terminal-figure-marker = wzięte żetony premii
terminal-figure-use = użyte żetony premii
terminal-figure-displaced = przemieszczenia przez innych
terminal-figure-gained = dodatkowi handlarze za to
