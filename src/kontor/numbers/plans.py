"""Plans: what each route would bring to a seat, and how far away that is.

A route is worth its best benefit, less what others get from it, and loses by every action that is still needed.
"""

from typing import Final

from kontor.numbers import scales as at
from kontor.numbers.scales import (
    BEGUN,
    CONTROL,
    DELAY,
    FROM_EAST,
    FROM_WEST,
    GOAL,
    HAVE,
    HUNDRED,
    LABEL,
    OFFICE,
    SHAPE,
    SIZE,
    STEP,
    THERE,
    TURNS,
)
from kontor.rules.basics import has_free_space, holds, value
from kontor.rules.cells import (
    BORDERS,
    CARDS,
    COINS,
    COLOURS_AT,
    CONNECTED,
    DEGREE,
    DEVELOPS,
    EAST,
    END_A,
    END_B,
    FIRST_POST,
    HAS_MISSIONS,
    HOME,
    LEFT,
    LENGTH,
    MARKERS,
    MAX_CITIES,
    MAX_NEIGHBOURS,
    MAX_PRINTED,
    MAX_ROUTES,
    MIDDLE,
    MISSIONS,
    N_CITIES,
    N_PERMITS,
    N_ROUTES,
    N_SPACES,
    NEIGHBOURS,
    NOBODY,
    OFFICES,
    PERMANENT,
    PERMIT_ORDER,
    PERMITS,
    POSTS,
    REGION,
    REGIONS,
    ROW,
    ROWS,
    SHAPES,
    SPACE_COLOUR,
    SPACE_VALUE,
    SPECIAL,
    SUPPLY,
    TO_PRESTIGE,
    TURN,
    UNUSED,
    VACANT_POST,
    WEST,
    Cells,
    Moves,
    Tables,
)
from kontor.rules.frames import EXTRAS_LEFT, HAND, HAND_PIECE, LIFTS, OWNER_AT, PIECE_AT, SEAT, WAY, Asks, top
from kontor.rules.ids import EXTRA_OFFICE, KEYS, KIND, MARKER_KINDS, OWNER, PIECE, PRIVILEGE, PURSE
from kontor.rules.scoring import MARKER_POINTS, MOST_MARKERS, marker_count
from kontor.rules.steps.move import BY_ACTION
from kontor.rules.steps.office import EAST_WEST_POINTS, is_connected

FAR: Final = 90  # offices that are missing where there is no way
FURTHEST: Final = 40  # quarters of an action in the table of delays
ABROAD: Final = 250  # hundredths of an action for a piece beyond a border
AWAY: Final = 600  # the same without a permit
RANKS: Final = 3  # EASTWEST-04
BOTH: Final = 1000000  # two figures in one


# The East-West connection


def link(t: Tables, s: Cells, w: Moves, x: Moves, seat: int) -> int:
    """What the East-West connection promises; also how many offices are missing on the way over each city."""
    if s[CONNECTED] >= RANKS or is_connected(s, seat):
        x[FROM_EAST + t[WEST]] = FAR
        return 0
    _missing_from(t, s, x, seat, t[EAST], FROM_EAST)
    _missing_from(t, s, x, seat, t[WEST], FROM_WEST)
    return promise(s, w, x[FROM_EAST + t[WEST]])


def promise(s: Cells, w: Moves, missing: int) -> int:
    """The points of the next connection, less for each office that is missing."""
    points = HUNDRED * EAST_WEST_POINTS[min(s[CONNECTED], RANKS - 1)]
    for _ in range(min(missing, 8)):
        points = points * w[at.LINK] // HUNDRED
    return points if missing <= 8 else 0


def _missing_from(t: Tables, s: Cells, x: Moves, seat: int, start: int, row: int) -> None:
    """Offices missing from a city to every other one, both included."""
    for city in range(t[N_CITIES]):
        x[row + city] = FAR
    x[row + start] = _lacks(t, s, x, seat, start)
    changed = 1
    while changed:
        changed = 0
        for city in range(t[N_CITIES]):
            if x[row + city] < FAR:
                for place in range(t[DEGREE + city]):
                    beside = t[NEIGHBOURS + MAX_NEIGHBOURS * city + place]
                    missing = x[row + city] + _lacks(t, s, x, seat, beside)
                    if missing < x[row + beside]:
                        x[row + beside] = missing
                        changed = 1


def _lacks(t: Tables, s: Cells, x: Moves, seat: int, city: int) -> int:
    """0 with an office there, 1 where one can be had, more where that takes a marker."""
    if x[HAVE + MAX_CITIES * seat + city]:
        return 0
    return 1 if has_free_space(t, s, city) else 3


# What an office would be worth


def offices(t: Tables, s: Cells, w: Moves, x: Moves, seat: int, best: int) -> None:
    """What the next office in every city would be worth to a seat; 0 where it cannot have one."""
    privilege = value(s, seat, PRIVILEGE)
    extra = s[UNUSED + MARKER_KINDS * seat + EXTRA_OFFICE]
    for city in range(t[N_CITIES]):
        at_city = OFFICE + MAX_CITIES * seat + city
        x[at_city] = 0
        space = MAX_PRINTED * city + s[OFFICES + city]
        free = has_free_space(t, s, city)
        x[SHAPE + city] = t[SHAPES + space] if free else 0
        if free and t[COLOURS_AT + space] <= privilege:
            x[at_city] = HUNDRED * t[COINS + space] + _standing(t, s, w, x, seat, best, city, 1)
        elif extra and s[OFFICES + city]:
            x[at_city] = max(0, _standing(t, s, w, x, seat, best, city, 0) - w[at.MARKER + EXTRA_OFFICE] // 2)


def _standing(t: Tables, s: Cells, w: Moves, x: Moves, seat: int, best: int, city: int, right: int) -> int:
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


def _joined(t: Tables, x: Moves, seat: int, city: int) -> int:
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


# What a route would bring, and when


def survey_routes(t: Tables, s: Cells, w: Moves, x: Moves, seat: int) -> None:
    """What every route promises to a seat, and its pieces there."""
    special = best_special(t, s, seat)
    for route in range(t[N_ROUTES]):
        promised = _promise_of(t, s, w, x, seat, route, special)
        x[THERE + MAX_ROUTES * seat + route] = promised // BOTH
        x[BEGUN + MAX_ROUTES * seat + route] = promised % BOTH


def planned(t: Tables, s: Cells, w: Moves, x: Moves, seat: int, changed: int) -> int:
    """What the routes that a seat has begun, and the best one of all, are worth before they are established.

    The routes were surveyed; one of them may have changed since.
    """
    anew = 0
    if changed != NOBODY:
        anew = _promise_of(t, s, w, x, seat, changed, best_special(t, s, seat))
    begun = 0
    best = 0
    x[GOAL + seat] = NOBODY
    for route in range(t[N_ROUTES]):
        there = x[THERE + MAX_ROUTES * seat + route]
        promised = x[BEGUN + MAX_ROUTES * seat + route]
        if route == changed:
            there = anew // BOTH
            promised = anew % BOTH
        begun += promised
        if there > best:
            best = there
            x[GOAL + seat] = route
    return (begun * w[at.PLANS] + best * w[at.BEST_PLAN]) // HUNDRED


def in_hand(t: Tables, s: Cells, w: Moves, x: Moves, seat: int) -> int:
    """What pieces in the hand could do for the route that needs them most."""
    hand = _hand(s, seat)
    if not hand:
        return 0
    special = best_special(t, s, seat)
    most = 0
    for route in range(t[N_ROUTES]):
        gain = _gain(t, s, w, x, seat, route, special)
        if gain > 0:
            sooner = w[DELAY + distance(t, s, w, seat, route, hand)] - w[DELAY + distance(t, s, w, seat, route, 0)]
            most = max(most, gain * sooner // 1000)
    return most * w[at.PLANS] // HUNDRED * w[at.IN_HAND] // HUNDRED


def _promise_of(t: Tables, s: Cells, w: Moves, x: Moves, seat: int, route: int, special: int) -> int:
    """What a route promises to a seat, times BOTH, and what its pieces there do for that."""
    gain = _gain(t, s, w, x, seat, route, special)
    if gain <= 0:
        return 0
    away = distance(t, s, w, seat, route, 0)
    mine = holds(s, seat, route)
    begun = 0
    if mine:
        begun = gain * (w[DELAY + away] - w[DELAY + min(FURTHEST, away + 4 * mine)]) // 1000
    return gain * w[DELAY + away] // 1000 * BOTH + begun


def _hand(s: Cells, seat: int) -> int:
    """Pieces that a seat is about to put on posts."""
    frame = top(s)
    if s[frame] == Asks.MOVING and s[frame + SEAT] == seat:
        mine = s[frame + LIFTS] // 2 if s[frame + WAY] == BY_ACTION else 0  # other ways lift pieces of others, too
        for place in range(s[frame + HAND]):
            mine += OWNER[s[frame + HAND_PIECE + place]] == seat
        return mine
    if s[frame] == Asks.SETTLING and s[frame + OWNER_AT] == seat:
        return (s[frame + PIECE_AT] != 0) + s[frame + EXTRAS_LEFT]
    return 0


def best_special(t: Tables, s: Cells, seat: int) -> int:
    """The best place of the special prestige row that a seat may take, in points."""
    best = 0
    for space in range(t[N_SPACES]):
        if not s[SPECIAL + space] and t[SPACE_COLOUR + space] <= value(s, seat, PRIVILEGE):
            best = max(best, t[SPACE_VALUE + space])
    return best


def _gain(t: Tables, s: Cells, w: Moves, x: Moves, seat: int, route: int, special: int) -> int:
    """What a route brings when it is established: the best benefit, the marker, points for control."""
    merchant = _has_merchant(t, s, seat, route)
    best = 0
    gift = 0
    for end_of in range(2):
        city = t[END_B + route] if end_of else t[END_A + route]
        if merchant or not x[SHAPE + city]:
            best = max(best, x[OFFICE + MAX_CITIES * seat + city])
        if x[CONTROL + city] == seat:
            gift += HUNDRED
        elif x[CONTROL + city] != NOBODY:
            gift -= w[at.GIFT]
    for ability in range(5):
        if t[DEVELOPS + route] >> ability & 1:
            best = max(best, x[STEP + 5 * seat + ability])
    if t[TO_PRESTIGE + route] and merchant:
        best = max(best, special * w[at.SPECIAL])
    marker = s[MARKERS + route]
    if marker:
        count = min(marker_count(s, seat), MOST_MARKERS - 1)
        best += w[at.MARKER + marker] + HUNDRED * (MARKER_POINTS[count + 1] - MARKER_POINTS[count])
    if t[PERMANENT + route]:
        best += w[at.ROUTE_BONUS]
    return best + gift


def _has_merchant(t: Tables, s: Cells, seat: int, route: int) -> bool:
    """Whether a seat has a merchant on a route, or one to bring there."""
    if s[SUPPLY + PIECE + 2 * seat + 1] and holds(s, seat, route) < t[LENGTH + route]:
        return True
    for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
        if s[POSTS + post] == PIECE + 2 * seat + 1:
            return True
    return False


def distance(t: Tables, s: Cells, w: Moves, seat: int, route: int, given: int) -> int:
    """How many quarters of an action away a route is, with so many pieces given for its free posts."""
    free = 0
    ships = 0
    taken = 0
    pieces = 0
    for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
        piece = s[POSTS + post]
        if piece < PIECE:
            free += 1
            ships += t[VACANT_POST + post]
        elif OWNER[piece] != seat:
            taken += 1
            pieces += 2 + KIND[piece]
    put = max(0, free - given)
    actions = HUNDRED * (put + taken + 1)
    pieces += put
    ready = s[SUPPLY + PIECE + 2 * seat] + s[SUPPLY + PIECE + 2 * seat + 1]
    if pieces > ready:
        actions += HUNDRED * (pieces - ready) // value(s, seat, PURSE)
    if ships > s[SUPPLY + PIECE + 2 * seat + 1]:
        actions += 2 * HUNDRED * (ships - s[SUPPLY + PIECE + 2 * seat + 1])
    if t[BORDERS] and t[REGION + route] != t[HOME]:
        actions += (put + taken) * (ABROAD if _has_permit(t, s, seat, t[REGION + route]) else AWAY)
    if s[TURN] == seat:
        actions -= min(actions, HUNDRED * s[LEFT]) * w[at.NOW] // HUNDRED
    actions += taken * w[at.RISK]
    return min(FURTHEST, actions // 25)


def _has_permit(t: Tables, s: Cells, seat: int, region: int) -> bool:
    """Whether a seat holds a permit for a country (BRIT-28, BRIT-29)."""
    for number in range(t[N_PERMITS]):
        city = t[PERMIT_ORDER + number]
        count = s[OFFICES + city]
        if t[PERMITS + city] & region and count and OWNER[s[ROWS + ROW * city + MIDDLE + count - 1]] == seat:
            return True
    return False
