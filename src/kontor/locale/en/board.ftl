### What is written on the map.

map = Map of the board

## Scrolls, shorter than the full word where the room is small

scroll-keys = Keys
scroll-actions = Actions
scroll-privilege = Privilege
scroll-book = Book
scroll-purse = Purse
