### Why a decision is not allowed: one sentence for each reason of the rules, `turn.no_action` being
### `refusal-turn-no-action`. The variables are the facts of the refusal.

refusal-fact-seat = место { $number }

## The moment

refusal-game-over = Игра окончена ({ $clause }).
refusal-turn-no-action = В этом ходу у вас не осталось действий: закончите ход или сначала используйте жетон.
refusal-turn-not-now = Сейчас решается другое; очередь решать: { $seat }.
refusal-turn-not-in-play = В этой партии такого нет.
refusal-turn-unfinished = Текущее действие не завершено; сначала очередь решать: { $seat }.

## Supply and posts

refusal-supply-empty = Личный запас пуст; выполните найм, чтобы пополнить его.
refusal-supply-none = В вашем личном запасе нет нужного помощника: { $piece }.
refusal-post-occupied = Клетка { $post } занята: { $piece }.
refusal-post-ship = Клетка { $post } — лодка; на ней могут стоять только купцы.

## Income and placing

refusal-income-empty = В общем запасе нет ваших помощников.
refusal-income-stock = У вас в общем запасе: { $had }; столько взять нельзя: { $needed }.
refusal-income-purse = «Банк» позволяет взять не больше { $limit }, а вы берёте { $wanted }.
refusal-place-payment = Кроме помощника, которого вы ставите, в личном запасе не хватает: { $needed }.

## Displacing and being displaced

refusal-displace-nobody = На клетке { $post } заменять некого; просто поставьте туда помощника.
refusal-displace-own = На клетке { $post } ваш помощник; заменять можно только чужих.
refusal-displace-supply = { $piece }: для замены нужно помощников в личном запасе: { $needed }; у вас: { $had }.
refusal-displace-fee = { $piece }: плата за замену — { $needed }; вы платите: { $had }.
refusal-displace-payment = Кроме помощника, которого вы ставите, в личном запасе не хватает: { $needed }.
refusal-settle-mandatory = Сначала нужно поставить снятого помощника: { $piece }.
refusal-settle-stands = Снятый помощник уже поставлен. Для дополнительного укажите, откуда он: stock, supply или клетка.
refusal-settle-other-kind = Снятый помощник — { $piece }.
refusal-settle-no-extras = Больше дополнительных помощников ставить нельзя.
refusal-settle-source = Дополнительных помощников берут сначала из общего запаса, потом из личного, потом с клеток путей.
refusal-settle-order = Сейчас дополнительных помощников берут только отсюда: { $source }.
refusal-settle-again = Помощник на клетке { $post } только что поставлен.
refusal-settle-not-own = На клетке { $post } нет вашего помощника.
refusal-settle-kind = Здесь ({ $source }) нет нужного помощника: { $piece }.
refusal-settle-same-route = Снятых помощников нельзя вернуть на путь { $route }.
refusal-settle-far = Клетка { $post } слишком далеко; ближе свободны: { $nearer }.
refusal-settle-back = Помощник взят с клетки { $post }, и вернуть его туда нельзя.
refusal-settle-strands = Если занять клетку { $post }, снятому помощнику не останется места.

## Moving

refusal-move-nothing = На клетках путей нет ваших помощников.
refusal-move-empty-post = На клетке { $post } никого нет.
refusal-move-whose = Так передвинуть этого помощника нельзя: { $piece }, клетка { $post }.
refusal-move-again = Помощник на клетке { $post } только что передвинут.
refusal-move-one-by-one = Сначала поставьте: { $pieces }; этот жетон передвигает помощников по одному.
refusal-move-limit = Поднять можно не больше { $limit }.
refusal-move-not-in-hand = У вас в руке нет помощника с клетки { $post }.
refusal-move-same-route = Помощник должен уйти с пути { $route } или вернуться на свою клетку.
refusal-move-strands = Если занять клетку { $post }, другому помощнику в руке не останется места.
refusal-move-in-hand = Сначала поставьте помощников из руки: { $pieces }.
refusal-move-at-least-one = Нужно поднять хотя бы одного помощника.

## Routes, offices, abilities, special prestige

refusal-route-posts = Путь { $route }: ваших клеток { $had } из { $needed }.
refusal-route-ends = { $city } — не на конце пути { $route }.
refusal-office-green = У города { $city } нет своих клеток контор.
refusal-office-full = В городе { $city } заняты все клетки контор; поможет только жетон «Дополнительная контора».
refusal-office-privilege = Для следующей клетки города { $city } нужны «Привилегии»: { $needed }; у вас: { $had }.
refusal-office-shape = Для следующей клетки города { $city } нужен { $needed }; на пути его нет.
refusal-office-room = В городе { $city } больше нет места для контор.
refusal-develop-full = Способность уже полностью развита: { $ability }.
refusal-develop-elsewhere = На концах пути { $route } нет этой способности: { $ability }.
refusal-prestige-elsewhere = Путь { $route } не ведёт к клеткам специальной награды.
refusal-prestige-taken = Клетка { $value } занята: { $piece }.
refusal-prestige-privilege = Для клетки { $value } нужны «Привилегии»: { $needed }; у вас: { $had }.
refusal-prestige-merchant = Для клетки { $value } нужен купец; на пути его нет.
refusal-extra-empty-city = Самая левая клетка конторы в городе { $city } ещё пуста; дополнительная контора возможна, только когда она занята.
refusal-extra-just-taken = Жетон «Дополнительная контора» с этого пути нельзя использовать до конца действия.
refusal-extra-kind = На пути нет нужного помощника: { $piece }.

## Markers

refusal-marker-used = Жетон уже использован: { $marker }.
refusal-marker-none = У вас нет неиспользованного жетона: { $marker }.
refusal-swap-neighbours = Менять местами можно только соседние конторы, называя их слева направо.
refusal-swap-green = { $city } — зелёный город, менять конторы там нельзя.
refusal-swap-empty = В городе { $city } на клетке { $number } нет конторы.
refusal-swap-foreign = Одна из двух контор в городе { $city } должна быть вашей: { $pieces }.
refusal-swap-same = Обе конторы в городе { $city } одинаковы ({ $piece }); обмен ничего не изменит.
refusal-move-three-nothing = На клетках путей нет чужих помощников.
refusal-remove-three-nothing = На клетках путей нет помощников.
refusal-remove-at-least-one = Нужно убрать хотя бы одного помощника.
refusal-remove-empty-post = На клетке { $post } никого нет.
refusal-remove-limit = Убрать можно не больше { $limit }.
refusal-permanent-must = Этот постоянный жетон нужно применить.
refusal-found-not-green = { $city } — не зелёный город.
refusal-aside-source = Эти помощники должны быть с пути, который вы только что создали.
refusal-aside-kind = С этого пути не осталось нужного помощника: { $piece }.
refusal-abroad-home = Клетка { $post } не в Уэльсе и не в Шотландии.
refusal-replace-first = Сначала выложите новые жетоны.
refusal-replace-permanent = У пути { $route } постоянный жетон.
refusal-replace-marker = У пути { $route } уже лежит жетон: { $marker }.
refusal-replace-pieces = На пути { $route } стоят помощники; новому жетону нужен пустой путь.
refusal-replace-full = На концах пути { $route } нет свободной напечатанной клетки конторы.
refusal-replace-not-on-plate = Среди ваших новых жетонов нет такого: { $marker }.

## Modules

refusal-take-trader = Можно взять только одного торговца.
refusal-take-tradesman = Можно взять одного помощника: торговца или купца.
refusal-take-none = В вашей доле общего запаса нет нужного помощника: { $piece }.
refusal-take-amount = Укажите, сколько торговцев и сколько купцов вы берёте.
refusal-take-stock = У вас в общем запасе: { $had }; возьмите { $needed }, а не { $wanted }.
