"""The settings of a server, how they are read from flags and environment variables, and network addresses."""
