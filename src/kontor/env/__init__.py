"""Environments for learning: slots, observations, many games at once, PettingZoo and Gymnasium."""
