### The score and the end of a game.

## Score and end

score-category = Kategoria
score-final = Końcowy wynik
score-projection = Wynik, gdyby gra skończyła się teraz
score-secret = Tajne do końca
score-show = { $who }, { $category }: { $points }. Pokaż na mapie
score-as-if = Gdyby gra skończyła się teraz.
rank = { $rank }.
end-won-by = Wygrywa { $who }, { $points } do { $other }
end-aborted = Bez wyniku
end-skip = Pomiń
end-shared = Remis w punktach, Akcjach i sieci placówek: miejsce jest wspólne.
end-tie-break = Remis w punktach: decydują słabiej rozwinięte Akcje, potem więcej punktów za sieć placówek.
end-evidence = Wybierz liczbę, aby zobaczyć na mapie, skąd się bierze.
ending-END-01 = Ktoś osiągnął { $limit } punktów renomy
ending-END-02 = Pula żetonów była pusta
ending-END-03 = W pełni zajęto wystarczająco wiele miast
ending-CLASSIC-07 = Pula żetonów była pusta
ending-aborted = Zakończona, zanim ktokolwiek wygrał
ending-expired = Czas minął: { $who }. Gra kończy się bez wyniku
rematch = Zagraj ponownie
chart-title = Punkty renomy tura po turze
rematch-join = Do następnej gry

## What stood out

remark-turn = Najlepsza tura: { $who }, punkty renomy: { $points }, tura { $turn }.
remark-displaced =
    { $count ->
        [one] { $who }: { $count } przemieszczenie przez innych
        [few] { $who }: { $count } przemieszczenia przez innych
        [many] { $who }: { $count } przemieszczeń przez innych
       *[other] { $who }: { $count } przemieszczenia przez innych
    }{ $extras ->
        [0] .
        [one] , a dzięki temu { $extras } dodatkowy handlarz na planszy.
        [few] , a dzięki temu { $extras } dodatkowych handlarzy na planszy.
        [many] , a dzięki temu { $extras } dodatkowych handlarzy na planszy.
       *[other] , a dzięki temu { $extras } dodatkowego handlarza na planszy.
    }
remark-connected = Pierwsze połączenie Wschód–Zachód: { $who }, tura { $turn }.

## How a line of the score comes about

explain-track = { $points } na torze punktów renomy.
explain-abilities-none = Żadna zdolność nie jest w pełni rozwinięta; Klucze tu się nie liczą.
explain-abilities = W pełni rozwinięte: { $count } × { $each } = { $points }; Klucze tu się nie liczą.
explain-markers =
    { $count ->
        [one] { $count } żeton, użyty lub nie: { $points }.
        [few] { $count } żetony, użyte lub nie: { $points }.
        [many] { $count } żetonów, użytych lub nie: { $points }.
       *[other] { $count } żetonu, użytego lub nie: { $points }.
    }
explain-special = Zajęte pola: { $spaces }, punkty: { $points }.
explain-cities-none = Żadnego kontrolowanego miasta.
explain-cities =
    { $count ->
        [one] { $count } miasto × { $each } = { $points }, z koroną na mapie.
        [few] { $count } miasta × { $each } = { $points }, z koroną na mapie.
        [many] { $count } miast × { $each } = { $points }, z koroną na mapie.
       *[other] { $count } miasta × { $each } = { $points }, z koroną na mapie.
    }
explain-network-none = Jeszcze żadnych placówek.
explain-network =
    { $count ->
        [one] { $count } placówka × { $ability } { $keys } = { $points }, widoczne na mapie.
        [few] { $count } placówki × { $ability } { $keys } = { $points }, widoczne na mapie.
        [many] { $count } placówek × { $ability } { $keys } = { $points }, widoczne na mapie.
       *[other] { $count } placówki × { $ability } { $keys } = { $points }, widoczne na mapie.
    }
