### The screens around the game: home, new game.

## Everywhere

nav = Oldalak
nav-play = Játék
nav-new = Új játék
nav-learn = Tanulás
nav-puzzles = Feladványok
nav-guide = Kalauz
nav-games = Játszmáim
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
    .watch = Egy játszma megnézése
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
new-seats = Helyek
new-public = Nyilvános
    .about = megjelenik a kezdőlapon
absence = Távol lévők helyettesítése
absence-600 = 10 perc után
absence-3600 = egy óra után
absence-86400 = egy nap után
absence-259200 = három nap után
absence-0 = soha
comeback = Visszatérhetnek
    .about = amíg más nem kapja meg a helyet
seat-style = Stílus: { $style }
seat-style-of = A bot stílusa: { $number }. hely
style-balanced = Kiegyensúlyozott
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
