### Analysis of a game: win chances, best actions and reasons. $points is a text with its sign; ids of places, markers and
### abilities stay as they are typed. English keeps to ASCII, for old terminals.

analysis-head =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
        [many] { $count } решений
       *[other] { $count } решения
    }, оценка: { $bot }, с учётом всего, что есть в записи.
analysis-head-as =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
        [many] { $count } решений
       *[other] { $count } решения
    }, оценка: { $bot }, по тому, что знает { $who }.
analysis-chances = Шансы на победу по ходу партии
analysis-players = Как шла игра
analysis-course =
    { $course ->
        [early] Победа; впереди с решения { $since }.
        [late] Победа, но впереди лишь с решения { $since }.
        [slipped] Впереди на решении { $since } с шансом { $chance }, но преимущество потеряно.
       *[behind] Надолго вперёд выйти не удалось; лучший шанс — { $chance } на решении { $since }.
    }
analysis-worst = Дороже всего обошлось решение { $worst }: { $loss }.
analysis-no-worst = Ни одно решение не ухудшило шансов.
analysis-table = Шанс на победу в процентах и ожидаемые очки
analysis-column-decision = решение
analysis-column-end = конец
analysis-column-lost = потери за ход
analysis-costliest = Самые дорогие решения
analysis-costly = { $ply }  { $who }: { $played }, потеря { $loss }
analysis-better = лучше: { $move }
analysis-none = Решений, которые ухудшили шансы, эта оценка не видит.
analysis-turning = Переломные моменты
analysis-turned = { $ply }  { $by }: { $played }; { $who } теряет { $drop }
analysis-turned-none = Шансы ни разу не менялись за раз больше чем на { $drop }.
# Between whole numbers and tenths
analysis-point = ,
analysis-percent = { $number } %
analysis-graph = Шансы на победу
analysis-graph-axis = решения; шанс на победу в процентах

## Why an action is good: "+6.0 network: joins two networks in Goslar"

analysis-reason = { $points } { $category }: { $why }
analysis-part-track = престиж
analysis-part-abilities = способности
analysis-part-markers = жетоны
analysis-part-special_prestige = специальная награда
analysis-part-cities = города
analysis-part-network = сеть
analysis-part-tempo = темп
analysis-part-plans = планы
analysis-part-rival = { $who }
analysis-part-nothing = очки
analysis-why-track =
    { $how ->
        [connects] маршрут Восток–Запад
        [controls] контроль принесёт престиж: { $city }
       *[scores] престиж сразу
    }
analysis-why-abilities = полностью развивает { $ability }
analysis-why-markers =
    { $how ->
        [takes] берёт жетон { $marker }
       *[counts] ещё один жетон
    }
analysis-why-special_prestige =
    { $how ->
        [takes] занимает специальную награду { $points }
       *[counts] специальная награда
    }
analysis-why-cities =
    { $how ->
        [controls] даёт контроль над городом { $city }
       *[keeps] контроль надёжнее
    }
analysis-why-network =
    { $how ->
        [joins] соединяет две сети в городе { $city }, контор: { $offices }
        [keys] контор: { $offices }, каждая приносит { $keys }
        [lasts] больше времени на рост сети
       *[grows] контора в городе { $city }, всего контор: { $offices }
    }
analysis-why-tempo =
    { $how ->
        [develops] улучшает «{ $ability }»: { $value }
        [actions] действий больше на { $count }
        [supplies] в личном запасе больше на { $count }
       *[lasts] больше времени этим пользоваться
    }
analysis-why-plans =
    { $how ->
        [fills] заполняет { $route }, { $held } из { $length }
       *[opens] доступен путь получше
    }
analysis-why-rival =
    { $route ->
        [none] портит план
       *[other] мешает на пути { $route }
    }
analysis-why-nothing = сейчас выиграть нечего

## Beside the map

analysis-chances-now = Шансы на победу и ожидаемые очки
analysis-expected = Ожидаемые очки в конце
analysis-points = очков: { $points }
analysis-working-short = Думает…
analysis-by-category = Ожидаемые очки по категориям
analysis-nothing-costly = Ни одно решение этого игрока не стоило 1 % или больше.
analysis-turned-short = { $by }: из-за этого действия теряет { $who }
analysis-turned-never = Ни одно действие не изменило шансы больше чем на 8 процентных пунктов.
analysis-better-move = Лучше: { $move }
analysis-try = Сыграть иначе
analysis-study = Анализировать отсюда
analysis-about = Шансы оценивает бот, который смотрит на ход вперёд и видит все карты.
analysis-working = Оценено решений: { $evaluated } из { $decisions }
analysis-cancel = Отмена
analysis-failed-record = Эта версия Kontor не может воспроизвести партию, поэтому анализ невозможен.
analysis-failed-bots = Боты не справились с этой партией. Можно попробовать ещё раз.
analysis-failed-unexpected = Произошла непредвиденная ошибка. Владелец сервера найдёт её в журнале.
analysis-offer = Бот просматривает каждое решение: кто когда выигрывал, какие решения обошлись дороже всего, что было бы лучше и почему.
analysis-ask = Анализировать партию
