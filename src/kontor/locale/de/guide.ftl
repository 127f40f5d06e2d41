### First steps: what to do next for someone new to the game, and how the game works on one page.

guide = Erste Schritte
guide-off = Erste Schritte ausblenden
guide-unfold = Mehr anzeigen
guide-more = So geht das Spiel
guide-begin = Beginne mit einer Handelsroute: der Reihe von Verbindungspunkten (den Häuschen) zwischen zwei Städten. { $route } eignet sich gut. Wähle einen ihrer Verbindungspunkte, um dort einen Händler einzusetzen.
guide-next = Beginne die nächste Handelsroute, zum Beispiel { $route }. Goldene Städte verbessern deinen Schreibtisch; Niederlassungen in vielen verbundenen Städten zählen am Ende.
guide-fill =
    { $count ->
        [one] Auf { $route } fehlt noch ein Händlerstein von dir. Sobald dir alle Verbindungspunkte gehören, kannst du die Handelsroute einrichten und dir aussuchen, was du dafür bekommst.
       *[other] Auf { $route } fehlen noch { $count } Händlersteine von dir. Sobald dir alle Verbindungspunkte gehören, kannst du die Handelsroute einrichten und dir aussuchen, was du dafür bekommst.
    }
guide-displace = Auf { $route } steht dir jemand im Weg. Wähle den Händlerstein, um ihn zu verdrängen: Das kostet ein paar Händlersteine aus deinem Vorrat. Oder beginne eine andere Handelsroute.
guide-establish = Alle Verbindungspunkte von { $route } gehören dir. Wähle die Flagge und dann eine Niederlassung in einer der Städte oder, bei einer goldenen Stadt, eine bessere Eigenschaft. Die Händlersteine gehen zurück in die Kasse.
guide-income = Dein Vorrat ist leer. „Einnahmen“ bringt Händlersteine aus der Kasse in den Vorrat; nur von dort kannst du sie einsetzen.
guide-move = Du hast nichts mehr zum Einsetzen. Setze Händlersteine um, um eine Handelsroute zu füllen: Wähle einen eigenen, dann einen freien Verbindungspunkt.
guide-end = Du hast keine Aktionen mehr. Beende deinen Zug, dann sind die anderen an der Reihe.
guide-settling = Verdrängt zu werden lohnt sich: Dein Händlerstein kommt auf einen leuchtenden Verbindungspunkt in der Nähe, und du darfst kostenlos weitere aus der Kasse dazusetzen.
guide-moving = Mit einer Aktion setzt du so viele Händlersteine um, wie dein Liber Sophiae erlaubt. Wähle einen Händlerstein, dann einen freien Verbindungspunkt.
guide-moving-three = Mit diesem Bonusmarker versetzt du bis zu drei Händlersteine anderer Spieler. Wähle einen Händlerstein, dann einen freien Verbindungspunkt.
guide-moving-two = Mit diesem dauerhaften Bonusmarker versetzt du bis zu zwei beliebige Händlersteine. Wähle einen Händlerstein, dann einen freien Verbindungspunkt.
guide-replacing = Du hast einen Bonusmarker genommen, also legst du für alle einen neuen aus. Ihn bekommt, wer diese Handelsroute als Nächstes einrichtet.
guide-answer = Die Leiste beim Spielplan sagt, was du jetzt tun kannst. Was leuchtet, kannst du wählen.
guide-wait = { $who } spielt. Ein gestrichelter Ring auf dem Spielplan zeigt, was zuletzt geschah; der Verlauf beschreibt es in Worten. Mit der Leertaste spulst du vor.

## On one page

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
