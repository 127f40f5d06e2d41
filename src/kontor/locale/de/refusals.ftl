### Why a decision is not allowed: one sentence for each reason of the rules, `turn.no_action` being
### `refusal-turn-no-action`. The variables are the facts of the refusal. No selectors: the library reads this file
### with the standard library alone.

refusal-fact-seat = Platz { $number }

## The moment

refusal-game-over = Das Spiel ist aus ({ $clause }).
refusal-turn-no-action = In diesem Zug ist keine Aktion mehr übrig: Beende ihn, oder benutze vorher einen Bonusmarker.
refusal-turn-not-now = Das ist jetzt nicht gefragt: { $seat } hat etwas anderes zu entscheiden.
refusal-turn-not-in-play = Das kommt in dieser Partie nicht vor.
refusal-turn-unfinished = Die laufende Aktion ist noch nicht zu Ende: Erst muss { $seat } entscheiden.

## Supply and posts

refusal-supply-empty = Dein Vorrat ist leer; Einnahmen füllen ihn.
refusal-supply-none = In deinem Vorrat ist kein { $piece }.
refusal-post-occupied = { $post } ist besetzt: { $piece }.
refusal-post-ship = { $post } ist ein Schiffchen; dort stehen nur Großhändler.
refusal-post-border = { $post } liegt in { $region }; über diese Grenze darf der Händlerstein nicht.
refusal-post-permit = { $post } liegt in { $region }, und dafür hast du jetzt keine Erlaubnis.

## Income and placing

refusal-income-empty = In der Kasse liegt kein Händlerstein von dir.
refusal-income-stock = Die Kasse enthält von dir { $had }, nicht { $needed }.
refusal-income-exact = Du musst genau { $needed } nehmen, nicht { $had }.
refusal-income-purse = Dein Geldbeutel erlaubt höchstens { $limit }, nicht { $wanted }.
refusal-place-fee = Wegen einer Sperre kostet Einsetzen auf { $route } zusätzlich { $needed }; du zahlst { $had }.
refusal-place-payment = Neben dem Händlerstein zum Einsetzen enthält dein Vorrat nicht noch { $needed }.

## Displacing and being displaced

refusal-displace-nobody = Auf { $post } steht niemand: Setze ein, statt zu verdrängen.
refusal-displace-own = Auf { $post } stehst du selbst; verdrängen kannst du nur andere.
refusal-displace-supply = { $piece } zu verdrängen kostet { $needed } Händlersteine aus deinem Vorrat; du hast { $had }.
refusal-displace-fee = Die Gebühr für { $piece } beträgt { $needed }; du zahlst { $had }.
refusal-displace-payment = Neben dem Händlerstein zum Einsetzen enthält dein Vorrat nicht noch { $needed }.
refusal-settle-mandatory = Setze zuerst den verdrängten Händlerstein: { $piece }.
refusal-settle-stands = Der verdrängte Händlerstein steht schon. Sag bei einem weiteren, ob er aus der Kasse, aus dem Vorrat oder von einem Verbindungspunkt kommt.
refusal-settle-other-kind = Verdrängt wurde: { $piece }.
refusal-settle-no-extras = Weitere Händlersteine darfst du nicht mehr setzen.
refusal-settle-source = Ein weiterer Händlerstein kommt aus der Kasse, dann aus deinem Vorrat, dann vom Spielplan.
refusal-settle-order = Weitere Händlersteine müssen jetzt von hier kommen: { $source }.
refusal-settle-again = Den Händlerstein auf { $post } hast du in dieser Antwort erst gesetzt.
refusal-settle-not-own = Auf { $post } steht kein Händlerstein von dir.
refusal-settle-kind = Dort ist kein { $piece } zu haben: { $source }.
refusal-settle-same-route = Verdrängte Händlersteine kommen nie auf { $route } zurück.
refusal-settle-far = { $post } ist zu weit; näher ist noch frei: { $nearer }.

## Moving

refusal-move-nothing = Auf keinem Verbindungspunkt steht ein Händlerstein von dir.
refusal-move-empty-post = Auf { $post } steht niemand.
refusal-move-whose = { $piece } auf { $post } lässt sich hiermit nicht versetzen.
refusal-move-again = Der Händlerstein auf { $post } wurde bei dieser Aktion schon umgesetzt.
refusal-move-one-by-one = Setze erst ab: { $pieces }. Dieser Bonusmarker versetzt einen Händlerstein nach dem anderen.
refusal-move-limit = Mehr als { $limit } Händlersteine darfst du nicht aufnehmen.
refusal-move-not-in-hand = Kein Händlerstein von { $post } ist in der Hand.
refusal-move-same-route = Ein umgesetzter Händlerstein muss { $route } verlassen oder auf seinen eigenen Verbindungspunkt zurück.
refusal-move-strands = Mit einem Händlerstein auf { $post } bliebe für einen anderen in der Hand kein Verbindungspunkt.
refusal-move-in-hand = Setze erst ab, was noch in der Hand ist: { $pieces }.
refusal-move-at-least-one = Mindestens einen Händlerstein musst du aufnehmen.

## Routes, offices, abilities, special prestige

refusal-route-posts = Du besetzt erst { $had } von { $needed } Verbindungspunkten auf { $route }.
refusal-route-ends = { $city } liegt an keinem Ende von { $route }.
refusal-office-green = { $city } hat keine eigenen Felder für Niederlassungen.
refusal-office-full = Alle Niederlassungen in { $city } sind besetzt; nur eine zusätzliche hätte noch Platz.
refusal-office-privilege = Die nächste Niederlassung in { $city } verlangt Privilegium { $needed }; du hast { $had }.
refusal-office-shape = Die nächste Niederlassung in { $city } braucht einen { $needed }; auf der Handelsroute steht keiner.
refusal-office-room = In { $city } ist kein Platz für weitere Niederlassungen.
refusal-develop-full = { $ability }: schon voll entwickelt.
refusal-develop-elsewhere = { $ability } gibt es an keinem Ende von { $route }.
refusal-prestige-elsewhere = { $route } führt nicht zu den Sonderprestigepunkten.
refusal-prestige-taken = Das Feld { $value } ist besetzt: { $piece }.
refusal-prestige-privilege = Das Feld { $value } verlangt Privilegium { $needed }; du hast { $had }.
refusal-prestige-merchant = Das Feld { $value } braucht einen Großhändler; auf der Handelsroute steht keiner.
refusal-extra-empty-city = In { $city } ist das erste Feld von links noch leer; eine zusätzliche Niederlassung gibt es erst danach.
refusal-extra-just-taken = Die zusätzliche Niederlassung dieser Handelsroute kannst du erst nach dieser Aktion benutzen.
refusal-extra-kind = Auf der Handelsroute steht kein { $piece }.

## Markers

refusal-marker-used = Dein Bonusmarker { $marker } ist schon benutzt.
refusal-marker-none = Du hast keinen unbenutzten Bonusmarker { $marker }.
refusal-swap-neighbours = Nur benachbarte Niederlassungen lassen sich tauschen, genannt von links nach rechts.
refusal-swap-extra = Eine zusätzliche Niederlassung in { $city } lässt sich nicht tauschen.
refusal-swap-empty = Auf Feld { $number } von { $city } ist keine Niederlassung.
refusal-swap-foreign = Eine der beiden Niederlassungen in { $city } muss dir gehören: { $pieces }.
refusal-swap-same = Beide Niederlassungen in { $city } sind gleich ({ $piece }); ein Tausch würde nichts ändern.
refusal-move-three-nothing = Auf keinem Verbindungspunkt steht ein fremder Händlerstein.
refusal-remove-three-nothing = Auf keinem Verbindungspunkt steht ein Händlerstein.
refusal-remove-at-least-one = Mindestens einen Händlerstein musst du entfernen.
refusal-remove-empty-post = Auf { $post } steht niemand.
refusal-remove-limit = Mehr als { $limit } Händlersteine darfst du nicht entfernen.
refusal-permanent-must = Einen dauerhaften Bonusmarker musst du benutzen.
refusal-found-not-green = { $city } ist keine grüne Stadt.
refusal-aside-source = Die Händlersteine kommen von der eben eingerichteten Handelsroute.
refusal-aside-kind = Von der Handelsroute ist kein { $piece } mehr übrig.
refusal-abroad-home = { $post } liegt nicht in Wales oder Schottland.
refusal-replace-first = Lege zuerst deine neuen Bonusmarker.
refusal-replace-abroad = { $route } liegt in { $region }; Bonusmarker kommen nur nach England.
refusal-replace-permanent = An { $route } liegt ein dauerhafter Bonusmarker.
refusal-replace-marker = An { $route } liegt schon ein Bonusmarker: { $marker }.
refusal-replace-pieces = Auf { $route } stehen Händlersteine; ein neuer Bonusmarker braucht eine leere Handelsroute.
refusal-replace-full = An keinem Ende von { $route } ist noch eine Niederlassung frei.
refusal-replace-not-on-plate = { $marker } ist nicht unter deinen neuen Bonusmarkern.

## Modules

refusal-take-trader = Du darfst nur einen Händler nehmen.
refusal-take-amount = Sag, wie viele Händler und wie viele Großhändler du nimmst.
refusal-take-stock = Nimm { $needed } von { $had } aus der Kasse, nicht { $wanted }.
refusal-favour-one-per-turn = In einem Zug bekommst du nur ein Plättchen.
refusal-favour-begun = Ein Plättchen nimmst du nur ganz am Anfang deines Zuges.
refusal-favour-display = { $favour } liegt nicht aus.
refusal-favour-markers = Ein Plättchen kostet { $needed } unbenutzte Bonusmarker; du hast { $had }.
refusal-favour-price = Ein Plättchen kostet { $needed } Bonusmarker; du zahlst { $had }.
refusal-favour-no-actions = Du hast in diesem Zug ein Plättchen genommen und damit auf alle Aktionen verzichtet.
refusal-safe-conduct-paid = In diesem Zug ist schon ein Geleitbrief bezahlt.
refusal-neutral-not-full = { $route } ist nicht voll mit neutralen Händlern.
refusal-neutral-city = In { $city } ist keine neutrale Niederlassung möglich.
refusal-neutral-office = Die neutrale Niederlassung muss besetzt werden; ein Feld ist frei.
refusal-exchange-exchange = Ein Markertausch gegen einen Markertausch würde nichts ändern.
refusal-exchange-own = Der Bonusmarker muss von einem Mitspieler kommen.
refusal-exchange-none = Bei { $seat } liegt kein benutzter Bonusmarker { $marker }.
refusal-exchange-laid = { $marker } von { $seat } liegt auf dem Spielplan.
refusal-lay-trader = Auf den Bonusmarker kommt ein Händler aus deinem Vorrat; du hast keinen.
