### The field guide: what abilities, markers and cities are for, and figures of many games.

field-title = Poradnik
field-lead =
    Do czego służą zdolności, żetony i miasta i jak korzystają z nich zwycięzcy: na podstawie { $games ->
        [one] { $games } partii, którą
        [few] { $games } partii, które
        [many] { $games } partii, które
       *[other] { $games } partii, które
    } najsilniejszy bot rozegrał sam ze sobą.
field-all = Poradnik
field-abilities = Zdolności
field-markers = Żetony premii
field-cities = Miasta
field-city-ability = Miasta ze zdolnością
field-city-east-west = Końce połączenia Wschód–Zachód
field-city-prestige = Miasto ze specjalnymi punktami renomy
field-city-green = Zielone miasta
field-city-plain = Wszystkie inne miasta
field-figures = Co robią zwycięzcy
field-game = Plansza i liczba graczy
field-kind =
    { $board }, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
field-source =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, średnio { $rounds } rundy.
    { $unended ->
        [0] Wszystkie rozegrano do końca.
        [one] Jeszcze jedną przerwano po 40 rundach i nie jest tu liczona.
        [few] Jeszcze { $unended } przerwano po 40 rundach i nie są tu liczone.
        [many] Jeszcze { $unended } przerwano po 40 rundach i nie są tu liczone.
       *[other] Jeszcze { $unended } przerwano po 40 rundach i nie są tu liczone.
    }
field-caution = Bot gra na wszystkich miejscach równie dobrze. Liczby mówią więc, co u silnych graczy idzie w parze ze zwycięstwem, a nie, co je powoduje; ludziom może się udać coś zupełnie innego.
field-developed = Przynajmniej raz rozwija ją { $winners } zwycięzców i { $others } pozostałych graczy.
field-steps = Zwycięzcy robią średnio { $winners } kroku, pozostali { $others }.
field-first-round = Kto ją rozwija, robi to po raz pierwszy w rundzie { $round } (mediana).
field-taken = Średnia liczba tych żetonów zdobytych w jednej partii: { $count }.
field-used = Średnia liczba użytych żetonów: zwycięzcy { $winners }, pozostali { $others }.
field-used-round = Używa się go w rundzie { $round } (mediana).
field-offices = Zwycięzcy mają tam na koniec średnio { $winners } placówki, pozostali { $others }.
field-control = Zwycięzcy kontrolują średnio { $winners } z tych miast, pozostali { $others }.
field-by-round = Kto już ją rozwinął, według rund
field-by-steps = Wygrane partie, według liczby kroków
field-with-marker = Wygrane partie, z użyciem żetonu i bez
field-with-office = Wygrane partie, z placówką tam i bez
field-with = z
field-without = bez
field-step = { $steps }
field-seats =
    { $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
field-bar = { $label }: { $share } z { $count }
field-even = Przerywana linia to równy udział, { $share }. Słupki z przerywanym brzegiem oznaczają mniej niż 30 miejsc.
field-round-axis = runda
field-winners = zwycięzcy
field-others = pozostali
field-lines = Do rundy { $round } rozwinęło ją { $winners } zwycięzców i { $others } pozostałych graczy

## What they are for

field-about-abilities-keys = Na koniec każda placówka w twojej największej sieci daje tyle punktów, ile pokazują Klucze. Im więcej placówek się ze sobą łączy, tym więcej daje klucz: przy sześciu placówkach jeden krok jest wart sześć punktów. Przed końcem tych punktów nie widać, więc łatwo je przeoczyć. Drugi krok sam niczego nie zmienia; prowadzi tylko do trzeciego.
field-about-abilities-actions = Tyle akcji ma tura. Pierwszy krok daje trzecią akcję jeszcze w tej samej turze, czyli o połowę więcej niż dotąd. Kosztuje mniej więcej cztery akcje i zwraca się po trzech, czterech turach, więc najwięcej jest wart na początku i wtedy wszyscy go chcą. Co drugi krok przynosi kolejną akcję.
field-about-abilities-privilege = Kolory pól, na których możesz zakładać placówki: najpierw białe, potem pomarańczowe, różowe i czarne. Większość miast zaczyna się od białego pola, więc przez jakiś czas roboty nie brakuje. Później zostają już tylko kolorowe, a wymagają ich też specjalne punkty renomy.
field-about-abilities-book = Tylu swoich handlarzy poruszysz jedną akcją Ruch. Mając trzech lub więcej, jedną akcją zbierasz w pełny szlak handlarzy, których inni rozpędzili po planszy. Ten rząd zakrywają kupcy, więc każdy krok daje ci o jednego więcej.
field-about-abilities-purse = Tylu handlarzy przenosi Pozyskanie handlarzy ze wspólnej puli do twojej osobistej. Większy Bank to mniej tur spędzonych na uzupełnianiu puli. To cichy zysk: dobry, gdy kosztuje niewiele, rzadko wart walki.
field-about-markers-extra-office = Jeszcze jedna placówka w mieście, w którym jakaś już stoi, bez względu na kolor pola. Staje na lewo od pozostałych, liczy się więc do sieci i do liczby placówek, a czasem łączy miasta, które inaczej pozostałyby rozdzielone.
field-about-markers-swap = Dwie sąsiednie placówki w mieście zamieniają się miejscami. Przy remisie decyduje ta dalej na prawo, więc zamianą można bez walki odebrać komuś miasto.
field-about-markers-move-three = Porusza do trzech handlarzy innych graczy na dowolne wolne pola. Oczyszcza szlak, którego właśnie potrzebujesz: nic nie płacisz i nikt nie dostaje dodatkowego handlarza.
field-about-markers-develop = Krok dowolnej zdolności bez zapełniania szlaku. Jest wart cztery, pięć akcji, które taki szlak kosztuje, i sięga też po zdolności, do których inni bronią dostępu.
field-about-markers-plus-3 = Trzy akcje więcej w jednej turze: dość, by zapełnić i ustanowić szlak, zanim ktokolwiek odpowie. Zachowaj go na turę, w której liczy się tempo.
field-about-markers-plus-4 = Cztery akcje więcej w jednej turze, jak +3, tylko lepiej. W takiej turze można zapełnić dwa szlaki albo zakończyć grę, zanim inni zdążą policzyć.
field-about-cities-ability = Szlaki do tych miast rozwijają zdolności, więc inni wciąż je ustanawiają. Kto kontroluje miasto, za każdym razem dostaje punkt. Na początku gry taka placówka to stały dochód.
field-about-cities-east-west = Dwa końce połączenia Wschód–Zachód. Kto pierwszy połączy je ciągiem placówek, dostaje siedem punktów, drugi cztery, trzeci dwa. Placówka na końcu nic tu nie daje bez reszty ciągu, więc patrz, jak daleko zaszli inni.
field-about-cities-prestige = Tu zdobywa się specjalne punkty renomy: od siedmiu do jedenastu za kupca, zależnie od twoich Przywilejów. To drogie, ale nikt ci ich już nie odbierze.
field-about-cities-green = Zielone miasta nie mają wydrukowanych pól placówek. Wchodzi się tam tylko żetonem Dodatkowa placówka albo stałym żetonem morskiego szlaku. Jeśli leżą między dwiema sieciami, łączą je.
field-about-cities-plain = Większość placówek stoi w miastach, które niczym się nie wyróżniają. To dwa punkty za kontrolę na koniec, ogniwa sieci i kroki ku ostatniemu zajętemu miastu, które kończy grę.
