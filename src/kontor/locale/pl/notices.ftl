### Notices: what people are told outside of the pages.

notice-title = Twoja kolej
notice-text = Gra na ciebie czeka. Grają też: { $names }.
notice-try-title = Powiadomienia działają
notice-try-text = W ten sposób Kontor da ci znać, że gra na ciebie czeka.
notice-mail-code-head = Twój kod
notice-mail-code-text = Ktoś, zapewne ty, chce dostawać na ten adres wiadomości, gdy czeka na niego gra. Wpisz ten kod w Kontorze: { $code }. Jeśli to pomyłka, nic nie rób: więcej wiadomości nie przyjdzie.
notice-mail-foot = Jeśli nie chcesz już tych wiadomości: { $link }
