### What is opened or asked at a table: its menu, chat, questions, lists.

## The table’s menu

board-words = Plansza słowami
shortcuts = Skróty klawiszowe
how-to = Jak się gra
watch-link = Link dla widzów
seat-vacated = Zaproś kogoś na miejsce: { $who }
bot-pace = Tempo botów
pace-none = natychmiast
pace-seconds = { $seconds } s
replace-away = Niech za nieobecną osobę gra bot: { $who }
orders-open = Polecenia na czas nieobecności
clocks-open = Zegary, urlop, przerwa
hand-to-bot = Niech bot gra za mnie
gains = Handlarze z tur innych graczy (Dziesięcina, Danina)
gains-m = kupcy
gains-t = sprzedawcy
gains-ask = pytaj mnie
propose-abort = Zaproponuj zakończenie gry
stop-game = Zakończ tę grę
    .title = Zakończyć tę grę?
    .about = Gra kończy się tutaj na dobre i nikt nie wygrywa. Zostaje na liście twoich gier, a to, co rozegrano, można dalej odtworzyć.
    .yes = Zakończ grę
play-on = Gram dalej
leave-seat = Oddaj moje miejsce
    .title = Oddać swoje miejsce?
    .yes = Oddaj miejsce
leave-others = Dalej { $count ->
    [one] gra
   *[other] grają
}: { $others }. Twoje miejsce zajmie bot, z handlarzami i punktami, które masz teraz.
leave-alone = Przy tym stole zostaną wtedy same boty. Grają dalej, dopóki ktoś patrzy.
leave-lost = Tracisz miejsce na dobre: wrócić można tylko na zaproszenie gospodarza.
leave-final = Tracisz miejsce na dobre.
leave-host = Tracisz miejsce na dobre i przestajesz być gospodarzem.
leave-watch = Nadal możesz oglądać grę.
leave-unseen = Ten stół jest zamknięty dla widzów: tej gry już nie zobaczysz.
to-competition = Rozgrywki
record = Zapis gry jako tekst

## Chat

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

## Questions and news

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
seat-replaced = Podczas twojej nieobecności gospodarz oddał grę botowi.
seat-lost = Z powodu twojej długiej nieobecności miejsce dostał ktoś inny: { $who }.
seat-expired = Twój czas minął, więc gra za ciebie bot.
seat-expired-lost = Twój czas minął i tracisz swoje miejsce. Gra na nim: { $who }.
seat-left-invite = Zaproś kogoś
gain-taken = Ze wspólnej puli: { $amount }.
gain-change = Zmień

## Moves by typing

move-filter = Wpisz miejsce lub akcję, na przykład „ham placówka”
moves-nothing = Nic nie znaleziono. Spróbuj nazwy miasta, słowa „placówka” lub „przemieść”.

## What happened

ask-take-back-last = Poproś o cofnięcie mojej ostatniej decyzji
steps-back = Cofnij do chwili przed
barrier-turn = Dalej cofnąć się nie da: inni już podjęli decyzje.
barrier-free = Dalsze cofanie cofa też odpowiedzi innych.
recap = Podczas twojej nieobecności
recap-more = i jeszcze { $count }

## How a player stands

desk-total = punkty, gdyby gra skończyła się teraz
desk-markers = Żetony
desk-used = Użyte
