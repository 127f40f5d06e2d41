### The few pages of the server itself, which work without scripts.

page-about = Gra planszowa Hansa Teutonica, ze znajomymi i z botami
page-seat-head = Czeka na ciebie miejsce
page-seat-about = Ten link to klucz do miejsca przy stole. Zajmij je, jeśli to do ciebie wysłano link albo jeśli to twoje miejsce.
page-seat-button = Graj w tej przeglądarce
page-home = Na stronę główną
page-scripts-head = Kontor wymaga JavaScriptu
page-scripts-about = Gra działa w twojej przeglądarce. Zezwól tej witrynie na skrypty i wczytaj stronę ponownie. Zasady można bez nich przeczytać w wierszu poleceń: ./kontor rules.
page-stop-head = Koniec wiadomości?
page-stop-about = Kontor nie będzie już wysyłać na ten adres wiadomości, gdy gra czeka.
page-stop-button = Nie wysyłaj więcej
page-stopped = Na ten adres nie przyjdą już wiadomości.
