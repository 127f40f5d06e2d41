"""D - Move, and every other effect by which pieces are lifted and put down (MOVE, MARKER-53 to -61)."""

from typing import Final, NamedTuple

from kontor.rules import hooks
from kontor.rules.action import Action, Kind
from kontor.rules.basics import has_pieces_on_posts, lift, note, put, value
from kontor.rules.cells import (
    DEPTH,
    FIRST_POST,
    HELD,
    LEAVES_ROUTE,
    MAX_ROUTES,
    MUST_USE_PERMANENT,
    N_POSTS,
    N_ROUTES,
    ONE_AT_A_TIME,
    POST_ROUTE,
    POSTS,
    REGION,
    TURN,
    VACANT_POST,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.entry import Entry
from kontor.rules.event import EventCode
from kontor.rules.frames import (
    DROPPED,
    DROPPED_AT,
    HAND,
    HAND_FROM,
    HAND_PIECE,
    LIFTS,
    SEAT,
    WAY,
    FrameKind,
    Moving,
    ask,
    top,
)
from kontor.rules.ids import BOOK, OWNER, PIECE, REACH
from kontor.rules.module import first_answer
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps.common import asking, cannot_stand, is_free, out_of_bounds


class Way(NamedTuple):
    """One effect that moves pieces: the clause behind each refusal."""

    name: str
    lifting: str
    whose: str
    dropping: str
    finishing: str
    stays: str | None = None  # the clause that keeps each piece in its country (KEEPS_COUNTRY)


BY_ACTION: Final = 0
BY_MOVE_THREE: Final = 1
BY_MOVE_TWO: Final = 2
WAYS: Final = (
    Way("move", "MOVE-01", "MOVE-06", "MOVE-01", "MOVE-08"),
    Way("move-three", "MARKER-53", "MARKER-54", "MARKER-58", "MARKER-60", "BRIT-17"),
    Way("move-two", "EAST-32", "EAST-32", "EAST-32", "EAST-32", "BRIT-49"),
)
# What the ways allow, by number.
OWN_PIECES: Final = (1, 0, 1)
FOREIGN_PIECES: Final = (0, 1, 1)
OTHER_ROUTE: Final = (1, 0, 0)  # CLASSIC-11 speaks of this way
ONE_BY_ONE: Final = (0, 1, 0)  # BRIT-19 speaks of this way
OPTIONAL: Final = (0, 0, 1)  # may be refused by `done` at once
KEEPS_COUNTRY: Final = (0, 1, 1)  # each piece stays in its country; by action D it may go home too (BRIT-42)


def may_move(way: int, seat: int, piece: int) -> bool:
    """Whether a seat may move this piece in this way."""
    if piece < PIECE:
        return False
    return OWN_PIECES[way] != 0 if OWNER[piece] == seat else FOREIGN_PIECES[way] != 0


def may_lift(s: Cells, way: int, seat: int, post: int) -> bool:
    """Whether a piece stands there that this way may lift."""
    return may_move(way, seat, s[POSTS + post])


# Opening: the first lift of a turn is the action (MOVE-01)


def opening_legal(t: Lookup, s: Cells, out: Moves) -> None:
    seat = s[TURN]
    for route in range(t[N_ROUTES]):
        if s[HELD + MAX_ROUTES * seat + route]:
            for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
                if OWNER[s[POSTS + post]] == seat:
                    out.append(Kind.LIFT | post << 8)


def opening_refusal(state: State, action: Action) -> Refusal | None:
    if not has_pieces_on_posts(state.cells, state.turn):
        return refuse("MOVE-09", "move.nothing")
    return _cannot_lift(state, Moving(state.turn, BY_ACTION, 1, (), ()), action.args[0])


def opening_perform(t: Lookup, s: Cells, post: int) -> None:
    ask(s, FrameKind.MOVING, s[TURN], BY_ACTION, value(s, s[TURN], BOOK))
    perform(t, s, Kind.LIFT, post, 0)


# Lifting and putting down


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    frame = top(s)
    hand = s[frame + HAND]
    if s[frame + LIFTS] and not _must_drop_first(t, s, frame):
        for post in range(t[N_POSTS]):
            if may_lift(s, s[frame + WAY], s[frame + SEAT], post) and not dropped_now(s, frame, post):
                out.append(Kind.LIFT | post << 8)
    tight = _is_tight(t, s, frame)
    for place in range(hand):
        origin = s[frame + HAND_FROM + place]
        code = Kind.DROP | origin << 8
        reach = REACH[s[frame + HAND_PIECE + place]]
        regions = hooks.carrying(t, s, t[POST_ROUTE + origin], KEEPS_COUNTRY[s[frame + WAY]])
        for route in range(t[N_ROUTES]):
            if t[REGION + route] & regions:
                for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
                    if s[POSTS + post] <= reach and _may_stay(t, s, frame, origin, post):
                        if not tight or leaves_room(t, s, frame, place, post):
                            out.append(code | post << 16)
    if not hand and (s[frame + DROPPED] or _may_refuse(t, s, frame)):
        out.append(Kind.DONE)


def dropped_now(s: Cells, frame: int, post: int) -> bool:
    """Whether a piece was put down there in this move."""
    for number in range(s[frame + DROPPED]):
        if s[frame + DROPPED_AT + number] == post:
            return True
    return False


def _must_drop_first(t: Lookup, s: Cells, frame: int) -> bool:
    """BRIT-19: one move after the other."""
    return s[frame + HAND] > 0 and ONE_BY_ONE[s[frame + WAY]] != 0 and t[ONE_AT_A_TIME] != 0


def _may_refuse(t: Lookup, s: Cells, frame: int) -> bool:
    """A permanent marker need not be used, except in the 2014 expansion (BRIT-47)."""
    return OPTIONAL[s[frame + WAY]] != 0 and not t[MUST_USE_PERMANENT]


def may_drop(t: Lookup, s: Cells, frame: int, place: int, post: int) -> bool:
    """Whether a lifted piece may stand on a post; the one it came from will do while it is free."""
    origin = s[frame + HAND_FROM + place]
    way = s[frame + WAY]
    regions = hooks.carrying(t, s, t[POST_ROUTE + origin], KEEPS_COUNTRY[way])
    if not is_free(t, s, post, REACH[s[frame + HAND_PIECE + place]], regions):
        return False
    return _may_stay(t, s, frame, origin, post)


def _may_stay(t: Lookup, s: Cells, frame: int, origin: int, post: int) -> bool:
    """CLASSIC-11: a piece moved by action D leaves its route, unless it goes back to where it stood."""
    if not t[LEAVES_ROUTE] or not OTHER_ROUTE[s[frame + WAY]]:
        return True
    return t[POST_ROUTE + post] != t[POST_ROUTE + origin] or post == origin


def _few_posts(t: Lookup, s: Cells, frame: int, place: int) -> bool:
    """Whether a lifted piece has fewer posts to go to than there are pieces in the hand."""
    count = 0
    for post in range(t[N_POSTS]):
        if may_drop(t, s, frame, place, post):
            count += 1
            if count == s[frame + HAND]:
                return False
    return True


def _is_tight(t: Lookup, s: Cells, frame: int) -> bool:
    """Whether putting one piece down could leave another without a post (MOVE-08)."""
    for place in range(s[frame + HAND]):
        if _few_posts(t, s, frame, place):
            return True
    return False


def leaves_room(t: Lookup, s: Cells, frame: int, place: int, post: int) -> bool:
    """Whether all other lifted pieces can still be put down once this one stands on the post (MOVE-08)."""
    s[POSTS + post] = s[frame + HAND_PIECE + place]
    room = _all_fit(t, s, frame, 0, place)
    s[POSTS + post] = t[VACANT_POST + post]
    return room


def _all_fit(t: Lookup, s: Cells, frame: int, place: int, but: int) -> bool:
    """Tries the pieces with few posts one by one; the others find one in any case."""
    if place == s[frame + HAND]:
        return True
    if place == but or not _few_posts(t, s, frame, place):
        return _all_fit(t, s, frame, place + 1, but)
    for post in range(t[N_POSTS]):
        if may_drop(t, s, frame, place, post):
            s[POSTS + post] = s[frame + HAND_PIECE + place]
            fits = _all_fit(t, s, frame, place + 1, but)
            s[POSTS + post] = t[VACANT_POST + post]
            if fits:
                return True
    return False


def refusal(state: State, action: Action) -> Refusal | None:
    frame = asking(state, Moving)
    way = WAYS[frame.way]
    if action.kind == Kind.LIFT:
        return _cannot_lift(state, frame, action.args[0])
    if action.kind == Kind.DROP:
        return _cannot_drop(state, frame, *action.args)
    if frame.hand:
        return refuse(way.finishing, "move.in_hand", pieces=[state.piece_name(piece) for _, piece in frame.hand])
    if not frame.dropped and not _may_refuse(state.lookup, state.cells, top(state.cells)):
        return refuse("BRIT-47" if OPTIONAL[frame.way] else way.lifting, "move.at_least_one")
    return None


def _cannot_lift(state: State, frame: Moving, post: int) -> Refusal | None:
    way = WAYS[frame.way]
    name = state.rules.board.post_ids[post]
    piece = state.cells[POSTS + post]
    if piece < PIECE:
        return refuse(way.lifting, "move.empty_post", post=name)
    if not may_lift(state.cells, frame.way, frame.seat, post):
        return refuse(way.whose, "move.whose", post=name, piece=state.piece_name(piece))
    if post in frame.dropped:
        return refuse(way.lifting, "move.again", post=name)
    if not frame.lifts:
        return refuse(way.lifting, "move.limit", limit=len(frame.hand) + len(frame.dropped))
    if frame.hand and _must_drop_first(state.lookup, state.cells, top(state.cells)):
        return refuse("BRIT-19", "move.one_by_one", pieces=[state.piece_name(piece) for _, piece in frame.hand])
    return None


def _cannot_drop(state: State, frame: Moving, origin: int, post: int) -> Refusal | None:
    board = state.rules.board
    way = WAYS[frame.way]
    origins = [start for start, _ in frame.hand]
    if origin not in origins:
        return refuse(way.lifting, "move.not_in_hand", post=board.post_ids[origin])
    place = origins.index(origin)
    if no := cannot_stand(state, post, frame.hand[place][1], way.dropping):
        return no
    if no := out_of_bounds(
        state, post, first_answer(state.rules.hooks.carrying_bounds, state, board.post_route[origin], way.stays)
    ):
        return no
    t, s = state.lookup, state.cells
    if not may_drop(t, s, top(s), place, post):
        return refuse("CLASSIC-11", "move.same_route", route=board.routes[board.post_route[post]])
    if not leaves_room(t, s, top(s), place, post):
        return refuse(way.finishing, "move.strands", post=board.post_ids[post])
    return None


def perform(t: Lookup, s: Cells, kind: int, a: int, b: int) -> None:
    """Lifts from post `a`, or puts the piece that came from `a` down on `b`, or is done."""
    frame = top(s)
    if kind == Kind.LIFT:
        piece = lift(t, s, a)
        s[frame + LIFTS] -= 1
        s[frame + HAND_FROM + s[frame + HAND]] = a
        s[frame + HAND_PIECE + s[frame + HAND]] = piece
        s[frame + HAND] += 1
        note(s, EventCode.LIFTED, s[frame + SEAT], piece, a, 0)
    elif kind == Kind.DROP:
        piece = _out_of_hand(s, frame, a)
        put(t, s, b, piece)
        s[frame + DROPPED_AT + s[frame + DROPPED]] = b
        s[frame + DROPPED] += 1
        note(s, EventCode.DROPPED, piece, b, a, 0)
    else:
        s[DEPTH] -= 1


def _out_of_hand(s: Cells, frame: int, origin: int) -> int:
    """Takes the piece that came from a post out of the hand."""
    place = 0
    while s[frame + HAND_FROM + place] != origin:
        place += 1
    piece = s[frame + HAND_PIECE + place]
    s[frame + HAND] -= 1
    for later in range(place, s[frame + HAND]):
        s[frame + HAND_FROM + later] = s[frame + HAND_FROM + later + 1]
        s[frame + HAND_PIECE + later] = s[frame + HAND_PIECE + later + 1]
    return piece


def proceed(t: Lookup, s: Cells) -> None:
    """A permanent marker with nothing to lift is skipped."""
    frame = top(s)
    if s[frame + HAND] or s[frame + DROPPED]:
        return
    for post in range(t[N_POSTS]):
        if may_lift(s, s[frame + WAY], s[frame + SEAT], post):
            return
    s[DEPTH] -= 1


ENTRIES: Final = (
    Entry(
        FrameKind.TURN,
        (Kind.LIFT,),
        legal=opening_legal,
        perform=opening_perform,
        refusal=opening_refusal,
        costs=True,
    ),
    Entry(FrameKind.MOVING, (Kind.LIFT,), legal=legal, perform=perform, refusal=refusal, proceed=proceed),
    Entry(FrameKind.MOVING, (Kind.DROP, Kind.DONE), perform=perform, refusal=refusal, early="MOVE-01"),
)
