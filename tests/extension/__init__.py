"""A further marker, kept as a patch: a copy of Kontor with it plays, sees, explains and serves it."""
