analysis-part-regions = Уэльс и Шотландия
analysis-why-regions = контора в городе { $city }
remedy-post-permit = Разрешение даёт самая правая контора в городе с флагом этой страны.
hint-award-region = Очки в конце игры за города под контролем ({ $region }): у кого их больше всего — { $best }, двум следующим — { $middle } и { $least }.
field-city-permit = Города с разрешениями
field-about-cities-permit = Самая правая контора в таком городе позволяет раз за ход поставить или заменить помощника в Уэльсе или Шотландии. Без разрешения пути там закрыты, а в конце очки получают те, у кого в каждой из этих стран под контролем больше всего городов.
inspect-region = Страна: { $region }. Чтобы поставить здесь, нужно разрешение
inspect-permit =
    { $count ->
        [1] Разрешение ({ $region }): { $who }, самая правая контора в городе { $city }
       *[other] Разрешение (Уэльс или Шотландия): { $who }, самая правая контора в городе { $city }
    }
inspect-permit-nobody =
    { $count ->
        [1] Разрешение ({ $region }): для владельца самой правой конторы в городе { $city }
       *[other] Разрешение (Уэльс или Шотландия): для владельца самой правой конторы в городе { $city }
    }
inspect-region-rank =
    { $who }: { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }, { $offices ->
        [one] { $offices } контора
        [few] { $offices } конторы
        [many] { $offices } контор
       *[other] { $offices } конторы
    }
log-permit = Разрешение города { $city }: { $region }
map-award = { $region }: 7, 4 и 2 очка в конце игры
refusal-post-border = Клетка { $post } — за границей ({ $region }); этому помощнику туда нельзя.
refusal-post-permit = Для клетки { $post } нужно разрешение ({ $region }), а у вас его сейчас нет.
refusal-replace-abroad = Путь { $route } — вне Англии ({ $region }); жетоны выкладывают только в Англии.
explain-regions =
    { $count ->
        [one] { $count } город под контролем в Уэльсе и Шотландии: { $points }.
        [few] { $count } города под контролем в Уэльсе и Шотландии: { $points }.
        [many] { $count } городов под контролем в Уэльсе и Шотландии: { $points }.
       *[other] { $count } города под контролем в Уэльсе и Шотландии: { $points }.
    }
permits = Разрешения
permits-none = нет
permit-free = доступно
permit-used = использовано
terminal-event-permit = разрешение города { $city }: { $region }
terminal-permit = разрешение { $regions }
terminal-permit-used = разрешение { $regions } использовано
term-permit = разрешение
category-regions = Уэльс и Шотландия
lesson-britannia-title = Британия
lesson-britannia-about = Границы и разрешения.
lesson-britannia-1 = Уэльс закрыт: без разрешения там нельзя ни поставить, ни заменить. Создайте путь Cardiff–Oxford и разместите контору в Cardiff.
lesson-britannia-1-why = У кого в Cardiff самая правая контора, тот раз за ход может действовать в Уэльсе. London тоже даёт разрешение.
lesson-britannia-1-other-benefit = Разместите контору в Cardiff: разрешение даёт она.
lesson-britannia-2 = Используйте разрешение: поставьте торговца между Cardiff и Montgomery.
lesson-britannia-2-why = Разрешение использовано до вашего следующего хода. Чтобы передвигать и создавать пути, оно не нужно, так что помощники в Уэльсе по-прежнему полезны.
lesson-britannia-2-england = Это в Англии, и разрешение там не нужно. Попробуйте Cardiff–Montgomery, в Уэльсе.
lesson-britannia-3 = Кто в конце контролирует больше всего городов Уэльса, получает 7 очков, двое следующих — 4 и 2. На поле для четверых и пятерых есть и Шотландия.
lesson-britannia-3-why = С ранней конторой в Cardiff вы попадёте в Уэльс раньше других, а тем, кто придёт позже, придётся заменять ваших помощников.
