### Puzzles: one decision that is clearly the best. English keeps to ASCII, for old terminals.

puzzles-title = Feladványok
puzzles-lead =
    { $count } állás a legerősebb bot játszmáiból. Mindegyikben van egy döntés, amely egyértelműen többször nyer, mint bármelyik másik.
    { $solved ->
        [0] Még egyet sem oldottál meg.
        [one] Eddig egyet oldottál meg.
       *[other] Eddig { $solved } feladványt oldottál meg.
    }
puzzles-day = A nap feladványa
puzzles-solve = Megoldom
puzzles-theme = Téma
puzzles-grade = Nehézség
puzzles-side = Térkép
puzzles-all = Mind
puzzles-card = { $board }, { $number }. feladvány, { $grade }
puzzles-none = Nincs ilyen feladvány.
puzzle-title = { $number }. feladvány
puzzle-leave = Minden feladvány
puzzle-theme =
    { $theme ->
        [displace] Elűzés
        [block] Útban állás
        [office] Lerakatok
        [ability] Képességek
        [marker] Lapkák
       *[end] A játék lezárása
    }
puzzle-grade =
    { $grade ->
        [1] könnyű
        [2] közepes
       *[other] nehéz
    }
puzzle-tried =
    { $how ->
        [first] elsőre megoldva
        [later] később megoldva
       *[failed] még nincs megoldva
    }
puzzle-task = { $who } dönt. Mi a legjobb?
    .about = Hozz meg egy döntést a térképen, mint játék közben. Nem kell befejezned vele a kört.
puzzle-right = Ez az.
puzzle-wrong = Van ennél jobb.
puzzle-untried = Ezt egyik bot sem lépte volna, ezért nem próbáltuk ki.
puzzle-yours = A te döntésed
puzzle-came =
    { $ends ->
        [true] A játék ebben a körben véget ér.
       *[false] A többiek közül { $who } nyer a leggyakrabban ({ $chance }).
    }
puzzle-behind = { $points } százalékponttal kevesebb a legjobbnál (±{ $error }).
puzzle-then = A kör így folytatódik: { $moves }.
puzzle-about = A százalékok megnyert játszmákat jelentenek: a legerősebb bot innen minden helyen végigjátszotta a játékot, a legjobb döntés után { $tries } alkalommal, mindig más rejtett lapkákkal. Ami egyértelműen rosszabb, azt kevesebbszer próbáltuk ki.
puzzle-again = Próbáld újra
puzzle-next = Következő feladvány

## In the terminal

puzzle-terminal-head = Feladvány: { $id }, { $theme }, { $grade }
