"""The translation of the rules; wheels."""
