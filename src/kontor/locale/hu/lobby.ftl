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
lobby-temper = Botok stílusa
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
