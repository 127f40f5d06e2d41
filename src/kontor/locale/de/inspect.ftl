### The card about a thing on the board.

inspect-name = { $text }
inspect-can = Du kannst
inspect-cannot = Du kannst nicht
inspect-more = und { $count } weitere
inspect-arm = Wähle ihn und dann das, wofür du ihn benutzen willst.
inspect-post-free =
    { $kind ->
        [ship] Verbindungspunkt { $number } (Schiffchen), frei: nur für Großhändler
       *[house] Verbindungspunkt { $number } (Häuschen), frei
    }
inspect-post-taken =
    { $kind ->
        [ship] Verbindungspunkt { $number } (Schiffchen), besetzt
       *[house] Verbindungspunkt { $number } (Häuschen), besetzt
    }
inspect-piece =
    { $piece ->
        [m] Großhändler ({ $who })
       *[t] Händler ({ $who })
    }
inspect-route = { $count } von { $posts } Verbindungspunkten besetzt
inspect-gains = Beim Einrichten: +{ $points } { $who } ({ $city })
inspect-marker-here = Bringt den Bonusmarker { $marker }
inspect-permanent-here = Dauerhafter Bonusmarker: { $marker }
inspect-laid = Hier liegt { $marker } ({ $who })
inspect-uncontrolled = Noch von niemandem kontrolliert
inspect-controlled = Kontrolle: { $who }, { $points } Punkte am Ende. { $count } von { $offices } Niederlassungen besetzt
inspect-controlled-green = Kontrolle: { $who }, { $points } Punkte am Ende
inspect-green = Eine grüne Stadt: Niederlassungen nur mit dem dauerhaften Bonusmarker oder „Zusätzliche Niederlassung“
inspect-next =
    Nächste Niederlassung: { $privilege } { $numeral }, für einen { $piece ->
        [m] Großhändler
       *[t] Händler
    }{ $points ->
        [0] {""}
        [one] , +{ $points } Prestige
       *[other] , +{ $points } Prestige
    }
inspect-office =
    Niederlassung { $privilege } { $numeral }, für einen { $piece ->
        [m] Großhändler
       *[t] Händler
    }{ $points ->
        [0] {""}
        [one] , +{ $points } Prestige
       *[other] , +{ $points } Prestige
    }
inspect-not-yet = Niederlassungen werden von links nach rechts besetzt: Nummer { $number } ist die nächste
inspect-full = Alle Niederlassungen sind besetzt
inspect-develops = Mit einer Handelsroute hierher kannst du { $ability } weiterentwickeln
inspect-prestige-here = Mit einer Handelsroute hierher kannst du ein Sonderprestigefeld besetzen
inspect-end = Ein Ende der Ost-West-Verbindung
inspect-ability-at = Weiterentwickelt durch Handelsrouten nach { $cities }
inspect-ability-full = Voll
inspect-marker-for = Bekommt, wer { $route } einrichtet
inspect-permanent-for = Sofort für alle, die { $route } einrichten
inspect-prestige = { $value } Punkte am Ende. Braucht Privilegium { $numeral } und einen Großhändler auf einer vollen Handelsroute nach { $city }
inspect-prestige-of = Besetzt: { $who }
inspect-connected = { $who }: { $points } Punkte
inspect-income = Einnahmen
    .about = Bringt so viele Händlersteine aus der Kasse in deinen Vorrat, wie dein Geldbeutel erlaubt
inspect-stock = Kasse
    .about = Händlersteine, die du erst mit Einnahmen in deinen Vorrat holst. Benutzte kommen hierher zurück
inspect-supply = Vorrat
    .about = Händlersteine, die du einsetzen kannst
