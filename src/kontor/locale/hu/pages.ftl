### The few pages of the server itself, which work without scripts.

page-about = A Hansa Teutonica társasjáték barátokkal és botokkal
page-seat-head = Egy hely rád vár
page-seat-about = Ez a link egy asztalnál lévő hely kulcsa. Foglald el a helyet, ha neked küldték a linket, vagy ha a tiéd.
page-seat-button = Játék ebben a böngészőben
page-home = Vissza a kezdőlapra
page-scripts-head = A Kontorhoz JavaScript kell
page-scripts-about = A játék a böngésződben fut. Engedélyezd a szkripteket ezen a webhelyen, és töltsd be újra az oldalt. A szabályok nélkülük is olvashatók parancssorból: ./kontor rules.
page-stop-head = Ne jöjjön több levél?
page-stop-about = A Kontor nem küld többé levelet erre a címre, ha egy játék vár.
page-stop-button = Levelek leállítása
page-stopped = Erre a címre nem megy több levél.
