### The prompt bar and its buttons.

## Your turn

prompt-turn =
    Twoja tura: { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
        [many] zostało { $count } akcji
       *[other] zostało { $count } akcji
    }
prompt-turn-how = Umieszczenie: wybierz wolne pole. Ruch lub przemieszczenie: wybierz handlarza. Albo pozyskaj handlarzy.
prompt-turn-how-empty = Twoja osobista pula jest pusta: pozyskaj handlarzy albo wybierz handlarza, aby go poruszyć.
prompt-turn-how-route = Masz pełny szlak: wybierz jego flagę albo cokolwiek podświetlonego.
prompt-turn-empty = Brak akcji
prompt-turn-empty-markers = Użyj żetonu albo zakończ turę.
prompt-turn-empty-end = Zakończ turę.
prompt-merchant = Następny handlarz: kupiec
prompt-merchant-how = Wybierz pole. Dotyczy to tylko następnego handlarza.
prompt-use = { $marker }
prompt-use-develop = Wybierz na sekretarzyku zdolność, którą chcesz rozwinąć.
prompt-use-swap = Wybierz miejsce między dwiema sąsiednimi placówkami, które chcesz zamienić.
prompt-use-extra-office = Wybierz miasto dla dodatkowej placówki.

## Your answer

prompt-settling =
    { $who } przemieszcza { $piece ->
        [m] twojego kupca
       *[t] twojego sprzedawcę
    } ze szlaku { $route }
prompt-settle-one = Wybierz dla niego podświetlone pole.
prompt-settle-both =
    { $count ->
        [one] Umieść go i, jeśli chcesz, jeszcze { $count } handlarza.
        [few] Umieść go i, jeśli chcesz, jeszcze najwyżej { $count } handlarzy.
        [many] Umieść go i, jeśli chcesz, jeszcze najwyżej { $count } handlarzy.
       *[other] Umieść go i, jeśli chcesz, jeszcze najwyżej { $count } handlarza.
    }
prompt-settle-more =
    { $count ->
        [one] Możesz umieścić jeszcze { $count } handlarza albo zakończyć.
        [few] Możesz umieścić jeszcze najwyżej { $count } handlarzy albo zakończyć.
        [many] Możesz umieścić jeszcze najwyżej { $count } handlarzy albo zakończyć.
       *[other] Możesz umieścić jeszcze najwyżej { $count } handlarza albo zakończyć.
    }
prompt-settle-pick = Twoje pule są puste: najpierw wybierz jednego ze swoich handlarzy na planszy.
prompt-move = Ruch: { $used } z { $limit }
prompt-move-three = Ruch cudzymi handlarzami: { $used } z { $limit }
prompt-move-two = Stały żeton, ruch dowolnymi handlarzami: { $used } z { $limit }
prompt-moving-first = Podnieś handlarza.
prompt-moving-drop =
    Wybierz wolne pole dla { $piece ->
        [m] kupca
       *[t] sprzedawcy
    }.
prompt-moving-more = Podnieś następnego handlarza albo zakończ.
prompt-moving-done = Wybierz „Zakończ”.
prompt-removing = Usuwanie handlarzy: { $used } z { $limit }
prompt-removing-how = Wybierz handlarza, aby wrócił do osobistej puli właściciela.
prompt-founding = Stały żeton: załóż placówkę w zielonym mieście
prompt-founding-how = Wybierz zielone miasto albo pomiń: później już nie będzie można.
prompt-developing = Stały żeton: rozwiń Przywileje
prompt-now-or-never = Później już nie będzie można.
prompt-placing-aside =
    Stały żeton: umieść z powrotem na planszy { $count ->
        [one] { $count } handlarza
        [few] do { $count } handlarzy
        [many] do { $count } handlarzy
       *[other] do { $count } handlarza
    } ({ $amount })
prompt-placing-abroad =
    Stały żeton: umieść { $count ->
        [one] { $count } handlarza
        [few] do { $count } handlarzy
        [many] do { $count } handlarzy
       *[other] do { $count } handlarza
    } w Walii lub Szkocji
prompt-placing-how = Wybierz wolne pole albo pomiń: później już nie będzie można.
prompt-placing-must = Wybierz wolne pole: tego żetonu trzeba użyć.
prompt-replacing = Umieść nowy żeton { $marker } ({ $number } z { $count })
prompt-replacing-how = Wybierz podświetlony szlak.
prompt-other = Decyzja, której ta strona jeszcze nie zna
prompt-other-how = Wybierz z listy „Wszystkie posunięcia” albo wczytaj stronę ponownie, aby mieć najnowszą wersję.

## Others decide

prompt-wait-turn =
    Tura: { $who }, { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
        [many] zostało { $count } akcji
       *[other] zostało { $count } akcji
    }
prompt-wait-turn-of = Potem trwa dalej tura: { $who }.
prompt-wait-settling =
    Decyduje { $who }: przemieszczenie na szlaku { $route }, do umieszczenia { $count ->
        [one] { $count } handlarz
        [few] najwyżej { $count } handlarzy
        [many] najwyżej { $count } handlarzy
       *[other] najwyżej { $count } handlarza
    }
prompt-wait-taking =
    Decyduje { $who }: do wzięcia { $count ->
        [one] { $count } handlarz
        [few] { $count } handlarzy
        [many] { $count } handlarzy
       *[other] { $count } handlarza
    }
prompt-wait-moving = { $who } porusza handlarzy
prompt-wait-removing = { $who } usuwa handlarzy
prompt-wait-replacing = { $who } umieszcza nowy żeton
prompt-wait-permanent = { $who } może użyć stałego żetonu
prompt-wait-other = { $who } podejmuje decyzję
prompt-bot-plays = Gra za ciebie bot
prompt-over = Koniec gry: wygrywa { $who }
prompt-over-shared = Koniec gry, wspólne zwycięstwo: { $who }
prompt-aborted = Grę zakończono bez wyniku

## Buttons

button-establish = Ustanów { $route }
button-income = Pozyskaj +{ $count }
button-end =
    { $count ->
        [0] Zakończ turę
        [one] Zakończ turę – przepadnie { $count } akcja
        [few] Zakończ turę – przepadną { $count } akcje
        [many] Zakończ turę – przepadnie { $count } akcji
       *[other] Zakończ turę – przepadnie { $count } akcji
    }
button-finish = Zakończ
button-done = Gotowe – bez cofania
button-done-free = Gotowe
button-skip = Pomiń
button-no = Nie, dziękuję
button-buy = Weź – zajmuje całą turę
button-cancel = Anuluj
button-take-seat = Przejmij grę od bota
confirm-end =
    Naciśnij ponownie: { $count ->
        [one] przepadnie { $count } akcja
        [few] przepadną { $count } akcje
        [many] przepadnie { $count } akcji
       *[other] przepadnie { $count } akcji
    }
