"""Messages in every language."""
