"""Many games of bots: series with all seat rotations, saved as they are played, and what they show about the bots."""
