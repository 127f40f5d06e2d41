### The card about a thing on the board.

inspect-name = { $text }
inspect-can = Можно
inspect-cannot = Нельзя
inspect-more = и ещё { $count }
inspect-arm = Выберите его, а потом — к чему применить.
inspect-post-free =
    { $kind ->
        [ship] Клетка { $number } в виде лодки, свободна: только для купцов
       *[house] Клетка { $number }, свободна
    }
inspect-post-taken =
    { $kind ->
        [ship] Клетка { $number } в виде лодки, занята
       *[house] Клетка { $number }, занята
    }
inspect-piece =
    { $piece ->
        [m] Купец ({ $who })
       *[t] Торговец ({ $who })
    }
inspect-route = Занято клеток: { $count } из { $posts }
inspect-gains = При создании пути: +{ $points } { $who } ({ $city })
inspect-marker-here = Приносит жетон «{ $marker }»
inspect-permanent-here = Постоянный жетон: { $marker }
inspect-laid = Здесь лежит «{ $marker }», владелец: { $who }
inspect-uncontrolled = Город пока никто не контролирует
inspect-controlled = Контроль: { $who }, очков в конце: { $points }. Занято контор: { $count } из { $offices }
inspect-controlled-green = Контроль: { $who }, очков в конце: { $points }
inspect-green = Зелёный город: контора возможна только с постоянным жетоном или с «Дополнительной конторой»
inspect-next =
    Следующая контора: { $privilege } { $numeral }, для { $piece ->
        [m] купца
       *[t] торговца
    }{ $points ->
        [0] {""}
       *[other] , престиж +{ $points }
    }
inspect-office =
    Контора: { $privilege } { $numeral }, для { $piece ->
        [m] купца
       *[t] торговца
    }{ $points ->
        [0] {""}
       *[other] , престиж +{ $points }
    }
inspect-not-yet = Конторы занимают слева направо: следующая — номер { $number }
inspect-full = Все конторы заняты
inspect-develops = Путь в этот город может улучшить способность: { $ability }
inspect-prestige-here = Путь в этот город может дать клетку специальной награды
inspect-end = Конец маршрута Восток–Запад
inspect-ability-at = Улучшается при создании пути в город: { $cities }
inspect-ability-full = Полностью развита
inspect-marker-for = Достанется тому, кто создаст путь { $route }
inspect-permanent-for = Сразу применяет каждый, кто создаст путь { $route }
inspect-prestige = Очков в конце: { $value }. Нужны «Привилегии» { $numeral } и купец на полном пути в город { $city }
inspect-prestige-of = Клетку занимает: { $who }
inspect-connected = { $who }, очков: { $points }
inspect-income = Найм
    .about = Переносит из общего запаса в личный столько помощников, сколько позволяет «Банк»
inspect-stock = Общий запас
    .about = Этих помощников нужно сначала нанять. Сюда же возвращаются использованные
inspect-supply = Личный запас
    .about = Этих помощников можно ставить сразу
