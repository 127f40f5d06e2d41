### What is opened or asked at a table: its menu, chat, questions, lists.

## The table’s menu

board-words = A térkép szavakban
shortcuts = Billentyűparancsok
how-to = Így működik a játék
watch-link = Link nézőknek
seat-vacated = Valaki meghívása { $who } helyére
bot-pace = Botok tempója
pace-none = azonnal
pace-seconds = { $seconds } mp
replace-away = Bot játsszon { $who } helyett, aki távol van
orders-open = Utasítások távollétemre
clocks-open = Órák, szabadság, szünet
hand-to-bot = Bot játsszon helyettem
gains = Alkalmazottak mások köréből (Tized, Adó)
gains-m = kereskedők
gains-t = ügynökök
gains-ask = kérdezz meg
propose-abort = Javaslat: fejezzük be a játszmát
stop-game = Játszma befejezése
    .title = Befejezed ezt a játszmát?
    .about = A játszma itt végleg véget ér, és senki sem nyer. A játszmáid között megmarad, és visszanézheted, ami eddig történt.
    .yes = Befejezem a játszmát
play-on = Játszom tovább
leave-seat = Feladom a helyem
    .title = Feladod a helyed?
    .yes = Feladom a helyem
leave-others = { $count ->
    [one] { $others } játszik tovább
   *[other] { $others } játszanak tovább
}, a helyedet pedig egy bot veszi át, a mostani alkalmazottaiddal és pontjaiddal.
leave-alone = Ekkor csak botok maradnak az asztalnál. Addig játszanak tovább, amíg valaki nézi őket.
leave-lost = A helyedet végleg elveszíted: csak a házigazda meghívására jöhetsz vissza.
leave-final = A helyedet végleg elveszíted.
leave-host = A helyedet végleg elveszíted, és nem te leszel többé a házigazda.
leave-watch = Nézőként továbbra is itt lehetsz.
leave-unseen = Ez az asztal nézők előtt zárva van: a játszmát többé nem látod.
to-competition = Bajnokság
record = A játszma szövegként

## Chat

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

## Questions and news

question = Kérdés
ask-takeback =
    { $count ->
        [one] { $who } vissza szeretné vonni az utolsó döntést.
       *[other] { $who } vissza szeretné vonni az utolsó { $count } döntést.
    }
ask-abort = { $who } javasolja, hogy eredmény nélkül fejezzétek be a játszmát.
ask-pause =
    { $days ->
        [0] { $who } azt javasolja, hogy induljanak újra az órák.
       *[other] { $who } szünetet javasol: az órák { $days } napig állnának.
    }
ask-waits = Várakozás: { $who }
ask-yes = Elfogadom
ask-no = Elutasítom
ask-withdraw = Visszavonom
seat-replaced = Távol voltál, ezért a házigazda botra bízta a helyed.
seat-lost = Olyan sokáig voltál távol, hogy a helyed már másé: { $who }.
seat-expired = Lejárt az időd, ezért bot játszik helyetted.
seat-expired-lost = Lejárt az időd, és elveszítetted a helyedet. Most ott játszik: { $who }.
seat-left-invite = Valaki meghívása
gain-taken = Elvettél a tartalékból: { $amount }.
gain-change = Módosítás

## Moves by typing

move-filter = Írj be egy helyet vagy akciót, például „ham lerakat”
moves-nothing = Nincs találat. Próbálj egy várost, vagy ezt: „lerakat”, „elűzés”.

## What happened

ask-take-back-last = Kérés: utolsó döntésem visszavonása
steps-back = Visszavonás ettől a lépéstől
barrier-turn = Ennél tovább nem vonhatod vissza: mások már döntöttek.
barrier-free = A további visszavonás a többiek válaszait is visszavonja.
recap = Amíg távol voltál
recap-more = és még { $count }

## How a player stands

desk-total = pont, ha most érne véget a játék
desk-markers = Lapkák
desk-used = Felhasznált
