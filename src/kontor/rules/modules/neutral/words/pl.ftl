choose-neutral = Gracz neutralny
move-neutral = Ustanów szlak { $route } za gracza neutralnego
move-neutral-office = Ustanów szlak { $route } za gracza neutralnego: placówka w mieście { $city }
prompt-settling-neutral = { $who } przemieszcza neutralnego sprzedawcę ze szlaku { $route }: umieść go za gracza neutralnego
prompt-neutral = Gracz neutralny ma pełny szlak
prompt-neutral-how = Wybierz szlak albo miasto, w którym gracz neutralny dostaje placówkę.
prompt-wait-settling-neutral =
    Decyduje { $who }: do umieszczenia za gracza neutralnego { $count ->
        [one] { $count } handlarz
        [few] najwyżej { $count } handlarzy
        [many] najwyżej { $count } handlarzy
       *[other] najwyżej { $count } handlarza
    }, przemieszczenie na szlaku { $route }
prompt-wait-neutral = { $who } decyduje za gracza neutralnego
refusal-settle-neutral-mandatory = Najpierw trzeba umieścić przemieszczonego neutralnego sprzedawcę.
refusal-settle-neutral-kind = Umieszcza się tu tylko neutralnych sprzedawców; gracz neutralny nie ma kupców.
refusal-settle-neutral-source = Dodatkowy neutralny sprzedawca pochodzi z neutralnej wspólnej puli, a gdy jest ona pusta, z pola.
refusal-settle-neutral-order = Skąd teraz musi pochodzić dodatkowy neutralny sprzedawca: { $source } (gracz neutralny).
refusal-settle-not-neutral = Na polu { $post } nie ma neutralnego sprzedawcy.
refusal-neutral-not-full = Na szlaku { $route } nie stoją sami neutralni sprzedawcy.
refusal-neutral-city = W mieście { $city } nie może powstać neutralna placówka.
refusal-neutral-office = Jest wolne pole, więc neutralna placówka musi powstać.
book-duo-1 = Gracz neutralny: na mapie stoją sprzedawcy trzeciego koloru. Gdy przemieścisz jednego z nich, przeciwnik umieszcza jego i jeszcze jednego. Szlak pełen neutralnych sprzedawców ustanawia się sam; gracz neutralny zdobywa punkty na torze i może zakończyć grę, ale nie może wygrać.
book-duo-2 = Neutralni sprzedawcy (starszy wariant): tak samo, ale nie zdobywają punktów.
scope-duo-pl = dwoje graczy, neutralni sprzedawcy
scope-duo-br = dwoje graczy, gracz neutralny
study-neutral-prestige = Renoma gracza neutralnego
gauge-neutral = gracz neutralny ma { $points }
neutral-name = Neutralny
neutral-posts = Sprzedawcy na polach
neutral-offices = Placówki
neutral-cities = Kontroluje
neutral-about = Nie może wygrać. Handlarzy umieszcza za niego każde z was.
neutral-about-points = Nie może wygrać, ale może zakończyć grę, mając { $limit } punktów renomy.
terminal-who-neutral = gracz neutralny
terminal-event-office-neutral =
    gracz neutralny: placówka ({ $piece ->
        [m] kupiec
       *[t] sprzedawca
    }) w mieście { $city }
terminal-event-connected-neutral = gracz neutralny: { $connected }
terminal-ask-neutral = szlak pełen neutralnych sprzedawców: wybierz, co się z nim stanie (neutral).
duo-classic = Neutralni sprzedawcy
    .about = Wariant dwuosobowy edycji klasycznej
duo-britannia = Gracz neutralny
    .about = Wariant dwuosobowy z Brytanii, w którym gracz neutralny też zdobywa punkty
colour-neutral = Neutralny
emblem-neutral = kreskowanie
term-neutral-player = gracz neutralny
lesson-duo-title = Dla dwojga
lesson-duo-about = Na drodze stoi gracz neutralny.
lesson-duo-1 = W grze dla dwojga na mapie stoją kreskowani sprzedawcy gracza neutralnego. Przemieść tego ze szlaku Hamburg–Lübeck.
lesson-duo-1-why = Kosztuje to tyle samo co przemieszczenie sprzedawcy Bartka.
lesson-duo-1-elsewhere = Na szlaku Hamburg–Lübeck stoi ci na drodze neutralny sprzedawca. Przemieść go.
lesson-duo-2 = Bartek umieścił neutralnego sprzedawcę, a z nim jeszcze jednego z neutralnej puli, tam, gdzie najbardziej ci przeszkadzają. Ustanów szlak Hamburg–Lübeck i załóż placówkę w Hamburgu.
lesson-duo-2-why = Szlak pełen neutralnych sprzedawców ustanawia się sam, a miasto dla neutralnej placówki wybiera ten, czyja jest tura.
lesson-duo-2-other-benefit = Załóż placówkę w Hamburgu: spotyka się tam wiele szlaków.
lesson-duo-3 = W tej lekcji obowiązuje wariant „Gracz neutralny”: gracz neutralny zbiera w nim punkty i może zakończyć grę, ale nie może jej wygrać.
lesson-duo-3-why = Kieruj go tam, gdzie odbierze miasta przeciwnikowi, a nie tobie.
