### The cards over the board: choosing, routes, what a decision does, and why not.

## Choosing

choose-income = Welche Händlersteine?
choose-place = Hier einsetzen
choose-displace = Diesen Händlerstein verdrängen
choose-move = Dieser Händlerstein
choose-route = Handelsroute einrichten
choose-found = Niederlassung gründen
choose-swap = Niederlassungen tauschen
choose-develop = Weiterentwickeln
choose-paying = Bezahlen mit
choose-use = Marker benutzen

## What a decision does

displace-title =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } ({ $who }) verdrängen
displace-then =
    { $count ->
        [one] { $who } setzt ihn neu ein und { $count } weiteren dazu.
       *[other] { $who } setzt ihn neu ein und bis zu { $count } weitere dazu.
    }
displace-with =
    { $piece ->
        [m] mit Großhändler
       *[t] mit Händler
    }
displace-fee = Gebühr
displace-barrier = Verdrängen – nicht rücknehmbar
displace-free = Verdrängen

## Route card

card-title = { $route } einrichten
card-cost = 1 Aktion
card-control = Prestige für Kontrolle
card-nobody = Niemand kontrolliert eine der beiden Städte.
card-marker = Bonusmarker, den du bekommst
card-no-marker = Hier liegt keiner.
card-choose = Wähle eins
card-extra = Zusätzliche Niederlassung in { $city }
card-ends = Beendet die Partie. Summen, soweit du sie kennst:
card-do-and-end = Einrichten und die Partie beenden

## What makes an option of the route card special

badge-completes = { $city } voll besetzt: Stadt Nummer { $count }
badge-east-west = Ost-West +{ $points }
badge-ends = beendet die Partie – du wärst auf Platz { $rank }

## What a route brings

benefit-nothing = Nichts
benefit-office = Niederlassung in { $city }
benefit-develop = { $ability } weiterentwickeln
benefit-prestige = Sonderprestige { $value }
benefit-extra =
    Zusätzliche Niederlassung in { $city } mit einem { $piece ->
        [m] Großhändler
       *[t] Händler
    }

## Refusals

refused = Nicht möglich
refusal-unknown = Das ist jetzt nicht möglich.
rule-link = { $clause }: Regel zeigen
piece-of =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } ({ $who })
remedy-route-posts = Besetze alle, dann versuche es noch einmal.
remedy-office-privilege = Entwickle zuerst dein Privilegium weiter: Suche auf dem Spielplan die goldene Stadt dafür.
remedy-office-shape = Setze einen auf der Handelsroute ein (Großhändler mit gedrückter Umschalttaste) oder setze einen dorthin um.
remedy-office-full = Wähle eine andere Stadt oder richte die Handelsroute für etwas anderes ein.
remedy-prestige-merchant = Setze einen Großhändler auf der Handelsroute ein: Wähle zuerst den Großhändler unter dem Spielplan oder halte beim Einsetzen die Umschalttaste gedrückt.
remedy-prestige-privilege = Entwickle zuerst dein Privilegium weiter: Suche auf dem Spielplan die goldene Stadt dafür.
remedy-prestige-taken = Ein anderes Feld ist vielleicht noch frei.
remedy-post-ship = Wähle zuerst den Großhändler unter dem Spielplan oder halte beim Einsetzen die Umschalttaste gedrückt.
remedy-post-occupied = Wähle ihn, wenn du eine Aktion hast, um ihn zu verdrängen.
remedy-displace-supply = Nimm Einnahmen, um deinen Vorrat aufzufüllen.
remedy-supply-none = Nimm Einnahmen, um Händlersteine aus der Kasse zu holen, falls dort welche sind.

## Clicks that are not decisions

hint-over = Die Partie ist zu Ende.
hint-not-yours = Jetzt entscheidet { $who }.
hint-award = Wer { $first } und { $second } als Erster durch eine lückenlose Kette eigener Niederlassungen verbindet, bekommt { $best } Punkte; die nächsten beiden bekommen { $middle } und { $least }.
hint-seat = Das ist der Schreibtisch von { $who }.
hint-extra-office = { $marker } benutzt du beim Einrichten einer Handelsroute: Besetze zuerst alle ihre Verbindungspunkte.
hint-leftmost = Niederlassungen in { $city } werden von links nach rechts besetzt: Nummer { $number } ist die nächste.
hint-nothing = Hier gibt es gerade nichts zu tun.

## A click while a decision is on its way

click-wait = Einen Moment: Deine letzte Entscheidung wird noch übertragen.
click-queued = Dieser Händlerstein folgt, sobald deine letzte Entscheidung angekommen ist.
