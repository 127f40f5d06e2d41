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
lobby-style = Stil der Bots
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

## Invitations

lobby-name = Dein Name
lobby-sit = Hier sitzen
invitation = Einladung
    .about = Schick diesen Link oder lass den Code scannen. Jeder wählt einen Namen und einen Platz; ein Konto braucht niemand.
invitation-qr = Code, der die Einladung öffnet
invitation-message = Spiel mit mir eine Partie auf dem Spielplan { $board }.
invitation-own = Diese Adresse funktioniert nur auf diesem Rechner. Für Freunde im selben Netz: Beende den Server und starte ihn mit „./kontor serve --host 0.0.0.0“. Er nennt eine Adresse; öffne sie hier, dann funktionieren deine Links bei allen. Für das Internet: docs/hosting.md.
take-over = Ein Platz wartet auf dich
    .about = Jemand musste diese Partie verlassen, und ein Bot spielt für ihn weiter. Gib deinen Namen ein, um den Platz zu übernehmen.
take-over-watch = Erst zusehen

## Links to seats, also during a game

seat-link = Dein Platz auf einem anderen Gerät
    .about = Öffne dort diesen Link oder scanne den Code. Dann gilt dein Platz auf beiden Geräten. Behalte den Link für dich: Wer ihn hat, spielt für dich.
seat-link-new = Link erstellen
    .about = Mit einem Link spielst du auf einem anderen Gerät weiter. Ein früherer Link zu deinem Platz gilt dann nicht mehr.
seat-link-qr = Code, der deinen Platz öffnet
devices = Geräte mit deinem Platz
device-this = dieser Browser
device-link = Link zu deinem Platz
device-unknown = Browser
device-end = Abmelden
device-link-end = Zurückziehen
take-over-link = Jemanden an diesen Platz einladen
    .about = Wer diesen Link zuerst öffnet, übernimmt den Platz des Spielers, der gegangen ist, mit allem, was dieser hatte.
