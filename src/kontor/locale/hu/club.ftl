### A szerver klubja: nyitott asztalok, a befejezett játszmák archívuma, értékszámok és profilok.

club = Klub
club-room-tables = Nyitott asztalok
club-room-competitions = Ligák és versenyek
club-room-open = Bajnokság kiírása
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

## Ligák és versenyek

comp-about = A bajnokság fordulókból áll, asztalait a szerver készíti el. Bárki kiírhat egyet vagy részt vehet benne, akinek itt saját neve van.
comp-which = Mely bajnokságok
comp-over-false = Nyitott és folyamatban lévő
comp-over-true = Befejezett
comp-none = Itt nincsenek bajnokságok.
comp-open = Bajnokság kiírása
comp-status-open = Lehet jelentkezni
comp-status-over = Vége
comp-form = Fajtája
comp-form-league = Liga
    .about = Mindenki mindenkivel találkozik, olyan egyenletesen, ahogy a fordulók száma engedi.
comp-form-tournament = Verseny
    .about = Minden fordulóban azok találkoznak, akik közel állnak egymáshoz a táblázatban.
comp-name = A bajnokság neve
comp-own-name = A neved ezen a szerveren
    .about = A név ezen a szerveren csak a tiéd lesz. Bármikor lemondhatsz róla a „Te ezen a szerveren” oldalon.
comp-rounds = Fordulók
comp-rounds-count = { $count } forduló
comp-at-table = Játékos egy asztalnál
comp-size = { $count } fő egy asztalnál
comp-people = { $count } fő
comp-clock-about = Ha valakinek lejár az ideje, bot játszik helyette, amíg vissza nem jön. Így minden forduló véget ér.
comp-fill = Ha nem jön ki a létszám
comp-fill-none = Aki kimarad, az pihen
comp-fill-level = Botok töltik fel ({ $level })
comp-organiser = szervező: { $name }
comp-waits = { $count ->
    [0] Még senki sem jelentkezett. Legalább { $least } fő kell.
   *[other] { $count } jelentkező. Legalább { $least } fő kell.
}
comp-round = { $number }. forduló
comp-round-of = { $round }/{ $rounds }. forduló
comp-players = Résztvevők
comp-nobody = Még senki sem jelentkezett.
comp-join = Részt veszek
comp-leave = Visszalépek
comp-leave-sure = Biztosan visszalépsz?
comp-start = Indítás
comp-next = Jöjjön a következő forduló
comp-next-sure = Minden folyamatban lévő játszma eredmény nélkül érjen véget?
comp-end = Bajnokság befejezése
comp-end-sure = Biztosan befejezed mindenkinek?
comp-delete = Törlés
comp-withdraw = Visszaléptetés: { $name }
comp-withdraw-sure = Visszalépteted?
comp-your-game = A játszmádhoz
comp-play = Játszom
comp-watch = Nézem
comp-playing = folyamatban
comp-no-result = nincs eredmény
comp-byes = { $count ->
   *[other] Pihen: { $names }.
}
comp-out = visszalépett
comp-standings = Táblázat
    .about = Egy pont minden ellenfélért, akit megelőzöl, fél pont a megosztott helyért. Egyenlőségnél a győzelmek döntenek, aztán az egymás elleni játszmák, aztán az, hogy valaki a saját asztalai pontjainak mekkora hányadát szerezte meg.
comp-place = Hely
comp-share = Arány
comp-cross = Kereszttábla
    .about = Minden sor megmutatja, ki hány pontot szerzett az egyes ellenfelek ellen. A „·” azt jelenti, hogy még nem találkoztak.
