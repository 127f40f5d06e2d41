### Analysis of a game: win chances, best actions and reasons. $points is a text with its sign; ids of places, markers and
### abilities stay as they are typed. English keeps to ASCII, for old terminals.

analysis-head =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }, ocenia { $bot } na podstawie wszystkiego, co jest w zapisie.
analysis-head-as =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }, ocenia { $bot } na podstawie wiedzy jednego gracza: { $who }.
analysis-chances = Szansa na wygraną w trakcie gry
analysis-players = Jak poszło
analysis-course =
    { $course ->
        [early] Zwycięstwo i prowadzenie od decyzji { $since }.
        [late] Zwycięstwo, ale prowadzenie dopiero od decyzji { $since }.
        [slipped] Prowadzenie przy decyzji { $since } z szansą { $chance }, potem stracone.
       *[behind] Nigdy na dłużej na prowadzeniu; najlepsza szansa to { $chance } przy decyzji { $since }.
    }
analysis-worst = Najwięcej kosztowała decyzja { $worst }: { $loss }.
analysis-no-worst = Żadna decyzja nic nie kosztowała.
analysis-table = Szansa na wygraną w procentach i spodziewane punkty
analysis-column-decision = decyzja
analysis-column-end = koniec
analysis-column-lost = strata na turę
analysis-costliest = Najdroższe decyzje
analysis-costly = { $ply }  { $who }: { $played }, strata { $loss }
analysis-better = lepiej: { $move }
analysis-none = Ta ocena nie widzi decyzji, która by coś kosztowała.
analysis-turning = Punkty zwrotne
analysis-turned = { $ply }  { $by }: { $played }; traci { $who }: { $drop }
analysis-turned-none = Szanse nigdy nie zmieniły się naraz o więcej niż { $drop }.
# Between whole numbers and tenths
analysis-point = ,
analysis-percent = { $number }%
analysis-graph = Szanse na wygraną
analysis-graph-axis = decyzje; szansa na wygraną w procentach

## Why an action is good: "+6.0 network: joins two networks in Goslar"

analysis-reason = { $points } { $category }: { $why }
analysis-part-track = renoma
analysis-part-abilities = zdolności
analysis-part-markers = żetony
analysis-part-special_prestige = specjalne punkty renomy
analysis-part-cities = miasta
analysis-part-network = sieć
analysis-part-tempo = tempo
analysis-part-plans = plany
analysis-part-rival = dla gracza { $who }
analysis-part-nothing = punkty
analysis-why-track =
    { $how ->
        [connects] łączy Wschód i Zachód
        [controls] kontrola nad miastem { $city } przyniesie punkty renomy
       *[scores] punkty renomy od razu
    }
analysis-why-abilities = w pełni rozwija zdolność { $ability }
analysis-why-markers =
    { $how ->
        [takes] zdobywa żeton { $marker }
       *[counts] o jeden żeton więcej
    }
analysis-why-special_prestige =
    { $how ->
        [takes] zajmuje pole specjalnych punktów renomy { $points }
       *[counts] specjalne punkty renomy
    }
analysis-why-cities =
    { $how ->
        [controls] zdobywa kontrolę nad miastem { $city }
       *[keeps] kontrola jest pewniejsza
    }
analysis-why-network =
    { $how ->
        [joins] łączy dwie sieci w mieście { $city }, placówek: { $offices }
        [keys] placówki: { $offices }, każda liczy się za { $keys }
        [lasts] jest więcej czasu na jej rozbudowę
       *[grows] placówka w mieście { $city }, razem: { $offices }
    }
analysis-why-tempo =
    { $how ->
        [develops] rozwija zdolność { $ability }: { $value }
        [actions] dodatkowe akcje: { $count }
        [supplies] w osobistej puli więcej o { $count }
       *[lasts] jest więcej czasu, by z tego skorzystać
    }
analysis-why-plans =
    { $how ->
        [fills] zapełnia szlak { $route }, { $held } z { $length }
       *[opens] w zasięgu jest lepszy szlak
    }
analysis-why-rival =
    { $route ->
        [none] psuje plan
       *[other] stoi na drodze na szlaku { $route }
    }
analysis-why-nothing = teraz nic do zyskania

## Beside the map

analysis-chances-now = Szanse na wygraną i spodziewane punkty
analysis-expected = Spodziewane punkty na koniec
analysis-points = punkty: { $points }
analysis-working-short = Trwa ocena…
analysis-by-category = Spodziewane punkty według kategorii
analysis-nothing-costly = Żadna decyzja tego gracza nie kosztowała 1% lub więcej.
analysis-turned-short = Po akcji ({ $by }) traci { $who }
analysis-turned-never = Żadna akcja nie zmieniła szans o więcej niż 8 punktów procentowych.
analysis-better-move = Lepiej: { $move }
analysis-try = Spróbuj ponownie
analysis-study = Analizuj stąd
analysis-about = Szanse szacuje bot, który patrzy o jedną turę naprzód i widzi wszystkie karty.
analysis-working = Ocenione decyzje: { $evaluated } z { $decisions }
analysis-cancel = Anuluj
analysis-failed-record = Ta wersja Kontoru nie potrafi odtworzyć gry, więc nie może jej przeanalizować.
analysis-failed-bots = Boty nie poradziły sobie z tą grą. Możesz spróbować jeszcze raz.
analysis-failed-unexpected = Stało się coś nieoczekiwanego. Osoba prowadząca serwer znajdzie to w dzienniku.
analysis-offer = Bot przygląda się każdej decyzji: kto kiedy wygrywał, które decyzje kosztowały najwięcej, co byłoby lepsze i dlaczego.
analysis-ask = Przeanalizuj grę
