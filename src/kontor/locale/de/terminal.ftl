### The game in the terminal. What is typed stays as it is typed: ids of places, markers and abilities, and commands.
### $piece is t (trader) or m (merchant); an amount is as in notation. English keeps to ASCII, for old terminals.

terminal-you = Du
terminal-player = Spieler { $number }
terminal-side-hansa-3 = Die Hanse (3 Spieler)
terminal-side-hansa-45 = Die Hanse (4–5 Spieler)
terminal-side-east = Die östliche Hanse
terminal-side-britannia-3 = Britannia (3 Spieler)
terminal-side-britannia-45 = Britannia (4–5 Spieler)
terminal-or = {" "}oder { $way }

## What happened, after the name of whoever did it

terminal-who-you = du
terminal-owned =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } ({ $whose ->
        [you] du
        [neutral] neutral
       *[other] { $who }
    })
terminal-event-placed =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } eingesetzt auf { $post }
terminal-event-paid = { $amount } bezahlt
terminal-event-displaced =
    { $owned } auf { $post } verdrängt durch einen { $piece ->
        [m] Großhändler
       *[t] Händler
    }, Gebühr { $fee }
terminal-event-settled =
    { $neutral ->
        [yes] neutralen { $piece ->
            [m] Großhändler
           *[t] Händler
        }
       *[no] { $piece ->
            [m] Großhändler
           *[t] Händler
        }
    } gesetzt auf { $post }
terminal-event-settled-from =
    { $settled } { $source ->
        [stock] aus der Kasse
        [supply] aus dem Vorrat
        [route] von der Handelsroute
       *[other] von { $source }
    }
terminal-event-unsettled =
    kein Verbindungspunkt für den verdrängten { $piece ->
        [m] Großhändler
       *[t] Händler
    }
terminal-event-declined = verzichtet
terminal-event-dropped = { $owned } umgesetzt von { $origin } auf { $post }
terminal-event-dropped-back = { $owned } zurückgestellt auf { $post }
terminal-event-income = Einnahmen: { $amount }
terminal-event-took = { $amount } aus der Kasse genommen
terminal-event-route = { $route } eingerichtet
terminal-event-neutral-route = neutraler Spieler: { $route } eingerichtet
terminal-event-marker = Bonusmarker { $marker } genommen
terminal-event-looked = { $markers } gezogen
terminal-event-replaced = Bonusmarker { $marker } an { $route } gelegt
terminal-event-discarded = Bonusmarker { $marker } ist aus dem Spiel
terminal-event-office =
    Niederlassung ({ $piece ->
        [m] Großhändler
       *[t] Händler
    }) in { $city } besetzt
terminal-event-extra-office =
    zusätzliche Niederlassung ({ $piece ->
        [m] Großhändler
       *[t] Händler
    }) in { $city } besetzt
terminal-event-completed = { $city } ist voll besetzt (Stadt { $count })
terminal-event-connected = { $west } und { $east } verbunden: Rang { $rank }
terminal-event-prestige = +{ $points } Prestige: { $who } ({ $why })
terminal-event-special-prestige = Sonderprestige { $value } besetzt
terminal-event-developed = { $ability } weiterentwickelt: { $value }
terminal-event-actions =
    { $count ->
        [one] { $count } weitere Aktion
       *[other] { $count } weitere Aktionen
    }
terminal-event-used = { $marker } benutzt
terminal-event-swapped = zwei Niederlassungen in { $city } getauscht
terminal-event-removed = { $owned } von { $post } entfernt
terminal-event-ending = DAS SPIEL ENDET ({ $clause })
terminal-event-end = Zug beendet
terminal-event-more = ... (alles mit log)

## What is asked, after the name of whoever decides

terminal-ask-over = Die Partie ist zu Ende.
terminal-ask-turn =
    am Zug, noch { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }.
terminal-ask-turn-routes = { $turn } Volle Handelsrouten: { $routes }.
terminal-ask-end = keine Aktion mehr: Beende den Zug (end).
terminal-ask-end-markers = keine Aktion mehr: Beende den Zug (end) oder benutze vorher einen Bonusmarker (use).
terminal-ask-settle =
    { $who } hat { $neutral ->
        [yes] einen neutralen
       *[no] deinen
    } { $piece ->
        [m] Großhändler
       *[t] Händler
    } auf { $route } verdrängt: Setze ihn so nah wie möglich (settle).
terminal-ask-settle-extras =
    { $who } hat { $neutral ->
        [yes] einen neutralen
       *[no] deinen
    } { $piece ->
        [m] Großhändler
       *[t] Händler
    } auf { $route } verdrängt: Setze ihn so nah wie möglich (settle), dazu bis zu { $extras } weitere.
terminal-ask-extras = du darfst noch bis zu { $extras } setzen (erst aus der Kasse, dann aus dem Vorrat, dann von Verbindungspunkten){ $out }.
terminal-ask-held =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } von { $post }
terminal-ask-hand =
    in der Hand: { $hand }. Setze { $count ->
        [one] ihn
       *[other] sie einzeln
    } ab (drop).
terminal-ask-hand-lift =
    in der Hand: { $hand }. Setze { $count ->
        [one] ihn
       *[other] sie einzeln
    } ab (drop) oder nimm noch bis zu { $lifts } auf (lift).
terminal-ask-lift = nimm noch bis zu { $lifts } auf (lift){ $out }.
terminal-ask-moved = alle Händlersteine sind umgesetzt: Tippe done.
terminal-ask-remove = entferne bis zu { $pieces } von Verbindungspunkten (remove){ $out }.
terminal-ask-removed = alle Händlersteine sind entfernt: Tippe done.
terminal-ask-take = du darfst { $pieces } aus der Kasse nehmen (take), ausgelöst durch { $who }{ $out }.
terminal-ask-take-trader = du darfst einen Händler aus der Kasse nehmen (take), ausgelöst durch { $who }{ $out }.
terminal-ask-take-tradesman = du darfst einen Händler oder einen Großhändler aus der Kasse nehmen (take), ausgelöst durch { $who }{ $out }.
terminal-ask-replace = Ende des Zuges: Lege den neuen Bonusmarker ({ $markers }) an eine freie Handelsroute (marker).
terminal-ask-replace-hidden = Ende des Zuges: Lege den neuen Bonusmarker (verdeckt) an eine freie Handelsroute (marker).
terminal-ask-found = dauerhafter Bonusmarker: Niederlassung in einer grünen Stadt (found){ $out }.
terminal-ask-develop = dauerhafter Bonusmarker: Privilegium weiterentwickeln (develop privilege){ $out }.
terminal-ask-place = dauerhafter Bonusmarker: Setze { $pieces } (settle){ $out }.
terminal-ask-place-must = dauerhafter Bonusmarker: Setze { $pieces } (settle), so weit möglich.

## The board and the desks

terminal-decision = Entscheidung { $number }
terminal-green = grün
terminal-left-out-routes = ohne leere Handelsrouten
terminal-left-out-empty = ohne leere Städte und Handelsrouten
terminal-left-out-cities = ohne Städte und leere Handelsrouten
terminal-left-out-all = ohne Städte und Handelsrouten
terminal-head-player = Spieler
terminal-head-points = PP
terminal-head-total = Summe
terminal-head-keys = Schl
terminal-head-actions = Action
terminal-head-privilege = Priv
terminal-head-book = Liber
terminal-head-purse = Beutel
terminal-head-supply = Vorrat
terminal-head-stock = Kasse
terminal-head-markers = Marker
terminal-used = { $count } benutzt
terminal-to-place = { $count } auszulegen
terminal-markers = Bonusmarker
terminal-markers-unused = unbenutzte Bonusmarker: { $markers }
terminal-markers-used = benutzte Bonusmarker: { $markers }
terminal-end = Spielende
terminal-end-reached = erreicht ({ $clause })
terminal-end-prestige = Prestige { $had }/{ $limit }
terminal-end-cities = volle Städte { $had }/{ $limit }
terminal-end-pile = Stapel { $count }
terminal-all-taken = alle vergeben

## The score sheet

terminal-rank = Rang
terminal-score-now = Als wäre die Partie jetzt zu Ende:
terminal-score-secret = { $categories }: bis zum Ende geheim
terminal-score-markers = { $count } Bonusmarker
terminal-score-network = { $offices } Niederlassungen x { $keys }
terminal-won = { $who } gewinnt mit { $points } Punkten.
terminal-won-shared = { $who } teilen sich den Sieg mit { $points } Punkten.
terminal-and = { $first } und { $second }
terminal-ended = Beendet durch { $clause }: { $text }

## The rules

terminal-rules-ruling = Auslegung:
terminal-rules-span = { $first } bis { $last }
terminal-rules-hits = { $count } Regeln; mit rules und der Nummer siehst du eine ganz.
terminal-rules-none = keine Regel enthält das alles: { $words }
terminal-rules-unknown = es gibt keine Regel '{ $name }'
terminal-rules-unknown-near = es gibt keine Regel '{ $name }'; meintest du { $near }?

## At the prompt

terminal-hint = Tab ergänzt   ? Hilfe   moves   board   desks   log   scores   rules   undo   save   quit
terminal-welcome = { $players }. Mit ? siehst du, was du tippen kannst, mit ? signs, wie der Spielplan zu lesen ist.
terminal-look-away = { $who } entscheidet jetzt: Alle anderen sehen bitte weg. Weiter mit Enter.
terminal-decides = --- { $who } entscheidet jetzt ---
terminal-legal = erlaubt: Enter spielt es
terminal-legal-more = erlaubt: Enter spielt es, oder tippe weiter
terminal-expected = erwartet: { $what }
terminal-or-command = oder ein Befehl: { $commands }
terminal-refused = { $why } [{ $clause }]
terminal-refused-more = { $why } [{ $clause }]   (mehr mit rules { $clause })
terminal-no-move = es gibt keinen Zug { $number }: erwartet 1 bis { $most }; moves zeigt sie
terminal-no-match = Kein erlaubter Zug beginnt mit '{ $wanted }' oder enthält es. moves allein zeigt die Gruppen.
terminal-all-of = alle: moves { $verb }
terminal-number-plays = Tippe eine Nummer, um diesen Zug zu spielen.
terminal-log-wrong = log { $wish }: erwartet wird eine Anzahl von Einträgen oder all
terminal-log-earlier = ... { $count } frühere Einträge (log all)
terminal-nothing-to-undo = nichts zurückzunehmen: Du hast noch nichts entschieden
terminal-undone = Zurückgenommen: { $move }.
terminal-undone-more = Zurückgenommen: { $move } und { $count } weitere Entscheidungen.
terminal-resumed = Weiter nach { $count } Entscheidungen.
terminal-nothing-played = Es wurde noch nichts gespielt.
terminal-saved = Gespeichert in { $path }
terminal-go-on = Weiter mit
terminal-see-again = Noch einmal ansehen mit
terminal-cannot-save = { $path } lässt sich nicht speichern: { $why }
terminal-keys = Enter weiter, b zurück, Nummer, e Ende, q beenden

## Help

terminal-help-help = diese Seite, oder wie der Spielplan zu lesen ist
terminal-help-moves = erlaubte Züge mit Nummern; mit Wörtern nur passende
terminal-help-board = alle Städte und Handelsrouten
terminal-help-desks = alle Schreibtische, Leisten und Bonusmarker
terminal-help-log = was geschehen ist
terminal-help-scores = alle Punkte und wofür es sie gibt
terminal-help-rules = Inhalt, eine Regel wie PLACE-02 oder eine Suche
terminal-help-undo = zurück zu deiner letzten Entscheidung, über Bots hinweg
terminal-help-save = die Partie speichern
terminal-help-resume = mit einer gespeicherten Partie weiterspielen
terminal-help-quit = beenden; die Partie wird gespeichert
terminal-move-place = einen Händler (m: Großhändler) einsetzen
terminal-move-displace = jemanden verdrängen
terminal-move-income = aus der Kasse in deinen Vorrat
terminal-move-lift = umsetzen: dann drop VON NACH ..., done
terminal-move-route = volle Handelsroute: office STADT, develop BOOK,
terminal-move-route-more = prestige 8, extra STADT t oder nichts
terminal-move-use = oder use develop BOOK, use swap STADT 1 2
terminal-move-settle = wenn du verdrängt wurdest; oder decline
terminal-move-marker = ein neuer Bonusmarker am Ende des Zuges
terminal-move-end = deinen Zug beenden
terminal-signs-piece = Ein Händlerstein zeigt die Ziffer seines Besitzers und seine Form: { $pieces } sind ein Händler und ein Großhändler.
terminal-signs-city =
    Eine Stadt zeigt die Ziffer dessen, der sie kontrolliert, ihre Niederlassungen von links nach rechts und die
    Eigenschaft, die man dort weiterentwickelt: { $trader } braucht einen Händler und Privilegium weiß, { $merchant }
    einen Großhändler und orange, p ist rosa, b schwarz; + bringt einen Punkt. Zusätzliche Niederlassungen stehen links
    von { $extra }.
terminal-signs-route =
    Eine Handelsroute zeigt ihre Verbindungspunkte von der ersten Stadt an: { $empty } ist leer, { $ship } ist für
    Schiffe, und { $marker } ist der Bonusmarker, der dort liegt. W und S sind Wales und Schottland.
terminal-signs-desk =
    Ein Schreibtisch zeigt Prestigepunkte (PP), die Summe, als wäre die Partie jetzt zu Ende (+? ohne geheimen Auftrag),
    und jede Eigenschaft mit ihrem Wert und einem { $step } für jeden weiteren Schritt.

## Zahlen einer Partie

terminal-usual = üblich ({ $level })
terminal-figure-turns = Züge
terminal-figure-income = Einnahmen
terminal-figure-place = eingesetzte Händlersteine
terminal-figure-displace = Verdrängungen
terminal-figure-move = Umsetzen
terminal-figure-route = eingerichtete Handelsrouten
terminal-figure-office = Niederlassungen
terminal-figure-develop = weiterentwickelte Eigenschaften
terminal-figure-marker = genommene Bonusmarker
terminal-figure-use = benutzte Bonusmarker
terminal-figure-displaced = von anderen verdrängt
terminal-figure-gained = dadurch zusätzliche Händlersteine
