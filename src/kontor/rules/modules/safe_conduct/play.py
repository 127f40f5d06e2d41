"""Safe-conduct in play: who pays a marker crosses all borders until the turn ends (BRIT-66 to BRIT-69)."""

from collections.abc import Mapping
from typing import Any, Final

from kontor.boards import BoardFacts
from kontor.rules.action import Action, Kind
from kontor.rules.basics import note, unused_of
from kontor.rules.cells import GONE, TURN, UNUSED, Cells, Lookup, Moves, cells_of, switch
from kontor.rules.edition import BRITANNIA_2014, Edition
from kontor.rules.entry import Entry, Listener
from kontor.rules.event import EventCode
from kontor.rules.frames import FrameKind
from kontor.rules.ids import MARKER_IDS, N_MARKERS
from kontor.rules.module import Module
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State

HAS_SAFE_CONDUCT: Final = switch("safe-conduct")
SAFE_CONDUCT: Final = cells_of("safe-conduct", "paid")
USE_SAFE_CONDUCT: Final = Kind["USE_SAFE_CONDUCT"]
SAFE_CONDUCT_PAID: Final = EventCode["SAFE_CONDUCT"]


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    if not s[SAFE_CONDUCT]:
        for marker in range(1, N_MARKERS):
            if unused_of(s, s[TURN], marker):
                out.append(USE_SAFE_CONDUCT | marker << 8)


def perform(t: Lookup, s: Cells, marker: int) -> None:
    s[UNUSED + N_MARKERS * s[TURN] + marker] -= 1  # BRIT-67: out of the game
    s[GONE + marker] += 1
    s[SAFE_CONDUCT] = 1
    note(s, SAFE_CONDUCT_PAID, s[TURN], marker, 0, 0)


def _refusal(state: State, action: Action) -> Refusal | None:
    if state.cells[SAFE_CONDUCT]:
        return refuse("BRIT-66", "safe_conduct.paid")
    if not unused_of(state.cells, state.turn, action.args[0]):
        return refuse("BRIT-66", "marker.none", marker=MARKER_IDS[action.args[0]])
    return None


def crosses_borders(t: Lookup, s: Cells) -> int:
    return s[SAFE_CONDUCT]


def paid_for(t: Lookup, s: Cells) -> int:
    """The second bit."""
    return s[SAFE_CONDUCT] << 1


def turn_ended(t: Lookup, s: Cells) -> None:
    s[SAFE_CONDUCT] = 0


class SafeConduct(Module):
    """In the situation: whether it was paid in this turn."""

    name = "safe-conduct"
    tag = "brit2014"
    flag = HAS_SAFE_CONDUCT
    pending_keys = ("safe_conduct",)

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition, players: int) -> str:
        return "" if edition == BRITANNIA_2014 else "only with board='britannia', edition='classic' (BRIT-66)"

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        view["safe_conduct"] = bool(state.cells[SAFE_CONDUCT])

    def write(self, state: State, position: dict[str, Any]) -> None:
        if state.cells[SAFE_CONDUCT]:
            position.setdefault("pending", {})["safe_conduct"] = True

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        paid = position.get("pending", {}).get("safe_conduct", False)
        if not isinstance(paid, bool):
            raise ValueError(f"pending: safe_conduct: expected true or false, found {paid!r}")
        state.cells[SAFE_CONDUCT] = paid


ENTRIES: Final = (
    Entry(
        FrameKind.TURN,
        (USE_SAFE_CONDUCT,),
        legal=legal,
        perform=perform,
        refusal=_refusal,
        absent="BRIT-66",
        flag=HAS_SAFE_CONDUCT,
    ),
)
LISTENERS: Final = (
    Listener(HAS_SAFE_CONDUCT, turn_ended=turn_ended, crosses_borders=crosses_borders, paid_for=paid_for),
)
MODULES: Final = (SafeConduct,)
