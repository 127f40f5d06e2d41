### The table: desks, hand, end meter and the bars around the board.

## Bars and panels

prompt-bar = Текущее решение
hand-strip = Ваша рука
panels = Журнал, чат и счёт
side-column = Письменные столы и журнал
log = Журнал
chat = Чат
score = Счёт
result = Итог
panel-tall = Во всю высоту
desks = Письменные столы
players = Игроки
panels-unread =
    { $count ->
        [one] Журнал, чат и счёт, { $count } непрочитанная строка
        [few] Журнал, чат и счёт, { $count } непрочитанные строки
        [many] Журнал, чат и счёт, { $count } непрочитанных строк
       *[other] Журнал, чат и счёт, { $count } непрочитанной строки
    }
key-space = Пробел
key-shift = Shift
status-your-turn = Ваш ход
status-your-decision = Решаете вы
map-whole = Всё поле
map-near = Крупнее
table-menu = Этот стол
move-list = Все ходы
rules = Правила
home = На главную

## Way back

undo = Отменить
undo-bots = Отменить (вместе с ответами ботов)
undo-others = Отменить (вместе с ответами других)
redo = Вернуть
reset-turn = Отменить весь ход
ask-take-back = Попросить вернуть ход
steps = Шаги этого хода
auto-end = Ход сейчас закончится сам
nudge = Поторопить
skip-bots = Промотать
barrier-asked = Дальше отменить нельзя: решать пришлось кому-то другому.
barrier-revealed = Дальше отменить нельзя: открылось что-то скрытое.

## Connection

link-connecting = Подключение…
link-open = Подключено
link-lost = Связь потеряна. Пробуем снова…
link-lost-kept = Связь потеряна. Ваш ход будет отправлен, как только она вернётся.
link-restarting = Сервер перезапускается…
link-closed = Нет связи

## How close the end is

end-meter = Насколько близок конец игры
gauge-prestige = Престиж
    .about = Игра заканчивается, когда кто-то доходит на шкале престижа до { $limit }
gauge-cities = Полные города
    .about = Игра заканчивается, когда заполнено столько городов
gauge-markers = Запас жетонов
    .about = Игра заканчивается, когда нужно взять жетон, а их не осталось
gauge-near = Игра может закончиться одним ходом
gauge-by = Игру закончит:
end-title = Игра окончена
end-won =
    { $count ->
        [1] Победа: { $who }
       *[other] Общая победа: { $who }
    }

## Desks

own-desk = Ваш письменный стол
you = вы
you-turn = Вы
turn-of = Ходит { $who }
actions-left =
    { $count ->
        [one] осталось { $count } действие
        [few] осталось { $count } действия
        [many] осталось { $count } действий
       *[other] осталось { $count } действия
    }
ability-next = дальше { $value }
ability-full = максимум
stock-about = нужен найм
supply-about = готовы
markers-used = исп.: { $count }
markers-used-up =
    { $count ->
        [one] { $count } жетон использован
        [few] { $count } жетона использовано
        [many] { $count } жетонов использовано
       *[other] { $count } жетона использовано
    }
ability-left =
    { $count ->
        [0] { $ability }: максимум
        [one] { $ability }: остался { $count } шаг
        [few] { $ability }: осталось { $count } шага
        [many] { $ability }: осталось { $count } шагов
       *[other] { $ability }: осталось { $count } шага
    }
bot-level = Бот, уровень: { $level }
desk-open = Письменный стол крупно: { $who }
plate-waits = выложить: { $count }
take-seat-back = Вернуться на это место

## Hand

to-place = Поставить
to-place-more =
    { $count ->
        [1] Поставить, можно ещё { $count }
       *[other] Поставить, можно ещё до { $count }
    }
to-lay = Выложить
in-hand = В руке
chip-displaced = снят
chip-done = поставлен
chip-must = обязательно
chip-may = по желанию
chip-from =
    { $source ->
        [stock] из общего запаса
        [supply] из личного запаса
        [route] с пути
       *[other] с поля
    }
chip-trader = Ставить торговцев
chip-merchant = Следующим поставить купца (M)
you-watch = Вы наблюдаете.
end-turn = Закончить ход
end-sure = Всё равно закончить?
end-unused =
    { $count ->
        [one] { $count } действие не использовано
        [few] { $count } действия не использованы
        [many] { $count } действий не использовано
       *[other] { $count } действия не использовано
    }
end-lost =
    { $count ->
        [one] { $count } действие пропадёт
        [few] { $count } действия пропадут
        [many] { $count } действий пропадёт
       *[other] { $count } действия пропадёт
    }

## Choosing

cancel = Отмена
confirm = Подтвердить
amount-words = { $amount }

## Moves by typing

take = Взять

## Log and chat

replay = Просмотр
analyse = Анализ
log-pick = Показать этот момент
log-idle = Без действий
log-empty = Пока ничего не произошло.
by-order = (по поручению)
log-filter = Ходы:
log-all = все
turn-number = ход { $number }
announce = { $who }: { $what }
announce-points =
    { $points ->
        [one] { $points } очко: { $who }
        [few] { $points } очка: { $who }
        [many] { $points } очков: { $who }
       *[other] { $points } очка: { $who }
    }
tell-score = { $who } { $points }
desk-none = нет
tell-ability = { $ability } { $value }
tell-player = { $who }: престиж { $points }. Личный запас: { $supply }. Общий запас: { $stock }. { $abilities }. Жетоны: { $markers }.
tell-gauge =
    { $limit ->
        [0] { $gauge }: осталось { $now }.
       *[other] { $gauge }: { $now } из { $limit }.
    }
moves-found =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
moves-none = Сейчас решаете не вы.

## What a decision does

effects = Что это даст
effect-actions = { $signed } { $count ->
        [one] действие
        [few] действия
        [many] действий
       *[other] действия
    }
effect-supply = личный запас
effect-total = итоговый счёт { $points }
effect-prestige = { $points } { $who }
effect-ends = заканчивает игру
effect-asks = Затем решает { $who }: отменить нельзя
effect-asks-free = Затем решает { $who }
effect-reveals = открывает скрытое: отменить нельзя
effect-reveals-free = открывает скрытое
