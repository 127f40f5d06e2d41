### Ein Tisch, an dem sich Leute vor dem Spiel sammeln.

lobby-title = Der Tisch wird gedeckt
lobby-invited = Du bist eingeladen
lobby-for =
    { $count ->
       *[other] { $count } Spieler
    }
lobby-free =
    { $count ->
        [0] alle besetzt
        [one] { $count } frei
       *[other] { $count } frei
    }
lobby-seeded = Startzahl vom Gastgeber gewählt
lobby-name-first = Gib zuerst deinen Namen ein, dann nimm Platz.
lobby-you = du
lobby-there = ist da
lobby-bot = Bot, { $level }
lobby-open = für alle
lobby-invited-seat = mit Einladung
lobby-free-seat = Frei
lobby-leave = Platz verlassen
lobby-send-away = { $name } vom Platz entfernen
lobby-fill =
    { $count ->
        [one] Freien Platz besetzen mit
       *[other] { $count } freie Plätze besetzen mit
    }
lobby-level = Stufe der Bots
lobby-temper = Stil der Bots
lobby-start = Partie starten
lobby-start-bots = Mit Bots starten
lobby-close = Tisch schließen
lobby-wait = Du hast einen Platz. Die Partie beginnt, sobald der Gastgeber sie startet.
lobby-watch = Nimm einen freien Platz oder bleib hier, um zuzusehen, sobald es losgeht.
lobby-full = Alle Plätze sind besetzt. Bleib hier, um zuzusehen, sobald es losgeht.
lobby-close-sure = Für alle schließen
lobby-how = Worum geht es?
    .about = Ihr seid Kaufleute der Hanse. Setzt Händler auf den Handelsrouten zwischen den Städten ein; eine Handelsroute, die du allein besetzt, bringt Niederlassungen, bessere Eigenschaften oder Bonusmarker. Am Ende gewinnt, wer das meiste Prestige hat.
invitation-new = Neue Einladung
    .about = Dieser Browser kennt den Code der Einladung nicht. Du kannst eine neue erstellen; früher verschickte Links gelten dann nicht mehr.
