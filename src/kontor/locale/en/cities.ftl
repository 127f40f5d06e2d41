### Cities that people call otherwise than the board does: its name, the usual one, and further forms to be found by.

city-names =
    Allenstein, Olsztyn;
    Arnheim, Arnhem;
    Belgard, Białogard;
    Berlin-Cölln, Berlin;
    Braunsberg, Braniewo;
    Breslau, Wrocław;
    Brunswiek, Brunswick, Braunschweig;
    Coellen, Cologne;
    Conway, Conwy;
    Danzig, Gdańsk;
    Elbing, Elbląg;
    Frankfurt, Frankfurt (Oder);
    Hannover, Hanover;
    Königsberg, Kaliningrad;
    Krakau, Kraków, Cracow;
    Kulm, Chełmno;
    Stettin, Szczecin;
    Thorn, Toruń
