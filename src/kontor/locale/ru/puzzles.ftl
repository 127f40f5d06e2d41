### Puzzles: one decision or one turn that is clearly the best. English keeps to ASCII, for old terminals.

puzzles-title = Задачи
puzzles-lead =
    { $count ->
        [one] { $count } позиция
        [few] { $count } позиции
        [many] { $count } позиций
       *[other] { $count } позиции
    } из партий сильнейшего бота. В каждой одно решение или один целый ход выигрывает заметно чаще всего остального.
    { $solved ->
        [0] Пока не решена ни одна.
        [one] Вы решили { $solved } задачу.
        [few] Вы решили { $solved } задачи.
        [many] Вы решили { $solved } задач.
       *[other] Вы решили { $solved } задачи.
    }
puzzles-day = Задача дня
puzzles-solve = Решить
puzzles-theme = Тема
puzzles-grade = Сложность
puzzles-side = Поле
puzzles-all = Все
puzzles-card = { $board }, № { $number }, { $grade }
puzzles-asked = Найти нужно
puzzle-asked =
    { $turn ->
        [true] целый ход
       *[false] одно решение
    }
puzzles-none = Таких задач нет.
puzzle-title = Задача { $number }
puzzle-leave = Все задачи
puzzle-theme =
    { $theme ->
        [displace] Замена
        [block] Блокировка
        [office] Конторы
        [ability] Способности
        [marker] Жетоны
       *[end] Конец игры
    }
puzzle-grade =
    { $grade ->
        [1] лёгкая
        [2] средняя
       *[other] сложная
    }
puzzle-tried =
    { $how ->
        [first] решена сразу
        [later] решена не сразу
       *[failed] пока не решена
    }
puzzle-task-decision = Решает { $who }. Что лучше всего?
    .about = Примите на поле одно решение, как в партии. Заканчивать им ход не обязательно.
puzzle-task-turn = Ходит { $who }: нужен весь ход. Что лучше всего?
    .about = Сыграйте ход до конца, как в партии. Важно, что получится, а не порядок. До этого всё можно отменить.
puzzle-right = Верно.
puzzle-wrong = Это неверный ответ.
puzzle-untried = Этого ответа не было среди тех, что сравнивались.
puzzle-yours = Так сыграли вы.
puzzle-came =
    { $ends ->
        [true] Игра заканчивается в этом ходу.
       *[false] Из остальных чаще всего выигрывает { $who }: { $chance }.
    }
puzzle-behind =
    { $points ->
        [one] Шанс на победу ниже как минимум на { $points } процентный пункт.
        [few] Шанс на победу ниже как минимум на { $points } процентных пункта.
        [many] Шанс на победу ниже как минимум на { $points } процентных пунктов.
       *[other] Шанс на победу ниже как минимум на { $points } процентного пункта.
    }
puzzle-then = Ход продолжается так: { $moves }.
puzzle-about =
    Проценты — это доля побед: сильнейший бот доигрывал отсюда за всех, после каждого ответа — { $tries ->
        [one] { $tries } раз
        [few] { $tries } раза
        [many] { $tries } раз
       *[other] { $tries } раза
    }, каждый раз с другими скрытыми жетонами. «Как минимум» верно с вероятностью 95 %.
puzzle-again = Ещё раз
puzzle-next = Следующая задача

## In the terminal

puzzle-terminal-head = Задача { $id }: { $theme }, { $grade }, { $asked }
puzzle-terminal-typing = Введите решение, например { $move }, или его номер. «moves» покажет все, «back» отменит последнее, «quit» завершит задачу.
