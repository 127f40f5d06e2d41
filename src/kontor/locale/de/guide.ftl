### First steps: what to do next for someone new to the game.

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
