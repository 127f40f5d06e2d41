### Egy asztal, ahol játék előtt gyülekeznek.

lobby-title = Az asztal előkészítése
lobby-invited = Meghívtak
lobby-for = { $count } játékos
lobby-free =
    { $count ->
        [0] mind foglalt
       *[other] { $count } szabad
    }
lobby-seeded = a kezdőértéket a házigazda választotta
lobby-name-first = Előbb írd be a neved, aztán foglalj helyet.
lobby-you = te
lobby-there = csatlakozott
lobby-bot = bot, { $level }
lobby-open = bárkinek nyitva
lobby-invited-seat = meghívóval
lobby-free-seat = Szabad
lobby-leave = Felállok
lobby-send-away = { $name } felállítása a helyéről
lobby-fill =
    { $count ->
        [one] Szabad hely feltöltése:
       *[other] { $count } szabad hely feltöltése:
    }
lobby-level = Botok szintje
lobby-style = Botok stílusa
lobby-start = Játék indítása
lobby-start-bots = Indítás botokkal
lobby-close = Asztal bezárása
lobby-wait = Megvan a helyed. A játék akkor kezdődik, amikor a házigazda elindítja.
lobby-watch = Foglalj el egy szabad helyet, vagy maradj itt, és nézd a játékot, ha elkezdődik.
lobby-full = Minden hely foglalt. Maradj itt, és nézd a játékot, ha elkezdődik.
lobby-close-sure = Bezárás mindenkinek
lobby-how = Miről szól?
    .about = A Hanza-szövetség kereskedői vagytok. Rakjatok ügynököket a városok közti utakra; aki egyedül tölt be egy utat, lerakatot, jobb képességet vagy lapkát kap érte. A végén az nyer, akinek a legtöbb hírnévpontja van.
invitation-new = Új meghívó
    .about = Ez a böngésző nem ismeri a meghívó kódját. Készíthető új; a korábban elküldött linkek ezután nem működnek.

## Invitations

lobby-name = Neved
lobby-sit = Ide ülök
invitation = Meghívó
    .about = Küldd el ezt a linket, vagy olvastasd be a kódot. Mindenki választ magának nevet és helyet; fiók nem kell.
invitation-qr = A meghívót megnyitó kód
invitation-message = Játssz velem! Térkép: { $board }.
invitation-own = Ez a cím csak ezen a számítógépen működik. Ha barátaid ugyanazon a hálózaton vannak, állítsd le a szervert, és indítsd így: „./kontor serve --host 0.0.0.0”: kiír egy címet. Azt nyisd meg itt, és a linkjeid mindannyiuknak működnek. Az internethez lásd: docs/hosting.md.
take-over = Egy hely rád vár
    .about = Valakinek ott kellett hagynia ezt a játékot, és bot játszik helyette. Írd be a neved, és vedd át a helyét.
take-over-watch = Előbb megnézem

## Links to seats, also during a game

seat-link = A helyed egy másik eszközön
    .about = Nyisd meg ott ezt a linket, vagy olvasd be a kódot. Ezután mindkét eszközön a tiéd a hely. Ne add tovább: akinél ez megvan, helyetted játszik.
seat-link-new = Link készítése
    .about = A linkkel egy másik eszközön játszhatsz tovább. A helyedhez tartozó korábbi link ezután nem működik.
seat-link-qr = A helyedet megnyitó kód
devices = Eszközök a helyeddel
device-this = ez a böngésző
device-link = Link a helyedhez
device-unknown = Böngésző
device-end = Kijelentkeztetés
device-link-end = Visszavonás
take-over-link = Valaki meghívása erre a helyre
    .about = Aki elsőként nyitja meg ezt a linket, átveszi a távozott játékos helyét mindazzal, ami az övé volt.
