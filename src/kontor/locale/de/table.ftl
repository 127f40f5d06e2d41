### The table: desks, hand, end meter, cards and notices around the board.

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
board-words = Der Spielplan in Worten
shortcuts = Tastenkürzel
key-space = Leertaste
key-shift = Umschalt
status-your-turn = Du bist am Zug
status-your-decision = Du entscheidest
map-whole = Ganze Karte
map-near = Heranholen
table-menu = Dieser Tisch
how-to = So geht das Spiel
move-list = Alle Möglichkeiten
rules = Regeln
home = Startseite
to-competition = Wettbewerb
record = Partie als Text
watch-link = Link zum Zuschauen

## Way back

undo = Zurücknehmen
redo = Wiederholen
reset-turn = Ganzen Zug zurücknehmen
ask-take-back = Um Rücknahme bitten
ask-take-back-last = Um Rücknahme meiner letzten Entscheidung bitten
steps = Schritte dieses Zuges
steps-back = Zurücknehmen bis vor
barrier-turn = Weiter zurück geht es nicht: Dort haben schon andere entschieden.
auto-end = Der Zug endet gleich von selbst
recap = Während du weg warst
recap-more = und { $count } weitere
seat-vacated = Jemanden für den Platz von { $who } finden
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
gauge-standstill = Stillstand
    .about = Nach so vielen Zügen in Folge ohne Wirkung darf die Partie beenden, wer am Zug ist
gauge-near = Eine einzige Aktion könnte die Partie beenden
gauge-by = Das würde die Partie beenden:
gauge-neutral = der neutrale Spieler hat { $points }

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
desk-total = Punkte, wenn die Partie jetzt zu Ende wäre
desk-markers = Marker
desk-used = Benutzt
desk-favours = Gunst
desk-none = keine
plate-waits = { $count } auszulegen
mission-control = Du kontrollierst diese Stadt
mission-presence = Du hast dort eine Niederlassung
mission-nothing = Du hast dort noch keine Niederlassung
mission-secret = Ein geheimer Auftrag
mission-hold = Zum Ansehen gedrückt halten
take-seat-back = Wieder selbst spielen

## The neutral player

neutral-name = Neutral
neutral-posts = Händler auf Handelsrouten
neutral-offices = Niederlassungen
neutral-cities = Kontrolliert
neutral-about = Kann nicht gewinnen. Ihr setzt beide für ihn ein.
neutral-about-points = Kann nicht gewinnen, aber mit { $limit } Prestige die Partie beenden.

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
favours-cap = Gunst
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
permits = Erlaubnisse
permits-none = keine
permit-free = unbenutzt
permit-used = benutzt

## Choosing

cancel = Abbrechen
confirm = Bestätigen
choose-income = Welche Händlersteine?
choose-place = Hier einsetzen
choose-displace = Diesen Händlerstein verdrängen
choose-move = Dieser Händlerstein
choose-route = Handelsroute einrichten
choose-found = Niederlassung gründen
choose-swap = Niederlassungen tauschen
choose-develop = Weiterentwickeln
choose-exchange = Bonusmarker tauschen
choose-neutral = Der neutrale Spieler
choose-paying = Bezahlen mit
effects = Was das bewirken würde
effect-actions = { $signed } { $count ->
        [one] Aktion
       *[other] Aktionen
    }
effect-supply = Vorrat
effect-total = Endwertung { $points }
effect-prestige = { $points } { $who }
displace-title =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } ({ $who }) verdrängen
displace-then =
    { $count ->
        [one] { $who } setzt ihn neu ein und { $count } weiteren dazu.
       *[other] { $who } setzt ihn neu ein und bis zu { $count } weitere dazu.
    }
displace-with =
    { $piece ->
        [m] mit Großhändler
       *[t] mit Händler
    }
displace-fee = Gebühr
displace-barrier = Verdrängen – nicht rücknehmbar
effect-ends = beendet die Partie
effect-asks = Dann entscheidet { $who }: nicht rücknehmbar
effect-reveals = deckt etwas auf: nicht rücknehmbar
amount-words = { $amount }

## Route card

card-title = { $route } einrichten
card-cost = 1 Aktion
card-control = Prestige für Kontrolle
card-nobody = Niemand kontrolliert eine der beiden Städte.
card-marker = Bonusmarker, den du bekommst
card-no-marker = Hier liegt keiner.
card-choose = Wähle eins
card-extra = Zusätzliche Niederlassung in { $city }
card-ends = Beendet die Partie. Summen, soweit du sie kennst:
card-do-and-end = Einrichten und die Partie beenden

## Moves by typing

move-filter = Tippe einen Ort oder eine Aktion, zum Beispiel „ham niederl“
moves-found =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
moves-none = Du bist gerade nicht dran.
take = Nehmen
moves-nothing = Nichts gefunden. Versuch es mit einer Stadt, „Niederlassung“ oder „verdrängen“.

## Refusals

refused = Nicht möglich
refusal-unknown = Das ist jetzt nicht möglich.
remedy-route-posts = Besetze alle, dann versuche es noch einmal.
remedy-office-privilege = Entwickle zuerst dein Privilegium weiter: Suche auf dem Spielplan die goldene Stadt dafür.
remedy-office-shape = Setze einen auf der Handelsroute ein (Großhändler mit gedrückter Umschalttaste) oder setze einen dorthin um.
remedy-office-full = Wähle eine andere Stadt oder richte die Handelsroute für etwas anderes ein.
remedy-prestige-merchant = Setze einen Großhändler auf der Handelsroute ein: Wähle zuerst den Großhändler unter dem Spielplan oder halte beim Einsetzen die Umschalttaste gedrückt.
remedy-prestige-privilege = Entwickle zuerst dein Privilegium weiter: Suche auf dem Spielplan die goldene Stadt dafür.
remedy-prestige-taken = Ein anderes Feld ist vielleicht noch frei.
remedy-post-ship = Wähle zuerst den Großhändler unter dem Spielplan oder halte beim Einsetzen die Umschalttaste gedrückt.
remedy-post-permit = Eine bekommst du durch die Niederlassung ganz rechts in einer Stadt mit der Flagge dieses Landes.
remedy-post-occupied = Wähle ihn, wenn du eine Aktion hast, um ihn zu verdrängen.
remedy-displace-supply = Nimm Einnahmen, um deinen Vorrat aufzufüllen.
remedy-supply-none = Nimm Einnahmen, um Händlersteine aus der Kasse zu holen, falls dort welche sind.
rule-link = { $clause }: Regel zeigen
piece-of =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } ({ $who })

## Log and chat

replay = Rückblick
analyse = Analyse
log-pick = Diesen Moment zeigen
log-empty = Noch ist nichts geschehen.
by-order = (auf Anweisung)
log-filter = Züge von
log-all = alle
turn-number = Zug { $number }
announce = { $who }: { $what }
announce-points =
    { $points ->
        [one] { $points } Punkt für { $who }
       *[other] { $points } Punkte für { $who }
    }
tell-ability = { $ability } { $value }
tell-player = { $who }: { $points } Prestige. Vorrat: { $supply }. Kasse: { $stock }. { $abilities }. Bonusmarker: { $markers }.
tell-gauge =
    { $limit ->
        [0] { $gauge }: noch { $now }.
       *[other] { $gauge }: { $now } von { $limit }.
    }
tell-score = { $who } { $points }
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-seats-only = Nur wer am Tisch sitzt, kann schreiben.
send = Senden
quick-phrases = Fertige Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment, bitte.
phrase-your-decision = Du bist dran.
phrase-take-back-please = Darf ich das zurücknehmen?
phrase-good-game = Gutes Spiel!
phrase-another-game = Noch eine Partie?

## Table menu and questions

bot-pace = Tempo der Bots
pace-none = sofort
pace-seconds = { $seconds } s
replace-away = Einen Bot für { $who } spielen lassen (nicht da)
seat-replaced = Du warst nicht da, deshalb spielt gerade ein Bot für dich.
seat-lost = Du warst so lange nicht da, dass deinen Platz jetzt jemand anders hat: { $who }.
seat-expired = Deine Zeit ist um, deshalb spielt ein Bot für dich.
seat-expired-lost = Deine Zeit war um, und du hast deinen Platz verloren: { $who }.
orders-open = Anweisungen für die Zeit, in der ich nicht da bin
clocks-open = Bedenkzeit, Urlaub, Pause
hand-to-bot = Einen Bot für mich spielen lassen
gains = Händlersteine aus fremden Zügen (Zehnt, Tribut)
gains-m = Großhändler
gains-t = Händler
gains-ask = mich fragen
gain-taken = Du hast { $amount } aus der Kasse genommen.
gain-change = Ändern
propose-abort = Spielabbruch vorschlagen
leave-seat = Platz aufgeben
leave-sure = Endgültig gehen?
question = Eine Frage
ask-takeback =
    { $who } möchte { $count ->
        [one] die letzte Entscheidung
       *[other] die letzten { $count } Entscheidungen
    } zurücknehmen.
ask-abort = { $who } schlägt vor, die Partie ohne Ergebnis zu beenden.
ask-pause =
    { $days ->
        [0] { $who } möchte, dass die Uhren weiterlaufen.
        [one] { $who } möchte eine Pause: Die Uhren würden einen Tag lang stillstehen.
       *[other] { $who } möchte eine Pause: Die Uhren würden { $days } Tage lang stillstehen.
    }
ask-waits = Warten auf { $who }
ask-yes = Zustimmen
ask-no = Ablehnen
ask-withdraw = Zurückziehen
