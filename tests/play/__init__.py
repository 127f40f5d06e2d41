"""Whole games: what must hold whatever is played."""
