"""All decisions: one list, from which the engine lists, carries out, refuses and proceeds.

The plain rules look everything up here; for the compiled ones tools/compile/dispatch.py writes branches from the same
list. The order of the entries is the order in which legal decisions are listed.
"""

from collections.abc import Callable, Mapping
from inspect import signature
from itertools import chain
from typing import Final

from kontor.rules.action import Kind
from kontor.rules.entry import NO_FLAG, Entry, Legal, Perform, Proceed
from kontor.rules.frames import FrameKind
from kontor.rules.modules import plays
from kontor.rules.refusal import Refusal
from kontor.rules.steps import displace, end_turn, income, marker, move, permanent, place, route, settle, take

_OF_MODULES: Final[list[Entry]] = [*chain.from_iterable(getattr(play, "ENTRIES", ()) for play in plays())]
ENTRIES: Final[tuple[Entry, ...]] = (
    *income.ENTRIES,
    *place.ENTRIES,
    *displace.ENTRIES,
    *move.ENTRIES,
    *route.ENTRIES,
    *marker.ENTRIES,
    *end_turn.ENTRIES,
    *sorted(_OF_MODULES, key=lambda entry: entry.flag),  # which is fixed, unlike the names of their folders
    *settle.ENTRIES,
    *take.ENTRIES,
    *permanent.ENTRIES,
)


def arguments(perform: Perform) -> slice:
    """Which of (kind, a, b, c, d) a `perform` takes after the lookup and the cells."""
    taken = list(signature(perform).parameters)[2:]
    if taken[:1] == ["kind"]:
        return slice(0, len(taken))
    return slice(1, 1 + len(taken))


def _of_frames(entries: tuple[Entry, ...]) -> dict[int, tuple[Entry, ...]]:
    return {frame: tuple(entry for entry in entries if entry.frame == frame) for frame in FrameKind}


_OF_FRAMES: Final = _of_frames(ENTRIES)
# By frame, in order: what lists its decisions, whether they cost an action, and the flag of the module.
LEGAL: Final[Mapping[int, tuple[tuple[Legal, bool, int], ...]]] = {
    frame: tuple((entry.legal, entry.costs, entry.flag) for entry in entries if entry.legal)
    for frame, entries in _OF_FRAMES.items()
}
# By frame and kind: what carries a decision out, what it takes, and whether it costs an action.
PERFORM: Final[Mapping[int, Mapping[int, tuple[Perform, slice, bool]]]] = {
    frame: {
        kind: (entry.perform, arguments(entry.perform), entry.costs)
        for entry in entries
        if entry.perform
        for kind in entry.kinds
    }
    for frame, entries in _OF_FRAMES.items()
}
# By frame: what happens before anybody is asked, and the flag of the module.
PROCEED: Final[Mapping[int, tuple[tuple[Proceed, int], ...]]] = {
    frame: tuple((entry.proceed, entry.flag) for entry in entries if entry.proceed)
    for frame, entries in _OF_FRAMES.items()
}
COSTS: Final = frozenset(kind for entry in ENTRIES if entry.costs for kind in entry.kinds)
ELSEWHERE: Final[Mapping[Kind, Callable[[], Refusal]]] = {
    kind: entry.elsewhere for entry in ENTRIES if entry.elsewhere for kind in entry.kinds
}
EARLY: Final[Mapping[Kind, str]] = {kind: entry.early for entry in ENTRIES if entry.early for kind in entry.kinds}


def in_play(entry: Entry, lookup: bytes) -> bool:
    """Whether an entry belongs to a game with this lookup."""
    return entry.flag == NO_FLAG or lookup[entry.flag] != 0
