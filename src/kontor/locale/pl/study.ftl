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
study-cut = Usuń odtąd
study-moves = Rozegrane posunięcia
study-nothing-played = Graj za każdego, kto ma decydować. Aby spróbować czegoś innego, cofnij się i zagraj to: powstanie nowa gałąź.
study-has-arrows = Ze strzałkami
study-comment = Komentarz do tego momentu
study-best = Najlepsze akcje
study-no-moves = Gra jest skończona.
study-play-it = Zagraj to
study-impossible = Niemożliwe.
study-wrong-SETUP-36 = Nikt nie ma tylu sprzedawców ani kupców: w każdym kolorze jest ich 27 i 4.
study-wrong-SETUP-12 = W tym mieście nie ma miejsca na kolejną placówkę.
study-wrong-MARKER-43 = Dodatkowa placówka wymaga placówki na pierwszym nadrukowanym polu miasta.
study-wrong-EAST-26 = Na łodzi mogą stać tylko kupcy.
study-wrong-EAST-29 = Ten szlak ma stały żeton i nie przyjmie innego.
study-wrong-EASTWEST-05 = Połączenie Wschód–Zachód liczy się każdemu graczowi tylko raz.
study-wrong-ABILITY-08 = Ta zdolność jest już w pełni rozwinięta.
study-wrong-SETUP-07 = W grze nie ma tylu żetonów premii tego rodzaju.
study-wrong-CLASSIC-02 = W grze nie ma tylu żetonów premii tego rodzaju.
study-wrong-OFFICE-03 = Placówki zapełniają miasto od lewej, bez przerw.
study-wrong-END-07 = Tu gra byłaby już skończona.
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
study-developed = Zdolności (liczba kroków)
study-markers-unused = Żetony jeszcze nieużyte
study-markers-used = Użyte żetony
study-markers-plates = Żetony do wyłożenia
study-stock = Na stole
study-pile = Pula żetonów, od górnego
study-pile-add = Połóż na wierzchu…
study-json = Pozycja jako JSON
study-not-json = To nie jest JSON.
study-take-json = Użyj tej pozycji
study-drop-title = Zmienić pozycję?
study-drop-about =
    { $count ->
        [0] Komentarze i strzałki na początku należą do obecnej pozycji i zostałyby usunięte.
        [one] Rozegrana decyzja należy do obecnej pozycji i zostałaby usunięta razem z komentarzami i strzałkami.
        [few] { $count } rozegrane decyzje należą do obecnej pozycji i zostałyby usunięte razem z komentarzami i strzałkami.
        [many] { $count } rozegranych decyzji należy do obecnej pozycji i zostałoby usuniętych razem z komentarzami i strzałkami.
       *[other] { $count } rozegranej decyzji należy do obecnej pozycji i zostałoby usunięte razem z komentarzami i strzałkami.
    }
study-drop-keep = Zachowaj wszystko
study-drop-change = Zmień i usuń
study-share = Udostępnij
study-share-about = Link zawiera wszystko: pozycję, wszystkie gałęzie, komentarze i strzałki. Na serwerze nic się nie zapisuje.
study-copy-link = Kopiuj link
study-copy-json = Kopiuj pozycję
study-copied = Skopiowano
study-new = Zacznij od innej gry
study-board = Plansza
study-edition = Edycja
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
study-try-best = Boty zagrałyby tak samo.
study-try-good = Mniej więcej tak dobre jak to, co zagrałyby boty.
study-try-better = Lepsze niż w grze, ale jest coś jeszcze lepszego.
study-try-same = Tak zagrano w grze. Są lepsze akcje.
study-try-other = Są lepsze akcje.
study-try-you = Ty
study-try-game = W grze
study-try-bots = Boty
study-try-again = Jeszcze raz
study-try-show = Pokaż
study-try-replay = Wróć do powtórki
