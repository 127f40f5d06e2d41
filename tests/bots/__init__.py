"""What bots are given, how they are loaded, and what happens when they fail."""
