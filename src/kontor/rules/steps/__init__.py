"""The steps of the game, one file each; rules.decisions lists what they export."""
