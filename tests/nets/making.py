"""Nets that were never taught anything."""

import numpy as np

from kontor.nets.file import Net
from kontor.nets.shape import Shape

TINY = Shape(width=8, hidden=8, wide=8, middle=8, blocks=2, grounds=8)


def untaught(shape: Shape = TINY, seed: int = 1) -> Net:
    """A net with weights by chance."""
    dice = np.random.default_rng(seed)
    weights = {name: np.asarray(dice.normal(0, 0.2, form), np.float32) for name, form in shape.arrays()}
    return Net(shape, weights, {"by": "nobody"})
