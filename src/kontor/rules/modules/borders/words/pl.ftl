analysis-part-regions = Walia i Szkocja
analysis-why-regions = placówka w mieście { $city }
remedy-post-permit = Daje je skrajna prawa placówka w mieście z flagą tego kraju.
hint-award-region = { $region }: kto na koniec kontroluje tu najwięcej miast, otrzyma punkty: { $best }; dwaj następni gracze: { $middle } i { $least }.
field-city-permit = Miasta z pozwoleniem
field-about-cities-permit = Skrajna prawa placówka w takim mieście pozwala raz na turę umieścić lub przemieścić handlarza w Walii lub Szkocji. Bez pozwolenia tamtejsze szlaki są zamknięte, a na koniec są punkty za najwięcej kontrolowanych miast w każdym z tych krajów.
inspect-region = { $region }: umieszczenie tutaj wymaga pozwolenia
inspect-permit =
    { $count ->
        [one] Pozwolenie ({ $region }): { $who }, dzięki skrajnej prawej placówce w mieście { $city }
        [few] Pozwolenie na Walię lub Szkocję: { $who }, dzięki skrajnej prawej placówce w mieście { $city }
        [many] Pozwolenie na Walię lub Szkocję: { $who }, dzięki skrajnej prawej placówce w mieście { $city }
       *[other] Pozwolenie na Walię lub Szkocję: { $who }, dzięki skrajnej prawej placówce w mieście { $city }
    }
inspect-permit-nobody =
    { $count ->
        [one] Pozwolenie ({ $region }): dla właściciela skrajnej prawej placówki w mieście { $city }
        [few] Pozwolenie na Walię lub Szkocję: dla właściciela skrajnej prawej placówki w mieście { $city }
        [many] Pozwolenie na Walię lub Szkocję: dla właściciela skrajnej prawej placówki w mieście { $city }
       *[other] Pozwolenie na Walię lub Szkocję: dla właściciela skrajnej prawej placówki w mieście { $city }
    }
inspect-region-rank =
    { $who }: { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
        [many] { $cities } miast
       *[other] { $cities } miasta
    }, { $offices ->
        [one] { $offices } placówka
        [few] { $offices } placówki
        [many] { $offices } placówek
       *[other] { $offices } placówki
    }
log-permit = Użyto pozwolenia z miasta { $city }: { $region }
map-award = { $region }: 7, 4 i 2 punkty na koniec gry
refusal-post-border = Pole { $post } ({ $region }) leży za granicą, której ten handlarz nie może przekroczyć.
refusal-post-permit = Pole { $post } ({ $region }) wymaga pozwolenia, a teraz go nie masz.
refusal-replace-abroad = Szlak { $route } leży poza Anglią ({ $region }); żetony można umieszczać tylko w Anglii.
explain-regions =
    { $count ->
        [one] { $count } kontrolowane miasto w Walii i Szkocji: { $points }.
        [few] { $count } kontrolowane miasta w Walii i Szkocji: { $points }.
        [many] { $count } kontrolowanych miast w Walii i Szkocji: { $points }.
       *[other] { $count } kontrolowanego miasta w Walii i Szkocji: { $points }.
    }
permits = Pozwolenia
permits-none = brak
permit-free = wolne
permit-used = użyte
terminal-event-permit = użyto pozwolenia z miasta { $city } ({ $region })
terminal-permit = pozwolenie { $regions }
terminal-permit-used = pozwolenie { $regions } użyte
term-permit = pozwolenie
category-regions = Walia i Szkocja
lesson-britannia-title = Brytania
lesson-britannia-about = Granice i pozwolenia.
lesson-britannia-1 = Walia jest zamknięta: bez pozwolenia nikt tam nie umieszcza ani nie przemieszcza handlarzy. Ustanów szlak Cardiff–Oxford i załóż placówkę w Cardiff.
lesson-britannia-1-why = Kto ma w Cardiff skrajną prawą placówkę, może raz na turę działać w Walii. Pozwolenie daje też miasto London.
lesson-britannia-1-other-benefit = Załóż placówkę w Cardiff: to ona daje pozwolenie.
lesson-britannia-2 = Użyj pozwolenia: umieść sprzedawcę na szlaku Cardiff–Montgomery.
lesson-britannia-2-why = Pozwolenie wróci dopiero w twojej następnej turze. Ruch i ustanowienie szlaku go nie wymagają, więc z handlarzy w Walii możesz nadal korzystać.
lesson-britannia-2-england = To Anglia, tam pozwolenia nie trzeba. Wypróbuj szlak Cardiff–Montgomery w Walii.
lesson-britannia-3 = Na koniec ten, kto kontroluje najwięcej miast w Walii, dostaje 7 punktów, a dwaj następni 4 i 2. Na planszy dla czterech i pięciu graczy jest też Szkocja.
lesson-britannia-3-why = Dzięki wczesnej placówce w Cardiff wchodzisz do Walii przed innymi, a kto przyjdzie później, musi przemieszczać twoich handlarzy.
