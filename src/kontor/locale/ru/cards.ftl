### The cards over the board: choosing, routes, what a decision does, and why not.

## Choosing

choose-income = Кого взять?
choose-place = Поставить здесь
choose-displace = Заменить этого помощника
choose-move = Этот помощник
choose-route = Создать путь
choose-found = Разместить контору
choose-swap = Обменять конторы
choose-develop = Улучшить
choose-paying = Чем платить
choose-use = Использовать жетон

## What a decision does

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
displace-free = Заменить

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

## What makes an option of the route card special

badge-completes = заполняет { $city }: город номер { $count }
badge-east-west = Восток–Запад +{ $points }
badge-ends = заканчивает игру — ваше место: { $rank }-е

## What a route brings

benefit-nothing = Ничего
benefit-office = Контора в { $city }
benefit-develop = Улучшить «{ $ability }»
benefit-prestige = Специальная награда { $value }
benefit-extra =
    Дополнительная контора в { $city }, { $piece ->
        [m] купец
       *[t] торговец
    }

## Refusals

refused = Нельзя
refusal-unknown = Сейчас это невозможно.
rule-link = { $clause }: показать правило
piece-of =
    { $piece ->
        [m] купец
       *[t] торговец
    } ({ $who })
remedy-route-posts = Займите все клетки и попробуйте снова.
remedy-office-privilege = Сначала улучшите «Привилегии»: найдите на поле их золотой город.
remedy-office-shape = Поставьте нужного помощника на путь (купца — удерживая Shift) или передвиньте его туда.
remedy-office-full = Выберите другой город или создайте путь ради чего-то другого.
remedy-prestige-merchant = Поставьте на путь купца: сначала выберите купца под полем или, когда ставите, удерживайте Shift.
remedy-prestige-privilege = Сначала улучшите «Привилегии»: найдите на поле их золотой город.
remedy-prestige-taken = Возможно, свободна другая клетка.
remedy-post-ship = Сначала выберите купца под полем или, когда ставите, удерживайте Shift.
remedy-post-occupied = Чтобы заменить этого помощника, выберите его, когда у вас есть действие.
remedy-displace-supply = Выполните найм, чтобы пополнить личный запас.
remedy-supply-none = Выполните найм, если в общем запасе есть ваши помощники.

## Clicks that are not decisions

hint-over = Игра окончена.
hint-not-yours = Сейчас решает { $who }.
hint-award = Очки за непрерывную цепочку своих контор от { $first } до { $second }: первому игроку { $best }, двум следующим { $middle } и { $least }.
hint-seat = Письменный стол: { $who }.
hint-extra-office = «{ $marker }» используют при создании пути: сначала займите все его клетки.
hint-leftmost = Конторы в городе { $city } занимают слева направо: следующая — номер { $number }.
hint-nothing = Сейчас здесь делать нечего.

## A click while a decision is on its way

click-wait = Минутку: ваш последний ход ещё отправляется.
click-queued = Этот помощник встанет, как только пройдёт ваш последний ход.
