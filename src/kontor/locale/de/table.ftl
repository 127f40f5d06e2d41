### The table: desks, hand, end meter and the bars around the board.

## Bars and panels

prompt-bar = Aktuelle Entscheidung
hand-strip = Deine Hand
panels = Verlauf, Chat und Wertung
side-column = Schreibtische und Verlauf
log = Verlauf
chat = Chat
score = Wertung
result = Ergebnis
panel-tall = Volle Höhe
desks = Schreibtische
players = Spieler
panels-unread =
    { $count ->
        [one] Verlauf, Chat und Wertung, { $count } ungelesene Zeile
       *[other] Verlauf, Chat und Wertung, { $count } ungelesene Zeilen
    }
key-space = Leertaste
key-shift = Umschalt
status-your-turn = Du bist am Zug
status-your-decision = Du entscheidest
map-whole = Ganze Karte
map-near = Heranholen
table-menu = Dieser Tisch
move-list = Alle Möglichkeiten
rules = Regeln
home = Startseite

## Way back

undo = Zurücknehmen
undo-bots = Zurücknehmen (auch die Antworten der Bots)
undo-others = Zurücknehmen (auch die Antworten der anderen)
redo = Wiederholen
reset-turn = Ganzen Zug zurücknehmen
ask-take-back = Um Rücknahme bitten
steps = Schritte dieses Zuges
auto-end = Der Zug endet gleich von selbst
nudge = Anstupsen
skip-bots = Vorspulen
barrier-asked = Weiter zurück geht es nicht: Jemand anders musste entscheiden.
barrier-revealed = Weiter zurück geht es nicht: Etwas Verdecktes wurde aufgedeckt.

## Connection

link-connecting = Verbindung wird hergestellt …
link-open = Verbunden
link-lost = Verbindung unterbrochen. Neuer Versuch …
link-lost-kept = Verbindung unterbrochen. Deine Entscheidung wird gesendet, sobald sie wieder steht.
link-restarting = Der Server startet neu …
link-closed = Nicht verbunden

## How close the end is

end-meter = Wie nah das Spielende ist
gauge-prestige = Prestige
    .about = Die Partie endet, wenn jemand auf der Leiste { $limit } Prestigepunkte erreicht
gauge-cities = Volle Städte
    .about = Die Partie endet, wenn so viele Städte voll besetzt sind
gauge-markers = Markerstapel
    .about = Die Partie endet, wenn ein Bonusmarker gezogen werden muss und keiner mehr da ist
gauge-near = Eine einzige Aktion könnte die Partie beenden
gauge-by = Das würde die Partie beenden:
end-title = Die Partie ist zu Ende
end-won =
    { $count ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen
    }

## Desks

own-desk = Dein Schreibtisch
you = du
you-turn = Du
turn-of = { $who } ist am Zug
actions-left =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
ability-next = dann { $value }
ability-full = voll
stock-about = über Einnahmen
supply-about = bereit
markers-used =
    { $count ->
        [one] { $count } benutzt
       *[other] { $count } benutzt
    }
markers-used-up =
    { $count ->
        [one] { $count } Marker benutzt
       *[other] { $count } Marker benutzt
    }
ability-left =
    { $count ->
        [0] { $ability }: voll
        [one] { $ability }: noch { $count } Schritt
       *[other] { $ability }: noch { $count } Schritte
    }
bot-level = Bot, Stufe { $level }
desk-open = Schreibtisch von { $who }, vergrößert
plate-waits = { $count } auszulegen
take-seat-back = Wieder selbst spielen

## Hand

to-place = Einzusetzen
to-place-more =
    { $count ->
        [one] Einzusetzen, { $count } weiterer möglich
       *[other] Einzusetzen, bis zu { $count } weitere möglich
    }
to-lay = Auszulegen
in-hand = In der Hand
chip-displaced = verdrängt
chip-done = eingesetzt
chip-must = Pflicht
chip-may = freiwillig
chip-from =
    { $source ->
        [stock] aus der Kasse
        [supply] aus dem Vorrat
        [route] von der Handelsroute
       *[other] vom Spielplan
    }
chip-trader = Händler einsetzen
chip-merchant = Als Nächstes einen Großhändler einsetzen (M)
you-watch = Du schaust zu.
end-turn = Zug beenden
end-sure = Trotzdem beenden?
end-unused =
    { $count ->
        [one] { $count } Aktion übrig
       *[other] { $count } Aktionen übrig
    }
end-lost =
    { $count ->
        [one] { $count } Aktion verfällt
       *[other] { $count } Aktionen verfallen
    }

## Choosing

cancel = Abbrechen
confirm = Bestätigen
amount-words = { $amount }

## Moves by typing

take = Nehmen

## Log and chat

replay = Rückblick
analyse = Analyse
log-pick = Diesen Moment zeigen
log-idle = Keine Aktion
log-empty = Noch ist nichts geschehen.
by-order = (auf Anweisung)
log-filter = Züge von
log-all = alle
turn-number = Zug { $number }
announce = { $who }: { $what }
announce-points =
    { $points ->
        [one] { $who }: { $points } Punkt
       *[other] { $who }: { $points } Punkte
    }
tell-score = { $who } { $points }
desk-none = keine
tell-ability = { $ability } { $value }
tell-player = { $who }: { $points } Prestige. Vorrat: { $supply }. Kasse: { $stock }. { $abilities }. Bonusmarker: { $markers }.
tell-gauge =
    { $limit ->
        [0] { $gauge }: noch { $now }.
       *[other] { $gauge }: { $now } von { $limit }.
    }
moves-found =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
moves-none = Du bist gerade nicht dran.

## What a decision does

effects = Was das bewirken würde
effect-actions = { $signed } { $count ->
        [one] Aktion
       *[other] Aktionen
    }
effect-supply = Vorrat
effect-total = Endwertung { $points }
effect-prestige = { $points } { $who }
effect-ends = beendet die Partie
effect-asks = Dann entscheidet { $who }: nicht rücknehmbar
effect-asks-free = Dann entscheidet { $who }
effect-reveals = deckt etwas auf: nicht rücknehmbar
effect-reveals-free = deckt etwas auf
