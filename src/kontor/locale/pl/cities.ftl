# Cities that people call otherwise than the board does: its name, the usual one, and further forms to be found by.

city-names =
    Allenstein, Olsztyn, Olsztyna, Olsztynie;
    Arnheim, Arnhem;
    Belgard, Białogard;
    Berlin-Cölln, Berlin;
    Braunsberg, Braniewo, Braniewa, Braniewie;
    Bremen, Brema, Bremy, Bremie, Bremę;
    Breslau, Wrocław;
    Brunswiek, Brunszwik;
    Coellen, Kolonia, Kolonii, Kolonię;
    Conway, Conwy;
    Danzig, Gdańsk;
    Dresden, Drezno, Drezna, Dreźnie;
    Edinburgh, Edynburg;
    Elbing, Elbląg;
    Frankfurt, Frankfurt nad Odrą;
    Göttingen, Getynga, Getyngi, Getyndze, Getyngę;
    Hannover, Hanower;
    Isle of Man, Wyspa Man;
    Königsberg, Królewiec, Królewca, Królewcu;
    Krakau, Kraków, Krakowa, Krakowie;
    Kulm, Chełmno, Chełmna, Chełmnie;
    London, Londyn;
    Lübeck, Lubeka, Lubeki, Lubece, Lubekę;
    Oxford, Oksford;
    Stettin, Szczecin;
    Thorn, Toruń, Torunia, Toruniu;
    Wittenberg, Wittenberga
