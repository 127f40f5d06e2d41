"""C - Displace: the answer of the displaced player, piece by piece (DISPLACE-10 to DISPLACE-29)."""

from typing import Final

from kontor.rules.action import Action, Kind
from kontor.rules.frames import Settling
from kontor.rules.ids import KIND, KIND_LETTERS, MERCHANT, OWNER, PIECE, REACH, TRADER, piece_of
from kontor.rules.notation import FROM_ROUTE, FROM_STOCK, FROM_SUPPLY
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps.common import cannot_stand

FROM_BOARD: Final = 0  # any post
SOURCE_NAMES: Final = {FROM_STOCK: "stock", FROM_SUPPLY: "supply", FROM_BOARD: "posts"}


def top(state: State) -> Settling:
    frame = state.frames[-1]
    assert isinstance(frame, Settling)
    return frame


def spots(state: State, frame: Settling, reach: int) -> list[int]:
    """The posts a piece may go to: all that it can use at the smallest distance that has one (DISPLACE-24)."""
    posts = state.posts
    board = state.rules.board
    if any(ask(state, frame.owner) for ask in state.rules.hooks.settles_anywhere):
        return [post for post, there in enumerate(posts) if there <= reach]
    for ring in board.rings[frame.route]:
        free = [post for post in ring if posts[post] <= reach]
        if free:
            return free
    return []


def source_of_extras(state: State, frame: Settling) -> int | None:
    """Stock, then supply, then posts (DISPLACE-15 to DISPLACE-18); None when nothing is left anywhere."""
    first = 2 * frame.owner + 2
    if state.stock[first] or state.stock[first + 1]:
        return FROM_STOCK
    if state.supply[first] or state.supply[first + 1]:
        return FROM_SUPPLY
    if liftable(state, frame):
        return FROM_BOARD
    return None


def liftable(state: State, frame: Settling) -> list[int]:
    """Own pieces on posts that were not settled in this answer (DISPLACE-17, DISPLACE-29)."""
    return [
        post
        for post, piece in enumerate(state.posts)
        if piece >= PIECE and OWNER[piece] == frame.owner and post not in frame.settled
    ]


def extra_pieces(state: State, frame: Settling) -> list[tuple[int, int]]:
    """(source, piece) of every extra that could be taken now."""
    source = source_of_extras(state, frame) if frame.extras else None
    if source is None:
        return []
    if source == FROM_BOARD:
        return [(post, state.posts[post]) for post in liftable(state, frame)]
    pieces = state.stock if source == FROM_STOCK else state.supply
    both = (piece_of(frame.owner, TRADER), piece_of(frame.owner, MERCHANT))
    return [(source, piece) for piece in both if pieces[piece]]


def options(state: State, out: list[Action]) -> None:
    frame = top(state)
    make = state.rules.lexicon.make
    if frame.piece:
        kind = KIND[frame.piece]
        for post in spots(state, frame, REACH[frame.piece]):
            out.append(make(Kind.SETTLE, kind, post))
    found: dict[int, list[int]] = {}
    for source, piece in extra_pieces(state, frame):
        reach = REACH[piece]
        if reach not in found:
            found[reach] = spots(state, frame, reach)
        for post in found[reach]:
            out.append(make(Kind.SETTLE_EXTRA, KIND[piece], post, source))
    if not frame.piece:
        out.append(make(Kind.DECLINE))


def refusal(state: State, action: Action) -> Refusal | None:
    frame = top(state)
    if action.kind == Kind.DECLINE:
        if frame.piece:
            return refuse("DISPLACE-13", "settle.mandatory", piece=state.piece_name(frame.piece))
        return None
    kind, post = action.args[:2]
    if action.kind == Kind.SETTLE:
        if not frame.piece:
            return refuse("DISPLACE-10", "settle.stands")
        if kind != KIND[frame.piece]:
            return refuse("DISPLACE-10", "settle.other_kind", piece=state.piece_name(frame.piece))
        return _wrong_post(state, frame, post, frame.piece)
    if not frame.extras:
        return refuse("DISPLACE-10", "settle.no_extras")
    return _wrong_source(state, frame, kind, action.args[2]) or _wrong_post(
        state, frame, post, piece_of(frame.owner, kind)
    )


def _wrong_source(state: State, frame: Settling, kind: int, source: int) -> Refusal | None:
    board = state.rules.board
    right = source_of_extras(state, frame)
    if source == FROM_ROUTE or right is None:
        return refuse("DISPLACE-15", "settle.source")
    if min(source, FROM_BOARD) != right:
        return refuse("DISPLACE-18", "settle.order", source=SOURCE_NAMES[right])
    if source >= 0:
        if source in frame.settled:
            return refuse("DISPLACE-29", "settle.again", post=board.post_ids[source])
        if state.posts[source] < PIECE or OWNER[state.posts[source]] != frame.owner:
            return refuse("DISPLACE-17", "settle.not_own", post=board.post_ids[source])
    if (source, piece_of(frame.owner, kind)) not in extra_pieces(state, frame):
        return refuse("DISPLACE-19", "settle.kind", piece=KIND_LETTERS[kind], source=SOURCE_NAMES[right])
    return None


def _wrong_post(state: State, frame: Settling, post: int, piece: int) -> Refusal | None:
    board = state.rules.board
    where = spots(state, frame, REACH[piece])
    if post in where:
        return None
    if no := cannot_stand(state, post, piece, "DISPLACE-21"):
        return no
    if board.post_route[post] == frame.route:
        return refuse("DISPLACE-22", "settle.same_route", route=board.routes[frame.route])
    nearer = sorted({board.routes[board.post_route[spot]] for spot in where})
    return refuse("DISPLACE-23", "settle.far", post=board.post_ids[post], nearer=nearer)


def perform(state: State, action: Action) -> None:
    frame = top(state)
    board = state.rules.board
    if action.kind == Kind.DECLINE:
        state.frames.pop()
        state.tell("declined", seat=frame.seat)
        return
    kind, post = action.args[:2]
    piece = piece_of(frame.owner, kind)
    if action.kind == Kind.SETTLE:
        frame = frame._replace(piece=0)
        state.tell("settled", piece=state.piece_name(piece), post=board.post_ids[post])
    else:
        source = _take_extra(state, piece, action.args[2])
        frame = frame._replace(extras=frame.extras - 1)
        state.tell("settled", piece=state.piece_name(piece), post=board.post_ids[post], source=source)
    state.put(post, piece)
    state.frames[-1] = frame._replace(settled=(*frame.settled, post))
    proceed(state)


def _take_extra(state: State, piece: int, source: int) -> str:
    """Takes an extra from where it lies and says where that was."""
    if source == FROM_STOCK:
        state.stock[piece] -= 1
    elif source == FROM_SUPPLY:
        state.supply[piece] -= 1
    else:
        state.lift(source)
        return state.rules.board.post_ids[source]
    return SOURCE_NAMES[source]


def proceed(state: State) -> None:
    """Ends the answer when nothing more may be settled; a displaced piece without a post goes to the stock (DISPLACE-26)."""
    frame = top(state)
    if frame.piece and not spots(state, frame, REACH[frame.piece]):
        state.stock[frame.piece] += 1
        state.tell("unsettled", piece=state.piece_name(frame.piece))
        frame = state.frames[-1] = frame._replace(piece=0)
    if not frame.piece and not any(spots(state, frame, REACH[piece]) for _, piece in extra_pieces(state, frame)):
        state.frames.pop()


SETTLE = Step((Kind.SETTLE, Kind.SETTLE_EXTRA, Kind.DECLINE), options, refusal, perform)
