### Where people learn the game.

learn-title = Das Spiel lernen
learn-lessons = Lektionen
learn-lessons-about = In sechs Lektionen lernst du das Spiel: selbst spielen, sehen, was sich ändert, und lesen, warum es wichtig ist.
learn-coached = Die erste Partie mit Begleitung
learn-coached-about = Du gegen zwei leichte Bots. Bei jeder Entscheidung nennt die Begleitung bis zu drei Ideen, was sie bewirken und was die anderen als Nächstes tun können. Ein Klick bringt sie zum Schweigen.
learn-coached-play = Mit Begleitung spielen
learn-further = Weitere Spielpläne und Module
learn-rooms = Mehr zum Lernen
learn-done = Geschafft
learn-begun = Schritt { $number } von { $count }
learn-room-puzzles = Aufgaben
    .about = Eine Entscheidung oder ein Zug, klar besser als alles andere, und warum das andere schlechter ist. Jeden Tag eine neue.
learn-room-guide = Handbuch
    .about = Wozu Eigenschaften, Bonusmarker und Städte gut sind und was Sieger aus ihnen machen.
learn-room-how = So geht das Spiel
    .about = Das ganze Spiel auf einer Seite, in Bildern.
learn-room-rules = Regeln
    .about = Ein kurzes Regelheft mit Bildern und alle Regeln im Wortlaut. Zum Lesen, Suchen und Drucken.
learn-room-study = Analysebrett
    .about = Jede Stellung, die Züge aller Spieler und was die Bots davon halten.
