### Was man für ein neues Spiel wählt.

new-players = Spieler
new-board = Spielplan
    .about = die Seite richtet sich nach der Spielerzahl
new-shuffle = Zufällige Reihenfolge
new-table = Tisch
new-edition = Ausgabe
new-differences = Was in der klassischen Ausgabe anders ist
new-duo = Zu zweit
new-duo-rules = Regeln dieser Variante
new-modules = Module
new-spectators = Zuschauer
    .about = andere dürfen zusehen
new-seed = Startzahl
new-seed-random = zufällig
new-seed-note = Dieselbe Startzahl ergibt dieselben Bonusmarker und Aufträge. Wer sie kennt, kann herausfinden, was verdeckt ist.
new-create = Tisch eröffnen
board-players = für { $players } Spieler; du hast { $count } Plätze
use-seats =
    { $count ->
       *[other] Mit { $count } Plätzen
    }
use-edition = Mit { $edition }
why-players = nur mit { $players } Spielern
why-board = nur auf dem Spielplan { $boards }
why-edition = nur mit { $editions }
why-board-edition = nur auf dem Spielplan { $boards }, Ausgabe { $editions }
seat-me = Ich
    .name = Dein Name
seat-here = Jemand hier
    .name = Name
seat-invite = Mit Einladung
    .name = Name
seat-open = Offen für alle
    .about = für alle, die den Tisch finden
seat-bot = Bots
    .name = Name des Bots
seat-bot-trial = Bots zum Ausprobieren
seat-bot-level = Bot: { $level }
seat-name = Name an Platz { $number }
seat-kind = Wer sitzt an Platz { $number }
seat-colour = Farbe von Platz { $number }
seat-colour-is = Platz { $number }: { $colour }, { $emblem }. Farbe ändern
seat-up = Platz { $number } nach oben
seat-down = Platz { $number } nach unten
tithe-piece = Zehnt
    .about = Nimmt jemand anders Einnahmen, darf der Besitzer dieses Plättchens nehmen:
tithe-piece-trader = Einen Händler
tithe-piece-tradesman = Händler oder Großhändler
pile = Markerstapel
pile-pick = Auswählen
pile-count = { $count } von { $of } Markern
pile-fewer = Einer weniger: { $marker }
pile-more = Einer mehr: { $marker }
pile-missing =
    { $count ->
        [one] Dem Stapel fehlt noch { $count } Marker.
       *[other] Dem Stapel fehlen noch { $count } Marker.
    }
