# Die Uhren der Spieler: an einem neuen Tisch, neben den Spielern, Urlaub und Pausen.

clock = Bedenkzeit
clock-none = keine
clock-decision = { $time } für jede Entscheidung
clock-game = je { $time } für die ganze Partie
clock-game-more = je { $time } für die ganze Partie und { $more } zusätzlich für jede Entscheidung
clock-meaning = Zu einer Entscheidung gehört alles, was du entscheidest, bis das Spiel auf jemand anderen wartet: dein Zug oder eine Antwort im Zug eines anderen.
clock-end = Wenn die Zeit um ist
clock-end-bot = ein Bot springt ein, bis der Spieler zurück ist
clock-end-offer = der Spieler verliert den Platz, ein Bot spielt, und der Gastgeber kann jemanden einladen
clock-end-abort = die Partie endet ohne Ergebnis
clock-vacation = Urlaub
clock-vacation-each =
    { $count ->
        [one] 1 Tag pro Spieler
       *[other] { $count } Tage pro Spieler
    }
clock-vacation-left = verbleibender Urlaub: { $time }
clock-about = Verbleibende Zeit: { $time }. { $agreed }. Wenn die Zeit um ist: { $end }.
clock-away = im Urlaub bis { $until }
clock-paused = die Uhren stehen still bis { $until }
clock-left = Noch { $time }.
clock-warning-bot = Dann spielt ein Bot für dich, bis du deinen Platz wieder einnimmst.
clock-warning-offer = Dann verlierst du deinen Platz, und ein Bot spielt weiter.
clock-warning-abort = Dann endet die Partie ohne Ergebnis.
clock-take-vacation = Jetzt Urlaub nehmen
clock-back = Ich bin zurück
clock-pause = Pause vorschlagen
clock-pause-about = Einer Pause müssen alle zustimmen. Während die Uhren stillstehen, kann weitergespielt werden.
clock-run-again = Vorschlagen, dass die Uhren weiterlaufen
days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
