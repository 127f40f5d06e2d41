### Statt einer Seite: warum sie nicht gezeigt werden kann.

notice-unknown-page = Hier ist nichts
    .about = Vielleicht hat die Adresse einen Tippfehler. Von der Startseite aus erreichst du alles.
notice-unknown-puzzle = Diese Aufgabe gibt es nicht
    .about = Vielleicht hat der Link einen Tippfehler.
notice-unknown-lesson = Diese Lektion gibt es nicht
    .about = Vielleicht hat der Link einen Tippfehler. Alle Lektionen findest du unter „Lernen“.
notice-unknown-table = Diesen Tisch gibt es nicht
    .about = Vielleicht hat der Link einen Tippfehler, oder der Tisch wurde von diesem Server entfernt.
notice-closed-table = Dieser Tisch wurde geschlossen
    .about = Der Gastgeber hat ihn geschlossen, bevor die Partie begann.
notice-not-drawn = Für diesen Spielplan gibt es keine Zeichnung
    .about = Die Partie läuft, aber der Browser kann sie nicht anzeigen. Spielbar ist sie im Terminal und mit Programmen.
notice-no-spectators = An diesem Tisch darf niemand zusehen
    .about = Nur wer mitspielt, sieht diese Partie. Wenn du einen Platz hast, öffne seinen Link auf diesem Gerät.
notice-no-seat = Das ist nicht dein Platz
    .about = Falls doch: Öffne den Link deines Platzes auf diesem Gerät.
notice-invite = Diese Einladung funktioniert nicht
    .about = Vielleicht ist der Link unvollständig, oder es gibt einen neueren. Bitte die Person, die dich eingeladen hat, ihn noch einmal zu schicken.
notice-offline = Der Server ist nicht erreichbar
    .about = Nichts ist verloren: Partien werden nach jeder Entscheidung gespeichert. Kontor versucht es weiter.
notice-fault = Etwas ist schiefgegangen
    .about = Versuch es gleich noch einmal.
