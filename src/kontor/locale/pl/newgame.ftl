### Co wybiera się przed nową grą.

new-players = Gracze
new-board = Plansza
    .about = strona zależy od liczby graczy
new-shuffle = Losowa kolejność
new-table = Stół
new-edition = Edycja
new-differences = Czym różni się edycja klasyczna
new-duo = Dla dwojga
new-duo-rules = Zasady tego wariantu
new-modules = Moduły
new-spectators = Widzowie
    .about = inni mogą oglądać
new-seed = Ziarno
new-seed-random = losowe
new-seed-note = To samo ziarno rozdaje te same żetony i misje. Kto je zna, może ustalić, co jest zakryte.
new-create = Utwórz stół
board-players = dla { $players } graczy; miejsc jest: { $count }
use-seats =
    { $count ->
        [one] Ustaw { $count } miejsce
        [few] Ustaw { $count } miejsca
        [many] Ustaw { $count } miejsc
       *[other] Ustaw { $count } miejsca
    }
use-edition = Wybierz: { $edition }
why-players = tylko dla { $players } graczy
why-board = tylko na planszy: { $boards }
why-edition = tylko edycja: { $editions }
why-board-edition = tylko na planszy: { $boards }, edycja: { $editions }
seat-me = Ja
    .name = Twoje imię
seat-here = Ktoś tutaj
    .name = Imię
seat-invite = Z zaproszenia
    .name = Imię
seat-open = Dla każdego
    .about = dla każdego, kto znajdzie stół
seat-bot = Boty
    .name = Imię bota
seat-bot-trial = Boty do testów
seat-bot-level = Bot: { $level }
seat-name = Imię na miejscu { $number }
seat-kind = Kto siedzi na miejscu { $number }
seat-colour = Kolor miejsca { $number }
seat-colour-is = Miejsce { $number }: { $colour }, { $emblem }. Zmień kolor
seat-up = Przesuń miejsce { $number } w górę
seat-down = Przesuń miejsce { $number } w dół
tithe-piece = Dziesięcina
    .about = Gdy ktoś inny pozyskuje handlarzy, właściciel tego kafelka może wziąć:
tithe-piece-trader = Sprzedawcę
tithe-piece-tradesman = Sprzedawcę lub kupca
pile = Pula żetonów
pile-pick = Wybierz
pile-count = Żetony: { $count } z { $of }
pile-fewer = O jeden mniej: { $marker }
pile-more = O jeden więcej: { $marker }
pile-missing =
    { $count ->
        [one] W puli brakuje jeszcze { $count } żetonu.
        [few] W puli brakuje jeszcze { $count } żetonów.
        [many] W puli brakuje jeszcze { $count } żetonów.
       *[other] W puli brakuje jeszcze { $count } żetonu.
    }
