### A game of the past, moment by moment.

replay-title = Powtórka
replay-moment = Moment gry
replay-of = Decyzja { $ply } z { $last }
replay-timeline = Cała gra
replay-now = Podjęte decyzje
replay-begins = Grę zaczyna { $who }.
replay-controls = Kroki
replay-first = Na początek (Home)
replay-last = Na koniec (End)
replay-step = Następna decyzja (])
replay-step-back = Poprzednia decyzja ([)
replay-turn = Następna tura (↓)
replay-turn-back = Poprzednia tura (↑)
replay-round = Następna runda (Page Down)
replay-round-back = Poprzednia runda (Page Up)
replay-play = Odtwarzaj (Spacja)
replay-pause = Pauza (Spacja)
replay-speed = Szybkość
replay-graph = Co pokazuje wykres
replay-graph-prestige = Renoma
replay-graph-chances = Szanse
replay-analysis = Analiza
replay-graph-totals = Wszystkie punkty
replay-tick-route = Szlaki
replay-tick-office = Placówki
replay-tick-displaced = Przemieszczenia
replay-tick-marker = Żetony premii
replay-tick-points = Punkty renomy
replay-tick-end = Co zakończyło grę
replay-eyes = Co widać
replay-eyes-all = Wszystkie karty odkryte
replay-eyes-seat = Oczami gracza: { $who }
replay-to-table = Do stołu
record-download = Pobierz zapis

## Going on from a moment

go-on = Graj dalej stąd
go-on-title = Graj dalej stąd
go-on-about =
    { $ply ->
        [one] Nowy stół zaczyna się od tego momentu, po { $ply } decyzji. Wiesz to, co ten gracz wtedy wiedział; wszystko inne, co zakryte, rozdaje się na nowo.
        [few] Nowy stół zaczyna się od tego momentu, po { $ply } decyzjach. Wiesz to, co ten gracz wtedy wiedział; wszystko inne, co zakryte, rozdaje się na nowo.
        [many] Nowy stół zaczyna się od tego momentu, po { $ply } decyzjach. Wiesz to, co ten gracz wtedy wiedział; wszystko inne, co zakryte, rozdaje się na nowo.
       *[other] Nowy stół zaczyna się od tego momentu, po { $ply } decyzji. Wiesz to, co ten gracz wtedy wiedział; wszystko inne, co zakryte, rozdaje się na nowo.
    }
go-on-who = Kto gra jako { $who }
go-on-me = Ty
go-on-friend = Ktoś znajomy, z zaproszenia
go-on-bot = Bot
go-on-start = Zacznij

## For others

share-title = Udostępnij tę grę
share-names = Z imionami graczy
    .about = Bez nich link prowadzi do kopii, z której nie da się dojść do stołu.
share-link = Link do powtórki

## The games of this browser, and records that come in

games-search = Szukaj planszy lub gracza
games-state = Które gry
games-state-all = Wszystkie gry
games-state-running = W toku
games-state-won = Wygrane
games-state-lost = Niewygrane
games-state-over = Skończone
games-state-imported = Wczytane
games-found =
    { $count ->
        [one] 1 gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
games-none = Nie ma tu jeszcze twoich gier.
games-none-found = Żadna gra nie pasuje.
games-imported = Wczytana
games-decisions =
    { $count ->
        [one] 1 decyzja
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }
games-winner = wygrana
record-import = Odtwórz zapis
    .about = Upuść tu plik albo wklej jego tekst gdziekolwiek na tej stronie. Działają też zapisy z terminala.
record-file = Wybierz plik
record-paste = Wklej
record-paste-by-keys = Przeglądarka nie pozwala tej stronie czytać schowka. Naciśnij Ctrl+V.
share-picture = Obraz (PNG)
share-picture-svg = Obraz (SVG)
share-picture-failed = Przeglądarka nie mogła narysować obrazu.
replay-picture =
    { $ply ->
        [one] { $app } · po { $ply } decyzji
        [few] { $app } · po { $ply } decyzjach
        [many] { $app } · po { $ply } decyzjach
       *[other] { $app } · po { $ply } decyzji
    }

## Figures of a game

figures = Liczby
figures-title = Co kto robił
figures-usual = zwykle ({ $level })
figures-about = „Zwykle” to zakres środkowej połowy wszystkich graczy w grach między botami tego poziomu: { $level }.
figures-high = więcej niż zwykle
figures-low = mniej niż zwykle
figures-points = Punkty w trakcie gry
figure-turns = Tury
figure-income = Pozyskania handlarzy
figure-place = Umieszczeni handlarze
figure-displace = Przemieszczenia
figure-move = Ruchy
figure-route = Ustanowione szlaki
figure-office = Placówki
figure-develop = Rozwinięte zdolności
figure-marker = Wzięte żetony premii
figure-use = Użyte żetony premii
figure-displaced = Przemieszczenia przez innych
figure-gained = Dodatkowi handlarze po przemieszczeniu
