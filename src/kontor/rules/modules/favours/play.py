"""Emperor's Favour: tiles bought with two markers and a whole turn's actions (FAVOUR)."""

from collections.abc import Mapping
from typing import Any, Final

from kontor.boards import BoardFacts, favours
from kontor.rules.action import Action, Kind
from kontor.rules.basics import note, unused_of
from kontor.rules.board import Board
from kontor.rules.cells import (
    ACTIONS_LEFT,
    BEGUN,
    HAS_FAVOURS,
    PLAYERS,
    TAKES_ANY,
    TURN,
    UNUSED,
    USED,
    Cells,
    Lookup,
    Moves,
    cells_of,
)
from kontor.rules.chance import Chance
from kontor.rules.edition import Edition
from kontor.rules.entry import Entry, Listener
from kontor.rules.event import EventCode
from kontor.rules.frames import FrameKind, ask
from kontor.rules.ids import FAVOUR_IDS, MARKER_IDS, N_MARKERS, SHAPE, TRADER
from kontor.rules.module import Module
from kontor.rules.modules.missions.play import unfit_tiles_or_cards
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State

BOUGHT: Final = cells_of("favours", "bought")
TILES: Final = cells_of("favours", "tiles")
FAVOUR: Final = Kind["FAVOUR"]

FREE_RESETTLING, EXTRA_ACTION, TITHE, DOUBLE_COMPENSATION, CITY_PRESTIGE, MASTERY = range(len(FAVOUR_IDS))
N_TILES: Final = len(FAVOUR_IDS)
NOT_IN_PLAY: Final = 0  # where a tile is, see cells.TILES
ON_DISPLAY: Final = 1
WITH_SEAT: Final = 2
PRICE: Final = 2  # FAVOUR-03
CITY_BONUS: Final = 2  # FAVOUR-22: 4 instead of 2
MASTERY_BONUS: Final = 3  # FAVOUR-23: 7 instead of 4
# FAVOUR-17: what Tithe brings, by the German Big Box or by the Polish and the Russian one.
TRADER_ONLY: Final = "trader"
ANY_TRADESMAN: Final = "tradesman"
TAKES: Final = (TRADER_ONLY, ANY_TRADESMAN)


def owns(s: Cells, seat: int, tile: int) -> bool:
    """Whether a seat has a tile; the neutral player never has one."""
    return s[TILES + tile] == WITH_SEAT + seat


# Buying a tile


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    if s[BEGUN]:
        return
    for tile in range(N_TILES):
        if s[TILES + tile] == ON_DISPLAY:
            for first in range(1, N_MARKERS):
                if unused_of(s, s[TURN], first):
                    for second in range(first, N_MARKERS):
                        if unused_of(s, s[TURN], second) > (first == second):
                            out.append(FAVOUR | tile << 8 | first << 16 | second << 24)


def perform(t: Lookup, s: Cells, tile: int, first: int, second: int) -> None:
    _pay(s, first)
    _pay(s, second)
    s[TILES + tile] = WITH_SEAT + s[TURN]
    s[BOUGHT] = 1
    s[ACTIONS_LEFT] = 0  # FAVOUR-09
    note(s, EventCode.FAVOUR, s[TURN], tile, 0, 0)


def _pay(s: Cells, marker: int) -> None:
    s[UNUSED + N_MARKERS * s[TURN] + marker] -= 1
    s[USED + N_MARKERS * s[TURN] + marker] += 1


# What the tiles do


def settles_anywhere(t: Lookup, s: Cells, owner: int) -> bool:
    """FAVOUR-12, FAVOUR-13."""
    return t[HAS_FAVOURS] != 0 and owns(s, owner, FREE_RESETTLING)


def allowance(t: Lookup, s: Cells, seat: int) -> int:
    """FAVOUR-14: a further action in each turn."""
    return 1 if t[HAS_FAVOURS] and owns(s, seat, EXTRA_ACTION) else 0


def after_income(t: Lookup, s: Cells) -> None:
    """FAVOUR-16, FAVOUR-18."""
    if t[HAS_FAVOURS]:
        for seat in range(t[PLAYERS]):
            if seat != s[TURN] and owns(s, seat, TITHE):
                ask(s, FrameKind.TAKING, seat, 1, 1 - t[TAKES_ANY])  # FAVOUR-17


def compensation(t: Lookup, s: Cells, owner: int, piece: int) -> int:
    """FAVOUR-20, FAVOUR-21: a further piece for a displaced trader."""
    return 1 if t[HAS_FAVOURS] and SHAPE[piece] == TRADER and owns(s, owner, DOUBLE_COMPENSATION) else 0


def city_bonus(t: Lookup, s: Cells, seat: int) -> int:
    """Further points per controlled city at the end."""
    return CITY_BONUS if t[HAS_FAVOURS] and owns(s, seat, CITY_PRESTIGE) else 0


def ability_bonus(t: Lookup, s: Cells, seat: int) -> int:
    """Further points per fully developed ability at the end, Keys excepted."""
    return MASTERY_BONUS if t[HAS_FAVOURS] and owns(s, seat, MASTERY) else 0


# For refusals


def bars_actions(state: State) -> Refusal | None:
    """Why no action can be taken or gained in this turn."""
    return refuse("FAVOUR-09", "favour.no_actions") if state.cells[BOUGHT] else None


def _refusal(state: State, action: Action) -> Refusal | None:
    tile, *paid = action.args
    s = state.cells
    if s[BOUGHT]:
        return refuse("FAVOUR-06", "favour.one_per_turn")
    if s[BEGUN]:
        return refuse("FAVOUR-02", "favour.begun")
    if s[TILES + tile] != ON_DISPLAY:
        clause = "FAVOUR-08" if s[TILES + tile] >= WITH_SEAT else "FAVOUR-02"
        return refuse(clause, "favour.display", favour=FAVOUR_IDS[tile])
    unused = state.unused(state.turn)
    if len(unused) < PRICE:
        return refuse("FAVOUR-05", "favour.markers", needed=PRICE, had=len(unused))
    if len(paid) != PRICE:
        return refuse("FAVOUR-03", "favour.price", needed=PRICE, had=len(paid))
    if missing := next((marker for marker in paid if paid.count(marker) > unused.count(marker)), 0):
        return refuse("FAVOUR-03", "marker.none", marker=MARKER_IDS[missing])
    return None


def _elsewhere() -> Refusal:
    return refuse("FAVOUR-02", "favour.begun")


def turn_ended(t: Lookup, s: Cells) -> None:
    s[BOUGHT] = 0


class Favours(Module):
    """In the situation: where each tile is, and whether one was bought in this turn."""

    name = "favours"
    flag = HAS_FAVOURS
    position_keys = ("favours",)
    pending_keys = ("favour_bought",)

    def __init__(self, take: str = TRADER_ONLY) -> None:
        self._take = take

    def facts(self, board: Board) -> Mapping[int, int]:
        return {TAKES_ANY: self._take == ANY_TRADESMAN}

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition, players: int) -> str:
        return unfit_tiles_or_cards(favours()[0].boards, board, edition)

    def setup(self, state: State, chance: Chance) -> None:
        display = chance.deal("favours", FAVOUR_IDS, state.rules.players, known_to="everybody")  # FAVOUR-01
        for tile in display:
            state.cells[TILES + FAVOUR_IDS.index(tile)] = ON_DISPLAY

    # Views and positions

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        view["favours"] = {
            "display": _tiles_at(state, ON_DISPLAY),
            "owned": [_tiles_at(state, WITH_SEAT + owner) for owner in state.rules.seats],
        }

    def write(self, state: State, position: dict[str, Any]) -> None:
        self.reveal(state, None, position)
        if state.cells[BOUGHT]:
            position.setdefault("pending", {})["favour_bought"] = True

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        given = position.get("favours", {})
        if not isinstance(given, dict) or not set(given) <= {"display", "owned"}:
            raise ValueError("favours: expected an object with display and owned")
        players = state.rules.players
        owned = given.get("owned", [[]] * players)
        if not isinstance(owned, list) or len(owned) != players:
            raise ValueError(f"favours.owned: expected a list of {players} lists, one per seat")
        bought = position.get("pending", {}).get("favour_bought", False)
        if not isinstance(bought, bool):
            raise ValueError(f"pending: favour_bought: expected true or false, found {bought!r}")
        state.cells[BOUGHT] = bought
        for place, tiles in enumerate([given.get("display", []), *owned], ON_DISPLAY):
            for tile in self._read_tiles(tiles):
                if state.cells[TILES + tile] != NOT_IN_PLAY:
                    raise ValueError("favours: a tile is there twice (FAVOUR-08)")
                state.cells[TILES + tile] = place

    def _read_tiles(self, given: object) -> list[int]:
        if not isinstance(given, list) or not all(tile in FAVOUR_IDS for tile in given):
            raise ValueError(f"favours: {given!r} is not a list of favours ({', '.join(FAVOUR_IDS)})")
        return list(map(FAVOUR_IDS.index, given))


def _tiles_at(state: State, place: int) -> list[str]:
    return [name for tile, name in enumerate(FAVOUR_IDS) if state.cells[TILES + tile] == place]


ENTRIES: Final = (
    Entry(
        FrameKind.TURN,
        (FAVOUR,),
        legal=legal,
        perform=perform,
        refusal=_refusal,
        absent="FAVOUR-02",
        elsewhere=_elsewhere,
        flag=HAS_FAVOURS,
    ),
)
LISTENERS: Final = (Listener(HAS_FAVOURS, turn_ended=turn_ended),)
MODULES: Final = (Favours,)
