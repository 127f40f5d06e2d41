### What is written on the map.

map = Карта поля

## Scrolls, shorter than the full word where the room is small

scroll-keys = Ключи
scroll-actions = Действия
scroll-privilege = Привилегии
scroll-book = Книга
scroll-purse = Банк
