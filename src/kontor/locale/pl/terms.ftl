### Words of the game that every screen shares. An id is the kind of thing and its id on the wire.

## Boards, their sides and countries

board-hansa = Liga Hanzeatycka
    .about = Plansza podstawowa: od Groningen po Lübeck
board-east = Wschodnia Liga Hanzeatycka
    .about = Morskie szlaki, zielone miasta i stałe żetony premii
board-britannia = Brytania
    .about = Do Walii i Szkocji tylko z pozwoleniem
side-hansa-3 = Liga Hanzeatycka 2–3
side-hansa-45 = Liga Hanzeatycka 4–5
side-east = Wschodnia Liga Hanzeatycka
side-britannia-3 = Brytania 2–3
side-britannia-45 = Brytania 4–5
region-england = Anglia
region-wales = Walia
region-scotland = Szkocja

## Editions, modules, variants for two

edition-bigbox = Big Box
    .about = Zasady z 2020 roku dla wszystkich trzech plansz
edition-classic = Klasyczna
    .about = Pierwsza edycja; na planszy Brytanii dodatek z 2014 roku

## Players and bots

colour-red = Czerwony
colour-blue = Niebieski
colour-green = Zielony
colour-yellow = Żółty
colour-purple = Fioletowy
emblem-red = krzyż
emblem-blue = pasy
emblem-green = trójkąt
emblem-yellow = gwiazda
emblem-purple = romb
level-random = Losowy
level-claim = Osadnik
level-easy = Łatwy
level-medium = Średni
level-hard = Trudny
level-expert = Ekspert
level-master = Mistrz
style-builder = Budowniczy
style-blocker = Blokujący
style-racer = Sprinter

## Pieces and places

piece-t = sprzedawca
piece-m = kupiec
piece-trader = sprzedawca
piece-merchant = kupiec
traders =
    { $count ->
        [one] { $count } sprzedawca
        [few] { $count } sprzedawców
        [many] { $count } sprzedawców
       *[other] { $count } sprzedawcy
    }
merchants =
    { $count ->
        [one] { $count } kupiec
        [few] { $count } kupców
        [many] { $count } kupców
       *[other] { $count } kupca
    }
tradesmen =
    { $count ->
        [one] { $count } handlarz
        [few] { $count } handlarzy
        [many] { $count } handlarzy
       *[other] { $count } handlarza
    }
source-stock = wspólna pula
source-supply = osobista pula
source-posts = pola połączeń
term-supply = Osobista pula
    .short = Osobista
term-stock = Wspólna pula
    .short = Wspólna
term-post = pole połączenia
term-house-post = dom
term-ship-post = łódź
term-route = szlak handlowy
term-sea-route = morski szlak handlowy
term-city = miasto
term-office = placówka
term-extra-office = dodatkowa placówka
term-tavern = tawerna
term-desk = sekretarzyk
term-network = sieć placówek
term-prestige = renoma
term-special-prestige = specjalne punkty renomy
term-east-west = połączenie Wschód–Zachód
term-completed-cities = zajęte miasta
term-pile = pula żetonów
term-marker = żeton premii
term-permanent-marker = stały żeton premii
term-fee = koszt

## Abilities and their values

ability-keys = Klucze miejskie
    .about = Punkty na koniec gry za każdą placówkę w twojej największej sieci
    .short = Klucze
ability-actions = Akcje
    .about = Tyle akcji masz w każdej turze
    .short = Akcje
ability-privilege = Przywileje
    .about = Kolory pól, na których możesz zakładać placówki
    .short = Przywileje
ability-book = Księga mądrości
    .about = Tylu swoich handlarzy poruszysz jedną akcją Ruch
    .short = Księga
ability-purse = Bank
    .about = Tylu handlarzy możesz pozyskać ze wspólnej puli jedną akcją
    .short = Bank
privilege-white = białe
    .numeral = I
privilege-orange = pomarańczowe
    .numeral = II
privilege-pink = różowe
    .numeral = III
privilege-black = czarne
    .numeral = IV
purse-all = wszyscy

## Bonus markers

marker-extra-office = Dodatkowa placówka
    .about = Załóż w mieście dodatkową placówkę, na lewo od pozostałych
marker-swap = Zamiana placówek
    .about = Zamień miejscami dwie sąsiednie placówki w mieście
marker-move-three = Ruch 3 handlarzami
    .about = Porusz do trzech handlarzy przeciwników
marker-develop = Rozwinięcie zdolności
    .about = Od razu rozwiń jedną zdolność
marker-plus-3 = +3 akcje
    .about = Trzy dodatkowe akcje w tej turze
marker-plus-4 = +4 akcje
    .about = Cztery dodatkowe akcje w tej turze
marker-remove-three = Usunięcie 3 handlarzy
    .about = Do trzech handlarzy wraca do osobistych pul właścicieli
permanent-move-two = Ruch 2 handlarzami
    .about = Porusz do dwóch dowolnych handlarzy
permanent-develop-privilege = Rozwinięcie Przywilejów
    .about = Od razu rozwiń zdolność Przywileje
permanent-office-in-green-city = Placówka w zielonym mieście
    .about = Załóż placówkę w zielonym mieście
permanent-place-two-from-route = Umieszczenie 2 handlarzy
    .about = Umieść do dwóch handlarzy z tego szlaku na wolnych polach
permanent-place-two-in-wales-or-scotland = Umieszczenie 2 handlarzy w Walii lub Szkocji
    .about = Umieść do dwóch handlarzy na wolnych polach w Walii lub Szkocji

## Categories of the final score

category-track = Tor punktów renomy
category-abilities = Zdolności
category-markers = Żetony premii
category-special_prestige = Specjalne punkty renomy
category-cities = Kontrolowane miasta
category-network = Sieć × Klucze
category-total = Razem
