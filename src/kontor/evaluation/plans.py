"""Plans: what each route would bring to a seat, and how far away that is.

A route is worth its best benefit, less what others get from it, and loses by every action that is still needed.
"""

from typing import Final

from kontor.evaluation import layout as at
from kontor.evaluation.layout import BEGUN, CONTROL, DELAY, GOAL, HUNDRED, LEAD, NEXT_SHAPE, OFFICE, STEP, THERE
from kontor.rules.basics import END_PRESTIGE, holds, points_of, value
from kontor.rules.cells import (
    ACTIONS_LEFT,
    BORDERS,
    COMPLETED,
    DEVELOPS,
    DUE,
    END_A,
    END_B,
    FIRST_POST,
    HOME,
    LENGTH,
    LIMIT,
    MARKERS,
    MAX_CITIES,
    MAX_ROUTES,
    MIDDLE,
    N_PERMITS,
    N_ROUTES,
    N_SPACES,
    NOBODY,
    OFFICES,
    PERMANENT,
    PERMIT_ORDER,
    PERMITS,
    PILE_COUNT,
    POSTS,
    PRINTED,
    REGION,
    ROW,
    ROWS,
    SPACE_COLOUR,
    SPACE_VALUE,
    SPECIAL,
    SUPPLY,
    TO_PRESTIGE,
    TURN,
    VACANT_POST,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.frames import EXTRAS_LEFT, HAND, HAND_PIECE, LIFTS, OWNER_AT, PIECE_AT, SEAT, WAY, FrameKind, top
from kontor.rules.ids import OWNER, PIECE, PRIVILEGE, PURSE, SHAPE
from kontor.rules.scoring import COUNTED_MARKERS, MARKER_POINTS, marker_count
from kontor.rules.steps.move import BY_ACTION

FURTHEST: Final = 40  # quarters of an action in the table of delays
ABROAD: Final = 250  # hundredths of an action for a piece beyond a border
AWAY: Final = 600  # the same without a permit
FAR_AHEAD: Final = 1000  # ten points; more makes no difference to when the game should end
HOPE: Final = 4  # a plan to end the game counts one in so many, so that doing it is better as a rule
BOTH: Final = 1000000  # two figures in one


def survey_routes(t: Lookup, s: Cells, w: Moves, x: Moves, seat: int) -> None:
    """What every route promises to a seat, and its pieces there."""
    special = best_special(t, s, seat)
    for route in range(t[N_ROUTES]):
        promised = _promise_of(t, s, w, x, seat, route, special)
        x[THERE + MAX_ROUTES * seat + route] = promised // BOTH
        x[BEGUN + MAX_ROUTES * seat + route] = promised % BOTH


def planned(t: Lookup, s: Cells, w: Moves, x: Moves, seat: int, changed: int) -> int:
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


def in_hand(t: Lookup, s: Cells, w: Moves, x: Moves, seat: int) -> int:
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


def _promise_of(t: Lookup, s: Cells, w: Moves, x: Moves, seat: int, route: int, special: int) -> int:
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
    if s[frame] == FrameKind.MOVING and s[frame + SEAT] == seat:
        mine = s[frame + LIFTS] // 2 if s[frame + WAY] == BY_ACTION else 0  # other ways lift pieces of others, too
        for place in range(s[frame + HAND]):
            mine += OWNER[s[frame + HAND_PIECE + place]] == seat
        return mine
    if s[frame] == FrameKind.SETTLING and s[frame + OWNER_AT] == seat:
        return (s[frame + PIECE_AT] != 0) + s[frame + EXTRAS_LEFT]
    return 0


def best_special(t: Lookup, s: Cells, seat: int) -> int:
    """The best place of the special prestige row that a seat may take, in points."""
    best = 0
    for space in range(t[N_SPACES]):
        if not s[SPECIAL + space] and t[SPACE_COLOUR + space] <= value(s, seat, PRIVILEGE):
            best = max(best, t[SPACE_VALUE + space])
    return best


def _gain(t: Lookup, s: Cells, w: Moves, x: Moves, seat: int, route: int, special: int) -> int:
    """What a route brings when it is established: the best benefit, the marker, points for control, the end."""
    merchant = _has_merchant(t, s, seat, route)
    close = _close(w, x[LEAD + seat])
    best = 0
    gift = 0
    for end_of in range(2):
        city = t[END_B + route] if end_of else t[END_A + route]
        office = x[OFFICE + MAX_CITIES * seat + city]
        if office and (merchant or not x[NEXT_SHAPE + city]):
            if s[COMPLETED] + 1 == t[LIMIT] and s[OFFICES + city] + 1 == t[PRINTED + city]:  # END-03
                office += max(0, close)
            best = max(best, office)
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
        count = min(marker_count(s, seat), COUNTED_MARKERS - 1)
        best += w[at.MARKER + marker] + HUNDRED * (MARKER_POINTS[count + 1] - MARKER_POINTS[count])
    if t[PERMANENT + route]:
        best += w[at.ROUTE_BONUS]
    if _ends(t, s, x, route):
        best += close
    return best + gift


def _ends(t: Lookup, s: Cells, x: Moves, route: int) -> bool:
    """Whether the game ends once a route is established, whatever it is established for."""
    if s[MARKERS + route] and s[DUE] == s[PILE_COUNT]:  # END-02, CLASSIC-07
        return True
    one = x[CONTROL + t[END_A + route]]
    two = x[CONTROL + t[END_B + route]]
    needed = END_PRESTIGE - 2 if one == two else END_PRESTIGE - 1  # END-01
    return (one != NOBODY and points_of(s, one) >= needed) or (two != NOBODY and points_of(s, two) >= needed)


def _close(w: Moves, lead: int) -> int:
    """What it is worth to end the game now, for somebody who is so far ahead or behind."""
    raised = max(0, FAR_AHEAD + min(FAR_AHEAD, lead))  # to 0 at least, as only then // is the same in both builds
    return w[at.OVER] // HOPE + raised * w[at.CLOSE] // HUNDRED - FAR_AHEAD * w[at.CLOSE] // HUNDRED


def _has_merchant(t: Lookup, s: Cells, seat: int, route: int) -> bool:
    """Whether a seat has a merchant on a route, or one to bring there."""
    if s[SUPPLY + PIECE + 2 * seat + 1] and holds(s, seat, route) < t[LENGTH + route]:
        return True
    for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
        if s[POSTS + post] == PIECE + 2 * seat + 1:
            return True
    return False


def distance(t: Lookup, s: Cells, w: Moves, seat: int, route: int, given: int) -> int:
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
            pieces += 2 + SHAPE[piece]
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
        actions -= min(actions, HUNDRED * s[ACTIONS_LEFT]) * w[at.NOW] // HUNDRED
    actions += taken * w[at.RISK]
    return min(FURTHEST, actions // 25)


def _has_permit(t: Lookup, s: Cells, seat: int, region: int) -> bool:
    """Whether a seat holds a permit for a country (BRIT-28, BRIT-29)."""
    for number in range(t[N_PERMITS]):
        city = t[PERMIT_ORDER + number]
        count = s[OFFICES + city]
        if t[PERMITS + city] & region and count and OWNER[s[ROWS + ROW * city + MIDDLE + count - 1]] == seat:
            return True
    return False
