### Decisions and what happened, in words. In the log the turn block says who did it.
### $piece is t (trader) or m (merchant); $amount and $fee are amounts in words.

amount-both = { $traders } и { $merchants }

## Decisions, as in the move list and in choosers

move-income = Найм: { $amount }
move-place =
    Поставить { $piece ->
        [m] купца
       *[t] торговца
    } на { $post }
move-place-paying =
    Поставить { $piece ->
        [m] купца
       *[t] торговца
    } на { $post }, плата: { $fee }
move-displace =
    Заменить помощника на { $post }, поставить { $piece ->
        [m] купца
       *[t] торговца
    }, плата: { $fee }
move-settle =
    Поставить снятого { $piece ->
        [m] купца
       *[t] торговца
    } на { $post }
move-settle-extra =
    Поставить дополнительного { $piece ->
        [m] купца
       *[t] торговца
    } { $source ->
        [stock] из общего запаса
        [supply] из личного запаса
       *[route] с пути
    } на { $post }
move-settle-from =
    Поставить дополнительного { $piece ->
        [m] купца
       *[t] торговца
    } с { $from } на { $post }
move-lift = Поднять помощника с { $post }
move-remove = Убрать помощника с { $post }
move-put-back = Вернуть помощника на { $post }
move-drop = Передвинуть помощника с { $from } на { $post }
move-swap-pieces =
    { $count ->
        [one] Поменять двух помощников местами ({ $count } перемещение)
        [few] Поменять двух помощников местами ({ $count } перемещения)
        [many] Поменять двух помощников местами ({ $count } перемещений)
       *[other] Поменять двух помощников местами ({ $count } перемещения)
    }
move-decline = Отказаться
move-done = Готово
move-end = Закончить ход
move-route-nothing = Создать { $route } и больше ничего
move-route-office = Создать { $route }: контора в { $city }
move-route-develop = Создать { $route }: улучшить «{ $ability }»
move-route-prestige = Создать { $route }: специальная награда { $value }
move-route-extra =
    Создать { $route }: дополнительная контора в { $city }, { $piece ->
        [m] купец
       *[t] торговец
    }
move-use = Использовать: { $marker }
move-use-develop = Использовать жетон: улучшить «{ $ability }»
move-use-swap = Поменять местами конторы { $left } и { $right } в { $city }
move-take = Взять: { $amount }
move-develop = Улучшить «{ $ability }»
move-found =
    Разместить контору в { $city }, { $piece ->
        [m] купец
       *[t] торговец
    }
move-marker = Выложить «{ $marker }» на { $route }
# a decision that a newer server offers, as its text
move-other = { $text }
    .about = Эта страница ещё не знает такого хода. Но сыграть его можно.

## What happened

log-income = Найм: { $amount }
log-took = Из общего запаса: { $amount }
log-placed =
    { $piece ->
        [m] Купец
       *[t] Торговец
    } на { $post }
log-displaced =
    { $piece ->
        [m] Купец
       *[t] Торговец
    } заменяет { $victim ->
        [m] купца
       *[t] торговца
    } ({ $who }) на { $post }, плата: { $fee }
log-settled =
    Снятый { $piece ->
        [m] купец
       *[t] торговец
    } встаёт на { $post }
log-settled-extra =
    Дополнительный { $piece ->
        [m] купец
       *[t] торговец
    } { $source ->
        [stock] из общего запаса
        [supply] из личного запаса
       *[route] с пути
    } на { $post }
log-settled-from =
    Дополнительный { $piece ->
        [m] купец
       *[t] торговец
    } с { $from } на { $post }
log-unsettled =
    Клетки не осталось: { $piece ->
        [m] купец
       *[t] торговец
    } уходит в общий запас
log-dropped =
    { $piece ->
        [m] Купец
       *[t] Торговец
    } ({ $who }) передвинут с { $from } на { $post }
log-removed =
    { $piece ->
        [m] Купец
       *[t] Торговец
    } ({ $who }) убран с { $post }
log-route = Создан путь { $route }
log-neutral-route = Нейтральный игрок создаёт путь { $route }
log-office =
    Контора в { $city } ({ $piece ->
        [m] купец
       *[t] торговец
    })
log-extra-office =
    Дополнительная контора в { $city } ({ $piece ->
        [m] купец
       *[t] торговец
    })
log-completed = Город { $city } заполнен: номер { $count }
log-connected =
    Маршрут Восток–Запад, { $rank ->
        [1] первый
        [2] второй
        [3] третий
       *[other] номер { $rank }
    }
log-prestige =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
log-prestige-city =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $city }
log-special-prestige = Специальная награда { $value }
log-developed = Улучшение «{ $ability }»: { $value }
log-actions =
    { $count ->
        [one] Ещё { $count } действие
        [few] Ещё { $count } действия
        [many] Ещё { $count } действий
       *[other] Ещё { $count } действия
    }
log-marker = Жетон «{ $marker }» с пути { $route }
log-replaced = Новый жетон «{ $marker }» на пути { $route }
log-discarded = Жетон «{ $marker }» на пути { $route } выходит из игры
log-used = Использован жетон «{ $marker }»
log-swapped = Обмен контор { $left } и { $right } в { $city }
log-ending =
    Игра заканчивается: { $clause ->
        [END-01] 20 очков престижа
        [END-03] заполнено достаточно городов
       *[other] жетонов больше нет
    }
log-over = Игра окончена
# an event of a newer server, as its text
log-other = { $text }
log-seat-left = { $who } больше не играет; дальше играет бот
log-seat-replaced = { $who } отсутствует слишком долго; дальше играет бот
log-seat-expired = { $who }: время вышло; дальше играет бот
log-seat-returned = { $who } снова в игре
log-seat-joined = { $who } занимает место за столом
