"""Plans: what each route would bring to a seat, and how far away that is.

A route is worth its best benefit, less what others get from it, and the less the more actions it still takes.
"""

from typing import Final

from kontor.evaluation import layout
from kontor.evaluation.layout import HUNDRED, THOUSAND, FigureRow, Weight, WeightRow
from kontor.rules import cells as at
from kontor.rules import frames, hooks
from kontor.rules.basics import END_PRESTIGE, holds, points_of, value
from kontor.rules.cells import NOBODY, Cells, Lookup
from kontor.rules.frames import FrameKind, top
from kontor.rules.ids import MERCHANT, N_ABILITIES, OWNER, PIECE, PRIVILEGE, PURSE, SHAPE, TRADER, piece_of
from kontor.rules.scoring import COUNTED_MARKERS, MARKER_POINTS, marker_count
from kontor.rules.steps.move import BY_ACTION

BORDER_DELAY: Final = 250  # hundredths of an action for a piece beyond a border
NO_PERMIT_DELAY: Final = 600  # the same without a permit
FAR_AHEAD: Final = 1000  # ten points; more makes no difference to when the game should end
END_PLAN_DIVISOR: Final = (
    4  # a plan to end the game counts for a quarter, so that ending it is usually better than planning to
)
# A compiled function returns one number. `_promise_of` has two figures to return, what a route promises and what the
# pieces there do for it, and packs them into one: the first times BOTH plus the second, which is always smaller.
BOTH: Final = 1_000_000


def survey_routes(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int) -> None:
    """What every route promises to a seat, and its pieces there."""
    special = best_special(t, s, seat)
    for route in range(t[at.N_ROUTES]):
        promised = _promise_of(t, s, w, x, seat, route, special)
        x[layout.THERE + at.MAX_ROUTES * seat + route] = promised // BOTH
        x[layout.BEGUN + at.MAX_ROUTES * seat + route] = promised % BOTH


def planned(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int, changed: int) -> int:
    """What the routes that a seat has begun, and the best one of all, are worth before they are established.

    The routes have been surveyed; one of them may have changed since.
    """
    again = 0
    if changed != NOBODY:
        again = _promise_of(t, s, w, x, seat, changed, best_special(t, s, seat))
    begun = 0
    best = 0
    x[layout.GOAL + seat] = NOBODY
    for route in range(t[at.N_ROUTES]):
        there = x[layout.THERE + at.MAX_ROUTES * seat + route]
        promised = x[layout.BEGUN + at.MAX_ROUTES * seat + route]
        if route == changed:
            there = again // BOTH
            promised = again % BOTH
        begun += promised
        if there > best:
            best = there
            x[layout.GOAL + seat] = route
    return (begun * w[Weight.PLANS] + best * w[Weight.BEST_PLAN]) // HUNDRED


def in_hand(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int) -> int:
    """What pieces in the hand could do for the route that needs them most."""
    hand = _hand(s, seat)
    if not hand:
        return 0
    special = best_special(t, s, seat)
    most = 0
    for route in range(t[at.N_ROUTES]):
        gain = _gain(t, s, w, x, seat, route, special)
        if gain > 0:
            sooner = (
                w[layout.DELAY + distance(t, s, w, seat, route, hand)]
                - w[layout.DELAY + distance(t, s, w, seat, route, 0)]
            )
            most = max(most, gain * sooner // 1000)
    return most * w[Weight.PLANS] // HUNDRED * w[Weight.IN_HAND] // HUNDRED


def _promise_of(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int, route: int, special: int) -> int:
    """What a route promises to a seat, times BOTH, and what its pieces there do for that."""
    gain = _gain(t, s, w, x, seat, route, special)
    if gain <= 0:
        return 0
    away = distance(t, s, w, seat, route, 0)
    mine = holds(s, seat, route)
    begun = 0
    if mine:
        begun = gain * (w[layout.DELAY + away] - w[layout.DELAY + min(layout.FURTHEST, away + 4 * mine)]) // THOUSAND
    return gain * w[layout.DELAY + away] // THOUSAND * BOTH + begun


def _hand(s: Cells, seat: int) -> int:
    """Pieces that a seat is about to put on posts."""
    frame = top(s)
    if s[frame] == FrameKind.MOVING and s[frame + frames.SEAT] == seat:
        mine = (
            s[frame + frames.LIFTS] // 2 if s[frame + frames.WAY] == BY_ACTION else 0
        )  # other ways lift pieces of others, too
        for place in range(s[frame + frames.HAND]):
            mine += OWNER[s[frame + frames.HAND_PIECE + place]] == seat
        return mine
    if s[frame] == FrameKind.SETTLING and s[frame + frames.OWNER_AT] == seat:
        return (s[frame + frames.PIECE_AT] != 0) + s[frame + frames.EXTRAS_LEFT]
    return 0


def best_special(t: Lookup, s: Cells, seat: int) -> int:
    """The best place of the special prestige row that a seat may take, in points."""
    best = 0
    for space in range(t[at.N_SPACES]):
        if not s[at.SPECIAL + space] and t[at.SPACE_COLOUR + space] <= value(s, seat, PRIVILEGE):
            best = max(best, t[at.SPACE_VALUE + space])
    return best


def _gain(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int, route: int, special: int) -> int:
    """What a route brings when it is established: the best benefit, the marker, points for control, the end."""
    merchant = _has_merchant(t, s, seat, route)
    close = _close(w, x[layout.LEAD + seat])
    best = 0
    gift = 0
    for end_of in range(2):
        city = t[at.END_B + route] if end_of else t[at.END_A + route]
        office = x[layout.OFFICE + at.MAX_CITIES * seat + city]
        if office and (merchant or not x[layout.NEXT_SHAPE + city]):
            if s[at.COMPLETED] + 1 == t[at.LIMIT] and s[at.OFFICES + city] + 1 == t[at.PRINTED + city]:  # END-03
                office += max(0, close)
            best = max(best, office)
        if x[layout.CONTROL + city] == seat:
            gift += HUNDRED
        elif x[layout.CONTROL + city] != NOBODY:
            gift -= w[Weight.GIFT]
    for ability in range(N_ABILITIES):
        if t[at.DEVELOPS + route] >> ability & 1:
            best = max(best, x[layout.STEP + N_ABILITIES * seat + ability])
    if t[at.TO_PRESTIGE + route] and merchant:
        best = max(best, special * w[Weight.SPECIAL])
    marker = s[at.MARKERS + route]
    if marker:
        count = min(marker_count(s, seat), COUNTED_MARKERS - 1)
        best += w[layout.MARKER + marker] + HUNDRED * (MARKER_POINTS[count + 1] - MARKER_POINTS[count])
    if t[at.PERMANENT + route]:
        best += w[Weight.ROUTE_BONUS]
    if _ends(t, s, x, route):
        best += close
    return best + gift


def _ends(t: Lookup, s: Cells, x: FigureRow, route: int) -> bool:
    """Whether the game ends once a route is established, whatever it is established for."""
    if s[at.MARKERS + route] and s[at.DUE] == s[at.PILE_COUNT]:  # END-02, CLASSIC-07
        return True
    one = x[layout.CONTROL + t[at.END_A + route]]
    two = x[layout.CONTROL + t[at.END_B + route]]
    needed = END_PRESTIGE - 2 if one == two else END_PRESTIGE - 1  # END-01
    return (one != NOBODY and points_of(s, one) >= needed) or (two != NOBODY and points_of(s, two) >= needed)


def _close(w: WeightRow, lead: int) -> int:
    """What it is worth to end the game now to somebody with this lead, which is below 0 for those behind."""
    raised = max(0, FAR_AHEAD + min(FAR_AHEAD, lead))  # to 0 at least, as only then // is the same in both builds
    return (
        w[Weight.OVER] // END_PLAN_DIVISOR
        + raised * w[Weight.CLOSE] // HUNDRED
        - FAR_AHEAD * w[Weight.CLOSE] // HUNDRED
    )


def _has_merchant(t: Lookup, s: Cells, seat: int, route: int) -> bool:
    """Whether a seat has a merchant on a route, or one to bring there."""
    if s[at.SUPPLY + piece_of(seat, MERCHANT)] and holds(s, seat, route) < t[at.LENGTH + route]:
        return True
    for post in range(t[at.FIRST_POST + route], t[at.FIRST_POST + route + 1]):
        if s[at.POSTS + post] == piece_of(seat, MERCHANT):
            return True
    return False


def distance(t: Lookup, s: Cells, w: WeightRow, seat: int, route: int, given: int) -> int:
    """How many quarters of an action away a route is, when `given` of its free posts cost nothing."""
    free = 0
    ships = 0
    taken = 0
    pieces = 0
    for post in range(t[at.FIRST_POST + route], t[at.FIRST_POST + route + 1]):
        piece = s[at.POSTS + post]
        if piece < PIECE:
            free += 1
            ships += t[at.VACANT_POST + post]
        elif OWNER[piece] != seat:
            taken += 1
            pieces += 2 + SHAPE[piece]
    put = max(0, free - given)
    actions = HUNDRED * (put + taken + 1)
    pieces += put
    ready = s[at.SUPPLY + piece_of(seat, TRADER)] + s[at.SUPPLY + piece_of(seat, MERCHANT)]
    if pieces > ready:
        actions += HUNDRED * (pieces - ready) // value(s, seat, PURSE)
    if ships > s[at.SUPPLY + piece_of(seat, MERCHANT)]:
        actions += 2 * HUNDRED * (ships - s[at.SUPPLY + piece_of(seat, MERCHANT)])
    if t[at.BORDERS] and t[at.REGION + route] != t[at.HOME]:
        actions += (put + taken) * (
            BORDER_DELAY if hooks.has_permit(t, s, seat, t[at.REGION + route]) else NO_PERMIT_DELAY
        )
    if s[at.TURN] == seat:
        actions -= min(actions, HUNDRED * s[at.ACTIONS_LEFT]) * w[Weight.NOW] // HUNDRED
    actions += taken * w[Weight.RISK]
    return min(layout.FURTHEST, actions // 25)
