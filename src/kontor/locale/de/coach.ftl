### The coach and hints, in games against bots. What is said here was worked out by playing it on a copy of the game.

coach = Begleitung
coach-silence = Ausschalten
coach-call = Begleitung einschalten
coach-waits = Die Begleitung spricht, wenn du entscheidest.
coach-thinks = Die Begleitung denkt nach …
coach-remark = Zu deinem letzten Zug: Statt „{ $played }“ wäre besser gewesen:
coach-threat =
    { $missing ->
        [0] { $who } kann { $route } im nächsten Zug einrichten: Alle Verbindungspunkte sind besetzt.
        [one] { $who } kann { $route } im nächsten Zug füllen und einrichten: Ein Verbindungspunkt ist noch frei.
       *[other] { $who } kann { $route } im nächsten Zug füllen und einrichten: { $missing } Verbindungspunkte sind noch frei.
    }

## What an action does

coach-effect-ends = Damit endet die Partie.
coach-effect-developed = { $ability }: { $value } für den Rest der Partie.
coach-effect-actions =
    { $count ->
        [one] Eine Aktion mehr in diesem Zug.
       *[other] { $count } Aktionen mehr in diesem Zug.
    }
coach-effect-connected =
    { $points ->
        [0] Du verbindest Ost und West.
       *[other] Du verbindest Ost und West: sofort { $points } Punkte.
    }
coach-effect-special = { $points } Punkte am Ende.
coach-effect-prestige =
    { $points ->
        [one] Sofort ein Punkt ({ $city }).
       *[other] Sofort { $points } Punkte ({ $city }).
    }
coach-effect-office = Eine Niederlassung in { $city }.
coach-effect-controls = Du kontrollierst { $city }.
coach-effect-marker = Du bekommst den Marker „{ $marker }“.
coach-effect-full = Dann ist die Handelsroute { $route } voll, und du kannst sie einrichten.
coach-effect-filled = Dann hältst du { $held } von { $length } Verbindungspunkten von { $route }.
coach-effect-hinders = Damit stehst du { $who } im Weg, denn sonst könnte { $who } im nächsten Zug { $route } einrichten.
coach-effect-later-developed = Das kann dir später bringen: { $ability } { $value } für den Rest der Partie.
coach-effect-later-connected = Das kann für dich später Ost und West verbinden.
coach-effect-later-special = Das kann dir am Ende { $points } Punkte bringen.
coach-effect-later-office = Das kann dir später eine Niederlassung in { $city } bringen.
coach-effect-later-marker = Das kann dir später den Marker „{ $marker }“ bringen.
coach-effect-displaced =
    { $seat ->
        [n] Das verdrängt einen neutralen Händler, den dein Gegenüber anderswo einsetzt.
       *[other] Das verdrängt einen Händlerstein von { $who }; dafür gibt es eine Entschädigung.
    }
coach-effect-income =
    { $count ->
        [one] Ein Händlerstein mehr im Vorrat.
       *[other] { $count } Händlersteine mehr im Vorrat.
    }
coach-effect-other-prestige =
    { $points ->
        [one] Aber { $who } bekommt einen Punkt ({ $city }).
       *[other] Aber { $who } bekommt { $points } Punkte ({ $city }).
    }

## Hints

hint = Tipp
hint-more = Mehr verraten
hint-place-route = Sieh dir { $place } an.
hint-place-city = Sieh dir { $place } an.
hint-place-hand = Sieh dir deinen Marker „{ $place }“ an.
hint-place-desk = Sieh dir deinen Schreibtisch an.
hint-place-turn = Auf dem Spielplan gibt es für dich gerade nichts zu tun.
hint-kind =
    { $kind ->
        [place] Setze einen Händlerstein ein.
        [displace] Verdränge jemanden.
        [lift] Setze Händlersteine um.
        [drop] Setze den aufgenommenen Händlerstein ab.
        [income] Nimm Einnahmen.
        [route] Richte eine Handelsroute ein.
        [use] Nutze einen Marker.
        [settle] Setze deine Händlersteine hier ein.
        [marker] Lege den neuen Marker hierhin.
        [neutral] Wähle die Stadt für die neutrale Niederlassung.
        [end] Beende den Zug.
        [decline] Verzichte.
        [done] Das genügt: Beende das Umsetzen.
        [take] Nimm, was dir angeboten wird.
        [develop] Entwickle die Eigenschaft weiter.
        [found] Gründe eine Niederlassung.
       *[remove] Entferne einen Händlerstein.
    }
