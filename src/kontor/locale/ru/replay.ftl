### A game of the past, moment by moment.

replay-title = Просмотр
replay-moment = Момент партии
replay-of = Решение { $ply } из { $last }
replay-timeline = Вся партия
replay-now = Что было решено
replay-begins = Партию начинает { $who }.
replay-controls = Шаги
replay-first = К началу (Home)
replay-last = К концу (End)
replay-step = Следующее решение (])
replay-step-back = Предыдущее решение ([)
replay-turn = Следующий ход (↓)
replay-turn-back = Предыдущий ход (↑)
replay-round = Следующий круг (Page Down)
replay-round-back = Предыдущий круг (Page Up)
replay-play = Пуск (пробел)
replay-pause = Пауза (пробел)
replay-speed = Скорость
replay-graph = Что показывает график
replay-graph-prestige = Престиж
replay-graph-chances = Шансы
replay-analysis = Анализ
replay-graph-totals = Все очки
replay-tick-route = Пути
replay-tick-office = Конторы
replay-tick-displaced = Замены
replay-tick-marker = Бонусные жетоны
replay-tick-points = Очки престижа
replay-tick-end = Чем закончилась партия
replay-eyes = Что показано
replay-eyes-all = Всё открыто
replay-eyes-seat = Глазами игрока { $who }
replay-to-table = К столу
record-download = Скачать запись

## Going on from a moment

go-on = Продолжить отсюда
go-on-title = Продолжить отсюда
go-on-about =
    { $ply ->
        [one] Новый стол начнётся с этого момента, после { $ply } решения. Вы знаете то, что тогда знал этот игрок; всё остальное скрытое раздаётся заново.
        [few] Новый стол начнётся с этого момента, после { $ply } решений. Вы знаете то, что тогда знал этот игрок; всё остальное скрытое раздаётся заново.
        [many] Новый стол начнётся с этого момента, после { $ply } решений. Вы знаете то, что тогда знал этот игрок; всё остальное скрытое раздаётся заново.
       *[other] Новый стол начнётся с этого момента, после { $ply } решения. Вы знаете то, что тогда знал этот игрок; всё остальное скрытое раздаётся заново.
    }
go-on-who = Кто играет за игрока { $who }
go-on-me = Вы
go-on-friend = Друг, по приглашению
go-on-bot = Бот
go-on-start = Начать

## For others

share-title = Поделиться партией
share-names = С именами игроков
    .about = Без имён ссылка ведёт на копию, по которой стол не найти.
share-link = Ссылка на просмотр

## The games of this browser, and records that come in

games-search = Поиск по полю или игроку
games-state = Какие партии
games-state-all = Все партии
games-state-running = Идут
games-state-won = Победы
games-state-lost = Без победы
games-state-over = Окончены
games-state-imported = Загруженные
games-found =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
games-none = Вы здесь ещё не играли.
games-none-found = Подходящих партий нет.
games-imported = Загружена
games-decisions =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
        [many] { $count } решений
       *[other] { $count } решения
    }
games-winner = победа
record-import = Посмотреть запись
    .about = Перетащите сюда файл или вставьте его текст в любом месте страницы. Подойдут и записи из терминала.
record-file = Выбрать файл
record-paste = Вставить
record-paste-by-keys = Браузер не даёт странице читать буфер обмена. Нажмите Ctrl+V.
share-picture = Картинка (PNG)
share-picture-svg = Картинка (SVG)
share-picture-failed = Браузер не смог нарисовать картинку.
replay-picture = { $app } · после решения { $ply }

## Figures of a game

figures = Статистика
figures-title = Кто что делал
figures-usual = обычно ({ $level })
figures-about = «Обычно» — то, что бывает у средней половины игроков в партиях между ботами этого уровня: { $level }.
figures-high = больше обычного
figures-low = меньше обычного
figures-points = Очки по ходу игры
figure-turns = Ходы
figure-income = Найм
figure-place = Поставлено помощников
figure-displace = Замены
figure-move = Перемещения
figure-route = Создано путей
figure-office = Конторы
figure-develop = Улучшения способностей
figure-marker = Взято бонусных жетонов
figure-use = Использовано жетонов
figure-displaced = Заменено другими
figure-gained = Дополнительные помощники при замене
