"""Bots as seats: they decide in processes of their own, so that no table waits for another one."""
