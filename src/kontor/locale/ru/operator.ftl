### Для администратора сервера.

operator = Управление сервером
operator-secret = Секретный ключ
    .about = Эта страница — для администратора сервера. На сервере команда «{ $command }» выводит ссылку, которая её открывает; или введите секретный ключ здесь. Он действует, пока вы не перезагрузите страницу.
operator-secret-wrong = Это не секретный ключ этого сервера.
operator-enter = Войти
operator-load-running = Идущие партии
    .about = ждут игроков: { $lobby }, закончены: { $over }
operator-load-connections = Соединения
    .about = { $count ->
        [one] { $count } запрос в работе
        [few] { $count } запроса в работе
        [many] { $count } запросов в работе
       *[other] { $count } запроса в работе
    }
operator-load-queue = Ждут ботов
    .about = Столы, за которыми решают боты: { $tables }; процессы: { $count }
operator-load-store = База данных, МБ
    .about = { $store }; повреждённые столы: { $damaged }
operator-load-free = свободно для базы данных: { $free } ГБ
operator-load-workers = Машины для ботов
    .about = Заняты процессы сильных ботов на серверах и этих машинах: { $busy } из { $processes }
operator-load-processes = Процессы
    .about = Версия { $version }, работает { $hours } ч
operator-tables = { $count ->
    [0] Открытые столы
    [one] { $count } открытый стол
    [few] { $count } открытых стола
    [many] { $count } открытых столов
   *[other] { $count } открытого стола
}
operator-no-tables = Открытых столов нет.
operator-tables-over = { $count ->
    [0] Законченные партии
    [one] { $count } законченная партия
    [few] { $count } законченные партии
    [many] { $count } законченных партий
   *[other] { $count } законченной партии
}
operator-which = Какие столы
operator-open = Открытые
operator-over = Законченные
operator-no-tables-over = Ещё ни одна партия не закончена.
operator-status-lobby = Сбор игроков
operator-status-running = Идёт
operator-status-over = Закончена
operator-status-aborted = Прервана
operator-public = открытый
operator-private = закрытый
operator-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}
operator-maker = создатель { $maker }
operator-record = Запись
operator-end = Завершить
operator-end-sure = Завершить партию за столом { $table } без результата?
operator-delete = Удалить
operator-delete-sure = Удалить стол { $table } навсегда?
    .about = Исчезнет всё, что о нём хранится: партия, чат, анализ и место в архиве. Это нельзя отменить.
operator-imported = из записи
operator-ban = Заблокировать
operator-ban-maker = Заблокировать создателя
operator-ban-player = Заблокировать: { $name }
operator-ban-maker-sure = Заблокировать создателя { $maker } (стол { $table })?
operator-ban-player-sure = Заблокировать игрока { $name }, место { $seat } за столом { $table }?
operator-at-table = За этим столом: { $names }.
operator-cancel = Отмена
operator-unban = Снять блокировку
operator-bans = Блокировки
    .about = Кто заблокирован, больше не может здесь ни читать, ни играть. Блокировка игрока действует на браузеры его места и на имя; если кто-то начинает заново в другом браузере, нужна блокировка сети.
operator-network = Адрес или сеть
operator-note = Заметка
operator-banned-network = Сеть
operator-banned-maker = Создатель стола
operator-banned-player = Игрок
operator-no-bans = Никто не заблокирован.
operator-backup = Сделать резервную копию
operator-backup-done = { $count ->
    [one] Скопирован { $count } стол
    [few] Скопировано { $count } стола
    [many] Скопировано { $count } столов
   *[other] Скопировано { $count } стола
} в файл { $file } в папке базы данных.
operator-reports = Жалобы
operator-no-reports = Жалоб нет.
operator-report-player = На игрока
operator-report-removed = Строка удалена.
operator-report-reason = Причина: { $reason }
operator-report-done = Готово
operator-report-drop = Готово: жалоба на игрока { $name }
operator-person = Меры: { $name }
    .where = Место { $seat } за столом { $table }
operator-act = Принять меры
operator-remove = Удалить строку
operator-new-name = Новое имя
operator-rename = Переименовать
operator-warning = Предупреждение
    .about = Игрок сможет продолжать здесь только после прочтения. Показывается один раз.
operator-warn = Предупредить
operator-ban-sure = Игрок больше не сможет здесь читать, играть и писать, а его имя никто не сможет взять.
operator-done = Готово.
operator-banned-warning = Предупреждение, ещё не прочитано
operator-withdraw = Отозвать
operator-acts = Что было сделано
    .about = Всё, что изменено с этим ключом за последний год, сначала новое.
operator-no-acts = Пока ничего.
