### The prompt bar and its buttons.

## Your turn

prompt-turn =
    Dein Zug: noch { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
prompt-turn-how = Einsetzen: freien Verbindungspunkt wählen. Umsetzen, verdrängen: Händlerstein wählen. Oder Einnahmen nehmen.
prompt-turn-how-empty = Dein Vorrat ist leer: Nimm Einnahmen oder setze einen Händlerstein um.
prompt-turn-how-route = Eine Handelsroute ist voll: Wähle ihre Flagge oder etwas, das leuchtet.
prompt-turn-empty = Keine Aktion mehr
prompt-turn-empty-markers = Benutze einen Bonusmarker oder beende deinen Zug.
prompt-turn-empty-end = Beende deinen Zug.
prompt-merchant = Nächster Händlerstein: ein Großhändler
prompt-merchant-how = Wähle einen Verbindungspunkt. Das gilt nur für den nächsten Händlerstein.
prompt-use = { $marker }
prompt-use-develop = Wähle auf deinem Schreibtisch die Eigenschaft, die du weiterentwickeln willst.
prompt-use-swap = Wähle die Stelle zwischen den beiden benachbarten Niederlassungen, die du tauschen willst.
prompt-use-extra-office = Wähle die Stadt für die zusätzliche Niederlassung.

## Your answer

prompt-settling =
    { $who } hat deinen { $piece ->
        [m] Großhändler
       *[t] Händler
    } auf { $route } verdrängt
prompt-settle-one = Wähle einen leuchtenden Verbindungspunkt für ihn.
prompt-settle-both =
    { $count ->
        [one] Setze ihn und, wenn du magst, { $count } weiteren.
       *[other] Setze ihn und, wenn du magst, bis zu { $count } weitere.
    }
prompt-settle-more =
    { $count ->
        [one] Du darfst noch { $count } Händlerstein setzen oder aufhören.
       *[other] Du darfst noch bis zu { $count } Händlersteine setzen oder aufhören.
    }
prompt-settle-pick = Kasse und Vorrat sind leer: Wähle zuerst einen deiner Händlersteine auf dem Spielplan.
prompt-move = Umsetzen: { $used } von { $limit } umgesetzt
prompt-move-three = Fremde Händlersteine versetzen: { $used } von { $limit } versetzt
prompt-move-two = Dauerhafter Bonusmarker, beliebige versetzen: { $used } von { $limit } versetzt
prompt-moving-first = Nimm einen Händlerstein auf.
prompt-moving-drop =
    Wähle einen freien Verbindungspunkt für den { $piece ->
        [m] Großhändler
       *[t] Händler
    }.
prompt-moving-more = Nimm noch einen Händlerstein auf oder wähle „Fertig“.
prompt-moving-done = Wähle „Fertig“.
prompt-removing = Händlersteine entfernen: { $used } von { $limit } entfernt
prompt-removing-how = Wähle einen Händlerstein; er geht in den Vorrat seines Besitzers.
prompt-founding = Dauerhafter Bonusmarker: Niederlassung in einer grünen Stadt
prompt-founding-how = Wähle eine grüne Stadt oder verzichte: Später geht es nicht mehr.
prompt-developing = Dauerhafter Bonusmarker: Privilegium weiterentwickeln
prompt-now-or-never = Später kannst du ihn nicht mehr benutzen.
prompt-placing-aside =
    Dauerhafter Bonusmarker: Setze { $count ->
        [one] { $count } Händlerstein
       *[other] bis zu { $count } Händlersteine
    } wieder ein ({ $amount })
prompt-placing-abroad =
    Dauerhafter Bonusmarker: Setze { $count ->
        [one] { $count } Händlerstein
       *[other] bis zu { $count } Händlersteine
    } in Wales oder Schottland ein
prompt-placing-how = Wähle einen freien Verbindungspunkt oder verzichte: Später geht es nicht mehr.
prompt-placing-must = Wähle einen freien Verbindungspunkt: Dieser Bonusmarker muss benutzt werden.
prompt-replacing = Lege den neuen Bonusmarker { $marker } ({ $number } von { $count })
prompt-replacing-how = Wähle eine leuchtende Handelsroute.
prompt-other = Eine Entscheidung, die diese Seite noch nicht kennt
prompt-other-how = Wähle sie unter „Alle Möglichkeiten“, oder lade die Seite neu, um die neueste Version zu bekommen.

## Others decide

prompt-wait-turn =
    { $who } ist am Zug: noch { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
prompt-wait-turn-of = Danach geht der Zug von { $who } weiter.
prompt-wait-settling =
    Warten auf { $who }: auf { $route } verdrängt, setzt { $count ->
        [one] { $count } Händlerstein
       *[other] bis zu { $count } Händlersteine
    }
prompt-wait-taking =
    Warten auf { $who }: darf { $count ->
        [one] { $count } Händlerstein
       *[other] { $count } Händlersteine
    } nehmen
prompt-wait-moving = { $who } setzt Händlersteine um
prompt-wait-removing = { $who } entfernt Händlersteine
prompt-wait-replacing = { $who } legt einen neuen Bonusmarker
prompt-wait-permanent = { $who } darf einen dauerhaften Bonusmarker benutzen
prompt-wait-other = { $who } entscheidet
prompt-bot-plays = Ein Bot spielt für dich
prompt-over = Die Partie ist zu Ende: { $who } gewinnt
prompt-over-shared = Die Partie ist zu Ende: { $who } teilen sich den Sieg
prompt-aborted = Die Partie wurde ohne Ergebnis beendet

## Buttons

button-establish = { $route } einrichten
button-income = Einnahmen +{ $count }
button-end =
    { $count ->
        [0] Zug beenden
        [one] Zug beenden – { $count } Aktion ungenutzt
       *[other] Zug beenden – { $count } Aktionen ungenutzt
    }
button-finish = Fertig
button-done = Fertig – endgültig
button-done-free = Fertig
button-skip = Verzichten
button-no = Nein, danke
button-buy = Nehmen – kostet den ganzen Zug
button-cancel = Abbrechen
button-take-seat = Wieder selbst spielen
confirm-end =
    Noch einmal drücken: { $count ->
        [one] { $count } Aktion verfällt
       *[other] { $count } Aktionen verfallen
    }
