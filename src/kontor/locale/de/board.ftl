### What is written on the map.

map = Spielplan

## Scrolls, shorter than the full word where the room is small

scroll-keys = Schlüssel
scroll-actions = Actiones
scroll-privilege = Privileg
scroll-book = Liber
scroll-purse = Beutel
