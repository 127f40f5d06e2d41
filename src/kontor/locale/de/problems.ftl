### Why a request was refused: one sentence for each code of the server, `offline` where it cannot be reached, and `link`,
### the heading of the server's own page.

problem-link = Dieser Link funktioniert nicht
problem-offline = Der Server ist nicht erreichbar.
problem-fault = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
problem-store = Der Server kann gerade nichts speichern. Versuch es noch einmal.
problem-busy = Der Tisch ändert sich zu schnell. Versuch es noch einmal.
problem-closing = Der Server wird neu gestartet. Versuch es gleich noch einmal.
problem-no-answer = Die Bots haben keine Antwort gefunden. Versuch es noch einmal.
problem-too-slow = Deine Verbindung war dafür zu langsam. Versuch es noch einmal.
problem-too-many = Zu viele Anfragen. Warte ein wenig und versuch es noch einmal.
problem-too-many-bots = An deinen Tischen spielen schon so viele starke Bots wie erlaubt. Warte, bis eine Partie zu Ende ist, oder wähle schwächere Bots.
problem-position = Diese Stellung ist nicht möglich.
problem-too-many-analyses = Für dich werden schon andere Partien analysiert. Warte, bis eine Analyse fertig ist.
problem-not-yours = Diese Analyse hat jemand anderes angefordert.
problem-password = Das ist nicht das Passwort dieses Servers.
problem-banned = Wer diesen Server betreibt, hat dich hier gesperrt.
problem-no-ban = Diese Sperre gibt es nicht.
problem-network = Das ist keine gültige Adresse und kein gültiges Netz, oder das Netz ist zu groß.
problem-no-backup = Diese Datenbank wird mit ihren eigenen Werkzeugen gesichert.
problem-no-club = Dieser Server hat kein Archiv von Partien, keine Rangliste und keine Profile.
problem-no-player = Diesen Namen hat hier niemand registriert.

## Tables and seats

problem-unknown-puzzle = Diese Aufgabe gibt es nicht.
problem-unknown-table = Diesen Tisch gibt es nicht. Der Link ist vielleicht unvollständig oder veraltet: Lass ihn dir noch einmal geben.
problem-damaged = Die gespeicherten Daten dieses Tisches sind beschädigt; er lässt sich nicht öffnen. Sag dem Betreiber des Servers Bescheid.
problem-old-rules = Dieser Tisch verwendet eine Regelfassung, die dieser Server nicht unterstützt.
problem-people = An diesem Tisch spielen andere Menschen mit: Begleitung und Tipps gibt es nur in Partien gegen Bots.
problem-several-seats = Du hast mehrere Plätze: Begleitung und Tipps gibt es nur für einen Platz gegen Bots.
problem-unknown-lesson = Diese Lektion gibt es nicht.
problem-unknown-board = Diesen Spielplan gibt es nicht.
problem-not-drawn = Für diesen Spielplan gibt es keine Zeichnung; spielbar ist er im Terminal und mit Programmen.
problem-option = Diese Einstellungen passen nicht zusammen.
problem-level = Einen Bot dieser Stufe gibt es nicht.
problem-colour = Diese Farbe ist vergeben.
problem-name = Dieser Name lässt sich nicht anzeigen. Verwende sichtbare Zeichen.
problem-no-seat = Du hast hier keinen Platz.
problem-no-spectators = An diesem Tisch darf niemand zusehen.
problem-taken = Jemand war schneller: Dieser Platz ist besetzt.
problem-full = An diesem Tisch ist kein Platz frei.
problem-free-seats = Es sind noch Plätze frei. Warte auf Mitspieler oder besetze die Plätze mit Bots.
problem-invite = Dieser Platz braucht eine gültige Einladung: Öffne ihren Link.
problem-token = Dieser Link ist nicht mehr gültig. Bitte um einen neuen.
problem-not-away = Nur wer die anderen lange genug warten lässt, kann ersetzt werden.
problem-your-turn = Du bist am Zug: Spiel ihn. Danach kannst du den nächsten planen.
problem-order = Diese Anweisung nennt etwas, das es auf diesem Spielplan nicht gibt.
problem-no-clock = An diesem Tisch wird ohne Uhren gespielt.
problem-vacation = So viele Urlaubstage hast du nicht mehr.
problem-clock = Diese Bedenkzeit ist nicht möglich.
problem-replaced = Du warst so lange weg, dass jemand anders deinen Platz hat.
problem-bot-only = Der Gastgeber war zu lange weg: Auf seinem Platz darf nur ein Bot spielen.
problem-no-line = Diese Zeile gibt es im Chat nicht.
problem-own-key = Den benutzt du gerade selbst. Wenn du den Platz aufgeben willst, verlass ihn.
problem-no-key = Dieser Eintrag gehört nicht mehr zu deinem Platz.
problem-which-seat = Du hast mehrere Plätze. Gib an, welchen du meinst.
problem-not-host = Das darf nur der Gastgeber.
problem-seated = Du hast in dieser Partie schon einen Platz. Ein zweiter würde dir zeigen, was du nicht sehen darfst.

## The game

problem-lobby = Die Partie hat noch nicht begonnen.
problem-started = Die Partie hat schon begonnen.
problem-running = Die Partie ist noch nicht zu Ende.
problem-over = Diese Partie ist zu Ende.
problem-aborted = Diese Partie wurde ohne Ergebnis beendet.
problem-stale = Inzwischen ist etwas geschehen. So sieht der Tisch jetzt aus.
problem-not-your-decision = Gerade entscheidet jemand anders.
problem-bot-decides = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
problem-illegal = Das erlauben die Regeln jetzt nicht.
problem-notation = Diese Entscheidung gibt es in dieser Partie nicht.
problem-barrier = Das kannst du nicht allein zurücknehmen, aber du kannst die anderen fragen.
problem-asked = An diesem Tisch ist noch eine andere Frage offen.
problem-nothing-asked = An diesem Tisch ist keine Frage offen.
problem-own-question = Deine Frage müssen die anderen beantworten.
problem-answered = Du hast schon geantwortet.
problem-chat = Es gibt nichts zu senden.
problem-imported = Die Partie wurde anderswo gespielt: Niemand sitzt an diesem Tisch.
problem-record = Das ist keine vollständige Aufzeichnung: Zeile { $line }, { $why }
problem-full-log = Der Verlauf dieses Tisches ist voll: Ihr könnt nur noch weiterspielen, gehen oder die Partie beenden.
problem-device = Dieses Gerät ist hier nicht bekannt. Lade die Seite neu.
problem-no-way = Auf diesem Weg wirst du nicht mehr benachrichtigt.
problem-too-many-ways = Mehr Wege für Benachrichtigungen gehen nicht: Entferne zuerst einen davon.
problem-no-notices = Dieser Server verschickt keine Benachrichtigungen.
problem-no-mail = Dieser Server verschickt keine Mails.
problem-address = An diese Adresse kann nichts geschickt werden.
problem-zone = Der Server kennt diese Zeitzone nicht.
problem-code = Das ist nicht der verschickte Code, oder er wurde zu oft falsch eingegeben.
problem-not-confirmed = Gib zuerst den Code ein, der an diese Adresse ging.
problem-name-taken = Dieser Name gehört auf diesem Server jemand anderem. Wähle einen anderen.
problem-name-reserved = Dieser Name ist für Bots reserviert. Wähle einen anderen.
problem-name-mixed = Dieser Name enthält Buchstaben aus mehreren Alphabeten. Verwende nur eines.
problem-bring = Dieser Browser hat schon eigene Plätze. Sie gingen an die Person über, von der dieser Link ist.
problem-not-here = Dieser Browser hat deine Plätze noch nicht. Lade die Seite neu.
problem-words = Diese Wörter können nicht stimmen: Eines ist falsch geschrieben, fehlt oder steht an falscher Stelle.
problem-pass = Dieser Link, diese Datei oder diese Wörter gelten nicht mehr. Erzeuge auf deinem anderen Gerät neue.
problem-too-many-devices = Mehr Geräte gehen nicht: Entferne zuerst eines davon.
problem-no-device = Dieses Gerät gehört nicht mehr dir.
problem-own-device = Dieses Gerät benutzt du gerade. Entferne es von einem anderen aus.
problem-not-welcome = An diesem Tisch kannst du nicht Platz nehmen.
problem-no-rematch = Diese Spieler können nicht zusammen weiterspielen: Eröffne einen neuen Tisch.
problem-yourself = Das ist dein eigener Platz.
problem-nobody = Hier sitzt niemand, der stummgeschaltet oder blockiert werden könnte.
problem-too-many-shunned = Mehr Leute lassen sich nicht stummschalten oder blockieren.
problem-no-shunned = Diese Person ist nicht mehr stummgeschaltet oder blockiert.

## Requests that none of our pages should send

problem-invalid = Diese Seite ist veraltet. Lade sie neu.
problem-not-json = Diese Seite ist veraltet. Lade sie neu.
problem-wrong-type = Diese Seite ist veraltet. Lade sie neu.
problem-wrong-method = Diese Seite ist veraltet. Lade sie neu.
problem-unknown-path = Was diese Seite angefragt hat, gibt es auf dem Server nicht. Lade sie neu.
problem-refused = Der Server hat das abgelehnt.
problem-too-large = Das ist zu viel auf einmal.
problem-wrong-host = Auf diesen Namen antwortet der Server nicht. Öffne ihn über seine IP-Adresse, oder starte ihn mit --public-url und diesem Namen.
problem-wrong-origin = Das dürfen Seiten anderer Websites nicht.
