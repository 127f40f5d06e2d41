"""Tells people that a game waits for them, by the ways they chose."""
