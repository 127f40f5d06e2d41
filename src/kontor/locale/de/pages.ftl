### The few pages of the server itself, which work without scripts. No selectors: the server reads this file with the
### standard library alone.

page-seat-head = Ein Platz wartet auf dich
page-seat-about = Dieser Link ist der Schlüssel zu einem Platz an einem Tisch. Nimm den Platz ein, wenn der Link für dich bestimmt ist.
page-seat-button = In diesem Browser spielen
