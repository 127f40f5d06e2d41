### Why a decision is not allowed: one sentence for each reason of the rules, `turn.no_action` being
### `refusal-turn-no-action`. The variables are the facts of the refusal.

refusal-fact-seat = Platz { $number }

## The moment

refusal-game-over = Die Partie ist zu Ende ({ $clause }).
refusal-turn-no-action = Du hast in diesem Zug keine Aktion mehr: Beende ihn oder benutze vorher einen Bonusmarker.
refusal-turn-not-now = Das steht gerade nicht zur Entscheidung: { $seat } muss etwas anderes entscheiden.
refusal-turn-not-in-play = Das gibt es in dieser Partie nicht.
refusal-turn-unfinished = Die laufende Aktion ist noch nicht beendet: Erst muss { $seat } entscheiden.

## Supply and posts

refusal-supply-empty = Dein Vorrat ist leer; nimm Einnahmen, um ihn aufzufüllen.
refusal-supply-none = In deinem Vorrat ist kein { $piece }.
refusal-post-occupied = { $post } ist besetzt: { $piece }.
refusal-post-ship = { $post } ist ein Schiffchen; dort stehen nur Großhändler.

## Income and placing

refusal-income-empty = Du hast keine Händlersteine in der Kasse.
refusal-income-stock = Du hast { $had } in der Kasse, nicht { $needed }.
refusal-income-purse = Dein Geldbeutel erlaubt höchstens { $limit }, nicht { $wanted }.
refusal-place-payment = Außer dem Händlerstein, den du einsetzt, hast du nicht noch { $needed } im Vorrat.

## Displacing and being displaced

refusal-displace-nobody = Auf { $post } gibt es niemanden zu verdrängen; setze dort einfach ein.
refusal-displace-own = Der Händlerstein auf { $post } ist dein eigener; verdrängen kannst du nur fremde.
refusal-displace-supply = { $piece } zu verdrängen kostet { $needed } Händlersteine aus deinem Vorrat; du hast { $had }.
refusal-displace-fee = Die Gebühr für { $piece } beträgt { $needed }; du zahlst { $had }.
refusal-displace-payment = Außer dem Händlerstein, den du einsetzt, hast du nicht noch { $needed } im Vorrat.
refusal-settle-mandatory = Setze zuerst den verdrängten Händlerstein: { $piece }.
refusal-settle-stands = Der verdrängte Händlerstein ist schon gesetzt. Gib bei einem weiteren an, woher er kommt: Kasse, Vorrat oder Verbindungspunkt.
refusal-settle-other-kind = Verdrängt wurde: { $piece }.
refusal-settle-no-extras = Du darfst keine weiteren Händlersteine setzen.
refusal-settle-source = Weitere Händlersteine kommen zuerst aus der Kasse, dann aus deinem Vorrat, dann vom Spielplan.
refusal-settle-order = Weitere Händlersteine nimmst du jetzt von hier: { $source }.
refusal-settle-again = Den Händlerstein auf { $post } hast du gerade erst gesetzt.
refusal-settle-not-own = Du hast keinen Händlerstein auf { $post }.
refusal-settle-kind = Dort hast du keinen { $piece }: { $source }.
refusal-settle-same-route = Verdrängte Händlersteine dürfen nicht auf { $route } zurück.
refusal-settle-far = { $post } ist zu weit weg; näher liegt noch frei: { $nearer }.
refusal-settle-back = Dieser Händlerstein kommt von { $post } und darf nicht dorthin zurück.
refusal-settle-strands = Mit diesem Händlerstein auf { $post } bliebe für den verdrängten kein Verbindungspunkt übrig.

## Moving

refusal-move-nothing = Du hast keinen Händlerstein auf einem Verbindungspunkt.
refusal-move-empty-post = Auf { $post } steht niemand.
refusal-move-whose = { $piece } auf { $post } darfst du so nicht versetzen.
refusal-move-again = Der Händlerstein auf { $post } wurde gerade erst umgesetzt.
refusal-move-one-by-one = Setze erst ab: { $pieces }. Dieser Bonusmarker versetzt einen Händlerstein nach dem anderen.
refusal-move-limit = Mehr als { $limit } Händlersteine darfst du nicht aufnehmen.
refusal-move-not-in-hand = Du hast keinen Händlerstein von { $post } in der Hand.
refusal-move-same-route = Ein umgesetzter Händlerstein muss { $route } verlassen oder auf seinen Verbindungspunkt zurückkehren.
refusal-move-strands = Mit einem Händlerstein auf { $post } bliebe für einen anderen in deiner Hand kein Verbindungspunkt übrig.
refusal-move-in-hand = Setze erst ab, was du noch in der Hand hast: { $pieces }.
refusal-move-at-least-one = Du musst mindestens einen Händlerstein aufnehmen.

## Routes, offices, abilities, special prestige

refusal-route-posts = Du hast { $had } von { $needed } Verbindungspunkten auf { $route } besetzt.
refusal-route-ends = { $city } liegt an keinem Ende von { $route }.
refusal-office-green = { $city } hat keine eigenen Felder für Niederlassungen.
refusal-office-full = In { $city } sind alle Niederlassungen besetzt; nur der Bonusmarker „Zusätzliche Niederlassung“ hilft noch.
refusal-office-privilege = Die nächste Niederlassung in { $city } verlangt Privilegium { $needed }; du hast { $had }.
refusal-office-shape = Die nächste Niederlassung in { $city } braucht einen { $needed }; auf der Handelsroute steht keiner.
refusal-office-room = In { $city } ist kein Platz für weitere Niederlassungen.
refusal-develop-full = { $ability } ist schon voll entwickelt.
refusal-develop-elsewhere = { $ability } gibt es an keinem Ende von { $route }.
refusal-prestige-elsewhere = { $route } führt nicht zu den Sonderprestigepunkten.
refusal-prestige-taken = Das Feld { $value } ist besetzt: { $piece }.
refusal-prestige-privilege = Das Feld { $value } verlangt Privilegium { $needed }; du hast { $had }.
refusal-prestige-merchant = Das Feld { $value } braucht einen Großhändler; auf der Handelsroute steht keiner.
refusal-extra-empty-city = In { $city } ist die Niederlassung ganz links noch frei und muss vor einer zusätzlichen besetzt werden.
refusal-extra-just-taken = Die zusätzliche Niederlassung von dieser Handelsroute kannst du erst nach dieser Aktion benutzen.
refusal-extra-kind = Auf der Handelsroute steht kein { $piece }.

## Markers

refusal-marker-used = Dein Bonusmarker { $marker } ist schon benutzt.
refusal-marker-none = Du hast keinen unbenutzten Bonusmarker { $marker }.
refusal-swap-neighbours = Tauschen kannst du nur benachbarte Niederlassungen, von links nach rechts genannt.
refusal-swap-green = In { $city } kannst du nicht tauschen: Das ist eine grüne Stadt.
refusal-swap-empty = Auf Feld { $number } in { $city } ist keine Niederlassung besetzt.
refusal-swap-foreign = Eine der beiden Niederlassungen in { $city } muss dir gehören: { $pieces }.
refusal-swap-same = Beide Niederlassungen in { $city } sind gleich ({ $piece }); ein Tausch würde nichts ändern.
refusal-move-three-nothing = Auf keinem Verbindungspunkt steht ein fremder Händlerstein.
refusal-remove-three-nothing = Auf keinem Verbindungspunkt steht ein Händlerstein.
refusal-remove-at-least-one = Du musst mindestens einen Händlerstein entfernen.
refusal-remove-empty-post = Auf { $post } steht niemand.
refusal-remove-limit = Mehr als { $limit } Händlersteine darfst du nicht entfernen.
refusal-permanent-must = Diesen dauerhaften Bonusmarker musst du benutzen.
refusal-found-not-green = { $city } ist keine grüne Stadt.
refusal-aside-source = Diese Händlersteine müssen von der eben eingerichteten Handelsroute kommen.
refusal-aside-kind = Von der Handelsroute ist kein { $piece } mehr übrig.
refusal-abroad-home = { $post } liegt nicht in Wales oder Schottland.
refusal-replace-first = Lege zuerst deine neuen Bonusmarker.
refusal-replace-permanent = An { $route } liegt ein dauerhafter Bonusmarker.
refusal-replace-marker = An { $route } liegt schon ein Bonusmarker: { $marker }.
refusal-replace-pieces = Auf { $route } stehen Händlersteine; ein neuer Bonusmarker braucht eine leere Handelsroute.
refusal-replace-full = An keinem Ende von { $route } ist noch eine Niederlassung frei.
refusal-replace-not-on-plate = { $marker } ist nicht unter deinen neuen Bonusmarkern.

## Modules

refusal-take-trader = Du darfst nur einen Händler nehmen.
refusal-take-tradesman = Du darfst einen Händlerstein nehmen: einen Händler oder einen Großhändler.
refusal-take-none = Du hast keinen { $piece } in der Kasse.
refusal-take-amount = Gib an, wie viele Händler und wie viele Großhändler du nimmst.
refusal-take-stock = Du hast { $had } in der Kasse: Nimm { $needed }, nicht { $wanted }.
