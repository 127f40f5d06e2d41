### Notices: what people are told outside of the pages.

notice-title = Twoja decyzja
notice-text = Gra czeka na ciebie. Grają też: { $names }.
notice-try-title = Powiadomienia działają
notice-try-text = Tutaj Kontor powie ci, że gra na ciebie czeka.
notice-mail-code-head = Twój kod
notice-mail-code-text = Ktoś, zapewne ty, chce dostawać na ten adres wiadomość, gdy gra czeka. Wpisz ten kod w Kontorze: { $code }. Jeśli to pomyłka, nic nie rób: więcej wiadomości nie przyjdzie.
notice-mail-foot = Koniec tych wiadomości: { $link }
