"""The claim of a standstill in play: turns without an effect are counted; after enough of them it may be claimed."""

from collections.abc import Mapping
from typing import Any, Final

from kontor.boards import BoardFacts
from kontor.rules.action import Action, Kind
from kontor.rules.basics import end
from kontor.rules.cells import POST_ROUTE, Cells, Lookup, Moves, cells_of, switch
from kontor.rules.edition import Edition
from kontor.rules.entry import Entry, Listener
from kontor.rules.event import ENDINGS
from kontor.rules.frames import FrameKind
from kontor.rules.module import Module
from kontor.rules.modules.standstill import CLAUSE
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State

CLAIM_AFTER: Final = 12  # turns of both players together
SHOWN_FROM: Final = CLAIM_AFTER // 2  # earlier the count interests nobody
PLAYERS: Final = 2
BY_CLAIM: Final = ENDINGS.index(CLAUSE)
CLAIM: Final = Kind["CLAIM"]
HAS_STANDSTILL: Final = switch("standstill")
IDLE_TURNS: Final = cells_of("standstill", "idle_turns")
HAD_EFFECT: Final = cells_of("standstill", "had_effect")

_EFFECTIVE: Final = frozenset(
    (
        *(Kind.PLACE, Kind.PLACE_PAYING, Kind.DISPLACE, Kind.SETTLE, Kind.SETTLE_EXTRA, Kind.REMOVE),
        *(Kind.ROUTE, Kind.ROUTE_OFFICE, Kind.ROUTE_DEVELOP, Kind.ROUTE_PRESTIGE, Kind.ROUTE_EXTRA),
        *(Kind.NEUTRAL, Kind.NEUTRAL_OFFICE, Kind.FOUND, Kind.USE_SWAP, Kind.USE_DEVELOP, Kind.DEVELOP_PERMANENT),
        Kind.MARKER,
    )
)
EFFECTIVE: Final = tuple(int(number in _EFFECTIVE) for number in range(max(Kind) + 1))  # by the number of a kind


def has_effect(t: Lookup, code: int) -> bool:
    """Whether a decision changes more than what a player could do without end."""
    if code & 255 == Kind.DROP:
        return t[POST_ROUTE + (code >> 8 & 255)] != t[POST_ROUTE + (code >> 16 & 255)]
    return EFFECTIVE[code & 255] != 0


def decided(t: Lookup, s: Cells, code: int) -> None:
    """An effect ends the count, and this turn will not begin another."""
    if has_effect(t, code):
        s[IDLE_TURNS] = 0
        s[HAD_EFFECT] = 1


def turn_ended(t: Lookup, s: Cells) -> None:
    """From CLAIM_AFTER on, further turns make no difference."""
    if not s[HAD_EFFECT] and s[IDLE_TURNS] < CLAIM_AFTER:
        s[IDLE_TURNS] += 1
    s[HAD_EFFECT] = 0


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    if s[IDLE_TURNS] == CLAIM_AFTER:
        out.append(CLAIM)


def perform(t: Lookup, s: Cells) -> None:
    end(s, BY_CLAIM)


def refusal(state: State, action: Action) -> Refusal | None:
    turns = state.cells[IDLE_TURNS]
    if turns < CLAIM_AFTER:
        return refuse(CLAUSE, "claim.early", had=turns, needed=CLAIM_AFTER, left=CLAIM_AFTER - turns)
    return None


class Standstill(Module):
    """In the situation: how many turns in a row had no effect, and whether the present one has had one."""

    name = "standstill"
    flag = HAS_STANDSTILL
    endings = (CLAUSE,)
    position_keys = ("idle_turns",)
    pending_keys = ("effect",)

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition, players: int) -> str:
        return "" if players == PLAYERS else f"only for {PLAYERS} players, not for {players} ({CLAUSE})"

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        turns = state.cells[IDLE_TURNS]
        near = turns == CLAIM_AFTER and not state.is_over
        count = {"of": self.name, "clause": CLAUSE, "now": turns, "start": 0, "limit": CLAIM_AFTER, "near": near}
        if turns >= SHOWN_FROM:
            view["end_conditions"].append(count)

    def write(self, state: State, position: dict[str, Any]) -> None:
        if state.cells[IDLE_TURNS]:
            position["idle_turns"] = state.cells[IDLE_TURNS]
        if state.cells[HAD_EFFECT]:
            position.setdefault("pending", {})["effect"] = True

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        turns = position.get("idle_turns", 0)
        if type(turns) is not int or not 0 <= turns <= CLAIM_AFTER:
            raise ValueError(f"idle_turns: expected 0 to {CLAIM_AFTER}, found {turns!r} ({CLAUSE})")
        effect = position.get("pending", {}).get("effect", False)
        if not isinstance(effect, bool):
            raise ValueError(f"pending: effect: expected true or false, found {effect!r}")
        if effect and turns:
            raise ValueError(f"idle_turns: expected 0 after an effect in this turn, found {turns} ({CLAUSE})")
        state.cells[IDLE_TURNS] = turns
        state.cells[HAD_EFFECT] = effect


ENTRIES: Final = (
    Entry(
        FrameKind.TURN,
        (CLAIM,),
        legal=legal,
        perform=perform,
        refusal=refusal,
        absent=CLAUSE,
        flag=HAS_STANDSTILL,
    ),
)
LISTENERS: Final = (Listener(HAS_STANDSTILL, decided=decided, turn_ended=turn_ended),)
MODULES: Final = (Standstill,)
