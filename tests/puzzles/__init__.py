"""Puzzles: that they are sound, and how they are found."""
