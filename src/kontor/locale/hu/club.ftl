### A szerver klubja: nyitott asztalok, a befejezett játszmák archívuma, értékszámok és profilok.

club = Klub
club-room-tables = Nyitott asztalok
club-room-games = Befejezett játszmák
club-room-ratings = Ranglista

## Szűrők

club-board = Térkép
club-number = Játékosok száma
club-edition = Kiadás
club-module = Modul
club-seats = Helyek
club-clock = Órák
club-bots = Botok
club-any-board = Bármelyik térkép
club-any-players = Bármennyi játékos
club-any-edition = Bármelyik kiadás
club-any-module = Bármilyen modul
club-any-free = Szabad hellyel vagy anélkül
club-any-clock = Órával vagy anélkül
club-any-bots = Botokkal vagy anélkül
club-free-true = Van szabad hely
club-free-false = Folyik vagy betelt
club-clock-true = Órával
club-clock-false = Óra nélkül
club-bots-true = Botokkal
club-bots-false = Botok nélkül
club-players = { $count } játékos
club-name = A név eleje
club-since = Ettől
club-until = Eddig
club-more = Továbbiak
club-no-tables = Most egyetlen nyilvános asztal sem felel meg ennek a szűrésnek.
club-no-games = Egyetlen befejezett játszma sem felel meg ennek a szűrésnek.

## Befejezett játszmák

club-replay = Visszanézés
club-winner = Győztes
club-not-rated = értékelés nélkül
club-dump = Minden játszma egy fájlban

## Ranglista

club-ratings = Ranglista
    .about = Az 1000 az itt játszók átlaga; 400 ponttal több tízszeres erőt jelent. A vonal azt mutatja, hol van az erő 95%-os valószínűséggel; amíg ez a sáv széles, az értékszám ideiglenes. Az kap értékszámot, akinek saját neve van.
club-scope = Mely játszmák
club-all-games = Minden játszma
club-rank = Helyezés
club-player = Játékos
club-bot = Bot
club-rating = Értékszám
club-interval = 95%-os sáv
club-games = Játszmák
club-games-count = { $count } játszma
club-provisional = ideiglenes
club-no-ratings = Még senkinek sincs értékszáma: ehhez befejezett játszmák kellenek nyilvános asztaloknál.

## Profilok

club-wins = Győzelmek
    .about = győzelem: { $wins }; az átlag { $expected } lenne
club-points = Pontok
    .about = átlagosan; a legjobb eredmény: { $best }
club-favourite = Kedvenc térkép
club-categories = Honnan jönnek a pontok
club-boards = Térképenként
club-recent = Utolsó játszmák
club-no-games-yet = Nyilvános asztalnál még nincs befejezett játszma.
