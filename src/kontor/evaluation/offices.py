"""What an office in each city would be worth to a seat, and how near the East-West connection is."""

from typing import Final

from kontor.evaluation import layout
from kontor.evaluation.layout import HUNDRED, FigureRow, Weight, WeightRow
from kontor.rules import cells as at
from kontor.rules import hooks
from kontor.rules.basics import has_free_space, value
from kontor.rules.cells import NOBODY, Cells, Lookup
from kontor.rules.ids import EXTRA_OFFICE, KEYS, N_MARKERS, PRIVILEGE
from kontor.rules.steps.office import EAST_WEST_POINTS, is_connected

NO_WAY: Final = 90  # offices that are missing where there is no way
RANKS: Final = 3  # EASTWEST-04


# The East-West connection


def link(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int) -> int:
    """What the East-West connection promises; also finds how many offices are missing on the way through each city."""
    if s[at.CONNECTED] >= RANKS or is_connected(s, seat):
        x[layout.FROM_EAST + t[at.WEST]] = NO_WAY
        return 0
    for city in range(t[at.N_CITIES]):
        x[layout.LACKS + city] = _lacks(t, s, x, seat, city)
    _missing_from(t, x, t[at.EAST], layout.FROM_EAST)
    _missing_from(t, x, t[at.WEST], layout.FROM_WEST)
    return promise(s, w, x[layout.FROM_EAST + t[at.WEST]])


def promise(s: Cells, w: WeightRow, missing: int) -> int:
    """The points of the next connection, less for each office that is missing."""
    points = HUNDRED * EAST_WEST_POINTS[min(s[at.CONNECTED], RANKS - 1)]
    for _ in range(min(missing, 8)):
        points = points * w[Weight.LINK] // HUNDRED
    return points if missing <= 8 else 0


def _missing_from(t: Lookup, x: FigureRow, start: int, row: int) -> None:
    """Offices missing from a city to every other one, both included."""
    for city in range(t[at.N_CITIES]):
        x[row + city] = NO_WAY
        x[layout.OPEN + city] = 0
    x[row + start] = x[layout.LACKS + start]
    x[layout.OPEN + start] = 1
    changed = 1
    while changed:
        changed = 0
        for city in range(t[at.N_CITIES]):
            if x[layout.OPEN + city]:
                x[layout.OPEN + city] = 0
                for place in range(t[at.DEGREE + city]):
                    beside = t[at.NEIGHBOURS + at.MAX_NEIGHBOURS * city + place]
                    missing = x[row + city] + x[layout.LACKS + beside]
                    if missing < x[row + beside]:
                        x[row + beside] = missing
                        x[layout.OPEN + beside] = 1
                        changed = 1


def _lacks(t: Lookup, s: Cells, x: FigureRow, seat: int, city: int) -> int:
    """0 with an office there, 1 where one can be had, more where that takes a marker."""
    if x[layout.HAVE + at.MAX_CITIES * seat + city]:
        return 0
    return 1 if has_free_space(t, s, city) else 3


# What an office would be worth


def offices(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int, best: int) -> None:
    """What the next office in every city would be worth to a seat; 0 where it cannot have one."""
    privilege = value(s, seat, PRIVILEGE)
    extra = s[at.UNUSED + N_MARKERS * seat + EXTRA_OFFICE]
    for city in range(t[at.N_CITIES]):
        at_city = layout.OFFICE + at.MAX_CITIES * seat + city
        x[at_city] = 0
        space = at.MAX_PRINTED * city + s[at.OFFICES + city]
        free = has_free_space(t, s, city)
        x[layout.NEXT_SHAPE + city] = t[at.SHAPES + space] if free else 0
        if free and t[at.COLOURS_AT + space] <= privilege:
            x[at_city] = HUNDRED * t[at.COINS + space] + _gain(t, s, w, x, seat, best, city, 1)
            if s[at.OFFICES + city] + 1 == t[at.PRINTED + city]:
                x[at_city] += w[Weight.FILL]
        elif extra and s[at.OFFICES + city]:
            x[at_city] = max(0, _gain(t, s, w, x, seat, best, city, 0) - w[layout.MARKER + EXTRA_OFFICE] // 2)


def _gain(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int, best: int, city: int, right: int) -> int:
    """What one more office in a city gains: control, network, the East-West connection, optional rules, country.

    `right` is 1 for a printed space and 0 for an extra office, which stands left of all others (CONTROL-02).
    """
    found = 0
    have = x[layout.HAVE + at.MAX_CITIES * seat + city]
    if x[layout.CONTROL + city] != seat:
        most = 0
        if x[layout.CONTROL + city] != NOBODY:
            most = x[layout.HAVE + at.MAX_CITIES * x[layout.CONTROL + city] + city]
        if have + right > most or (right and have + 1 >= most):
            found += 2 * w[Weight.HOLD] + w[Weight.TOLL] * x[layout.TURNS] // HUNDRED
    joined = _joined(t, x, seat, city) + 1
    if joined > x[layout.SIZE + best]:
        found += HUNDRED * (joined - x[layout.SIZE + best]) * value(s, seat, KEYS) * w[Weight.NETWORK] // HUNDRED
    elif not have:
        found += HUNDRED // 4
    if not have:
        way = x[layout.FROM_EAST + t[at.WEST]]
        if way < NO_WAY and x[layout.FROM_EAST + city] + x[layout.FROM_WEST + city] - 1 <= way:
            found += promise(s, w, way - 1) - promise(s, w, way)
        points = hooks.office_points(t, s, seat, city)
        if points:
            found += HUNDRED * points + w[Weight.WANTED]
    if t[at.COUNTRIES] and t[at.REGIONS + city] != t[at.HOME]:
        found += w[Weight.COUNTRY]
    return found


def _joined(t: Lookup, x: FigureRow, seat: int, city: int) -> int:
    """The offices that an office in this city would be connected with."""
    if x[layout.LABEL + city]:
        return x[layout.SIZE + x[layout.LABEL + city]]
    offices_there = 0
    seen = 0
    for place in range(t[at.DEGREE + city]):
        label = x[layout.LABEL + t[at.NEIGHBOURS + at.MAX_NEIGHBOURS * city + place]]
        if label and not seen >> label & 1:
            seen |= 1 << label
            offices_there += x[layout.SIZE + label]
    return offices_there
