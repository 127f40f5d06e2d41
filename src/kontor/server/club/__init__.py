"""The club: what a server makes of the finished games of its public tables."""
