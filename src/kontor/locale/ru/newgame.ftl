### Что выбирают для новой партии.

new-players = Игроки
new-board = Поле
    .about = сторона зависит от числа игроков
new-shuffle = Случайный порядок
new-table = Стол
new-edition = Издание
new-differences = Чем отличается классическое издание
new-duo = Для двоих
new-duo-rules = Правила этого варианта
new-modules = Модули
new-spectators = Зрители
    .about = другим можно смотреть
new-seed = Зерно
new-seed-random = случайное
new-seed-note = Одинаковое зерно даёт те же жетоны и секретные цели. Кто его знает, может вычислить скрытое.
new-create = Создать стол
board-players =
    { $count ->
        [one] игроков: { $players }; у вас { $count } место
        [few] игроков: { $players }; у вас { $count } места
        [many] игроков: { $players }; у вас { $count } мест
       *[other] игроков: { $players }; у вас { $count } места
    }
use-seats =
    { $count ->
        [one] Выбрать { $count } место
        [few] Выбрать { $count } места
        [many] Выбрать { $count } мест
       *[other] Выбрать { $count } места
    }
use-edition = Взять издание: { $edition }
why-players = только при числе игроков: { $players }
why-board = только на поле: { $boards }
why-edition = только для издания: { $editions }
why-board-edition = только на поле: { $boards }, издание: { $editions }
seat-me = Я
    .name = Ваше имя
seat-here = Кто-то рядом
    .name = Имя
seat-invite = По приглашению
    .name = Имя
seat-open = Для всех
    .about = для любого, кто найдёт стол
seat-bot = Боты
    .name = Имя бота
seat-bot-trial = Боты для пробы
seat-bot-level = Бот: { $level }
seat-name = Имя на месте { $number }
seat-kind = Кто сидит на месте { $number }
seat-colour = Цвет места { $number }
seat-colour-is = Место { $number }: { $colour }, { $emblem }. Сменить цвет
seat-up = Место { $number } выше
seat-down = Место { $number } ниже
tithe-piece = Десятина
    .about = Когда другой игрок выполняет найм, владелец этого жетона может взять:
tithe-piece-trader = Торговца
tithe-piece-tradesman = Торговца или купца
pile = Запас жетонов
pile-pick = Выбрать
pile-count = Жетонов: { $count } из { $of }
pile-fewer = Одним меньше: { $marker }
pile-more = Одним больше: { $marker }
pile-missing =
    { $count ->
        [one] В запас нужен ещё { $count } жетон.
        [few] В запас нужны ещё { $count } жетона.
        [many] В запас нужно ещё { $count } жетонов.
       *[other] В запас нужно ещё { $count } жетона.
    }
