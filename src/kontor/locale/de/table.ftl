### The table: desks, hand, end meter, cards and notices around the board.

## Bars and panels

prompt-bar = Was zu entscheiden ist
hand-strip = Deine Hand
panels = Verlauf, Chat und Wertung
log = Verlauf
chat = Chat
score = Wertung
panel-tall = Volle Höhe
table-menu = Dieser Tisch
move-list = Alle Züge
rules = Regeln
home = Startseite
record = Aufzeichnung als Text
watch-link = Link zum Zuschauen

## Way back

undo = Zurücknehmen (U)
redo = Wiederholen (Umschalt+U)
reset-turn = Ganzen Zug zurücknehmen (R)
ask-take-back = Um Rücknahme bitten
skip-bots = Vorspulen

## Connection

link-connecting = Verbindung wird hergestellt …
link-open = Verbunden
link-lost = Die Verbindung ist weg. Neuer Versuch …
link-restarting = Der Server startet neu. Einen Moment …
link-closed = Nicht verbunden

## How close the end is

end-meter = Wie nah das Ende ist
gauge-prestige = Prestige
    .about = Das Spiel endet, wenn jemand 20 Prestigepunkte auf der Leiste hat
gauge-cities = Volle Städte
    .about = Das Spiel endet, wenn so viele Städte voll sind
gauge-markers = Markerstapel
    .about = Das Spiel endet, wenn ein Marker gezogen werden muss und keiner mehr da ist
gauge-near = Ein Zug könnte das Spiel beenden
gauge-by = Würde das Spiel beenden: { $move }

## Desks

own-desk = Dein Schreibpult
you = du
actions-left =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
ability-next = dann { $value }
ability-full = vollständig
stock-about = erst anwerben
supply-about = bereit
markers-used =
    { $count ->
        [one] { $count } benutzt
       *[other] { $count } benutzt
    }
plate-waits =
    { $count ->
        [one] { $count } Marker zu legen
       *[other] { $count } Marker zu legen
    }
mission-control = Du kontrollierst diese Stadt
mission-presence = Du hast dort eine Niederlassung
mission-nothing = Dort steht noch nichts von dir
mission-secret = Ein geheimer Auftrag
take-seat-back = Wieder selbst spielen

## Hand

to-place = Einzusetzen
to-lay = Zu legen
in-hand = In der Hand
chip-displaced = verdrängt
chip-from =
    { $source ->
        [stock] aus dem allgemeinen Vorrat
        [supply] aus dem eigenen Vorrat
        [route] von der Route
       *[other] vom Spielplan
    }
chip-trader = Händler einsetzen
chip-merchant = Als Nächstes einen Großhändler einsetzen (M)
favours-cap = Gunst
favour-owned = { $favour }: { $who }
you-watch = Du schaust zu.
end-sure = Wirklich beenden?

## Choosing

cancel = Abbrechen
choose-income = Welche Figuren?
choose-place = Hier einsetzen
choose-displace = Diese Figur verdrängen
choose-move = Diese Figur
choose-route = Eine Handelsroute abschließen
choose-found = Niederlassung gründen
choose-swap = Niederlassungen tauschen
choose-develop = Entwickeln
choose-exchange = Marker austauschen
choose-neutral = Der neutrale Spieler
choose-paying = Bezahlen mit
effects = Was es bewirken würde
effect-actions = { $count } { $count ->
        [-1] Aktion
       *[other] Aktionen
    }
effect-supply = Vorrat { $before } → { $after }
effect-total = { $points ->
        [0] gleiche Summe
       *[other] Summe { $points }
    }
effect-prestige = +{ $points } { $who }
effect-ends = beendet das Spiel
effect-asks = { $who } muss antworten: nicht rücknehmbar
effect-reveals = deckt etwas auf: nicht rücknehmbar
amount-words = { $amount }

## Route card

card-title = { $route } abschließen
card-cost = 1 Aktion
card-control = Prestige für Kontrolle
card-nobody = Keine der beiden Städte wird kontrolliert.
card-marker = Erhaltener Marker
card-no-marker = Hier liegt keiner.
card-choose = Wähle eines
card-ends = Beendet das Spiel. Summen, soweit du sie kennst:
card-do = Abschließen
card-do-and-end = Abschließen und das Spiel beenden

## Moves by typing

move-filter = Tippe einen Ort oder eine Aktion, zum Beispiel „ham niederl“
moves-found =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
moves-none = Gerade bist nicht du dran.

## Refusals

refused = Nicht möglich
refusal-unknown = Das ist jetzt nicht möglich.
rule-link = { $clause }: Regel zeigen
piece-of =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } ({ $who })

## Log and chat

log-empty = Noch ist nichts geschehen.
turn-number = Zug { $number }
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-seats-only = Wer am Tisch sitzt, kann schreiben.
send = Senden
quick-phrases = Kurze Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment, bitte.
phrase-your-decision = Du bist dran.
phrase-take-back-please = Darf ich das zurücknehmen?
phrase-good-game = Gutes Spiel!
phrase-another-game = Noch ein Spiel?

## Score and end

score-category = Kategorie
score-final = Endwertung
score-projection = Wertung, wenn das Spiel jetzt endete
score-secret = Bis zum Ende geheim
score-show = { $who }, { $category }: { $points }. Auf der Karte zeigen
score-as-if = Als endete das Spiel jetzt.
score-without-secrets = Als endete das Spiel jetzt, ohne die geheimen Aufträge der anderen.
rank = { $rank }.
end-title = Das Spiel ist vorbei
end-won =
    { $count ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen
    }
end-shared = Gleich an Punkten, Actiones und Netz: Der Rang wird geteilt.
end-tie-break = Gleich viele Punkte: Es entscheiden die weniger entwickelten Actiones, dann das Netz.
end-evidence = Klicke auf eine Zahl, um auf der Karte zu sehen, was sie zählt.
ending-END-01 = Jemand hat 20 Prestigepunkte erreicht
ending-END-02 = Der Markerstapel war leer
ending-END-03 = Die letzte Stadt war voll
ending-CLASSIC-07 = Der Markerstapel war leer
ending-aborted = Einvernehmlich beendet, ohne Ergebnis
rematch = Noch einmal
rematch-join = Zum nächsten Spiel

## Table menu and questions

bot-pace = Bots warten
pace-none = gar nicht
pace-seconds = { $seconds } s
hand-to-bot = Ein Bot soll für mich spielen
propose-abort = Spielabbruch vorschlagen
leave-seat = Platz aufgeben
leave-sure = Wirklich für immer gehen?
question = Eine Frage
ask-takeback = { $who } möchte zur Entscheidung { $ply } zurück.
ask-abort = { $who } schlägt vor, das Spiel ohne Ergebnis zu beenden.
ask-waits = Es fehlt noch: { $who }
ask-yes = Zustimmen
ask-no = Ablehnen
ask-withdraw = Zurückziehen
