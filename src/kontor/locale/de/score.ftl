### The score and the end of a game.

## Score and end

score-category = Kategorie
score-final = Endwertung
score-projection = Wertung, wenn die Partie jetzt zu Ende wäre
score-secret = Bis zum Ende geheim
score-show = { $who }, { $category }: { $points }. Auf dem Spielplan zeigen
score-as-if = Als wäre die Partie jetzt zu Ende.
rank = { $rank }.
end-won-by = { $who } gewinnt, { $points } zu { $other }
end-aborted = Kein Ergebnis
end-skip = Überspringen
end-shared = Gleichstand bei Punkten, Actiones und Netzwerk: Der Rang wird geteilt.
end-tie-break = Gleich viele Punkte: Es entscheiden die weniger entwickelten Actiones, dann die Punkte für das Netzwerk.
end-evidence = Wähle eine Zahl, um auf dem Spielplan zu sehen, woher sie kommt.
ending-END-01 = Jemand hat { $limit } Prestigepunkte erreicht
ending-END-02 = Der Markerstapel war leer
ending-END-03 = Genug Städte waren voll besetzt
ending-CLASSIC-07 = Der Markerstapel war leer
ending-aborted = Beendet, bevor jemand gewonnen hat
ending-expired = Die Zeit von { $who } war um; es gibt kein Ergebnis
rematch = Noch einmal
chart-title = Prestige Zug um Zug
rematch-join = Zur nächsten Partie

## What stood out

remark-turn = Der beste Zug: { $who }, { $points } Prestige in Zug { $turn }.
remark-displaced =
    { $count ->
        [one] { $who } wurde einmal verdrängt
       *[other] { $who } wurde { $count }-mal verdrängt
    }{ $extras ->
        [0] .
        [one] ; das brachte { $extras } weiteren Händlerstein auf den Spielplan.
       *[other] ; das brachte { $extras } weitere Händlersteine auf den Spielplan.
    }
remark-connected = { $who } hat zuerst Ost und West verbunden, in Zug { $turn }.

## How a line of the score comes about

explain-track = { $points } auf der Prestigepunkteleiste.
explain-abilities-none = Keine Eigenschaft ist voll; Stadtschlüssel zählen hier nicht.
explain-abilities = { $count } voll × { $each } = { $points }; Stadtschlüssel zählen hier nicht.
explain-markers =
    { $count ->
        [one] { $count } Marker, benutzt oder nicht: { $points }.
       *[other] { $count } Marker, benutzt oder nicht: { $points }.
    }
explain-special = Besetzte Felder: { $spaces }, { $points } Punkte.
explain-cities-none = Keine Stadt kontrolliert.
explain-cities =
    { $count ->
        [one] { $count } Stadt × { $each } = { $points }, auf dem Spielplan gekrönt.
       *[other] { $count } Städte × { $each } = { $points }, auf dem Spielplan gekrönt.
    }
explain-network-none = Noch keine Niederlassung.
explain-network =
    { $count ->
        [one] { $count } Niederlassung × { $ability } { $keys } = { $points }, auf dem Spielplan eingezeichnet.
       *[other] { $count } Niederlassungen × { $ability } { $keys } = { $points }, auf dem Spielplan eingezeichnet.
    }
