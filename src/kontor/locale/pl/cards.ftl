### The cards over the board: choosing, routes, what a decision does, and why not.

## Choosing

choose-income = Którzy handlarze?
choose-place = Umieść tutaj
choose-displace = Przemieść tego handlarza
choose-move = Ten handlarz
choose-route = Ustanów szlak
choose-found = Załóż placówkę
choose-swap = Zamień placówki
choose-develop = Rozwiń
choose-paying = Zapłata
choose-use = Użyj żetonu

## What a decision does

displace-title =
    Przemieść { $piece ->
        [m] kupca
       *[t] sprzedawcę
    } ({ $who })
displace-then =
    { $count ->
        [one] { $who } umieści go gdzie indziej, a do tego jeszcze { $count } handlarza.
        [few] { $who } umieści go gdzie indziej, a do tego najwyżej { $count } handlarzy.
        [many] { $who } umieści go gdzie indziej, a do tego najwyżej { $count } handlarzy.
       *[other] { $who } umieści go gdzie indziej, a do tego najwyżej { $count } handlarza.
    }
displace-with =
    { $piece ->
        [m] kupcem
       *[t] sprzedawcą
    }
displace-fee = koszt
displace-barrier = Przemieść – bez cofania
displace-free = Przemieść

## Route card

card-title = Ustanów szlak { $route }
card-cost = 1 akcja
card-control = Punkty renomy za kontrolę
card-nobody = Żadnego z tych miast nikt nie kontroluje.
card-marker = Zdobyty żeton
card-no-marker = Tu go nie ma.
card-choose = Wybierz jedno
card-extra = Dodatkowa placówka: { $city }
card-ends = Kończy grę. Wyniki, o ile je znasz:
card-do-and-end = Ustanów i zakończ grę

## What makes an option of the route card special

badge-completes = zapełnia { $city }: zajęte miasto numer { $count }
badge-east-west = Wschód–Zachód +{ $points }
badge-ends = kończy grę – twoje miejsce: { $rank }.

## What a route brings

benefit-nothing = Nic
benefit-office = Placówka: { $city }
benefit-develop = Rozwiń: { $ability }
benefit-prestige = Specjalne punkty renomy { $value }
benefit-extra =
    Dodatkowa placówka: { $city } ({ $piece ->
        [m] kupiec
       *[t] sprzedawca
    })

## Refusals

refused = Niemożliwe
refusal-unknown = To teraz niemożliwe.
rule-link = { $clause }: pokaż zasadę
piece-of =
    { $piece ->
        [m] kupiec
       *[t] sprzedawca
    } ({ $who })
remedy-route-posts = Zajmij wszystkie, potem spróbuj ponownie.
remedy-office-privilege = Najpierw rozwiń Przywileje: poszukaj na mapie ich złotego miasta.
remedy-office-shape = Umieść go na szlaku (kupca z klawiszem Shift) albo przestaw go tam.
remedy-office-full = Wybierz inne miasto albo weź za ten szlak co innego.
remedy-prestige-merchant = Umieść na szlaku kupca: najpierw wybierz kupca pod mapą albo umieść go, trzymając Shift.
remedy-prestige-privilege = Najpierw rozwiń Przywileje: poszukaj na mapie ich złotego miasta.
remedy-prestige-taken = Może inne pole jest jeszcze wolne.
remedy-post-ship = Najpierw wybierz kupca pod mapą albo umieść go, trzymając Shift.
remedy-post-occupied = Aby go przemieścić, wybierz go, gdy masz akcję.
remedy-displace-supply = Pozyskaj handlarzy, aby uzupełnić osobistą pulę.
remedy-supply-none = Pozyskaj handlarzy ze wspólnej puli, jeśli jacyś tam są.

## Clicks that are not decisions

hint-over = Gra jest skończona.
hint-not-yours = Teraz decyduje { $who }.
hint-award = Kto pierwszy połączy miasta { $first } i { $second } nieprzerwanym ciągiem własnych placówek, otrzyma punkty: { $best }; dwaj następni gracze: { $middle } i { $least }.
hint-seat = Sekretarzyk: { $who }.
hint-extra-office = Żetonu { $marker } używa się przy ustanawianiu szlaku: najpierw zajmij wszystkie jego pola.
hint-leftmost = { $city }: placówki zakłada się od lewej do prawej, następna jest numer { $number }.
hint-nothing = Teraz nie ma tu nic do zrobienia.

## A click while a decision is on its way

click-wait = Chwileczkę: twoja ostatnia decyzja jest jeszcze wysyłana.
click-queued = Ten handlarz stanie tu, gdy tylko dotrze twoja ostatnia decyzja.
