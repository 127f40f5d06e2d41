"""C - Displace: the answer of the displaced player, piece by piece (DISPLACE-10 to DISPLACE-29)."""

from typing import Final

from kontor.rules import hooks
from kontor.rules.action import Action, Kind
from kontor.rules.basics import in_stock, in_supply, lift, note, put
from kontor.rules.cells import (
    DEPTH,
    DISTANCE,
    FIRST_POST,
    MAX_ROUTES,
    N_POSTS,
    N_ROUTES,
    NOBODY,
    POST_ROUTE,
    POSTS,
    REGION,
    STOCK,
    SUPPLY,
    VACANT_POST,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.entry import Entry
from kontor.rules.event import EventCode
from kontor.rules.frames import (
    EXTRAS_LEFT,
    OWNER_AT,
    PIECE_AT,
    ROUTE,
    SEAT,
    FrameKind,
    Settling,
    note_settled,
    settled_now,
    top,
)
from kontor.rules.ids import (
    FROM_BOARD,
    FROM_ROUTE,
    FROM_STOCK,
    FROM_SUPPLY,
    MERCHANT,
    NEUTRAL,
    OWNER,
    PIECE,
    REACH,
    SHAPE,
    SHAPE_LETTERS,
    TRADER,
    piece_of,
)
from kontor.rules.module import first_answer
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps.common import asking, cannot_stand, is_free, out_of_bounds

SOURCE_NAMES: Final = {FROM_STOCK: "stock", FROM_SUPPLY: "supply", FROM_BOARD: "posts"}
ANYWHERE: Final = 0  # as a distance: any route will do


def distance_to(t: Lookup, s: Cells, frame: int, route: int, anywhere: bool) -> int:
    """How far a route lies from that of displacement; NOBODY where no piece may go (DISPLACE-22)."""
    if anywhere:
        return ANYWHERE
    distance = t[DISTANCE + MAX_ROUTES * s[frame + ROUTE] + route]
    return distance if distance else NOBODY


def nearest(t: Lookup, s: Cells, frame: int, reach: int) -> int:
    """The smallest distance at which a piece finds a post (DISPLACE-24); NOBODY where there is none."""
    regions = hooks.landing(t, s[frame + ROUTE])
    anywhere = hooks.settles_anywhere(t, s, s[frame + OWNER_AT]) != 0
    best = NOBODY
    for route in range(t[N_ROUTES]):
        if t[REGION + route] & regions:
            distance = distance_to(t, s, frame, route, anywhere)
            if distance < best:
                for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
                    if s[POSTS + post] <= reach:
                        best = distance
                        break
    return best


def may_settle(t: Lookup, s: Cells, frame: int, post: int, reach: int, distance: int) -> bool:
    """Whether a piece may go to a post, `distance` being the nearest one."""
    return s[POSTS + post] <= reach and may_reach(t, s, frame, t[POST_ROUTE + post], distance)


def may_reach(t: Lookup, s: Cells, frame: int, route: int, distance: int) -> bool:
    """Whether a piece may go to the free posts of a route, `distance` being the nearest one."""
    if distance == NOBODY or not t[REGION + route] & hooks.landing(t, s[frame + ROUTE]):
        return False
    anywhere = hooks.settles_anywhere(t, s, s[frame + OWNER_AT]) != 0
    return distance_to(t, s, frame, route, anywhere) == distance


def spared_post(t: Lookup, s: Cells, frame: int) -> int:
    """The only post, near or far, that is left for the displaced piece: no extra takes it (DISPLACE-25).

    NOBODY while there are several, and once the displaced piece stands.
    """
    piece = s[frame + PIECE_AT]
    if not piece:
        return NOBODY
    regions = hooks.landing(t, s[frame + ROUTE])
    anywhere = hooks.settles_anywhere(t, s, s[frame + OWNER_AT]) != 0
    only = NOBODY
    for post in range(t[N_POSTS]):
        if is_free(t, s, post, REACH[piece], regions):
            if distance_to(t, s, frame, t[POST_ROUTE + post], anywhere) < NOBODY:
                if only != NOBODY:
                    return NOBODY
                only = post
    return only


def source_of(t: Lookup, s: Cells, frame: int, owner: int) -> int:
    """Stock, then supply, then posts (DISPLACE-15 to DISPLACE-18); NOBODY when nothing is left anywhere."""
    if in_stock(s, owner):
        return FROM_STOCK
    if in_supply(s, owner):
        return FROM_SUPPLY
    for post in range(t[N_POSTS]):
        if liftable(s, frame, owner, post):
            return FROM_BOARD
    return NOBODY


def liftable(s: Cells, frame: int, owner: int, post: int) -> bool:
    """Whether an own piece stands there that was not settled in this answer (DISPLACE-17, DISPLACE-29)."""
    piece = s[POSTS + post]
    return piece >= PIECE and OWNER[piece] == owner and not settled_now(s, frame, post)


def there(s: Cells, source: int, piece: int) -> bool:
    """Whether this piece lies in the stock or in the supply."""
    return s[STOCK + piece] > 0 if source == FROM_STOCK else s[SUPPLY + piece] > 0


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    frame = top(s)
    piece = s[frame + PIECE_AT]
    if piece:
        reach = REACH[piece]
        _offer_posts(t, s, out, frame, Kind.SETTLE | SHAPE[piece] << 8, reach, NOBODY)
    if s[frame + EXTRAS_LEFT]:
        _offer_extras(t, s, out, frame)
    if not piece:
        out.append(Kind.DECLINE)


def _offer_extras(t: Lookup, s: Cells, out: Moves, frame: int) -> None:
    owner = s[frame + OWNER_AT]
    source = source_of(t, s, frame, owner)
    if source == FROM_BOARD:
        for post in range(t[N_POSTS]):
            if liftable(s, frame, owner, post):
                piece = s[POSTS + post]
                s[POSTS + post] = t[VACANT_POST + post]  # DISPLACE-17: the board is read with the piece in hand
                _offer_extra(t, s, out, frame, piece, post)
                s[POSTS + post] = piece
    elif source != NOBODY:
        for piece in range(piece_of(owner, TRADER), piece_of(owner, MERCHANT) + 1):
            if there(s, source, piece):
                _offer_extra(t, s, out, frame, piece, source)


def _offer_extra(t: Lookup, s: Cells, out: Moves, frame: int, piece: int, source: int) -> None:
    _offer_posts(t, s, out, frame, Kind.SETTLE_EXTRA | SHAPE[piece] << 8 | source << 24, REACH[piece], source)


def _offer_posts(t: Lookup, s: Cells, out: Moves, frame: int, code: int, reach: int, source: int) -> None:
    """The posts for a piece; `source` is NOBODY for the displaced one."""
    distance = nearest(t, s, frame, reach)
    spared = NOBODY if source == NOBODY else spared_post(t, s, frame)
    for route in range(t[N_ROUTES]):
        if may_reach(t, s, frame, route, distance):
            for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
                if s[POSTS + post] <= reach and post != source and post != spared:
                    out.append(code | post << 16)


def refusal(state: State, action: Action) -> Refusal | None:
    frame = asking(state, Settling)
    if action.kind == Kind.DECLINE:
        return _mandatory(state, frame) if frame.piece else None
    shape, post = action.args[:2]
    if action.kind == Kind.SETTLE:
        if not frame.piece:
            return refuse("DISPLACE-10", "settle.stands")
        if shape != SHAPE[frame.piece]:
            return _other_kind(state, frame)
        return _wrong_post(state, frame, post, frame.piece)
    if not frame.extras:
        return refuse("DISPLACE-10", "settle.no_extras")
    return _wrong_source(state, frame, shape, action.args[2]) or _wrong_extra(
        state, frame, post, piece_of(frame.owner, shape), action.args[2]
    )


def _mandatory(state: State, frame: Settling) -> Refusal:
    if frame.owner == NEUTRAL:
        return refuse("DISPLACE-13", "settle.neutral_mandatory")
    return refuse("DISPLACE-13", "settle.mandatory", piece=state.piece_name(frame.piece))


def _other_kind(state: State, frame: Settling) -> Refusal:
    if frame.owner == NEUTRAL:
        return refuse("DISPLACE-10", "settle.neutral_kind")
    return refuse("DISPLACE-10", "settle.other_kind", piece=state.piece_name(frame.piece))


def _wrong_extra(state: State, frame: Settling, post: int, piece: int, source: int) -> Refusal | None:
    """Refuses a post for an extra; the board is read with the piece in hand (DISPLACE-17)."""
    t, s, name = state.lookup, state.cells, state.rules.board.post_ids[post]
    if post == source:
        return refuse("DISPLACE-17", "settle.back", post=name)
    lifted = where_from(source) == FROM_BOARD
    if lifted:
        s[POSTS + source] = t[VACANT_POST + source]
    no = _wrong_post(state, frame, post, piece, extra=True)
    if no is None and post == spared_post(t, s, top(s)):
        no = refuse("DISPLACE-25", "settle.strands", post=name)
    if lifted:
        s[POSTS + source] = piece
    return no


def _wrong_source(state: State, frame: Settling, shape: int, source: int) -> Refusal | None:
    right = source_of(state.lookup, state.cells, top(state.cells), frame.owner)
    neutral = frame.owner == NEUTRAL
    if source == FROM_ROUTE or right == NOBODY:
        return refuse("DISPLACE-15", "settle.neutral_source" if neutral else "settle.source")
    if where_from(source) != right:
        return refuse("DISPLACE-18", "settle.neutral_order" if neutral else "settle.order", source=SOURCE_NAMES[right])
    return not_to_be_taken(state, frame.owner, shape, source, ("DISPLACE-29", "DISPLACE-17", "DISPLACE-19"))


def where_from(source: int) -> int:
    """Stock, supply or posts: every single post is `FROM_BOARD`."""
    return source if source in (FROM_STOCK, FROM_SUPPLY, FROM_ROUTE) else FROM_BOARD


def not_to_be_taken(state: State, owner: int, shape: int, source: int, clauses: tuple[str, str, str]) -> Refusal | None:
    """Refuses a piece that is not there to be taken: settled just now, of another player, or of another shape."""
    again, not_own, other_kind = clauses
    s, piece = state.cells, piece_of(owner, shape)
    where = where_from(source)
    if where == FROM_BOARD:
        post = state.rules.board.post_ids[source]
        if settled_now(s, top(s), source):
            return refuse(again, "settle.again", post=post)
        if s[POSTS + source] < PIECE or OWNER[s[POSTS + source]] != owner:
            return refuse(not_own, "settle.not_neutral" if owner == NEUTRAL else "settle.not_own", post=post)
    if not (s[POSTS + source] == piece if where == FROM_BOARD else there(s, where, piece)):
        if owner == NEUTRAL:
            return refuse(other_kind, "settle.neutral_kind")
        return refuse(other_kind, "settle.kind", piece=SHAPE_LETTERS[shape], source=SOURCE_NAMES[where])
    return None


def _wrong_post(state: State, frame: Settling, post: int, piece: int, extra: bool = False) -> Refusal | None:
    t, s, board = state.lookup, state.cells, state.rules.board
    distance = nearest(t, s, top(s), REACH[piece])
    if may_settle(t, s, top(s), post, REACH[piece], distance):
        return None
    if no := cannot_stand(state, post, piece, "DISPLACE-21"):
        return no
    if board.post_route[post] == frame.route:
        return refuse("DISPLACE-22", "settle.same_route", route=board.routes[frame.route])
    if no := out_of_bounds(state, post, first_answer(state.rules.hooks.landing_bounds, state, frame.route, extra)):
        return no
    spots = [spot for spot in range(len(board.post_ids)) if may_settle(t, s, top(s), spot, REACH[piece], distance)]
    nearer = sorted({board.routes[board.post_route[spot]] for spot in spots})
    return refuse("DISPLACE-23", "settle.far", post=board.post_ids[post], nearer=nearer)


def perform(t: Lookup, s: Cells, kind: int, shape: int, post: int, source: int) -> None:
    frame = top(s)
    if kind == Kind.DECLINE:
        s[DEPTH] -= 1
        note(s, EventCode.DECLINED, s[frame + SEAT], 0, 0, 0)
        return
    piece = piece_of(s[frame + OWNER_AT], shape)
    if kind == Kind.SETTLE:
        s[frame + PIECE_AT] = 0
        note(s, EventCode.SETTLED, piece, post, 0, 0)
    else:
        take_from(t, s, piece, source)
        s[frame + EXTRAS_LEFT] -= 1
        note(s, EventCode.SETTLED_FROM, piece, post, source, 0)
    put(t, s, post, piece)
    note_settled(s, frame, post)


def take_from(t: Lookup, s: Cells, piece: int, source: int) -> None:
    """Takes an extra from where it lies."""
    if source == FROM_STOCK:
        s[STOCK + piece] -= 1
    elif source == FROM_SUPPLY:
        s[SUPPLY + piece] -= 1
    else:
        lift(t, s, source)


def proceed(t: Lookup, s: Cells) -> None:
    """Ends the answer when nothing more may be settled; without a post the piece goes to the stock (DISPLACE-26)."""
    frame = top(s)
    piece = s[frame + PIECE_AT]
    if piece and nearest(t, s, frame, REACH[piece]) == NOBODY:
        s[STOCK + piece] += 1
        note(s, EventCode.UNSETTLED, piece, 0, 0, 0)
        s[frame + PIECE_AT] = 0
    if not s[frame + PIECE_AT] and not (s[frame + EXTRAS_LEFT] and _has_extra(t, s, frame)):
        s[DEPTH] -= 1


def _has_extra(t: Lookup, s: Cells, frame: int) -> bool:
    """Whether there is an extra to be taken, and a post for it."""
    owner = s[frame + OWNER_AT]
    source = source_of(t, s, frame, owner)
    if source == FROM_BOARD:
        for post in range(t[N_POSTS]):
            if liftable(s, frame, owner, post):
                piece = s[POSTS + post]
                s[POSTS + post] = t[VACANT_POST + post]
                found = _finds_post(t, s, frame, piece, post)
                s[POSTS + post] = piece
                if found:
                    return True
    elif source != NOBODY:
        for piece in range(piece_of(owner, TRADER), piece_of(owner, MERCHANT) + 1):
            if there(s, source, piece) and nearest(t, s, frame, REACH[piece]) != NOBODY:
                return True
    return False


def _finds_post(t: Lookup, s: Cells, frame: int, piece: int, source: int) -> bool:
    """Whether an extra in the hand has a post to go to, other than the one it was lifted from (DISPLACE-17)."""
    distance = nearest(t, s, frame, REACH[piece])
    for post in range(t[N_POSTS]):
        if post != source and may_settle(t, s, frame, post, REACH[piece], distance):
            return True
    return False


ENTRIES: Final = (
    Entry(
        FrameKind.SETTLING,
        (Kind.SETTLE, Kind.SETTLE_EXTRA),
        legal=legal,
        perform=perform,
        refusal=refusal,
        proceed=proceed,
        early="DISPLACE-10",
    ),
    Entry(FrameKind.SETTLING, (Kind.DECLINE,), perform=perform, refusal=refusal, early="DISPLACE-14"),
)
