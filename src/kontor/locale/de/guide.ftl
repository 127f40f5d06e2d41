### Erste Schritte: was jemand als Nächstes tut, der das Spiel nicht kennt, und wie es geht auf einer Seite.

guide = Erste Schritte
guide-off = Ich kenne das Spiel: keine ersten Schritte
guide-unfold = Den ganzen Schritt lesen
guide-more = So geht das Spiel
guide-begin = Beginne mit einer Handelsroute: der Reihe von Verbindungspunkten, den Häuschen, zwischen zwei Städten. { $route } ist eine gute. Klicke einen ihrer Verbindungspunkte an, und ein Händler von dir kommt darauf.
guide-next = Beginne die nächste Handelsroute, zum Beispiel { $route }. Goldene Städte verbessern deinen Schreibtisch, Niederlassungen in vielen verbundenen Städten zählen am Ende.
guide-fill =
    { $count ->
        [one] Auf { $route } fehlt noch ein Händlerstein von dir. Gehören dir alle Verbindungspunkte, kannst du die Handelsroute einrichten und etwas dafür nehmen.
       *[other] Auf { $route } fehlen noch { $count } Händlersteine von dir. Gehören dir alle Verbindungspunkte, kannst du die Handelsroute einrichten und etwas dafür nehmen.
    }
guide-displace = Auf { $route } steht dir jemand im Weg. Klicke den Stein an, um ihn zu verdrängen: Das kostet ein paar Steine aus deinem Vorrat. Oder beginne eine andere Handelsroute.
guide-establish = Alle Verbindungspunkte von { $route } gehören dir. Klicke die Flagge an und wähle: eine Niederlassung in einer der Städte oder, bei einer goldenen Stadt, eine bessere Eigenschaft. Die Steine gehen zurück in die Kasse.
guide-income = Dein Vorrat ist leer. „Einnahmen“ bringt Steine aus der Kasse in den Vorrat; nur die lassen sich setzen.
guide-move = Es ist nichts mehr zu setzen. Setze Steine um, um eine Handelsroute zu füllen: erst einen eigenen anklicken, dann einen freien Verbindungspunkt.
guide-end = Deine Aktionen sind verbraucht. Beende deinen Zug, dann spielen die anderen der Reihe nach.
guide-settling = Verdrängt zu werden lohnt sich: Dein Stein kommt auf einen leuchtenden Verbindungspunkt in der Nähe, und weitere kommen ohne Kosten aus deiner Kasse dazu.
guide-moving = Mit einer Aktion setzt du so viele Steine um, wie dein Liber sagt. Klicke einen Stein an, dann einen freien Verbindungspunkt.
guide-moving-three = Der Marker versetzt bis zu drei Steine anderer Spieler. Klicke einen Stein an, dann einen freien Verbindungspunkt.
guide-moving-two = Der dauerhafte Marker versetzt bis zu zwei beliebige Steine. Klicke einen Stein an, dann einen freien Verbindungspunkt.
guide-replacing = Du hast einen Marker genommen, also legst du für alle einen neuen aus. Er gehört dem, der diese Handelsroute als Nächstes einrichtet.
guide-answer = Die Leiste über der Karte sagt, was du jetzt tun darfst. Was leuchtet, kannst du anklicken.
guide-wait = { $who } spielt. Ein gestrichelter Ring auf der Karte zeigt, was zuletzt geschah, der Verlauf sagt es in Worten. Die Leertaste spult vor.

## Auf einer Seite

howto-goal = Das Ziel
howto-goal-text = Die meisten Punkte gewinnen. Punkte gibt es während des Spiels auf der Leiste um die Karte und am Ende für Städte, Eigenschaften und dein Netzwerk von Niederlassungen. Unter „Wertung“ steht, was du jetzt hättest.
howto-turn = Dein Zug
howto-turn-text = Du hast so viele Aktionen, wie dein Schreibtisch sagt. Jede ist eine von fünf: einen Händlerstein auf einen freien Verbindungspunkt setzen, einen fremden verdrängen, eigene umsetzen, Einnahmen nehmen oder eine volle Handelsroute einrichten.
howto-route = Handelsrouten
howto-route-text = Eine Handelsroute ist die Reihe von Verbindungspunkten zwischen zwei Städten. Gehören dir alle, darfst du sie einrichten: Wer die Städte an ihren Enden kontrolliert, bekommt je 1 Prestige, du nimmst den Marker, der dort liegt, und dann eine Sache deiner Wahl, meist eine Niederlassung.
howto-office = Niederlassungen
howto-office-text = Die Plätze einer Stadt werden von links besetzt. Ein eckiger braucht einen Händler, ein runder einen Großhändler. Die Zahl ist das Privilegium, das du brauchst: I weiß, II orange, III rosa, IV schwarz. Wer die meisten hat, kontrolliert die Stadt; der Schild am Namen zeigt es. Eine Münze ist sofort Prestige.
howto-pieces = Kasse und Vorrat
howto-pieces-text = Nur Steine im Vorrat lassen sich setzen. Einnahmen bringen sie aus der Kasse dorthin. Steine einer eingerichteten Handelsroute gehen zurück in die Kasse, bis auf den, der als Niederlassung bleibt.
howto-desk = Fünf Eigenschaften
howto-desk-text = Goldene Städte verbessern sie, anstelle einer Niederlassung. Jede Stufe macht auch einen Stein frei.
howto-displace = Verdrängen
howto-displace-text = Du zahlst für einen Händler einen Stein an die Kasse, für einen Großhändler zwei. Der Besitzer setzt ihn auf einen Verbindungspunkt in der Nähe und legt kostenlos Steine aus der Kasse dazu. Im Weg zu stehen lohnt sich also.
howto-marker = Marker
howto-marker-text = Runde Plättchen an Handelsrouten wirken einmal, jederzeit in deinem Zug, und zählen am Ende Punkte. Zeige auf eines, um es zu lesen.
howto-end = Das Ende
howto-end-text = Das Spiel endet nach der Aktion, in der jemand 20 Prestige erreicht, genug Städte voll sind oder ein Marker von einem leeren Stapel zu ziehen ist. Die Anzeigen ganz oben sagen, wie nah das ist.
