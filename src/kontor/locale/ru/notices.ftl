### Notices: what people are told outside of the pages.

notice-title = Ваше решение
notice-text = Партия ждёт вас. В ней играют: { $names }.
notice-try-title = Уведомления работают
notice-try-text = Так Kontor сообщит вам, что партия ждёт вас.
notice-mail-code-head = Ваш код
notice-mail-code-text = Кто-то, вероятно вы, хочет получать на этот адрес письма, когда партия ждёт. Введите в Kontor этот код: { $code }. Если это были не вы, ничего не делайте: больше писем не будет.
notice-mail-foot = Больше не получать эти письма: { $link }
