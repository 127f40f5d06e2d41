"""C - Displace: the answer of the displaced player, piece by piece (DISPLACE-10 to DISPLACE-29)."""

from itertools import compress
from typing import Final

from kontor.rules.action import Action, Kind
from kontor.rules.bounds import Bounds
from kontor.rules.frames import Settling
from kontor.rules.ids import KIND, KIND_LETTERS, MERCHANT, OWNER, PIECE, REACH, TRADER, piece_of
from kontor.rules.notation import FROM_ROUTE, FROM_STOCK, FROM_SUPPLY
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps.common import FREE_FOR, OWN, cannot_stand, out_of_bounds, top, within

FROM_BOARD: Final = 0  # any post
SOURCE_NAMES: Final = {FROM_STOCK: "stock", FROM_SUPPLY: "supply", FROM_BOARD: "posts"}


def spots(state: State, frame: Settling, reach: int) -> list[int]:
    """The posts a piece may go to: all that it can use at the smallest distance that has one (DISPLACE-24)."""
    posts = within(state.posts.translate(FREE_FOR[reach]), landing_bounds(state, frame, False))
    if any(ask(state, frame.owner) for ask in state.rules.hooks.settles_anywhere):
        return [post for post, free in enumerate(posts) if free]
    for ring in state.rules.board.rings[frame.route]:
        nearest = [post for post in ring if posts[post]]
        if nearest:
            return nearest
    return []


def landing_bounds(state: State, frame: Settling, extra: bool) -> list[Bounds | None]:
    """Where pieces displaced from this route may go."""
    return [ask(state, frame.route, extra) for ask in state.rules.hooks.landing]


def where_from(source: int) -> int:
    """Stock, supply or posts: every single post is `FROM_BOARD`."""
    return min(source, FROM_BOARD)


def source_of(state: State, owner: int, settled: tuple[int, ...]) -> int | None:
    """Stock, then supply, then posts (DISPLACE-15 to DISPLACE-18); None when nothing is left anywhere."""
    if any(state.stock_of(owner)):
        return FROM_STOCK
    if any(state.supply_of(owner)):
        return FROM_SUPPLY
    if liftable(state, owner, settled):
        return FROM_BOARD
    return None


def liftable(state: State, owner: int, settled: tuple[int, ...]) -> list[int]:
    """Own pieces on posts that were not settled in this answer (DISPLACE-17, DISPLACE-29)."""
    own = compress(range(len(state.posts)), state.posts.translate(OWN[owner]))
    return [post for post in own if post not in settled]


def pieces_from(state: State, owner: int, settled: tuple[int, ...], source: int | None) -> list[tuple[int, int]]:
    """(source, piece) of every piece that could be taken from there."""
    if source is None:
        return []
    if source == FROM_BOARD:
        return [(post, state.posts[post]) for post in liftable(state, owner, settled)]
    pieces = state.stock if source == FROM_STOCK else state.supply
    both = (piece_of(owner, TRADER), piece_of(owner, MERCHANT))
    return [(source, piece) for piece in both if pieces[piece]]


def extra_pieces(state: State, frame: Settling) -> list[tuple[int, int]]:
    """(source, piece) of every extra that could be taken now."""
    source = source_of(state, frame.owner, frame.settled) if frame.extras else None
    return pieces_from(state, frame.owner, frame.settled, source)


def options(state: State, out: list[Action]) -> None:
    frame = top(state, Settling)
    lexicon = state.rules.lexicon
    if frame.piece:
        row = lexicon.row(Kind.SETTLE, KIND[frame.piece])
        out += [row[post] for post in spots(state, frame, REACH[frame.piece])]
    found: dict[int, list[int]] = {}
    for source, piece in extra_pieces(state, frame):
        reach = REACH[piece]
        if reach not in found:
            found[reach] = spots(state, frame, reach)
        row = lexicon.row(Kind.SETTLE_EXTRA, KIND[piece], after=(source,))
        out += [row[post] for post in found[reach]]
    if not frame.piece:
        out.append(lexicon.make(Kind.DECLINE))


def refusal(state: State, action: Action) -> Refusal | None:
    frame = top(state, Settling)
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
        state, frame, post, piece_of(frame.owner, kind), extra=True
    )


def _wrong_source(state: State, frame: Settling, kind: int, source: int) -> Refusal | None:
    right = source_of(state, frame.owner, frame.settled)
    if source == FROM_ROUTE or right is None:
        return refuse("DISPLACE-15", "settle.source")
    if where_from(source) != right:
        return refuse("DISPLACE-18", "settle.order", source=SOURCE_NAMES[right])
    return not_to_be_taken(
        state, frame.owner, frame.settled, kind, source, ("DISPLACE-29", "DISPLACE-17", "DISPLACE-19")
    )


def not_to_be_taken(
    state: State, owner: int, settled: tuple[int, ...], kind: int, source: int, clauses: tuple[str, str, str]
) -> Refusal | None:
    """Refuses a piece that is not there to be taken: settled just now, not one's own, or of another kind."""
    again, not_own, other_kind = clauses
    names = state.rules.board.post_ids
    if source >= 0:
        if source in settled:
            return refuse(again, "settle.again", post=names[source])
        if state.posts[source] < PIECE or OWNER[state.posts[source]] != owner:
            return refuse(not_own, "settle.not_own", post=names[source])
    where = where_from(source)
    if (source, piece_of(owner, kind)) not in pieces_from(state, owner, settled, where):
        return refuse(other_kind, "settle.kind", piece=KIND_LETTERS[kind], source=SOURCE_NAMES[where])
    return None


def _wrong_post(state: State, frame: Settling, post: int, piece: int, extra: bool = False) -> Refusal | None:
    board = state.rules.board
    where = spots(state, frame, REACH[piece])
    if post in where:
        return None
    if no := cannot_stand(state, post, piece, "DISPLACE-21"):
        return no
    if board.post_route[post] == frame.route:
        return refuse("DISPLACE-22", "settle.same_route", route=board.routes[frame.route])
    if no := out_of_bounds(state, post, landing_bounds(state, frame, extra)):
        return no
    nearer = sorted({board.routes[board.post_route[spot]] for spot in where})
    return refuse("DISPLACE-23", "settle.far", post=board.post_ids[post], nearer=nearer)


def perform(state: State, action: Action) -> None:
    frame = top(state, Settling)
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
        source = take_from(state, piece, action.args[2])
        frame = frame._replace(extras=frame.extras - 1)
        state.tell("settled", piece=state.piece_name(piece), post=board.post_ids[post], source=source)
    state.put(post, piece)
    state.frames[-1] = frame._replace(settled=(*frame.settled, post))


def take_from(state: State, piece: int, source: int) -> str:
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
    """Ends the answer when nothing more may be settled; without a post the piece goes to the stock (DISPLACE-26)."""
    frame = top(state, Settling)
    if frame.piece and not spots(state, frame, REACH[frame.piece]):
        state.stock[frame.piece] += 1
        state.tell("unsettled", piece=state.piece_name(frame.piece))
        state.frames[-1] = frame = frame._replace(piece=0)
    if not frame.piece and not any(spots(state, frame, REACH[piece]) for _, piece in extra_pieces(state, frame)):
        state.frames.pop()


SETTLE = Step((Kind.SETTLE, Kind.SETTLE_EXTRA, Kind.DECLINE), options, refusal, perform)
