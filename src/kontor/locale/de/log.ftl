### Decisions and what happened, in words. In the log the turn block says who did it.
### $piece is t (trader) or m (merchant); $amount and $fee are amounts in words.

amount-both = { $traders } und { $merchants }

## Decisions, as in the move list and in choosers

move-income = Einnahmen: { $amount }
move-place =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } auf { $post } einsetzen
move-place-paying =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } auf { $post } einsetzen, Gebühr { $fee }
move-displace =
    Mit einem { $piece ->
        [m] Großhändler
       *[t] Händler
    } auf { $post } verdrängen, Gebühr { $fee }
move-settle =
    Verdrängten { $piece ->
        [m] Großhändler
       *[t] Händler
    } auf { $post } setzen
move-settle-extra =
    Weiteren { $piece ->
        [m] Großhändler
       *[t] Händler
    } aus { $source ->
        [stock] der Kasse
        [supply] dem Vorrat
       *[route] der Handelsroute
    } auf { $post } setzen
move-settle-from =
    Weiteren { $piece ->
        [m] Großhändler
       *[t] Händler
    } von { $from } auf { $post } setzen
move-lift = Händlerstein auf { $post } aufnehmen
move-remove = Händlerstein auf { $post } entfernen
move-put-back = Händlerstein auf { $post } zurückstellen
move-drop = Händlerstein von { $from } auf { $post } umsetzen
move-swap-pieces = Beide Händlersteine tauschen ({ $count } Umsetzungen)
move-decline = Verzichten
move-done = Fertig
move-end = Zug beenden
move-route-nothing = { $route } einrichten und nichts weiter nehmen
move-route-office = { $route } einrichten: Niederlassung in { $city }
move-route-develop = { $route } einrichten: { $ability } weiterentwickeln
move-route-prestige = { $route } einrichten: Sonderprestige { $value }
move-route-extra =
    { $route } einrichten: zusätzliche Niederlassung in { $city } mit einem { $piece ->
        [m] Großhändler
       *[t] Händler
    }
move-use = { $marker } benutzen
move-use-develop = Bonusmarker benutzen: { $ability } weiterentwickeln
move-use-swap = Niederlassungen { $left } und { $right } in { $city } tauschen
move-take = { $amount } nehmen
move-develop = { $ability } weiterentwickeln
move-found =
    Niederlassung in { $city } mit einem { $piece ->
        [m] Großhändler
       *[t] Händler
    } gründen
move-marker = { $marker } an { $route } legen
# a decision that a newer server offers, as its text
move-other = { $text }
    .about = Diese Seite kennt diese Möglichkeit noch nicht. Du kannst sie trotzdem wählen.

## What happened

log-income = Einnahmen: { $amount }
log-took = { $amount } aus der Kasse genommen
log-placed =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } auf { $post }
log-displaced =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } verdrängt { $victim ->
        [m] Großhändler
       *[t] Händler
    } ({ $who }) auf { $post }, Gebühr { $fee }
log-settled =
    Verdrängter { $piece ->
        [m] Großhändler
       *[t] Händler
    } auf { $post }
log-settled-extra =
    Weiterer { $piece ->
        [m] Großhändler
       *[t] Händler
    } aus { $source ->
        [stock] der Kasse
        [supply] dem Vorrat
       *[route] der Handelsroute
    } auf { $post }
log-settled-from =
    Weiterer { $piece ->
        [m] Großhändler
       *[t] Händler
    } von { $from } auf { $post }
log-unsettled =
    Kein Verbindungspunkt mehr frei: Der { $piece ->
        [m] Großhändler
       *[t] Händler
    } kommt in die Kasse
log-dropped =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } ({ $who }) von { $from } nach { $post }
log-removed =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } ({ $who }) von { $post } entfernt
log-route = { $route } eingerichtet
log-neutral-route = { $route } vom neutralen Spieler eingerichtet
log-office =
    Niederlassung in { $city } ({ $piece ->
        [m] Großhändler
       *[t] Händler
    })
log-extra-office =
    Zusätzliche Niederlassung in { $city } ({ $piece ->
        [m] Großhändler
       *[t] Händler
    })
log-completed = { $city } ist voll besetzt: { $count }. volle Stadt
log-connected = Ost-West-Verbindung hergestellt: Rang { $rank }
log-prestige =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
log-prestige-city =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $city }
log-special-prestige = Sonderprestige { $value } besetzt
log-developed = { $ability } weiterentwickelt: { $value }
log-actions =
    { $count ->
        [one] { $count } weitere Aktion
       *[other] { $count } weitere Aktionen
    }
log-marker = Bonusmarker { $marker } von { $route } genommen
log-replaced = Neuer Bonusmarker { $marker } an { $route }
log-discarded = Bonusmarker { $marker } an { $route } ist aus dem Spiel
log-used = Bonusmarker { $marker } benutzt
log-swapped = Niederlassungen { $left } und { $right } in { $city } getauscht
log-ending =
    Die Partie endet: { $clause ->
        [END-01] 20 Prestigepunkte
        [END-03] genug Städte sind voll besetzt
       *[other] kein Bonusmarker ist mehr im Stapel
    }
log-over = Die Partie ist zu Ende
# an event of a newer server, as its text
log-other = { $text }
log-seat-left = { $who } ist gegangen; ein Bot spielt weiter
log-seat-replaced = { $who } war zu lange nicht da; ein Bot spielt weiter
log-seat-expired = Die Zeit von { $who } ist um; ein Bot spielt weiter
log-seat-returned = { $who } ist zurück und spielt wieder
log-seat-joined = { $who } übernimmt einen Platz
