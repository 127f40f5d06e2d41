# Cities that people call otherwise than the board does: its name, the usual one, and further forms to be found by.

city-names =
    Allenstein, Olsztyn;
    Arnheim, Arnhem;
    Belgard, Białogard;
    Berlin-Cölln, Berlin;
    Braunsberg, Braniewo;
    Breslau, Boroszló, Wrocław;
    Brunswiek, Braunschweig;
    Coellen, Köln;
    Conway, Conwy;
    Danzig, Gdańsk, Dancka;
    Dresden, Drezda;
    Elbing, Elbląg;
    Isle of Man, Man szigete;
    Königsberg, Kalinyingrád;
    Krakau, Krakkó;
    Kulm, Chełmno;
    Stettin, Szczecin;
    Thorn, Toruń
