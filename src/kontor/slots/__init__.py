"""The game for learners: slots instead of notation, observations instead of views. All of it is compiled."""
