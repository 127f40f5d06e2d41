### How the game works, on one page.

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
