### Клуб сервера: открытые столы, архив законченных партий, рейтинги и профили.

club = Клуб
club-room-tables = Открытые столы
club-room-games = Законченные партии
club-room-ratings = Рейтинг

## Фильтры

club-board = Поле
club-number = Число игроков
club-edition = Издание
club-module = Модуль
club-seats = Места
club-clock = Часы
club-bots = Боты
club-any-board = Любое поле
club-any-players = Любое число
club-any-edition = Любое издание
club-any-module = Любые модули
club-any-free = Со свободными местами или без
club-any-clock = С часами или без
club-any-bots = С ботами или без
club-free-true = Есть свободные места
club-free-false = Идёт или мест нет
club-clock-true = С часами
club-clock-false = Без часов
club-bots-true = С ботами
club-bots-false = Без ботов
club-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
club-name = Имя начинается с
club-since = С
club-until = По
club-more = Показать ещё
club-no-tables = Сейчас нет подходящих открытых столов.
club-no-games = Нет подходящих законченных партий.

## Законченные партии

club-replay = Просмотр
club-winner = Победитель
club-not-rated = без рейтинга
club-dump = Все партии файлом

## Рейтинг

club-ratings = Рейтинг
    .about = 1000 — среднее всех, кто здесь играет; на 400 очков больше — в десять раз сильнее. Линия показывает, где сила лежит с вероятностью 95 %; пока этот диапазон широк, рейтинг предварительный. В рейтинг попадают те, у кого есть собственное имя.
club-scope = Какие партии
club-all-games = Все партии
club-rank = Место
club-player = Игрок
club-bot = Бот
club-rating = Рейтинг
club-interval = Диапазон 95 %
club-games = Партии
club-games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
club-provisional = предварительно
club-no-ratings = Рейтинг пока пуст: нужны законченные партии за открытыми столами.

## Профили

club-wins = Победы
    .about = побед: { $wins }; среднее — { $expected }
club-points = Очки
    .about = в среднем; лучший результат: { $best }
club-favourite = Любимое поле
club-categories = Откуда очки
club-boards = По полям
club-recent = Последние партии
club-no-games-yet = Законченных партий за открытым столом ещё нет.
