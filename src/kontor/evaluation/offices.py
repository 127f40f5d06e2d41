"""Sites: what an office in each city would be worth to a seat, and how near the East-West connection is."""

from typing import Final

from kontor.evaluation import layout as at
from kontor.evaluation.layout import (
    CONTROL,
    FROM_EAST,
    FROM_WEST,
    HAVE,
    HUNDRED,
    LABEL,
    LACKS,
    NEXT_SHAPE,
    OFFICE,
    OPEN,
    SIZE,
    TURNS,
)
from kontor.rules.basics import has_free_space, value
from kontor.rules.cells import (
    BORDERS,
    CARDS,
    COINS,
    COLOURS_AT,
    CONNECTED,
    DEGREE,
    EAST,
    HAS_MISSIONS,
    HOME,
    MAX_CITIES,
    MAX_NEIGHBOURS,
    MAX_PRINTED,
    MISSIONS,
    N_CITIES,
    NEIGHBOURS,
    NOBODY,
    OFFICES,
    PRINTED,
    REGIONS,
    SHAPES,
    UNUSED,
    WEST,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.ids import EXTRA_OFFICE, KEYS, N_MARKERS, PRIVILEGE
from kontor.rules.steps.office import EAST_WEST_POINTS, is_connected

FAR: Final = 90  # offices that are missing where there is no way
RANKS: Final = 3  # EASTWEST-04


# The East-West connection


def link(t: Lookup, s: Cells, w: Moves, x: Moves, seat: int) -> int:
    """What the East-West connection promises; also how many offices are missing on the way over each city."""
    if s[CONNECTED] >= RANKS or is_connected(s, seat):
        x[FROM_EAST + t[WEST]] = FAR
        return 0
    for city in range(t[N_CITIES]):
        x[LACKS + city] = _lacks(t, s, x, seat, city)
    _missing_from(t, x, t[EAST], FROM_EAST)
    _missing_from(t, x, t[WEST], FROM_WEST)
    return promise(s, w, x[FROM_EAST + t[WEST]])


def promise(s: Cells, w: Moves, missing: int) -> int:
    """The points of the next connection, less for each office that is missing."""
    points = HUNDRED * EAST_WEST_POINTS[min(s[CONNECTED], RANKS - 1)]
    for _ in range(min(missing, 8)):
        points = points * w[at.LINK] // HUNDRED
    return points if missing <= 8 else 0


def _missing_from(t: Lookup, x: Moves, start: int, row: int) -> None:
    """Offices missing from a city to every other one, both included."""
    for city in range(t[N_CITIES]):
        x[row + city] = FAR
        x[OPEN + city] = 0
    x[row + start] = x[LACKS + start]
    x[OPEN + start] = 1
    changed = 1
    while changed:
        changed = 0
        for city in range(t[N_CITIES]):
            if x[OPEN + city]:
                x[OPEN + city] = 0
                for place in range(t[DEGREE + city]):
                    beside = t[NEIGHBOURS + MAX_NEIGHBOURS * city + place]
                    missing = x[row + city] + x[LACKS + beside]
                    if missing < x[row + beside]:
                        x[row + beside] = missing
                        x[OPEN + beside] = 1
                        changed = 1


def _lacks(t: Lookup, s: Cells, x: Moves, seat: int, city: int) -> int:
    """0 with an office there, 1 where one can be had, more where that takes a marker."""
    if x[HAVE + MAX_CITIES * seat + city]:
        return 0
    return 1 if has_free_space(t, s, city) else 3


# What an office would be worth


def offices(t: Lookup, s: Cells, w: Moves, x: Moves, seat: int, best: int) -> None:
    """What the next office in every city would be worth to a seat; 0 where it cannot have one."""
    privilege = value(s, seat, PRIVILEGE)
    extra = s[UNUSED + N_MARKERS * seat + EXTRA_OFFICE]
    for city in range(t[N_CITIES]):
        at_city = OFFICE + MAX_CITIES * seat + city
        x[at_city] = 0
        space = MAX_PRINTED * city + s[OFFICES + city]
        free = has_free_space(t, s, city)
        x[NEXT_SHAPE + city] = t[SHAPES + space] if free else 0
        if free and t[COLOURS_AT + space] <= privilege:
            x[at_city] = HUNDRED * t[COINS + space] + _rank_key(t, s, w, x, seat, best, city, 1)
            if s[OFFICES + city] + 1 == t[PRINTED + city]:
                x[at_city] += w[at.FILL]
        elif extra and s[OFFICES + city]:
            x[at_city] = max(0, _rank_key(t, s, w, x, seat, best, city, 0) - w[at.MARKER + EXTRA_OFFICE] // 2)


def _rank_key(t: Lookup, s: Cells, w: Moves, x: Moves, seat: int, best: int, city: int, right: int) -> int:
    """What one more office in a city does: control, network, the East-West connection, mission, country."""
    worth = 0
    have = x[HAVE + MAX_CITIES * seat + city]
    if x[CONTROL + city] != seat:
        most = 0
        if x[CONTROL + city] != NOBODY:
            most = x[HAVE + MAX_CITIES * x[CONTROL + city] + city]
        if have + right > most or (right and have + 1 >= most):
            worth += 2 * w[at.HOLD] + w[at.TOLL] * x[TURNS] // HUNDRED
    joined = _joined(t, x, seat, city) + 1
    if joined > x[SIZE + best]:
        worth += HUNDRED * (joined - x[SIZE + best]) * value(s, seat, KEYS) * w[at.NETWORK] // HUNDRED
    elif not have:
        worth += HUNDRED // 4
    if not have:
        way = x[FROM_EAST + t[WEST]]
        if way < FAR and x[FROM_EAST + city] + x[FROM_WEST + city] - 1 <= way:
            worth += promise(s, w, way - 1) - promise(s, w, way)
        if t[HAS_MISSIONS] and s[MISSIONS + seat]:
            for place in range(3):
                if t[CARDS + 3 * (s[MISSIONS + seat] - 1) + place] == city:
                    worth += HUNDRED + w[at.MISSION]
    if t[BORDERS] and t[REGIONS + city] != t[HOME]:
        worth += w[at.COUNTRY]
    return worth


def _joined(t: Lookup, x: Moves, seat: int, city: int) -> int:
    """The offices that hang together with a city once there is one in it, without that one."""
    if x[LABEL + city]:
        return x[SIZE + x[LABEL + city]]
    offices_there = 0
    seen = 0
    for place in range(t[DEGREE + city]):
        label = x[LABEL + t[NEIGHBOURS + MAX_NEIGHBOURS * city + place]]
        if label and not seen >> label & 1:
            seen |= 1 << label
            offices_there += x[SIZE + label]
    return offices_there
