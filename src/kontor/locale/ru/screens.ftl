### The screens around the game: home, new game.

## Everywhere

nav = Страницы
nav-play = Играть
nav-new = Новая партия
nav-learn = Учиться
nav-puzzles = Задачи
nav-guide = Справочник
nav-games = Мои партии
bot-names = Вульф, Тильда, Гервин, Алеке, Хинрик, Метте, Бруно, Геза, Тидеке, Кунна, Арнд, Вибке

## Settings

theme-to-light = Светлая тема
theme-to-dark = Тёмная тема

## Home

home-title = Всё готово к игре.
home-new = Играете впервые? Просто начните: стол подскажет каждый шаг.
home-promise = Каждое решение сохраняется, а в игре с ботами можно отменять сколько угодно.
home-play = Играть сейчас
home-change = Изменить настройки партии
home-name = Вы играете под именем
home-more = Как ещё можно играть
home-private = Всё остаётся на этом сервере. Без учётных записей и слежки.
home-version = Kontor { $version }
tile-invite = Пригласить друзей
    .about = Ссылка, имя, место. Учётные записи не нужны.
    .go = Создать стол
tile-here = Одно устройство
    .about = Несколько человек ходят по очереди за этим экраном.
    .go = Играть за этим экраном
tile-rules = Правила
    .about = Каждое правило с номером, поиск по любому слову.
    .go = Посмотреть
continue = Продолжить
continue-waiting =
    { $count ->
        [one] ждёт вас: { $count }
        [few] ждут вас: { $count }
        [many] ждут вас: { $count }
       *[other] ждут вас: { $count }
    }
continue-empty = Учитесь играя
    .about = Первый урок длится около трёх минут, на настоящем поле. Позже здесь появятся столы, за которыми у вас есть место.
    .lesson = Первый урок
    .how = Как играть
    .puzzle = Задача дня
    .watch = Посмотреть партию
public = Открытые столы
public-count =
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
        [many] { $count } столов
       *[other] { $count } стола
    }
public-empty = Открытых столов сейчас нет. Откройте свой, и его здесь найдут другие.
public-open = Открыть стол
public-more = Архив, рейтинг, лиги
row-your-decision = решаете вы
row-join = есть место
row-watch = смотреть
row-lobby =
    { $count ->
        [one] ждём ещё { $count } игрока
        [few] ждём ещё { $count } игроков
        [many] ждём ещё { $count } игроков
       *[other] ждём ещё { $count } игрока
    }
row-full = можно начинать
row-running = идёт игра
row-bot = { $name } думает
row-waiting = решает { $name }
row-turn = ваш ход
row-turn-actions =
    { $count ->
        [0] ваш ход, действий не осталось
        [one] ваш ход, осталось { $count } действие
        [few] ваш ход, осталось { $count } действия
        [many] ваш ход, осталось { $count } действий
       *[other] ваш ход, осталось { $count } действия
    }
row-answer = { $name } ждёт вашего ответа
row-over = окончена
row-over-won = окончена, победа: { $who }
row-over-rank =
    { $rank ->
        [1] окончена, вы победили, очков: { $points }
       *[other] окончена, вы на { $rank }-м месте, очков: { $points }
    }
row-aborted = закончена без результата

## New game

new-title = Новая партия
new-seats = Места
new-public = Открытый
    .about = виден на главной странице
absence = Заменять отсутствующих игроков
absence-600 = через 10 минут
absence-3600 = через час
absence-86400 = через день
absence-259200 = через три дня
absence-0 = никогда
comeback = Они могут вернуться
    .about = пока место не занял кто-то другой
seat-style = Стиль: { $style }
seat-style-of = Стиль игры бота на месте { $number }
style-balanced = Ровный
summary = { $board }, игроков: { $players } — { $people }.
summary-you = вы
summary-here =
    { $count ->
        [one] { $count } человек рядом
        [few] { $count } человека рядом
        [many] { $count } человек рядом
       *[other] { $count } человека рядом
    }
summary-invited = { $name } по ссылке
summary-invite =
    { $count ->
        [one] { $count } человек по ссылке
        [few] { $count } человека по ссылке
        [many] { $count } человек по ссылке
       *[other] { $count } человека по ссылке
    }
summary-open =
    { $count ->
        [one] { $count } открытое место
        [few] { $count } открытых места
        [many] { $count } открытых мест
       *[other] { $count } открытого места
    }
summary-bots =
    { $count ->
        [one] { $count } бот ({ $level })
        [few] { $count } бота ({ $level })
        [many] { $count } ботов ({ $level })
       *[other] { $count } бота ({ $level })
    }
summary-with = Также: { $things }.
summary-edition = издание: { $edition }
summary-public = открытый стол
summary-seed = зерно { $seed }
summary-watch = вы смотрите

## Password of the server

login = У этого сервера есть пароль
    .about = Спросите администратора сервера.
login-password = Пароль
login-enter = Войти
login-wrong = Неверный пароль сервера.
