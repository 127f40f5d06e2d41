### The coach and hints, in games against bots. What is said here was worked out by playing it on a copy of the game.

coach = Наставник
coach-silence = Отключить
coach-call = Позвать наставника
coach-waits = Наставник подсказывает, когда решаете вы.
coach-thinks = Наставник думает…
coach-remark = О вашем последнем ходе. Сыграно: { $played }. Лучше было так:
coach-threat =
    { $missing ->
        [0] { $who } может следующим ходом создать путь { $route }: все его клетки уже заняты.
        [one] { $who } может следующим ходом заполнить и создать путь { $route }: свободна ещё { $missing } клетка.
        [few] { $who } может следующим ходом заполнить и создать путь { $route }: свободны ещё { $missing } клетки.
        [many] { $who } может следующим ходом заполнить и создать путь { $route }: свободно ещё { $missing } клеток.
       *[other] { $who } может следующим ходом заполнить и создать путь { $route }: свободно ещё { $missing } клетки.
    }

## What an action does

coach-effect-ends = Это заканчивает игру.
coach-effect-developed = { $ability }: { $value } до конца игры.
coach-effect-actions =
    { $count ->
        [one] Ещё { $count } действие в этом ходу.
        [few] Ещё { $count } действия в этом ходу.
        [many] Ещё { $count } действий в этом ходу.
       *[other] Ещё { $count } действия в этом ходу.
    }
coach-effect-connected =
    { $points ->
        [0] У вас будет маршрут Восток–Запад.
        [few] У вас будет маршрут Восток–Запад: сразу { $points } очка.
       *[other] У вас будет маршрут Восток–Запад: сразу { $points } очков.
    }
coach-effect-special =
    { $points ->
        [one] { $points } очко в конце игры.
        [few] { $points } очка в конце игры.
        [many] { $points } очков в конце игры.
       *[other] { $points } очка в конце игры.
    }
coach-effect-prestige =
    { $points ->
        [one] Сразу { $points } очко ({ $city }).
        [few] Сразу { $points } очка ({ $city }).
        [many] Сразу { $points } очков ({ $city }).
       *[other] Сразу { $points } очка ({ $city }).
    }
coach-effect-office = Контора в { $city }.
coach-effect-controls = Вы контролируете { $city }.
coach-effect-marker = Вы берёте жетон «{ $marker }».
coach-effect-full = Путь { $route } будет заполнен, и его можно будет создать.
coach-effect-filled = На пути { $route } у вас будет клеток: { $held } из { $length }.
coach-effect-hinders = Так вы мешаете: иначе { $who } может следующим ходом создать путь { $route }.
coach-effect-later-developed = Этот путь может дать вам: { $ability } { $value } до конца игры.
coach-effect-later-connected = Этот путь может соединить для вас Восток и Запад.
coach-effect-later-special = Этот путь может дать вам в конце очки: { $points }.
coach-effect-later-office = Этот путь может дать вам контору: { $city }.
coach-effect-later-marker = Этот путь может дать вам жетон «{ $marker }».
coach-effect-displaced =
    { $seat ->
        [n] Это замена нейтрального торговца: ваш оппонент поставит его в другое место.
       *[other] Это замена чужого помощника ({ $who }): владелец сможет поставить ещё и дополнительных.
    }
coach-effect-income =
    { $count ->
        [one] В личном запасе на { $count } помощника больше.
        [few] В личном запасе на { $count } помощников больше.
        [many] В личном запасе на { $count } помощников больше.
       *[other] В личном запасе на { $count } помощника больше.
    }
coach-effect-other-prestige =
    { $points ->
        [one] Но { $who } получает { $points } очко ({ $city }).
        [few] Но { $who } получает { $points } очка ({ $city }).
        [many] Но { $who } получает { $points } очков ({ $city }).
       *[other] Но { $who } получает { $points } очка ({ $city }).
    }

## Hints

hint = Подсказка
hint-more = Подробнее
hint-place-route = Посмотрите на путь { $place }.
hint-place-city = Посмотрите на город { $place }.
hint-place-hand = Посмотрите на свой жетон «{ $place }».
hint-place-desk = Посмотрите на свой письменный стол.
hint-place-turn = На поле вам сейчас делать нечего.
hint-kind =
    { $kind ->
        [place] Поставьте помощника.
        [displace] Замените чужого помощника.
        [lift] Передвиньте помощников.
        [drop] Поставьте поднятого помощника.
        [income] Выполните найм.
        [route] Создайте путь.
        [use] Используйте жетон.
        [settle] Поставьте сюда своих помощников.
        [marker] Выложите сюда новый жетон.
        [neutral] Выберите город для нейтральной конторы.
        [end] Закончите ход.
        [decline] Откажитесь.
        [done] Достаточно: закончите перемещение.
        [take] Возьмите то, что предлагают.
        [develop] Улучшите способность.
        [found] Разместите контору.
       *[remove] Уберите помощника.
    }
