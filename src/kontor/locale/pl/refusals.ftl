### Why a decision is not allowed: one sentence for each reason of the rules, `turn.no_action` being
### `refusal-turn-no-action`. The variables are the facts of the refusal.

refusal-fact-seat = miejsce { $number }

## The moment

refusal-game-over = Gra jest skończona ({ $clause }).
refusal-turn-no-action = W tej turze nie masz już akcji: zakończ ją albo użyj najpierw żetonu.
refusal-turn-not-now = Teraz pora na inną decyzję; podejmuje ją { $seat }.
refusal-turn-not-in-play = Tego nie ma w tej grze.
refusal-turn-unfinished = Bieżąca akcja nie jest zakończona; najpierw decyduje { $seat }.

## Supply and posts

refusal-supply-empty = Twoja osobista pula jest pusta; pozyskaj handlarzy, aby ją uzupełnić.
refusal-supply-none = W osobistej puli nie masz: { $piece }.
refusal-post-occupied = Pole { $post } jest zajęte: { $piece }.
refusal-post-ship = Pole { $post } to łódź; mogą na niej stać tylko kupcy.

## Income and placing

refusal-income-empty = We wspólnej puli nie masz żadnych handlarzy.
refusal-income-stock = We wspólnej puli masz: { $had }, a nie: { $needed }.
refusal-income-purse = Bank pozwala ci wziąć najwyżej { $limit }, a nie { $wanted }.
refusal-place-payment = Oprócz umieszczanego handlarza nie masz w osobistej puli: { $needed }.

## Displacing and being displaced

refusal-displace-nobody = Na polu { $post } nie ma kogo przemieścić; zamiast tego umieść tam handlarza.
refusal-displace-own = Handlarz na polu { $post } należy do ciebie; przemieścić można tylko cudzych handlarzy.
refusal-displace-supply = Do tego przemieszczenia ({ $piece }) potrzeba w osobistej puli tylu handlarzy: { $needed }; masz: { $had }.
refusal-displace-fee = Koszt tego przemieszczenia ({ $piece }): { $needed }; płacisz: { $had }.
refusal-displace-payment = Oprócz umieszczanego handlarza nie masz w osobistej puli: { $needed }.
refusal-settle-mandatory = Najpierw trzeba umieścić przemieszczonego handlarza: { $piece }.
refusal-settle-stands = Przemieszczony handlarz jest już na miejscu. Dla dodatkowego podaj, skąd pochodzi: wspólna pula, osobista pula czy pole.
refusal-settle-other-kind = Przemieszczony handlarz to { $piece }.
refusal-settle-no-extras = Nie możesz umieścić więcej dodatkowych handlarzy.
refusal-settle-source = Dodatkowi handlarze pochodzą najpierw ze wspólnej puli, potem z osobistej, potem z twoich pól.
refusal-settle-order = Skąd teraz muszą pochodzić dodatkowi handlarze: { $source }.
refusal-settle-again = Handlarz na polu { $post } dopiero co tam stanął.
refusal-settle-not-own = Na polu { $post } nie ma twojego handlarza.
refusal-settle-kind = Nie ma tu do wzięcia ({ $source }): { $piece }.
refusal-settle-same-route = Przemieszczeni handlarze nie mogą wrócić na szlak { $route }.
refusal-settle-far = Pole { $post } jest za daleko; wolne są bliższe: { $nearer }.
refusal-settle-back = Handlarz pochodzi z pola { $post } i nie może tam wrócić.
refusal-settle-strands = Gdyby ten handlarz zajął pole { $post }, dla przemieszczonego nie zostałoby żadne.

## Moving

refusal-move-nothing = Nie masz handlarzy na polach połączeń.
refusal-move-empty-post = Na polu { $post } nikogo nie ma.
refusal-move-whose = Tego handlarza ({ $piece }) na polu { $post } nie możesz w ten sposób poruszyć.
refusal-move-again = Handlarz na polu { $post } dopiero co się poruszył.
refusal-move-one-by-one = Najpierw odstaw: { $pieces }; ten żeton porusza handlarzy po jednym.
refusal-move-limit = Najwięcej handlarzy, których możesz podnieść: { $limit }.
refusal-move-not-in-hand = Nie trzymasz handlarza z pola { $post }.
refusal-move-same-route = Poruszany handlarz musi opuścić szlak { $route } albo wrócić na swoje pole.
refusal-move-strands = Gdyby handlarz zajął pole { $post }, dla innego w twojej ręce nie zostałoby żadne.
refusal-move-in-hand = Najpierw odstaw handlarzy z ręki: { $pieces }.
refusal-move-at-least-one = Musisz podnieść co najmniej jednego handlarza.

## Routes, offices, abilities, special prestige

refusal-route-posts = Na szlaku { $route } zajmujesz pola: { $had } z { $needed }.
refusal-route-ends = Miasto { $city } nie leży na końcu szlaku { $route }.
refusal-office-green = Miasto { $city } nie ma własnych pól placówek.
refusal-office-full = W mieście { $city } wszystkie pola placówek są zajęte; pomógłby tylko żeton Dodatkowa placówka.
refusal-office-privilege = Następne pole w mieście { $city } wymaga Przywilejów: { $needed }; masz: { $had }.
refusal-office-shape = Na następnym polu w mieście { $city } staje { $needed }; na szlaku go nie ma.
refusal-office-room = W mieście { $city } nie ma miejsca na więcej placówek.
refusal-develop-full = Zdolność { $ability } jest już w pełni rozwinięta.
refusal-develop-elsewhere = Na żadnym końcu szlaku { $route } nie ma zdolności { $ability }.
refusal-prestige-elsewhere = Szlak { $route } nie prowadzi do pól specjalnych punktów renomy.
refusal-prestige-taken = Pole { $value } jest zajęte: { $piece }.
refusal-prestige-privilege = Pole { $value } wymaga Przywilejów: { $needed }; masz: { $had }.
refusal-prestige-merchant = Na polu { $value } staje kupiec; na szlaku go nie ma.
refusal-extra-empty-city = Skrajne lewe pole placówki w mieście { $city } jest jeszcze puste; dopiero gdy będzie zajęte, może powstać dodatkowa placówka.
refusal-extra-just-taken = Żetonu Dodatkowa placówka z tego szlaku nie możesz użyć przed końcem tej akcji.
refusal-extra-kind = Na szlaku brakuje: { $piece }.

## Markers

refusal-marker-used = Twój żeton { $marker } jest już użyty.
refusal-marker-none = Nie masz nieużytego żetonu { $marker }.
refusal-swap-neighbours = Zamienić można tylko sąsiednie placówki, podane od lewej do prawej.
refusal-swap-green = W mieście { $city } nie można zamieniać placówek, bo to zielone miasto.
refusal-swap-empty = Na polu { $number } w mieście { $city } nie ma placówki.
refusal-swap-foreign = Jedna z dwóch placówek w mieście { $city } musi być twoja: { $pieces }.
refusal-swap-same = Obie placówki w mieście { $city } są takie same ({ $piece }); zamiana nic nie zmienia.
refusal-move-three-nothing = Nikt inny nie ma handlarzy na polach połączeń.
refusal-remove-three-nothing = Na polach połączeń nie ma handlarzy.
refusal-remove-at-least-one = Musisz usunąć co najmniej jednego handlarza.
refusal-remove-empty-post = Na polu { $post } nikogo nie ma.
refusal-remove-limit = Najwięcej handlarzy, których możesz usunąć: { $limit }.
refusal-permanent-must = Tego stałego żetonu musisz użyć.
refusal-found-not-green = Miasto { $city } nie jest zielonym miastem.
refusal-aside-source = Ci handlarze muszą pochodzić z właśnie ustanowionego szlaku.
refusal-aside-kind = Wśród handlarzy ze szlaku nie ma już: { $piece }.
refusal-abroad-home = Pole { $post } nie leży w Walii ani w Szkocji.
refusal-replace-first = Najpierw umieść nowe żetony.
refusal-replace-permanent = Szlak { $route } ma stały żeton.
refusal-replace-marker = Przy szlaku { $route } leży już żeton: { $marker }.
refusal-replace-pieces = Na szlaku { $route } stoją handlarze; nowy żeton wymaga pustego szlaku.
refusal-replace-full = Na żadnym końcu szlaku { $route } nie ma wolnego wydrukowanego pola placówki.
refusal-replace-not-on-plate = Wśród twoich nowych żetonów nie ma żetonu { $marker }.

## Modules

refusal-take-trader = Możesz wziąć tylko jednego sprzedawcę.
refusal-take-tradesman = Możesz wziąć jednego handlarza: sprzedawcę lub kupca.
refusal-take-none = We wspólnej puli nie masz: { $piece }.
refusal-take-amount = Podaj, ilu sprzedawców i ilu kupców bierzesz.
refusal-take-stock = We wspólnej puli masz: { $had }; weź: { $needed }, a nie: { $wanted }.
