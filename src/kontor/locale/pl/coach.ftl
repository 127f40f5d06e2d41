### The coach and hints, in games against bots. What is said here was worked out by playing it on a copy of the game.

coach = Trener
coach-silence = Wycisz trenera
coach-call = Zapytaj trenera
coach-waits = Trener odzywa się, gdy decyzja należy do ciebie.
coach-thinks = Trener myśli…
coach-remark = O twojej ostatniej turze: było coś lepszego niż „{ $played }”:
coach-threat =
    { $missing ->
        [0] { $who } może w następnej turze ustanowić szlak { $route }: wszystkie pola są już zajęte.
        [one] { $who } może w następnej turze zapełnić i ustanowić szlak { $route }: wolne jest jeszcze jedno pole.
        [few] { $who } może w następnej turze zapełnić i ustanowić szlak { $route }: wolne są jeszcze { $missing } pola.
        [many] { $who } może w następnej turze zapełnić i ustanowić szlak { $route }: wolnych jest jeszcze { $missing } pól.
       *[other] { $who } może w następnej turze zapełnić i ustanowić szlak { $route }: wolne jest jeszcze { $missing } pola.
    }

## What an action does

coach-effect-ends = Kończy to grę.
coach-effect-developed = { $ability }: { $value } do końca gry.
coach-effect-actions =
    { $count ->
        [one] Jedna akcja więcej w tej turze.
        [few] { $count } akcje więcej w tej turze.
        [many] { $count } akcji więcej w tej turze.
       *[other] { $count } akcji więcej w tej turze.
    }
coach-effect-connected =
    { $points ->
        [0] Łączysz Wschód z Zachodem.
        [few] Łączysz Wschód z Zachodem: od razu { $points } punkty.
       *[other] Łączysz Wschód z Zachodem: od razu { $points } punktów.
    }
coach-effect-special =
    { $points ->
        [one] Na koniec { $points } punkt.
        [few] Na koniec { $points } punkty.
        [many] Na koniec { $points } punktów.
       *[other] Na koniec { $points } punktu.
    }
coach-effect-prestige =
    { $points ->
        [one] Od razu jeden punkt ({ $city }).
        [few] Od razu { $points } punkty ({ $city }).
        [many] Od razu { $points } punktów ({ $city }).
       *[other] Od razu { $points } punktu ({ $city }).
    }
coach-effect-office = Placówka w mieście { $city }.
coach-effect-controls = Kontrolujesz miasto { $city }.
coach-effect-marker = Zdobywasz żeton { $marker }.
coach-effect-full = Szlak { $route } jest wtedy pełny i możesz go ustanowić.
coach-effect-filled = Na szlaku { $route } masz wtedy pola: { $held } z { $length }.
coach-effect-hinders = W ten sposób przeszkadzasz: inaczej { $who } może w następnej turze ustanowić szlak { $route }.
coach-effect-later-developed = Ten szlak może ci dać: { $ability } { $value } do końca gry.
coach-effect-later-connected = Ten szlak może połączyć dla ciebie Wschód z Zachodem.
coach-effect-later-special = Ten szlak może ci dać na koniec punkty: { $points }.
coach-effect-later-office = Ten szlak może ci dać placówkę w mieście { $city }.
coach-effect-later-marker = Ten szlak może ci dać żeton { $marker }.
coach-effect-displaced =
    { $seat ->
        [n] Przemieszcza to neutralnego sprzedawcę, którego przeciwnik umieści gdzie indziej.
       *[other] Przemieszcza to handlarza ({ $who }), ale w zamian { $who } może umieścić dodatkowych.
    }
coach-effect-income =
    { $count ->
        [one] Jeden handlarz więcej w osobistej puli.
        [few] { $count } handlarzy więcej w osobistej puli.
        [many] { $count } handlarzy więcej w osobistej puli.
       *[other] { $count } handlarza więcej w osobistej puli.
    }
coach-effect-other-prestige =
    { $points ->
        [one] Ale { $who } dostaje jeden punkt ({ $city }).
        [few] Ale { $who } dostaje { $points } punkty ({ $city }).
        [many] Ale { $who } dostaje { $points } punktów ({ $city }).
       *[other] Ale { $who } dostaje { $points } punktu ({ $city }).
    }

## Hints

hint = Podpowiedź
hint-more = Powiedz więcej
hint-place-route = Przyjrzyj się szlakowi { $place }.
hint-place-city = Przyjrzyj się miastu { $place }.
hint-place-hand = Przyjrzyj się swojemu żetonowi { $place }.
hint-place-desk = Przyjrzyj się swojemu sekretarzykowi.
hint-place-turn = Na planszy nie masz teraz nic do zrobienia.
hint-kind =
    { $kind ->
        [place] Umieść handlarza.
        [displace] Przemieść kogoś.
        [lift] Porusz handlarzy.
        [drop] Odstaw podniesionego handlarza.
        [income] Pozyskaj handlarzy.
        [route] Ustanów szlak.
        [use] Użyj żetonu.
        [settle] Umieść tu swoich handlarzy.
        [marker] Umieść tu nowy żeton.
        [neutral] Wybierz miasto dla neutralnej placówki.
        [end] Zakończ turę.
        [decline] Zrezygnuj.
        [done] To wystarczy: zakończ ruch.
        [take] Weź, co możesz wziąć.
        [develop] Rozwiń zdolność.
        [found] Załóż placówkę.
       *[remove] Usuń handlarza.
    }
