"""Bots at tables. They decide in separate processes, so that no table waits for another."""
