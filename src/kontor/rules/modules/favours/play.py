"""Emperor's Favour: tiles bought with two markers and a whole turn's actions (FAVOUR)."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from kontor.boards import BoardFacts
from kontor.boards.check import loaded
from kontor.rules.action import Action, Kind
from kontor.rules.basics import note, unused_of
from kontor.rules.board import Board
from kontor.rules.cells import (
    ACTIONS_LEFT,
    BEGUN,
    PLAYERS,
    TURN,
    UNUSED,
    USED,
    Cells,
    Lookup,
    Moves,
    cells_of,
    switch,
)
from kontor.rules.chance import Chance
from kontor.rules.dice import SCRATCH, draw
from kontor.rules.edition import Edition
from kontor.rules.entry import Entry, Listener
from kontor.rules.event import EventCode
from kontor.rules.frames import FrameKind, Taking, ask
from kontor.rules.ids import ANY_TRADESMAN, MARKER_IDS, N_MARKERS, SHAPE, TRADER, TRADER_ONLY
from kontor.rules.module import Agreed, Module, Shown, ShownLine, unfit_beside
from kontor.rules.modules.favours import FAVOUR_IDS, TILE_PRICE
from kontor.rules.modules.favours.tiles import check_favours, favours
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps.take import ONE_PIECE

HAS_FAVOURS: Final = switch("favours")
TAKES_ANY: Final = switch("takes-any")  # FAVOUR-17: Tithe brings any tradesman
BOUGHT: Final = cells_of("favours", "bought")
TILES: Final = cells_of("favours", "tiles")
FAVOUR: Final = Kind["FAVOUR"]
FAVOUR_BOUGHT: Final = EventCode["FAVOUR"]

FREE_RESETTLING, EXTRA_ACTION, TITHE, DOUBLE_COMPENSATION, CITY_PRESTIGE, MASTERY = range(len(FAVOUR_IDS))
N_TILES: Final = len(FAVOUR_IDS)
NOT_IN_PLAY: Final = 0  # where a tile is, see cells.TILES
ON_DISPLAY: Final = 1
WITH_SEAT: Final = 2
CITY_BONUS: Final = 2  # FAVOUR-22: 4 instead of 2
MASTERY_BONUS: Final = 3  # FAVOUR-23: 7 instead of 4


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
    note(s, FAVOUR_BOUGHT, s[TURN], tile, 0, 0)


def _pay(s: Cells, marker: int) -> None:
    s[UNUSED + N_MARKERS * s[TURN] + marker] -= 1
    s[USED + N_MARKERS * s[TURN] + marker] += 1


# What the tiles do


def settles_anywhere(t: Lookup, s: Cells, owner: int) -> int:
    """FAVOUR-12, FAVOUR-13."""
    return owns(s, owner, FREE_RESETTLING)


def further_actions(t: Lookup, s: Cells, seat: int) -> int:
    """FAVOUR-14."""
    return owns(s, seat, EXTRA_ACTION)


def income_taken(t: Lookup, s: Cells) -> None:
    """FAVOUR-16, FAVOUR-18."""
    for seat in range(t[PLAYERS]):
        if seat != s[TURN] and owns(s, seat, TITHE):
            ask(s, FrameKind.TAKING, seat, ONE_PIECE, 1 - t[TAKES_ANY])  # FAVOUR-17


def further_pieces(t: Lookup, s: Cells, owner: int, piece: int) -> int:
    """FAVOUR-20, FAVOUR-21: one for a displaced trader."""
    return SHAPE[piece] == TRADER and owns(s, owner, DOUBLE_COMPENSATION)


def city_points(t: Lookup, s: Cells, seat: int) -> int:
    return CITY_BONUS if owns(s, seat, CITY_PRESTIGE) else 0


def ability_points(t: Lookup, s: Cells, seat: int) -> int:
    return MASTERY_BONUS if owns(s, seat, MASTERY) else 0


def bars_actions(t: Lookup, s: Cells) -> int:
    """FAVOUR-09."""
    return s[BOUGHT]


# What else is asked


def dealt(t: Lookup, s: Cells) -> None:
    """As many tiles on display as there are players (FAVOUR-01)."""
    for tile in range(N_TILES):
        s[SCRATCH + tile] = tile
    for tile in range(t[PLAYERS]):
        s[TILES + draw(s, N_TILES - tile)] = ON_DISPLAY


def tiles_of(t: Lookup, s: Cells, seat: int) -> int:
    return _tiles(s, WITH_SEAT + seat)


def tiles_for_sale(t: Lookup, s: Cells) -> int:
    return _tiles(s, ON_DISPLAY)


def _tiles(s: Cells, place: int) -> int:
    """The tiles at a place, one bit each."""
    found = 0
    for tile in range(N_TILES):
        if s[TILES + tile] == place:
            found |= 1 << tile
    return found


def paid_for(t: Lookup, s: Cells) -> int:
    """The first bit: a favour."""
    return s[BOUGHT]


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
    if len(unused) < TILE_PRICE:
        return refuse("FAVOUR-05", "favour.markers", needed=TILE_PRICE, had=len(unused))
    if len(paid) != TILE_PRICE:
        return refuse("FAVOUR-03", "favour.price", needed=TILE_PRICE, had=len(paid))
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
    tag = "favour"
    flag = HAS_FAVOURS
    position_keys = ("favours",)
    pending_keys = ("favour_bought",)
    agreed = MappingProxyType({"take": "FAVOUR-17"})
    asks = frozenset({Kind.TAKE})

    def __init__(self, take: str = TRADER_ONLY) -> None:
        self._take = take

    @classmethod
    def of(cls, agreed: Agreed) -> Module:
        return cls(agreed.take)

    @classmethod
    def data_problems(cls) -> list[str]:
        return loaded(favours, check_favours)

    @classmethod
    def lines(cls, view: Mapping[str, Any]) -> Iterable[ShownLine]:
        display, owned = (view["favours"][key] for key in ("display", "owned"))
        parts = [Shown(tuple(tiles), seat=seat) for seat, tiles in enumerate(owned) if tiles]
        yield ShownLine("terminal-favours", (Shown(tuple(display), "" if display else "terminal-favours-none"), *parts))

    def box(self) -> Mapping[str, Any]:
        return {"favours": list(FAVOUR_IDS)}

    def facts(self, board: Board) -> Mapping[int, int]:
        return {TAKES_ANY: self._take == ANY_TRADESMAN}

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition, players: int) -> str:
        return unfit_beside(favours()[0].boards, board, edition)

    def setup(self, state: State, chance: Chance) -> None:
        display = chance.deal("favours", FAVOUR_IDS, state.rules.players, known_to="everybody")  # FAVOUR-01
        for tile in display:
            state.cells[TILES + FAVOUR_IDS.index(tile)] = ON_DISPLAY

    def no_actions(self, state: State) -> Refusal | None:
        return refuse("FAVOUR-09", "favour.no_actions") if state.cells[BOUGHT] else None

    def taking(self, state: State, frame: Taking) -> str | None:
        if frame.limit != ONE_PIECE:
            return None
        if not owns(state.cells, frame.seat, TITHE):
            return "FAVOUR-16"
        if frame.seat == state.turn:
            return "FAVOUR-18"
        return "" if frame.traders_only == 1 - state.lookup[TAKES_ANY] else "FAVOUR-17"

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
LISTENERS: Final = (
    Listener(
        HAS_FAVOURS,
        dealt=dealt,
        turn_ended=turn_ended,
        income_taken=income_taken,
        further_actions=further_actions,
        bars_actions=bars_actions,
        further_pieces=further_pieces,
        settles_anywhere=settles_anywhere,
        city_points=city_points,
        ability_points=ability_points,
        tiles_of=tiles_of,
        tiles_for_sale=tiles_for_sale,
        paid_for=paid_for,
    ),
)
MODULES: Final = (Favours,)
