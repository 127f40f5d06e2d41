### Co osoba prowadząca serwer mówi wszystkim i czego wymaga, zanim można przejść dalej.

public-imprint = Dane operatora
public-terms = Regulamin
public-privacy = Prywatność
public-pages = O tym serwerze
public-announcement = Ogłoszenie
public-news = Wiadomości o tym serwerze
public-close = Zamknij ogłoszenie
demand-warned = Ostrzeżenie
    .about = Osoba prowadząca ten serwer ostrzega cię:
    .done = Przeczytałem(-am)
demand-work = Chwileczkę
    .about = Przed twoim pierwszym stołem ten serwer daje przeglądarce małe zadanie obliczeniowe, żeby żaden program nie tworzył tysięcy stołów. Trwa to kilka sekund i zdarza się tylko raz.
    .share = Prawdopodobnie wykonana część zadania
