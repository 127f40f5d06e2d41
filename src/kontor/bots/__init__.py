"""Bots: answers to decisions from what a seat may know."""

from collections.abc import Callable, Mapping
from typing import Final

from kontor.bots.claim import ClaimBot
from kontor.bots.kind_random import RandomBot
from kontor.bots.protocol import Bot, Eyes

BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "claim": ClaimBot,
}
LEVELS: Final = tuple(BOTS)


def make(name: str, seed: int = 0) -> Bot:
    """A bot of this level; the same seed gives the same answers."""
    if name not in BOTS:
        raise ValueError(f"bot={name!r}: expected one of {', '.join(LEVELS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "LEVELS", "Bot", "Eyes", "make"]
