analysis-part-regions = Wales und Schottland
analysis-why-regions = eine Niederlassung in { $city }
remedy-post-permit = Eine bekommst du durch die Niederlassung ganz rechts in einer Stadt mit der Flagge dieses Landes.
hint-award-region = Wer am Ende die meisten Städte in { $region } kontrolliert, bekommt { $best } Punkte; die nächsten beiden bekommen { $middle } und { $least }.
field-city-permit = Städte mit Erlaubnissen
field-about-cities-permit = Wer dort die Niederlassung am weitesten rechts hat, darf in jedem Zug einmal in Wales oder Schottland einsetzen oder verdrängen. Ohne Erlaubnis bleiben die Handelsrouten dort verschlossen, und am Ende gibt es Punkte für die meisten kontrollierten Städte in jedem der Länder.
inspect-region = In { $region }: Zum Einsetzen brauchst du eine Erlaubnis
inspect-permit =
    { $count ->
        [one] Erlaubnis für { $region }: { $who }, durch die Niederlassung ganz rechts in { $city }
       *[other] Erlaubnis für Wales oder Schottland: { $who }, durch die Niederlassung ganz rechts in { $city }
    }
inspect-permit-nobody =
    { $count ->
        [one] Erlaubnis für { $region }: wer die Niederlassung ganz rechts in { $city } hat
       *[other] Erlaubnis für Wales oder Schottland: wer die Niederlassung ganz rechts in { $city } hat
    }
inspect-region-rank =
    { $who }: { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    }, { $offices ->
        [one] { $offices } Niederlassung
       *[other] { $offices } Niederlassungen
    }
log-permit = Erlaubnis von { $city } für { $region } benutzt
map-award = { $region }: 7, 4 und 2 Punkte am Spielende
refusal-post-border = { $post } liegt in { $region }; dieser Händlerstein darf nicht über die Grenze.
refusal-post-permit = { $post } liegt in { $region }; dafür hast du gerade keine Erlaubnis.
refusal-replace-abroad = { $route } liegt in { $region }; Bonusmarker werden nur in England ausgelegt.
explain-regions =
    { $count ->
        [one] { $count } Stadt in Wales und Schottland kontrolliert: { $points }.
       *[other] { $count } Städte in Wales und Schottland kontrolliert: { $points }.
    }
permits = Erlaubnisse
permits-none = keine
permit-free = unbenutzt
permit-used = benutzt
terminal-event-permit = Erlaubnis von { $city } für { $region } benutzt
terminal-permit = Erlaubnis { $regions }
terminal-permit-used = Erlaubnis { $regions } benutzt
term-permit = Erlaubnis
category-regions = Wales und Schottland
lesson-britannia-title = Britannia
lesson-britannia-about = Grenzen und Erlaubnisse.
lesson-britannia-1 = Wales ist verschlossen: Ohne Erlaubnis darf dort niemand einsetzen oder verdrängen. Richte Cardiff-Oxford ein und nimm eine Niederlassung in Cardiff.
lesson-britannia-1-why = Wer in Cardiff am weitesten rechts steht, darf in jedem Zug einmal in Wales handeln. Auch London gibt eine Erlaubnis.
lesson-britannia-1-other-benefit = Nimm die Niederlassung in Cardiff: Sie bringt die Erlaubnis.
lesson-britannia-2 = Nutze die Erlaubnis: Setze einen Händler zwischen Cardiff und Montgomery ein.
lesson-britannia-2-why = Die Erlaubnis ist bis zu deinem nächsten Zug verbraucht. Zum Umsetzen und Einrichten braucht man keine, die Händlersteine in Wales sind also weiter zu gebrauchen.
lesson-britannia-2-england = Das ist in England und braucht keine Erlaubnis. Versuch es mit Cardiff-Montgomery in Wales.
lesson-britannia-3 = Wer am Ende die meisten Städte in Wales kontrolliert, bekommt 7 Punkte, die nächsten beiden 4 und 2. Zu viert und zu fünft kommt Schottland dazu.
lesson-britannia-3-why = Eine frühe Niederlassung in Cardiff bringt dich als Erste nach Wales, und wer später kommt, muss dich verdrängen.
