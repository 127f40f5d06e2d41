### Dla osoby prowadzącej serwer.

operator = Prowadzenie serwera
operator-secret = Hasło operatora
    .about = Ta strona jest dla osoby prowadzącej serwer. Na serwerze polecenie „{ $command }” wypisuje link, który ją otwiera; możesz też wpisać tutaj hasło. Działa do ponownego wczytania strony.
operator-secret-wrong = To nie jest hasło operatora tego serwera.
operator-enter = Zaloguj się
operator-load-running = Trwające gry
    .about = czekające na graczy: { $lobby }, zakończone: { $over }
operator-load-connections = Połączenia
    .about = { $count ->
        [one] { $count } zapytanie w toku
        [few] { $count } zapytania w toku
        [many] { $count } zapytań w toku
       *[other] { $count } zapytania w toku
    }
operator-load-queue = Czeka na boty
    .about = Stoły, przy których decydują boty: { $tables }; procesy: { $count }
operator-load-store = Baza danych, MB
    .about = { $store }; uszkodzone stoły: { $damaged }
operator-load-free = { $free } GB wolnego miejsca na dysku
operator-load-workers = Maszyny dla botów
    .about = Zajęte procesy silnych botów na serwerach i tych maszynach: { $busy } z { $processes }
operator-load-processes = Procesy
    .about = Wersja { $version }, działa od { $hours } godz.
operator-tables = { $count ->
    [0] Otwarte stoły
    [one] { $count } otwarty stół
    [few] { $count } otwarte stoły
    [many] { $count } otwartych stołów
   *[other] { $count } otwartego stołu
}
operator-no-tables = Nie ma otwartych stołów.
operator-tables-over = { $count ->
    [0] Zakończone gry
    [one] { $count } zakończona gra
    [few] { $count } zakończone gry
    [many] { $count } zakończonych gier
   *[other] { $count } zakończonej gry
}
operator-which = Które stoły
operator-open = Otwarte
operator-over = Zakończone
operator-no-tables-over = Żadna gra jeszcze się nie skończyła.
operator-status-lobby = Poczekalnia
operator-status-running = W toku
operator-status-over = Zakończona
operator-status-aborted = Przerwana
operator-public = publiczny
operator-private = prywatny
operator-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}
operator-maker = założyciel { $maker }
operator-record = Zapis gry
operator-end = Zakończ
operator-end-sure = Zakończyć grę przy stole { $table } bez wyniku?
operator-delete = Usuń
operator-delete-sure = Usunąć stół { $table } na zawsze?
    .about = Zniknie wszystko, co o nim zapisano: gra, czat, analiza i miejsce w archiwum. Tego nie można cofnąć.
operator-imported = z zapisu gry
operator-ban = Zablokuj
operator-ban-maker = Zablokuj założyciela
operator-ban-player = Zablokuj: { $name }
operator-ban-maker-sure = Zablokować założyciela { $maker } (stół { $table })?
operator-ban-player-sure = Zablokować gracza { $name }, miejsce { $seat } przy stole { $table }?
operator-at-table = Przy tym stole: { $names }.
operator-cancel = Anuluj
operator-unban = Zdejmij blokadę
operator-bans = Blokady
    .about = Zablokowana osoba nie może tu niczego czytać ani grać. Blokada gracza dotyczy przeglądarek tego miejsca i imienia; jeśli ktoś zaczyna od nowa w innej przeglądarce, potrzebna jest blokada sieci.
operator-network = Adres lub sieć
operator-note = Notatka
operator-banned-network = Sieć
operator-banned-maker = Założyciel stołu
operator-banned-player = Gracz
operator-no-bans = Nikt nie jest zablokowany.
operator-backup = Utwórz kopię zapasową
operator-backup-done = { $count ->
    [one] Skopiowano { $count } stół
    [few] Skopiowano { $count } stoły
    [many] Skopiowano { $count } stołów
   *[other] Skopiowano { $count } stołu
} do pliku { $file } w folderze bazy danych.
operator-reports = Zgłoszenia
operator-no-reports = Żadne zgłoszenie nie czeka.
operator-report-player = O graczu
operator-report-removed = Wiersz został usunięty.
operator-report-reason = Powód: { $reason }
operator-report-done = Załatwione
operator-report-drop = Załatwione: zgłoszenie o { $name }
operator-person = Interwencja: { $name }
    .where = Miejsce { $seat } przy stole { $table }
operator-act = Interweniuj
operator-remove = Usuń wiersz
operator-new-name = Nowe imię
operator-rename = Zmień imię
operator-warning = Ostrzeżenie
    .about = Gracz może tu działać dalej dopiero po przeczytaniu. Pokazuje się raz.
operator-warn = Ostrzeż
operator-ban-sure = Gracz nie będzie mógł tu czytać, grać ani pisać, a jego imienia nikt nie przyjmie.
operator-done = Gotowe.
operator-banned-warning = Ostrzeżenie, jeszcze nieprzeczytane
operator-withdraw = Wycofaj
operator-acts = Co zrobiono
    .about = Wszystkie zmiany wprowadzone tym hasłem w ostatnim roku, od najnowszej.
operator-no-acts = Jeszcze nic.
