### Eine vergangene Partie, Moment für Moment.

replay-title = Rückblick
replay-moment = Moment der Partie
replay-of = { $ply } von { $last } Entscheidungen
replay-timeline = Die ganze Partie
replay-now = Was entschieden wurde
replay-begins = { $who } beginnt die Partie.
replay-controls = Schritte
replay-first = Zum Anfang (Pos1)
replay-last = Zum Ende (Ende)
replay-step = Nächste Entscheidung (])
replay-step-back = Vorige Entscheidung ([)
replay-turn = Nächster Zug (↓)
replay-turn-back = Voriger Zug (↑)
replay-round = Nächste Runde (Bild ab)
replay-round-back = Vorige Runde (Bild auf)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-speed = Tempo
replay-graph = Was die Kurven zeigen
replay-graph-prestige = Prestige
replay-graph-chances = Chancen
replay-analysis = Analyse
replay-graph-totals = Alle Punkte
replay-tick-route = Handelsrouten
replay-tick-office = Niederlassungen
replay-tick-displaced = Verdrängungen
replay-tick-marker = Bonusmarker
replay-tick-points = Prestigepunkte
replay-tick-end = Was die Partie beendet hat
replay-eyes = Was zu sehen ist
replay-eyes-all = Alle Karten offen
replay-eyes-seat = Wie { $who } es sah
replay-to-table = Zum Tisch
record-download = Aufzeichnung herunterladen

## Ab einem Moment weiterspielen

go-on = Ab hier weiterspielen
go-on-title = Ab hier weiterspielen
go-on-about = Ein neuer Tisch beginnt mit diesem Moment, nach { $ply } Entscheidungen. Du weißt, was man an diesem Platz damals wusste; alles andere Verborgene wird neu verteilt.
go-on-who = Wer für { $who } spielt
go-on-me = Du
go-on-friend = Jemand mit Einladung
go-on-bot = Ein Bot
go-on-start = Beginnen

## Für andere

share-title = Partie teilen
share-names = Mit den Namen der Mitspielenden
    .about = Ohne sie führt der Link zu einer Kopie, die nicht zum Tisch zurückführt.
share-link = Link zum Rückblick

## Die Partien dieses Browsers, und Aufzeichnungen von anderswo

games-search = Nach Spielplan oder Namen suchen
games-state = Welche Partien
games-state-all = Alle Partien
games-state-running = Laufende
games-state-won = Gewonnene
games-state-lost = Nicht gewonnene
games-state-over = Beendete
games-state-imported = Importierte
games-found =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
games-none = Du hast hier noch nicht gespielt.
games-none-found = Keine Partie passt dazu.
games-imported = Importiert
games-decisions =
    { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }
games-winner = gewonnen
record-import = Aufzeichnung ansehen
    .about = Zieh eine Datei hierher oder füge ihren Text irgendwo auf dieser Seite ein. Im Terminal gespeicherte Aufzeichnungen gehen auch.
record-file = Datei auswählen
record-paste = Einfügen
record-paste-by-keys = Der Browser lässt diese Seite die Zwischenablage nicht lesen. Drück stattdessen Strg+V.
share-picture = Bild (PNG)
share-picture-svg = Bild (SVG)
share-picture-failed = Der Browser konnte das Bild nicht zeichnen.
replay-picture = { $app } · nach { $ply } Entscheidungen

## Zahlen einer Partie

figures = Zahlen
figures-title = Wer was wie oft getan hat
figures-usual = üblich ({ $level })
figures-about = Üblich ist der Bereich, in dem die mittlere Hälfte aller Bots dieser Stufe liegt: { $level }.
figures-high = mehr als üblich
figures-low = weniger als üblich
figures-points = Punkte im Lauf der Partie
figure-turns = Züge
figure-income = Einnahmen
figure-place = Eingesetzte Händlersteine
figure-displace = Verdrängungen
figure-move = Umsetzen
figure-route = Eingerichtete Handelsrouten
figure-office = Niederlassungen
figure-develop = Weiterentwickelte Eigenschaften
figure-marker = Genommene Bonusmarker
figure-use = Benutzte Bonusmarker
figure-displaced = Von anderen verdrängt
figure-gained = Dabei zusätzliche Händlersteine
