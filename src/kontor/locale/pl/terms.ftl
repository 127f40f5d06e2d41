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
module-missions = Misje
    .about = Każdy gracz ma tajną kartę z trzema miastami
module-favours = Przychylność cesarza
    .about = Kafelki o trwałym działaniu, każdy za dwa żetony premii
module-promos = Żetony promocyjne
    .about = Wymiana, Danina i Blokada w puli żetonów
module-safe-conduct = Glejt
    .about = Za żeton premii przez jedną turę nie obowiązują granice
take-tradesman = Dziesięcina: sprzedawca lub kupiec
    .about = Gdy ktoś inny pozyskuje handlarzy, właściciel Dziesięciny może wziąć sprzedawcę lub kupca
duo-classic = Neutralni sprzedawcy
    .about = Wariant dwuosobowy edycji klasycznej
duo-britannia = Gracz neutralny
    .about = Wariant dwuosobowy z Brytanii, w którym gracz neutralny też zdobywa punkty

## Players and bots

colour-red = Czerwony
colour-blue = Niebieski
colour-green = Zielony
colour-yellow = Żółty
colour-purple = Fioletowy
colour-neutral = Neutralny
emblem-red = krzyż
emblem-blue = pasy
emblem-green = trójkąt
emblem-yellow = gwiazda
emblem-purple = romb
emblem-neutral = kreskowanie
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
term-mission = misja
term-favour = przychylność cesarza
term-permit = pozwolenie
term-fee = koszt
term-neutral-player = gracz neutralny

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
marker-exchange = Wymiana
    .about = Wymień ten żeton na użyty żeton innego gracza
marker-tribute = Danina
    .about = Bierzesz dwóch handlarzy za każdym razem, gdy na końcu tego szlaku powstaje placówka
marker-block = Blokada
    .about = Umieszczenie handlarza na tym szlaku kosztuje jednego handlarza więcej
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

## Favours

favour-free-resettling = Swobodne przesiedlenie
    .about = Twoi przemieszczeni handlarze mogą trafić na dowolne wolne pole
favour-extra-action = Dodatkowa akcja
    .about = O jedną akcję więcej w każdej twojej turze
favour-tithe = Dziesięcina
    .about = Gdy ktoś inny pozyskuje handlarzy, ty też możesz wziąć handlarza
favour-double-compensation = Podwójna rekompensata
    .about = Za przemieszczonego sprzedawcę umieszczasz dwóch dodatkowych handlarzy zamiast jednego
favour-city-prestige = Renoma miast
    .about = 4 punkty zamiast 2 za każde miasto pod twoją kontrolą
favour-mastery = Mistrzostwo
    .about = 7 punktów zamiast 4 za każdą w pełni rozwiniętą zdolność

## Categories of the final score

category-track = Tor punktów renomy
category-abilities = Zdolności
category-markers = Żetony premii
category-special_prestige = Specjalne punkty renomy
category-cities = Kontrolowane miasta
category-network = Sieć × Klucze
category-missions = Misja
category-regions = Walia i Szkocja
category-total = Razem
