### Puzzles: one decision or one turn that is clearly the best. English keeps to ASCII, for old terminals.

puzzles-title = Feladványok
puzzles-lead =
    { $count } állás a legerősebb bot játszmáiból. Mindegyikben van egy döntés vagy egy teljes kör, amely egyértelműen többször nyer, mint bármi más.
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
puzzles-asked = Mit keresünk
puzzle-asked =
    { $turn ->
        [true] egy teljes kör
       *[false] egy döntés
    }
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
puzzle-task-decision = { $who } dönt. Mi a legjobb?
    .about = Hozz meg egy döntést a térképen, mint játék közben. Nem kell befejezned vele a kört.
puzzle-task-turn = { $who } egy egész kört játszik. Mi a legjobb?
    .about = Játszd végig a kört, mint játék közben. Az számít, mi lesz belőle, nem a sorrend. Addig bármit visszavonhatsz.
puzzle-right = Ez az.
puzzle-wrong = Nem ez a megoldás.
puzzle-untried = Ez nem volt az összehasonlított válaszok között.
puzzle-yours = Te ezt játszottad.
puzzle-came =
    { $ends ->
        [true] A játék ebben a körben véget ér.
       *[false] A többiek közül { $who } nyer a leggyakrabban ({ $chance }).
    }
puzzle-behind = A győzelmi esély legalább { $points } százalékponttal kisebb.
puzzle-then = A kör így folytatódik: { $moves }.
puzzle-about = A százalékok megnyert játszmákat jelentenek: a legerősebb bot innen minden helyen végigjátszotta a játékot, minden válasz után { $tries } alkalommal, mindig más rejtett lapkákkal. A „legalább” 95%-os valószínűséggel igaz.
puzzle-again = Próbáld újra
puzzle-next = Következő feladvány

## In the terminal

puzzle-terminal-head = Feladvány: { $id }, { $theme }, { $grade }, { $asked }
puzzle-terminal-typing = Írj be egy döntést, például: { $move }, vagy a számát. A „moves” mindet felsorolja, a „back” visszavonja az utolsót, a „quit” kilép a feladványból.
