### Why a decision is not allowed: one sentence for each reason of the rules, `turn.no_action` being
### `refusal-turn-no-action`. The variables are the facts of the refusal.

refusal-fact-seat = { $number }. hely

## The moment

refusal-game-over = A játék véget ért ({ $clause }).
refusal-turn-no-action = Ebben a körben nincs több akciód: fejezd be, vagy előbb használj fel egy lapkát.
refusal-turn-not-now = Most nem erről kell dönteni, hanem másról; aki dönt: { $seat }.
refusal-turn-not-in-play = Ez nem része ennek a játéknak.
refusal-turn-unfinished = A folyó akció még nem ért véget; aki előbb dönt: { $seat }.

## Supply and posts

refusal-supply-empty = Üres a készleted; Bursa akcióval töltsd fel.
refusal-supply-none = Ebből nincs a készletedben: { $piece }.
refusal-post-occupied = Ez a mező foglalt: { $post } ({ $piece }).
refusal-post-ship = Ez hajómező: { $post }; csak kereskedő állhat rajta.

## Income and placing

refusal-income-empty = Nincs alkalmazottad a tartalékban.
refusal-income-stock = A tartalékodban ennyi van: { $had }, nem ennyi: { $needed }.
refusal-income-purse = A Bursád szerint legfeljebb ennyit vehetsz el: { $limit }, nem ennyit: { $wanted }.
refusal-place-payment = A lerakott alkalmazotton kívül nincs ennyi a készletedben: { $needed }.

## Displacing and being displaced

refusal-displace-nobody = Itt nincs kit elűzni: { $post }; rakj le inkább egy alkalmazottat.
refusal-displace-own = Itt a saját alkalmazottad áll: { $post }; csak másokét űzheted el.
refusal-displace-supply = Az elűzéshez ({ $piece }) { $needed } alkalmazott kell a készletedből; neked ennyi van: { $had }.
refusal-displace-fee = Az elűzés díja ({ $piece }): { $needed }; te ennyit fizetsz: { $had }.
refusal-displace-payment = A lerakott alkalmazotton kívül nincs ennyi a készletedben: { $needed }.
refusal-settle-mandatory = Előbb az elűzött alkalmazottat kell lerakni: { $piece }.
refusal-settle-stands = Az elűzött alkalmazott már le van rakva. A továbbinál add meg, honnan jön: tartalék, készlet vagy egy mező.
refusal-settle-other-kind = Az elűzött alkalmazott: { $piece }.
refusal-settle-no-extras = Több további alkalmazottat nem rakhatsz le.
refusal-settle-source = A további alkalmazottak előbb a tartalékodból jönnek, aztán a készletedből, aztán a mezőidről.
refusal-settle-order = A további alkalmazottaknak most innen kell jönniük: { $source }.
refusal-settle-again = Ezt az alkalmazottat most raktad le: { $post }.
refusal-settle-not-own = Itt nincs alkalmazottad: { $post }.
refusal-settle-kind = Ebből nincs mit elvenned: { $piece } ({ $source }).
refusal-settle-same-route = Elűzött alkalmazott erre az útra nem térhet vissza: { $route }.
refusal-settle-far = Ez a mező túl messze van: { $post }; közelebb is van szabad: { $nearer }.
refusal-settle-back = Ez az alkalmazott innen jött, ide nem térhet vissza: { $post }.
refusal-settle-strands = Ha ezt ide rakod: { $post }, az elűzött alkalmazottnak nem marad mező.

## Moving

refusal-move-nothing = Egyetlen mezőn sincs alkalmazottad.
refusal-move-empty-post = Ezen a mezőn nincs alkalmazott: { $post }.
refusal-move-whose = Ezt így nem mozgathatod: { $piece } ({ $post }).
refusal-move-again = Ezt az alkalmazottat most mozgattad: { $post }.
refusal-move-one-by-one = Előbb rakd le: { $pieces }; ez a lapka egyszerre egy alkalmazottat helyez át.
refusal-move-limit = Legfeljebb { $limit } alkalmazottat vehetsz fel.
refusal-move-not-in-hand = Nincs a kezedben innen felvett alkalmazott: { $post }.
refusal-move-same-route = A mozgatott alkalmazottnak el kell hagynia az útját ({ $route }), vagy vissza kell térnie a saját mezőjére.
refusal-move-strands = Ha ide rakod: { $post }, egy másik, kezedben lévő alkalmazottnak nem marad mező.
refusal-move-in-hand = Előbb rakd le a kezedben lévő alkalmazottakat: { $pieces }.
refusal-move-at-least-one = Legalább egy alkalmazottat fel kell venned.

## Routes, offices, abilities, special prestige

refusal-route-posts = { $route }: { $needed } mezőből ennyi a tiéd: { $had }.
refusal-route-ends = { $city } nem végvárosa ennek az útnak: { $route }.
refusal-office-green = { $city } városában nincsenek saját lerakathelyek.
refusal-office-full = { $city } városában minden lerakathely foglalt; csak egy „Extra lerakat” lapka segítene.
refusal-office-privilege = { $city } következő helyéhez szükséges Privilegium: { $needed }; a tiéd: { $had }.
refusal-office-shape = { $city } következő helyére ez kell: { $needed }; az úton nincs ilyen.
refusal-office-room = { $city } városában nincs hely több lerakatnak.
refusal-develop-full = { $ability }: ez a képesség már teljesen ki van fejlesztve.
refusal-develop-elsewhere = { $route }: egyik végén sem növelhető ez a képesség: { $ability }.
refusal-prestige-elsewhere = Ez az út nem vezet a különleges hírnévhelyekhez: { $route }.
refusal-prestige-taken = Ez a hely foglalt: { $value } ({ $piece }).
refusal-prestige-privilege = Ehhez a helyhez ({ $value }) szükséges Privilegium: { $needed }; a tiéd: { $had }.
refusal-prestige-merchant = Erre a helyre ({ $value }) kereskedő kell; az úton nincs.
refusal-extra-empty-city = { $city } bal szélső lerakathelye még üres; extra lerakat előtt azt kell elfoglalni.
refusal-extra-just-taken = Az ezen az úton szerzett „Extra lerakat” lapka csak az akció után használható.
refusal-extra-kind = Ilyen nincs az úton: { $piece }.

## Markers

refusal-marker-used = Ezt a lapkádat már felhasználtad: { $marker }.
refusal-marker-none = Nincs ilyen felhasználatlan lapkád: { $marker }.
refusal-swap-neighbours = Csak szomszédos lerakatokat cserélhetsz fel, balról jobbra megnevezve.
refusal-swap-green = { $city } zöld város, ott nem lehet lerakatot cserélni.
refusal-swap-empty = { $city }: ezen a helyen nincs lerakat: { $number }.
refusal-swap-foreign = { $city }: a két lerakat egyikének a tiédnek kell lennie: { $pieces }.
refusal-swap-same = { $city }: a két lerakat egyforma ({ $piece }); a csere semmit sem változtatna.
refusal-move-three-nothing = Egyetlen mezőn sincs más játékos alkalmazottja.
refusal-remove-three-nothing = Egyetlen mezőn sincs alkalmazott.
refusal-remove-at-least-one = Legalább egy alkalmazottat le kell venned.
refusal-remove-empty-post = Ezen a mezőn nincs alkalmazott: { $post }.
refusal-remove-limit = Legfeljebb { $limit } alkalmazottat vehetsz le.
refusal-permanent-must = Ezt az állandó lapkát fel kell használnod.
refusal-found-not-green = { $city } nem zöld város.
refusal-aside-source = Ezeknek az alkalmazottaknak az éppen létrehozott útról kell jönniük.
refusal-aside-kind = Az útról nem maradt ilyen: { $piece }.
refusal-abroad-home = Ez a mező nem Walesben vagy Skóciában van: { $post }.
refusal-replace-first = Előbb helyezd el a pótlapkáidat.
refusal-replace-permanent = Ennél az útnál állandó lapka van: { $route }.
refusal-replace-marker = { $route }: itt már van lapka: { $marker }.
refusal-replace-pieces = Ezen az úton alkalmazottak állnak: { $route }; új lapkához üres út kell.
refusal-replace-full = Ennek az útnak egyik végén sincs szabad nyomtatott lerakathely: { $route }.
refusal-replace-not-on-plate = Nincs ilyen pótlapkád: { $marker }.

## Modules

refusal-take-trader = Csak egy ügynököt vehetsz el.
refusal-take-tradesman = Egy alkalmazottat vehetsz el: ügynököt vagy kereskedőt.
refusal-take-none = Ebből nincs a tartalékodban: { $piece }.
refusal-take-amount = Add meg, hány ügynököt és hány kereskedőt veszel el.
refusal-take-stock = A tartalékodban ennyi van: { $had }; ennyit vegyél el: { $needed }, nem ennyit: { $wanted }.
