### Egy oldal helyett: miért nem lehet megmutatni.

notice-unknown-page = Itt nincs semmi
    .about = Lehet, hogy elírtad a címet. A kezdőlapról mindent elérsz.
notice-unknown-puzzle = Nincs ilyen feladvány
    .about = Lehet, hogy hibás a link.
notice-unknown-lesson = Nincs ilyen lecke
    .about = Lehet, hogy hibás a link. Minden lecke a „Tanulás” oldalon van.
notice-unknown-table = Nincs ilyen asztal
    .about = Lehet, hogy hibás a link, vagy az asztalt már törölték erről a szerverről.
notice-closed-table = Ezt az asztalt bezárták
    .about = A házigazda a játék kezdete előtt bezárta.
notice-not-drawn = Ehhez a térképhez nincs rajz
    .about = A játék folyik, de a böngésző nem tudja megmutatni. A terminálban és programokkal játszható.
notice-no-spectators = Ezt az asztalt nézők nem láthatják
    .about = Csak a játékosok látják ezt a játékot. Ha van helyed, nyisd meg a helyed linkjét ezen az eszközön.
notice-no-seat = Ez nem a te helyed
    .about = Ha mégis, nyisd meg a helyed linkjét ezen az eszközön.
notice-invite = Ez a meghívó nem működik
    .about = Lehet, hogy hiányos a link, vagy már van újabb. Kérd meg azt, aki meghívott, hogy küldje el újra.
notice-offline = A szerver nem érhető el
    .about = Semmi sem vész el: a játékot minden döntés után mentjük. A Kontor tovább próbálkozik.
notice-fault = Valami hiba történt
    .about = Próbáld újra egy pillanat múlva.
