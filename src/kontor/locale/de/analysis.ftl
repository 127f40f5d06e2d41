### Analyse eines Spiels: Aussichten, beste Aktionen und warum. $points ist ein Text mit Vorzeichen; Kennungen von Orten,
### Bonusmarkern und Eigenschaften bleiben, wie man sie tippt.

analysis-head =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }, beurteilt von { $bot } mit allem, was die Aufzeichnung weiß.
analysis-head-as =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }, beurteilt von { $bot } mit dem, was bekannt war ({ $who }).
analysis-chances = Siegchance im Lauf des Spiels
analysis-table = Siegchance in Prozent und erwartete Punkte
analysis-column-decision = Entscheidung
analysis-column-end = Ende
analysis-column-lost = verloren je Zug
analysis-costliest = Die teuersten Entscheidungen
analysis-costly = { $ply }  { $who }: { $played } kostete { $loss }
analysis-better = besser: { $move }
analysis-none = Keine Entscheidung kostete etwas, soweit diese Beurteilung reicht.
analysis-turning = Wendepunkte
analysis-turned = { $ply }  { $by }: { $played } kostete { $drop } ({ $who })
analysis-turned-none = Das Spiel wendete sich nie um mehr als { $drop } auf einmal.
# Zwischen ganzen Zahlen und Zehnteln
analysis-point = ,
analysis-graph = Siegchancen
analysis-graph-axis = Entscheidungen; Siegchance in Prozent

## Warum eine Aktion gut ist: „+6,0 Netzwerk: verbindet zwei Netzwerke in Goslar“

analysis-reason = { $points } { $category }: { $why }
analysis-part-track = Prestige
analysis-part-abilities = Eigenschaften
analysis-part-markers = Bonusmarker
analysis-part-special_prestige = Sonderprestige
analysis-part-cities = Städte
analysis-part-network = Netzwerk
analysis-part-missions = Auftrag
analysis-part-regions = Wales und Schottland
analysis-part-tempo = Tempo
analysis-part-plans = Pläne
analysis-part-rival = für { $who }
analysis-part-nothing = Punkte
analysis-why-track =
    { $how ->
        [connects] verbindet Ost und West
        [controls] die Kontrolle zahlt sich aus: { $city }
       *[scores] Prestige sofort
    }
analysis-why-abilities = vollendet { $ability }
analysis-why-markers =
    { $how ->
        [takes] nimmt den Bonusmarker { $marker }
       *[counts] ein Bonusmarker mehr
    }
analysis-why-special_prestige =
    { $how ->
        [takes] nimmt das Prestigefeld { $points }
       *[counts] die Prestigereihe
    }
analysis-why-cities =
    { $how ->
        [controls] gewinnt die Kontrolle: { $city }
       *[keeps] die Kontrolle ist sicherer
    }
analysis-why-network =
    { $how ->
        [joins] verbindet zwei Netzwerke in { $city }, { $offices } Niederlassungen
        [keys] jede von { $offices } Niederlassungen zählt { $keys }
        [lasts] es hat mehr Zeit zu wachsen
       *[grows] eine Niederlassung in { $city }, zusammen { $offices }
    }
analysis-why-missions = eine Niederlassung in { $city }
analysis-why-regions = eine Niederlassung in { $city }
analysis-why-tempo =
    { $how ->
        [develops] entwickelt { $ability } auf { $value }
        [actions] { $count } Aktionen mehr
        [supplies] { $count } mehr im Vorrat
       *[lasts] es bleibt mehr Zeit, es zu nutzen
    }
analysis-why-plans =
    { $how ->
        [fills] füllt { $route }, { $held } von { $length }
       *[opens] eine bessere Handelsroute rückt näher
    }
analysis-why-rival =
    { $route ->
        [none] durchkreuzt einen Plan
       *[other] steht im Weg auf { $route }
    }
analysis-why-nothing = jetzt ist nichts zu gewinnen
