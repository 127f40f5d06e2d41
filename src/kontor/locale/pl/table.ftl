### The table: desks, hand, end meter and the bars around the board.

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
key-space = Spacja
key-shift = Shift
status-your-turn = Twoja tura
status-your-decision = Twoja decyzja
map-whole = Cała mapa
map-near = Przybliż
table-menu = Ten stół
move-list = Wszystkie posunięcia
rules = Zasady
home = Strona główna

## Way back

undo = Cofnij
undo-bots = Cofnij (także odpowiedzi botów)
undo-others = Cofnij (także odpowiedzi innych)
redo = Ponów
reset-turn = Cofnij całą turę
ask-take-back = Poproś o cofnięcie
steps = Kroki w tej turze
auto-end = Tura zaraz sama się zakończy
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
gauge-near = Jedna akcja może zakończyć grę
gauge-by = To zakończyłoby grę:
end-title = Koniec gry
end-won =
    { $count ->
        [one] Wygrywa { $who }
        [few] Wygrywają: { $who }
        [many] Wygrywają: { $who }
       *[other] Wygrywają: { $who }
    }

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
plate-waits = { $count } do umieszczenia
take-seat-back = Przejmij grę od bota

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

## Choosing

cancel = Anuluj
confirm = Potwierdź
amount-words = { $amount }

## Moves by typing

take = Weź

## Log and chat

replay = Powtórka
analyse = Analiza
log-pick = Pokaż ten moment
log-idle = Bez akcji
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
tell-score = { $who } { $points }
desk-none = brak
tell-ability = { $ability } { $value }
tell-player = { $who }: renoma { $points }. Osobista pula: { $supply }. Wspólna pula: { $stock }. { $abilities }. Żetony: { $markers }.
tell-gauge =
    { $limit ->
        [0] { $gauge }: zostało { $now }.
       *[other] { $gauge }: { $now } z { $limit }.
    }
moves-found =
    { $count ->
        [one] { $count } posunięcie
        [few] { $count } posunięcia
        [many] { $count } posunięć
       *[other] { $count } posunięcia
    }
moves-none = Teraz decyzja nie należy do ciebie.

## What a decision does

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
effect-ends = kończy grę
effect-asks = Potem decyduje { $who }: bez cofania
effect-asks-free = Potem decyduje { $who }
effect-reveals = ujawnia coś zakrytego: bez cofania
effect-reveals-free = ujawnia coś zakrytego
