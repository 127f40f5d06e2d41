"""Promo markers: Exchange, Tribute, Block Trade Route (PROMO)."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from kontor.rules.action import Action, Kind
from kontor.rules.basics import end_city, note, spend, unused_of
from kontor.rules.cells import (
    N_ROUTES,
    PLAYERS,
    SUPPLY,
    TURN,
    UNUSED,
    USED,
    Cells,
    Lookup,
    Moves,
    cells_of,
    switch,
)
from kontor.rules.entry import Entry, Listener
from kontor.rules.event import EventCode
from kontor.rules.frames import FrameKind, Taking, ask
from kontor.rules.ids import BLOCK, EXCHANGE, LAID, MARKER_IDS, N_MARKERS, TRADER, TRIBUTE, piece_of
from kontor.rules.module import Module
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps import place
from kontor.rules.steps.marker import none_held
from kontor.rules.steps.take import ONE_PIECE

HAS_PROMOS: Final = switch("promos")
BLOCK_AT: Final = cells_of("promos", "block_at")
BLOCKS: Final = cells_of("promos", "blocks")
TRIBUTE_AT: Final = cells_of("promos", "tribute_at")
TRIBUTES: Final = cells_of("promos", "tributes")
USE_EXCHANGE: Final = Kind["USE_EXCHANGE"]
USE_TRIBUTE: Final = Kind["USE_TRIBUTE"]
USE_BLOCK: Final = Kind["USE_BLOCK"]
MARKER_LAID: Final = EventCode["LAID"]
EXCHANGED: Final = EventCode["EXCHANGED"]

TRIBUTE_PIECES: Final = 2  # PROMO-13


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    if unused_of(s, s[TURN], EXCHANGE):
        for seat in range(t[PLAYERS]):
            for marker in range(1, N_MARKERS):
                if may_exchange(s, seat, marker):
                    out.append(USE_EXCHANGE | seat << 8 | marker << 16)
    for marker in range(TRIBUTE, BLOCK + 1):
        if unused_of(s, s[TURN], marker) and may_lay(s, marker):
            kind = USE_TRIBUTE if marker == TRIBUTE else USE_BLOCK
            for route in range(t[N_ROUTES]):
                out.append(kind | route << 8)


# Exchange Bonus Marker


def may_exchange(s: Cells, seat: int, marker: int) -> bool:
    """Whether a used marker of another player can be taken: not an Exchange, not one that lies on the board."""
    if seat == s[TURN] or marker == EXCHANGE:
        return False
    return s[USED + N_MARKERS * seat + marker] > laid_by(s, seat, marker)


def laid_by(s: Cells, seat: int, marker: int) -> int:
    """How many of a seat's used markers of one kind lie on the board (PROMO-16)."""
    count = 0
    if marker == TRIBUTE:
        for number in range(s[TRIBUTES]):
            count += s[TRIBUTE_AT + 2 * number + 1] == seat
    elif marker == BLOCK:
        for number in range(s[BLOCKS]):
            count += s[BLOCK_AT + 2 * number + 1] == seat
    return count


def exchange_perform(t: Lookup, s: Cells, seat: int, marker: int) -> None:
    s[UNUSED + N_MARKERS * s[TURN] + EXCHANGE] -= 1
    s[USED + N_MARKERS * seat + EXCHANGE] += 1
    s[USED + N_MARKERS * seat + marker] -= 1
    s[UNUSED + N_MARKERS * s[TURN] + marker] += 1
    note(s, EXCHANGED, s[TURN], seat, marker, 0)


def _exchange_refusal(state: State, action: Action) -> Refusal | None:
    seat, marker = action.args
    if no := none_held(state, EXCHANGE):
        return no
    if seat == state.turn:
        return refuse("PROMO-06", "exchange.own")
    used = state.cells[USED + N_MARKERS * seat + marker]
    if marker == EXCHANGE:  # not the one just laid there, and for an older one nothing would change
        return refuse("MARKER-09" if used else "PROMO-10", "exchange.exchange")
    if not used:
        return refuse(_nothing_to_take(state, seat), "exchange.none", seat=seat, marker=MARKER_IDS[marker])
    if not may_exchange(state.cells, seat, marker):
        return refuse("PROMO-16", "exchange.laid", seat=seat, marker=MARKER_IDS[marker])
    return None


def _nothing_to_take(state: State, seat: int) -> str:
    """The clause that refuses a marker which a seat has not used."""
    if not any(state.used(other) for other in state.rules.seats if other != state.turn):
        return "PROMO-11"
    if not state.used(seat):
        return "PROMO-06"
    return "PROMO-07"


# Tribute and Block Trade Route


def may_lay(s: Cells, marker: int) -> bool:
    """Whether the turn's player has a trader for it (PROMO-22), and the board room."""
    room = s[TRIBUTES] < LAID if marker == TRIBUTE else s[BLOCKS] < LAID
    return s[SUPPLY + piece_of(s[TURN], TRADER)] > 0 and room


def lay_perform(t: Lookup, s: Cells, kind: int, route: int) -> None:
    marker = TRIBUTE if kind == USE_TRIBUTE else BLOCK
    spend(s, s[TURN], marker)
    s[SUPPLY + piece_of(s[TURN], TRADER)] -= 1
    if marker == TRIBUTE:
        s[TRIBUTE_AT + 2 * s[TRIBUTES]] = route
        s[TRIBUTE_AT + 2 * s[TRIBUTES] + 1] = s[TURN]
        s[TRIBUTES] += 1
    else:
        s[BLOCK_AT + 2 * s[BLOCKS]] = route
        s[BLOCK_AT + 2 * s[BLOCKS] + 1] = s[TURN]
        s[BLOCKS] += 1
    note(s, MARKER_LAID, s[TURN], marker, route, 0)


def _lay_refusal(state: State, action: Action) -> Refusal | None:
    marker = TRIBUTE if action.kind == USE_TRIBUTE else BLOCK
    if no := none_held(state, marker):
        return no
    return None if may_lay(state.cells, marker) else refuse("PROMO-22", "lay.trader")


def office_established(t: Lookup, s: Cells, city: int) -> None:
    """PROMO-13, PROMO-15: every tribute at the city is paid, the first laid first."""
    for number in range(s[TRIBUTES] - 1, -1, -1):
        route = s[TRIBUTE_AT + 2 * number]
        if end_city(t, route, 0) == city or end_city(t, route, 1) == city:
            ask(s, FrameKind.TAKING, s[TRIBUTE_AT + 2 * number + 1], TRIBUTE_PIECES, 0)


def placing_fee(t: Lookup, s: Cells, route: int) -> int:
    """Further pieces to be paid for each piece placed on a route by action B (PROMO-18, PROMO-20)."""
    fee = 0
    for number in range(s[BLOCKS]):
        fee += s[BLOCK_AT + 2 * number] == route
    return fee


def any_fee(t: Lookup, s: Cells) -> int:
    return s[BLOCKS]


def toll(t: Lookup, s: Cells, route: int, seat: int) -> int:
    """Tributes of a seat above a route."""
    count = 0
    for number in range(s[TRIBUTES]):
        count += s[TRIBUTE_AT + 2 * number] == route and s[TRIBUTE_AT + 2 * number + 1] == seat
    return count


class Promos(Module):
    """In the situation: markers above routes in the order they were laid; each holds one trader of its owner."""

    name = "promos"
    tag = "promo"
    flag = HAS_PROMOS
    marker_keys = ("tributes", "blocks")
    brings_markers = True
    agreed = MappingProxyType({"pile": "PROMO-04"})
    asks = frozenset({Kind.TAKE_AMOUNT})

    def loose_pieces(self, state: State) -> Iterable[int]:
        return [piece_of(owner, TRADER) for laid in self._on_board(state).values() for _, owner in laid]

    def _on_board(self, state: State) -> dict[str, list[tuple[int, int]]]:
        """(route, owner) of each marker."""
        s = state.cells
        return {
            name: [(s[at], s[at + 1]) for at in range(first, first + 2 * s[count], 2)]
            for name, count, first in (("tributes", TRIBUTES, TRIBUTE_AT), ("blocks", BLOCKS, BLOCK_AT))
        }

    def taking(self, state: State, frame: Taking) -> str | None:
        if frame.limit == ONE_PIECE:
            return None
        s = state.cells
        paid = any(s[TRIBUTE_AT + 2 * number + 1] == frame.seat for number in range(s[TRIBUTES]))
        return "" if (frame.limit, frame.traders_only, paid) == (TRIBUTE_PIECES, 0, True) else "PROMO-13"

    # Views and positions

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        self.write(state, view)
        fees = {
            name: placing_fee(state.lookup, state.cells, route) for route, name in enumerate(state.rules.board.routes)
        }
        if any(fees.values()):
            view["markers"]["fees"] = {name: fee for name, fee in fees.items() if fee}

    def write(self, state: State, position: dict[str, Any]) -> None:
        routes = state.rules.board.routes
        for name, laid in self._on_board(state).items():
            if laid:
                position["markers"][name] = [[routes[route], owner] for route, owner in laid]

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        markers, s = position.get("markers", {}), state.cells
        for name, count, first in (("tributes", TRIBUTES, TRIBUTE_AT), ("blocks", BLOCKS, BLOCK_AT)):
            laid = list(self._read(state, markers.get(name, [])))
            if len(laid) > LAID:
                raise ValueError(f"markers: {name}: found {len(laid)}, room is for {LAID}")
            s[count] = len(laid)
            s[first : first + 2 * len(laid)] = bytes(value for entry in laid for value in entry)
        for seat in state.rules.seats:  # PROMO-16: a marker on the board is a used one, said twice or not
            for marker in (TRIBUTE, BLOCK):
                place = USED + N_MARKERS * seat + marker
                s[place] = max(s[place], laid_by(s, seat, marker))

    def _read(self, state: State, given: object) -> Iterable[tuple[int, int]]:
        numbers = state.rules.board.route_number
        for entry in given if isinstance(given, list) else [given]:
            match entry:
                case [str(route), int(seat)] if route in numbers and type(seat) is int and seat in state.rules.seats:
                    yield numbers[route], seat
                case _:
                    raise ValueError(f"markers: {entry!r} is not a [route, seat] of this game (PROMO-12, PROMO-17)")


ENTRIES: Final = (
    Entry(
        FrameKind.TURN,
        (USE_EXCHANGE,),
        legal=legal,
        perform=exchange_perform,
        refusal=_exchange_refusal,
        absent="PROMO-04",
        flag=HAS_PROMOS,
    ),
    Entry(
        FrameKind.TURN,
        (USE_TRIBUTE, USE_BLOCK),
        perform=lay_perform,
        refusal=_lay_refusal,
        absent="PROMO-04",
        flag=HAS_PROMOS,
    ),
    Entry(  # listed with PLACE
        FrameKind.TURN,
        (Kind.PLACE_PAYING,),
        perform=place.perform,
        refusal=place.refusal,
        costs=True,
        absent="PROMO-18",
        flag=HAS_PROMOS,
    ),
)
LISTENERS: Final = (
    Listener(HAS_PROMOS, placing_fee=placing_fee, any_fee=any_fee, toll=toll, office_established=office_established),
)
MODULES: Final = (Promos,)
