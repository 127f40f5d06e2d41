### The table: desks, hand, end meter, cards and notices around the board.

## Bars and panels

prompt-bar = Bieżąca decyzja
hand-strip = Twoja ręka
panels = Dziennik, czat i punktacja
side-column = Sekretarzyki i dziennik
log = Dziennik
chat = Czat
score = Punktacja
result = Wynik
panel-tall = Pełna wysokość
desks = Sekretarzyki
players = Gracze
panels-unread =
    { $count ->
        [one] Dziennik, czat i punktacja, { $count } nieprzeczytany wpis
        [few] Dziennik, czat i punktacja, { $count } nieprzeczytane wpisy
        [many] Dziennik, czat i punktacja, { $count } nieprzeczytanych wpisów
       *[other] Dziennik, czat i punktacja, { $count } nieprzeczytanego wpisu
    }
board-words = Plansza słowami
shortcuts = Skróty klawiszowe
key-space = Spacja
key-shift = Shift
status-your-turn = Twoja tura
status-your-decision = Twoja decyzja
map-whole = Cała mapa
map-near = Przybliż
table-menu = Ten stół
move-list = Wszystkie posunięcia
how-to = Jak się gra
rules = Zasady
home = Strona główna
to-competition = Rozgrywki
record = Zapis gry jako tekst
watch-link = Link dla widzów

## Way back

undo = Cofnij
redo = Ponów
reset-turn = Cofnij całą turę
ask-take-back = Poproś o cofnięcie
ask-take-back-last = Poproś o cofnięcie mojej ostatniej decyzji
steps = Kroki w tej turze
steps-back = Cofnij do chwili przed
barrier-turn = Dalej cofnąć się nie da: inni już podjęli decyzje.
auto-end = Tura zaraz sama się zakończy
recap = Podczas twojej nieobecności
recap-more = i jeszcze { $count }
seat-vacated = Zaproś kogoś na miejsce: { $who }
nudge = Ponagl
skip-bots = Przewiń
barrier-asked = Dalej cofnąć się nie da: ktoś inny musiał podjąć decyzję.
barrier-revealed = Dalej cofnąć się nie da: ujawniono coś zakrytego.

## Connection

link-connecting = Łączenie…
link-open = Połączono
link-lost = Brak połączenia. Ponawiam próbę…
link-lost-kept = Brak połączenia. Twoja decyzja zostanie wysłana, gdy tylko połączenie wróci.
link-restarting = Serwer uruchamia się ponownie…
link-closed = Nie połączono

## How close the end is

end-meter = Jak blisko do końca gry
gauge-prestige = Renoma
    .about = Gra kończy się, gdy ktoś osiągnie na torze { $limit } punktów renomy
gauge-cities = Zajęte miasta
    .about = Gra kończy się, gdy tyle miast jest w pełni zajętych
gauge-markers = Pula żetonów
    .about = Gra kończy się, gdy trzeba dobrać żeton, a żadnego już nie ma
gauge-standstill = Impas
    .about = Po tylu turach z rzędu bez skutku grę może zakończyć ten, czyja jest tura
gauge-near = Jedna akcja może zakończyć grę
gauge-by = To zakończyłoby grę:
gauge-neutral = gracz neutralny ma { $points }

## Desks

own-desk = Twój sekretarzyk
you = ty
you-turn = Ty
turn-of = Tura: { $who }
actions-left =
    { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
        [many] zostało { $count } akcji
       *[other] zostało { $count } akcji
    }
ability-next = potem { $value }
ability-full = komplet
stock-about = trzeba pozyskać
supply-about = do użycia
markers-used =
    { $count ->
        [one] { $count } użyty
        [few] { $count } użyte
        [many] { $count } użytych
       *[other] { $count } użytego
    }
markers-used-up =
    { $count ->
        [one] { $count } użyty żeton
        [few] { $count } użyte żetony
        [many] { $count } użytych żetonów
       *[other] { $count } użytego żetonu
    }
ability-left =
    { $count ->
        [0] { $ability }: komplet
        [one] { $ability }: jeszcze { $count } krok
        [few] { $ability }: jeszcze { $count } kroki
        [many] { $ability }: jeszcze { $count } kroków
       *[other] { $ability }: jeszcze { $count } kroku
    }
bot-level = Bot, poziom { $level }
desk-open = Sekretarzyk w powiększeniu: { $who }
desk-total = punkty, gdyby gra skończyła się teraz
desk-markers = Żetony
desk-used = Użyte
desk-favours = Przychylność
desk-none = brak
plate-waits = { $count } do umieszczenia
mission-control = Kontrolujesz to miasto
mission-presence = Masz tam placówkę
mission-nothing = Nie masz tam jeszcze placówki
mission-secret = Tajna misja
mission-hold = Przytrzymaj, aby zobaczyć
take-seat-back = Przejmij grę od bota

## The neutral player

neutral-name = Neutralny
neutral-posts = Sprzedawcy na polach
neutral-offices = Placówki
neutral-cities = Kontroluje
neutral-about = Nie może wygrać. Handlarzy umieszcza za niego każde z was.
neutral-about-points = Nie może wygrać, ale może zakończyć grę, mając { $limit } punktów renomy.

## Hand

to-place = Do umieszczenia
to-place-more = Do umieszczenia, najwyżej { $count } więcej
to-lay = Do umieszczenia
in-hand = W ręce
chip-displaced = po przemieszczeniu
chip-done = na miejscu
chip-must = obowiązkowo
chip-may = opcjonalnie
chip-from =
    { $source ->
        [stock] ze wspólnej puli
        [supply] z osobistej puli
        [route] ze szlaku
       *[other] z planszy
    }
chip-trader = Umieszczaj sprzedawców
chip-merchant = Następny będzie kupiec (M)
favours-cap = Przychylność
you-watch = Oglądasz grę.
end-turn = Zakończ turę
end-sure = Na pewno zakończyć?
end-unused =
    { $count ->
        [one] { $count } niewykorzystana akcja
        [few] { $count } niewykorzystane akcje
        [many] { $count } niewykorzystanych akcji
       *[other] { $count } niewykorzystanej akcji
    }
end-lost =
    { $count ->
        [one] przepadnie { $count } akcja
        [few] przepadną { $count } akcje
        [many] przepadnie { $count } akcji
       *[other] przepadnie { $count } akcji
    }
permits = Pozwolenia
permits-none = brak
permit-free = wolne
permit-used = użyte

## Choosing

cancel = Anuluj
confirm = Potwierdź
choose-income = Którzy handlarze?
choose-place = Umieść tutaj
choose-displace = Przemieść tego handlarza
choose-move = Ten handlarz
choose-route = Ustanów szlak
choose-found = Załóż placówkę
choose-swap = Zamień placówki
choose-develop = Rozwiń
choose-exchange = Wymień żetony
choose-neutral = Gracz neutralny
choose-paying = Zapłata
effects = Co by to dało
effect-actions = { $signed } { $count ->
        [one] akcja
        [few] akcje
        [many] akcji
       *[other] akcji
    }
effect-supply = osobista pula
effect-total = końcowy wynik { $points }
effect-prestige = { $points } { $who }
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
effect-ends = kończy grę
effect-asks = Potem decyduje { $who }: bez cofania
effect-reveals = ujawnia coś zakrytego: bez cofania
amount-words = { $amount }

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

## Moves by typing

move-filter = Wpisz miejsce lub akcję, na przykład „ham placówka”
moves-found =
    { $count ->
        [one] { $count } posunięcie
        [few] { $count } posunięcia
        [many] { $count } posunięć
       *[other] { $count } posunięcia
    }
moves-none = Teraz decyzja nie należy do ciebie.
take = Weź
moves-nothing = Nic nie znaleziono. Spróbuj nazwy miasta, słowa „placówka” lub „przemieść”.

## Refusals

refused = Niemożliwe
refusal-unknown = To teraz niemożliwe.
remedy-route-posts = Zajmij wszystkie, potem spróbuj ponownie.
remedy-office-privilege = Najpierw rozwiń Przywileje: poszukaj na mapie ich złotego miasta.
remedy-office-shape = Umieść go na szlaku (kupca z klawiszem Shift) albo przestaw go tam.
remedy-office-full = Wybierz inne miasto albo weź za ten szlak co innego.
remedy-prestige-merchant = Umieść na szlaku kupca: najpierw wybierz kupca pod mapą albo umieść go, trzymając Shift.
remedy-prestige-privilege = Najpierw rozwiń Przywileje: poszukaj na mapie ich złotego miasta.
remedy-prestige-taken = Może inne pole jest jeszcze wolne.
remedy-post-ship = Najpierw wybierz kupca pod mapą albo umieść go, trzymając Shift.
remedy-post-permit = Daje je skrajna prawa placówka w mieście z flagą tego kraju.
remedy-post-occupied = Aby go przemieścić, wybierz go, gdy masz akcję.
remedy-displace-supply = Pozyskaj handlarzy, aby uzupełnić osobistą pulę.
remedy-supply-none = Pozyskaj handlarzy ze wspólnej puli, jeśli jacyś tam są.
rule-link = { $clause }: pokaż zasadę
piece-of =
    { $piece ->
        [m] kupiec
       *[t] sprzedawca
    } ({ $who })

## Log and chat

replay = Powtórka
analyse = Analiza
log-pick = Pokaż ten moment
log-empty = Jeszcze nic się nie wydarzyło.
by-order = (na polecenie)
log-filter = Czyje tury
log-all = wszystkie
turn-number = tura { $number }
announce = { $who }: { $what }
announce-points =
    { $points ->
        [one] { $who }: { $points } punkt
        [few] { $who }: { $points } punkty
        [many] { $who }: { $points } punktów
       *[other] { $who }: { $points } punktu
    }
tell-ability = { $ability } { $value }
tell-player = { $who }: renoma { $points }. Osobista pula: { $supply }. Wspólna pula: { $stock }. { $abilities }. Żetony: { $markers }.
tell-gauge =
    { $limit ->
        [0] { $gauge }: zostało { $now }.
       *[other] { $gauge }: { $now } z { $limit }.
    }
tell-score = { $who } { $points }
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-seats-only = Na czacie piszą tylko gracze przy stole.
send = Wyślij
quick-phrases = Gotowe zwroty
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-nice-move = Dobre zagranie!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-one-moment = Chwileczkę.
phrase-your-decision = Twoja decyzja.
phrase-take-back-please = Mogę to cofnąć?
phrase-good-game = Dobra gra!
phrase-another-game = Jeszcze jedna gra?

## Table menu and questions

bot-pace = Tempo botów
pace-none = natychmiast
pace-seconds = { $seconds } s
replace-away = Niech za nieobecną osobę gra bot: { $who }
seat-replaced = Podczas twojej nieobecności gospodarz oddał grę botowi.
seat-lost = Z powodu twojej długiej nieobecności miejsce dostał ktoś inny: { $who }.
seat-expired = Twój czas minął, więc gra za ciebie bot.
seat-expired-lost = Twój czas minął i tracisz swoje miejsce. Gra na nim: { $who }.
orders-open = Polecenia na czas nieobecności
clocks-open = Zegary, urlop, przerwa
hand-to-bot = Niech bot gra za mnie
gains = Handlarze z tur innych graczy (Dziesięcina, Danina)
gains-m = kupcy
gains-t = sprzedawcy
gains-ask = pytaj mnie
gain-taken = Ze wspólnej puli: { $amount }.
gain-change = Zmień
propose-abort = Zaproponuj zakończenie gry
leave-seat = Oddaj moje miejsce
leave-sure = Odejść na dobre?
question = Pytanie
ask-takeback =
    { $who } prosi o cofnięcie { $count ->
        [one] ostatniej decyzji
        [few] ostatnich { $count } decyzji
        [many] ostatnich { $count } decyzji
       *[other] ostatnich { $count } decyzji
    }.
ask-abort = { $who } proponuje zakończyć grę bez wyniku.
ask-pause =
    { $days ->
        [0] { $who } proponuje, żeby zegary znów ruszyły.
        [one] { $who } proponuje przerwę: zegary staną na { $days } dzień.
        [few] { $who } proponuje przerwę: zegary staną na { $days } dni.
        [many] { $who } proponuje przerwę: zegary staną na { $days } dni.
       *[other] { $who } proponuje przerwę: zegary staną na { $days } dnia.
    }
ask-waits = Jeszcze bez odpowiedzi: { $who }
ask-yes = Zgoda
ask-no = Odmów
ask-withdraw = Wycofaj
