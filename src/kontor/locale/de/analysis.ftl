### Analysis of a game: win chances, best actions and reasons. $points is a text with its sign; ids of places, markers and
### abilities stay as they are typed. English keeps to ASCII, for old terminals.

analysis-head =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }, beurteilt von { $bot } mit allem, was die Aufzeichnung enthält.
analysis-head-as =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }, beurteilt von { $bot } nach dem Kenntnisstand von { $who }.
analysis-chances = Siegchance im Lauf der Partie
analysis-players = So lief es
analysis-course =
    { $course ->
        [early] Gewonnen, vorn ab Entscheidung { $since }.
        [late] Gewonnen, aber vorn erst ab Entscheidung { $since }.
        [slipped] Bei Entscheidung { $since } mit { $chance } vorn, dann die Führung verloren.
       *[behind] Nie lange vorn; die beste Chance war { $chance } bei Entscheidung { $since }.
    }
analysis-worst = Am meisten kostete Entscheidung { $worst }: { $loss }.
analysis-no-worst = Keine Entscheidung hat etwas gekostet.
analysis-table = Siegchance in Prozent und erwartete Punkte
analysis-column-decision = Entscheidung
analysis-column-end = Ende
analysis-column-lost = Verlust je Zug
analysis-costliest = Die teuersten Entscheidungen
analysis-costly = { $ply }  { $who }: { $played } kostete { $loss }
analysis-better = besser: { $move }
analysis-none = Keine Entscheidung hat, soweit diese Beurteilung reicht, etwas gekostet.
analysis-turning = Wendepunkte
analysis-turned = { $ply }  { $by }: { $played } kostete { $drop } ({ $who })
analysis-turned-none = Die Siegchancen verschoben sich nie um mehr als { $drop } auf einmal.
# Between whole numbers and tenths
analysis-point = ,
analysis-percent = { $number } %
analysis-graph = Siegchancen
analysis-graph-axis = Entscheidungen; Siegchance in Prozent

## Why an action is good: "+6,0 Netzwerk: verbindet zwei Netzwerke in Goslar"

analysis-reason = { $points } { $category }: { $why }
analysis-part-track = Prestige
analysis-part-abilities = Eigenschaften
analysis-part-markers = Bonusmarker
analysis-part-special_prestige = Sonderprestige
analysis-part-cities = Städte
analysis-part-network = Netzwerk
analysis-part-tempo = Tempo
analysis-part-plans = Pläne
analysis-part-rival = für { $who }
analysis-part-nothing = Punkte
analysis-why-track =
    { $how ->
        [connects] verbindet Ost und West
        [controls] die Kontrolle von { $city } zahlt sich aus
       *[scores] sofort Prestige
    }
analysis-why-abilities = entwickelt { $ability } vollständig
analysis-why-markers =
    { $how ->
        [takes] nimmt den Bonusmarker { $marker }
       *[counts] ein Bonusmarker mehr
    }
analysis-why-special_prestige =
    { $how ->
        [takes] besetzt das Sonderprestigefeld { $points }
       *[counts] Sonderprestige
    }
analysis-why-cities =
    { $how ->
        [controls] gewinnt die Kontrolle über { $city }
       *[keeps] die Kontrolle ist sicherer
    }
analysis-why-network =
    { $how ->
        [joins] verbindet zwei Netzwerke in { $city }, { $offices } Niederlassungen
        [keys] { $offices } Niederlassungen zählen je { $keys }
        [lasts] es hat mehr Zeit zu wachsen
       *[grows] eine Niederlassung in { $city }, zusammen { $offices }
    }
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
       *[other] steht auf { $route } im Weg
    }
analysis-why-nothing = jetzt gibt es nichts zu gewinnen

## Neben der Karte

analysis-chances-now = Siegchancen und erwartete Punkte
analysis-expected = Erwartete Punkte am Ende
analysis-points = { $points } Punkte
analysis-working-short = Wird bewertet …
analysis-by-category = Erwartete Punkte nach Kategorie
analysis-nothing-costly = Keine Entscheidung hier hat 1 % oder mehr gekostet.
analysis-turned-short = Eine Aktion ({ $by }) kostete { $who }
analysis-turned-never = Keine Aktion hat die Chancen um mehr als 8 Prozentpunkte verschoben.
analysis-better-move = Besser: { $move }
analysis-try = Noch einmal versuchen
analysis-study = Von hier aus weiterdenken
analysis-about = Die Chancen schätzt ein Bot, der einen Zug vorausschaut und alle Karten sieht.
analysis-working = { $evaluated } von { $decisions } Entscheidungen bewertet
analysis-cancel = Abbrechen
analysis-failed-record = Diese Version von Kontor kann die Partie nicht nachspielen und deshalb nicht analysieren.
analysis-failed-bots = Die Bots sind an dieser Partie gescheitert. Du kannst es noch einmal versuchen.
analysis-failed-unexpected = Etwas Unerwartetes ging schief. Wer den Server betreibt, findet es im Protokoll.
analysis-offer = Ein Bot sieht sich jede Entscheidung an: wer wann vorn lag, welche Entscheidungen am meisten kosteten, was besser gewesen wäre und warum.
analysis-ask = Partie analysieren
