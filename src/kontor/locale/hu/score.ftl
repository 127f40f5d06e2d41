### The score and the end of a game.

## Score and end

score-category = Kategória
score-final = Végeredmény
score-projection = Pontok, ha most érne véget a játék
score-secret = A végéig titkos
score-show = { $who }, { $category }: { $points }. Mutasd a térképen
score-as-if = Mintha most érne véget a játék.
rank = { $rank }.
end-won-by = Győztes: { $who }, { $points } : { $other }
end-aborted = Nincs eredmény
end-skip = Kihagyás
end-shared = Egyenlő pontszám, Actiones és hálózat: a helyezés közös.
end-tie-break = Egyenlő pontszám: a kevésbé fejlett Actiones dönt, aztán a több hálózati pont.
end-evidence = Válassz egy számot, és a térképen látod, miből jött össze.
ending-END-01 = Valaki { $limit } hírnévpontot gyűjtött
ending-END-02 = Üres volt a lapkakupac
ending-END-03 = Elég város telt meg
ending-CLASSIC-07 = Üres volt a lapkakupac
ending-aborted = Véget ért, mielőtt bárki nyert volna
ending-expired = Lejárt az idő: { $who }. Nincs eredmény
rematch = Még egy játék
chart-title = Hírnév körről körre
rematch-join = Tovább a következő játékhoz

## What stood out

remark-turn = A legjobb kör: { $who }, { $turn }. kör, { $points } hírnévpont.
remark-displaced =
    { $count ->
        [one] { $who } egy alkalmazottját elűzték
       *[other] { $who } alkalmazottait { $count } alkalommal űzték el
    }{ $extras ->
        [0] .
       *[other] ; ez { $extras } további alkalmazottat hozott a térképre.
    }
remark-connected = A Nagy Kereskedelmi utat elsőként teljesítette: { $who }, { $turn }. kör.

## How a line of the score comes about

explain-track = { $points } a hírnévsávon.
explain-abilities-none = Egyik képesség sem teljes; a Városkulcs itt nem számít.
explain-abilities = { $count } teljes képesség × { $each } = { $points }; a Városkulcs itt nem számít.
explain-markers = { $count } lapka, felhasznált vagy sem: { $points }.
explain-special = Elfoglalt helyek: { $spaces }, { $points } pont.
explain-cities-none = Nincs irányított város.
explain-cities = { $count } város × { $each } = { $points }, a térképen koronával jelölve.
explain-network-none = Még nincs lerakat.
explain-network = { $count } lerakat × { $ability } { $keys } = { $points }, a térképen jelölve.
