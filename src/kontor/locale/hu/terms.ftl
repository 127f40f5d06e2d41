### Words of the game that every screen shares. An id is the kind of thing and its id on the wire.

## Boards, their sides and countries

board-hansa = Hanza
    .about = Az alapjáték térképe: Groningentől Lübeckig
board-east = Keleti Hanza
    .about = Tengeri utak, zöld városok és állandó bónuszlapkák
board-britannia = Britannia
    .about = Walesbe és Skóciába csak engedéllyel lehet belépni
side-hansa-3 = Hanza 2–3
side-hansa-45 = Hanza 4–5
side-east = Keleti Hanza
side-britannia-3 = Britannia 2–3
side-britannia-45 = Britannia 4–5
region-england = Anglia
region-wales = Wales
region-scotland = Skócia

## Editions, modules, variants for two

edition-bigbox = Big Box
    .about = A 2020-as szabályok mindhárom térképhez
edition-classic = Klasszikus
    .about = Az első kiadás; Britannián a 2014-es kiegészítő

## Players and bots

colour-red = Piros
colour-blue = Kék
colour-green = Zöld
colour-yellow = Sárga
colour-purple = Lila
emblem-red = kereszt
emblem-blue = sávok
emblem-green = háromszög
emblem-yellow = csillag
emblem-purple = rombusz
level-random = Véletlen
level-claim = Útépítő
level-easy = Könnyű
level-medium = Közepes
level-hard = Nehéz
level-expert = Szakértő
level-master = Mester
style-builder = Építő
style-blocker = Akadályozó
style-racer = Sietős

## Pieces and places

piece-t = ügynök
piece-m = kereskedő
piece-trader = ügynök
piece-merchant = kereskedő
traders = { $count } ügynök
merchants = { $count } kereskedő
tradesmen = { $count } alkalmazott
source-stock = tartalék
source-supply = készlet
source-posts = mezők
term-supply = Készlet
    .short = Készlet
term-stock = Tartalék
    .short = Tartalék
term-post = mező
term-house-post = házmező
term-ship-post = hajómező
term-route = kereskedelmi út
term-sea-route = tengeri út
term-city = város
term-office = lerakat
term-extra-office = extra lerakat
term-tavern = taberna
term-desk = íróasztal
term-network = hálózat
term-prestige = hírnév
term-special-prestige = különleges hírnév
term-east-west = Nagy Kereskedelmi út
term-completed-cities = megtelt városok
term-pile = lapkakupac
term-marker = bónuszlapka
term-permanent-marker = állandó bónuszlapka
term-fee = díj

## Abilities and their values

ability-keys = Városkulcs
    .about = Ennyi pontot ér a végén legnagyobb hálózatod minden lerakata
    .short = Kulcs
ability-actions = Actiones
    .about = Ennyi akciód van minden körben
    .short = Actiones
ability-privilege = Privilegium
    .about = Ilyen színű lerakathelyekre építhetsz
    .short = Privilegium
ability-book = Liber Sophiae
    .about = Ennyi saját alkalmazottat mozgathatsz egy Mozgatás akcióval
    .short = Liber
ability-purse = Bursa
    .about = Ennyi alkalmazottat vehetsz el a tartalékodból egy Bursa akcióval
    .short = Bursa
privilege-white = fehér
    .numeral = I
privilege-orange = narancs
    .numeral = II
privilege-pink = rózsaszín
    .numeral = III
privilege-black = fekete
    .numeral = IV
purse-all = mind

## Bonus markers

marker-extra-office = Extra lerakat
    .about = Építs egy extra lerakatot egy városban, a többitől balra
marker-swap = Lerakat cseréje
    .about = Cserélj fel két szomszédos lerakatot egy városban
marker-move-three = 3 áthelyezése
    .about = Helyezd át más játékosok legfeljebb három alkalmazottját
marker-develop = Képesség növelése
    .about = Növeld azonnal egy képességedet
marker-plus-3 = +3 akció
    .about = Három további akció ebben a körben
marker-plus-4 = +4 akció
    .about = Négy további akció ebben a körben
marker-remove-three = 3 elűzése
    .about = Legfeljebb három alkalmazott visszakerül gazdája készletébe
permanent-move-two = 2 áthelyezése
    .about = Helyezz át legfeljebb két alkalmazottat, bárkié is
permanent-develop-privilege = Privilegium növelése
    .about = Növeld azonnal a Privilegiumodat
permanent-office-in-green-city = Lerakat zöld városban
    .about = Alapíts lerakatot egy zöld városban
permanent-place-two-from-route = 2 lerakása
    .about = Rakj le legfeljebb két alkalmazottat erről az útról szabad mezőkre
permanent-place-two-in-wales-or-scotland = 2 lerakása Walesben vagy Skóciában
    .about = Rakj le legfeljebb két alkalmazottat szabad mezőkre Walesben vagy Skóciában

## Categories of the final score

category-track = Hírnévsáv
category-abilities = Képességek
category-markers = Bónuszlapkák
category-special_prestige = Különleges hírnév
category-cities = Irányított városok
category-network = Hálózat × Kulcs
category-total = Összesen
