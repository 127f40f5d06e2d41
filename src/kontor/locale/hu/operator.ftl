### A szerver üzemeltetőjének.

operator = A szerver üzemeltetése
operator-secret = Titkos kulcs
    .about = Ez az oldal a szerver üzemeltetőjének szól. A szerveren a „{ $command }” parancs kiír egy linket, amely megnyitja; vagy add meg itt a titkos kulcsot. Az oldal újratöltéséig érvényes.
operator-secret-wrong = Ez nem a szerver titkos kulcsa.
operator-enter = Bejelentkezés
operator-load-running = Folyamatban lévő játszmák
    .about = játékosokra vár: { $lobby }, befejezett: { $over }
operator-load-connections = Kapcsolatok
    .about = { $count ->
        [one] { $count } kérés folyamatban
       *[other] { $count } kérés folyamatban
    }
operator-load-queue = Botokra vár
    .about = Asztalok, ahol botok döntenek: { $tables }; folyamatok: { $count }
operator-load-store = Adatbázis, MB
    .about = { $store }; sérült asztalok: { $damaged }
operator-load-free = { $free } GB szabad hely a lemezen
operator-load-workers = Gépek a botoknak
    .about = Az erős botok foglalt folyamatai a szervereken és ezeken a gépeken: { $busy } / { $processes }
operator-load-processes = Folyamatok
    .about = Verzió: { $version }, { $hours } órája fut
operator-tables = { $count ->
    [0] Nyitott asztalok
    [one] { $count } nyitott asztal
   *[other] { $count } nyitott asztal
}
operator-no-tables = Nincs nyitott asztal.
operator-tables-over = { $count ->
    [0] Befejezett játszmák
    [one] { $count } befejezett játszma
   *[other] { $count } befejezett játszma
}
operator-which = Mely asztalok
operator-open = Nyitott
operator-over = Befejezett
operator-no-tables-over = Még egy játszma sem ért véget.
operator-status-lobby = Váróterem
operator-status-running = Folyamatban
operator-status-over = Befejezett
operator-status-aborted = Megszakított
operator-public = nyilvános
operator-private = zárt
operator-decisions = { $count } döntés
operator-maker = létrehozó: { $maker }
operator-record = Feljegyzés
operator-end = Befejezés
operator-end-sure = Befejezed eredmény nélkül ezt az asztalt: { $table }?
operator-delete = Törlés
operator-delete-sure = Végleg törlöd ezt az asztalt: { $table }?
    .about = Minden elvész, ami róla tárolva van: játszma, csevegés, elemzés és a helye az archívumban. Ez nem vonható vissza.
operator-imported = feljegyzésből
operator-ban = Kitiltás
operator-ban-maker = Létrehozó kitiltása
operator-ban-player = Kitiltás: { $name }
operator-ban-maker-sure = Kitiltod a létrehozót: { $maker }, asztal: { $table }?
operator-ban-player-sure = Kitiltod ezt a játékost: { $name }, { $seat }. hely, asztal: { $table }?
operator-at-table = Ennél az asztalnál: { $names }.
operator-cancel = Mégse
operator-unban = Kitiltás feloldása
operator-bans = Kitiltások
    .about = Aki ki van tiltva, itt már nem olvashat és nem játszhat. Egy játékos kitiltása a hely böngészőire és a névre vonatkozik; ha valaki más böngészővel újra kezdi, a hálózatát kell kitiltani.
operator-network = Cím vagy hálózat
operator-note = Megjegyzés
operator-banned-network = Hálózat
operator-banned-maker = Asztal létrehozója
operator-banned-player = Játékos
operator-no-bans = Senki sincs kitiltva.
operator-backup = Biztonsági mentés
operator-backup-done = { $count ->
    [one] { $count } asztal átmásolva
   *[other] { $count } asztal átmásolva
} ide: { $file }, az adatbázis mappájában.
operator-reports = Jelentések
operator-no-reports = Nem vár jelentés.
operator-report-player = A játékosról
operator-report-removed = A sort eltávolították.
operator-report-reason = Ok: { $reason }
operator-report-done = Kész
operator-report-drop = Kész: jelentés róla: { $name }
operator-person = Intézkedés: { $name }
    .where = { $seat }. hely, asztal: { $table }
operator-act = Intézkedés
operator-remove = Sor eltávolítása
operator-new-name = Új név
operator-rename = Átnevezés
operator-warning = Figyelmeztetés
    .about = A játékos csak azután folytathatja itt, hogy elolvasta. Egyszer jelenik meg.
operator-warn = Figyelmeztetés
operator-ban-sure = A játékos itt többé nem olvashat, nem játszhat és nem írhat, és a nevét senki sem veheti fel.
operator-done = Kész.
operator-banned-warning = Figyelmeztetés, még olvasatlan
operator-withdraw = Visszavonás
operator-acts = Mi történt
    .about = Minden, amit ezzel a kulccsal az elmúlt évben megváltoztattak, a legújabb elöl.
operator-no-acts = Még semmi.
