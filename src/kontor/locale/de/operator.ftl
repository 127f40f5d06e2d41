### Für alle, die den Server betreiben.

operator = Betrieb dieses Servers
operator-secret = Geheimnis
    .about = Diese Seite ist für alle, die den Server betreiben. Auf dem Server gibt „{ $command }“ einen Link aus, der sie öffnet; oder gib das Geheimnis hier ein. Es gilt, bis du die Seite neu lädst.
operator-secret-wrong = Das ist nicht das Geheimnis dieses Servers.
operator-enter = Anmelden
operator-load-running = Laufende Partien
    .about = { $lobby } warten auf Mitspieler, { $over } sind zu Ende
operator-load-connections = Verbindungen
    .about = { $count ->
        [one] eine Anfrage in Arbeit
       *[other] { $count } Anfragen in Arbeit
    }
operator-load-queue = Warten auf Bots
    .about = Bots entscheiden an { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    } in { $count ->
        [one] einem Prozess
       *[other] { $count } Prozessen
    }
operator-load-store = Datenbank, MB
    .about = { $store }; beschädigte Tische: { $damaged }
operator-load-free = { $free } GB frei auf der Platte
operator-load-workers = Worker
    .about = Starke Bots denken gerade in { $busy } von { $processes } Prozessen auf Servern und Workern
operator-load-processes = Prozesse
    .about = Version { $version }, läuft seit { $hours } Std.
operator-tables = { $count ->
    [0] Offene Tische
    [one] Ein offener Tisch
   *[other] { $count } offene Tische
}
operator-no-tables = Kein Tisch ist offen.
operator-tables-over = { $count ->
    [0] Beendete Partien
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
operator-which = Welche Tische
operator-open = Offen
operator-over = Beendet
operator-no-tables-over = Noch ist keine Partie zu Ende.
operator-status-lobby = Lobby
operator-status-running = Läuft
operator-status-over = Zu Ende
operator-status-aborted = Abgebrochen
operator-public = öffentlich
operator-private = privat
operator-decisions = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
operator-maker = Ersteller { $maker }
operator-record = Aufzeichnung
operator-end = Beenden
operator-end-sure = Tisch { $table } ohne Ergebnis beenden?
operator-delete = Löschen
operator-delete-sure = Tisch { $table } für immer löschen?
    .about = Alles geht verloren, was von ihm gespeichert ist: Partie, Chat, Analyse und Platz im Archiv. Das lässt sich nicht rückgängig machen.
operator-imported = aus einer Aufzeichnung
operator-ban = Sperren
operator-ban-maker = Ersteller sperren
operator-ban-player = { $name } sperren
operator-ban-maker-sure = Ersteller { $maker } sperren, der Tisch { $table } erstellt hat?
operator-ban-player-sure = { $name }, Platz { $seat } an Tisch { $table }, sperren?
operator-at-table = An diesem Tisch: { $names }.
operator-cancel = Abbrechen
operator-unban = Sperre aufheben
operator-bans = Sperren
    .about = Wer gesperrt ist, kann hier nichts mehr lesen und nicht mehr spielen. Die Sperre eines Spielers gilt für die Browser des Platzes und für den Namen; gegen einen Neuanfang mit einem anderen Browser hilft die Sperre des Netzes.
operator-network = Adresse oder Netz
operator-note = Notiz
operator-banned-network = Netz
operator-banned-maker = Ersteller eines Tisches
operator-banned-player = Spieler
operator-no-bans = Niemand ist gesperrt.
operator-backup = Sicherung anlegen
operator-backup-done = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
} nach { $file } kopiert, im Ordner der Datenbank.
operator-reports = Meldungen
operator-no-reports = Keine Meldung wartet.
operator-report-player = Über den Spieler
operator-report-removed = Die Zeile wurde entfernt.
operator-report-reason = Grund: { $reason }
operator-report-done = Erledigt
operator-report-drop = Erledigt: Meldung über { $name }
operator-person = Eingreifen: { $name }
    .where = Platz { $seat } an Tisch { $table }
operator-act = Eingreifen
operator-remove = Zeile entfernen
operator-new-name = Neuer Name
operator-rename = Umbenennen
operator-warning = Verwarnung
    .about = Erst wenn sie gelesen ist, geht es für den Spieler hier weiter. Sie wird einmal gezeigt.
operator-warn = Verwarnen
operator-ban-sure = Der Spieler kann hier nicht mehr lesen, spielen oder schreiben, und niemand kann den Namen annehmen.
operator-done = Erledigt.
operator-banned-warning = Verwarnung, noch nicht gelesen
operator-withdraw = Zurücknehmen
operator-acts = Was getan wurde
    .about = Alles, was im letzten Jahr mit diesem Geheimnis geändert wurde, das Neueste zuerst.
operator-no-acts = Noch nichts.
