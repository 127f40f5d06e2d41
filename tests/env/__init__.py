"""Environments: slots, observations, and the plain rules against the compiled ones."""
