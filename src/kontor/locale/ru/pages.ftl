### The few pages of the server itself, which work without scripts.

page-about = Настольная игра Hansa Teutonica с друзьями и ботами
page-seat-head = Вас ждёт место
page-seat-about = Эта ссылка — ключ к месту за столом. Займите место, если ссылку прислали вам или она ваша.
page-seat-button = Играть в этом браузере
page-home = На главную
page-scripts-head = Для Kontor нужен JavaScript
page-scripts-about = Игра работает в вашем браузере. Разрешите скрипты для этого сайта и обновите страницу. Правила можно прочитать и без них, в командной строке: ./kontor rules.
page-stop-head = Больше не писать?
page-stop-about = Kontor больше не будет посылать на этот адрес письма, когда партия ждёт.
page-stop-button = Больше не посылать
page-stopped = На этот адрес писем больше не будет.
