"""Rating decisions: what each legal one is worth to the seat that must decide, by what it leads to."""

from typing import Final

from kontor.evaluation import layout as at
from kontor.evaluation.layout import HUNDRED
from kontor.evaluation.worth import appraise, reappraise, total
from kontor.rules.action import Kind
from kontor.rules.cells import (
    COMPLETED,
    DEPTH,
    EVENTS,
    HAS_NEUTRAL,
    MAX_POSTS,
    NOBODY,
    PLAYERS,
    POST_ROUTE,
    TURN,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.dice import throw
from kontor.rules.play import apply, legal
from kontor.slots.choose import is_canonical
from kontor.slots.episode import asked, place_of
from kontor.slots.paths import path

SLOT: Final = 2048  # more than there are
LEAST: Final = -1000000000000


def utility(t: Lookup, s: Cells, w: Moves, x: Moves, seat: int) -> int:
    """What an appraised situation is worth to a seat beside the others: on average, and the best of them."""
    others = 0
    best = 0
    for other in range(t[PLAYERS]):
        if other != seat:
            worth = total(x, other)
            others += worth
            best = max(best, worth)
    found = HUNDRED * total(x, seat) - others * w[at.RIVALS] // (t[PLAYERS] - 1) - best * w[at.LEADER]
    found += HUNDRED * s[COMPLETED] * w[at.FILL]
    if not s[DEPTH]:
        found += HUNDRED * w[at.OVER]
        found += HUNDRED * w[at.VICTORY] if place_of(t, s, seat) == 0 else -HUNDRED * w[at.VICTORY]
    return found


def utilities(t: Lookup, s: Cells, w: Moves, x: Moves, out: Moves) -> None:
    """What a situation is worth to each seat beside the others."""
    appraise(t, s, w, x)
    out.clear()
    for seat in range(t[PLAYERS]):
        out.append(utility(t, s, w, x, seat))


ELSEWHERE: Final = 254  # a decision changes more than pieces on one route


def touched(t: Lookup, code: int) -> int:
    """The one route where a decision moves a piece; NOBODY for none, ELSEWHERE where it does more."""
    kind = code & 255
    a = code >> 8 & 255
    b = code >> 16 & 255
    route = ELSEWHERE
    if t[HAS_NEUTRAL]:  # whose traders may move on the other side of the board
        route = ELSEWHERE
    elif kind == Kind.LIFT:
        route = t[POST_ROUTE + a]
    elif kind == Kind.SETTLE_EXTRA:
        route = ELSEWHERE if code >> 24 & 255 < MAX_POSTS else t[POST_ROUTE + b]
    elif (
        kind == Kind.PLACE
        or kind == Kind.PLACE_PAYING
        or kind == Kind.DISPLACE
        or kind == Kind.SETTLE
        or kind == Kind.DROP
    ):
        route = t[POST_ROUTE + b]
    elif kind == Kind.INCOME or kind == Kind.DONE or kind == Kind.DECLINE:
        route = NOBODY
    return route


def rate(
    t: Lookup, s: Cells, w: Moves, x: Moves, y: Moves, moves: Moves, rated: Moves, scores: Moves, spare: Cells
) -> None:
    """All decisions that differ, and what each is worth. `spare` is room for a situation, `x` and `y` for figures."""
    distinct(t, s, moves, rated, scores)
    scores.clear()
    seat = asked(s)
    appraise(t, s, w, x)
    for number in range(len(rated)):
        copy(s, spare)
        apply(t, spare, rated[number])
        route = touched(t, rated[number])
        if route == ELSEWHERE or not spare[DEPTH]:
            appraise(t, spare, w, y)
        else:
            reappraise(t, spare, w, x, y, seat, route)
        scores.append(utility(t, spare, w, y, seat))


def distinct(t: Lookup, s: Cells, moves: Moves, rated: Moves, keys: Moves) -> None:
    """Of all legal decisions those that keep to the one order of a move, and one of those that are alike."""
    moves.clear()
    legal(t, s, moves)
    _distinct(t, s, moves, rated, keys, 1)
    if not len(rated):  # no piece finds a post in the usual order
        _distinct(t, s, moves, rated, keys, 0)


def _distinct(t: Lookup, s: Cells, moves: Moves, rated: Moves, keys: Moves, canonical: int) -> None:
    rated.clear()
    keys.clear()
    for number in range(len(moves)):
        code = moves[number]
        if not canonical or is_canonical(t, s, code):
            key = 0
            for step in range(3):
                key = key * SLOT + path(t, s, code, step) + 1
            fresh = 1
            for earlier in range(len(keys)):
                if keys[earlier] == key:
                    fresh = 0
                    break
            if fresh:
                keys.append(key)
                rated.append(code)


def copy(s: Cells, spare: Cells) -> None:
    """The situation without its events."""
    for cell in range(EVENTS):
        spare[cell] = s[cell]


def blur(s: Cells, scores: Moves, noise: int) -> None:
    """Adds something below `noise` to each score; the dice of the situation move on."""
    if noise:
        for number in range(len(scores)):
            scores[number] += throw(s, noise)


def best_of(scores: Moves) -> int:
    """The number of the highest score, the first of equal ones."""
    best = 0
    for number in range(len(scores)):
        if scores[number] > scores[best]:
            best = number
    return best


def play_turns(
    t: Lookup,
    s: Cells,
    w: Moves,
    x: Moves,
    y: Moves,
    moves: Moves,
    rated: Moves,
    scores: Moves,
    spare: Cells,
    turns: int,
    noise: int,
) -> int:
    """Everybody plays what is rated best, until so many turns have ended or the game is over; tells the decisions."""
    played = 0
    while s[DEPTH] and turns > 0:
        turn = s[TURN]
        rate(t, s, w, x, y, moves, rated, scores, spare)
        if not len(rated):  # in a situation with blanks there may be nothing to decide
            return played
        blur(s, scores, noise)
        apply(t, s, rated[best_of(scores)])
        played += 1
        if s[TURN] != turn:
            turns -= 1
    return played


def plan(
    t: Lookup,
    s: Cells,
    w: Moves,
    x: Moves,
    y: Moves,
    moves: Moves,
    rated: Moves,
    scores: Moves,
    spare: Cells,
    width: int,
    margin: int,
    turns: int,
    first: Moves,
    worths: Moves,
    ahead: Cells,
) -> None:
    """The best decisions (`first`), each followed for some turns by what is rated best, and their worths.

    At most `width` decisions are followed, and none that is rated more than `margin` below the best one.
    """
    rate(t, s, w, x, y, moves, rated, scores, spare)
    first.clear()
    worths.clear()
    if not len(rated):
        return
    seat = asked(s)
    best = scores[best_of(scores)]
    for _ in range(min(width, len(scores))):
        number = best_of(scores)
        if scores[number] < best - margin:
            break
        first.append(rated[number])
        worths.append(scores[number])
        scores[number] = LEAST
    if len(first) == 1:
        return
    for number in range(len(first)):
        copy(s, ahead)
        apply(t, ahead, first[number])
        play_turns(t, ahead, w, x, y, moves, rated, scores, spare, turns - (ahead[TURN] != s[TURN]), 0)
        appraise(t, ahead, w, x)
        worths[number] = utility(t, ahead, w, x, seat)
