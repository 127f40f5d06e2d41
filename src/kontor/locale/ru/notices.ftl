### Notices: what people are told outside of the pages.

notice-title = Ваша очередь
notice-text = Вас ждёт партия. С вами играют: { $names }.
notice-try-title = Уведомления работают
notice-try-text = Так Kontor сообщит вам, что вас ждёт партия.
notice-mail-code-head = Ваш код
notice-mail-code-text = Кто-то (вероятно, вы) хочет получать на этот адрес письма, когда его ждёт партия. Введите в Kontor этот код: { $code }. Если это были не вы, ничего не делайте: больше писем не будет.
notice-mail-foot = Если эти письма больше не нужны: { $link }
