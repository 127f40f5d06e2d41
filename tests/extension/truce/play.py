"""The truce in play: once in a turn, at any route."""

from typing import Any, Final

from kontor.rules.modules.truce import CLAUSE  # type: ignore[import-not-found]  # there in the copy

from kontor.rules.action import Action, Kind
from kontor.rules.cells import N_ROUTES, Cells, Lookup, Moves, cells_of, switch
from kontor.rules.entry import Entry, Listener
from kontor.rules.frames import FrameKind
from kontor.rules.module import Module
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State

TRUCE: Final = Kind["TRUCE"]
HAS_TRUCE: Final = switch("truce")
KEPT: Final = cells_of("truce", "kept")


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    if not s[KEPT]:
        for route in range(t[N_ROUTES]):
            out.append(TRUCE + (route << 8))


def perform(t: Lookup, s: Cells, route: int) -> None:
    s[KEPT] = route + 1


def turn_ended(t: Lookup, s: Cells) -> None:
    s[KEPT] = 0


def refusal(state: State, action: Action) -> Refusal | None:
    return refuse(CLAUSE, "truce.kept") if state.cells[KEPT] else None


class Truce(Module):
    """In the situation: where it is kept in this turn."""

    name = "truce"
    flag = HAS_TRUCE

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        """Nothing: everybody has heard it."""


ENTRIES: Final = (
    Entry(FrameKind.TURN, (TRUCE,), legal=legal, perform=perform, refusal=refusal, absent=CLAUSE, flag=HAS_TRUCE),
)
LISTENERS: Final = (Listener(HAS_TRUCE, turn_ended=turn_ended),)
MODULES: Final = (Truce,)
