### Lessons: `lesson-ID-title`, and for each step the task, why it matters, and words for other decisions.
### The steps are in src/kontor/lessons. The learner is Ada.

lesson-names = Ada, Bartek, Celina
lesson-step = Krok { $number } z { $count }
lesson-task = Twoje zadanie
lesson-done = Zrobione
lesson-next = Dalej
lesson-finish = Zakończ lekcję
lesson-next-lesson = Następna lekcja: { $title }
lesson-all = Wszystkie lekcje
lesson-show = Pokaż mi
lesson-shown = Jeden ze sposobów: { $move }.
lesson-take-back = Cofnij to
lesson-again = Zacznij krok od nowa
lesson-leave = Opuść lekcję
lesson-other = Tak też wolno, ale w tym kroku chodzi o co innego. Cofnij to i spróbuj jeszcze raz.
lesson-finished = Lekcja ukończona.
lesson-terminal = Wpisz decyzję, na przykład { $move }. „moves” pokazuje wszystkie, „show” podpowiada rozwiązanie, „back” cofa ostatnią, „again” zaczyna krok od nowa, „quit” kończy lekcję.
lesson-terminal-list = „kontor learn { $id }” zaczyna pierwszą lekcję.
lesson-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }

## 1

lesson-routes-title = Zapełnij szlak i go ustanów
lesson-routes-about = Umieść handlarzy, zakończ turę, załóż pierwszą placówkę i zacznij na niej zarabiać.
lesson-routes-1 = Grasz jako Ada. Domki między dwoma miastami to pola połączeń, a rząd takich pól to szlak handlowy. Umieść sprzedawcę na szlaku Hamburg–Lübeck: wybierz jedno z jego pól.
lesson-routes-1-why = To była jedna akcja. Sprzedawca pochodził z twojej osobistej puli. W każdej turze masz dwie akcje i obie możesz wykonać na tym samym szlaku.
lesson-routes-1-elsewhere = To też dobre miejsce, ale trzymajmy się razem: szlak Hamburg–Lübeck biegnie u góry mapy.
lesson-routes-1-income = Pozyskanie handlarzy uzupełnia osobistą pulę. Masz w niej jeszcze wielu, więc to może poczekać.
lesson-routes-2 = Umieść drugiego sprzedawcę na tym samym szlaku.
lesson-routes-2-why = Dwa z trzech pól są twoje i obie akcje są wykorzystane. Ze szlaku skorzystasz dopiero wtedy, gdy wszystkie jego pola będą twoje.
lesson-routes-2-elsewhere = Szlak liczy się dopiero, gdy jest pełny. Umieść także tego sprzedawcę na szlaku Hamburg–Lübeck.
lesson-routes-2-income = W osobistej puli masz jeszcze dość handlarzy. Umieść sprzedawcę na szlaku Hamburg–Lübeck.
lesson-routes-3 = Nie masz już akcji. Zakończ turę.
lesson-routes-3-why = Teraz grają inni. Bartek i Celina mają do wyboru te same pięć akcji co ty.
lesson-routes-4 = Bartek i Celina już zagrali i znów jest twoja tura. Zajmij ostatnie pole szlaku Hamburg–Lübeck.
lesson-routes-4-why = Szlak jest pełny: stoi przy nim flaga. Możesz go teraz ustanowić; kosztuje to jeszcze jedną akcję.
lesson-routes-4-elsewhere = Na szlaku Hamburg–Lübeck jest jeszcze jedno wolne pole. Dopóki jest wolne, może je zająć ktoś inny.
lesson-routes-4-income = Pozyskiwać nie trzeba: w osobistej puli masz sprzedawców, możesz od razu umieścić jednego z nich.
lesson-routes-5 = Ustanów szlak: wybierz jego flagę albo miasto na jego końcu i załóż placówkę w Hamburgu.
lesson-routes-5-why = Jeden sprzedawca zostaje w Hamburgu jako twoja placówka. Dwaj pozostali wrócili do wspólnej puli. To jedyna placówka w tym mieście, więc kontrolujesz Hamburg: na koniec da ci to 2 punkty, a po drodze jeszcze więcej.
lesson-routes-5-luebeck = Miasto Lübeck też byłoby dobre: moneta daje tam od razu punkt. Ale nikt inny tamtędy nie przechodzi. Hamburg leży przy czterech szlakach, więc wybierz Hamburg.
lesson-routes-5-purse = Rozwinięcie Banku się przydaje i mówi o tym trzecia lekcja. Tutaj załóż placówkę w Hamburgu.
lesson-routes-5-nothing = Szlak można ustanowić i nic za niego nie wziąć, ale wtedy handlarze idą na marne. Załóż placówkę w Hamburgu.
lesson-routes-6 = Zakończ turę i zobacz, co daje ci placówka.
lesson-routes-6-why = Bartek ma pełny szlak Hamburg–Stade.
lesson-routes-7 = Bartek ustanowił szlak Hamburg–Stade, a ty masz o punkt więcej na torze wokół mapy: kto kontroluje miasto na końcu ustanawianego szlaku, dostaje punkt bez względu na to, kto ten szlak ustanawia.
lesson-routes-7-why = Placówki tam, gdzie spotyka się wiele szlaków, zarabiają na tym, co robią inni. Wiesz już, jak szlak zamienia się w placówkę. To połowa gry.

## 2

lesson-pieces-title = Dwie pule i pozyskiwanie handlarzy
lesson-pieces-about = Skąd się biorą handlarze i dokąd trafiają.
lesson-pieces-1 = Twoi handlarze są obok mapy w dwóch pulach: w osobistej, z której ich umieszczasz, i we wspólnej, w której czekają. W osobistej został jeden sprzedawca. Umieść go na ostatnim wolnym polu szlaku Hannover–Minden.
lesson-pieces-1-why = Osobista pula jest pusta. Bez handlarzy w niej nikogo nie umieścisz ani nie przemieścisz, choćby we wspólnej było ich mnóstwo.
lesson-pieces-1-elsewhere = Na szlaku Hannover–Minden brakuje tylko tego jednego handlarza.
lesson-pieces-1-income = Zaraz trzeba będzie pozyskać handlarzy. Najpierw użyj tego, którego masz.
lesson-pieces-2 = Wykonaj akcję Pozyskanie handlarzy: przenosi ich ona ze wspólnej puli do osobistej. Ilu, mówi twój Bank: trzech.
lesson-pieces-2-why = Trzech handlarzy jest znów gotowych. Jedna akcja na trzech: każdy handlarz na mapie kosztuje więc mniej więcej jedną i jedną trzecią akcji. Lepszy Bank obniża tę cenę.
lesson-pieces-2-route = Można by już ustanowić szlak, ale twoja osobista pula nadal byłaby pusta. Najpierw pozyskaj handlarzy.
lesson-pieces-2-end = Niewykorzystana akcja przepada. Najpierw pozyskaj handlarzy.
lesson-pieces-3 = Obie akcje są wykorzystane. Zakończ turę.
lesson-pieces-3-why = Nikt nie przemieścił twoich handlarzy, więc szlak jest nadal pełny.
lesson-pieces-4 = Ustanów szlak Hannover–Minden, załóż placówkę w jednym z jego miast i obserwuj obie pule.
lesson-pieces-4-why = Jeden handlarz stał się placówką. Dwaj pozostali trafili do wspólnej puli, nie do osobistej: aby znów ich umieścić, trzeba ich znów pozyskać.
lesson-pieces-4-later = Twój pełny szlak ma pierwszeństwo: dopóki go nie ustanowisz, ktoś może go rozbić.
lesson-pieces-4-nothing = Bez placówki wszyscy trzej handlarze wracają do wspólnej puli na darmo. Załóż placówkę.
lesson-pieces-5 = Pozyskaj handlarzy jeszcze raz, a wśród nich kupca: dwóch sprzedawców i jednego kupca.
lesson-pieces-5-why = Kupiec, ten okrągły, może stanąć wszędzie tam, gdzie sprzedawca. Zajmuje też okrągłe pola placówek, a jego przemieszczenie kosztuje więcej.
lesson-pieces-5-traders = Trzech sprzedawców to niezły wybór, ale z kupcem wśród nich jest lepiej: kosztuje tyle samo, a potrafi więcej.
lesson-pieces-5-fewer = Weź tylu, na ilu pozwala Bank: mniej handlarzy kosztuje tę samą akcję.
lesson-pieces-6 = Koło się zamyka: wspólna pula, pozyskanie, osobista pula, mapa i z powrotem wspólna pula.
lesson-pieces-6-why = Z mapy handlarze nigdy sami nie wracają do osobistej puli. Pozyskuj ich, zanim się opróżni, i zawsze tylu, na ilu pozwala Bank.

## 3

lesson-abilities-title = Zdolności
lesson-abilities-about = Złote miasta dają więcej akcji, więcej handlarzy i wstęp do kolejnych miast.
lesson-abilities-1 = Trzy twoje szlaki są pełne. W złotym mieście możesz rozwinąć zdolność, zamiast zakładać placówkę. Ustanów szlak Göttingen–Quedlinburg i rozwiń Akcje.
lesson-abilities-1-why = Trzy akcje zamiast dwóch do końca gry, a nowa liczy się od razu: zostały ci dwie. Sprzedawca, który ją zakrywał, trafił do twojej osobistej puli. Dlatego niemal przy każdym stole walka zaczyna się od Göttingen.
lesson-abilities-1-office = Można tu założyć placówkę, ale trzecia akcja w każdej turze jest teraz warta więcej. Wybierz Akcje.
lesson-abilities-1-order = To też byłoby dobre. Najpierw jednak rozwiń Akcje: ten krok zwraca akcję, którą kosztuje.
lesson-abilities-2 = W Warburgu jest pomarańczowe pole placówki, numer II, a twoje Przywileje są jeszcze białe, numer I: nie możesz go zająć. Ustanów szlak Hamburg–Stade i rozwiń Przywileje.
lesson-abilities-2-why = Teraz możesz zajmować także pomarańczowe pola. Białych w trakcie gry zaczyna brakować.
lesson-abilities-2-office = Wybierz tu Przywileje, aby móc zajmować pomarańczowe pola.
lesson-abilities-2-order = Bez wyższych Przywilejów nie założysz placówki w Warburgu. Najpierw rozwiń Przywileje.
lesson-abilities-3 = Ustanów szlak Paderborn–Warburg i załóż placówkę na pomarańczowym polu w Warburgu. Moneta na nim to od razu punkt.
lesson-abilities-3-why = Punkt za monetę i kontrola nad Warburgiem. Jedna tura, trzy szlaki: bo pierwszy przyniósł akcję.
lesson-abilities-3-white = Na białym polu też można. Ale w Warburgu jest moneta, a pomarańczowe pole już możesz zająć.
lesson-abilities-4 = Pozostałe trzy: Bank w mieście Lübeck pozwala za każdym razem pozyskać więcej handlarzy. Księga mądrości w Groningen porusza więcej handlarzy jedną akcją i uwalnia kupców. Klucze miejskie w Halle mnożą na koniec twoją największą sieć.
lesson-abilities-4-why = Pierwszy krok każdej zdolności jest tani i opłaca się wcześnie, oprócz Kluczy: te mogą poczekać. W pełni rozwinięta zdolność daje na koniec 4 punkty, ale Klucze nie.

## 4

lesson-displacing-title = Przemieszczanie
lesson-displacing-about = Ile kosztuje i dlaczego zyskuje na nim także przemieszczony.
lesson-displacing-1 = Na środkowym polu szlaku Dortmund–Paderborn, którego potrzebujesz, stoi sprzedawca Bartka. Wybierz go i przemieść, zastępując go swoim sprzedawcą.
lesson-displacing-1-why = Kosztowało to akcję i jeszcze jednego sprzedawcę z osobistej puli, który trafił do wspólnej. Za przemieszczenie kupca płaci się dwoma handlarzami.
lesson-displacing-1-merchant = Kupiec też to potrafi, ale gdzie indziej jest wart więcej. Wystarczy sprzedawca.
lesson-displacing-1-third = To pole też będzie potrzebne, ale najpierw przemieść sprzedawcę Bartka.
lesson-displacing-1-elsewhere = Zostań na szlaku Dortmund–Paderborn: to tam na drodze stoi ci sprzedawca Bartka.
lesson-displacing-2 = Bartek odpowiedział od razu: jego sprzedawca przeszedł na sąsiedni szlak, a obok stanął jeszcze jeden, prosto ze wspólnej puli i bez akcji. To jego rekompensata. Teraz zajmij ostatnie pole szlaku Dortmund–Paderborn.
lesson-displacing-2-why = Twój szlak jest pełny, ale Bartek ma na mapie o jednego handlarza więcej. Przemieszczaj tam, gdzie jest to tego warte.
lesson-displacing-2-elsewhere = Ostatnie wolne pole jest na szlaku Dortmund–Paderborn.
lesson-displacing-3 = Zakończ turę. Szlak możesz ustanowić następnym razem.
lesson-displacing-3-why = Teraz to ty stoisz Bartkowi na drodze: twój sprzedawca jest na szlaku Hannover–Minden.
lesson-displacing-4 = Bartek przemieścił twojego sprzedawcę. Trwa jego tura, ale teraz decydujesz ty. Umieść sprzedawcę na jednym z podświetlonych pól: są na najbliższych szlakach, na których jest miejsce.
lesson-displacing-4-why = Sprzedawca nie przepadł, a jego nowe miejsce wybierasz ty.
lesson-displacing-5 = A teraz twoja rekompensata: umieść sprzedawcę ze wspólnej puli na podświetlonym polu. To nic nie kosztuje.
lesson-displacing-5-why = Bartek zapłacił za to akcją i jednym sprzedawcą. Ty masz na mapie o jednego handlarza więcej, bez pozyskiwania i bez akcji.
lesson-displacing-5-decline = Możesz zrezygnować, ale darmowego handlarza prawie zawsze warto wziąć.
lesson-displacing-6 = Stanie na drodze więc się opłaca: ustawiaj się tam, gdzie inni muszą przejść, i niech ci płacą.
lesson-displacing-6-why = Gdy stoi tam twój kupiec, inni potrzebują trzech handlarzy, a ty dostajesz dwóch za darmo. Ale tam, gdzie nikt nie chce przejść, tylko tracisz czas.

## 5

lesson-markers-title = Żetony premii
lesson-markers-about = Zdobywaj je, używaj ich i umieszczaj nowe.
lesson-markers-1 = Okrągły żeton przy szlaku Kampen–Osnabrück dostaje ten, kto ten szlak ustanowi. Szlak jest twój: ustanów go i załóż placówkę w Osnabrück.
lesson-markers-1-why = Żeton masz teraz w ręce. Zdobyte żetony dają na koniec punkty, użyte czy nie: jeden to punkt, dwa to trzy punkty, cztery to sześć.
lesson-markers-1-order = Na ten szlak przyjdzie pora później. Żeton leży przy szlaku Kampen–Osnabrück.
lesson-markers-1-elsewhere = Pełny szlak z żetonem najlepiej ustanowić od razu, zanim ktoś go rozbije.
lesson-markers-2 = Użycie żetonu nie kosztuje akcji. Wybierz żeton +3 ze swojej ręki.
lesson-markers-2-why = Trzy akcje więcej w tej turze. To więcej niż cała tura.
lesson-markers-2-order = Najpierw użyj żetonu: akcje są po to, by je wykorzystać.
lesson-markers-3 = W Minden białe pole zajął Bartek, a następne jest pomarańczowe i go nie zajmiesz. Masz jednak żeton Dodatkowa placówka: ustanów szlak Hannover–Minden i załóż w Minden dodatkową placówkę.
lesson-markers-3-why = Twoja placówka stoi na lewo od wydrukowanych pól. Liczy się do sieci i do kontroli, a Przywileje nie mają znaczenia.
lesson-markers-3-other-benefit = Tak też można, ale tym razem wypróbuj dodatkową placówkę w Minden.
lesson-markers-4 = Zostały trzy akcje. Zapełnij szlak Bremen–Minden.
lesson-markers-4-why = Pięć akcji w jednej turze, a wszystko dzięki żetonowi.
lesson-markers-4-on = Dobrze. Zajmij też pozostałe pola szlaku Bremen–Minden.
lesson-markers-4-elsewhere = Szlak Bremen–Minden ma trzy wolne pola na twoje trzy akcje.
lesson-markers-4-income = Na ten szlak wystarczy ci handlarzy z osobistej puli.
lesson-markers-5 = Zakończ turę.
lesson-markers-5-why = Za zdobyty żeton dobierasz nowy, dla wszystkich; teraz go widzisz.
lesson-markers-6 = Umieść nowy żeton przy podświetlonym szlaku: całkiem pustym i bez żetonu.
lesson-markers-6-why = Najlepiej tam, gdzie zdążysz przed innymi, albo przy mieście, które kontrolujesz.
lesson-markers-7 = Żetony to zarazem tempo i punkty.
lesson-markers-7-why = Gdy trzeba dobrać żeton, a żadnego już nie ma, gra się kończy. Każdy zdobyty żeton przybliża więc koniec.

## 6

lesson-end-title = Co się liczy i jak kończy się gra
lesson-end-about = Sieć placówek, specjalne punkty renomy i ostatnia akcja gry.
lesson-end-1 = Końcówka gry: masz 17 punktów na torze. Twoje placówki w miastach Hannover i Paderborn nie są połączone. Ustanów szlak Hannover–Minden i załóż placówkę w Minden, leżącym między nimi.
lesson-end-1-why = Hannover, Minden i Paderborn to teraz jedna sieć: każda jej placówka jest warta tyle punktów, ile pokazują Klucze, tutaj dwa. A że kontrolujesz Hannover, szlak przyniósł punkt: 18.
lesson-end-1-hannover = Załóż placówkę w Minden: połączy Hannover i Paderborn.
lesson-end-1-order = Ten szlak zakończy grę. Najpierw zbierz to, co się liczy.
lesson-end-1-other-route = Dobrze, ale zacznij od Minden: połączy twoje placówki.
lesson-end-2 = W Coellen czekają na kupców cztery pola. Ustanów szlak Coellen–Warburg i umieść kupca na polu za 7 punktów.
lesson-end-2-why = Siedem punktów na koniec za jednego kupca. Następne pola dają więcej i wymagają wyższych Przywilejów.
lesson-end-2-office = Placówka w Coellen jest możliwa, ale pole za 7 punktów jest warte więcej.
lesson-end-2-order = Ten szlak kończy grę. Najpierw weź 7 punktów.
lesson-end-3 = Punkt za Hamburg, który kontrolujesz, i punkt za monetę w mieście Lübeck: razem daje to 20. Ustanów szlak Hamburg–Lübeck i załóż placówkę w mieście Lübeck.
lesson-end-3-why = Gra kończy się wraz z akcją, w której ktoś osiąga 20 punktów. Kończy się też, gdy dość miast jest w pełni zajętych albo gdy nie ma już żetonu do dobrania. Tabela pokazuje, co ile było warte.
lesson-end-3-not-yet = To tylko jeden punkt. Drugi daje moneta na polu placówki w mieście Lübeck.
lesson-end-3-elsewhere = Masz wszystko, czego potrzeba: zakończ grę.
lesson-end-4 = Pod koniec gry, przed ustanowieniem każdego szlaku, zajrzyj do zakładki „Punktacja”: kto by wygrał, gdyby gra skończyła się teraz?
lesson-end-4-why = Jeśli prowadzisz, spiesz się. Jeśli nie, omijaj miasta lidera i przeciągaj grę. Znasz już grę: zagraj z trenerem.

## Further boards and modules

lesson-east-title = Wschodnia Liga Hanzeatycka
lesson-east-about = Łodzie i stałe żetony premii.
lesson-east-1 = Morskie szlaki mają pola z łodzią, a na łódź wsiadają tylko kupcy. Umieść kupca na wolnej łodzi szlaku Malmö–Stralsund.
lesson-east-1-why = Morski szlak wymaga więc kupców, a kupców daje Księga mądrości.
lesson-east-1-elsewhere = Wolna łódź jest na szlaku Malmö–Stralsund. Najpierw wybierz kupca w swojej ręce, potem pole.
lesson-east-2 = Ustanów szlak i załóż placówkę w Malmö. Wydrukowany tam żeton nigdy nie znika: każdy, kto ustanowi ten szlak, może go od razu użyć. Rozwiń nim Przywileje.
lesson-east-2-why = Placówka i zdolność za jeden szlak. Stałych żetonów się nie zabiera: używa się ich na miejscu albo wcale.
lesson-east-2-marker = Teraz użyj stałego żetonu: rozwiń Przywileje.
lesson-east-2-decline = Tak żeton się zmarnuje. Cofnij to i rozwiń Przywileje.
lesson-east-3 = Pozostałe trzy stałe żetony pozwalają poruszyć dwóch handlarzy, założyć placówkę w zielonym mieście albo zostawić dwóch handlarzy na mapie.
lesson-east-3-why = W zielonych miastach nie ma pól placówek. Placówka powstaje tam tylko dzięki temu żetonowi albo dzięki żetonowi Dodatkowa placówka na szlaku, który kończy się w tym mieście.
