"""Nets: what a learned bot reads, how its weights are stored, and how it decides. Needs numpy, and nothing to train."""
