### How the game works, on one page.

howto-goal = Das Ziel
howto-goal-text = Wer die meisten Punkte hat, gewinnt. Punkte gibt es während der Partie auf der Leiste um den Spielplan und am Ende für Städte, Eigenschaften und dein Netzwerk von Niederlassungen. Unter „Wertung“ steht, was du jetzt hättest.
howto-turn = Dein Zug
howto-turn-text = Du hast so viele Aktionen, wie dein Schreibtisch zeigt. Jede ist eine von fünf: einen Händlerstein auf einem freien Verbindungspunkt einsetzen, einen fremden verdrängen, eigene umsetzen, Einnahmen nehmen oder eine volle Handelsroute einrichten.
howto-route = Handelsrouten
howto-route-text = Eine Handelsroute ist die Reihe von Verbindungspunkten zwischen zwei Städten. Gehören dir alle, darfst du sie einrichten: Wer die Städte an ihren Enden kontrolliert, bekommt je 1 Prestige, du nimmst den Bonusmarker, der dort liegt, und wählst dann eins aus, meist eine Niederlassung.
howto-office = Niederlassungen
howto-office-text = Die Niederlassungen einer Stadt werden von links nach rechts besetzt. Eine quadratische braucht einen Händler, eine runde einen Großhändler. Die Zahl ist das Privilegium, das du brauchst: I weiß, II orange, III rosa, IV schwarz. Wer die meisten hat, kontrolliert die Stadt; der Wappenschild am Namen zeigt, wer das ist. Eine Münze bringt sofort Prestige.
howto-pieces = Kasse und Vorrat
howto-pieces-text = Nur Händlersteine im Vorrat kannst du einsetzen. Einnahmen bringen sie aus der Kasse dorthin. Die Händlersteine einer eingerichteten Handelsroute gehen zurück in die Kasse, bis auf den, der als Niederlassung bleibt.
howto-desk = Fünf Eigenschaften
howto-desk-text = In goldenen Städten kannst du eine weiterentwickeln, statt eine Niederlassung zu besetzen. Jeder Schritt macht auch einen Händlerstein frei.
howto-displace = Verdrängen
howto-displace-text = Einen Händler zu verdrängen kostet einen Händlerstein, einen Großhändler zwei; sie gehen in die Kasse. Der Besitzer setzt den verdrängten Händlerstein auf einen Verbindungspunkt in der Nähe und darf kostenlos weitere aus der Kasse dazusetzen. Im Weg zu stehen lohnt sich also.
howto-marker = Bonusmarker
howto-marker-text = Die runden Plättchen an den Handelsrouten kannst du je einmal benutzen, jederzeit in deinem Zug; am Ende bringen sie Punkte. Zeige auf eins, um zu lesen, was es bewirkt.
howto-end = Das Ende
howto-end-text = Die Partie endet nach der Aktion, in der jemand 20 Prestige erreicht, genug Städte voll besetzt sind oder ein Bonusmarker von einem leeren Stapel zu ziehen ist. Die Anzeigen oben zeigen, wie nah das ist.
