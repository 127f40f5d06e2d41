### Zamiast strony: dlaczego nie można jej pokazać.

notice-unknown-page = Nic tu nie ma
    .about = Może w adresie jest literówka. Ze strony głównej dojdziesz wszędzie.
notice-unknown-puzzle = Nie ma takiego zadania
    .about = Może w linku jest literówka.
notice-unknown-lesson = Nie ma takiej lekcji
    .about = Może w linku jest literówka. Wszystkie lekcje są na stronie „Nauka”.
notice-unknown-table = Nie ma takiego stołu
    .about = Może w linku jest literówka albo stół usunięto z tego serwera.
notice-closed-table = Ten stół zamknięto
    .about = Gospodarz zamknął go, zanim gra się zaczęła.
notice-not-drawn = Ta plansza nie ma rysunku
    .about = Gra trwa, ale przeglądarka nie może jej pokazać. Grać można w terminalu i przez programy.
notice-no-spectators = Ten stół jest zamknięty dla widzów
    .about = Tę grę widzą tylko gracze. Jeśli masz miejsce, otwórz jego link na tym urządzeniu.
notice-no-seat = To nie jest twoje miejsce
    .about = Jeśli jednak jest, otwórz jego link na tym urządzeniu.
notice-invite = To zaproszenie nie działa
    .about = Może link jest niepełny albo jest już nowszy. Poproś osobę, od której go masz, o ponowne przesłanie.
notice-offline = Nie można połączyć się z serwerem
    .about = Nic nie przepadło: gry są zapisywane po każdej decyzji. Kontor wciąż próbuje.
notice-fault = Coś poszło nie tak
    .about = Spróbuj ponownie za chwilę.
