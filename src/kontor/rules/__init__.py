"""The rules of the game, as functions over a State. Standard library only: no clock, files, network, global luck."""
