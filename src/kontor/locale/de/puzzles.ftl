### Aufgaben: eine Entscheidung oder ein ganzer Zug, klar besser als alles andere.

puzzles-title = Aufgaben
puzzles-lead =
    { $count } Stellungen aus Partien des stärksten Bots. In jeder gewinnt eine Entscheidung oder ein ganzer Zug klar öfter als alles andere.
    { $solved ->
        [0] Gelöst ist noch keine.
        [one] Eine hast du gelöst.
       *[other] { $solved } hast du gelöst.
    }
puzzles-day = Aufgabe des Tages
puzzles-solve = Lösen
puzzles-theme = Thema
puzzles-grade = Schwierigkeit
puzzles-side = Spielplan
puzzles-all = Alle
puzzles-card = { $board }, Nr. { $number }, { $grade }
puzzles-asked = Gesucht
puzzle-asked =
    { $turn ->
        [true] ein ganzer Zug
       *[false] eine Entscheidung
    }
puzzles-none = Dazu passt keine Aufgabe.
puzzle-title = Aufgabe { $number }
puzzle-leave = Alle Aufgaben
puzzle-theme =
    { $theme ->
        [displace] Verdrängen
        [block] Blockieren
        [office] Niederlassungen
        [ability] Eigenschaften
        [marker] Marker
       *[end] Die Partie beenden
    }
puzzle-grade =
    { $grade ->
        [1] leicht
        [2] mittel
       *[other] schwer
    }
puzzle-tried =
    { $how ->
        [first] auf Anhieb gelöst
        [later] später gelöst
       *[failed] noch nicht gelöst
    }
puzzle-task-decision = { $who } muss entscheiden. Was ist am besten?
    .about = Triff auf dem Spielplan eine Entscheidung, wie in einer Partie. Der Zug muss damit nicht zu Ende sein.
puzzle-task-turn = { $who } hat einen ganzen Zug. Was ist am besten?
    .about = Spiel den Zug bis zum Ende, wie in einer Partie. Es zählt, was dabei herauskommt, nicht die Reihenfolge. Bis dahin kannst du alles zurücknehmen.
puzzle-right = Richtig.
puzzle-wrong = Das ist nicht die Lösung.
puzzle-untried = Das war nicht unter den Antworten, die verglichen wurden.
puzzle-yours = Das hast du gespielt.
puzzle-came =
    { $ends ->
        [true] Die Partie endet in diesem Zug.
       *[false] Von den anderen gewinnt { $who } am häufigsten: { $chance }.
    }
puzzle-behind =
    { $points ->
        [one] Die Siegchance ist mindestens einen Prozentpunkt niedriger.
       *[other] Die Siegchance ist mindestens { $points } Prozentpunkte niedriger.
    }
puzzle-then = So geht der Zug weiter: { $moves }.
puzzle-about = Die Prozente sind gewonnene Partien: Der stärkste Bot hat von hier aus für alle zu Ende gespielt, nach jeder Antwort { $tries } Mal, jedes Mal mit anderen verdeckten Markern. „Mindestens“ gilt mit 95 % Sicherheit.
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe

## Im Terminal

puzzle-terminal-head = Aufgabe { $id }: { $theme }, { $grade }, { $asked }
puzzle-terminal-typing = Gib eine Entscheidung ein, zum Beispiel { $move }, oder ihre Nummer. „moves“ zeigt alle, „back“ nimmt die letzte zurück, „quit“ beendet die Aufgabe.
