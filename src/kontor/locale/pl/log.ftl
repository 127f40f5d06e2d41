### Decisions and what happened, in words. In the log the turn block says who did it.
### $piece is t (trader) or m (merchant); $amount and $fee are amounts in words.

amount-both = { $traders } i { $merchants }

## Decisions, as in the move list and in choosers

move-income = Pozyskanie handlarzy: { $amount }
move-place =
    Umieść { $piece ->
        [m] kupca
       *[t] sprzedawcę
    } na polu { $post }
move-place-paying =
    Umieść { $piece ->
        [m] kupca
       *[t] sprzedawcę
    } na polu { $post }, koszt: { $fee }
move-displace =
    Przemieść handlarza z pola { $post } i zastąp go { $piece ->
        [m] kupcem
       *[t] sprzedawcą
    }, koszt: { $fee }
move-settle =
    Umieść przemieszczonego { $piece ->
        [m] kupca
       *[t] sprzedawcę
    } na polu { $post }
move-settle-extra =
    Umieść dodatkowego { $piece ->
        [m] kupca
       *[t] sprzedawcę
    } { $source ->
        [stock] ze wspólnej puli
        [supply] z osobistej puli
       *[route] ze szlaku
    } na polu { $post }
move-settle-from =
    Umieść dodatkowego { $piece ->
        [m] kupca
       *[t] sprzedawcę
    } z pola { $from } na polu { $post }
move-lift = Podnieś handlarza z pola { $post }
move-remove = Usuń handlarza z pola { $post }
move-put-back = Odstaw handlarza na pole { $post }
move-drop = Porusz handlarza z pola { $from } na pole { $post }
move-swap-pieces =
    { $count ->
        [one] Zamień obu handlarzy miejscami ({ $count } ruch)
        [few] Zamień obu handlarzy miejscami ({ $count } ruchy)
        [many] Zamień obu handlarzy miejscami ({ $count } ruchów)
       *[other] Zamień obu handlarzy miejscami ({ $count } ruchu)
    }
move-decline = Zrezygnuj
move-done = Zakończ
move-end = Zakończ turę
move-route-nothing = Ustanów szlak { $route } i nie bierz nic więcej
move-route-office = Ustanów szlak { $route }: placówka w mieście { $city }
move-route-develop = Ustanów szlak { $route }: rozwiń zdolność { $ability }
move-route-prestige = Ustanów szlak { $route }: specjalne punkty renomy { $value }
move-route-extra =
    Ustanów szlak { $route }: dodatkowa placówka w mieście { $city } ({ $piece ->
        [m] kupiec
       *[t] sprzedawca
    })
move-use = Użyj żetonu { $marker }
move-use-develop = Użyj żetonu: rozwiń zdolność { $ability }
move-use-swap = Zamień placówki { $left } i { $right } w mieście { $city }
move-take = Weź: { $amount }
move-develop = Rozwiń zdolność { $ability }
move-found =
    Załóż placówkę w mieście { $city } ({ $piece ->
        [m] kupiec
       *[t] sprzedawca
    })
move-marker = Umieść żeton { $marker } przy szlaku { $route }
# a decision that a newer server offers, as its text
move-other = { $text }
    .about = Ta strona jeszcze nie zna tego posunięcia. Mimo to możesz je wykonać.

## What happened

log-income = Pozyskanie handlarzy: { $amount }
log-took = Wzięto ze wspólnej puli: { $amount }
log-placed =
    { $piece ->
        [m] Kupiec
       *[t] Sprzedawca
    } na polu { $post }
log-displaced =
    { $piece ->
        [m] Kupiec
       *[t] Sprzedawca
    } przemieszcza { $victim ->
        [m] kupca
       *[t] sprzedawcę
    } ({ $who }) z pola { $post }, koszt: { $fee }
log-settled =
    Przemieszczony { $piece ->
        [m] kupiec
       *[t] sprzedawca
    } trafia na pole { $post }
log-settled-extra =
    Dodatkowy { $piece ->
        [m] kupiec
       *[t] sprzedawca
    } { $source ->
        [stock] ze wspólnej puli
        [supply] z osobistej puli
       *[route] ze szlaku
    } trafia na pole { $post }
log-settled-from =
    Dodatkowy { $piece ->
        [m] kupiec
       *[t] sprzedawca
    } z pola { $from } trafia na pole { $post }
log-unsettled =
    Brak wolnego pola: { $piece ->
        [m] kupiec
       *[t] sprzedawca
    } trafia do wspólnej puli
log-dropped =
    { $piece ->
        [m] Kupiec
       *[t] Sprzedawca
    } ({ $who }) poruszony z pola { $from } na pole { $post }
log-removed =
    { $piece ->
        [m] Kupiec
       *[t] Sprzedawca
    } ({ $who }) usunięty z pola { $post }
log-route = Ustanowiono szlak { $route }
log-neutral-route = Gracz neutralny ustanawia szlak { $route }
log-office =
    Placówka w mieście { $city } ({ $piece ->
        [m] kupiec
       *[t] sprzedawca
    })
log-extra-office =
    Dodatkowa placówka w mieście { $city } ({ $piece ->
        [m] kupiec
       *[t] sprzedawca
    })
log-completed = Miasto { $city } jest w pełni zajęte: numer { $count }
log-connected = Połączenie Wschód–Zachód, miejsce { $rank }
log-prestige =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
log-prestige-city =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za miasto { $city }
log-special-prestige = Zajęto pole specjalnych punktów renomy { $value }
log-developed = Rozwinięto zdolność { $ability }: { $value }
log-actions =
    { $count ->
        [one] { $count } dodatkowa akcja
        [few] { $count } dodatkowe akcje
        [many] { $count } dodatkowych akcji
       *[other] { $count } dodatkowej akcji
    }
log-marker = Wzięto żeton { $marker }: { $route }
log-replaced = Nowy żeton { $marker }: { $route }
log-discarded = Żeton { $marker } odpada z gry: { $route }
log-used = Użyto żetonu { $marker }
log-swapped = Zamieniono placówki { $left } i { $right } w mieście { $city }
log-ending =
    Gra dobiega końca: { $clause ->
        [END-01] 20 punktów renomy
        [END-03] w pełni zajęto wystarczająco wiele miast
       *[other] nie ma już żetonu do dobrania
    }
log-over = Koniec gry
# an event of a newer server, as its text
log-other = { $text }
log-seat-left = { $who } odchodzi od stołu; dalej gra bot
log-seat-replaced = Zbyt długa nieobecność: { $who }; dalej gra bot
log-seat-expired = { $who }: czas minął; dalej gra bot
log-seat-returned = { $who } wraca do gry
log-seat-joined = { $who } przejmuje miejsce
