# The players' clocks: at a new table, beside the players, vacation and pauses.

clock = Gondolkodási idő
clock-none = nincs óra
clock-decision = { $time } minden döntésre
clock-game = { $time } fejenként az egész játékra
clock-game-more = { $time } fejenként az egész játékra, és döntésenként még { $more }
clock-meaning = Egy döntés mindaz, amiről döntesz, mielőtt a játszma valaki másra várna: a köröd vagy egy válasz más játékos körében.
clock-end = Ha lejár az idő
clock-end-bot = bot helyettesíti a játékost, amíg vissza nem tér
clock-end-offer = a játékos elveszíti a helyét, bot játszik, és a házigazda meghívhat valakit
clock-end-abort = a játszma eredmény nélkül ér véget
clock-vacation = Szabadság
clock-vacation-each = { $count } nap játékosonként
clock-vacation-left = hátralévő szabadság: { $time }
clock-about = Hátralévő idő: { $time }. { $agreed }. Ha lejár az idő: { $end }.
clock-away = szabadságon eddig: { $until }
clock-paused = az órák állnak eddig: { $until }
clock-left = Még { $time }.
clock-warning-bot = Utána bot játszik helyetted, amíg vissza nem ülsz a helyedre.
clock-warning-offer = Utána elveszíted a helyedet, és bot játszik tovább.
clock-warning-abort = Utána a játszma eredmény nélkül ér véget.
clock-take-vacation = Szabadságra megyek
clock-back = Visszatértem
clock-pause = Szünetet javaslok
clock-pause-about = A szünethez mindenkinek bele kell egyeznie. Amíg az órák állnak, tovább lehet játszani.
clock-run-again = Javaslom, hogy induljanak újra az órák
days = { $count } nap
