### The things on the board as they are read aloud.

## Posts and routes

map-house = клетка
map-ship = лодка
map-free = свободна
map-piece = { $piece } ({ $name })
map-post-free = { $route }, { $kind } { $number }, свободна
map-post-taken = { $route }, { $kind } { $number }, { $piece }
map-route =
    { $free ->
        [0] Путь { $route }, заняты все клетки: { $posts }
       *[other] Путь { $route }, свободно клеток: { $free } из { $posts }
    }
map-marker = Жетон «{ $marker }» на пути { $route }
map-marker-place = Место для жетона на пути { $route }
map-permanent = Постоянный жетон: { $marker }, путь { $route }

## Cities

map-city = { $city }, занято контор: { $taken } из { $offices }
map-city-green = { $city }, зелёный город, { $taken ->
        [0] контор ещё нет
        [one] { $taken } контора
        [few] { $taken } конторы
        [many] { $taken } контор
       *[other] { $taken } конторы
    }
map-city-extras =
    { $extras ->
        [one] { $extras } дополнительная контора
        [few] { $extras } дополнительные конторы
        [many] { $extras } дополнительных контор
       *[other] { $extras } дополнительной конторы
    }
map-city-control = контролирует { $name }
map-office = { $city }, контора { $number }
map-office-space = { $privilege } { $numeral }, сюда встаёт { $piece }
map-office-coin =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
map-extra = { $city }, место для дополнительной конторы
map-ability = { $city }: улучшить «{ $ability }»
map-swap = { $city }: поменять местами конторы { $left } и { $right }

## Tracks

map-track = Шкала престижа: { $points }
map-points = { $name } { $points }
map-completed = Заполнено городов: { $count } из { $limit }
map-prestige = Специальная награда, очков: { $points }, { $privilege }, { $state }
map-east-west = Маршрут Восток–Запад: 7, 4 и 2 очка
map-east-west-taken = Маршрут Восток–Запад: 7, 4 и 2 очка, уже есть: { $names }

## What is marked

map-may-establish = можно создать
