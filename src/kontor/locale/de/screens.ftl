### The screens around the game: home, new game.

## Everywhere

nav = Seiten
nav-play = Spielen
nav-new = Neue Partie
nav-learn = Lernen
nav-puzzles = Aufgaben
nav-guide = Handbuch
nav-games = Meine Partien
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
    .watch = Bei einer Partie zusehen
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
new-seats = Plätze
new-public = Öffentlich
    .about = auf der Startseite aufgeführt
absence = Abwesende ersetzen
absence-600 = nach 10 Minuten
absence-3600 = nach einer Stunde
absence-86400 = nach einem Tag
absence-259200 = nach drei Tagen
absence-0 = nie
comeback = Rückkehr erlaubt
    .about = solange niemand sonst den Platz hat
seat-style = Stil: { $style }
seat-style-of = Spielstil des Bots an Platz { $number }
style-balanced = Ausgewogen
summary =
    { $board } { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[5] zu fünft
    }: { $people }.
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
