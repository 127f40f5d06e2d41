### The table: desks, hand, end meter and the bars around the board.

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
key-space = Szóköz
key-shift = Shift
status-your-turn = Te jössz
status-your-decision = Te döntesz
map-whole = Teljes térkép
map-near = Nagyítás
table-menu = Ez az asztal
move-list = Minden lépés
rules = Szabályok
home = Kezdőlap

## Way back

undo = Visszavonás
undo-bots = Visszavonás (a botok válaszaival együtt)
undo-others = Visszavonás (a többiek válaszaival együtt)
redo = Újra
reset-turn = Az egész kör visszavonása
ask-take-back = Visszavonás kérése
steps = A kör lépései
auto-end = A kör mindjárt magától véget ér
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
gauge-near = Egyetlen lépés véget vethet a játéknak
gauge-by = Ez véget vetne a játéknak:
end-title = Vége a játéknak
end-won =
    { $count ->
        [one] Győztes: { $who }
       *[other] Győztesek: { $who }
    }

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
plate-waits = { $count } elhelyezendő
take-seat-back = Visszaveszem a helyem

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
you-watch = Nézőként vagy itt.
end-turn = Kör vége
end-sure = Mégis befejezed?
end-unused = { $count } akció kihasználatlan
end-lost = { $count } akció elvész

## Choosing

cancel = Mégse
confirm = Megerősítés
amount-words = { $amount }

## Moves by typing

take = Elveszem

## Log and chat

replay = Visszanézés
analyse = Elemzés
log-pick = Ugrás ehhez a pillanathoz
log-idle = Nem hajtott végre akciót
log-empty = Még nem történt semmi.
by-order = (utasításra)
log-filter = Kinek a körei
log-all = mind
turn-number = { $number }. kör
announce = { $who }: { $what }
announce-points = { $who }: { $points } pont
tell-score = { $who } { $points }
desk-none = nincs
tell-ability = { $ability } { $value }
tell-player = { $who }: hírnév { $points }. Készlet: { $supply }. Tartalék: { $stock }. { $abilities }. Lapkák: { $markers }.
tell-gauge =
    { $limit ->
        [0] { $gauge }: még { $now }.
       *[other] { $gauge }: { $now } / { $limit }.
    }
moves-found = { $count } lépés
moves-none = Most nem te döntesz.

## What a decision does

effects = Ez történne
effect-actions = { $signed } { $count ->
        [one] akció
       *[other] akció
    }
effect-supply = készlet
effect-total = végső pontszám: { $points }
effect-prestige = { $points } { $who }
effect-ends = véget vet a játéknak
effect-asks = Utána { $who } dönt: nem vonható vissza
effect-asks-free = Utána { $who } dönt
effect-reveals = felfed valamit: nem vonható vissza
effect-reveals-free = felfed valamit
