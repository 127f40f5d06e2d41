### Клуб сервера: открытые столы, архив законченных партий, рейтинги и профили.

club = Клуб
club-room-tables = Открытые столы
club-room-competitions = Лиги и турниры
club-room-open = Открыть соревнование
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

## Лиги и турниры

comp-about = Соревнование идёт раундами, за столами, которые создаёт сервер. Открыть его или участвовать в нём может каждый, у кого здесь есть своё имя.
comp-which = Какие соревнования
comp-over-false = Открытые и идущие
comp-over-true = Завершённые
comp-none = Соревнований здесь нет.
comp-open = Открыть соревнование
comp-status-open = Идёт запись
comp-status-over = Завершено
comp-form = Вид
comp-form-league = Лига
    .about = Все встречаются со всеми, настолько равномерно, насколько позволяет число раундов.
comp-form-tournament = Турнир
    .about = В каждом раунде встречаются те, кто стоит в таблице рядом.
comp-name = Название соревнования
comp-own-name = Ваше имя на этом сервере
    .about = Имя будет на этом сервере только вашим. Отказаться от него можно в любое время на странице «Вы на этом сервере».
comp-rounds = Раунды
comp-rounds-count = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
comp-at-table = Игроков за столом
comp-size = { $count } за столом
comp-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[other] { $count } человек
}
comp-clock-about = Когда чьё-то время истекает, до возвращения игрока за него играет бот. Поэтому каждый раунд доходит до конца.
comp-fill = Если игроков не хватает на полные столы
comp-fill-none = Кому не хватило места, тот пропускает раунд
comp-fill-level = Места занимают боты ({ $level })
comp-organiser = проводит { $name }
comp-waits = { $count ->
    [0] Пока никто не записался. Нужно не меньше { $least }.
    [one] Записался { $count } человек. Нужно не меньше { $least }.
    [few] Записались { $count } человека. Нужно не меньше { $least }.
   *[other] Записалось { $count } человек. Нужно не меньше { $least }.
}
comp-round = Раунд { $number }
comp-round-of = Раунд { $round } из { $rounds }
comp-players = Участники
comp-nobody = Пока никто не записался.
comp-join = Участвовать
comp-leave = Выйти
comp-leave-sure = Точно выйти?
comp-start = Начать
comp-next = Следующий раунд сейчас
comp-next-sure = Завершить все идущие партии без результата?
comp-end = Завершить соревнование
comp-end-sure = Точно завершить для всех?
comp-delete = Удалить
comp-withdraw = Снять: { $name }
comp-withdraw-sure = Снять?
comp-your-game = К вашей партии
comp-play = Играть
comp-watch = Смотреть
comp-playing = идёт
comp-no-result = без результата
comp-byes = { $count ->
    [1] Раунд пропускает { $names }.
   *[other] Раунд пропускают { $names }.
}
comp-out = вне соревнования
comp-standings = Таблица
    .about = Очко за каждого оппонента, которого вы опередили, пол-очка за разделённое место. При равенстве решают победы, затем партии между равными, затем доля очков за своими столами.
comp-place = Место
comp-share = Доля
comp-cross = Перекрёстная таблица
    .about = В каждой строке — сколько очков игрок набрал против каждого оппонента. «·» значит, что они ещё не встречались.
