### The table: desks, hand, end meter, cards and notices around the board.

## Bars and panels

prompt-bar = Aktuelle Entscheidung
hand-strip = Deine Hand
panels = Verlauf, Chat und Wertung
side-column = Schreibtische und Verlauf
log = Verlauf
chat = Chat
score = Wertung
result = Ergebnis
panel-tall = Volle Höhe
desks = Schreibtische
players = Spieler
panels-unread =
    { $count ->
        [one] Verlauf, Chat und Wertung, { $count } ungelesene Zeile
       *[other] Verlauf, Chat und Wertung, { $count } ungelesene Zeilen
    }
board-words = Der Spielplan in Worten
shortcuts = Tastenkürzel
key-space = Leertaste
key-shift = Umschalt
status-your-turn = Du bist am Zug
status-your-decision = Du entscheidest
map-whole = Ganze Karte
map-near = Heranholen
table-menu = Dieser Tisch
how-to = So geht das Spiel
move-list = Alle Möglichkeiten
rules = Regeln
home = Startseite
record = Partie als Text
watch-link = Link zum Zuschauen

## Way back

undo = Zurücknehmen
redo = Wiederholen
reset-turn = Ganzen Zug zurücknehmen
ask-take-back = Um Rücknahme bitten
ask-take-back-last = Um Rücknahme meiner letzten Entscheidung bitten
steps = Schritte dieses Zuges
steps-back = Zurücknehmen bis vor
barrier-turn = Weiter zurück geht es nicht: Dort haben schon andere entschieden.
auto-end = Der Zug endet gleich von selbst
recap = Während du weg warst
recap-more = und { $count } weitere
seat-vacated = Jemanden für den Platz von { $who } finden
nudge = Anstupsen
skip-bots = Vorspulen
barrier-asked = Weiter zurück geht es nicht: Jemand anders musste entscheiden.
barrier-revealed = Weiter zurück geht es nicht: Etwas Verdecktes wurde aufgedeckt.

## Connection

link-connecting = Verbindung wird hergestellt …
link-open = Verbunden
link-lost = Verbindung unterbrochen. Neuer Versuch …
link-lost-kept = Verbindung unterbrochen. Deine Entscheidung wird gesendet, sobald sie wieder steht.
link-restarting = Der Server startet neu …
link-closed = Nicht verbunden

## How close the end is

end-meter = Wie nah das Spielende ist
gauge-prestige = Prestige
    .about = Die Partie endet, wenn jemand auf der Leiste { $limit } Prestigepunkte erreicht
gauge-cities = Volle Städte
    .about = Die Partie endet, wenn so viele Städte voll besetzt sind
gauge-markers = Markerstapel
    .about = Die Partie endet, wenn ein Bonusmarker gezogen werden muss und keiner mehr da ist
gauge-standstill = Stillstand
    .about = Nach so vielen Zügen in Folge ohne Wirkung darf die Partie beenden, wer am Zug ist
gauge-near = Eine einzige Aktion könnte die Partie beenden
gauge-by = Das würde die Partie beenden:
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
stock-about = über Einnahmen
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
desk-open = Schreibtisch von { $who }, vergrößert
desk-total = Punkte, wenn die Partie jetzt zu Ende wäre
desk-markers = Marker
desk-used = Benutzt
desk-favours = Gunst
desk-none = keine
plate-waits = { $count } auszulegen
mission-control = Du kontrollierst diese Stadt
mission-presence = Du hast dort eine Niederlassung
mission-nothing = Du hast dort noch keine Niederlassung
mission-secret = Ein geheimer Auftrag
mission-hold = Zum Ansehen gedrückt halten
take-seat-back = Wieder selbst spielen

## The neutral player

neutral-name = Neutral
neutral-posts = Händler auf Handelsrouten
neutral-offices = Niederlassungen
neutral-cities = Kontrolliert
neutral-about = Kann nicht gewinnen. Ihr setzt beide für ihn ein.
neutral-about-points = Kann nicht gewinnen, aber mit { $limit } Prestige die Partie beenden.

## Hand

to-place = Einzusetzen
to-place-more =
    { $count ->
        [one] Einzusetzen, { $count } weiterer möglich
       *[other] Einzusetzen, bis zu { $count } weitere möglich
    }
to-lay = Auszulegen
in-hand = In der Hand
chip-displaced = verdrängt
chip-done = eingesetzt
chip-must = Pflicht
chip-may = freiwillig
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
end-sure = Trotzdem beenden?
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
permit-free = unbenutzt
permit-used = benutzt

## Choosing

cancel = Abbrechen
confirm = Bestätigen
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
effects = Was das bewirken würde
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
effect-ends = beendet die Partie
effect-asks = Dann entscheidet { $who }: nicht rücknehmbar
effect-reveals = deckt etwas auf: nicht rücknehmbar
amount-words = { $amount }

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

## Moves by typing

move-filter = Tippe einen Ort oder eine Aktion, zum Beispiel „ham niederl“
moves-found =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
moves-none = Du bist gerade nicht dran.
take = Nehmen
moves-nothing = Nichts gefunden. Versuch es mit einer Stadt, „Niederlassung“ oder „verdrängen“.

## Refusals

refused = Nicht möglich
refusal-unknown = Das ist jetzt nicht möglich.
remedy-route-posts = Besetze alle, dann versuche es noch einmal.
remedy-office-privilege = Entwickle zuerst dein Privilegium weiter: Suche auf dem Spielplan die goldene Stadt dafür.
remedy-office-shape = Setze einen auf der Handelsroute ein (Großhändler mit gedrückter Umschalttaste) oder setze einen dorthin um.
remedy-office-full = Wähle eine andere Stadt oder richte die Handelsroute für etwas anderes ein.
remedy-prestige-merchant = Setze einen Großhändler auf der Handelsroute ein: Wähle zuerst den Großhändler unter dem Spielplan oder halte beim Einsetzen die Umschalttaste gedrückt.
remedy-prestige-privilege = Entwickle zuerst dein Privilegium weiter: Suche auf dem Spielplan die goldene Stadt dafür.
remedy-prestige-taken = Ein anderes Feld ist vielleicht noch frei.
remedy-post-ship = Wähle zuerst den Großhändler unter dem Spielplan oder halte beim Einsetzen die Umschalttaste gedrückt.
remedy-post-permit = Eine bekommst du durch die Niederlassung ganz rechts in einer Stadt mit der Flagge dieses Landes.
remedy-post-occupied = Wähle ihn, wenn du eine Aktion hast, um ihn zu verdrängen.
remedy-displace-supply = Nimm Einnahmen, um deinen Vorrat aufzufüllen.
remedy-supply-none = Nimm Einnahmen, um Händlersteine aus der Kasse zu holen, falls dort welche sind.
rule-link = { $clause }: Regel zeigen
piece-of =
    { $piece ->
        [m] Großhändler
       *[t] Händler
    } ({ $who })

## Log and chat

replay = Rückblick
analyse = Analyse
log-pick = Diesen Moment zeigen
log-empty = Noch ist nichts geschehen.
log-filter = Züge von
log-all = alle
turn-number = Zug { $number }
announce = { $who }: { $what }
announce-points =
    { $points ->
        [one] { $points } Punkt für { $who }
       *[other] { $points } Punkte für { $who }
    }
tell-ability = { $ability } { $value }
tell-player = { $who }: { $points } Prestige. Vorrat: { $supply }. Kasse: { $stock }. { $abilities }. Bonusmarker: { $markers }.
tell-gauge =
    { $limit ->
        [0] { $gauge }: noch { $now }.
       *[other] { $gauge }: { $now } von { $limit }.
    }
tell-score = { $who } { $points }
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-seats-only = Nur wer am Tisch sitzt, kann schreiben.
chat-mute = Stumm:
send = Senden
quick-phrases = Fertige Sätze
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
score-projection = Wertung, wenn die Partie jetzt zu Ende wäre
score-secret = Bis zum Ende geheim
score-show = { $who }, { $category }: { $points }. Auf dem Spielplan zeigen
score-as-if = Als wäre die Partie jetzt zu Ende.
score-without-secrets = Als wäre die Partie jetzt zu Ende, ohne die geheimen Aufträge der anderen.
rank = { $rank }.
end-title = Die Partie ist zu Ende
end-won =
    { $count ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen
    }
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
ending-HOUSE-01 = Der Stillstand wurde erklärt
ending-aborted = Einvernehmlich beendet, ohne Ergebnis
rematch = Noch einmal
chart-title = Prestige Zug um Zug
rematch-join = Zur nächsten Partie

## Table menu and questions

bot-pace = Tempo der Bots
pace-none = sofort
pace-seconds = { $seconds } s
replace-away = Einen Bot für { $who } spielen lassen (nicht da)
seat-replaced = Du warst nicht da, deshalb spielt gerade ein Bot für dich.
seat-lost = Du warst so lange nicht da, dass deinen Platz jetzt jemand anders hat: { $who }.
hand-to-bot = Einen Bot für mich spielen lassen
gains = Händlersteine aus fremden Zügen (Zehnt, Tribut)
gains-m = Großhändler
gains-t = Händler
gains-ask = mich fragen
gain-taken = Du hast { $amount } aus der Kasse genommen.
gain-change = Ändern
propose-abort = Spielabbruch vorschlagen
leave-seat = Platz aufgeben
leave-sure = Endgültig gehen?
question = Eine Frage
ask-takeback =
    { $who } möchte { $count ->
        [one] die letzte Entscheidung
       *[other] die letzten { $count } Entscheidungen
    } zurücknehmen.
ask-abort = { $who } schlägt vor, die Partie ohne Ergebnis zu beenden.
ask-waits = Warten auf { $who }
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
inspect-region = In { $region }: Zum Einsetzen brauchst du eine Erlaubnis
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
inspect-ability-at = Weiterentwickelt durch Handelsrouten nach { $cities }
inspect-ability-full = Voll
inspect-marker-for = Bekommt, wer { $route } einrichtet
inspect-permanent-for = Sofort für alle, die { $route } einrichten
inspect-prestige = { $value } Punkte am Ende. Braucht Privilegium { $numeral } und einen Großhändler auf einer vollen Handelsroute nach { $city }
inspect-prestige-of = Besetzt: { $who }
inspect-connected = { $who }: { $points } Punkte
inspect-region-rank =
    { $who }: { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    }, { $offices ->
        [one] { $offices } Niederlassung
       *[other] { $offices } Niederlassungen
    }
inspect-favour-price = Kostet { $price } unbenutzte Bonusmarker und alle Aktionen eines Zuges
inspect-favour-of = Besitzer: { $who }
inspect-income = Einnahmen
    .about = Bringt so viele Händlersteine aus der Kasse in deinen Vorrat, wie dein Geldbeutel erlaubt
inspect-stock = Kasse
    .about = Händlersteine, die du erst mit Einnahmen in deinen Vorrat holst. Benutzte kommen hierher zurück
inspect-supply = Vorrat
    .about = Händlersteine, die du einsetzen kannst
