### Why a request was refused: one sentence for each code of the server, `offline` where it cannot be reached, and `link`,
### the heading of the server's own page.

problem-link = Ez a link nem működik
problem-offline = A szerver nem érhető el.
problem-fault = Valami hiba történt a szerveren. Próbáld újra.
problem-store = A szerver most semmit sem tud menteni. Próbáld újra.
problem-busy = Az asztal túl gyorsan változik. Próbáld újra.
problem-closing = A szerver éppen újraindul. Próbáld újra egy pillanat múlva.
problem-no-answer = A botok nem találtak választ. Próbáld meg újra.
problem-too-slow = Ehhez túl lassú volt a kapcsolatod. Próbáld újra.
problem-too-many = Túl sok kérés. Várj egy kicsit, és próbáld újra.
problem-too-many-bots = Erős botok már annyi asztalodnál játszanak, ahánynál megengedett. Várd meg, míg egy játék véget ér, vagy válassz gyengébb botokat.
problem-position = Ez az állás nem lehetséges.
problem-too-many-analyses = Már más játszmákat is elemzünk neked. Várd meg, míg egyik elkészül.
problem-not-yours = Ezt az elemzést valaki más kérte.
problem-password = Nem ez a szerver jelszava.
problem-banned = A szerver üzemeltetője kitiltott innen.
problem-no-ban = Nincs ilyen kitiltás.
problem-network = Ez nem érvényes cím vagy hálózat, vagy a hálózat túl széles.
problem-no-backup = Erről az adatbázisról a saját eszközeivel készül mentés.
problem-no-club = Ezen a szerveren nincs játszmaarchívum, ranglista és profil.
problem-no-player = Itt senkinek sincs ilyen neve.

## Tables and seats

problem-unknown-puzzle = Nincs ilyen feladvány.
problem-unknown-table = Nincs ilyen asztal. A link hiányos vagy elavult lehet: kérd el újra.
problem-damaged = Az asztal tárolt adatai sérültek, ezért nem nyitható meg. Szólj a szerver üzemeltetőjének.
problem-old-rules = Ez az asztal a szabályok olyan változatát használja, amelyet ez a szerver nem ismer.
problem-people = Ennél az asztalnál mások is játszanak: segítő és tipp csak botok elleni játékban van.
problem-several-seats = Több helyen is játszol: segítő és tipp csak annak jár, aki egyetlen helyen játszik botok ellen.
problem-unknown-lesson = Nincs ilyen lecke.
problem-unknown-board = Nincs ilyen térkép.
problem-not-drawn = Ehhez a térképhez nincs rajz; a terminálban és programokkal játszható.
problem-option = Ezek a beállítások nem férnek össze.
problem-level = Nincs ilyen szintű bot.
problem-colour = Ez a szín foglalt.
problem-name = Ez a név nem jeleníthető meg. Használj látható karaktereket.
problem-no-seat = Itt nincs helyed.
problem-no-spectators = Ennél az asztalnál nem lehet nézőként részt venni.
problem-taken = Valaki gyorsabb volt: ez a hely már foglalt.
problem-full = Ennél az asztalnál nincs szabad hely.
problem-free-seats = Vannak szabad helyek. Várj a játékosokra, vagy töltsd fel a helyeket botokkal.
problem-invite = Ehhez a helyhez érvényes meghívó kell: nyisd meg a meghívó linkjét.
problem-token = Ez a link már nem érvényes. Kérj újat.
problem-not-away = Csak az helyettesíthető, akire a játék már elég régóta vár.
problem-your-turn = Most te jössz: játszd le a körödet. A következőt utána tervezheted meg.
problem-order = Ez az utasítás olyasmit nevez meg, ami nincs ezen a térképen.
problem-no-clock = Ennél az asztalnál óra nélkül játszanak.
problem-vacation = Ennyi szabadságod már nem maradt.
problem-clock = Ilyen gondolkodási idő nem lehetséges.
problem-replaced = Olyan sokáig voltál távol, hogy a helyed már másé.
problem-bot-only = Az asztal házigazdája távol volt: ezen a helyen csak bot játszhat.
problem-no-line = Nincs ilyen sor a csevegésben.
problem-own-key = Ezt te magad használod. Ha feladnád a helyed, állj fel az asztaltól.
problem-no-key = Ez már nem tartozik a helyedhez.
problem-which-seat = Több helyed is van. Mondd meg, melyikre gondolsz.
problem-not-host = Ezt csak a házigazda teheti meg.
problem-seated = Már van helyed ebben a játékban. Egy másik megmutatná, ami előtted rejtve van.

## The game

problem-lobby = A játék még nem kezdődött el.
problem-started = A játék már elkezdődött.
problem-running = A játék még nem ért véget.
problem-over = Ez a játék véget ért.
problem-aborted = Ez a játék eredmény nélkül ért véget.
problem-stale = Időközben történt valami. Itt az asztal mostani állása.
problem-not-your-decision = Most valaki más dönt.
problem-bot-decides = Bot játszik helyetted. Előbb vedd vissza a helyed.
problem-illegal = Ezt a szabályok most nem engedik.
problem-notation = Ilyen döntés nincs ebben a játékban.
problem-barrier = Ezt magadtól nem vonhatod vissza, de megkérheted a többieket.
problem-asked = Ennél az asztalnál még nyitva van egy másik kérdés.
problem-nothing-asked = Ennél az asztalnál nincs nyitott kérdés.
problem-own-question = A kérdésedre a többieknek kell válaszolniuk.
problem-answered = Már válaszoltál.
problem-chat = Nincs mit elküldeni.
problem-imported = A játszmát máshol játszották: ennél az asztalnál nem ül senki.
problem-record = Ez nem teljes feljegyzés: { $line }. sor, { $why }
problem-full-log = Az asztal naplója megtelt: már csak továbbjátszani, elmenni vagy befejezni lehet.
problem-device = Ez az eszköz itt ismeretlen. Töltsd be újra az oldalt.
problem-no-way = Ezen az úton már nem kapsz értesítést.
problem-too-many-ways = Több értesítési módod nem lehet: előbb törölj egyet.
problem-no-notices = Ez a szerver nem küld értesítéseket.
problem-no-mail = Ez a szerver nem küld levelet.
problem-address = Erre a címre nem lehet semmit küldeni.
problem-zone = A szerver nem ismeri ezt az időzónát.
problem-code = Nem ez az elküldött kód, vagy túl sokszor írtak be hibásat.
problem-not-confirmed = Előbb írd be az erre a címre küldött kódot.
problem-name-taken = Ez a név ezen a szerveren valaki másé. Válassz másikat.
problem-name-reserved = Ez a név a botoké. Válassz másikat.
problem-name-mixed = Ez a név több ábécé betűit keveri. Csak az egyikét használd.
problem-bring = Ennek a böngészőnek már vannak saját helyei. Ezek ahhoz kerülnének, akié ez a link.
problem-not-here = Ennél a böngészőnél még nincsenek meg a helyeid. Töltsd be újra az oldalt.
problem-words = Ezek a szavak nem lehetnek jók: az egyik elírt, hiányzik vagy rossz helyen áll.
problem-pass = Ez a link, fájl vagy ezek a szavak már nem érvényesek. Készíts újat a másik eszközödön.
problem-too-many-devices = Több eszközöd nem lehet: előbb távolíts el egyet.
problem-no-device = Ez az eszköz már nem a tiéd.
problem-own-device = Éppen ezt az eszközt használod. Egy másikról távolítsd el.
problem-not-welcome = Ehhez az asztalhoz nem ülhetsz le.
problem-no-rematch = Ezek a játékosok nem folytathatják együtt: nyiss új asztalt.
problem-yourself = Ez a saját helyed.
problem-nobody = Itt nem ül senki, akit el lehetne némítani vagy le lehetne tiltani.
problem-too-many-shunned = Több embert nem némíthatsz el és nem tilthatsz le.
problem-no-shunned = Ez a személy már nincs elnémítva vagy letiltva.

## Requests that none of our pages should send

problem-invalid = Ez az oldal elavult. Töltsd be újra.
problem-not-json = Ez az oldal elavult. Töltsd be újra.
problem-wrong-type = Ez az oldal elavult. Töltsd be újra.
problem-wrong-method = Ez az oldal elavult. Töltsd be újra.
problem-unknown-path = A szerveren nincs meg, amit ez az oldal kért. Töltsd be újra.
problem-refused = A szerver elutasította ezt a kérést.
problem-too-large = Ez egyszerre túl sok.
problem-wrong-host = A szerver erre a névre nem válaszol. Nyisd meg az IP-címén, vagy indítsd el a --public-url kapcsolóval és ezzel a névvel.
problem-wrong-origin = Más webhelyek oldalai ezt nem tehetik meg.
