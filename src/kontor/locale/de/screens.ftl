### The screens around the game: home, new game, notices.

## Everywhere

nav = Seiten
nav-play = Spielen
nav-new = Neue Partie
nav-learn = Lernen
nav-puzzles = Aufgaben
nav-guide = Handbuch
nav-games = Meine Partien
go-home = Zur Startseite
bot-names = Wulf, Tilda, Gerwin, Aleke, Hinrik, Mette, Bruno, Gesa, Tideke, Kunne, Arnd, Wiebke

## Settings

theme-to-light = Helles Farbschema
theme-to-dark = Dunkles Farbschema

## Home

home-title = Der Tisch ist gedeckt.
home-new = Neu im Spiel? Fang einfach an: Du wirst Schritt für Schritt angeleitet.
home-promise = Jede Entscheidung wird gespeichert, und gegen Bots kannst du zurücknehmen, so viel du willst.
home-play = Jetzt spielen
home-change = Einstellungen ändern
home-name = Du spielst als
home-more = Andere Arten zu spielen
home-private = Alles bleibt auf diesem Server. Kein Konto, kein Tracking.
home-version = Kontor { $version }
tile-invite = Freunde einladen
    .about = Ein Link, ein Name, ein Platz. Niemand braucht ein Konto.
    .go = Tisch eröffnen
tile-here = An einem Gerät
    .about = Mehrere spielen reihum an diesem Bildschirm.
    .go = Reihum spielen
tile-rules = Regeln
    .about = Jede Regel mit ihrer Nummer, durchsuchbar nach jedem Wort.
    .go = Nachschlagen
continue = Weiterspielen
continue-waiting =
    { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
continue-empty = Spielend lernen
    .about = Die erste Lektion dauert etwa drei Minuten, auf einem echten Spielplan. Später stehen hier die Tische, an denen du sitzt.
    .lesson = Erste Lektion
    .how = So geht das Spiel
    .puzzle = Aufgabe des Tages
public = Öffentliche Tische
public-count =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
public-empty = Gerade gibt es keine öffentlichen Tische. Eröffne einen, dann finden ihn andere hier.
public-open = Tisch eröffnen
public-more = Archiv, Rangliste, Ligen
row-your-decision = du bist dran
row-join = Platz frei
row-watch = zusehen
row-lobby =
    { $count ->
        [one] { $count } Platz noch frei
       *[other] { $count } Plätze noch frei
    }
row-full = bereit zum Start
row-running = läuft
row-bot = { $name } denkt nach
row-waiting = wartet auf { $name }
row-turn = dein Zug
row-turn-actions =
    { $count ->
        [0] dein Zug, keine Aktion übrig
        [one] dein Zug, noch { $count } Aktion
       *[other] dein Zug, noch { $count } Aktionen
    }
row-answer = { $name } wartet auf deine Antwort
row-over = beendet
row-over-won = beendet, Sieg: { $who }
row-over-rank =
    { $rank ->
        [1] beendet, du hast mit { $points } Punkten gewonnen
       *[other] beendet, du wurdest { $rank }. mit { $points } Punkten
    }
row-aborted = ohne Ergebnis beendet

## New game

new-title = Neue Partie
new-players = Spieler
new-board = Spielplan
    .about = die Seite richtet sich nach der Spielerzahl
new-seats = Plätze
new-shuffle = Zufällige Reihenfolge
new-table = Tisch
new-edition = Ausgabe
new-differences = Was in der klassischen Ausgabe anders ist
new-duo = Zu zweit
new-duo-rules = Regeln dieser Variante
new-modules = Module
new-public = Öffentlich
    .about = auf der Startseite aufgeführt
new-spectators = Zuschauer
    .about = andere dürfen zusehen
absence = Abwesende ersetzen
absence-600 = nach 10 Minuten
absence-3600 = nach einer Stunde
absence-86400 = nach einem Tag
absence-259200 = nach drei Tagen
absence-0 = nie
comeback = Rückkehr erlaubt
    .about = solange niemand sonst den Platz hat
new-seed = Startzahl
new-seed-random = zufällig
new-seed-note = Dieselbe Startzahl ergibt dieselben Bonusmarker und Aufträge. Wer sie kennt, kann herausfinden, was verdeckt ist.
new-create = Tisch eröffnen
board-players = für { $players } Spieler; du hast { $count } Plätze
use-seats =
    { $count ->
       *[other] Mit { $count } Plätzen
    }
use-edition = Mit { $edition }
why-players = nur mit { $players } Spielern
why-board = nur auf dem Spielplan { $boards }
why-edition = nur mit { $editions }
why-board-edition = nur auf dem Spielplan { $boards }, Ausgabe { $editions }
seat-me = Ich
    .name = Dein Name
seat-here = Jemand hier
    .name = Name
seat-invite = Mit Einladung
    .name = Name
seat-open = Offen für alle
    .about = für alle, die den Tisch finden
seat-bot = Bots
    .name = Name des Bots
seat-bot-trial = Bots zum Ausprobieren
seat-bot-level = Bot: { $level }
seat-temper = Stil: { $temper }
seat-temper-of = Spielstil des Bots an Platz { $number }
temper-balanced = Ausgewogen
seat-name = Name an Platz { $number }
seat-kind = Wer sitzt an Platz { $number }
seat-colour = Farbe von Platz { $number }
seat-colour-is = Platz { $number }: { $colour }, { $emblem }. Farbe ändern
seat-up = Platz { $number } nach oben
seat-down = Platz { $number } nach unten
tithe-piece = Zehnt
    .about = Nimmt jemand anders Einnahmen, darf der Besitzer dieses Plättchens nehmen:
tithe-piece-trader = Einen Händler
tithe-piece-tradesman = Händler oder Großhändler
pile = Markerstapel
pile-random = Zufällig
    .about = 12 Bonusmarker werden aus den üblichen und den Promo-Markern gezogen.
pile-pick = Auswählen
pile-count = { $count } von { $of } Markern
pile-fewer = Einer weniger: { $marker }
pile-more = Einer mehr: { $marker }
pile-missing =
    { $count ->
        [one] Dem Stapel fehlt noch { $count } Marker.
       *[other] Dem Stapel fehlen noch { $count } Marker.
    }
summary = { $board } zu { $players }: { $people }.
summary-you = du
summary-here =
    { $count ->
        [one] jemand hier
       *[other] { $count } Leute hier
    }
summary-invited = { $name } per Link
summary-invite =
    { $count ->
        [one] jemand per Link
       *[other] { $count } Leute per Link
    }
summary-open =
    { $count ->
        [one] ein offener Platz
       *[other] { $count } offene Plätze
    }
summary-bots =
    { $count ->
        [one] ein Bot ({ $level })
       *[other] { $count } Bots ({ $level })
    }
summary-with = Dazu: { $things }.
summary-edition = Ausgabe { $edition }
summary-public = öffentlich
summary-seed = Startzahl { $seed }
summary-watch = du siehst zu

## Password of the server

login = Dieser Server hat ein Passwort
    .about = Frag die Person, die ihn betreibt.
login-password = Passwort
login-enter = Anmelden
login-wrong = Das ist nicht das Passwort dieses Servers.

## Notices

notice-unknown-page = Hier ist nichts
    .about = Vielleicht hat die Adresse einen Tippfehler. Von der Startseite aus erreichst du alles.
notice-unknown-puzzle = Diese Aufgabe gibt es nicht
    .about = Vielleicht hat der Link einen Tippfehler.
notice-unknown-table = Diesen Tisch gibt es nicht
    .about = Vielleicht hat der Link einen Tippfehler, oder der Tisch wurde von diesem Server entfernt.
notice-closed-table = Dieser Tisch wurde geschlossen
    .about = Der Gastgeber hat ihn geschlossen, bevor die Partie begann.
notice-not-drawn = Für diesen Spielplan gibt es keine Zeichnung
    .about = Die Partie läuft, aber der Browser kann sie nicht anzeigen. Spielbar ist sie im Terminal und mit Programmen.
notice-no-spectators = An diesem Tisch darf niemand zusehen
    .about = Nur wer mitspielt, sieht diese Partie. Wenn du einen Platz hast, öffne seinen Link auf diesem Gerät.
notice-no-seat = Das ist nicht dein Platz
    .about = Falls doch: Öffne den Link deines Platzes auf diesem Gerät.
notice-offline = Der Server ist nicht erreichbar
    .about = Nichts ist verloren: Partien werden nach jeder Entscheidung gespeichert. Kontor versucht es weiter.
notice-fault = Etwas ist schiefgegangen
    .about = Versuch es gleich noch einmal.
