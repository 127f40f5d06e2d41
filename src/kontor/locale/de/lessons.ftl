### Lessons: `lesson-ID-title`, and for each step the task, why it matters, and words for other decisions.
### The steps are in src/kontor/lessons. The learner is Ada.

lesson-names = Ada, Ben, Cora
lesson-step = Schritt { $number } von { $count }
lesson-task = Deine Aufgabe
lesson-done = Geschafft
lesson-next = Weiter
lesson-finish = Lektion beenden
lesson-next-lesson = Nächste Lektion: { $title }
lesson-all = Alle Lektionen
lesson-show = Zeig es mir
lesson-shown = Ein Weg: { $move }.
lesson-take-back = Zurücknehmen
lesson-again = Schritt neu beginnen
lesson-leave = Lektion verlassen
lesson-other = Das ist erlaubt, aber darum geht es in diesem Schritt nicht. Nimm es zurück und versuch es noch einmal.
lesson-finished = Diese Lektion hast du geschafft.
lesson-terminal = Gib eine Entscheidung ein, zum Beispiel { $move }. „moves“ zeigt alle, „show“ einen Weg, „back“ nimmt die letzte zurück, „again“ beginnt den Schritt von vorn, „quit“ beendet die Lektion.
lesson-terminal-list = „kontor learn { $id }“ beginnt die erste.
lesson-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }

## 1

lesson-routes-title = Eine Handelsroute füllen und einrichten
lesson-routes-about = Händler einsetzen, den Zug beenden, die erste Niederlassung gründen und an ihr verdienen.
lesson-routes-1 = Du bist Ada. Die Häuschen zwischen zwei Städten sind Verbindungspunkte, eine Reihe davon ist eine Handelsroute. Setze einen Händler zwischen Hamburg und Lübeck ein: Wähle dort einen der Verbindungspunkte.
lesson-routes-1-why = Das war eine Aktion. Der Händler kam aus deinem Vorrat. Du hast in jedem Zug zwei Aktionen und darfst beide auf derselben Handelsroute verwenden.
lesson-routes-1-elsewhere = Auch ein guter Platz, aber bleiben wir zusammen: Es geht um die Handelsroute von Hamburg nach Lübeck, oben auf dem Spielplan.
lesson-routes-1-income = Einnahmen bringen neue Händlersteine in deinen Vorrat. Dort liegen noch genug, das hat also Zeit.
lesson-routes-2 = Setze einen zweiten Händler auf derselben Handelsroute ein.
lesson-routes-2-why = Zwei von drei Verbindungspunkten gehören dir, und beide Aktionen sind verbraucht. Nutzen kannst du eine Handelsroute erst, wenn alle ihre Verbindungspunkte dir gehören.
lesson-routes-2-elsewhere = Eine Handelsroute zählt erst, wenn sie voll ist. Setze auch diesen Händler zwischen Hamburg und Lübeck ein.
lesson-routes-2-income = Dein Vorrat ist noch groß genug. Setze einen Händler zwischen Hamburg und Lübeck ein.
lesson-routes-3 = Du hast keine Aktion mehr. Beende deinen Zug.
lesson-routes-3-why = Jetzt spielen die anderen. Ben und Cora haben dieselben fünf Aktionen zur Wahl wie du.
lesson-routes-4 = Ben und Cora haben gespielt, und du bist wieder am Zug. Besetze den letzten Verbindungspunkt zwischen Hamburg und Lübeck.
lesson-routes-4-why = Die Handelsroute ist voll: Neben ihr steht eine Fahne. Du darfst sie jetzt einrichten, das kostet eine weitere Aktion.
lesson-routes-4-elsewhere = Zwischen Hamburg und Lübeck ist noch ein Verbindungspunkt frei. Solange er frei ist, kann ihn jemand anders nehmen.
lesson-routes-4-income = Du kannst sofort einsetzen: In deinem Vorrat liegen Händler.
lesson-routes-5 = Richte die Handelsroute ein: Wähle ihre Fahne oder eine Stadt an ihrem Ende, und nimm die Niederlassung in Hamburg.
lesson-routes-5-why = Ein Händler bleibt jetzt als deine Niederlassung in Hamburg. Die beiden anderen gingen zurück in deine Kasse. Mit der einzigen Niederlassung dort kontrollierst du Hamburg: Das ist am Ende 2 Punkte wert und vorher noch mehr.
lesson-routes-5-luebeck = Auch Lübeck wäre gut: Die Münze dort bringt sofort einen Punkt. Aber sonst kommt dort niemand vorbei. Hamburg liegt an vier Handelsrouten, nimm also Hamburg.
lesson-routes-5-purse = Den Geldbeutel weiterzuentwickeln ist nützlich, darum geht es in der dritten Lektion. Nimm hier die Niederlassung in Hamburg.
lesson-routes-5-nothing = Man darf eine Handelsroute auch für nichts einrichten, aber das verschenkt die Händler. Nimm die Niederlassung in Hamburg.
lesson-routes-6 = Beende deinen Zug und sieh, was die Niederlassung für dich tut.
lesson-routes-6-why = Ben hat eine volle Handelsroute zwischen Hamburg und Stade.
lesson-routes-7 = Ben hat Hamburg-Stade eingerichtet, und du bist auf der Leiste rund um den Spielplan einen Punkt vorgerückt: Wer eine Stadt am Ende einer eingerichteten Handelsroute kontrolliert, bekommt einen Punkt, ganz gleich, wer sie einrichtet.
lesson-routes-7-why = Niederlassungen, an denen viele Handelsrouten enden, verdienen an dem, was andere tun. Jetzt weißt du, wie aus einer Handelsroute eine Niederlassung wird. Das ist das halbe Spiel.

## 2

lesson-pieces-title = Kasse, Vorrat und Einnahmen
lesson-pieces-about = Woher die Händlersteine kommen und wohin sie gehen.
lesson-pieces-1 = Deine Händlersteine liegen an zwei Orten neben dem Spielplan: im Vorrat, aus dem du einsetzt, und in der Kasse, wo sie ruhen. Im Vorrat ist noch ein Händler. Setze ihn auf dem letzten freien Verbindungspunkt zwischen Hannover und Minden ein.
lesson-pieces-1-why = Der Vorrat ist leer. Ohne Händlersteine dort kannst du nichts einsetzen und niemanden verdrängen, wie viele auch in der Kasse liegen.
lesson-pieces-1-elsewhere = Hannover-Minden braucht nur noch diesen einen Händler, um voll zu sein.
lesson-pieces-1-income = Einnahmen brauchst du gleich. Verwende erst den Händler, den du hast.
lesson-pieces-2 = Nimm die Aktion Einnahmen: Sie bringt Händlersteine aus der Kasse in den Vorrat. Wie viele, sagt dein Geldbeutel: drei.
lesson-pieces-2-why = Drei Händlersteine sind wieder bereit. Eine Aktion für drei Händlersteine: Jeder auf dem Spielplan kostet also etwa eine Aktion und ein Drittel. Ein besserer Geldbeutel macht das billiger.
lesson-pieces-2-route = Du könntest die Handelsroute jetzt einrichten. Aber dein Vorrat wäre immer noch leer. Nimm zuerst Einnahmen.
lesson-pieces-2-end = Eine Aktion, die du nicht nutzt, ist verloren. Nimm zuerst Einnahmen.
lesson-pieces-3 = Beide Aktionen sind verbraucht. Beende deinen Zug.
lesson-pieces-3-why = Niemand hat dich verdrängt, deine Handelsroute ist noch voll.
lesson-pieces-4 = Richte Hannover-Minden ein und nimm eine Niederlassung in einer der beiden Städte. Achte auf Vorrat und Kasse.
lesson-pieces-4-why = Ein Händler wurde zur Niederlassung. Die beiden anderen gingen in die Kasse, nicht in den Vorrat: Um sie wieder einzusetzen, brauchst du wieder Einnahmen.
lesson-pieces-4-later = Deine volle Handelsroute geht vor: Solange sie steht, kann jemand sie zerstören.
lesson-pieces-4-nothing = Ohne Niederlassung gehen alle drei Händler umsonst in die Kasse zurück. Nimm eine Niederlassung.
lesson-pieces-5 = Nimm noch einmal Einnahmen, und diesmal auch den Großhändler: zwei Händler und einen Großhändler.
lesson-pieces-5-why = Ein Großhändler, der runde Händlerstein, darf überall stehen, wo ein Händler stehen darf. Er nimmt auch runde Niederlassungen, und ihn zu verdrängen ist teurer.
lesson-pieces-5-traders = Drei Händler sind in Ordnung, aber mit einem Großhändler darunter ist es besser: Er kostet nicht mehr und kann mehr.
lesson-pieces-5-fewer = Nimm so viele, wie der Geldbeutel erlaubt: Weniger kosten dieselbe Aktion.
lesson-pieces-6 = Der Kreis ist geschlossen: Kasse, Einnahmen, Vorrat, Spielplan und zurück in die Kasse.
lesson-pieces-6-why = Vom Spielplan kommt nie etwas von selbst in den Vorrat. Nimm Einnahmen, bevor der Vorrat leer ist, und so viel, wie der Geldbeutel erlaubt.

## 3

lesson-abilities-title = Eigenschaften
lesson-abilities-about = Goldene Städte machen dich schneller, reicher und in mehr Städten willkommen.
lesson-abilities-1 = Drei deiner Handelsrouten sind voll. In einer goldenen Stadt darfst du statt einer Niederlassung eine Eigenschaft weiterentwickeln. Richte Göttingen-Quedlinburg ein und entwickle Actiones weiter.
lesson-abilities-1-why = Drei Aktionen statt zwei, für den Rest der Partie, und die neue zählt sofort: Du hast noch zwei. Der Händler, der sie verdeckte, kam in deinen Vorrat. Deshalb wird an fast jedem Tisch zuerst um Göttingen gerungen.
lesson-abilities-1-office = Eine Niederlassung ist hier möglich, aber eine dritte Aktion in jedem Zug ist jetzt mehr wert. Wähle Actiones.
lesson-abilities-1-order = Auch das wäre gut. Entwickle aber zuerst Actiones weiter: Das gibt die Aktion zurück, die es kostet.
lesson-abilities-2 = In Warburg ist eine orange Niederlassung, Nummer II, und dein Privilegium ist noch weiß, Nummer I: Du könntest sie nicht nehmen. Richte Hamburg-Stade ein und entwickle das Privilegium weiter.
lesson-abilities-2-why = Jetzt stehen dir orange Niederlassungen offen. Die weißen werden im Lauf der Partie knapp.
lesson-abilities-2-office = Wähle hier das Privilegium, damit dir orange Niederlassungen offenstehen.
lesson-abilities-2-order = Ohne Privilegium bleibt die Niederlassung in Warburg verschlossen. Entwickle es zuerst weiter.
lesson-abilities-3 = Richte Paderborn-Warburg ein und nimm die orange Niederlassung in Warburg. Ihre Münze ist sofort ein Punkt.
lesson-abilities-3-why = Ein Punkt für die Münze und die Kontrolle über Warburg. Ein Zug, drei Handelsrouten: weil die erste eine Aktion brachte.
lesson-abilities-3-white = Das ginge auch mit einer weißen Niederlassung. Aber Warburg hat eine Münze und steht dir jetzt offen.
lesson-abilities-4 = Die anderen drei: Der Geldbeutel in Lübeck bringt mehr Händlersteine bei Einnahmen. Das Liber Sophiae in Groningen setzt mehr Händlersteine mit einer Aktion um und bringt Großhändler. Die Stadtschlüssel in Halle vervielfachen am Ende dein größtes Netzwerk.
lesson-abilities-4-why = Der erste Schritt von jeder ist billig und lohnt sich früh, außer bei den Stadtschlüsseln: Die haben Zeit. Eine ganze Reihe zählt am Ende 4 Punkte, bei den Stadtschlüsseln nicht.

## 4

lesson-displacing-title = Verdrängen
lesson-displacing-about = Was es kostet und warum es sich lohnt, verdrängt zu werden.
lesson-displacing-1 = Bens Händler steht auf dem mittleren Verbindungspunkt zwischen Dortmund und Paderborn, wo du hinwillst. Wähle ihn und verdränge ihn mit einem Händler.
lesson-displacing-1-why = Das kostete eine Aktion und einen weiteren Händler aus deinem Vorrat, der in deine Kasse ging. Einen Großhändler zu verdrängen kostet zwei.
lesson-displacing-1-merchant = Ein Großhändler kann das auch, ist aber anderswo mehr wert. Ein Händler genügt.
lesson-displacing-1-third = Auch diesen Verbindungspunkt brauchst du, aber verdränge zuerst Bens Händler.
lesson-displacing-1-elsewhere = Bleib bei Dortmund-Paderborn: Bens Händler steht im Weg.
lesson-displacing-2 = Bens Antwort kam sofort: Sein Händler ging auf eine benachbarte Handelsroute, und daneben setzte er einen weiteren direkt aus seiner Kasse ein, ohne Aktion. Das ist seine Entschädigung. Besetze jetzt den letzten Verbindungspunkt zwischen Dortmund und Paderborn.
lesson-displacing-2-why = Deine Handelsroute ist voll, aber Ben hat einen Händler mehr auf dem Spielplan. Verdränge dort, wo es das wert ist.
lesson-displacing-2-elsewhere = Der letzte freie Verbindungspunkt liegt zwischen Dortmund und Paderborn.
lesson-displacing-3 = Beende deinen Zug. Einrichten kannst du die Handelsroute das nächste Mal.
lesson-displacing-3-why = Jetzt bist du Ben im Weg: Dein Händler steht zwischen Hannover und Minden.
lesson-displacing-4 = Ben hat deinen Händler verdrängt. Jetzt entscheidest du, in seinem Zug. Setze ihn auf einen der leuchtenden Verbindungspunkte: Sie liegen auf den nächsten Handelsrouten mit Platz.
lesson-displacing-4-why = Der Händler ist nicht verloren, und du hast seinen neuen Platz gewählt.
lesson-displacing-5 = Und nun deine Entschädigung: Setze einen Händler aus deiner Kasse auf einen leuchtenden Verbindungspunkt. Das kostet nichts.
lesson-displacing-5-why = Ben kostete es eine Aktion und einen Händler als Gebühr. Du hast einen Händler mehr auf dem Spielplan, ohne Einnahmen und ohne Aktion.
lesson-displacing-5-decline = Du darfst verzichten, aber ein Händler umsonst ist kaum je falsch.
lesson-displacing-6 = Im Weg zu stehen lohnt sich also: Stell dich dorthin, wo andere vorbeimüssen, und lass sie zahlen.
lesson-displacing-6-why = Steht dort ein Großhändler, brauchen sie drei Händlersteine, und du bekommst zwei umsonst. Aber wo niemand vorbeiwill, verlierst du nur Zeit.

## 5

lesson-markers-title = Bonusmarker
lesson-markers-about = Nehmen, nutzen und neue auslegen.
lesson-markers-1 = Den runden Marker neben Kampen-Osnabrück bekommt, wer diese Handelsroute einrichtet. Sie gehört dir: Richte sie ein und nimm die Niederlassung in Osnabrück.
lesson-markers-1-why = Der Marker liegt jetzt in deiner Hand. Marker zählen am Ende, genutzt oder nicht: einer einen Punkt, zwei drei, vier sechs.
lesson-markers-1-order = Diese Handelsroute kommt später. Der Marker liegt neben Kampen-Osnabrück.
lesson-markers-1-elsewhere = Eine volle Handelsroute mit Marker richtet man am besten sofort ein, bevor jemand sie zerstört.
lesson-markers-2 = Einen Marker zu nutzen kostet keine Aktion. Wähle den Marker +3 in deiner Hand.
lesson-markers-2-why = Drei weitere Aktionen in diesem Zug. Das ist mehr als ein ganzer Zug.
lesson-markers-2-order = Nutze zuerst den Marker: Die Aktionen kannst du gleich gebrauchen.
lesson-markers-3 = In Minden gehört die weiße Niederlassung Ben, und die nächste ist orange, die darfst du nicht nehmen. Aber du hast den Marker „Zusätzliche Niederlassung“: Richte Hannover-Minden ein und nimm die zusätzliche Niederlassung in Minden.
lesson-markers-3-why = Deine Niederlassung steht links von den gedruckten. Sie zählt für dein Netzwerk und für die Kontrolle, gleich wie dein Privilegium ist.
lesson-markers-3-other-benefit = Das ist möglich, aber probiere diesmal die zusätzliche Niederlassung in Minden.
lesson-markers-4 = Du hast noch drei Aktionen. Fülle die Handelsroute zwischen Bremen und Minden.
lesson-markers-4-why = Fünf Aktionen in einem Zug, dank des Markers.
lesson-markers-4-on = Gut. Besetze auch die anderen Verbindungspunkte von Bremen-Minden.
lesson-markers-4-elsewhere = Zwischen Bremen und Minden sind drei Verbindungspunkte frei, für deine drei Aktionen.
lesson-markers-4-income = Dein Vorrat reicht für diese Handelsroute.
lesson-markers-5 = Beende deinen Zug.
lesson-markers-5-why = Du hast einen Marker genommen, also ziehst du einen neuen für alle und siehst ihn jetzt.
lesson-markers-6 = Lege den neuen Marker an eine leuchtende Handelsroute: eine, die ganz leer ist und noch keinen Marker hat.
lesson-markers-6-why = Lege ihn dorthin, wo du als Erste bist, oder an eine Stadt, die du kontrollierst.
lesson-markers-7 = Marker sind Tempo und Punkte zugleich.
lesson-markers-7-why = Muss ein Marker gezogen werden und ist keiner mehr da, endet die Partie. Jeder genommene bringt das Ende also näher.

## 6

lesson-end-title = Was zählt, und das Ende
lesson-end-about = Ein Netzwerk, Sonderprestige und die letzte Aktion einer Partie.
lesson-end-1 = Spät in der Partie: Du hast 17 Punkte auf der Leiste. Deine Niederlassungen in Hannover und Paderborn sind nicht verbunden. Richte Hannover-Minden ein und nimm die Niederlassung in Minden, das zwischen ihnen liegt.
lesson-end-1-why = Hannover, Minden und Paderborn sind jetzt ein Netzwerk: Jede Niederlassung darin zählt so viele Punkte, wie deine Stadtschlüssel sagen, hier zwei. Und weil du Hannover kontrollierst, brachte die Handelsroute einen Punkt: 18.
lesson-end-1-hannover = Nimm die Niederlassung in Minden: Sie verbindet Hannover und Paderborn.
lesson-end-1-order = Diese Handelsroute wird die Partie beenden. Sammle zuerst, was zählt.
lesson-end-1-other-route = Gut, aber beginne mit Minden: Das verbindet deine Niederlassungen.
lesson-end-2 = In Coellen warten vier Felder auf Großhändler. Richte Coellen-Warburg ein und setze deinen Großhändler auf das Feld für 7 Punkte.
lesson-end-2-why = Sieben Punkte am Ende für einen Großhändler. Die nächsten Felder bringen mehr und brauchen mehr Privilegium.
lesson-end-2-office = Eine Niederlassung in Coellen ist möglich, aber das Feld für 7 Punkte ist mehr wert.
lesson-end-2-order = Diese Handelsroute beendet die Partie. Nimm zuerst die 7 Punkte.
lesson-end-3 = Ein Punkt für Hamburg, das du kontrollierst, und ein Punkt für die Münze in Lübeck: Zusammen sind das 20. Richte Hamburg-Lübeck ein und nimm die Niederlassung in Lübeck.
lesson-end-3-why = Mit der Aktion, durch die jemand 20 Punkte erreicht, ist die Partie vorbei. Sie endet auch, wenn genügend Städte voll besetzt sind oder kein Marker mehr gezogen werden kann. Der Wertungsbogen zeigt, was alles wert war.
lesson-end-3-not-yet = Das ist nur ein Punkt. Die Münze der Niederlassung in Lübeck ist der andere.
lesson-end-3-elsewhere = Du hast alles, was du brauchst: Beende die Partie.
lesson-end-4 = Sieh spät in der Partie vor jeder Handelsroute auf die Seite „Wertung“: Wer würde gewinnen, wenn sie jetzt endete?
lesson-end-4-why = Liegst du vorn, beeil dich. Wenn nicht, lass die Städte der Führenden in Ruhe und zieh die Partie in die Länge. Jetzt kennst du das Spiel: Spiele eine Partie mit Begleitung.

## Further boards and modules

lesson-east-title = Die östliche Hanse
lesson-east-about = Schiffe und dauerhafte Bonusmarker.
lesson-east-1 = Handelsrouten über die See haben Schiffchen, und an Bord gehen nur Großhändler. Setze einen Großhändler auf dem freien Schiffchen zwischen Malmö und Stralsund ein.
lesson-east-1-why = Eine Seehandelsroute braucht also Großhändler, und Großhändler bringt das Liber Sophiae.
lesson-east-1-elsewhere = Das freie Schiffchen liegt zwischen Malmö und Stralsund. Wähle erst den Großhändler in deiner Hand, dann das Schiffchen.
lesson-east-2 = Richte die Handelsroute mit der Niederlassung in Malmö ein. Der Marker, der dort aufgedruckt ist, bleibt immer liegen: Alle, die diese Handelsroute einrichten, dürfen ihn sofort nutzen. Entwickle mit ihm das Privilegium weiter.
lesson-east-2-why = Eine Niederlassung und eine Eigenschaft mit einer Handelsroute. Dauerhafte Bonusmarker behält man nicht: Man nutzt sie sofort oder gar nicht.
lesson-east-2-marker = Nutze jetzt den dauerhaften Bonusmarker: Entwickle das Privilegium weiter.
lesson-east-2-decline = Das verschenkt ihn. Nimm es zurück und entwickle das Privilegium weiter.
lesson-east-3 = Die drei anderen dauerhaften Bonusmarker setzen zwei Händlersteine um, gründen eine Niederlassung in einer grünen Stadt oder lassen zwei Händlersteine auf dem Spielplan.
lesson-east-3-why = Grüne Städte haben keine eigenen Niederlassungen. Nur dieser Marker bringt eine dorthin, oder ein Marker „Zusätzliche Niederlassung“ auf einer Handelsroute, die in der Stadt endet.
