# Orte, die man heute anders nennt als auf dem Spielplan: der Name dort, dann der übliche; durch Semikolon getrennt.

city-names =
    Berlin-Cölln, Berlin;
    Brunswiek, Braunschweig;
    Coellen, Köln;
    Conway, Conwy;
    Frankfurt, Frankfurt (Oder);
    Isle of Man, Insel Man
