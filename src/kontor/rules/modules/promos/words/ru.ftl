module-promos = Промо-жетоны
    .about = Обмен жетонами, дань и застава в запасе жетонов
choose-exchange = Обменять жетоны
move-use-exchange = Обменять на жетон «{ $marker }» ({ $seat })
move-use-tribute = Положить «{ $marker }» на { $route }
move-use-block = Положить «{ $marker }» на { $route }
log-paid = Плата за заставу: { $amount }
log-laid = «{ $marker }» на пути { $route }
log-exchanged = Обмен жетонами с игроком { $other }: «{ $marker }»
map-tributes = Дань ({ $name })
map-blocks = Застава ({ $name })
prompt-use-exchange = Выберите использованный жетон другого игрока.
prompt-use-tribute = Выберите путь: вы будете брать двух помощников, когда на любом его конце размещают контору.
prompt-use-block = Выберите путь: поставить туда будет стоить на одного помощника дороже.
prompt-tribute =
    { $who } размещает контору рядом с вашей «Данью»: вы можете взять { $count ->
        [one] { $count } помощника
        [few] { $count } помощников
        [many] { $count } помощников
       *[other] { $count } помощника
    }
prompt-tribute-own =
    Вы разместили контору рядом со своей «Данью»: можете взять { $count ->
        [one] { $count } помощника
        [few] { $count } помощников
        [many] { $count } помощников
       *[other] { $count } помощника
    }
refusal-place-fee = Из-за заставы на пути { $route } нужно заплатить ещё: { $needed }; вы платите: { $had }.
refusal-exchange-exchange = Менять один «Обмен жетонами» на другой бессмысленно.
refusal-exchange-own = Жетон должен быть от другого игрока.
refusal-exchange-none = { $seat }: среди использованных нет такого жетона: { $marker }.
refusal-exchange-laid = { $marker }: владелец — { $seat }, но жетон лежит на поле.
refusal-lay-trader = На жетон нужно поставить торговца из личного запаса, а у вас его нет.
book-promos = Промо-жетоны
book-promos-1 = В запасе могут быть ещё три вида жетонов: «Обмен жетонами», «Дань» и «Застава». За столом наведите на жетон, чтобы узнать, что он делает.
scope-promo = Промо-жетоны
study-wrong-PROMO-02 = В каждой партии 15 бонусных жетонов, считая промо.
terminal-event-exchanged = обмен жетона на { $marker }: { $other }
terminal-event-laid = { $marker } над путём { $route }
marker-exchange = Обмен жетонами
    .about = Обменяйте этот жетон на использованный жетон другого игрока
marker-tribute = Дань
    .about = Берите двух помощников, когда на любом конце этого пути размещают контору
marker-block = Застава
    .about = Поставить помощника на этот путь стоит на одного помощника дороже
pile-random = Случайный
    .about = 12 жетонов берутся из обычных и промо-жетонов.
