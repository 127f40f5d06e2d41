"""D - Move, and every other effect by which pieces are lifted and put down (MOVE, MARKER-53 to -61)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from kontor.rules.action import Action, Kind
from kontor.rules.bounds import Bounds
from kontor.rules.frames import Moving
from kontor.rules.ids import BOOK, MAX_SEATS, PIECE
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps.common import (
    ANY,
    FOREIGN,
    OWN,
    cannot_stand,
    chosen,
    free_posts,
    out_of_bounds,
    top,
    within,
)


class Way(NamedTuple):
    """Whose pieces are moved, and the clause behind each refusal."""

    name: str
    pieces: tuple[bytes, ...]  # by seat: the translation table that marks the pieces it may lift
    lifting: str
    whose: str
    dropping: str
    finishing: str
    stays: str | None  # the clause that keeps each piece in its country; None where it may go home too (BRIT-42)
    leaves_route: bool = False  # CLASSIC-11 speaks of this way
    one_by_one: bool = False  # BRIT-19 speaks of this way
    optional: bool = False  # may be refused by `done` at once


BY_ACTION: Final = 0
BY_MOVE_THREE: Final = 1
BY_MOVE_TWO: Final = 2
WAYS: Final = (
    Way("move", OWN, "MOVE-01", "MOVE-06", "MOVE-01", "MOVE-08", None, leaves_route=True),
    Way("move-three", FOREIGN, "MARKER-53", "MARKER-54", "MARKER-58", "MARKER-60", "BRIT-17", one_by_one=True),
    Way("move-two", (ANY,) * MAX_SEATS, "EAST-32", "EAST-32", "EAST-32", "EAST-32", "BRIT-49", optional=True),
)


# Opening: the first lift of a turn is the action (MOVE-01)


def opening_options(state: State, out: list[Action]) -> None:
    out += chosen(state.rules.lexicon.row(Kind.LIFT), state.posts.translate(OWN[state.turn]))


def opening_refusal(state: State, action: Action) -> Refusal | None:
    if not state.has_pieces_on_posts(state.turn):
        return refuse("MOVE-09", "move.nothing")
    return _cannot_lift(state, Moving(state.turn, BY_ACTION, 1, (), ()), action.args[0])


def opening_perform(state: State, action: Action) -> None:
    state.frames.append(Moving(state.turn, BY_ACTION, state.value(state.turn, BOOK), (), ()))
    perform(state, action)


OPENING = Step((Kind.LIFT,), opening_options, opening_refusal, opening_perform, costs=True)


# Lifting and putting down


def options(state: State, out: list[Action]) -> None:
    frame = top(state, Moving)
    lexicon = state.rules.lexicon
    if frame.lifts and not _must_drop_first(state, frame):
        pieces = state.posts.translate(WAYS[frame.way].pieces[frame.seat])
        for post in frame.dropped:
            pieces[post] = 0
        out += chosen(lexicon.row(Kind.LIFT), pieces)
    targets = [_targets(state, frame, origin, piece) for origin, piece in frame.hand]
    tight = any(posts.count(1) < len(targets) for posts in targets)
    for place, (origin, _) in enumerate(frame.hand):
        posts = targets[place]
        if tight:
            posts = bytearray(there and _leaves_room(targets, place, post) for post, there in enumerate(posts))
        out += chosen(lexicon.row(Kind.DROP, origin), posts)
    if not frame.hand and (frame.dropped or _may_refuse(state, frame)):
        out.append(lexicon.make(Kind.DONE))


def _must_drop_first(state: State, frame: Moving) -> bool:
    """BRIT-19: one move after the other."""
    return bool(frame.hand) and WAYS[frame.way].one_by_one and state.rules.edition.one_at_a_time


def _may_refuse(state: State, frame: Moving) -> bool:
    """A permanent marker need not be used, except in the 2014 expansion (BRIT-47)."""
    return WAYS[frame.way].optional and not state.rules.edition.must_use_permanent


def _bounds(state: State, frame: Moving, origin: int) -> list[Bounds | None]:
    route = state.rules.board.post_route[origin]
    return [ask(state, route, WAYS[frame.way].stays) for ask in state.rules.hooks.carrying]


def _targets(state: State, frame: Moving, origin: int, piece: int) -> bytearray:
    """Marks the posts where a lifted piece may be put down; the post it came from is always one while it is free."""
    posts = within(free_posts(state, piece), _bounds(state, frame, origin))
    if state.rules.edition.leaves_route and WAYS[frame.way].leaves_route:
        back = posts[origin]
        board = state.rules.board
        route = board.post_route[origin]
        posts[board.first_post[route] : board.first_post[route + 1]] = bytes(board.length[route])
        posts[origin] = back
    return posts


def _leaves_room(targets: list[bytearray], place: int, post: int) -> bool:
    """Whether all other lifted pieces can still be put down once this one stands on the post (MOVE-08)."""
    others = [posts for other, posts in enumerate(targets) if other != place]
    others.sort(key=lambda posts: posts.count(1))  # the piece with fewest posts first: a dead end shows at once
    return next(_assignments(others, {post}), False)


def _assignments(targets: list[bytearray], taken: set[int]) -> Iterator[bool]:
    if not targets:
        yield True
        return
    for post, there in enumerate(targets[0]):
        if there and post not in taken:
            yield from _assignments(targets[1:], taken | {post})


def refusal(state: State, action: Action) -> Refusal | None:
    frame = top(state, Moving)
    way = WAYS[frame.way]
    if action.kind == Kind.LIFT:
        return _cannot_lift(state, frame, action.args[0])
    if action.kind == Kind.DROP:
        return _cannot_drop(state, frame, *action.args)
    if frame.hand:
        return refuse(way.finishing, "move.in_hand", pieces=[state.piece_name(piece) for _, piece in frame.hand])
    if not frame.dropped and not _may_refuse(state, frame):
        return refuse("BRIT-47" if way.optional else way.lifting, "move.at_least_one")
    return None


def _cannot_lift(state: State, frame: Moving, post: int) -> Refusal | None:
    way = WAYS[frame.way]
    name = state.rules.board.post_ids[post]
    piece = state.posts[post]
    if piece < PIECE:
        return refuse(way.lifting, "move.empty_post", post=name)
    if not way.pieces[frame.seat][piece]:
        return refuse(way.whose, "move.whose", post=name, piece=state.piece_name(piece))
    if post in frame.dropped:
        return refuse(way.lifting, "move.again", post=name)
    if not frame.lifts:
        return refuse(way.lifting, "move.limit", limit=len(frame.hand) + len(frame.dropped))
    if _must_drop_first(state, frame):
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
    if no := out_of_bounds(state, post, _bounds(state, frame, origin)):
        return no
    targets = [_targets(state, frame, start, piece) for start, piece in frame.hand]
    if not targets[place][post]:
        return refuse("CLASSIC-11", "move.same_route", route=board.routes[board.post_route[post]])
    if not _leaves_room(targets, place, post):
        return refuse(way.finishing, "move.strands", post=board.post_ids[post])
    return None


def perform(state: State, action: Action) -> None:
    frame = top(state, Moving)
    names = state.rules.board.post_ids
    if action.kind == Kind.LIFT:
        post = action.args[0]
        piece = state.lift(post)
        state.frames[-1] = frame._replace(lifts=frame.lifts - 1, hand=(*frame.hand, (post, piece)))
        state.tell("lifted", seat=frame.seat, piece=state.piece_name(piece), post=names[post])
    elif action.kind == Kind.DROP:
        origin, post = action.args
        piece = next(piece for start, piece in frame.hand if start == origin)
        state.put(post, piece)
        state.frames[-1] = frame._replace(
            hand=tuple(held for held in frame.hand if held[0] != origin), dropped=(*frame.dropped, post)
        )
        state.tell("dropped", piece=state.piece_name(piece), post=names[post], origin=names[origin])
    else:
        state.frames.pop()


def proceed(state: State) -> None:
    """A permanent marker with nothing to lift is skipped."""
    frame = top(state, Moving)
    if not (frame.hand or frame.dropped or any(state.posts.translate(WAYS[frame.way].pieces[frame.seat]))):
        state.frames.pop()


CARRY = Step((Kind.LIFT, Kind.DROP, Kind.DONE), options, refusal, perform)
