### The table: desks, hand, end meter, cards and notices around the board.

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
board-words = Описание поля
shortcuts = Горячие клавиши
key-space = Пробел
key-shift = Shift
status-your-turn = Ваш ход
status-your-decision = Решаете вы
map-whole = Всё поле
map-near = Крупнее
table-menu = Этот стол
move-list = Все ходы
how-to = Как играть
rules = Правила
home = На главную
to-competition = Соревнование
record = Запись партии текстом
watch-link = Ссылка для зрителей

## Way back

undo = Отменить
redo = Вернуть
reset-turn = Отменить весь ход
ask-take-back = Попросить вернуть ход
ask-take-back-last = Попросить вернуть моё последнее решение
steps = Шаги этого хода
steps-back = Отменить, начиная с
barrier-turn = Дальше назад нельзя: там уже решали другие.
auto-end = Ход сейчас закончится сам
recap = Пока вас не было
recap-more = и ещё { $count }
seat-vacated = Пригласить кого-нибудь на место игрока { $who }
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
gauge-standstill = Застой
    .about = После стольких ходов подряд без изменений тот, чей ход, может закончить игру
gauge-near = Игра может закончиться одним ходом
gauge-by = Игру закончит:
gauge-neutral = у нейтрального игрока { $points }

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
desk-total = очки, если бы игра закончилась сейчас
desk-markers = Жетоны
desk-used = Использованы
desk-favours = Благосклонность
desk-none = нет
plate-waits = выложить: { $count }
mission-control = Вы контролируете этот город
mission-presence = У вас там есть контора
mission-nothing = У вас там ещё нет конторы
mission-secret = Секретная цель
mission-hold = Нажмите и держите
take-seat-back = Вернуться на это место

## The neutral player

neutral-name = Нейтральный
neutral-posts = Торговцы на путях
neutral-offices = Конторы
neutral-cities = Контролирует
neutral-about = Победить не может. За него ставите вы оба.
neutral-about-points = Победить не может, но заканчивает игру, дойдя на шкале престижа до { $limit }.

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
favours-cap = Благосклонность
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
permits = Разрешения
permits-none = нет
permit-free = доступно
permit-used = использовано

## Choosing

cancel = Отмена
confirm = Подтвердить
choose-income = Кого взять?
choose-place = Поставить здесь
choose-displace = Заменить этого помощника
choose-move = Этот помощник
choose-route = Создать путь
choose-found = Разместить контору
choose-swap = Обменять конторы
choose-develop = Улучшить
choose-exchange = Обменять жетоны
choose-neutral = Нейтральный игрок
choose-paying = Чем платить
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
displace-title =
    Заменить { $piece ->
        [m] купца
       *[t] торговца
    } ({ $who })
displace-then =
    { $count ->
        [1] { $who } ставит его в другое место и ещё { $count } помощника.
        [one] { $who } ставит его в другое место и ещё до { $count } помощника.
        [few] { $who } ставит его в другое место и ещё до { $count } помощников.
        [many] { $who } ставит его в другое место и ещё до { $count } помощников.
       *[other] { $who } ставит его в другое место и ещё до { $count } помощника.
    }
displace-with =
    { $piece ->
        [m] купцом
       *[t] торговцем
    }
displace-fee = плата
displace-barrier = Заменить — отменить нельзя
effect-ends = заканчивает игру
effect-asks = Затем решает { $who }: отменить нельзя
effect-reveals = открывает скрытое: отменить нельзя
amount-words = { $amount }

## Route card

card-title = Создать путь { $route }
card-cost = 1 действие
card-control = Престиж за контроль
card-nobody = Ни один из городов никто не контролирует.
card-marker = Вы берёте жетон
card-no-marker = Здесь жетона нет.
card-choose = Выберите одно
card-extra = Дополнительная контора в { $city }
card-ends = Заканчивает игру. Итоги, насколько вам известно:
card-do-and-end = Создать и закончить игру

## Moves by typing

move-filter = Введите место или действие, например «ham контора»
moves-found =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
moves-none = Сейчас решаете не вы.
take = Взять
moves-nothing = Ничего не найдено. Попробуйте город, «контора» или «заменить».

## Refusals

refused = Нельзя
refusal-unknown = Сейчас это невозможно.
remedy-route-posts = Займите все клетки и попробуйте снова.
remedy-office-privilege = Сначала улучшите «Привилегии»: найдите на поле их золотой город.
remedy-office-shape = Поставьте нужного помощника на путь (купца — удерживая Shift) или передвиньте его туда.
remedy-office-full = Выберите другой город или создайте путь ради чего-то другого.
remedy-prestige-merchant = Поставьте на путь купца: сначала выберите купца под полем или, когда ставите, удерживайте Shift.
remedy-prestige-privilege = Сначала улучшите «Привилегии»: найдите на поле их золотой город.
remedy-prestige-taken = Возможно, свободна другая клетка.
remedy-post-ship = Сначала выберите купца под полем или, когда ставите, удерживайте Shift.
remedy-post-permit = Разрешение даёт самая правая контора в городе с флагом этой страны.
remedy-post-occupied = Чтобы заменить этого помощника, выберите его, когда у вас есть действие.
remedy-displace-supply = Выполните найм, чтобы пополнить личный запас.
remedy-supply-none = Выполните найм, если в общем запасе есть ваши помощники.
rule-link = { $clause }: показать правило
piece-of =
    { $piece ->
        [m] купец
       *[t] торговец
    } ({ $who })

## Log and chat

replay = Просмотр
analyse = Анализ
log-pick = Показать этот момент
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
tell-ability = { $ability } { $value }
tell-player = { $who }: престиж { $points }. Личный запас: { $supply }. Общий запас: { $stock }. { $abilities }. Жетоны: { $markers }.
tell-gauge =
    { $limit ->
        [0] { $gauge }: осталось { $now }.
       *[other] { $gauge }: { $now } из { $limit }.
    }
tell-score = { $who } { $points }
chat-empty = Пока никто ничего не написал.
chat-say = Напишите что-нибудь
chat-seats-only = Писать в чат могут только игроки за столом.
send = Отправить
quick-phrases = Готовые фразы
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-nice-move = Отличный ход!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-one-moment = Минутку, пожалуйста.
phrase-your-decision = Решение за вами.
phrase-take-back-please = Можно вернуть ход?
phrase-good-game = Хорошая игра!
phrase-another-game = Ещё партию?

## Table menu and questions

bot-pace = Темп ботов
pace-none = сразу
pace-seconds = { $seconds } с
replace-away = Пусть бот играет за отсутствующего: { $who }
seat-replaced = Вас не было, и хозяин стола поручил вашу игру боту.
seat-lost = Вас так долго не было, что ваше место теперь занимает { $who }.
seat-expired = Ваше время вышло, поэтому за вас играет бот.
seat-expired-lost = Ваше время вышло, и ваше место занято. Теперь там: { $who }.
orders-open = Поручения на время отсутствия
clocks-open = Часы, отпуск, перерыв
hand-to-bot = Пусть за меня играет бот
gains = Кого брать в чужие ходы («Десятина», «Дань»)
gains-m = купцов
gains-t = торговцев
gains-ask = спрашивать
gain-taken = Вы взяли из общего запаса: { $amount }.
gain-change = Изменить
propose-abort = Предложить закончить партию
leave-seat = Освободить моё место
leave-sure = Уйти насовсем?
question = Вопрос
ask-takeback =
    { $who } просит вернуть { $count ->
        [1] последнее решение
        [one] последние { $count } решение
        [few] последние { $count } решения
        [many] последние { $count } решений
       *[other] последние { $count } решения
    }.
ask-abort = { $who } предлагает закончить партию без результата.
ask-pause =
    { $days ->
        [0] { $who } предлагает снова пустить часы.
        [one] { $who } предлагает перерыв: часы будут стоять { $days } день.
        [few] { $who } предлагает перерыв: часы будут стоять { $days } дня.
        [many] { $who } предлагает перерыв: часы будут стоять { $days } дней.
       *[other] { $who } предлагает перерыв: часы будут стоять { $days } дня.
    }
ask-waits = Ждём: { $who }
ask-yes = Согласиться
ask-no = Отказать
ask-withdraw = Отозвать
