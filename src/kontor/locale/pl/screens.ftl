### The screens around the game: home, new game.

## Everywhere

nav = Strony
nav-play = Graj
nav-new = Nowa gra
nav-learn = Nauka
nav-puzzles = Zadania
nav-guide = Poradnik
nav-games = Moje gry
bot-names = Wulf, Tilda, Gerwin, Aleke, Hinrik, Mette, Bruno, Gesa, Tideke, Kunne, Arnd, Wiebke

## Settings

theme-to-light = Jasny motyw
theme-to-dark = Ciemny motyw

## Home

home-title = Zagrajmy.
home-new = Pierwszy raz? Po prostu zacznij: stół poprowadzi cię krok po kroku.
home-promise = Każda decyzja jest zapisywana, a w grze z botami możesz cofać, ile chcesz.
home-play = Zagraj teraz
home-change = Zmień ustawienia gry
home-name = Grasz jako
home-more = Więcej sposobów gry
home-private = Wszystko zostaje na tym serwerze. Bez konta, bez śledzenia.
home-version = Kontor { $version }
tile-invite = Zaproś znajomych
    .about = Jeden link, imię, miejsce. Bez zakładania kont.
    .go = Przygotuj stół
tile-here = Jedno urządzenie
    .about = Kilka osób gra na zmianę na tym ekranie.
    .go = Graj na jednym ekranie
tile-rules = Zasady
    .about = Każda zasada z numerem, do wyszukania po dowolnym słowie.
    .go = Sprawdź coś
continue = Kontynuuj
continue-waiting =
    { $count ->
        [one] { $count } czeka na ciebie
        [few] { $count } czekają na ciebie
        [many] { $count } czeka na ciebie
       *[other] { $count } czeka na ciebie
    }
continue-empty = Naucz się, grając
    .about = Pierwsza lekcja trwa około trzech minut, na prawdziwej planszy. Później pojawią się tu stoły, przy których masz miejsce.
    .lesson = Pierwsza lekcja
    .how = Jak się gra
    .puzzle = Zadanie dnia
    .watch = Obejrzyj grę
public = Publiczne stoły
public-count =
    { $count ->
        [one] { $count } stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }
public-empty = Teraz nie ma publicznych stołów. Otwórz stół, a inni go tu znajdą.
public-open = Otwórz stół
public-more = Archiwum, ranking, ligi
row-your-decision = twoja decyzja
row-join = wolne miejsce
row-watch = oglądaj
row-lobby =
    { $count ->
        [one] brakuje { $count } osoby
        [few] brakuje { $count } osób
        [many] brakuje { $count } osób
       *[other] brakuje { $count } osoby
    }
row-full = można zaczynać
row-running = w toku
row-bot = { $name } myśli
row-waiting = decyduje { $name }
row-turn = twoja tura
row-turn-actions =
    { $count ->
        [0] twoja tura, brak akcji
        [one] twoja tura, została { $count } akcja
        [few] twoja tura, zostały { $count } akcje
        [many] twoja tura, zostało { $count } akcji
       *[other] twoja tura, zostało { $count } akcji
    }
row-answer = { $name } czeka na twoją odpowiedź
row-over = skończona
row-over-won = skończona, wygrywa { $who }
row-over-rank =
    { $rank ->
        [1] skończona, wygrana, punkty: { $points }
       *[other] skończona, { $rank }. miejsce, punkty: { $points }
    }
row-aborted = zakończona bez wyniku

## New game

new-title = Nowa gra
new-seats = Miejsca
new-public = Publiczny
    .about = na liście na stronie głównej
absence = Zastępuj nieobecnych
absence-600 = po 10 minutach
absence-3600 = po godzinie
absence-86400 = po jednym dniu
absence-259200 = po trzech dniach
absence-0 = nigdy
comeback = Mogą wrócić
    .about = dopóki nikt inny nie zajął ich miejsca
seat-style = Styl: { $style }
seat-style-of = Styl gry bota na miejscu { $number }
style-balanced = Zrównoważony
summary = { $board } dla { $players } osób: { $people }.
summary-you = ty
summary-here =
    { $count ->
        [one] ktoś tutaj
        [few] { $count } osoby tutaj
        [many] { $count } osób tutaj
       *[other] { $count } osoby tutaj
    }
summary-invited = { $name } przez link
summary-invite =
    { $count ->
        [one] ktoś przez link
        [few] { $count } osoby przez link
        [many] { $count } osób przez link
       *[other] { $count } osoby przez link
    }
summary-open =
    { $count ->
        [one] jedno otwarte miejsce
        [few] { $count } otwarte miejsca
        [many] { $count } otwartych miejsc
       *[other] { $count } otwartego miejsca
    }
summary-bots =
    { $count ->
        [one] bot ({ $level })
        [few] { $count } boty ({ $level })
        [many] { $count } botów ({ $level })
       *[other] { $count } bota ({ $level })
    }
summary-with = Dodatkowo: { $things }.
summary-edition = edycja { $edition }
summary-public = stół publiczny
summary-seed = ziarno { $seed }
summary-watch = oglądasz

## Password of the server

login = Ten serwer ma hasło
    .about = Zapytaj osobę, która go prowadzi.
login-password = Hasło
login-enter = Wejdź
login-wrong = To nie jest hasło tego serwera.
