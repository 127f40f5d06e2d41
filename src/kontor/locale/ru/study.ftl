### The study board: any position, branches, words and arrows.

study-title = Доска для анализа
study-banner = Не настоящая партия
study-draw = Стрелки: выберите, где стрелка начинается, потом — где кончается
study-tab-moves = Ходы
study-tab-worth = Оценка
study-tab-setup = Расстановка
study-tab-share = Поделиться
study-steps = Шаги
study-beginning = Начало
study-back = Назад
study-forward = Вперёд
study-cut = Удалить отсюда
study-moves = Что сыграно
study-nothing-played = Играйте за того, кто должен решать. Чтобы попробовать иначе, вернитесь и сыграйте по-другому — появится новая ветка.
study-has-arrows = Со стрелками
study-comment = Заметка к этому моменту
study-best = Лучшие решения
study-no-moves = Игра окончена.
study-play-it = Сыграть
study-impossible = Невозможно.
study-wrong-SETUP-36 = Столько торговцев или купцов ни у кого нет: в каждом цвете их 27 и 4.
study-wrong-SETUP-12 = В этом городе нет места для ещё одной конторы.
study-wrong-MARKER-43 = Для дополнительной конторы нужна контора на первой напечатанной клетке города.
study-wrong-EAST-26 = На лодке могут стоять только купцы.
study-wrong-EAST-29 = У этого пути постоянный жетон, другой здесь не лежит.
study-wrong-EASTWEST-05 = Маршрут Восток–Запад засчитывается каждому только один раз.
study-wrong-ABILITY-08 = Эта способность уже полностью развита.
study-wrong-SETUP-07 = В игре нет столько бонусных жетонов этого вида.
study-wrong-CLASSIC-02 = В игре нет столько бонусных жетонов этого вида.
study-wrong-OFFICE-03 = Конторы заполняют город слева направо, без пропусков.
study-wrong-END-07 = Здесь партия уже была бы окончена.
study-brush = На поле
study-brush-hint = Выберите помощника или жетон, потом клетки, города, специальные награды или пути.
study-erase = Убрать
study-extra = Дополнительная контора
study-marker = Бонусный жетон…
study-player = Игрок { $number }
study-turn = Чей ход
study-actions = Осталось действий
study-desk = Письменный стол
study-prestige = Престиж
study-traders = Торговцы
study-merchants = Купцы
study-take-away = Забрать
study-give-marker = Добавить жетон…
study-developed = Способности (число шагов)
study-markers-unused = Неиспользованные жетоны
study-markers-used = Использованные жетоны
study-markers-plates = Жетоны, которые предстоит выложить
study-stock = На столе
study-pile = Запас жетонов, начиная с верхнего
study-pile-add = Положить сверху…
study-json = Позиция в JSON
study-not-json = Это не JSON.
study-take-json = Взять эту позицию
study-drop-title = Изменить позицию?
study-drop-about =
    { $count ->
        [0] Заметки и стрелки в начале относятся к нынешней позиции и будут удалены.
        [one] Сыграно { $count } решение. Вместе с заметками и стрелками оно относится к нынешней позиции и будет удалено.
        [few] Сыграно { $count } решения. Вместе с заметками и стрелками они относятся к нынешней позиции и будут удалены.
        [many] Сыграно { $count } решений. Вместе с заметками и стрелками они относятся к нынешней позиции и будут удалены.
       *[other] Сыграно { $count } решения. Вместе с заметками и стрелками они относятся к нынешней позиции и будут удалены.
    }
study-drop-keep = Оставить всё
study-drop-change = Изменить и удалить
study-share = Поделиться
study-share-about = В ссылке есть всё: позиция, все ветки, заметки и стрелки. На сервере ничего не хранится.
study-copy-link = Копировать ссылку
study-copy-json = Копировать позицию
study-copied = Скопировано
study-new = Начать с другой партии
study-board = Поле
study-edition = Издание
study-players = Игроки
study-players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
study-begin = Новая партия
study-try = Решает { $who }: найдите ход лучше, чем в партии
study-try-about = Сыграйте его на поле. Потом увидите, что было сыграно, что предпочитают боты и почему.
study-try-best = Боты сыграли бы так же.
study-try-good = Примерно так же хорошо, как ход ботов.
study-try-better = Лучше, чем в партии, но можно ещё лучше.
study-try-same = Так и сыграли в партии. Есть ходы лучше.
study-try-other = Есть ходы лучше.
study-try-you = Вы
study-try-game = В партии
study-try-bots = Боты
study-try-again = Ещё раз
study-try-show = Показать
study-try-replay = К просмотру партии
