### Stół, przy którym gracze zbierają się przed grą.

lobby-title = Przygotowanie stołu
lobby-invited = Masz zaproszenie
lobby-for =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }
lobby-free =
    { $count ->
        [0] wszystkie zajęte
        [one] { $count } wolne
        [few] { $count } wolne
        [many] { $count } wolnych
       *[other] { $count } wolnego
    }
lobby-seeded = ziarno wybrane przez gospodarza
lobby-name-first = Najpierw wpisz swoje imię, potem zajmij miejsce.
lobby-you = ty
lobby-there = już jest
lobby-bot = bot, { $level }
lobby-open = dla każdego
lobby-invited-seat = z zaproszenia
lobby-free-seat = Wolne
lobby-leave = Opuść miejsce
lobby-send-away = Zwolnij miejsce: { $name }
lobby-fill =
    { $count ->
        [one] Na wolnym miejscu bot:
        [few] Na { $count } wolnych miejscach boty:
        [many] Na { $count } wolnych miejscach boty:
       *[other] Na { $count } wolnego miejsca boty:
    }
lobby-level = Poziom bota
lobby-style = Styl bota
lobby-start = Zacznij grę
lobby-start-bots = Zacznij z botami
lobby-close = Zamknij stół
lobby-wait = Masz miejsce. Grę rozpocznie gospodarz.
lobby-watch = Zajmij wolne miejsce albo zostań, by obejrzeć grę, gdy się zacznie.
lobby-full = Wszystkie miejsca są zajęte. Zostań, by obejrzeć grę, gdy się zacznie.
lobby-close-sure = Zamknij dla wszystkich
lobby-how = O co w tym chodzi?
    .about = Jesteście kupcami Hanzy. Umieszczajcie sprzedawców na szlakach między miastami; szlak zajęty w całości przez jednego gracza przynosi placówki, lepsze zdolności lub żetony. Wygrywa, kto na koniec ma najwięcej punktów renomy.
invitation-new = Nowe zaproszenie
    .about = Ta przeglądarka nie zna kodu zaproszenia. Można utworzyć nowe; wysłane wcześniej linki przestaną wtedy działać.

## Invitations

lobby-name = Twoje imię
lobby-sit = Usiądź tutaj
invitation = Zaproszenie
    .about = Wyślij ten link albo daj zeskanować kod. Każdy wybiera imię i miejsce; konto nie jest potrzebne.
invitation-qr = Kod otwierający zaproszenie
invitation-message = Zapraszam do gry, plansza: { $board }.
invitation-own = Ten adres działa tylko na tym komputerze. Dla znajomych w tej samej sieci zatrzymaj serwer i uruchom go poleceniem „./kontor serve --host 0.0.0.0”: wypisze adres. Otwórz go tutaj, a twoje linki będą działać u wszystkich. Gra przez internet: docs/hosting.md.
take-over = Czeka na ciebie miejsce
    .about = Ktoś musiał odejść z tej gry i zastępuje go bot. Wpisz swoje imię, aby przejąć jego miejsce.
take-over-watch = Najpierw popatrz

## Links to seats, also during a game

seat-link = Twoje miejsce na innym urządzeniu
    .about = Otwórz tam ten link albo zeskanuj kod. Oba urządzenia będą wtedy miały twoje miejsce. Nie udostępniaj go: kto go ma, gra za ciebie.
seat-link-new = Utwórz link
    .about = Dzięki linkowi możesz grać dalej na innym urządzeniu. Wcześniejszy link do twojego miejsca przestanie wtedy działać.
seat-link-qr = Kod otwierający twoje miejsce
devices = Urządzenia z twoim miejscem
device-this = ta przeglądarka
device-link = Link do twojego miejsca
device-unknown = Przeglądarka
device-end = Wyloguj
device-link-end = Unieważnij
take-over-link = Zaproś kogoś na to miejsce
    .about = Kto pierwszy otworzy ten link, przejmuje grę po osobie, która odeszła, ze wszystkim, co miała.
