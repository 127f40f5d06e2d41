### Was der Betreiber eines Servers allen sagt, und was er verlangt, bevor es weitergeht.

public-imprint = Impressum
public-terms = Nutzungsbedingungen
public-privacy = Datenschutz
public-pages = Über diesen Server
public-announcement = Mitteilung
public-news = Neues über diesen Server
public-close = Mitteilung schließen
demand-warned = Eine Verwarnung
    .about = Wer diesen Server betreibt, verwarnt dich:
    .done = Ich habe das gelesen
demand-work = Einen Moment
    .about = Vor deinem ersten Tisch lässt dieser Server deinen Browser eine kleine Rechenaufgabe lösen, damit kein Programm Tausende Tische erstellt. Das dauert einige Sekunden und ist nur einmal nötig.
    .share = Wie viel von der Aufgabe wahrscheinlich gelöst ist
