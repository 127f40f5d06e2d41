### Where people learn the game.

learn-title = Das Spiel lernen
learn-lead = In kleinen Schritten, auf dem echten Spielplan.
learn-room-puzzles = Aufgaben
    .about = Eine Entscheidung, die klar die beste ist, und warum die anderen schlechter sind. Jeden Tag eine neue.
learn-room-guide = Handbuch
    .about = Wozu Eigenschaften, Bonusmarker und Städte gut sind und was Sieger aus ihnen machen.
learn-room-rules = Regeln
    .about = Alles, was gilt: zum Nachschlagen und für Streitfälle.
learn-room-study = Analysebrett
    .about = Jede Stellung, die Züge aller Spieler und was die Bots davon halten.
