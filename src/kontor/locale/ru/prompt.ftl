### The prompt bar and its buttons.

## Your turn

prompt-turn =
    Ваш ход: { $count ->
        [one] осталось { $count } действие
        [few] осталось { $count } действия
        [many] осталось { $count } действий
       *[other] осталось { $count } действия
    }
prompt-turn-how = Поставить: выберите свободную клетку. Передвинуть или заменить: выберите помощника. Или выполните найм.
prompt-turn-how-empty = Личный запас пуст: выполните найм или выберите помощника, чтобы передвинуть его.
prompt-turn-how-route = У вас есть полный путь: выберите его флажок или всё, что светится.
prompt-turn-empty = Действий не осталось
prompt-turn-empty-markers = Используйте жетон или закончите ход.
prompt-turn-empty-end = Закончите ход.
prompt-merchant = Следующим встанет купец
prompt-merchant-how = Выберите клетку. Это касается только следующего помощника.
prompt-use = { $marker }
prompt-use-develop = Выберите на письменном столе способность, которую хотите улучшить.
prompt-use-swap = Выберите место между двумя соседними конторами, которые хотите поменять.
prompt-use-extra-office = Выберите город для дополнительной конторы.

## Your answer

prompt-settling =
    { $who } заменяет вашего { $piece ->
        [m] купца
       *[t] торговца
    } на пути { $route }
prompt-settle-one = Выберите для него светящуюся клетку.
prompt-settle-both =
    { $count ->
        [1] Поставьте его и, если хотите, ещё { $count } помощника.
        [one] Поставьте его и, если хотите, ещё до { $count } помощника.
        [few] Поставьте его и, если хотите, ещё до { $count } помощников.
        [many] Поставьте его и, если хотите, ещё до { $count } помощников.
       *[other] Поставьте его и, если хотите, ещё до { $count } помощника.
    }
prompt-settle-more =
    { $count ->
        [1] Можно поставить ещё { $count } помощника или закончить.
        [one] Можно поставить ещё до { $count } помощника или закончить.
        [few] Можно поставить ещё до { $count } помощников или закончить.
        [many] Можно поставить ещё до { $count } помощников или закончить.
       *[other] Можно поставить ещё до { $count } помощника или закончить.
    }
prompt-settle-pick = Общий и личный запас пусты: сначала выберите своего помощника на поле.
prompt-move = Передвинуть: { $used } из { $limit }
prompt-move-three = Передвинуть чужих помощников: { $used } из { $limit }
prompt-move-two = Постоянный жетон, передвинуть любых помощников: { $used } из { $limit }
prompt-moving-first = Поднимите помощника.
prompt-moving-drop =
    Выберите свободную клетку для { $piece ->
        [m] купца
       *[t] торговца
    }.
prompt-moving-more = Поднимите ещё одного или закончите.
prompt-moving-done = Нажмите «Готово».
prompt-removing = Убрать помощников: { $used } из { $limit }
prompt-removing-how = Выберите помощника, который вернётся в личный запас владельца.
prompt-founding = Постоянный жетон: контора в зелёном городе
prompt-founding-how = Выберите зелёный город или пропустите: потом это сделать нельзя.
prompt-developing = Постоянный жетон: улучшить «Привилегии»
prompt-now-or-never = Потом использовать его нельзя.
prompt-placing-aside =
    Постоянный жетон: верните на поле { $count ->
        [1] { $count } помощника
        [one] до { $count } помощника
        [few] до { $count } помощников
        [many] до { $count } помощников
       *[other] до { $count } помощника
    } ({ $amount })
prompt-placing-abroad =
    Постоянный жетон: поставьте { $count ->
        [1] { $count } помощника
        [one] до { $count } помощника
        [few] до { $count } помощников
        [many] до { $count } помощников
       *[other] до { $count } помощника
    } в Уэльсе или Шотландии
prompt-placing-how = Выберите свободную клетку или пропустите: потом это сделать нельзя.
prompt-placing-must = Выберите свободную клетку: этот жетон нужно использовать.
prompt-replacing = Выложите новый жетон «{ $marker }» ({ $number } из { $count })
prompt-replacing-how = Выберите светящийся путь.
prompt-other = Решение, которого эта страница ещё не знает
prompt-other-how = Выберите его в списке «Все ходы» или обновите страницу, чтобы получить новую версию.

## Others decide

prompt-wait-turn =
    Ходит { $who }: { $count ->
        [one] осталось { $count } действие
        [few] осталось { $count } действия
        [many] осталось { $count } действий
       *[other] осталось { $count } действия
    }
prompt-wait-turn-of = После этого ход продолжает { $who }.
prompt-wait-settling =
    Ждём: { $who } после замены на пути { $route } ставит { $count ->
        [1] { $count } помощника
        [one] до { $count } помощника
        [few] до { $count } помощников
        [many] до { $count } помощников
       *[other] до { $count } помощника
    }
prompt-wait-taking =
    Ждём: { $who } может взять { $count ->
        [one] { $count } помощника
        [few] { $count } помощников
        [many] { $count } помощников
       *[other] { $count } помощника
    }
prompt-wait-moving = { $who } передвигает помощников
prompt-wait-removing = { $who } убирает помощников
prompt-wait-replacing = { $who } выкладывает новый жетон
prompt-wait-permanent = { $who } может применить постоянный жетон
prompt-wait-other = { $who } принимает решение
prompt-bot-plays = За вас играет бот
prompt-over = Игра окончена. Победа: { $who }
prompt-over-shared = Игра окончена. Победу делят: { $who }
prompt-aborted = Игра закончена без результата

## Buttons

button-establish = Создать { $route }
button-income = Найм +{ $count }
button-end =
    { $count ->
        [0] Закончить ход
        [one] Закончить ход — осталось { $count } действие
        [few] Закончить ход — осталось { $count } действия
        [many] Закончить ход — осталось { $count } действий
       *[other] Закончить ход — осталось { $count } действия
    }
button-finish = Готово
button-done = Готово — отменить нельзя
button-done-free = Готово
button-skip = Пропустить
button-no = Нет, спасибо
button-buy = Взять — уйдёт весь ход
button-cancel = Отмена
button-take-seat = Вернуться на это место
confirm-end =
    Нажмите ещё раз: { $count ->
        [one] { $count } действие пропадёт
        [few] { $count } действия пропадут
        [many] { $count } действий пропадёт
       *[other] { $count } действия пропадёт
    }
