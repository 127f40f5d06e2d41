### The few pages of the server itself, which work without scripts.

page-about = Das Brettspiel Hansa Teutonica, mit Freunden und Bots
page-seat-head = Ein Platz wartet auf dich
page-seat-about = Dieser Link ist der Schlüssel zu einem Platz an einem Tisch. Nimm den Platz ein, wenn der Link für dich bestimmt ist.
page-seat-button = In diesem Browser spielen
page-home = Zur Startseite
page-scripts-head = Kontor braucht JavaScript
page-scripts-about = Das Spiel läuft in deinem Browser. Erlaube Skripte für diese Seite und lade sie neu. Die Regeln kannst du auch ohne Skripte in der Kommandozeile lesen: ./kontor rules.
page-stop-head = Keine Mails mehr?
page-stop-about = Kontor schickt dann keine Mails mehr an diese Adresse, wenn eine Partie wartet.
page-stop-button = Diese Mails beenden
page-stopped = An diese Adresse geht keine Mail mehr.
