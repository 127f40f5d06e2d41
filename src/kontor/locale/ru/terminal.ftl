### The game in the terminal. What is typed stays as it is typed: ids of places, markers and abilities, and commands.
### $piece is t (trader) or m (merchant); an amount is as in notation. English keeps to ASCII, for old terminals.

terminal-you = Вы
terminal-player = Игрок { $number }
terminal-side-hansa-3 = Ганзейский союз (3 игрока)
terminal-side-hansa-45 = Ганзейский союз (4–5 игроков)
terminal-side-east = Восточные земли
terminal-side-britannia-3 = Британия (3 игрока)
terminal-side-britannia-45 = Британия (4–5 игроков)
terminal-or = , или { $way }

## What happened, after the name of whoever did it

terminal-who-you = вы
terminal-owned =
    { $piece ->
        [m] купец
       *[t] торговец
    } ({ $whose ->
        [you] вы
        [neutral] нейтральный
       *[other] { $who }
    })
terminal-event-placed =
    { $piece ->
        [m] купец
       *[t] торговец
    } на { $post }
terminal-event-paid = плата { $amount }
terminal-event-displaced =
    на { $post } заменён { $owned }, встаёт { $piece ->
        [m] купец
       *[t] торговец
    }, плата { $fee }
terminal-event-settled =
    после замены { $neutral ->
        [yes] нейтральный { $piece ->
            [m] купец
           *[t] торговец
        }
       *[no] { $piece ->
            [m] купец
           *[t] торговец
        }
    } на { $post }
terminal-event-settled-from =
    { $settled } { $source ->
        [stock] из общего запаса
        [supply] из личного запаса
        [route] с пути
       *[other] с { $source }
    }
terminal-event-unsettled =
    снятому помощнику нет клетки: { $piece ->
        [m] купец
       *[t] торговец
    }
terminal-event-declined = отказ
terminal-event-dropped = { $owned } передвинут с { $origin } на { $post }
terminal-event-dropped-back = { $owned } возвращён на { $post }
terminal-event-income = найм { $amount }
terminal-event-took = из общего запаса { $amount }
terminal-event-route = создан путь { $route }
terminal-event-neutral-route = нейтральный игрок создаёт путь { $route }
terminal-event-marker = взят жетон { $marker }
terminal-event-looked = новые жетоны: { $markers }
terminal-event-replaced = выложен жетон { $marker } на { $route }
terminal-event-discarded = жетон { $marker } выходит из игры
terminal-event-office =
    контора ({ $piece ->
        [m] купец
       *[t] торговец
    }) в { $city }
terminal-event-extra-office =
    дополнительная контора ({ $piece ->
        [m] купец
       *[t] торговец
    }) в { $city }
terminal-event-completed = заполнен город { $city } (номер { $count })
terminal-event-connected =
    маршрут { $west }–{ $east }, { $rank ->
        [1] первый
        [2] второй
        [3] третий
        [4] четвёртый
        [5] пятый
       *[other] шестой
    }
terminal-event-prestige = +{ $points } престижа: { $who } ({ $why })
terminal-event-special-prestige = занята специальная награда { $value }
terminal-event-developed = улучшение { $ability }: { $value }
terminal-event-actions =
    { $count ->
        [one] ещё { $count } действие
        [few] ещё { $count } действия
        [many] ещё { $count } действий
       *[other] ещё { $count } действия
    }
terminal-event-used = использован { $marker }
terminal-event-swapped = обмен двух контор в { $city }
terminal-event-removed = { $owned } убран с { $post }
terminal-event-ending = ИГРА ЗАКАНЧИВАЕТСЯ ({ $clause })
terminal-event-end = конец хода
terminal-event-more = … (log покажет всё)

## What is asked, after the name of whoever decides

terminal-ask-over = Игра окончена.
terminal-ask-turn =
    ваш ход, осталось { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }.
terminal-ask-turn-routes = { $turn } Полные пути: { $routes }.
terminal-ask-end = действий не осталось: закончите ход (end).
terminal-ask-end-markers = действий не осталось: закончите ход (end) или сначала используйте жетон (use).
terminal-ask-settle =
    { $who } заменяет { $neutral ->
        [yes] нейтрального
       *[no] вашего
    } { $piece ->
        [m] купца
       *[t] торговца
    } на { $route }: поставьте его как можно ближе (settle).
terminal-ask-settle-extras =
    { $who } заменяет { $neutral ->
        [yes] нейтрального
       *[no] вашего
    } { $piece ->
        [m] купца
       *[t] торговца
    } на { $route }: поставьте его как можно ближе (settle) и ещё до { $extras }.
terminal-ask-extras = можно поставить ещё до { $extras } (сначала из общего запаса, потом из личного, потом с клеток путей){ $out }.
terminal-ask-held =
    { $piece ->
        [m] купец
       *[t] торговец
    } с { $post }
terminal-ask-hand =
    в руке: { $hand }. Поставьте { $count ->
        [1] его
       *[other] их по одному
    } (drop).
terminal-ask-hand-lift =
    в руке: { $hand }. Поставьте { $count ->
        [1] его
       *[other] их по одному
    } (drop) или поднимите ещё до { $lifts } (lift).
terminal-ask-lift = поднимите ещё до { $lifts } (lift){ $out }.
terminal-ask-moved = все передвинуты: введите done.
terminal-ask-remove = уберите с клеток путей (remove), не больше: { $pieces }{ $out }.
terminal-ask-removed = все убраны: введите done.
terminal-ask-take = можно взять из общего запаса (take): { $pieces }; причина: { $who }{ $out }.
terminal-ask-take-trader = можно взять из общего запаса торговца (take); причина: { $who }{ $out }.
terminal-ask-take-tradesman = можно взять из общего запаса торговца или купца (take); причина: { $who }{ $out }.
terminal-ask-replace = конец хода: выложите новый жетон ({ $markers }) к свободному пути (marker).
terminal-ask-replace-hidden = конец хода: выложите новый жетон (лицом вниз) к свободному пути (marker).
terminal-ask-found = постоянный жетон: контора в зелёном городе (found){ $out }.
terminal-ask-develop = постоянный жетон: улучшить «Привилегии» (develop privilege){ $out }.
terminal-ask-place = постоянный жетон: поставьте (settle) { $pieces }{ $out }.
terminal-ask-place-must = постоянный жетон: поставьте (settle), насколько возможно: { $pieces }.

## The board and the desks

terminal-decision = решение { $number }
terminal-green = зелёный
terminal-left-out-routes = пустые пути не показаны
terminal-left-out-empty = пустые города и пути не показаны
terminal-left-out-cities = города и пустые пути не показаны
terminal-left-out-all = города и пути не показаны
terminal-head-player = игрок
terminal-head-points = ОП
terminal-head-total = итог
terminal-head-keys = ключи
terminal-head-actions = действ
terminal-head-privilege = прив
terminal-head-book = книга
terminal-head-purse = банк
terminal-head-supply = личный
terminal-head-stock = общий
terminal-head-markers = жетоны
terminal-used = использ. { $count }
terminal-to-place = выложить { $count }
terminal-markers = Жетоны
terminal-markers-unused = неиспользованные жетоны: { $markers }
terminal-markers-used = использованные жетоны: { $markers }
terminal-end = Конец
terminal-end-reached = наступил ({ $clause })
terminal-end-prestige = престиж { $had }/{ $limit }
terminal-end-cities = полные города { $had }/{ $limit }
terminal-end-pile = запас жетонов { $count }
terminal-all-taken = всё занято

## The score sheet

terminal-rank = место
terminal-score-now = Как если бы игра закончилась сейчас:
terminal-score-secret = { $categories }: тайна до конца игры
terminal-score-markers = жетонов: { $count }
terminal-score-network = контор: { $offices } x { $keys }
terminal-won = Победа: { $who }, очков: { $points }.
terminal-won-shared = Победу делят: { $who }, очков: { $points }.
terminal-and = { $first } и { $second }
terminal-ended = Конец по { $clause }: { $text }

## The rules

terminal-rules-ruling = Толкование:
terminal-rules-span = с { $first } по { $last }
terminal-rules-hits = Правил: { $count }; введите rules НОМЕР, чтобы прочитать одно целиком.
terminal-rules-none = ни в одном правиле нет всех этих слов: { $words }
terminal-rules-unknown = нет правила '{ $name }'
terminal-rules-unknown-near = нет правила '{ $name }'; возможно, { $near }?

## At the prompt

terminal-hint = Tab дополняет   ? помощь   moves   board   desks   log   scores   rules   undo   save   quit
terminal-welcome = { $players }. Введите ? для помощи, ? signs — как читать поле.
terminal-look-away = Сейчас решает { $who }: остальные, не смотрите. Нажмите Enter.
terminal-decides = --- Сейчас решает { $who } ---
terminal-legal = можно: Enter сыграет
terminal-legal-more = можно: Enter сыграет, или добавьте слова
terminal-expected = ожидается: { $what }
terminal-or-command = или команда: { $commands }
terminal-refused = { $why } [{ $clause }]
terminal-refused-more = { $why } [{ $clause }]   (см. rules { $clause })
terminal-no-move = хода { $number } нет: ожидается от 1 до { $most }; введите moves для списка
terminal-no-match = Нет разрешённого хода, который начинается с '{ $wanted }' или содержит это. Введите moves для списка групп.
terminal-all-of = все: moves { $verb }
terminal-number-plays = Введите номер, чтобы сыграть этот ход.
terminal-log-wrong = log { $wish }: ожидается число записей или all
terminal-log-earlier = … более ранних записей: { $count } (log all)
terminal-nothing-to-undo = отменять нечего: вы ещё ничего не решали
terminal-undone = Отменено: { $move }.
terminal-undone-more = Отменено: { $move } и ещё решений: { $count }.
terminal-resumed = Партия продолжается, сыграно решений: { $count }.
terminal-nothing-played = Пока ничего не сыграно.
terminal-saved = Сохранено: { $path }
terminal-go-on = Продолжить
terminal-see-again = Посмотреть снова
terminal-cannot-save = не удалось сохранить { $path }: { $why }
terminal-keys = Enter дальше, b назад, номер, e конец, q выход

## Help

terminal-help-help = эта страница или как читать поле
terminal-help-moves = разрешённые ходы с номерами; со словами — только подходящие
terminal-help-board = все города и пути
terminal-help-desks = все письменные столы, шкалы и жетоны целиком
terminal-help-log = что произошло
terminal-help-scores = все очки и за что они
terminal-help-rules = содержание, правило вроде PLACE-02 или поиск
terminal-help-undo = назад к вашему последнему решению, до ответов ботов
terminal-help-save = сохранить партию
terminal-help-resume = продолжить сохранённую партию вместо этой
terminal-help-quit = выйти; партия сохраняется
terminal-move-place = торговец (m: купец) на клетку
terminal-move-displace = заменить чужого помощника
terminal-move-income = из общего запаса в личный
terminal-move-lift = передвинуть: потом drop ОТКУДА КУДА ..., done
terminal-move-route = полный путь: office ГОРОД, develop BOOK,
terminal-move-route-more = prestige 8, extra ГОРОД t или ничего
terminal-move-use = или use develop BOOK, use swap ГОРОД 1 2
terminal-move-settle = после замены; или decline
terminal-move-marker = новый жетон в конце хода
terminal-move-end = закончить ход
terminal-signs-piece = Помощник — это цифра владельца и форма: { $pieces } — торговец и купец.
terminal-signs-city =
    У города — цифра того, кто его контролирует, конторы слева направо и способность, которую он улучшает:
    { $trader } — для торговца и белых «Привилегий», { $merchant } — для купца и оранжевых, затем розовые и чёрные;
    + приносит очко. Дополнительные конторы — слева от { $extra }.
terminal-signs-route =
    У пути — его клетки, начиная от первого города: { $empty } — пусто, { $ship } — лодка, { $marker } — лежащий там
    жетон. W и S — Уэльс и Шотландия.
terminal-signs-desk =
    У письменного стола — престиж (ОП), итог, как если бы игра закончилась сейчас (+? без секретной цели), и каждая
    способность со значением и { $step } за каждый оставшийся шаг.

## Figures of a game

terminal-usual = обычно ({ $level })
terminal-figure-turns = ходы
terminal-figure-income = найм
terminal-figure-place = поставлено помощников
terminal-figure-displace = замены
terminal-figure-move = перемещения
terminal-figure-route = создано путей
terminal-figure-office = конторы
terminal-figure-develop = улучшения способностей
terminal-figure-marker = взято бонусных жетонов
terminal-figure-use = использовано жетонов
terminal-figure-displaced = заменено другими
terminal-figure-gained = дополнительные помощники
