### First steps: what to do next for someone new to the game.

guide = Pierwsze kroki
guide-off = Ukryj pierwsze kroki
guide-unfold = Pokaż więcej
guide-more = Jak się gra
guide-begin = Zacznij od szlaku: to rząd pól (małych domków) między dwoma miastami. Dobry jest na przykład szlak { $route }. Wybierz jedno z jego pól, aby umieścić tam handlarza.
guide-next = Zacznij następny szlak, na przykład { $route }. Złote miasta rozwijają twój sekretarzyk; placówki w wielu połączonych miastach liczą się na koniec.
guide-fill =
    { $count ->
        [one] Na szlaku { $route } brakuje jeszcze jednego twojego handlarza. Gdy zajmiesz wszystkie pola, możesz ustanowić szlak i wybrać, co za niego dostaniesz.
        [few] Na szlaku { $route } brakuje jeszcze { $count } twoich handlarzy. Gdy zajmiesz wszystkie pola, możesz ustanowić szlak i wybrać, co za niego dostaniesz.
        [many] Na szlaku { $route } brakuje jeszcze { $count } twoich handlarzy. Gdy zajmiesz wszystkie pola, możesz ustanowić szlak i wybrać, co za niego dostaniesz.
       *[other] Na szlaku { $route } brakuje jeszcze { $count } twojego handlarza. Gdy zajmiesz wszystkie pola, możesz ustanowić szlak i wybrać, co za niego dostaniesz.
    }
guide-displace = Na szlaku { $route } ktoś stoi ci na drodze. Wybierz tego handlarza, aby go przemieścić: kosztuje to kilku handlarzy z osobistej puli. Albo zacznij inny szlak.
guide-establish = Wszystkie pola szlaku { $route } są twoje. Wybierz jego flagę, a potem placówkę w jednym z miast albo, przy złotym mieście, lepszą zdolność. Handlarze wracają do wspólnej puli.
guide-income = Twoja osobista pula jest pusta. „Pozyskaj” przenosi handlarzy ze wspólnej puli do osobistej; umieszczać można tylko tych z osobistej.
guide-move = Nie masz już kogo umieścić. Porusz handlarzy, aby zapełnić szlak: wybierz jednego ze swoich, potem wolne pole.
guide-end = Nie masz już akcji. Zakończ turę, a zagrają inni.
guide-settling = Na przemieszczeniu zyskujesz także ty: twój handlarz trafia na podświetlone pole w pobliżu, a za darmo dołączają do niego dodatkowi ze wspólnej puli.
guide-moving = Jedna akcja Ruch porusza tylu handlarzy, na ilu pozwala Księga mądrości. Wybierz handlarza, potem wolne pole.
guide-moving-three = Ten żeton porusza do trzech handlarzy innych graczy. Wybierz handlarza, potem wolne pole.
guide-moving-two = Ten stały żeton porusza do dwóch handlarzy, bez względu na to, czyi są. Wybierz handlarza, potem wolne pole.
guide-replacing = Za wzięty żeton umieszczasz nowy, dla wszystkich. Zdobędzie go ten, kto następny ustanowi tamten szlak.
guide-answer = Pasek obok mapy mówi, co możesz teraz zrobić. Wszystko, co podświetlone, można wybrać.
guide-wait = Gra { $who }. Przerywany pierścień na mapie pokazuje ostatnie posunięcie, a dziennik opisuje je słowami. Spacja przewija dalej.
