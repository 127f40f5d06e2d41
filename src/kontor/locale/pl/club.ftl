### Klub serwera: otwarte stoły, archiwum zakończonych gier, rankingi i profile.

club = Klub
club-room-tables = Otwarte stoły
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
