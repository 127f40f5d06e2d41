### What is written on the map.

map = Mapa planszy

## Scrolls, shorter than the full word where the room is small

scroll-keys = Klucze
scroll-actions = Akcje
scroll-privilege = Przywileje
scroll-book = Księga
scroll-purse = Bank
