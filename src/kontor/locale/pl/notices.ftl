### Notices: what people are told outside of the pages.

notice-title = Twoja kolej
notice-text = Gra na ciebie czeka. Grają też: { $names }.
notice-warning-title = Kończy ci się czas
notice-warning-text =
    Gra na ciebie czeka. Grają też: { $names }. Zostało około { $count } { $unit ->
        [hours] godz.
       *[minutes] min.
    } { $end ->
        [bot] Potem będzie za ciebie grał bot, dopóki nie wrócisz na swoje miejsce.
        [offer] Potem stracisz miejsce, a dalej będzie grał bot.
       *[abort] Potem gra zakończy się bez wyniku.
    }
notice-expired-title = Twój czas minął
notice-expired-text =
    Gra na ciebie czekała. Grają też: { $names }. { $end ->
        [bot] Teraz gra za ciebie bot, dopóki nie wrócisz na swoje miejsce.
        [offer] Tracisz swoje miejsce, a dalej gra bot.
       *[abort] Gra zakończyła się bez wyniku.
    }
notice-try-title = Powiadomienia działają
notice-try-text = W ten sposób Kontor da ci znać, że gra na ciebie czeka.
notice-mail-code-head = Twój kod
notice-mail-code-text = Ktoś, zapewne ty, chce dostawać na ten adres wiadomości, gdy czeka na niego gra. Wpisz ten kod w Kontorze: { $code }. Jeśli to pomyłka, nic nie rób: więcej wiadomości nie przyjdzie.
notice-mail-foot = Jeśli nie chcesz już tych wiadomości: { $link }
