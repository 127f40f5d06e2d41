"""The game in numbers, for machines: slots instead of notation, bytes instead of a view. All of it is compiled."""
