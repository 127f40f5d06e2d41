"""Permanent markers: a bonus after the route, as a decision of its own (EAST-30 to -41, BRIT-46 to -54)."""

from typing import Final

from kontor.rules.action import Action, Kind
from kontor.rules.basics import in_supply, note, put
from kontor.rules.cells import (
    ABROAD_FROM_STOCK,
    DEPTH,
    EVERYWHERE,
    HOME,
    MAX_OFFICES,
    MUST_USE_PERMANENT,
    N_CITIES,
    N_POSTS,
    NOBODY,
    OFFICES,
    PERMANENT,
    POSTS,
    PRINTED,
    STOCK,
    SUPPLY,
    TURN,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.entry import Entry
from kontor.rules.event import EventCode
from kontor.rules.frames import (
    LEFT_OF,
    MERCHANTS,
    SEAT,
    TRADERS,
    FrameKind,
    PlacingAbroad,
    PlacingAside,
    ask_below,
    note_settled,
    top,
)
from kontor.rules.ids import (
    FROM_BOARD,
    FROM_ROUTE,
    FROM_STOCK,
    MERCHANT,
    PERMANENT_IDS,
    PIECE,
    PRIVILEGE,
    REACH,
    SHAPE,
    SHAPE_LETTERS,
    TRADER,
    VACANT,
    piece_of,
)
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps.common import asking, cannot_stand, is_free, needs_supply
from kontor.rules.steps.develop import develop, is_full
from kontor.rules.steps.move import BY_MOVE_TWO
from kontor.rules.steps.office import establish
from kontor.rules.steps.settle import (
    SOURCE_NAMES,
    liftable,
    not_to_be_taken,
    source_of,
    take_from,
    there,
    where_from,
)

TWO_PIECES: Final = 2  # EAST-32, EAST-34, BRIT-49, BRIT-50
MOVE_TWO: Final = PERMANENT_IDS.index("move-two")
DEVELOP_PRIVILEGE: Final = PERMANENT_IDS.index("develop-privilege")
OFFICE_IN_GREEN_CITY: Final = PERMANENT_IDS.index("office-in-green-city")
FROM_THE_ROUTE: Final = PERMANENT_IDS.index("place-two-from-route")
ABROAD: Final = PERMANENT_IDS.index("place-two-in-wales-or-scotland")


def open_bonus(t: Lookup, s: Cells, depth: int, route: int, traders: int, merchants: int) -> None:
    """The bonus of a route just established, with the pieces of it that step 3 did not use.

    It comes below what the new office asks of others at once.
    """
    marker = t[PERMANENT + route]
    seat = s[TURN]
    if marker == MOVE_TWO:
        ask_below(s, depth, FrameKind.MOVING, seat, BY_MOVE_TWO, TWO_PIECES)
    elif marker == DEVELOP_PRIVILEGE:
        ask_below(s, depth, FrameKind.DEVELOPING, seat, 0, 0)
    elif marker == OFFICE_IN_GREEN_CITY:
        ask_below(s, depth, FrameKind.FOUNDING, seat, 0, 0)
    elif marker == FROM_THE_ROUTE:
        s[STOCK + piece_of(seat, TRADER)] -= traders  # EAST-37: kept aside, not in the stock, until this is resolved
        s[STOCK + piece_of(seat, MERCHANT)] -= merchants
        frame = ask_below(s, depth, FrameKind.PLACING_ASIDE, seat, TWO_PIECES, traders)
        s[frame + MERCHANTS] = merchants
    elif marker == ABROAD:
        ask_below(s, depth, FrameKind.PLACING_ABROAD, seat, TWO_PIECES, 0)


def decline_legal(t: Lookup, s: Cells, out: Moves) -> None:
    """A permanent marker need not be used, except in the 2014 expansion (BRIT-47)."""
    if not t[MUST_USE_PERMANENT]:
        out.append(Kind.DECLINE)


def decline_refusal(state: State, action: Action) -> Refusal | None:
    return refuse("BRIT-47", "permanent.must") if state.rules.edition.must_use_permanent else None


def decline(t: Lookup, s: Cells) -> None:
    """The bonus is not used."""
    note(s, EventCode.DECLINED, s[TURN], 0, 0, 0)
    if s[top(s)] == FrameKind.PLACING_ASIDE:
        _return_aside(s)
    s[DEPTH] -= 1


def _return_aside(s: Cells) -> None:
    """What was kept aside goes to the stock (EAST-37)."""
    frame = top(s)
    s[STOCK + piece_of(s[frame + SEAT], TRADER)] += s[frame + TRADERS]
    s[STOCK + piece_of(s[frame + SEAT], MERCHANT)] += s[frame + MERCHANTS]


# Develop Privilege


def developing_legal(t: Lookup, s: Cells, out: Moves) -> None:
    out.append(Kind.DEVELOP_PERMANENT)


def developing_perform(t: Lookup, s: Cells) -> None:
    s[DEPTH] -= 1
    develop(t, s, s[TURN], PRIVILEGE)


def developing_proceed(t: Lookup, s: Cells) -> None:
    """With Privilege full it does nothing (EAST-33)."""
    if is_full(s, s[TURN], PRIVILEGE):
        s[DEPTH] -= 1


# Occupy a green city


def founding_legal(t: Lookup, s: Cells, out: Moves) -> None:
    for city in range(t[N_CITIES]):
        if not t[PRINTED + city] and s[OFFICES + city] < MAX_OFFICES:
            for shape in range(2):
                if s[SUPPLY + piece_of(s[TURN], shape)]:
                    out.append(Kind.FOUND | city << 8 | shape << 16)


def founding_refusal(state: State, action: Action) -> Refusal | None:
    city, shape = action.args
    name = state.rules.board.cities[city]
    if state.rules.board.printed[city]:
        return refuse("EAST-31", "found.not_green", city=name)
    if state.cells[OFFICES + city] == MAX_OFFICES:
        return refuse("EAST-31", "office.room", city=name)
    return needs_supply(state, state.turn, shape, "EAST-31")


def founding_perform(t: Lookup, s: Cells, city: int, shape: int) -> None:
    piece = piece_of(s[TURN], shape)
    s[SUPPLY + piece] -= 1
    s[DEPTH] -= 1
    establish(t, s, city, piece, s[TURN])  # to the right of all others (EAST-31)


def founding_proceed(t: Lookup, s: Cells) -> None:
    """With an empty supply nothing happens (EAST-39)."""
    if not in_supply(s, s[TURN]):
        s[DEPTH] -= 1


# Place 2 tradesmen of the route (East)


def aside_legal(t: Lookup, s: Cells, out: Moves) -> None:
    frame = top(s)
    source = FROM_ROUTE
    for shape in range(2):
        if s[frame + TRADERS + shape]:
            reach = REACH[piece_of(s[frame + SEAT], shape)]
            for post in range(t[N_POSTS]):
                if s[POSTS + post] <= reach:
                    out.append(Kind.SETTLE_EXTRA | shape << 8 | post << 16 | source << 24)


def aside_refusal(state: State, action: Action) -> Refusal | None:
    if action.kind == Kind.SETTLE or action.args[2] != FROM_ROUTE:
        return refuse("EAST-34", "aside.source")
    shape, post = action.args[:2]
    frame = asking(state, PlacingAside)
    if no := cannot_stand(state, post, piece_of(frame.seat, shape), "EAST-34"):
        return no
    if not (frame.traders, frame.merchants)[shape]:
        return refuse("EAST-34", "aside.kind", piece=SHAPE_LETTERS[shape])
    return None


def aside_perform(t: Lookup, s: Cells, shape: int, post: int) -> None:
    frame = top(s)
    piece = piece_of(s[frame + SEAT], shape)
    put(t, s, post, piece)
    note(s, EventCode.SETTLED_FROM, piece, post, FROM_ROUTE, 0)
    s[frame + LEFT_OF] -= 1
    s[frame + TRADERS + shape] -= 1


def aside_proceed(t: Lookup, s: Cells) -> None:
    """When no more can be placed the rest goes to the stock (EAST-37)."""
    frame = top(s)
    if s[frame + LEFT_OF]:
        for post in range(t[N_POSTS]):
            free_for_trader = s[POSTS + post] == VACANT and s[frame + TRADERS] != 0
            if free_for_trader or (s[POSTS + post] < PIECE and s[frame + MERCHANTS]):
                return
    _return_aside(s)
    s[DEPTH] -= 1


# Place 2 tradesmen abroad (Britannia)


def abroad_source(t: Lookup, s: Cells) -> int:
    """As for displacement extras (BRIT-51); in the 2014 expansion the stock only (BRIT-52)."""
    frame = top(s)
    source = source_of(t, s, frame, s[frame + SEAT])
    return NOBODY if t[ABROAD_FROM_STOCK] and source != FROM_STOCK else source


def abroad_legal(t: Lookup, s: Cells, out: Moves) -> None:
    frame = top(s)
    owner = s[frame + SEAT]
    source = abroad_source(t, s) if s[frame + LEFT_OF] else NOBODY
    if source == FROM_BOARD:
        for post in range(t[N_POSTS]):
            if liftable(s, frame, owner, post):
                _offer_posts_abroad(t, s, out, s[POSTS + post], post)
    elif source != NOBODY:
        for piece in range(piece_of(owner, TRADER), piece_of(owner, MERCHANT) + 1):
            if there(s, source, piece):
                _offer_posts_abroad(t, s, out, piece, source)


def _offer_posts_abroad(t: Lookup, s: Cells, out: Moves, piece: int, source: int) -> None:
    code = Kind.SETTLE_EXTRA | SHAPE[piece] << 8 | source << 24
    for post in range(t[N_POSTS]):
        if is_free(t, s, post, REACH[piece], EVERYWHERE ^ t[HOME]):
            out.append(code | post << 16)


def abroad_refusal(state: State, action: Action) -> Refusal | None:
    frame, board = asking(state, PlacingAbroad), state.rules.board
    shape, post = action.args[:2]
    right = abroad_source(state.lookup, state.cells)
    if action.kind == Kind.SETTLE or right == NOBODY or where_from(action.args[2]) != right:
        clause = "BRIT-52" if state.rules.edition.abroad_from_stock else "BRIT-51"
        return refuse(clause, "settle.order", source=SOURCE_NAMES[FROM_STOCK if right == NOBODY else right])
    if no := not_to_be_taken(state, frame.seat, shape, action.args[2], ("BRIT-51",) * 3):
        return no
    if no := cannot_stand(state, post, piece_of(frame.seat, shape), "BRIT-50"):
        return no
    if board.route_region[board.post_route[post]] == board.home:
        return refuse("BRIT-50", "abroad.home", post=board.post_ids[post])
    return None


def abroad_perform(t: Lookup, s: Cells, shape: int, post: int, source: int) -> None:
    frame = top(s)
    piece = piece_of(s[frame + SEAT], shape)
    take_from(t, s, piece, source)
    put(t, s, post, piece)
    note(s, EventCode.SETTLED_FROM, piece, post, source, 0)
    s[frame + LEFT_OF] -= 1
    note_settled(s, frame, post)


def abroad_proceed(t: Lookup, s: Cells) -> None:
    """It ends when nothing more can be placed."""
    if not _can_place_abroad(t, s):
        s[DEPTH] -= 1


def _can_place_abroad(t: Lookup, s: Cells) -> bool:
    frame = top(s)
    owner = s[frame + SEAT]
    source = abroad_source(t, s) if s[frame + LEFT_OF] else NOBODY
    if source == NOBODY:
        return False
    reach = NOBODY
    for shape in range(2):
        piece = piece_of(owner, shape)
        found = source != FROM_BOARD and there(s, source, piece)
        if source == FROM_BOARD:
            for post in range(t[N_POSTS]):
                if s[POSTS + post] == piece and liftable(s, frame, owner, post):
                    found = True
        if found:
            reach = REACH[piece]
    for post in range(t[N_POSTS]):
        if reach != NOBODY and is_free(t, s, post, reach, EVERYWHERE ^ t[HOME]):
            return True
    return False


def _with_decline(entry: Entry) -> tuple[Entry, Entry]:
    """The entry of a permanent marker, and the one for not using it."""
    refused = Entry(entry.frame, (Kind.DECLINE,), legal=decline_legal, perform=decline, refusal=decline_refusal)
    return entry, refused


ENTRIES: Final = (
    *_with_decline(
        Entry(
            FrameKind.DEVELOPING,
            (Kind.DEVELOP_PERMANENT,),
            legal=developing_legal,
            perform=developing_perform,
            proceed=developing_proceed,
            early="EAST-30",
            comes=lambda rules: any(rules.board.permanent),
        )
    ),
    *_with_decline(
        Entry(
            FrameKind.FOUNDING,
            (Kind.FOUND,),
            legal=founding_legal,
            perform=founding_perform,
            refusal=founding_refusal,
            proceed=founding_proceed,
            early="EAST-30",
            comes=lambda rules: any(rules.board.permanent),
        )
    ),
    *_with_decline(
        Entry(
            FrameKind.PLACING_ASIDE,
            (Kind.SETTLE, Kind.SETTLE_EXTRA),
            legal=aside_legal,
            perform=aside_perform,
            refusal=aside_refusal,
            proceed=aside_proceed,
        )
    ),
    *_with_decline(
        Entry(
            FrameKind.PLACING_ABROAD,
            (Kind.SETTLE, Kind.SETTLE_EXTRA),
            legal=abroad_legal,
            perform=abroad_perform,
            refusal=abroad_refusal,
            proceed=abroad_proceed,
        )
    ),
)
