"""C - Displace: what the active player does (DISPLACE-01 to DISPLACE-09). The answer is in settle.py."""

from typing import Final

from kontor.rules.action import Action, Kind
from kontor.rules.frames import Settling
from kontor.rules.ids import KIND, MERCHANT, NEUTRAL, OWNER, PIECE, REACH, TRADER, piece_of
from kontor.rules.notation import pack_amount, show_amount, unpack_amount
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps.common import (
    FOREIGN_KIND,
    chosen,
    entry_bounds,
    needs_supply,
    out_of_bounds,
    within,
)
from kontor.rules.steps.place import payments

FEE: Final = (1, 2)  # DISPLACE-02, DISPLACE-03: by the kind displaced
EXTRAS: Final = (1, 2)  # DISPLACE-10


def options(state: State, out: list[Action]) -> None:
    seat = state.turn
    supply = sum(state.supply_of(seat))
    row = state.rules.lexicon.row
    bounds = entry_bounds(state) if supply > FEE[TRADER] else []
    for victim in (TRADER, MERCHANT):
        if supply <= FEE[victim]:  # DISPLACE-04
            return
        targets = within(state.posts.translate(FOREIGN_KIND[seat][victim]), bounds)
        if not any(targets):
            continue
        for kind in (TRADER, MERCHANT):
            posts = targets if kind == MERCHANT else within(targets, state.rules.board.house_bounds)
            for paid in payments(state, kind, FEE[victim]):
                out += chosen(row(Kind.DISPLACE, kind, after=(pack_amount(*paid),)), posts)


def refusal(state: State, action: Action) -> Refusal | None:
    kind, post, packed = action.args
    seat = state.turn
    paid = unpack_amount(packed)
    victim = state.posts[post]
    name = state.rules.board.post_ids[post]
    if victim < PIECE:
        return refuse("DISPLACE-01", "displace.nobody", post=name)
    if OWNER[victim] == seat:
        return refuse("DISPLACE-08", "displace.own", post=name)
    if state.rules.board.vacant[post] > REACH[piece_of(seat, kind)]:
        return refuse("DUO-BR-14" if OWNER[victim] == NEUTRAL else "EAST-27", "post.ship", post=name)
    if no := out_of_bounds(state, post, entry_bounds(state)):
        return no
    needed = FEE[KIND[victim]] + 1
    had = sum(state.supply_of(seat))
    if had < needed:
        return refuse("DISPLACE-04", "displace.supply", needed=needed, had=had, piece=state.piece_name(victim))
    if sum(paid) != needed - 1:
        return refuse(
            "DISPLACE-03" if KIND[victim] == MERCHANT else "DISPLACE-02", "displace.fee",
            needed=needed - 1, had=show_amount(*paid), piece=state.piece_name(victim),
        )  # fmt: skip
    if no := needs_supply(state, seat, kind, "DISPLACE-01"):
        return no
    if paid not in payments(state, kind, needed - 1):
        return refuse("DISPLACE-06", "displace.payment", needed=show_amount(*paid))
    return None


def perform(state: State, action: Action) -> None:
    kind, post, packed = action.args
    paid = unpack_amount(packed)
    victim = state.lift(post)
    piece = piece_of(state.turn, kind)
    state.supply[piece] -= 1
    state.put(post, piece)
    state.pay(state.turn, *paid)
    for entered in state.rules.hooks.entered:
        entered(state, post)
    board = state.rules.board
    state.tell(
        "displaced", piece=state.piece_name(piece), post=board.post_ids[post], victim=state.piece_name(victim),
        fee=show_amount(*paid),
    )  # fmt: skip
    owner = OWNER[victim]
    extras = EXTRAS[KIND[victim]] + sum(ask(state, owner, victim) for ask in state.rules.hooks.compensation)
    settler = next((seat for ask in state.rules.hooks.settler if (seat := ask(state, owner)) is not None), owner)
    state.frames.append(Settling(settler, board.post_route[post], victim, owner, extras, ()))


DISPLACE = Step((Kind.DISPLACE,), options, refusal, perform, costs=True)
