module-favours = Przychylność cesarza
    .about = Kafelki o trwałym działaniu, każdy za dwa żetony premii
coach-effect-favour = Dostajesz kafelek { $favour }.
hint-place-favours = Przyjrzyj się kafelkowi { $place }.
hint-kind-favour = Nabądź kafelek.
desk-favours = Przychylność
inspect-favour-price =
    { $price ->
        [one] Kosztuje { $price } nieużyty żeton i wszystkie akcje jednej tury
        [few] Kosztuje { $price } nieużyte żetony i wszystkie akcje jednej tury
        [many] Kosztuje { $price } nieużytych żetonów i wszystkie akcje jednej tury
       *[other] Kosztuje { $price } nieużytego żetonu i wszystkie akcje jednej tury
    }
inspect-favour-of = Należy do: { $who }
move-favour = Weź kafelek { $favour }, płacąc żetonami { $paying } i { $paying2 }
log-favour = Wzięto kafelek { $favour }
expected-favour = kafelek przychylności ({ $ids })
prompt-favour = Przychylność cesarza: { $favour }
prompt-favour-how = Wybierz żetony, którymi płacisz: na razie { $count } z { $price }.
prompt-favour-ready = Rezygnujesz ze wszystkich akcji w tej turze.
prompt-tithe = { $who } pozyskuje handlarzy: możesz wziąć sprzedawcę (przychylność cesarza)
prompt-tithe-any = { $who } pozyskuje handlarzy: możesz wziąć handlarza (przychylność cesarza)
refusal-favour-one-per-turn = W jednej turze można nabyć tylko jeden kafelek.
refusal-favour-begun = Kafelek można nabyć tylko na samym początku tury.
refusal-favour-display = Kafelka { $favour } nie ma w ofercie.
refusal-favour-markers = Cena kafelka w nieużytych żetonach: { $needed }; masz: { $had }.
refusal-favour-price = Cena kafelka w żetonach: { $needed }; płacisz: { $had }.
refusal-favour-no-actions = Za kafelek nabyty w tej turze oddajesz wszystkie jej akcje.
book-favours = Przychylność cesarza
book-favours-1 = W ofercie jest tyle kafelków, ilu graczy. Na początku tury możesz zrezygnować ze wszystkich jej akcji i za dwa nieużyte żetony nabyć jeden kafelek, który działa do końca gry. Żetony nadal dają punkty.
scope-favour = przychylność cesarza
study-favours-owned = Kafelki przychylności cesarza
study-give-favour = Dodaj kafelek…
study-favours = Kafelki w ofercie
favours-cap = Przychylność
terminal-event-favour = nabyto kafelek { $favour }
terminal-favours = Przychylność
terminal-favours-none = brak
take-tradesman = Dziesięcina: sprzedawca lub kupiec
    .about = Gdy ktoś inny pozyskuje handlarzy, właściciel Dziesięciny może wziąć sprzedawcę lub kupca
term-favour = przychylność cesarza
favour-free-resettling = Swobodne przesiedlenie
    .about = Twoi przemieszczeni handlarze mogą trafić na dowolne wolne pole
favour-extra-action = Dodatkowa akcja
    .about = O jedną akcję więcej w każdej twojej turze
favour-tithe = Dziesięcina
    .about = Gdy ktoś inny pozyskuje handlarzy, ty też możesz wziąć handlarza
favour-double-compensation = Podwójna rekompensata
    .about = Za przemieszczonego sprzedawcę umieszczasz dwóch dodatkowych handlarzy zamiast jednego
favour-city-prestige = Renoma miast
    .about = 4 punkty zamiast 2 za każde miasto pod twoją kontrolą
favour-mastery = Mistrzostwo
    .about = 7 punktów zamiast 4 za każdą w pełni rozwiniętą zdolność
lesson-favours-title = Przychylność cesarza
lesson-favours-about = Kafelki, za które płaci się żetonami.
lesson-favours-1 = Kafelki obok mapy są na sprzedaż: każdy kosztuje dwa nieużyte żetony i całą turę. Nabądź kafelek Dodatkowa akcja za żetony Zamiana placówek i Ruch 3 handlarzami.
lesson-favours-1-why = Oba żetony leżą teraz wśród użytych i nadal dają punkty. Zostaje ci +3.
lesson-favours-1-other-tile = To też kafelek, ale zobaczmy, co daje Dodatkowa akcja.
lesson-favours-1-too-late = Kafelek można nabyć tylko na samym początku tury. Cofnij to.
lesson-favours-2 = Zakup zajął całą turę. Zakończ ją.
lesson-favours-2-why = Kafelek działa od twojej następnej tury.
lesson-favours-3 = Trzy akcje zamiast dwóch: zapełnij szlak Kampen–Osnabrück i ustanów go z placówką w Osnabrück, wszystko w jednej turze.
lesson-favours-3-why = Cała tura to na początku wysoka cena, ale zwraca się w wielu następnych.
lesson-favours-3-on = Dobrze. Dalej na szlaku Kampen–Osnabrück.
lesson-favours-3-elsewhere = Szlak Kampen–Osnabrück ma dwa pola: dwie akcje, by go zapełnić, i jedna, by go ustanowić.
lesson-favours-4 = Każdy kafelek można nabyć tylko raz. Jedne działają podczas gry, inne liczą się na koniec.
lesson-favours-4-why = Za kafelek najlepiej płacić żetonami, które i tak na niewiele by się przydały.
