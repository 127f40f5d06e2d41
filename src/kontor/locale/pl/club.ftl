### Klub serwera: otwarte stoły, archiwum zakończonych gier, rankingi i profile.

club = Klub
club-room-tables = Otwarte stoły
club-room-competitions = Ligi i turnieje
club-room-open = Otwórz rozgrywki
club-room-games = Zakończone gry
club-room-ratings = Ranking

## Filtry

club-board = Plansza
club-number = Liczba graczy
club-edition = Edycja
club-module = Moduł
club-seats = Miejsca
club-clock = Zegary
club-bots = Boty
club-any-board = Każda plansza
club-any-players = Dowolna liczba
club-any-edition = Każda edycja
club-any-module = Dowolne moduły
club-any-free = Z wolnymi miejscami lub bez
club-any-clock = Z zegarami lub bez
club-any-bots = Z botami lub bez
club-free-true = Z wolnymi miejscami
club-free-false = W toku lub pełne
club-clock-true = Z zegarami
club-clock-false = Bez zegarów
club-bots-true = Z botami
club-bots-false = Bez botów
club-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
club-name = Imię zaczyna się od
club-since = Od
club-until = Do
club-more = Pokaż więcej
club-no-tables = Żaden publiczny stół nie pasuje teraz do tego wyboru.
club-no-games = Żadna zakończona gra nie pasuje do tego wyboru.

## Zakończone gry

club-replay = Odtwórz
club-winner = Zwycięzca
club-not-rated = poza rankingiem
club-dump = Wszystkie gry w pliku

## Ranking

club-ratings = Ranking
    .about = 1000 to średnia wszystkich grających tutaj; 400 punktów więcej oznacza dziesięć razy większą siłę. Linia pokazuje, gdzie siła leży z prawdopodobieństwem 95%; dopóki ten zakres jest szeroki, wynik jest tymczasowy. W rankingu są osoby z własnym imieniem.
club-scope = Które gry
club-all-games = Wszystkie gry
club-rank = Miejsce
club-player = Gracz
club-bot = Bot
club-rating = Siła gry
club-interval = Zakres 95%
club-games = Gry
club-games-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
club-provisional = tymczasowo
club-no-ratings = Ranking jest jeszcze pusty: potrzebne są zakończone gry przy publicznych stołach.

## Profile

club-wins = Zwycięstwa
    .about = wygrane: { $wins }; średnia to { $expected }
club-points = Punkty
    .about = średnio; najlepszy wynik: { $best }
club-favourite = Ulubiona plansza
club-categories = Skąd są punkty
club-boards = Według planszy
club-recent = Ostatnie gry
club-no-games-yet = Nie ma jeszcze zakończonej gry przy publicznym stole.

## Ligi i turnieje

comp-about = Rozgrywki toczą się w rundach, przy stołach, które zakłada serwer. Każdy, kto ma tu własne imię, może je otworzyć albo wziąć w nich udział.
comp-which = Które rozgrywki
comp-over-false = Otwarte i trwające
comp-over-true = Zakończone
comp-none = Nie ma tu żadnych rozgrywek.
comp-open = Otwórz rozgrywki
comp-status-open = Można dołączyć
comp-status-over = Zakończone
comp-form = Rodzaj
comp-form-league = Liga
    .about = Wszyscy grają ze wszystkimi, tak równo, jak pozwala liczba rund.
comp-form-tournament = Turniej
    .about = W każdej rundzie spotykają się osoby, które są blisko siebie w tabeli.
comp-name = Nazwa rozgrywek
comp-own-name = Twoje imię na tym serwerze
    .about = To imię będzie na tym serwerze tylko twoje. W każdej chwili możesz z niego zrezygnować na stronie „Ty na tym serwerze”.
comp-rounds = Rundy
comp-rounds-count = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
}
comp-at-table = Osób przy stole
comp-size = { $count } przy stole
comp-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
}
comp-clock-about = Gdy komuś skończy się czas, do jego powrotu gra bot. Dzięki temu każda runda dobiega końca.
comp-fill = Gdy osób nie starcza na pełne stoły
comp-fill-none = Osoby nadliczbowe pauzują
comp-fill-level = Miejsca zajmują boty ({ $level })
comp-organiser = prowadzi { $name }
comp-waits = { $count ->
    [0] Nikt się jeszcze nie zgłosił. Potrzeba co najmniej { $least }.
    [one] { $count } zgłoszenie. Potrzeba co najmniej { $least }.
    [few] { $count } zgłoszenia. Potrzeba co najmniej { $least }.
   *[other] { $count } zgłoszeń. Potrzeba co najmniej { $least }.
}
comp-round = Runda { $number }
comp-round-of = Runda { $round } z { $rounds }
comp-players = Uczestnicy
comp-nobody = Nikt się jeszcze nie zgłosił.
comp-join = Weź udział
comp-leave = Wycofaj się
comp-leave-sure = Na pewno się wycofać?
comp-start = Rozpocznij
comp-next = Następna runda teraz
comp-next-sure = Zakończyć wszystkie trwające gry bez wyniku?
comp-end = Zakończ rozgrywki
comp-end-sure = Na pewno zakończyć dla wszystkich?
comp-delete = Usuń
comp-withdraw = Wycofaj: { $name }
comp-withdraw-sure = Wycofać?
comp-your-game = Przejdź do swojej gry
comp-play = Graj
comp-watch = Oglądaj
comp-playing = w toku
comp-no-result = bez wyniku
comp-byes = { $count ->
    [one] Pauzuje: { $names }.
   *[other] Pauzują: { $names }.
}
comp-out = wycofanie
comp-standings = Tabela
    .about = Punkt za każdego przeciwnika, którego wyprzedzisz, pół punktu za miejsce dzielone. Przy równej liczbie punktów decydują zwycięstwa, potem bezpośrednie gry, potem udział w punktach przy własnych stołach.
comp-place = Miejsce
comp-share = Udział
comp-cross = Tabela krzyżowa
    .about = Każdy wiersz pokazuje, ile punktów ktoś zdobył przeciwko każdej z osób. „·” znaczy, że te osoby jeszcze się nie spotkały.
