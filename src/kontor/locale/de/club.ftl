### Der Club eines Servers: offene Tische, das Archiv beendeter Partien, Wertungszahlen und Profile.

club = Club
club-room-tables = Offene Tische
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
