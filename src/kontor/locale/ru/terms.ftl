### Words of the game that every screen shares. An id is the kind of thing and its id on the wire.

## Boards, their sides and countries

board-hansa = Ганзейский союз
    .about = Базовое поле: от Groningen до Lübeck
board-east = Восточные земли
    .about = Морские пути, зелёные города и постоянные жетоны
board-britannia = Британия
    .about = В Уэльс и Шотландию пускают только по разрешению
side-hansa-3 = Ганзейский союз 2–3
side-hansa-45 = Ганзейский союз 4–5
side-east = Восточные земли
side-britannia-3 = Британия 2–3
side-britannia-45 = Британия 4–5
region-england = Англия
region-wales = Уэльс
region-scotland = Шотландия

## Editions, modules, variants for two

edition-bigbox = Big Box
    .about = Полное издание: правила 2020 года для всех трёх полей
edition-classic = Классика
    .about = Первое издание; для Британии — дополнение 2014 года

## Players and bots

colour-red = Красный
colour-blue = Синий
colour-green = Зелёный
colour-yellow = Жёлтый
colour-purple = Фиолетовый
emblem-red = крест
emblem-blue = полосы
emblem-green = треугольник
emblem-yellow = звезда
emblem-purple = ромб
level-random = Случайный
level-claim = Поселенец
level-easy = Лёгкий
level-medium = Средний
level-hard = Сложный
level-expert = Эксперт
level-master = Мастер
style-builder = Строитель
style-blocker = Блокировщик
style-racer = Спринтер

## Pieces and places

piece-t = торговец
piece-m = купец
piece-trader = торговец
piece-merchant = купец
traders =
    { $count ->
        [one] { $count } торговец
        [few] { $count } торговца
        [many] { $count } торговцев
       *[other] { $count } торговца
    }
merchants =
    { $count ->
        [one] { $count } купец
        [few] { $count } купца
        [many] { $count } купцов
       *[other] { $count } купца
    }
tradesmen =
    { $count ->
        [one] { $count } помощник
        [few] { $count } помощника
        [many] { $count } помощников
       *[other] { $count } помощника
    }
source-stock = общий запас
source-supply = личный запас
source-posts = клетки путей
term-supply = Личный запас
    .short = Личный
term-stock = Общий запас
    .short = Общий
term-post = клетка пути
term-house-post = клетка в виде дома
term-ship-post = клетка в виде лодки
term-route = торговый путь
term-sea-route = морской торговый путь
term-city = город
term-office = контора
term-extra-office = дополнительная контора
term-tavern = таверна
term-desk = письменный стол
term-network = сеть
term-prestige = престиж
term-special-prestige = специальная награда
term-east-west = маршрут Восток–Запад
term-completed-cities = заполненные города
term-pile = запас жетонов
term-marker = бонусный жетон
term-permanent-marker = постоянный бонусный жетон
term-fee = плата

## Abilities and their values

ability-keys = Ключи от города
    .about = Очки в конце игры за каждую контору в вашей самой большой сети
    .short = Ключи
ability-actions = Действия
    .about = Сколько действий у вас в каждом ходу
    .short = Действия
ability-privilege = Привилегии
    .about = Цвета клеток контор, которые вам доступны
    .short = Привилегии
ability-book = Книга знаний
    .about = Сколько своих помощников вы передвигаете за одно действие
    .short = Книга
ability-purse = Банк
    .about = Сколько помощников вы берёте из общего запаса за один найм
    .short = Банк
privilege-white = белый
    .numeral = I
privilege-orange = оранжевый
    .numeral = II
privilege-pink = розовый
    .numeral = III
privilege-black = чёрный
    .numeral = IV
purse-all = все

## Bonus markers

marker-extra-office = Дополнительная контора
    .about = Разместите в городе дополнительную контору слева от остальных
marker-swap = Обмен конторами
    .about = Поменяйте местами две соседние конторы в одном городе
marker-move-three = Передвинуть 3
    .about = Передвиньте до трёх помощников ваших оппонентов
marker-develop = Улучшить способность
    .about = Сразу улучшите одну способность
marker-plus-3 = +3 действия
    .about = Ещё три действия в этом ходу
marker-plus-4 = +4 действия
    .about = Ещё четыре действия в этом ходу
marker-remove-three = Убрать 3
    .about = Верните до трёх помощников в личные запасы их владельцев
permanent-move-two = Передвинуть 2
    .about = Передвиньте до двух любых помощников
permanent-develop-privilege = Улучшить «Привилегии»
    .about = Сразу улучшите способность «Привилегии»
permanent-office-in-green-city = Контора в зелёном городе
    .about = Разместите контору в зелёном городе
permanent-place-two-from-route = Разместить 2
    .about = Поставьте до двух помощников с этого пути на свободные клетки
permanent-place-two-in-wales-or-scotland = Разместить 2 в Уэльсе или Шотландии
    .about = Поставьте до двух помощников на свободные клетки Уэльса или Шотландии

## Categories of the final score

category-track = Шкала престижа
category-abilities = Способности
category-markers = Жетоны
category-special_prestige = Специальная награда
category-cities = Города под контролем
category-network = Сеть × Ключи
category-total = Итого
