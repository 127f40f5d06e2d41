"""Puzzles are found in games of the net against itself, and verified by playing their positions to the end."""
