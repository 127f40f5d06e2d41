"""C - Displace: what the active player does (DISPLACE-01 to DISPLACE-09). The answer is in settle.py."""

from typing import Final

from kontor.rules import hooks
from kontor.rules.action import Action, Kind
from kontor.rules.basics import in_supply, lift, note, packed, pay, put
from kontor.rules.cells import (
    N_POSTS,
    POST_ROUTE,
    POSTS,
    REGION,
    SUPPLY,
    TURN,
    VACANT_POST,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.entry import Entry
from kontor.rules.event import EventCode, show_amount
from kontor.rules.frames import EXTRAS_LEFT, OWNER_AT, FrameKind, ask
from kontor.rules.ids import MERCHANT, NEUTRAL, OWNER, PIECE, REACH, SHAPE, TRADER, piece_of
from kontor.rules.module import first_answer
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps.common import needs_supply, out_of_bounds
from kontor.rules.steps.place import can_pay

FEE: Final = (1, 2)  # DISPLACE-02, DISPLACE-03: by the shape displaced
EXTRA_PIECES: Final = (1, 2)  # DISPLACE-10


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    supply = in_supply(s, s[TURN])
    if supply <= FEE[TRADER]:
        return
    regions = hooks.entry(t, s)
    for victim in range(2):
        if supply > FEE[victim] and _any_victim(t, s, victim):  # DISPLACE-04
            for shape in range(2):
                for m in range(FEE[victim] + 1):
                    if can_pay(s, shape, FEE[victim] - m, m):
                        code = Kind.DISPLACE | shape << 8 | (FEE[victim] - m) << 24 | m << 32
                        _offer_posts(t, s, out, code, victim, shape, regions)


def _any_victim(t: Lookup, s: Cells, victim: int) -> bool:
    """Whether a piece of this shape of anybody else stands on a post."""
    seat = s[TURN]
    for cell in range(POSTS, POSTS + t[N_POSTS]):
        piece = s[cell]
        if piece >= PIECE and SHAPE[piece] == victim and OWNER[piece] != seat:
            return True
    return False


def _offer_posts(t: Lookup, s: Cells, out: Moves, code: int, victim: int, shape: int, regions: int) -> None:
    seat = s[TURN]
    reach = REACH[piece_of(seat, shape)]
    for post in range(t[N_POSTS]):
        piece = s[POSTS + post]
        if (
            piece >= PIECE
            and SHAPE[piece] == victim
            and OWNER[piece] != seat
            and t[VACANT_POST + post] <= reach  # EAST-27: a trader cannot stand on a ship post
            and t[REGION + t[POST_ROUTE + post]] & regions
        ):
            out.append(code | post << 16)


def refusal(state: State, action: Action) -> Refusal | None:
    shape, post, *paid = action.args
    seat = state.turn
    victim = state.cells[POSTS + post]
    name = state.rules.board.post_ids[post]
    if victim < PIECE:
        return refuse("DISPLACE-01", "displace.nobody", post=name)
    if OWNER[victim] == seat:
        return refuse("DISPLACE-08", "displace.own", post=name)
    if state.rules.board.vacant[post] > REACH[piece_of(seat, shape)]:
        return refuse("DUO-BR-14" if OWNER[victim] == NEUTRAL else "EAST-27", "post.ship", post=name)
    if no := out_of_bounds(state, post, first_answer(state.rules.hooks.entry_bounds, state)):
        return no
    needed = FEE[SHAPE[victim]] + 1
    had = in_supply(state.cells, seat)
    if had < needed:
        return refuse("DISPLACE-04", "displace.supply", needed=needed, had=had, piece=state.piece_name(victim))
    if sum(paid) != needed - 1:
        return refuse(
            "DISPLACE-03" if SHAPE[victim] == MERCHANT else "DISPLACE-02", "displace.fee",
            needed=needed - 1, had=show_amount(*paid), piece=state.piece_name(victim),
        )  # fmt: skip
    if no := needs_supply(state, seat, shape, "DISPLACE-01"):
        return no
    if not can_pay(state.cells, shape, *paid):
        return refuse("DISPLACE-06", "displace.payment", needed=show_amount(*paid))
    return None


def settler(s: Cells, owner: int) -> int:
    """Who settles a displaced piece of an owner: for the neutral player the one who did not displace it."""
    return 1 - s[TURN] if owner == NEUTRAL else owner  # DUO-PL-08, DUO-BR-10


def extras(t: Lookup, s: Cells, victim: int) -> int:
    """How many further pieces are settled with a displaced one (DISPLACE-10)."""
    return EXTRA_PIECES[SHAPE[victim]] + hooks.further_pieces(t, s, OWNER[victim], victim)


def perform(t: Lookup, s: Cells, shape: int, post: int, traders: int, merchants: int) -> None:
    victim = lift(t, s, post)
    piece = piece_of(s[TURN], shape)
    s[SUPPLY + piece] -= 1
    put(t, s, post, piece)
    pay(s, s[TURN], traders, merchants)
    hooks.entered(t, s, post)
    note(s, EventCode.DISPLACED, piece, post, victim, packed(traders, merchants))
    owner = OWNER[victim]
    frame = ask(s, FrameKind.SETTLING, settler(s, owner), t[POST_ROUTE + post], victim)
    s[frame + OWNER_AT] = owner
    s[frame + EXTRAS_LEFT] = extras(t, s, victim)


ENTRIES: Final = (Entry(FrameKind.TURN, (Kind.DISPLACE,), legal=legal, perform=perform, refusal=refusal, costs=True),)
