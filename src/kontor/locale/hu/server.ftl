### Amit a szerver üzemeltetője mindenkinek mond, és amit kér, mielőtt valaki továbbmegy.

public-imprint = Impresszum
public-terms = Felhasználási feltételek
public-privacy = Adatvédelem
public-pages = Erről a szerverről
public-announcement = Közlemény
public-news = Hírek erről a szerverről
public-close = Közlemény bezárása
demand-warned = Figyelmeztetés
    .about = A szerver üzemeltetője figyelmeztet:
    .done = Elolvastam
demand-work = Egy pillanat
    .about = Az első asztalod előtt a szerver megoldat a böngésződdel egy kis számítási feladatot, hogy egyetlen program se hozhasson létre több ezer asztalt. Ez néhány másodperc, és csak egyszer kell.
    .share = A feladat valószínűleg megoldott része
