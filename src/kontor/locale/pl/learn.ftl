### Where people learn the game.

learn-title = Nauka gry
learn-lessons = Lekcje
learn-lessons-about = Sześć lekcji uczy całej gry: robisz coś, widzisz, co się zmienia, i czytasz, dlaczego to ważne.
learn-coached = Pierwsza gra z trenerem
learn-coached-about = Ty przeciw dwóm łatwym botom. Przy każdej decyzji trener podsuwa do trzech pomysłów, mówi, co dają i co mogą potem zrobić inni. Wyciszysz go jednym kliknięciem.
learn-coached-play = Graj z trenerem
learn-further = Inne plansze i moduły
learn-rooms = Więcej do nauki
learn-done = Ukończona
learn-begun = Krok { $number } z { $count }
learn-room-puzzles = Zadania
    .about = Jedna decyzja albo tura, która jest wyraźnie najlepsza, i dlaczego inne są gorsze. Codziennie nowe zadanie.
learn-room-guide = Poradnik
    .about = Do czego służą zdolności, żetony i miasta i jak korzystają z nich zwycięzcy.
learn-room-how = Jak się gra
    .about = Cała gra na jednej stronie, w obrazkach.
learn-room-rules = Zasady
    .about = Krótka instrukcja z obrazkami i każda zasada z osobna, na wypadek sporów. Do czytania, szukania i druku.
learn-room-study = Plansza do analizy
    .about = Dowolna pozycja, posunięcia wszystkich i co sądzą o nich boty.
