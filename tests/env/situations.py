"""Situations as cells, from games on every configuration, and what the tests of machines ask of them."""

from collections.abc import Iterator
from random import Random

from kontor.backends import ACTIVE
from kontor.rules.cells import Cells, Lookup
from kontor.rules.state import State
from kontor.slots import slots
from kontor.slots.paths import path
from tests.play.configurations import Configuration, seeds_of
from tests.play.policies import kind_first
from tests.play.runs import choose

WILD = 0.3  # share of decisions left to chance


def states(configuration: Configuration, decisions: int, every: int) -> Iterator[State]:
    """Copies of every so manieth situation of a game that goes on with another seed when it is over."""
    seed = seeds_of(configuration, 1)[0]
    game, random = configuration.new(seed), Random(seed)
    for number in range(decisions):
        if game.is_over:
            seed += 1
            game = configuration.new(seed)
        if number % every == 0:
            yield game.state.copy()
        game.play(kind_first(game, random) if random.random() < WILD else choose(game, seed, random))


def path_of(t: Lookup, s: Cells, code: int) -> tuple[int, ...]:
    """All slots of a decision."""
    found: list[int] = []
    while (slot := path(t, s, code, len(found))) != slots.NOTHING:
        found.append(slot)
    return tuple(found)


def open_now(t: Lookup, s: Cells) -> list[int]:
    """The open slots."""
    mask = bytearray(slots.WIDTH)
    count = ACTIVE.open_slots(t, s, mask)
    found = [slot for slot in range(slots.WIDTH) if mask[slot]]
    assert len(found) == count
    return found


def taken(t: Lookup, s: Cells, slot: int) -> int:
    """Chooses a slot: the decision, or 0 where more is asked."""
    return ACTIVE.choose(t, s, slot)
