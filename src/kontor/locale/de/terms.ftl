### Words of the game that every screen shares. An id is the kind of thing and its id on the wire.

## Boards, their sides and countries

board-hansa = Die Hanse
    .about = Der Spielplan des Grundspiels: von Groningen bis Lübeck
board-east = Die östliche Hanse
    .about = Seehandelsrouten, grüne Städte und dauerhafte Bonusmarker
board-britannia = Britannia
    .about = Nach Wales und Schottland geht es nur mit Erlaubnis
side-hansa-3 = Die Hanse 2–3
side-hansa-45 = Die Hanse 4–5
side-east = Die östliche Hanse
side-britannia-3 = Britannia 2–3
side-britannia-45 = Britannia 4–5
region-england = England
region-wales = Wales
region-scotland = Schottland

## Editions, modules, variants for two

edition-bigbox = Big Box
    .about = Die Regeln von 2020 für alle drei Spielpläne
edition-classic = Klassisch
    .about = Die erste Ausgabe; auf Britannia die Erweiterung von 2014

## Players and bots

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Violett
emblem-red = Kreuz
emblem-blue = Balken
emblem-green = Dreieck
emblem-yellow = Stern
emblem-purple = Raute
level-random = Zufall
level-claim = Siedler
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-master = Meister
style-builder = Baumeister
style-blocker = Blockierer
style-racer = Sprinter

## Pieces and places

piece-t = Händler
piece-m = Großhändler
piece-trader = Händler
piece-merchant = Großhändler
traders = { $count } Händler
merchants = { $count } Großhändler
tradesmen =
    { $count ->
        [one] { $count } Händlerstein
       *[other] { $count } Händlersteine
    }
source-stock = Kasse
source-supply = Vorrat
source-posts = Verbindungspunkte
term-supply = Vorrat
    .short = Vorrat
term-stock = Kasse
    .short = Kasse
term-post = Verbindungspunkt
term-house-post = Häuschen
term-ship-post = Schiffchen
term-route = Handelsroute
term-sea-route = Seehandelsroute
term-city = Stadt
term-office = Niederlassung
term-extra-office = zusätzliche Niederlassung
term-tavern = Taberna
term-desk = Schreibtisch
term-network = Netzwerk
term-prestige = Prestige
term-special-prestige = Sonderprestige
term-east-west = Ost-West-Verbindung
term-completed-cities = voll besetzte Städte
term-pile = Markerstapel
term-marker = Bonusmarker
term-permanent-marker = dauerhafter Bonusmarker
term-fee = Gebühr

## Abilities and their values

ability-keys = Stadtschlüssel
    .about = So viele Punkte zählt am Ende jede Niederlassung deines größten Netzwerks
    .short = Schlüssel
ability-actions = Actiones
    .about = So viele Aktionen hast du in jedem Zug
    .short = Actiones
ability-privilege = Privilegium
    .about = In diesen Farben darfst du Niederlassungen besetzen
    .short = Privileg
ability-book = Liber Sophiae
    .about = So viele eigene Händlersteine setzt du mit einer Aktion um
    .short = Liber
ability-purse = Geldbeutel
    .about = So viele Händlersteine darfst du bei Einnahmen aus der Kasse nehmen
    .short = Beutel
privilege-white = weiß
    .numeral = I
privilege-orange = orange
    .numeral = II
privilege-pink = rosa
    .numeral = III
privilege-black = schwarz
    .numeral = IV
purse-all = alle

## Bonus markers

marker-extra-office = Zusätzliche Niederlassung
    .about = Besetze eine weitere Niederlassung in einer Stadt, links von den anderen
marker-swap = Niederlassungstausch
    .about = Zwei benachbarte Niederlassungen einer Stadt tauschen die Plätze
marker-move-three = 3 versetzen
    .about = Versetze bis zu drei Händlersteine anderer Spieler
marker-develop = Eigenschaft weiterentwickeln
    .about = Entwickle sofort eine Eigenschaft weiter
marker-plus-3 = +3 Aktionen
    .about = Drei weitere Aktionen in diesem Zug
marker-plus-4 = +4 Aktionen
    .about = Vier weitere Aktionen in diesem Zug
marker-remove-three = 3 entfernen
    .about = Bis zu drei Händlersteine gehen zurück in den Vorrat ihrer Besitzer
permanent-move-two = 2 versetzen
    .about = Versetze bis zu zwei beliebige Händlersteine
permanent-develop-privilege = Privilegium weiterentwickeln
    .about = Entwickle sofort das Privilegium weiter
permanent-office-in-green-city = Grüne Stadt besetzen
    .about = Gründe eine Niederlassung in einer grünen Stadt
permanent-place-two-from-route = 2 einsetzen
    .about = Setze bis zu zwei Händlersteine dieser Handelsroute auf freie Verbindungspunkte
permanent-place-two-in-wales-or-scotland = 2 in Wales oder Schottland einsetzen
    .about = Setze bis zu zwei Händlersteine auf freie Verbindungspunkte in Wales oder Schottland

## Categories of the final score

category-track = Prestigepunkteleiste
category-abilities = Eigenschaften
category-markers = Bonusmarker
category-special_prestige = Sonderprestige
category-cities = Kontrollierte Städte
category-network = Netzwerk × Schlüssel
category-total = Summe
