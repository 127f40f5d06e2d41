### A game of the past, moment by moment.

replay-title = Visszanézés
replay-moment = A játszma pillanata
replay-of = { $ply } / { $last } döntés
replay-timeline = Az egész játszma
replay-now = Ez a döntés született
replay-begins = A játékot kezdi: { $who }.
replay-controls = Lépések
replay-first = Az elejére (Home)
replay-last = A végére (End)
replay-step = Következő döntés (])
replay-step-back = Előző döntés ([)
replay-turn = Következő kör (↓)
replay-turn-back = Előző kör (↑)
replay-round = Következő forduló (Page Down)
replay-round-back = Előző forduló (Page Up)
replay-play = Lejátszás (szóköz)
replay-pause = Szünet (szóköz)
replay-speed = Sebesség
replay-graph = Mit mutat a grafikon
replay-graph-prestige = Hírnév
replay-graph-chances = Esélyek
replay-analysis = Elemzés
replay-graph-totals = Összes pont
replay-tick-route = Utak
replay-tick-office = Lerakatok
replay-tick-displaced = Elűzések
replay-tick-marker = Bónuszlapkák
replay-tick-points = Hírnévpontok
replay-tick-end = Ami véget vetett a játéknak
replay-eyes = Mi látszik
replay-eyes-all = Minden kártya nyitva
replay-eyes-seat = Ahogy { $who } látta
replay-to-table = Az asztalhoz
record-download = Feljegyzés letöltése

## Going on from a moment

go-on = Folytatás innen
go-on-title = Folytatás innen
go-on-about = Új asztal kezdődik ezzel a pillanattal, { $ply } döntés után. Azt tudod, amit ez a játékos akkor tudott; minden más rejtett dolgot újraosztunk.
go-on-who = Ki játszik { $who } helyett
go-on-me = Te
go-on-friend = Egy barát, meghívóval
go-on-bot = Bot
go-on-start = Kezdés

## For others

share-title = A játszma megosztása
share-names = A játékosok nevével
    .about = Nélkülük a link olyan másolatra mutat, amely nem vezet vissza az asztalhoz.
share-link = Link a visszanézéshez

## The games of this browser, and records that come in

games-search = Keresés térkép vagy játékos szerint
games-state = Melyik játszmák
games-state-all = Minden játszma
games-state-running = Folyamatban
games-state-won = Megnyert
games-state-lost = Nem megnyert
games-state-over = Befejezett
games-state-imported = Importált
games-found = { $count } játszma
games-none = Még nem játszottál itt.
games-none-found = Nincs ilyen játszma.
games-imported = Importált
games-decisions = { $count } döntés
games-winner = győztes
record-import = Feljegyzés visszanézése
    .about = Húzz ide egy fájlt, vagy illeszd be a szövegét bárhová ezen az oldalon. A terminálban mentett feljegyzések is jók.
record-file = Fájl kiválasztása
record-paste = Beillesztés
record-paste-by-keys = A böngésző nem engedi, hogy az oldal a vágólapot olvassa. Használd inkább a Ctrl+V billentyűket.
share-picture = Kép (PNG)
share-picture-svg = Kép (SVG)
share-picture-failed = A böngésző nem tudta megrajzolni a képet.
replay-picture = { $app } · { $ply } döntés után

## Figures of a game

figures = Statisztika
figures-title = Ki mit tett
figures-usual = szokásos ({ $level })
figures-about = A szokásos az a sáv, amelybe az ilyen szintű botok játszmáiban a játékosok középső fele esik: { $level }.
figures-high = a szokásosnál több
figures-low = a szokásosnál kevesebb
figures-points = Pontok a játszma során
figure-turns = Körök
figure-income = Bursa
figure-place = Lerakott alkalmazottak
figure-displace = Elűzések
figure-move = Mozgatások
figure-route = Létrehozott utak
figure-office = Lerakatok
figure-develop = Növelt képességek
figure-marker = Elvett bónuszlapkák
figure-use = Felhasznált bónuszlapkák
figure-displaced = Mások által elűzve
figure-gained = További alkalmazottak elűzéskor
