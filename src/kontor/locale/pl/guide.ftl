### First steps: what to do next for someone new to the game, and how the game works on one page.

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

## On one page

howto-goal = Cel
howto-goal-text = Wygrywa, kto ma najwięcej punktów. Zdobywasz je w trakcie gry na torze wokół mapy, a na koniec za miasta, zdolności i sieć placówek. Zakładka „Punktacja” pokazuje, ile masz w tej chwili.
howto-turn = Twoja tura
howto-turn-text = Masz tyle akcji, ile pokazuje twój sekretarzyk. Każda to jedna z pięciu: umieść handlarza na wolnym polu, przemieść cudzego, porusz swoich, pozyskaj handlarzy albo ustanów pełny szlak.
howto-route = Szlaki
howto-route-text = Szlak to rząd pól między dwoma miastami. Gdy wszystkie są twoje, możesz go ustanowić: kto kontroluje miasto na każdym końcu, dostaje 1 punkt renomy, ty bierzesz leżący tam żeton, a potem wybierasz jedno, zwykle placówkę.
howto-office = Placówki
howto-office-text = Pola w mieście zajmuje się od lewej do prawej. Kwadratowe wymaga sprzedawcy, okrągłe kupca. Liczba rzymska to potrzebne Przywileje: I białe, II pomarańczowe, III różowe, IV czarne. Kto ma najwięcej placówek, kontroluje miasto; pokazuje to tarcza przy nazwie. Moneta od razu daje punkty renomy.
howto-pieces = Wspólna i osobista pula
howto-pieces-text = Umieszczać można tylko handlarzy z osobistej puli. Trafiają tam ze wspólnej puli przez Pozyskanie handlarzy. Handlarze z ustanowionego szlaku wracają do wspólnej puli, oprócz tego, który zostaje placówką.
howto-desk = Pięć zdolności
howto-desk-text = W złotych miastach możesz zamiast placówki wybrać rozwinięcie zdolności. Każdy krok zwalnia też handlarza.
howto-displace = Przemieszczenie
howto-displace-text = Przemieszczenie sprzedawcy kosztuje jednego handlarza, kupca dwóch; trafiają oni do twojej części wspólnej puli. Właściciel stawia przemieszczonego na polu w pobliżu i może za darmo dołożyć handlarzy ze wspólnej puli. Stanie na drodze więc się opłaca.
howto-marker = Żetony premii
howto-marker-text = Każdego okrągłego żetonu przy szlaku można użyć raz, w dowolnym momencie swojej tury, a na koniec daje on punkty. Wskaż żeton, aby przeczytać, co robi.
howto-end = Koniec
howto-end-text = Gra kończy się po akcji, w której ktoś osiąga 20 punktów renomy, dość miast jest w pełni zajętych albo trzeba dobrać żeton z pustej puli. Wskaźniki na górze pokazują, jak to blisko.
