### The score and the end of a game.

## Score and end

score-category = Категория
score-final = Итоговый счёт
score-projection = Счёт, если бы игра закончилась сейчас
score-secret = Тайна до конца игры
score-show = { $who }, { $category }: { $points }. Показать на поле
score-as-if = Как если бы игра закончилась сейчас.
rank = { $rank }-е
end-won-by = Победа: { $who }, счёт { $points } : { $other }
end-aborted = Без результата
end-skip = Пропустить
end-shared = Равны очки, «Действия» и сеть: место общее.
end-tie-break = Очки равны: выше тот, у кого меньше развиты «Действия», затем — у кого больше очков за сеть.
end-evidence = Выберите число, чтобы увидеть на поле, откуда оно.
ending-END-01 = На шкале престижа кто-то достиг { $limit }
ending-END-02 = Запас жетонов пуст
ending-END-03 = Заполнено достаточно городов
ending-CLASSIC-07 = Запас жетонов пуст
ending-aborted = Закончена раньше, чем кто-нибудь победил
ending-expired = Время вышло: { $who }. Партия без результата
rematch = Сыграть ещё
chart-title = Престиж по ходам
rematch-join = К следующей партии

## What stood out

remark-turn = Лучший ход: { $who }, престиж +{ $points }, ход { $turn }.
remark-displaced =
    { $count ->
        [one] { $who }: помощников заменяли { $count } раз
        [few] { $who }: помощников заменяли { $count } раза
        [many] { $who }: помощников заменяли { $count } раз
       *[other] { $who }: помощников заменяли { $count } раза
    }{ $extras ->
        [0] .
        [one] , и на поле вышел { $extras } дополнительный помощник.
        [few] , и на поле вышли { $extras } дополнительных помощника.
        [many] , и на поле вышло { $extras } дополнительных помощников.
       *[other] , и на поле вышло { $extras } дополнительного помощника.
    }
remark-connected = Первый маршрут Восток–Запад: { $who }, ход { $turn }.

## How a line of the score comes about

explain-track = { $points } на шкале престижа.
explain-abilities-none = Ни одна способность не развита до конца; «Ключи от города» здесь не считаются.
explain-abilities = Полностью развито: { $count } × { $each } = { $points }; «Ключи от города» здесь не считаются.
explain-markers =
    { $count ->
        [one] { $count } жетон, считая использованные: { $points }.
        [few] { $count } жетона, считая использованные: { $points }.
        [many] { $count } жетонов, считая использованные: { $points }.
       *[other] { $count } жетона, считая использованные: { $points }.
    }
explain-special = Занятые клетки: { $spaces }, очков: { $points }.
explain-cities-none = Городов под контролем нет.
explain-cities =
    { $count ->
        [one] { $count } город × { $each } = { $points }, на поле отмечен короной.
        [few] { $count } города × { $each } = { $points }, на поле отмечены короной.
        [many] { $count } городов × { $each } = { $points }, на поле отмечены короной.
       *[other] { $count } города × { $each } = { $points }, на поле отмечены короной.
    }
explain-network-none = Контор ещё нет.
explain-network =
    { $count ->
        [one] { $count } контора × { $ability } { $keys } = { $points }, показана на поле.
        [few] { $count } конторы × { $ability } { $keys } = { $points }, показаны на поле.
        [many] { $count } контор × { $ability } { $keys } = { $points }, показаны на поле.
       *[other] { $count } конторы × { $ability } { $keys } = { $points }, показаны на поле.
    }
