### The rules reference: titles, search, words that mean the same.

rules-search = Szukaj w zasadach: słowo, nazwa lub numer
    .short = Szukaj w zasadach
rules-found =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
rules-also = szukano też:
rules-only = Tylko zasady tej gry
rules-contents = Spis treści
rules-language = Same zasady są po angielsku.
rules-nothing = Żadna zasada nie zawiera tych słów
    .about = Spróbuj mniej słów lub innych. Działają też nazwy miast i numery takie jak PLACE-02.
rules-ruling = Wykładnia:

## Where a clause holds

scope-bigbox = Big Box
scope-classic = klasyczna
scope-hansa = Liga Hanzeatycka
scope-east = Wschodnia Liga Hanzeatycka
scope-britannia = Brytania
scope-brit2014 = Britannia 2014

## Words that mean the same: groups divided by semicolons

rules-synonyms =
    placówka, placówki, placówek, placówkę, kantor, filia, faktoria, office, kontor;
    przemieszczenie, przemieszczony, przemieścić, przemieszcza, wyparcie, wypchnąć, wyrzucić, usunięcie kupca, displace, bump;
    osobista pula, osobistej puli, zasoby gracza, zapas, ręka, supply;
    wspólna pula, wspólnej puli, zasoby ogólne, rezerwa, stock;
    sprzedawca, sprzedawcy, sprzedawców, kostka, mały kupiec, trader, cube;
    kupiec, kupca, kupców, dysk, krążek, duży kupiec, merchant, disc;
    handlarz, handlarza, handlarzy, pionek, pionki, tradesman, piece;
    pole połączenia, pola połączeń, pól połączeń, pole drogi, domek, post;
    łódź, łodzi, łodzie, statek, ship post;
    szlak, szlak handlowy, droga, trasa, trade route, route;
    morski szlak, morskie szlaki, morskich szlaków, droga morska, sea route;
    ustanowienie, ustanawia, ustanowić, ukończenie drogi, establish, claim;
    żeton premii, żetony premii, żeton, bonusowy żeton, bonus, bonus marker, token;
    stały żeton, stałego żetonu, stałe żetony, permanent marker;
    pula żetonów, puli żetonów, zakryty stos, stos, pile;
    klucze miejskie, klucze, kluczy, keys;
    akcje, akcji, actiones, actions;
    przywileje, przywilejów, privilegium, privilege;
    księga mądrości, księgi mądrości, księga, książka, liber sophiae, book;
    bank, banku, sakiewka, sakiewki, kiesa, purse;
    sekretarzyk, sekretarzyka, plansza gracza, biurko, desk;
    rozwinięcie, rozwija, rozwinąć, ulepszenie, ulepszyć, develop, upgrade;
    zdolność, zdolności, umiejętność, umiejętności, ability, skill;
    pozyskanie handlarzy, pozyskać, dochód, zatrudnić, income;
    umieszczenie, umieszcza, umieścić, dołożenie, postawić, place;
    ruch, ruchu, poruszyć, porusza, przesunąć, move;
    koszt, kosztu, opłata, cena, płaci, fee;
    punkt renomy, punkty renomy, punktów renomy, renoma, prestiż, punkt zwycięstwa, punkty, prestige;
    specjalne punkty renomy, specjalnych punktów renomy, tabela coellen, special prestige;
    kontrola, kontroluje, kontroli, większość, przewaga, control, majority;
    sieć placówek, sieć, sieci, network;
    wschód–zachód, wschód-zachód, czerwone miasta, east-west;
    zajęte miasto, zajętych miast, zajęte, pełne miasto, ukończone miasto, completed city;
    tawerna, tawerny, karczma, gospoda, tavern;
    misja, misji, karta misji, tajny cel, mission;
    przychylność, przychylności, cesarz, cesarza, łaska, favour;
    pozwolenie, pozwolenia, pozwoleń, zezwolenie, granica, permit;
    glejt, list żelazny, specjalne pozwolenie, safe-conduct;
    zamiana placówek, zamiany placówek, zamiana kantorów, zamienić, swap;
    dodatkowa placówka, dodatkowe placówki, dodatkowej placówki, dodatkowe miejsce na kantor, extra office;
    koniec gry, końca gry, zakończenie gry, end of the game, game over;
    punktacja, punktacji, wynik, podliczanie punktów, scoring;
    remis, remisu, remisujący, remisy, tie-break, tie;
    pierwszy gracz, pierwszego gracza, gracz startowy, start player;
    neutralny, neutralni, neutralnych, dwuosobowa, dwoje graczy, dwóch graczy, two players;
    tura, tury, turze, kolejka, runda, turn;
    przygotowanie, przygotowania, rozstawienie, rozłożenie, setup;
    kafelek, kafelki, kafelków, płytka, tile
