### What is opened or asked at a table: its menu, chat, questions, lists.

## The table’s menu

board-words = Описание поля
shortcuts = Горячие клавиши
how-to = Как играть
watch-link = Ссылка для зрителей
seat-vacated = Пригласить кого-нибудь на место игрока { $who }
bot-pace = Темп ботов
pace-none = сразу
pace-seconds = { $seconds } с
replace-away = Пусть бот играет за отсутствующего: { $who }
orders-open = Поручения на время отсутствия
clocks-open = Часы, отпуск, перерыв
hand-to-bot = Пусть за меня играет бот
gains = Кого брать в чужие ходы («Десятина», «Дань»)
gains-m = купцов
gains-t = торговцев
gains-ask = спрашивать
propose-abort = Предложить закончить партию
stop-game = Закончить эту партию
    .title = Закончить эту партию?
    .about = Партия закончится здесь насовсем, без победителя. Она останется среди ваших партий, и сыгранное можно будет пересмотреть.
    .yes = Закончить партию
play-on = Играть дальше
leave-seat = Освободить моё место
    .title = Освободить своё место?
    .yes = Освободить место
leave-others = Дальше { $count ->
    [one] играет
   *[other] играют
} { $others }, а ваше место займёт бот — с помощниками и очками, которые у вас сейчас есть.
leave-alone = Тогда за столом останутся только боты. Они играют дальше, пока кто-нибудь смотрит.
leave-lost = Место вы теряете насовсем: вернуться можно только по приглашению хозяина стола.
leave-final = Место вы теряете насовсем.
leave-host = Место вы теряете насовсем и больше не будете хозяином стола.
leave-watch = Смотреть партию можно и дальше.
leave-unseen = Этот стол закрыт для зрителей: партию вы больше не увидите.
to-competition = Соревнование
record = Запись партии текстом

## Chat

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

## Questions and news

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
seat-replaced = Вас не было, и хозяин стола поручил вашу игру боту.
seat-lost = Вас так долго не было, что ваше место теперь занимает { $who }.
seat-expired = Ваше время вышло, поэтому за вас играет бот.
seat-expired-lost = Ваше время вышло, и ваше место занято. Теперь там: { $who }.
seat-left-invite = Пригласить кого-нибудь
gain-taken = Вы взяли из общего запаса: { $amount }.
gain-change = Изменить

## Moves by typing

move-filter = Введите место или действие, например «ham контора»
moves-nothing = Ничего не найдено. Попробуйте город, «контора» или «заменить».

## What happened

ask-take-back-last = Попросить вернуть моё последнее решение
steps-back = Отменить, начиная с
barrier-turn = Дальше назад нельзя: там уже решали другие.
barrier-free = Если отменять дальше, отменятся и ответы других.
recap = Пока вас не было
recap-more = и ещё { $count }

## How a player stands

desk-total = очки, если бы игра закончилась сейчас
desk-markers = Жетоны
desk-used = Использованы
