"""The rules of the game, as pure functions over a State. Standard library only: no clock, files, network or global luck."""
