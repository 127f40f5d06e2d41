"""Chance: the only place where luck enters. Results are written down, so that a game replays without the seed."""

import random
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from kontor.rules.refusal import OptionError

KnownTo: TypeAlias = Literal["nobody", "owners", "everybody"]  # who may know a result before the end of the game


class Chance:
    """Shuffles by a seed, or repeats results written down before."""

    def __init__(self, seed: int | None = None, given: Mapping[str, Sequence[str]] | None = None) -> None:
        if seed is not None and type(seed) is not int:
            raise OptionError("seed", f"={seed!r}: expected a number or None")
        self._random = random.Random(seed)
        self._given = given
        self.results: dict[str, tuple[str, ...]] = {}
        self.known_to: dict[str, KnownTo] = {}

    def deal(self, name: str, items: Sequence[str], count: int, known_to: KnownTo = "nobody") -> tuple[str, ...]:
        """`count` of the items in random order. Known to `owners`: each item to the seat of its place."""
        if self._given is None:
            result = tuple(self._random.sample(list(items), count))
        else:
            result = self._repeat(name, items, count)
        self.results[name] = result
        self.known_to[name] = known_to
        return result

    def _repeat(self, name: str, items: Sequence[str], count: int) -> tuple[str, ...]:
        assert self._given is not None
        if name not in self._given:
            raise OptionError(f"setup {name}", ": missing")
        result = tuple(self._given[name])
        if len(result) != count:
            raise OptionError(f"setup {name}", f": {len(result)} entries, expected {count}")
        rest = list(items)
        for item in result:
            if item not in rest:
                raise OptionError(f"setup {name}", f": '{item}' is unknown or there too often")
            rest.remove(item)
        return result
