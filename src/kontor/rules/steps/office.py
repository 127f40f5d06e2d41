"""Offices: which space comes next, what establishing one brings (OFFICE, EASTWEST)."""

from typing import Final

from kontor.rules import hooks
from kontor.rules.basics import award, end, has_free_space, in_city, is_completed, note, office_count, value
from kontor.rules.cells import (
    COINS,
    COLOURS_AT,
    COMPLETED,
    CONNECTED,
    CONNECTORS,
    DEGREE,
    EAST,
    EXTRAS,
    LIMIT,
    MAX_NEIGHBOURS,
    MAX_PRINTED,
    MIDDLE,
    N_CITIES,
    NEIGHBOURS,
    NEUTRAL_SCORES,
    NOBODY,
    OFFICES,
    PRINTED,
    ROW,
    ROWS,
    SHAPES,
    WEST,
    Cells,
    Lookup,
)
from kontor.rules.event import BY_CITIES, FOR_COIN, FOR_CONNECTION, EventCode
from kontor.rules.ids import COLOURS, NEUTRAL, PRIVILEGE, SHAPE_LETTERS
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State

EAST_WEST_POINTS: Final = (7, 4, 2)  # EASTWEST-04


def next_space(t: Lookup, s: Cells, city: int) -> int:
    """The space that is taken next (OFFICE-03), counted through all cities of the board."""
    return MAX_PRINTED * city + s[OFFICES + city]


def may_establish(t: Lookup, s: Cells, seat: int, city: int, traders: int, merchants: int) -> bool:
    """Whether normal step 3a works in a city with these traders and merchants of the route."""
    if not has_free_space(t, s, city):  # OFFICE-15, EAST-10
        return False
    space = next_space(t, s, city)
    has_piece = merchants if t[SHAPES + space] else traders  # OFFICE-06
    return has_piece > 0 and t[COLOURS_AT + space] <= value(s, seat, PRIVILEGE)  # OFFICE-04


def next_space_refusal(state: State, seat: int, city: int, pieces: tuple[int, int]) -> Refusal | None:
    """Why no office can be established in a city by normal step 3a with these traders and merchants of the route."""
    board = state.rules.board
    name = board.cities[city]
    if may_establish(state.lookup, state.cells, seat, city, *pieces):
        return None
    if not board.printed[city]:
        return refuse("EAST-10", "office.green", city=name)
    space = state.cells[OFFICES + city]
    if space == board.printed[city]:
        return refuse("OFFICE-15", "office.full", city=name)
    colour, shape = board.colours[city][space], board.shapes[city][space]
    has = value(state.cells, seat, PRIVILEGE)
    if colour > has:
        return refuse("OFFICE-04", "office.privilege", city=name, needed=COLOURS[colour], had=COLOURS[has])
    return refuse("OFFICE-06", "office.shape", city=name, needed=SHAPE_LETTERS[shape])


def establish(t: Lookup, s: Cells, city: int, piece: int, owner: int) -> None:
    """A piece becomes the next office: coin, completed-cities track, East-West connection (OFFICE-16)."""
    space = next_space(t, s, city)
    s[ROWS + ROW * city + MIDDLE + s[OFFICES + city]] = piece
    s[OFFICES + city] += 1
    note(s, EventCode.OFFICE, piece, city, 0, 0)
    if t[PRINTED + city]:
        award(t, s, owner, t[COINS + space], FOR_COIN, city)
    if is_completed(t, s, city) and (t[PRINTED + city] or in_city(s, city) == 1):
        complete(t, s, city)
    _established(t, s, city, owner)


def establish_extra(t: Lookup, s: Cells, city: int, piece: int, owner: int) -> None:
    """A piece becomes an extra office, left of all others (MARKER-44): no coin, no completed city (MARKER-46)."""
    s[EXTRAS + city] += 1
    s[ROWS + ROW * city + MIDDLE - s[EXTRAS + city]] = piece
    note(s, EventCode.EXTRA_OFFICE, piece, city, 0, 0)
    if not t[PRINTED + city] and in_city(s, city) == 1:  # EAST-16
        complete(t, s, city)
    _established(t, s, city, owner)


def complete(t: Lookup, s: Cells, city: int) -> None:
    """The black cube advances (OFFICE-13)."""
    s[COMPLETED] += 1
    note(s, EventCode.COMPLETED, city, s[COMPLETED], 0, 0)
    if s[COMPLETED] >= t[LIMIT]:
        end(s, BY_CITIES)


def _established(t: Lookup, s: Cells, city: int, owner: int) -> None:
    """What any newly established office brings: perhaps the East-West connection, perhaps a tribute."""
    may_rank = owner != NEUTRAL or t[NEUTRAL_SCORES] != 0  # DUO-BR-21, DUO-PL-21
    if may_rank and not is_connected(s, owner) and has_connection(t, s, owner):
        rank = s[CONNECTED]
        s[CONNECTORS + rank] = owner
        s[CONNECTED] += 1
        note(s, EventCode.CONNECTED, owner, rank + 1, 0, 0)
        if rank < 3:
            award(t, s, owner, EAST_WEST_POINTS[rank], FOR_CONNECTION, NOBODY)
    hooks.office_established(t, s, city)


def is_connected(s: Cells, owner: int) -> bool:
    """Whether an owner has made the East-West connection already (EASTWEST-05)."""
    for rank in range(s[CONNECTED]):
        if s[CONNECTORS + rank] == owner:
            return True
    return False


def has_connection(t: Lookup, s: Cells, owner: int) -> bool:
    """Offices in both end cities and in every city of a chain between them (EASTWEST-01)."""
    if not (office_count(s, owner, t[EAST]) and office_count(s, owner, t[WEST])):
        return False
    return (network(t, s, presence(t, s, owner), t[EAST]) >> t[WEST] & 1) != 0


def presence(t: Lookup, s: Cells, owner: int) -> int:
    """The cities with an office of the owner, one bit each."""
    cities = 0
    for city in range(t[N_CITIES]):
        if in_city(s, city) and office_count(s, owner, city):
            cities |= 1 << city
    return cities


def network(t: Lookup, s: Cells, cities: int, start: int) -> int:
    """Those of these cities that hang together with this one (SCORE-13), one bit each."""
    found = 1 << start
    edge = found
    while edge:
        fresh = 0
        for city in range(t[N_CITIES]):
            if edge >> city & 1:
                for number in range(t[DEGREE + city]):
                    fresh |= 1 << t[NEIGHBOURS + MAX_NEIGHBOURS * city + number]
        edge = fresh & cities & ~found
        found |= edge
    return found
