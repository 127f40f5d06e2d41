"""Attacks on a server from outside, one for each fault that was found once: each must fail now."""
