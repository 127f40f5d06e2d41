### The table: desks, hand, end meter, cards and notices around the board.

## Bars and panels

prompt-bar = Aktuális döntés
hand-strip = A kezed
panels = Napló, csevegés és pontok
side-column = Íróasztalok és napló
log = Napló
chat = Csevegés
score = Pontok
result = Eredmény
panel-tall = Teljes magasság
desks = Íróasztalok
players = Játékosok
panels-unread = Napló, csevegés és pontok, { $count } olvasatlan sor
board-words = A térkép szavakban
shortcuts = Billentyűparancsok
key-space = Szóköz
key-shift = Shift
status-your-turn = Te jössz
status-your-decision = Te döntesz
map-whole = Teljes térkép
map-near = Nagyítás
table-menu = Ez az asztal
move-list = Minden lépés
how-to = Így működik a játék
rules = Szabályok
home = Kezdőlap
to-competition = Bajnokság
record = A játszma szövegként
watch-link = Link nézőknek

## Way back

undo = Visszavonás
redo = Újra
reset-turn = Az egész kör visszavonása
ask-take-back = Visszavonás kérése
ask-take-back-last = Kérés: utolsó döntésem visszavonása
steps = A kör lépései
steps-back = Visszavonás ettől a lépéstől
barrier-turn = Ennél tovább nem vonhatod vissza: mások már döntöttek.
auto-end = A kör mindjárt magától véget ér
recap = Amíg távol voltál
recap-more = és még { $count }
seat-vacated = Valaki meghívása { $who } helyére
nudge = Noszogatás
skip-bots = Előretekerés
barrier-asked = A visszavonás itt megáll: valaki másnak kellett döntenie.
barrier-revealed = A visszavonás itt megáll: valami rejtett kiderült.

## Connection

link-connecting = Kapcsolódás …
link-open = Kapcsolódva
link-lost = Megszakadt a kapcsolat. Újrapróbálás …
link-lost-kept = Megszakadt a kapcsolat. A lépésed elmegy, amint helyreáll.
link-restarting = A szerver újraindul …
link-closed = Nincs kapcsolat

## How close the end is

end-meter = Milyen közel van a játék vége
gauge-prestige = Hírnév
    .about = A játék véget ér, ha valakinek { $limit } hírnévpontja van a sávon
gauge-cities = Megtelt városok
    .about = A játék véget ér, ha ennyi város megtelt
gauge-markers = Lapkakupac
    .about = A játék véget ér, ha lapkát kell húzni, és már nincs több
gauge-standstill = Patthelyzet
    .about = Ennyi egymást követő hatástalan kör után a soron lévő játékos lezárhatja a játékot
gauge-near = Egyetlen lépés véget vethet a játéknak
gauge-by = Ez véget vetne a játéknak:
gauge-neutral = a semleges játékos: { $points }

## Desks

own-desk = Az íróasztalod
you = te
you-turn = Te
turn-of = { $who } köre
actions-left = még { $count } akció
ability-next = utána { $value }
ability-full = teljes
stock-about = Bursa kell hozzá
supply-about = lerakható
markers-used = { $count } felhasznált
markers-used-up = { $count } felhasznált lapka
ability-left =
    { $count ->
        [0] { $ability }: teljes
       *[other] { $ability }: még { $count } lépés
    }
bot-level = Bot, szintje: { $level }
desk-open = { $who } íróasztala nagyítva
desk-total = pont, ha most érne véget a játék
desk-markers = Lapkák
desk-used = Felhasznált
desk-favours = Kegyek
desk-none = nincs
plate-waits = { $count } elhelyezendő
mission-control = Te irányítod ezt a várost
mission-presence = Van ott lerakatod
mission-nothing = Még nincs ott lerakatod
mission-secret = Titkos küldetés
mission-hold = Tartsd nyomva a megnézéshez
take-seat-back = Visszaveszem a helyem

## The neutral player

neutral-name = Semleges
neutral-posts = Ügynökök mezőkön
neutral-offices = Lerakatok
neutral-cities = Irányít
neutral-about = Nem nyerhet. Mindketten raktok helyette.
neutral-about-points = Nem nyerhet, de { $limit } hírnévponttal véget vethet a játéknak.

## Hand

to-place = Lerakandó
to-place-more = Lerakandó, legfeljebb { $count } további
to-lay = Elhelyezendő
in-hand = Kézben
chip-displaced = elűzött
chip-done = lerakva
chip-must = kötelező
chip-may = választható
chip-from =
    { $source ->
        [stock] a tartalékból
        [supply] a készletből
        [route] az útról
       *[other] a térképről
    }
chip-trader = Ügynökök lerakása
chip-merchant = Következőnek kereskedő lerakása (M)
favours-cap = Kegyek
you-watch = Nézőként vagy itt.
end-turn = Kör vége
end-sure = Mégis befejezed?
end-unused = { $count } akció kihasználatlan
end-lost = { $count } akció elvész
permits = Engedélyek
permits-none = nincs
permit-free = szabad
permit-used = elhasznált

## Choosing

cancel = Mégse
confirm = Megerősítés
choose-income = Melyik alkalmazottak?
choose-place = Lerakás ide
choose-displace = Alkalmazott elűzése
choose-move = Ez az alkalmazott
choose-route = Út létrehozása
choose-found = Lerakat alapítása
choose-swap = Lerakatok cseréje
choose-develop = Növelés
choose-exchange = Lapkák cseréje
choose-neutral = A semleges játékos
choose-paying = Fizetség
effects = Ez történne
effect-actions = { $signed } { $count ->
        [one] akció
       *[other] akció
    }
effect-supply = készlet
effect-total = végső pontszám: { $points }
effect-prestige = { $points } { $who }
displace-title =
    { $piece ->
        [m] Kereskedő elűzése
       *[t] Ügynök elűzése
    }: { $who }
displace-then =
    { $count ->
        [one] { $who } máshová rakja, és lerakhat még { $count } alkalmazottat.
       *[other] { $who } máshová rakja, és lerakhat legfeljebb még { $count } alkalmazottat.
    }
displace-with =
    { $piece ->
        [m] kereskedővel
       *[t] ügynökkel
    }
displace-fee = díj
displace-barrier = Elűzés – nem vonható vissza
effect-ends = véget vet a játéknak
effect-asks = Utána { $who } dönt: nem vonható vissza
effect-reveals = felfed valamit: nem vonható vissza
amount-words = { $amount }

## Route card

card-title = { $route } létrehozása
card-cost = 1 akció
card-control = Hírnév az irányításért
card-nobody = Egyik várost sem irányítja senki.
card-marker = Megszerzett lapka
card-no-marker = Itt nincs.
card-choose = Válassz egyet
card-extra = Extra lerakat: { $city }
card-ends = Véget vet a játéknak. Az állás, amennyire tudod:
card-do-and-end = Létrehozás, és a játék vége

## Moves by typing

move-filter = Írj be egy helyet vagy akciót, például „ham lerakat”
moves-found = { $count } lépés
moves-none = Most nem te döntesz.
take = Elveszem
moves-nothing = Nincs találat. Próbálj egy várost, vagy ezt: „lerakat”, „elűzés”.

## Refusals

refused = Nem lehet
refusal-unknown = Ez most nem lehetséges.
remedy-route-posts = Foglald el mindet, és próbáld újra.
remedy-office-privilege = Előbb növeld a Privilegiumot: keresd a hozzá tartozó arany várost a térképen.
remedy-office-shape = Rakj le egyet az útra (kereskedőt a Shift nyomva tartásával), vagy mozgass oda egyet.
remedy-office-full = Válassz másik várost, vagy másért hozd létre az utat.
remedy-prestige-merchant = Rakj kereskedőt az útra: előbb válaszd ki a kereskedőt a térkép alatt, vagy lerakáskor tartsd nyomva a Shiftet.
remedy-prestige-privilege = Előbb növeld a Privilegiumot: keresd a hozzá tartozó arany várost a térképen.
remedy-prestige-taken = Egy másik hely talán még szabad.
remedy-post-ship = Előbb válaszd ki a kereskedőt a térkép alatt, vagy lerakáskor tartsd nyomva a Shiftet.
remedy-post-permit = Engedélyt az ország zászlójával jelölt város jobb szélső lerakata ad.
remedy-post-occupied = Az elűzéséhez válaszd ki, amikor van akciód.
remedy-displace-supply = Bursa akcióval töltsd fel a készletedet.
remedy-supply-none = Bursa akcióval hozz alkalmazottakat a tartalékodból, ha vannak ott.
rule-link = { $clause }: a szabály megnyitása
piece-of =
    { $piece ->
        [m] kereskedő
       *[t] ügynök
    } ({ $who })

## Log and chat

replay = Visszanézés
analyse = Elemzés
log-pick = Ugrás ehhez a pillanathoz
log-empty = Még nem történt semmi.
by-order = (utasításra)
log-filter = Kinek a körei
log-all = mind
turn-number = { $number }. kör
announce = { $who }: { $what }
announce-points = { $who }: { $points } pont
tell-ability = { $ability } { $value }
tell-player = { $who }: hírnév { $points }. Készlet: { $supply }. Tartalék: { $stock }. { $abilities }. Lapkák: { $markers }.
tell-gauge =
    { $limit ->
        [0] { $gauge }: még { $now }.
       *[other] { $gauge }: { $now } / { $limit }.
    }
tell-score = { $who } { $points }
chat-empty = Még senki sem szólt.
chat-say = Mondj valamit
chat-seats-only = Csak az asztalnál ülők cseveghetnek.
send = Küldés
quick-phrases = Kész mondatok
phrase-hello = Sziasztok!
phrase-good-luck = Sok sikert!
phrase-nice-move = Szép lépés!
phrase-thanks = Köszi!
phrase-sorry = Bocs!
phrase-one-moment = Egy pillanat!
phrase-your-decision = Te döntesz.
phrase-take-back-please = Visszavonhatom?
phrase-good-game = Jó játék volt!
phrase-another-game = Még egyet?

## Table menu and questions

bot-pace = Botok tempója
pace-none = azonnal
pace-seconds = { $seconds } mp
replace-away = Bot játsszon { $who } helyett, aki távol van
seat-replaced = Távol voltál, ezért a házigazda botra bízta a helyed.
seat-lost = Olyan sokáig voltál távol, hogy a helyed már másé: { $who }.
seat-expired = Lejárt az időd, ezért bot játszik helyetted.
seat-expired-lost = Lejárt az időd, és elveszítetted a helyedet. Most ott játszik: { $who }.
orders-open = Utasítások távollétemre
clocks-open = Órák, szabadság, szünet
hand-to-bot = Bot játsszon helyettem
gains = Alkalmazottak mások köréből (Tized, Adó)
gains-m = kereskedők
gains-t = ügynökök
gains-ask = kérdezz meg
gain-taken = Elvettél a tartalékból: { $amount }.
gain-change = Módosítás
propose-abort = Javaslat: fejezzük be a játékot
leave-seat = Feladom a helyem
leave-sure = Végleg elmész?
question = Kérdés
ask-takeback =
    { $count ->
        [one] { $who } vissza szeretné vonni az utolsó döntést.
       *[other] { $who } vissza szeretné vonni az utolsó { $count } döntést.
    }
ask-abort = { $who } javasolja, hogy eredmény nélkül fejezzétek be a játékot.
ask-pause =
    { $days ->
        [0] { $who } azt javasolja, hogy induljanak újra az órák.
       *[other] { $who } szünetet javasol: az órák { $days } napig állnának.
    }
ask-waits = Várakozás: { $who }
ask-yes = Elfogadom
ask-no = Elutasítom
ask-withdraw = Visszavonom
