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
study-cut = Удалить
study-moves = Что сыграно
study-nothing-played = Пока ничего не сыграно. Играйте за того, кто должен решать; вернитесь и сыграйте иначе — появится ещё одна ветка.
study-has-arrows = Со стрелками
study-comment = Заметка к этому моменту
study-best = Лучшие решения
study-no-moves = Игра окончена.
study-play-it = Сыграть
study-impossible = Невозможно.
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
study-json = Позиция в JSON
study-not-json = Это не JSON.
study-take-json = Взять эту позицию
study-share = Поделиться
study-share-about = В ссылке есть всё: позиция, все ветки, заметки и стрелки. На сервере ничего не хранится.
study-copy-link = Копировать ссылку
study-copy-json = Копировать позицию
study-copied = Скопировано
study-new = Начать заново
study-board = Поле
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
study-try-best = Лучше не бывает.
study-try-good = Почти так же хорошо, как лучший ход.
study-try-other = Есть ходы лучше.
study-try-you = Вы
study-try-game = В партии
study-try-better = Лучший
study-try-again = Ещё раз
study-try-show = Показать
study-try-replay = К просмотру партии
