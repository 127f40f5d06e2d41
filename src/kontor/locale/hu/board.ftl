### What is written on the map.

map = A játék térképe

## Scrolls, shorter than the full word where the room is small

scroll-keys = Kulcs
scroll-actions = Actiones
scroll-privilege = Privilegium
scroll-book = Liber
scroll-purse = Bursa
