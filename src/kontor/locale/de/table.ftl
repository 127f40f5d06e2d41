### The table: desks, hand, end meter, cards and notices around the board.

## Bars and panels

prompt-bar = Was zu entscheiden ist
hand-strip = Deine Hand
panels = Verlauf, Chat und Wertung
side-column = Schreibtische und Verlauf
log = Verlauf
chat = Chat
score = Wertung
result = Ergebnis
panel-tall = Volle Höhe
table-menu = Dieser Tisch
how-to = So geht das Spiel
move-list = Alle Züge
rules = Regeln
home = Startseite
record = Aufzeichnung als Text
watch-link = Link zum Zuschauen

## Way back

undo = Zurücknehmen (U)
redo = Wiederholen (Umschalt+U)
reset-turn = Ganzen Zug zurücknehmen (R)
ask-take-back = Um Rücknahme bitten
ask-take-back-last = Um Rücknahme meiner letzten Entscheidung bitten
steps = Schritte dieses Zuges
steps-back = Zurück vor
barrier-turn = Weiter zurück haben schon andere entschieden.
auto-end = Der Zug endet gleich von selbst
recap = Während du weg warst
recap-more = und { $count } weitere
seat-vacated = Jemanden für den Platz von { $who } finden
nudge = Anstupsen
skip-bots = Vorspulen
barrier-asked = Weiter zurück geht es nicht: Jemand anders musste entscheiden.
barrier-revealed = Weiter zurück geht es nicht: Etwas Verdecktes wurde gezeigt.

## Connection

link-connecting = Verbindung wird hergestellt …
link-open = Verbunden
link-lost = Die Verbindung ist weg. Neuer Versuch …
link-lost-kept = Die Verbindung ist weg. Dein Zug ist gemerkt und wird einmal gesendet.
link-restarting = Der Server startet neu. Einen Moment …
link-closed = Nicht verbunden

## How close the end is

end-meter = Wie nah das Ende ist
gauge-prestige = Prestige
    .about = Das Spiel endet, wenn jemand 20 Prestigepunkte auf der Leiste hat
gauge-cities = Volle Städte
    .about = Das Spiel endet, wenn so viele Städte voll besetzt sind
gauge-markers = Markerstapel
    .about = Das Spiel endet, wenn ein Bonusmarker gezogen werden muss und keiner mehr da ist
gauge-near = Ein Zug könnte das Spiel beenden
gauge-by = Das würde das Spiel beenden:
gauge-neutral = der neutrale Spieler hat { $points }

## Desks

own-desk = Dein Schreibtisch
you = du
you-turn = Du
turn-of = { $who } ist am Zug
actions-left =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
ability-next = dann { $value }
ability-full = voll
stock-about = erst einnehmen
supply-about = bereit
markers-used =
    { $count ->
        [one] { $count } benutzt
       *[other] { $count } benutzt
    }
markers-used-up =
    { $count ->
        [one] { $count } Marker benutzt
       *[other] { $count } Marker benutzt
    }
ability-left =
    { $count ->
        [0] { $ability }: voll
        [one] { $ability }: noch { $count } Schritt
       *[other] { $ability }: noch { $count } Schritte
    }
bot-level = Bot, Stufe { $level }
desk-open = Schreibtisch von { $who }, groß
desk-total = Punkte, wenn das Spiel jetzt endete
desk-markers = Marker
desk-used = Benutzt
desk-favours = Gunst
desk-none = keine
plate-waits = { $count } zu legen
mission-control = Du kontrollierst diese Stadt
mission-presence = Du hast dort eine Niederlassung
mission-nothing = Dort steht noch nichts von dir
mission-secret = Ein geheimer Auftrag
mission-hold = Halten zum Ansehen
take-seat-back = Wieder selbst spielen

## The neutral player

neutral-name = Neutral
neutral-posts = Händler auf Handelsrouten
neutral-offices = Niederlassungen
neutral-cities = Kontrolliert
neutral-about = Kann nicht gewinnen. Ihr setzt beide für ihn.
neutral-about-points = Kann nicht gewinnen, aber mit 20 das Spiel beenden.

## Hand

to-place = Einzusetzen
to-place-more =
    { $count ->
        [one] Einsetzen, noch { $count } dazu
       *[other] Einsetzen, bis zu { $count } dazu
    }
to-lay = Zu legen
in-hand = In der Hand
chip-displaced = verdrängt
chip-done = eingesetzt
chip-must = muss
chip-may = darf
chip-from =
    { $source ->
        [stock] aus der Kasse
        [supply] aus dem Vorrat
        [route] von der Handelsroute
       *[other] vom Spielplan
    }
chip-trader = Händler einsetzen
chip-merchant = Als Nächstes einen Großhändler einsetzen (M)
favours-cap = Gunst
you-watch = Du schaust zu.
end-turn = Zug beenden
end-sure = Wirklich beenden?
end-unused =
    { $count ->
        [one] { $count } Aktion übrig
       *[other] { $count } Aktionen übrig
    }
end-lost =
    { $count ->
        [one] { $count } Aktion verfällt
       *[other] { $count } Aktionen verfallen
    }
permits = Erlaubnisse
permits-none = keine
permit-free = frei
permit-used = benutzt

## Choosing

cancel = Abbrechen
choose-income = Welche Händlersteine?
choose-place = Hier einsetzen
choose-displace = Diesen Händlerstein verdrängen
choose-move = Dieser Händlerstein
choose-route = Handelsroute einrichten
choose-found = Niederlassung gründen
choose-swap = Niederlassungen tauschen
choose-develop = Weiterentwickeln
choose-exchange = Bonusmarker tauschen
choose-neutral = Der neutrale Spieler
choose-paying = Bezahlen mit
effects = Was es bewirken würde
effect-actions = { $signed } { $count ->
        [one] Aktion
       *[other] Aktionen
    }
effect-supply = Vorrat
effect-total = Endwertung { $points }
effect-prestige = { $points } { $who }
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
effect-ends = beendet das Spiel
effect-asks = Dann entscheidet { $who }: nicht rücknehmbar
effect-reveals = deckt etwas auf: nicht rücknehmbar
amount-words = { $amount }

## Route card

card-title = { $route } einrichten
card-cost = 1 Aktion
card-control = Prestige für Kontrolle
card-nobody = Keine der beiden Städte wird kontrolliert.
card-marker = Bonusmarker, den du bekommst
card-no-marker = Hier liegt keiner.
card-choose = Wähle eines
card-extra = Zusätzliche Niederlassung in { $city }
card-ends = Beendet das Spiel. Summen, soweit du sie kennst:
card-do-and-end = Einrichten und das Spiel beenden

## Moves by typing

move-filter = Tippe einen Ort oder eine Aktion, zum Beispiel „ham niederl“
moves-found =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
moves-none = Gerade entscheidest nicht du.
take = Nehmen
moves-nothing = Nichts passt. Versuche eine Stadt, „Niederlassung“ oder „verdrängen“.

## Refusals

refused = Nicht möglich
refusal-unknown = Das ist jetzt nicht möglich.
remedy-route-posts = Besetze sie alle, dann klicke wieder hier.
remedy-office-privilege = Entwickle zuerst dein Privilegium: Die Karte zeigt die goldene Stadt dafür.
remedy-office-shape = Setze so einen auf die Handelsroute (Großhändler mit der Umschalttaste), oder setze einen dorthin um.
remedy-office-full = Nimm eine andere Stadt, oder richte die Handelsroute für etwas anderes ein.
remedy-prestige-merchant = Setze einen Großhändler auf die Handelsroute: beim Klicken die Umschalttaste halten.
remedy-prestige-privilege = Entwickle zuerst dein Privilegium: Die Karte zeigt die goldene Stadt dafür.
remedy-prestige-taken = Ein anderes Feld ist vielleicht noch frei.
remedy-post-ship = Halte beim Klicken die Umschalttaste, oder wähle den Großhändler unter der Karte.
remedy-post-permit = Die Niederlassung ganz rechts in einer Stadt mit der Flagge dieses Landes gibt eine.
remedy-post-occupied = Klicke ihn zwischen deinen Aktionen an, um ihn zu verdrängen.
remedy-displace-supply = Einnahmen füllen deinen Vorrat.
remedy-supply-none = Einnahmen bringen Steine aus deiner Kasse, wenn welche darin sind.
rule-link = { $clause }: Regel zeigen
piece-of =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } ({ $who })

## Log and chat

log-empty = Noch ist nichts geschehen.
log-filter = Züge von
log-all = alle
turn-number = Zug { $number }
announce = { $who }: { $what }
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-seats-only = Wer am Tisch sitzt, kann schreiben.
chat-mute = Stumm:
send = Senden
quick-phrases = Kurze Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment, bitte.
phrase-your-decision = Du bist dran.
phrase-take-back-please = Darf ich das zurücknehmen?
phrase-good-game = Gutes Spiel!
phrase-another-game = Noch eine Partie?

## Score and end

score-category = Kategorie
score-final = Endwertung
score-projection = Wertung, wenn das Spiel jetzt endete
score-secret = Bis zum Ende geheim
score-show = { $who }, { $category }: { $points }. Auf dem Spielplan zeigen
score-as-if = Als endete das Spiel jetzt.
score-without-secrets = Als endete das Spiel jetzt, ohne die geheimen Aufträge der anderen.
rank = { $rank }.
end-title = Das Spiel ist vorbei
end-won =
    { $count ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen
    }
end-won-by = { $who } gewinnt, { $points } zu { $other }
end-aborted = Kein Ergebnis
end-skip = Überspringen
end-shared = Gleich an Punkten, Actiones und Netzwerk: Der Rang wird geteilt.
end-tie-break = Gleich viele Punkte: Es entscheiden die weniger entwickelten Actiones, dann das Netzwerk.
end-evidence = Klicke auf eine Zahl, um auf dem Spielplan zu sehen, was sie zählt.
ending-END-01 = Jemand hat 20 Prestigepunkte erreicht
ending-END-02 = Der Markerstapel war leer
ending-END-03 = Die letzte Stadt war voll besetzt
ending-CLASSIC-07 = Der Markerstapel war leer
ending-aborted = Einvernehmlich beendet, ohne Ergebnis
rematch = Noch einmal
share-copied = Link kopiert
chart-title = Prestige je Zug
rematch-join = Zur nächsten Partie

## Table menu and questions

bot-pace = Pause der Bots
pace-none = keine
pace-seconds = { $seconds } s
hand-to-bot = Ein Bot soll für mich spielen
gains = Händlersteine aus fremden Zügen (Zehnt, Tribut)
gains-m = Großhändler
gains-t = Händler
gains-ask = fragen
gain-taken = Du hast { $amount } aus der Kasse genommen.
gain-change = Ändern
propose-abort = Spielabbruch vorschlagen
leave-seat = Platz aufgeben
leave-sure = Wirklich für immer gehen?
question = Eine Frage
ask-takeback =
    { $who } möchte { $count ->
        [one] die letzte Entscheidung
       *[other] die letzten { $count } Entscheidungen
    } zurücknehmen.
ask-abort = { $who } schlägt vor, die Partie ohne Ergebnis zu beenden.
ask-waits = Es fehlt noch: { $who }
ask-yes = Zustimmen
ask-no = Ablehnen
ask-withdraw = Zurückziehen

## What stood out

remark-turn = Der beste Zug: { $who }, { $points } Prestige in Zug { $turn }.
remark-displaced =
    { $count ->
        [one] { $who } wurde einmal verdrängt
       *[other] { $who } wurde { $count }-mal verdrängt
    }{ $extras ->
        [0] .
        [one] ; das brachte { $extras } weiteren Händlerstein auf den Plan.
       *[other] ; das brachte { $extras } weitere Händlersteine auf den Plan.
    }
remark-connected = { $who } verband zuerst Ost und West, in Zug { $turn }.

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
explain-cities =
    { $count ->
        [one] { $count } Stadt × { $each } = { $points }, auf dem Plan gekrönt.
       *[other] { $count } Städte × { $each } = { $points }, auf dem Plan gekrönt.
    }
explain-network =
    { $count ->
        [one] { $count } Niederlassung × { $ability } { $keys } = { $points }, auf dem Plan gezeichnet.
       *[other] { $count } Niederlassungen × { $ability } { $keys } = { $points }, auf dem Plan gezeichnet.
    }
explain-missions = { $points } für die drei Städte der Karte.
explain-regions =
    { $count ->
        [one] { $count } Stadt in Wales und Schottland kontrolliert: { $points }.
       *[other] { $count } Städte in Wales und Schottland kontrolliert: { $points }.
    }

## The card about a thing

inspect-name = { $text }
inspect-can = Du kannst
inspect-cannot = Du kannst nicht
inspect-more = und { $count } weitere
inspect-arm = Anklicken, dann das, wofür er gebraucht wird.
inspect-post-free =
    { $kind ->
        [ship] Schiffchen { $number }, frei: nur für Großhändler
       *[house] Häuschen { $number }, frei
    }
inspect-post-taken =
    { $kind ->
        [ship] Schiffchen { $number }, besetzt
       *[house] Häuschen { $number }, besetzt
    }
inspect-piece =
    { $piece ->
        [m] Ein Großhändler: { $who }
       *[t] Ein Händler: { $who }
    }
inspect-route = { $count } von { $posts } Verbindungspunkten besetzt
inspect-gains = Beim Einrichten: +1 { $who } ({ $city })
inspect-marker-here = Bringt den Bonusmarker { $marker }
inspect-permanent-here = Dauerhafter Bonusmarker: { $marker }
inspect-laid = Hier liegt { $marker }: { $who }
inspect-region = Liegt in { $region }: Einsetzen braucht eine Erlaubnis
inspect-uncontrolled = Noch kontrolliert sie niemand
inspect-controlled = Kontrolle: { $who }, { $points } Punkte am Ende. { $count } von { $offices } Niederlassungen besetzt
inspect-controlled-green = Kontrolle: { $who }, { $points } Punkte am Ende
inspect-green = Eine grüne Stadt: Niederlassungen bringt der dauerhafte Marker oder die zusätzliche Niederlassung
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
inspect-not-yet = Niederlassungen werden von links besetzt: Nummer { $number } kommt zuerst
inspect-full = Alle Niederlassungen sind besetzt
inspect-develops = Eine Handelsroute hierher kann { $ability } weiterentwickeln
inspect-prestige-here = Eine Handelsroute hierher kann ein Feld des Sonderprestiges besetzen
inspect-end = Ein Ende der Ost-West-Verbindung
inspect-mission = Steht auf deiner Auftragskarte
inspect-permit =
    { $count ->
        [one] Erlaubnis für { $region }: { $who }, durch die Niederlassung ganz rechts in { $city }
       *[other] Erlaubnis für Wales oder Schottland: { $who }, durch die Niederlassung ganz rechts in { $city }
    }
inspect-permit-nobody =
    { $count ->
        [one] Erlaubnis für { $region }: wer die Niederlassung ganz rechts in { $city } hat
       *[other] Erlaubnis für Wales oder Schottland: wer die Niederlassung ganz rechts in { $city } hat
    }
inspect-ability-at = Entwickelt durch Handelsrouten nach { $cities }
inspect-ability-full = Voll
inspect-marker-for = Für den, der { $route } einrichtet
inspect-permanent-for = Für alle, die { $route } einrichten, sofort
inspect-prestige = { $value } Punkte am Ende. Braucht Privilegium { $numeral } und einen Großhändler auf einer vollen Handelsroute nach { $city }
inspect-prestige-of = Besetzt: { $who }
inspect-connected = { $who }: { $points } Punkte
inspect-region-standing =
    { $who }: { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    }, { $offices ->
        [one] { $offices } Niederlassung
       *[other] { $offices } Niederlassungen
    }
inspect-favour-price = Kostet zwei unbenutzte Marker und alle Aktionen eines Zugs
inspect-favour-of = Gehört: { $who }
inspect-income = Einnahmen
    .about = Nimmt Händlersteine aus deiner Kasse in deinen Vorrat, so viele der Geldbeutel erlaubt
inspect-stock = Kasse
    .about = Händlersteine, die erst die Einnahmen bringen. Verbrauchte kommen hierher zurück
inspect-supply = Vorrat
    .about = Händlersteine, die zum Einsetzen bereit sind
