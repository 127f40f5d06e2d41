"""Rating decisions: the value of the situation that each legal one leads to, for the seat that must decide.

A `Workspace` holds all rows that this needs, so that nothing is allocated on the way.
"""

from typing import Final

from kontor.evaluation.layout import HUNDRED, FigureRow, Weight, WeightRow, Workspace
from kontor.evaluation.worth import evaluate, evaluate_change, total
from kontor.rules import cells as at
from kontor.rules.action import Kind
from kontor.rules.cells import NOBODY, Cells, Lookup, Moves
from kontor.rules.dice import throw
from kontor.rules.play import apply
from kontor.slots.choose import list_decisions
from kontor.slots.episode import asked, place_of
from kontor.slots.paths import PATH_MAX_PARTS, path

SLOT: Final = 2048  # more than there are
WORST_RATING: Final = -1000000000000

# The value of a situation


def value_of(t: Lookup, s: Cells, w: WeightRow, x: FigureRow, seat: int) -> int:
    """The value of an evaluated situation to a seat: its total, less a share of the others' mean and of the best."""
    others = 0
    best = 0
    for other in range(t[at.PLAYERS]):
        if other != seat:
            theirs = total(x, other)
            others += theirs
            best = max(best, theirs)
    found = HUNDRED * total(x, seat) - others * w[Weight.RIVALS] // (t[at.PLAYERS] - 1) - best * w[Weight.LEADER]
    found += HUNDRED * s[at.COMPLETED] * w[Weight.FILL]
    if not s[at.DEPTH]:
        found += HUNDRED * w[Weight.OVER]
        found += HUNDRED * w[Weight.VICTORY] if place_of(t, s, seat) == 0 else -HUNDRED * w[Weight.VICTORY]
    return found


def values(t: Lookup, s: Cells, work: Workspace) -> None:
    """The value of a situation to each seat, in `work.values`."""
    evaluate(t, s, work.w, work.x)
    work.values.clear()
    for seat in range(t[at.PLAYERS]):
        work.values.append(value_of(t, s, work.w, work.x, seat))


# What a decision changes

SEVERAL_ROUTES: Final = 254  # a decision changes more than pieces on one route
NO_POST: Final = 0
ANYTHING: Final = -1
# For kinds of decisions that only move a piece: by how many bits the post is shifted in the code; or NO_POST.
_SHIFTS: Final[dict[int, int]] = {
    Kind.LIFT: 8,
    **dict.fromkeys((Kind.PLACE, Kind.PLACE_PAYING, Kind.DISPLACE, Kind.SETTLE, Kind.SETTLE_EXTRA, Kind.DROP), 16),
    **dict.fromkeys((Kind.INCOME, Kind.DONE, Kind.DECLINE), NO_POST),
}
SHIFT: Final[tuple[int, ...]] = tuple(_SHIFTS.get(kind, ANYTHING) for kind in range(256))


def touched(t: Lookup, code: int) -> int:
    """The one route where a decision moves a piece; NOBODY for none, ELSEWHERE where it does more."""
    kind = code & 255
    if t[at.HAS_NEUTRAL]:  # whose traders may move on the other side of the board
        return SEVERAL_ROUTES
    if SHIFT[kind] == ANYTHING or (kind == Kind.SETTLE_EXTRA and code >> 24 & 255 < at.MAX_POSTS):  # from a post
        return SEVERAL_ROUTES
    if SHIFT[kind] == NO_POST:
        return NOBODY
    return t[at.POST_ROUTE + (code >> SHIFT[kind] & 255)]


# Ratings


def rate(t: Lookup, s: Cells, work: Workspace) -> None:
    """All decisions that differ, in `work.codes`, and the rating of each, in `work.ratings`."""
    distinct(t, s, work)
    work.ratings.clear()
    seat = asked(s)
    evaluate(t, s, work.w, work.x)
    for number in range(len(work.codes)):
        copy(s, work.after)
        apply(t, work.after, work.codes[number])
        route = touched(t, work.codes[number])
        if route == SEVERAL_ROUTES or not work.after[at.DEPTH]:
            evaluate(t, work.after, work.w, work.y)
        else:
            evaluate_change(t, work.after, work.w, work.x, work.y, seat, route)
        work.ratings.append(value_of(t, work.after, work.w, work.y, seat))


def distinct(t: Lookup, s: Cells, work: Workspace) -> None:
    """Of the decisions that keep to the one order of a move only one of those that are alike."""
    list_decisions(t, s, work.legal)
    work.codes.clear()
    work.ratings.clear()  # room for the slots of each decision, as one number
    for number in range(len(work.legal)):
        code = work.legal[number]
        key = 0
        for step in range(PATH_MAX_PARTS):
            key = key * SLOT + path(t, s, code, step) + 1
        fresh = 1
        for earlier in range(len(work.ratings)):
            if work.ratings[earlier] == key:
                fresh = 0
                break
        if fresh:
            work.ratings.append(key)
            work.codes.append(code)


def copy(s: Cells, other: Cells) -> None:
    """Copies a situation without its events."""
    for cell in range(at.EVENTS):
        other[cell] = s[cell]


def blur(s: Cells, ratings: Moves, noise: int) -> None:
    """Adds something below `noise` to each rating; the dice of the situation move on."""
    if noise:
        for number in range(len(ratings)):
            ratings[number] += throw(s, noise)


def best_of(ratings: Moves) -> int:
    """The number of the highest rating, the first of equal ones."""
    best = 0
    for number in range(len(ratings)):
        if ratings[number] > ratings[best]:
            best = number
    return best


# Playing on


def play_turns(t: Lookup, s: Cells, work: Workspace, turns: int, noise: int) -> int:
    """Everybody plays what is rated best until `turns` turns have ended or the game is over; how many decisions."""
    played = 0
    while s[at.DEPTH] and turns > 0:
        turn = s[at.TURN]
        rate(t, s, work)
        if not len(work.codes):  # in a situation with blanks there may be nothing to decide
            return played
        blur(s, work.ratings, noise)
        apply(t, s, work.codes[best_of(work.ratings)])
        played += 1
        if s[at.TURN] != turn:
            turns -= 1
    return played


def plan(t: Lookup, s: Cells, work: Workspace, width: int, margin: int, turns: int) -> None:
    """The decisions rated best, in `work.first`, and in `work.values` what each leads to after some turns.

    At most `width` decisions are followed, and none that is rated more than `margin` below the best one. In those
    turns everybody plays what is rated best.
    """
    rate(t, s, work)
    work.first.clear()
    work.values.clear()
    if not len(work.codes):
        return
    seat = asked(s)
    best = work.ratings[best_of(work.ratings)]
    for _ in range(min(width, len(work.ratings))):
        number = best_of(work.ratings)
        if work.ratings[number] < best - margin:
            break
        work.first.append(work.codes[number])
        work.values.append(work.ratings[number])
        work.ratings[number] = WORST_RATING
    if len(work.first) == 1:
        return
    for number in range(len(work.first)):
        copy(s, work.ahead)
        apply(t, work.ahead, work.first[number])
        play_turns(t, work.ahead, work, turns - (work.ahead[at.TURN] != s[at.TURN]), 0)
        evaluate(t, work.ahead, work.w, work.x)
        work.values[number] = value_of(t, work.ahead, work.w, work.x, seat)
