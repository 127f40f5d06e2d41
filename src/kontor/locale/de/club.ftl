### Der Club eines Servers: offene Tische, das Archiv beendeter Partien, Wertungszahlen und Profile.

club = Club
club-room-tables = Offene Tische
club-room-competitions = Ligen und Turniere
club-room-open = Wettbewerb eröffnen
club-room-games = Beendete Partien
club-room-ratings = Rangliste

## Filter

club-board = Spielplan
club-number = Spielerzahl
club-edition = Ausgabe
club-module = Modul
club-seats = Plätze
club-clock = Uhren
club-bots = Bots
club-any-board = Jeder Spielplan
club-any-players = Jede Spielerzahl
club-any-edition = Jede Ausgabe
club-any-module = Alle Module
club-any-free = Mit oder ohne freie Plätze
club-any-clock = Uhren egal
club-any-bots = Bots egal
club-free-true = Mit freien Plätzen
club-free-false = Läuft oder voll
club-clock-true = Mit Uhren
club-clock-false = Ohne Uhren
club-bots-true = Mit Bots
club-bots-false = Ohne Bots
club-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
club-name = Name beginnt mit
club-since = Von
club-until = Bis
club-more = Mehr zeigen
club-no-tables = Im Moment passt kein öffentlicher Tisch zu dieser Auswahl.
club-no-games = Keine beendete Partie passt zu dieser Auswahl.

## Beendete Partien

club-replay = Ansehen
club-winner = Sieger
club-not-rated = ohne Wertung
club-dump = Alle Partien als Datei

## Wertungszahlen

club-ratings = Rangliste
    .about = 1000 ist der Durchschnitt aller, die hier spielen; 400 Punkte mehr bedeuten die zehnfache Stärke. Die Linie zeigt, wo die Stärke mit 95 % Wahrscheinlichkeit liegt; solange dieser Bereich groß ist, ist die Zahl vorläufig. Gewertet wird, wer einen eigenen Namen hat.
club-scope = Welche Partien
club-all-games = Alle Partien
club-rank = Rang
club-player = Spieler
club-bot = Bot
club-rating = Wertungszahl
club-interval = 95-%-Bereich
club-games = Partien
club-games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
club-provisional = vorläufig
club-no-ratings = Noch niemand hat eine Wertungszahl: Dafür braucht es beendete Partien an öffentlichen Tischen.

## Profile

club-wins = Siege
    .about = { $wins } gewonnen; Durchschnitt wären { $expected }
club-points = Punkte
    .about = im Durchschnitt; das beste Ergebnis war { $best }
club-favourite = Liebster Spielplan
club-categories = Woher die Punkte kommen
club-boards = Nach Spielplan
club-recent = Letzte Partien
club-no-games-yet = Es gibt noch keine beendete Partie an einem öffentlichen Tisch.

## Ligen und Turniere

comp-about = Ein Wettbewerb wird in Runden gespielt, an Tischen, die der Server für euch anlegt. Wer einen eigenen Namen hat, kann einen eröffnen oder mitspielen.
comp-which = Welche Wettbewerbe
comp-over-false = Offen und laufend
comp-over-true = Beendet
comp-none = Hier gibt es keine Wettbewerbe.
comp-open = Wettbewerb eröffnen
comp-status-open = Anmeldung offen
comp-status-over = Beendet
comp-form = Art
comp-form-league = Liga
    .about = Alle treffen aufeinander, so gleichmäßig, wie es die Zahl der Runden erlaubt.
comp-form-tournament = Turnier
    .about = In jeder Runde treffen diejenigen aufeinander, die in der Tabelle nah beieinander stehen.
comp-name = Name des Wettbewerbs
comp-own-name = Dein Name auf diesem Server
    .about = Der Name gehört dann auf diesem Server nur dir. Du kannst ihn jederzeit unter „Du auf diesem Server“ wieder aufgeben.
comp-rounds = Runden
comp-rounds-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
comp-at-table = Personen pro Tisch
comp-size = { $count } pro Tisch
comp-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
comp-clock-about = Läuft bei jemandem die Zeit ab, springt ein Bot ein, bis die Person zurück ist. So kommt jede Runde zu ihrem Ende.
comp-fill = Wenn die Tische nicht aufgehen
comp-fill-none = Wer übrig bleibt, setzt aus
comp-fill-level = Bots füllen auf ({ $level })
comp-organiser = geleitet von { $name }
comp-waits = { $count ->
    [0] Noch ist niemand angemeldet. Nötig: mindestens { $least }.
    [one] { $count } Anmeldung. Nötig: mindestens { $least }.
   *[other] { $count } Anmeldungen. Nötig: mindestens { $least }.
}
comp-round = Runde { $number }
comp-round-of = Runde { $round } von { $rounds }
comp-players = Angemeldet
comp-nobody = Noch ist niemand angemeldet.
comp-join = Mitspielen
comp-leave = Aussteigen
comp-leave-sure = Wirklich aussteigen?
comp-start = Starten
comp-next = Sofort nächste Runde
comp-next-sure = Alle laufenden Partien ohne Ergebnis beenden?
comp-end = Wettbewerb beenden
comp-end-sure = Wirklich für alle beenden?
comp-delete = Löschen
comp-withdraw = { $name } abmelden
comp-withdraw-sure = Abmelden?
comp-your-game = Zu deiner Partie
comp-play = Spielen
comp-watch = Zuschauen
comp-playing = läuft
comp-no-result = ohne Ergebnis
comp-byes = { $count ->
    [one] { $names } setzt aus.
   *[other] { $names } setzen aus.
}
comp-out = ausgestiegen
comp-standings = Tabelle
    .about = Ein Punkt für jede Person, vor der du landest, ein halber bei geteiltem Platz. Bei Gleichstand entscheiden die Siege, dann die Partien untereinander, dann der Anteil an den Punkten der eigenen Tische.
comp-place = Platz
comp-share = Anteil
comp-cross = Kreuztabelle
    .about = Jede Zeile zeigt, wie viele Punkte jemand gegen wen geholt hat. „·“ heißt: Sie sind sich noch nicht begegnet.
