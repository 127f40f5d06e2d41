choose-neutral = Der neutrale Spieler
move-neutral = { $route } für den neutralen Spieler einrichten
move-neutral-office = { $route } für den neutralen Spieler einrichten: Niederlassung in { $city }
prompt-settling-neutral = { $who } hat einen neutralen Händler auf { $route } verdrängt: Setze ihn für den neutralen Spieler wieder ein
prompt-neutral = Der neutrale Spieler hat eine volle Handelsroute
prompt-neutral-how = Wähle die Handelsroute oder die Stadt, in der er eine Niederlassung bekommt.
prompt-wait-settling-neutral =
    Warten auf { $who }: setzt { $count ->
        [one] { $count } Händlerstein
       *[other] bis zu { $count } Händlersteine
    } für den neutralen Spieler, verdrängt auf { $route }
prompt-wait-neutral = { $who } entscheidet für den neutralen Spieler
refusal-settle-neutral-mandatory = Setze zuerst den verdrängten neutralen Händler.
refusal-settle-neutral-kind = Hier werden nur neutrale Händler gesetzt; der neutrale Spieler hat keine Großhändler.
refusal-settle-neutral-source = Ein weiterer neutraler Händler kommt aus der Kasse des neutralen Spielers oder, wenn sie leer ist, von einem Verbindungspunkt.
refusal-settle-neutral-order = Den weiteren neutralen Händler nimmst du jetzt von hier: { $source }.
refusal-settle-not-neutral = Auf { $post } steht kein neutraler Händler.
refusal-neutral-not-full = { $route } ist nicht vollständig mit neutralen Händlern besetzt.
refusal-neutral-city = In { $city } ist keine neutrale Niederlassung möglich.
refusal-neutral-office = Ein Feld ist frei, also muss die neutrale Niederlassung besetzt werden.
book-duo-1 = Neutraler Spieler: Händler einer dritten Farbe stehen auf dem Spielplan. Verdrängst du einen, setzt dein Gegenüber ihn und einen weiteren ein. Eine Handelsroute voller neutraler Händler wird von selbst eingerichtet; der neutrale Spieler sammelt Punkte auf der Leiste und kann die Partie beenden, aber nicht gewinnen.
book-duo-2 = Neutrale Händler (die ältere Variante): ebenso, aber ohne Punkte.
scope-duo-pl = zu zweit, neutrale Händler
scope-duo-br = zu zweit, neutraler Spieler
study-neutral-prestige = Prestige des neutralen Spielers
gauge-neutral = der neutrale Spieler hat { $points }
neutral-name = Neutral
neutral-posts = Händler auf Handelsrouten
neutral-offices = Niederlassungen
neutral-cities = Kontrolliert
neutral-about = Kann nicht gewinnen. Ihr setzt beide für ihn ein.
neutral-about-points = Kann nicht gewinnen, aber mit { $limit } Prestige die Partie beenden.
terminal-who-neutral = neutraler Spieler
terminal-event-office-neutral =
    neutraler Spieler: Niederlassung ({ $piece ->
        [m] Großhändler
       *[t] Händler
    }) in { $city } besetzt
terminal-event-connected-neutral = neutraler Spieler: { $connected }
terminal-ask-neutral = eine Handelsroute ist voll mit neutralen Händlern: Wähle, was mit ihr geschieht (neutral).
duo-classic = Neutrale Händler
    .about = Die Variante der klassischen Ausgabe für zwei
duo-britannia = Neutraler Spieler
    .about = Die Variante von Britannia für zwei; auch der neutrale Spieler sammelt Prestige
colour-neutral = Neutral
emblem-neutral = Schraffur
term-neutral-player = neutraler Spieler
lesson-duo-title = Zu zweit
lesson-duo-about = Ein neutraler Spieler steht im Weg.
lesson-duo-1 = Zu zweit stehen schraffierte Händler eines neutralen Spielers auf dem Spielplan. Verdränge den zwischen Hamburg und Lübeck.
lesson-duo-1-why = Das kostet so viel, wie einen Händler von Ben zu verdrängen.
lesson-duo-1-elsewhere = Der neutrale Händler zwischen Hamburg und Lübeck steht dir im Weg. Verdränge ihn.
lesson-duo-2 = Ben hat den neutralen Händler wieder eingesetzt und einen weiteren aus der neutralen Kasse, dort, wo sie dich am meisten stören. Richte Hamburg-Lübeck mit der Niederlassung in Hamburg ein.
lesson-duo-2-why = Eine Handelsroute voller neutraler Händler wird von selbst eingerichtet, und wer am Zug ist, wählt die Stadt für die neutrale Niederlassung.
lesson-duo-2-other-benefit = Nimm die Niederlassung in Hamburg: Dort enden viele Handelsrouten.
lesson-duo-3 = Diese Lektion spielt in der Variante „Neutraler Spieler“: Dort sammelt der neutrale Spieler Punkte und kann die Partie beenden, aber nicht gewinnen.
lesson-duo-3-why = Lenke ihn dorthin, wo er deinem Gegenüber Städte nimmt und nicht dir.
