### The screens around the game: home, new game, notices.

## Everywhere

nav = Oldalak
nav-play = Játék
nav-new = Új játék
nav-learn = Tanulás
nav-puzzles = Feladványok
nav-guide = Kalauz
nav-games = Játszmáim
go-home = Vissza a kezdőlapra
bot-names = Wulf, Tilda, Gerwin, Aleke, Hinrik, Mette, Bruno, Gesa, Tideke, Kunne, Arnd, Wiebke

## Settings

theme-to-light = Világos téma
theme-to-dark = Sötét téma

## Home

home-title = Kezdődhet a játék.
home-new = Új vagy a játékban? Csak kezdd el: az asztal lépésről lépésre vezet.
home-promise = Minden döntésedet mentjük, és botok ellen annyit vonhatsz vissza, amennyit csak akarsz.
home-play = Játék most
home-change = Módosítás
home-name = Neved a játékban
home-more = További lehetőségek
home-private = Minden ezen a szerveren marad. Nincs fiók, nincs nyomkövetés.
home-version = Kontor { $version }
tile-invite = Barátok meghívása
    .about = Egy link, egy név, egy hely. Fiók nem kell.
    .go = Asztal nyitása
tile-here = Egy eszközön
    .about = Többen felváltva játszotok ezen a képernyőn.
    .go = Közös eszköz
tile-rules = Szabályok
    .about = Minden szabály a számával, bármilyen szóra kereshetően.
    .go = Utánanézek
continue = Folytatás
continue-waiting = { $count } rád vár
continue-empty = Tanulj játék közben
    .about = Az első lecke körülbelül három perc, igazi térképen. Később itt jelennek meg az asztalok, ahol helyed van.
    .lesson = Első lecke
    .how = Így működik a játék
    .puzzle = A nap feladványa
public = Nyilvános asztalok
public-count = { $count } asztal
public-empty = Most nincs nyilvános asztal. Nyiss egyet, és mások itt megtalálják.
public-open = Asztal nyitása
public-more = Archívum, ranglista, ligák
row-your-decision = te döntesz
row-join = van szabad hely
row-watch = nézhető
row-lobby = még { $count } játékosra vár
row-full = indulhat
row-running = folyamatban
row-bot = { $name } gondolkodik
row-waiting = várakozás: { $name }
row-turn = te jössz
row-turn-actions =
    { $count ->
        [0] te jössz, nincs több akciód
       *[other] te jössz, még { $count } akció
    }
row-answer = { $name } a válaszodra vár
row-over = befejezve
row-over-won = befejezve, győztes: { $who }
row-over-rank =
    { $rank ->
        [1] befejezve, győztél, { $points } pont
       *[other] befejezve, { $rank }. lettél, { $points } pont
    }
row-aborted = eredmény nélkül véget ért

## New game

new-title = Új játék
new-players = Játékosok
new-board = Térkép
    .about = az oldala a játékosok számától függ
new-seats = Helyek
new-shuffle = Véletlen sorrend
new-table = Asztal
new-edition = Kiadás
new-differences = Miben más a klasszikus kiadás
new-duo = Két játékosnak
new-duo-rules = A változat szabályai
new-modules = Modulok
new-public = Nyilvános
    .about = megjelenik a kezdőlapon
new-spectators = Nézők
    .about = mások is nézhetik
absence = Távol lévők helyettesítése
absence-600 = 10 perc után
absence-3600 = egy óra után
absence-86400 = egy nap után
absence-259200 = három nap után
absence-0 = soha
comeback = Visszatérhetnek
    .about = amíg más nem kapja meg a helyet
new-seed = Kezdőérték
new-seed-random = véletlen
new-seed-note = Ugyanaz a kezdőérték ugyanazokat a lapkákat és küldetéseket adja. Aki ismeri, ki tudja következtetni, mi rejtett.
new-create = Asztal megnyitása
board-players = { $players } játékosnak; nálad { $count } hely van
use-seats = { $count } hely legyen
use-edition = Kiadás: { $edition }
why-players = csak ennyi játékossal: { $players }
why-board = csak itt: { $boards }
why-edition = csak ezzel: { $editions }
why-board-edition = csak itt: { $boards }, { $editions } kiadás
seat-me = Én
    .name = Neved
seat-here = Valaki itt
    .name = Név
seat-invite = Meghívóval
    .name = Név
seat-open = Bárkinek
    .about = annak, aki rátalál az asztalra
seat-bot = Botok
    .name = A bot neve
seat-bot-trial = Tesztbotok
seat-bot-level = Bot: { $level }
seat-temper = Stílus: { $temper }
seat-temper-of = A bot stílusa: { $number }. hely
temper-balanced = Kiegyensúlyozott
seat-name = Név: { $number }. hely
seat-kind = Ki ül itt: { $number }. hely
seat-colour = Szín: { $number }. hely
seat-colour-is = { $number }. hely: { $colour }, { $emblem }. Szín módosítása
seat-up = { $number }. hely feljebb
seat-down = { $number }. hely lejjebb
tithe-piece = Tized
    .about = Ha egy másik játékos Bursa akciót hajt végre, a lapka gazdája elvehet:
tithe-piece-trader = Egy ügynököt
tithe-piece-tradesman = Egy ügynököt vagy egy kereskedőt
pile = Lapkakupac
pile-random = Véletlen
    .about = 12 lapka a szokásos és a promólapkák közül kihúzva.
pile-pick = Kiválasztás
pile-count = { $count } / { $of } lapka
pile-fewer = Eggyel kevesebb: { $marker }
pile-more = Eggyel több: { $marker }
pile-missing = A kupacból még { $count } lapka hiányzik.
summary = { $board }, { $players } játékos: { $people }.
summary-you = te
summary-here =
    { $count ->
        [one] valaki itt
       *[other] { $count } ember itt
    }
summary-invited = { $name } linkkel
summary-invite =
    { $count ->
        [one] valaki linkkel
       *[other] { $count } ember linkkel
    }
summary-open =
    { $count ->
        [one] egy nyitott hely
       *[other] { $count } nyitott hely
    }
summary-bots =
    { $count ->
        [one] egy bot ({ $level })
       *[other] { $count } bot ({ $level })
    }
summary-with = Ezzel: { $things }.
summary-edition = { $edition } kiadás
summary-public = nyilvános
summary-seed = kezdőérték: { $seed }
summary-watch = te nézőként

## Password of the server

login = Ennek a szervernek jelszava van
    .about = Kérdezd meg az üzemeltetőjét.
login-password = Jelszó
login-enter = Belépés
login-wrong = Nem ez a szerver jelszava.

## Notices

notice-unknown-page = Itt nincs semmi
    .about = Lehet, hogy elírtad a címet. A kezdőlapról mindent elérsz.
notice-unknown-puzzle = Nincs ilyen feladvány
    .about = Lehet, hogy hibás a link.
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
notice-offline = A szerver nem érhető el
    .about = Semmi sem vész el: a játékot minden döntés után mentjük. A Kontor tovább próbálkozik.
notice-fault = Valami hiba történt
    .about = Próbáld újra egy pillanat múlva.
