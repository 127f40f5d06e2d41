### The study board: any position, branches, words and arrows.

study-title = Plansza do analizy
study-banner = To nie prawdziwa gra
study-draw = Rysuj strzałki: wybierz początek, potem koniec
study-tab-moves = Posunięcia
study-tab-worth = Ocena
study-tab-setup = Ustawienie
study-tab-share = Udostępnij
study-steps = Kroki
study-beginning = Początek
study-back = Wstecz
study-forward = Dalej
study-cut = Usuń
study-moves = Rozegrane posunięcia
study-nothing-played = Jeszcze nic nie zagrano. Graj za każdego, kto ma decydować; cofnij się i zagraj co innego, aby powstała nowa gałąź.
study-has-arrows = Ze strzałkami
study-comment = Komentarz do tego momentu
study-best = Najlepsze akcje
study-no-moves = Gra jest skończona.
study-play-it = Zagraj to
study-impossible = Niemożliwe.
study-brush = Na mapie
study-brush-hint = Wybierz handlarza lub żeton, potem pola, miasta, pola specjalnych punktów renomy lub szlaki.
study-erase = Usuń
study-extra = Dodatkowa placówka
study-marker = Żeton premii…
study-player = Gracz { $number }
study-turn = Czyja tura
study-actions = Pozostałe akcje
study-desk = Sekretarzyk
study-prestige = Renoma
study-traders = Sprzedawcy
study-merchants = Kupcy
study-take-away = Zabierz
study-give-marker = Dodaj żeton…
study-json = Pozycja jako JSON
study-not-json = To nie jest JSON.
study-take-json = Użyj tej pozycji
study-share = Udostępnij
study-share-about = Link zawiera wszystko: pozycję, wszystkie gałęzie, komentarze i strzałki. Na serwerze nic się nie zapisuje.
study-copy-link = Kopiuj link
study-copy-json = Kopiuj pozycję
study-copied = Skopiowano
study-new = Zacznij od nowa
study-board = Plansza
study-players = Gracze
study-players-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
study-begin = Nowa gra
study-try = Decyduje { $who }: znajdź coś lepszego niż w grze
study-try-about = Zagraj to na mapie. Potem zobaczysz, co zagrano, co wolą boty i dlaczego.
study-try-best = Nic lepszego nie ma.
study-try-good = Prawie tak dobre jak najlepsza akcja.
study-try-other = Są lepsze akcje.
study-try-you = Ty
study-try-game = W grze
study-try-better = Najlepsze
study-try-again = Jeszcze raz
study-try-show = Pokaż
study-try-replay = Wróć do powtórki
