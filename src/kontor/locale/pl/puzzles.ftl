### Puzzles: one decision or one turn that is clearly the best. English keeps to ASCII, for old terminals.

puzzles-title = Zadania
puzzles-lead =
    { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
        [many] { $count } pozycji
       *[other] { $count } pozycji
    } z partii najsilniejszego bota. W każdej z nich jedna decyzja albo jedna cała tura wygrywa wyraźnie częściej niż wszystko inne.
    { $solved ->
        [0] Żadnej jeszcze nie rozwiązano.
        [one] Jedną masz już rozwiązaną.
        [few] { $solved } masz już rozwiązane.
        [many] { $solved } masz już rozwiązanych.
       *[other] { $solved } masz już rozwiązanej.
    }
puzzles-day = Zadanie dnia
puzzles-solve = Rozwiąż
puzzles-theme = Temat
puzzles-grade = Trudność
puzzles-side = Plansza
puzzles-all = Wszystkie
puzzles-card = { $board }, nr { $number }, { $grade }
puzzles-asked = Do znalezienia
puzzle-asked =
    { $turn ->
        [true] cała tura
       *[false] jedna decyzja
    }
puzzles-none = Nie ma takiego zadania.
puzzle-title = Zadanie { $number }
puzzle-leave = Wszystkie zadania
puzzle-theme =
    { $theme ->
        [displace] Przemieszczanie
        [block] Blokowanie
        [office] Placówki
        [ability] Zdolności
        [marker] Żetony
       *[end] Kończenie gry
    }
puzzle-grade =
    { $grade ->
        [1] łatwe
        [2] średnie
       *[other] trudne
    }
puzzle-tried =
    { $how ->
        [first] rozwiązane od razu
        [later] rozwiązane później
       *[failed] jeszcze nierozwiązane
    }
puzzle-task-decision = Decyduje { $who }. Co jest najlepsze?
    .about = Podejmij na planszy jedną decyzję, jak w grze. Nie musi kończyć tury.
puzzle-task-turn = { $who } rozgrywa całą turę. Co jest najlepsze?
    .about = Rozegraj turę do końca, jak w grze. Liczy się to, co z niej wyniknie, nie kolejność. Do tego czasu wszystko można cofnąć.
puzzle-right = Właśnie tak.
puzzle-wrong = To nie jest rozwiązanie.
puzzle-untried = Tej odpowiedzi nie było wśród porównywanych.
puzzle-yours = To jest twoja odpowiedź.
puzzle-came =
    { $ends ->
        [true] Gra kończy się w tej turze.
       *[false] Z pozostałych graczy najczęściej wygrywa { $who }: { $chance }.
    }
puzzle-behind =
    { $points ->
        [one] Szansa na wygraną jest niższa co najmniej o { $points } punkt procentowy.
        [few] Szansa na wygraną jest niższa co najmniej o { $points } punkty procentowe.
        [many] Szansa na wygraną jest niższa co najmniej o { $points } punktów procentowych.
       *[other] Szansa na wygraną jest niższa co najmniej o { $points } punktu procentowego.
    }
puzzle-then = Dalszy ciąg tury: { $moves }.
puzzle-about =
    { $tries ->
        [one] Procenty to wygrane partie: najsilniejszy bot grał stąd do końca za wszystkich, po każdej odpowiedzi { $tries } raz, za każdym razem z innymi zakrytymi żetonami. „Co najmniej” jest pewne na 95%.
        [few] Procenty to wygrane partie: najsilniejszy bot grał stąd do końca za wszystkich, po każdej odpowiedzi { $tries } razy, za każdym razem z innymi zakrytymi żetonami. „Co najmniej” jest pewne na 95%.
        [many] Procenty to wygrane partie: najsilniejszy bot grał stąd do końca za wszystkich, po każdej odpowiedzi { $tries } razy, za każdym razem z innymi zakrytymi żetonami. „Co najmniej” jest pewne na 95%.
       *[other] Procenty to wygrane partie: najsilniejszy bot grał stąd do końca za wszystkich, po każdej odpowiedzi { $tries } raza, za każdym razem z innymi zakrytymi żetonami. „Co najmniej” jest pewne na 95%.
    }
puzzle-again = Spróbuj ponownie
puzzle-next = Następne zadanie

## In the terminal

puzzle-terminal-head = Zadanie { $id }: { $theme }, { $grade }, { $asked }
puzzle-terminal-typing = Wpisz decyzję, na przykład { $move }, albo jej numer. „moves” pokazuje wszystkie, „back” cofa ostatnią, „quit” kończy zadanie.
