choose-neutral = Нейтральный игрок
move-neutral = Создать { $route } за нейтрального игрока
move-neutral-office = Создать { $route } за нейтрального игрока: контора в { $city }
log-neutral-route = Нейтральный игрок создаёт путь { $route }
prompt-settling-neutral = { $who } заменяет нейтрального торговца на пути { $route }: поставьте его за нейтрального игрока
prompt-neutral = У нейтрального игрока полный путь
prompt-neutral-how = Выберите путь или город, где нейтральный игрок получит контору.
prompt-wait-settling-neutral =
    Ждём: { $who } ставит { $count ->
        [1] { $count } помощника
        [one] до { $count } помощника
        [few] до { $count } помощников
        [many] до { $count } помощников
       *[other] до { $count } помощника
    } за нейтрального игрока после замены на пути { $route }
prompt-wait-neutral = { $who } решает за нейтрального игрока
refusal-settle-neutral-mandatory = Сначала нужно поставить снятого нейтрального торговца.
refusal-settle-neutral-kind = Здесь ставят только нейтральных торговцев; купцов у нейтрального игрока нет.
refusal-settle-neutral-source = Дополнительного нейтрального торговца берут из нейтрального запаса, а когда он пуст — с клетки пути.
refusal-settle-neutral-order = Сейчас дополнительного нейтрального торговца берут только отсюда: { $source }.
refusal-settle-not-neutral = На клетке { $post } нет нейтрального торговца.
refusal-neutral-not-full = Путь { $route } ещё не заполнен нейтральными торговцами.
refusal-neutral-city = В городе { $city } нейтральную контору разместить нельзя.
refusal-neutral-office = Свободная клетка есть, значит, нейтральную контору нужно разместить.
book-duo-1 = Нейтральный игрок: на поле стоят торговцы третьего цвета. Если вы заменяете одного из них, оппонент ставит его и ещё одного. Путь, заполненный ими, создаётся сам; нейтральный игрок набирает очки на шкале и может закончить игру, но не победить.
book-duo-2 = Нейтральные торговцы (более ранний вариант): то же самое, но очков они не получают.
scope-duo-pl = вдвоём, нейтральные торговцы
scope-duo-br = вдвоём, нейтральный игрок
study-neutral-prestige = Престиж нейтрального игрока
gauge-neutral = у нейтрального игрока { $points }
neutral-name = Нейтральный
neutral-posts = Торговцы на путях
neutral-offices = Конторы
neutral-cities = Контролирует
neutral-about = Победить не может. За него ставите вы оба.
neutral-about-points = Победить не может, но заканчивает игру, дойдя на шкале престижа до { $limit }.
terminal-who-neutral = нейтральный игрок
terminal-event-neutral-route = нейтральный игрок создаёт путь { $route }
terminal-event-office-neutral =
    нейтральный игрок размещает контору ({ $piece ->
        [m] купец
       *[t] торговец
    }) в { $city }
terminal-event-connected-neutral = нейтральный игрок: { $connected }
terminal-ask-neutral = путь заполнен нейтральными торговцами: решите, что с ним будет (neutral).
duo-classic = Нейтральные торговцы
    .about = Вариант классического издания для двоих
duo-britannia = Нейтральный игрок
    .about = Вариант «Британии» для двоих: нейтральный игрок тоже получает очки
colour-neutral = Нейтральный
emblem-neutral = штриховка
term-neutral-player = нейтральный игрок
