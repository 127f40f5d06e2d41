"""Many games of bots: series with all seat rotations, kept while they are played, and what they say about the bots."""
