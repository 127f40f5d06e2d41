### Where people learn the game.

learn-title = Das Spiel lernen
learn-lead = In kleinen Schritten, auf dem echten Spielplan.
learn-room-rules = Regeln
    .about = Alles, was gilt: zum Nachschlagen und für Streitfälle.
learn-room-study = Analysebrett
    .about = Jede Stellung, die Züge aller Spieler und was die Bots davon halten.
