### Das Handbuch: wozu Eigenschaften, Bonusmarker und Städte gut sind, und Zahlen aus vielen Partien.

field-title = Handbuch
field-lead = Wozu Eigenschaften, Bonusmarker und Städte gut sind und was Sieger aus ihnen machen: gezählt in { $games } Partien, die der stärkste Bot gegen sich selbst gespielt hat.
field-all = Handbuch
field-abilities = Eigenschaften
field-markers = Bonusmarker
field-cities = Städte
field-city-ability = Städte mit einer Eigenschaft
field-city-east-west = Enden der Ost-West-Verbindung
field-city-prestige = Die Stadt des Sonderprestiges
field-city-green = Grüne Städte
field-city-plain = Alle übrigen Städte
field-figures = Was Sieger tun
field-game = Spielplan und Spielerzahl
field-kind = { $board }, { $players } Spieler
field-source =
    { $games } Partien, im Mittel { $rounds } Runden.
    { $unended ->
        [0] Alle kamen zu ihrem Ende.
        [one] Eine weitere wurde nach 40 Runden abgebrochen und zählt nicht mit.
       *[other] { $unended } weitere wurden nach 40 Runden abgebrochen und zählen nicht mit.
    }
field-caution = Der Bot spielt auf allen Plätzen gleich gut. Die Zahlen sagen also, was bei starken Spielern mit dem Sieg einhergeht, nicht, was ihn bewirkt; mit etwas anderem können Menschen ebenso gut fahren.
field-developed = { $winners } der Sieger entwickeln sie mindestens einmal, von den anderen { $others }.
field-steps = Sieger gehen im Mittel { $winners } Schritte, die anderen { $others }.
field-first-round = Wer sie entwickelt, tut es zum ersten Mal in Runde { $round } (Median).
field-taken = { $count } davon werden in einer Partie genommen.
field-used = Sieger nutzen im Mittel { $winners }, die anderen { $others }.
field-used-round = Genutzt wird er in Runde { $round } (Median).
field-offices = Sieger haben dort am Ende { $winners } Niederlassungen, die anderen { $others }.
field-control = Sieger kontrollieren { $winners } dieser Städte, die anderen { $others }.
field-by-round = Wer sie entwickelt hat, nach Runden
field-by-steps = Gewonnene Partien, nach Schritten
field-with-marker = Gewonnene Partien, mit und ohne Einsatz
field-with-office = Gewonnene Partien, mit und ohne Niederlassung dort
field-with = mit
field-without = ohne
field-step = { $steps }
field-seats =
    { $count ->
        [one] ein Platz
       *[other] { $count } Plätze
    }
field-bar = { $label }: { $share } von { $count }
field-even = Die gestrichelte Linie ist ein gleicher Anteil, { $share }. Balken mit gestricheltem Rand stehen für weniger als 30 Plätze.
field-round-axis = Runde
field-winners = Sieger
field-others = die anderen
field-lines = Bis Runde { $round } haben sie { $winners } der Sieger entwickelt und { $others } der anderen

## Wozu sie gut sind

field-about-abilities-keys = Am Ende zählt jede Niederlassung deines größten Netzwerks so viele Punkte, wie deine Stadtschlüssel zeigen. Je mehr Niederlassungen zusammenhängen, desto mehr bringt ein Stadtschlüssel: Bei sechs Niederlassungen ist ein Schritt sechs Punkte wert. Vor dem Ende sieht man diese Punkte nicht, darum werden sie leicht übersehen. Der zweite Schritt ändert für sich nichts, er führt nur zum dritten.
field-about-abilities-actions = So viele Aktionen hat ein Zug. Der erste Schritt gibt dir noch im selben Zug eine dritte Aktion und damit die Hälfte mehr als vorher. Er kostet etwa vier Aktionen und hat sich nach drei, vier Zügen bezahlt gemacht. Am meisten ist er also am Anfang wert, und da wollen ihn alle. Jeder zweite Schritt bringt eine weitere Aktion.
field-about-abilities-privilege = Die Farben der Niederlassungen, die du besetzen darfst: erst Weiß, dann Orange, Rosa und Schwarz. Die meisten Städte beginnen mit einer weißen, eine Weile gibt es also genug zu tun. Später sind nur noch die farbigen übrig, und auch das Sonderprestige verlangt sie.
field-about-abilities-book = So viele eigene Händlersteine darfst du mit einer Aktion umsetzen. Mit dreien oder mehr sammelst du Händlersteine, die andere über den Spielplan verdrängt haben, mit einer einzigen Aktion zu einer vollen Handelsroute. Die Reihe ist mit Großhändlern belegt, darum gibt dir jeder Schritt einen mehr davon.
field-about-abilities-purse = So viele Händlersteine bringen Einnahmen aus deiner Kasse in deinen Vorrat. Ein größerer Geldbeutel heißt weniger Züge, in denen man nur Nachschub holt. Ein stiller Gewinn: gut, wenn er wenig kostet, selten einen Streit wert.
field-about-markers-extra-office = Eine Niederlassung mehr in einer Stadt, in der schon eine besetzt ist, ohne dass die Farbe zählt. Sie kommt links neben die anderen, zählt also für das Netzwerk und für die Anzahl, und sie verbindet Städte, die sonst getrennt blieben.
field-about-markers-swap = Zwei benachbarte Niederlassungen einer Stadt tauschen die Plätze. Bei Gleichstand entscheidet die rechte, ein Tausch kann also jemandem ohne Kampf eine Stadt abnehmen.
field-about-markers-move-three = Versetzt bis zu drei Händlersteine anderer auf beliebige freie Verbindungspunkte. Er räumt eine Handelsroute, die du jetzt brauchst, ohne dass du dafür zahlst und ohne dass jemand einen Händlerstein dazubekommt.
field-about-markers-develop = Ein Schritt einer beliebigen Eigenschaft, ohne dafür eine Handelsroute zu füllen. Er ist die vier oder fünf Aktionen wert, die so eine Handelsroute kostet, und erreicht auch, was andere blockieren.
field-about-markers-plus-3 = Drei Aktionen mehr in einem Zug: genug, um eine Handelsroute zu füllen und zu nutzen, bevor jemand antworten kann. Heb ihn für einen Zug auf, in dem es auf Tempo ankommt.
field-about-markers-plus-4 = Vier Aktionen mehr in einem Zug, wie +3 und besser. So ein Zug kann zwei Handelsrouten füllen oder die Partie beenden, bevor die anderen nachgezählt haben.
field-about-cities-ability = Handelsrouten hierher entwickeln Eigenschaften weiter, darum richten andere sie immer wieder ein. Wer die Stadt kontrolliert, bekommt jedes Mal einen Punkt. Früh in der Partie ist so eine Niederlassung ein Einkommen.
field-about-cities-east-west = Die beiden Enden der Ost-West-Verbindung. Wer sie zuerst mit einer Kette von Niederlassungen verbindet, bekommt sieben Punkte, der Zweite vier, der Dritte zwei. Ohne den Rest der Kette nützt ein Ende dafür nichts; achte also darauf, wie weit die anderen sind.
field-about-cities-prestige = Von hier aus nimmt man Sonderprestige: sieben bis elf Punkte für einen Großhändler, soweit dein Privilegium reicht. Das ist teuer, aber niemand kann es dir wieder nehmen.
field-about-cities-green = Grüne Städte haben keine aufgedruckten Niederlassungen. Man kommt nur durch eine zusätzliche Niederlassung hinein oder durch den dauerhaften Bonusmarker einer Seehandelsroute. Liegen sie zwischen zwei Netzwerken, verbinden sie diese.
field-about-cities-plain = Die meisten Niederlassungen stehen in Städten ohne Besonderheit. Sie bringen am Ende zwei Punkte für die Kontrolle, sind Glieder des Netzwerks und Schritte zu der letzten vollen Stadt, mit der die Partie endet.
