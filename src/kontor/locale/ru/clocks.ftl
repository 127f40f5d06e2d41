# The players' clocks: at a new table, beside the players, vacation and pauses.

clock = Время на решения
clock-none = без часов
clock-decision = { $time } на каждое решение
clock-game = { $time } каждому на всю партию
clock-game-more = { $time } каждому на всю партию и ещё { $more } на каждое решение
clock-meaning = Решение — это всё, что вы решаете, пока игра не начнёт ждать кого-то другого: ваш ход или ответ в чужой ход.
clock-end = Когда время выйдет
clock-end-bot = до возвращения игрока за него играет бот
clock-end-offer = игрок теряет место, играет бот, а хозяин стола может кого-нибудь пригласить
clock-end-abort = партия заканчивается без результата
clock-vacation = Отпуск
clock-vacation-each =
    { $count ->
        [one] { $count } день на игрока
        [few] { $count } дня на игрока
        [many] { $count } дней на игрока
       *[other] { $count } дня на игрока
    }
clock-vacation-left = осталось отпуска: { $time }
clock-about = Осталось времени: { $time }. { $agreed }. Когда время выйдет: { $end }.
clock-away = отпуск до: { $until }
clock-paused = часы стоят до: { $until }
clock-left = Осталось: { $time }.
clock-warning-bot = После этого за вас будет играть бот, пока вы не вернётесь на своё место.
clock-warning-offer = После этого вы потеряете место, и дальше будет играть бот.
clock-warning-abort = После этого партия закончится без результата.
clock-take-vacation = Взять отпуск сейчас
clock-back = Я снова здесь
clock-pause = Предложить перерыв
clock-pause-about = На перерыв должны согласиться все. Пока часы стоят, можно продолжать игру.
clock-run-again = Предложить снова пустить часы
days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
