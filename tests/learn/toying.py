"""Settings so small that a processor learns by them."""

from kontor.learn.settings import Settings
from kontor.nets.shape import Shape

TOY = Settings(
    mix="toy",
    games=32,
    steps=16,
    shape=Shape(width=16, hidden=24, wide=24, middle=16, blocks=1, grounds=24),
    cap=20,
    league=0.25,
    pool_every=8,
    plan=60_000,
    rate=4e-3,
    entropy=0.02,
    shaping=0.3,
    batch=128,
)
