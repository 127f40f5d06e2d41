"""B - Place: one tradesman from the supply to a free post (PLACE)."""

from kontor.rules.action import Action, Kind
from kontor.rules.ids import MERCHANT, TRADER, piece_of
from kontor.rules.notation import pack_amount, show_amount, unpack_amount
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps.common import (
    cannot_stand,
    chosen,
    entry_bounds,
    free_posts,
    needs_supply,
    out_of_bounds,
    within,
)


def fee(state: State, route: int) -> int:
    """What placing on a route costs besides the piece."""
    return sum(ask(state, route) for ask in state.rules.hooks.placing_fee)


def payments(state: State, kind: int, total: int) -> list[tuple[int, int]]:
    """The ways to pay `total` pieces besides one of this kind from the supply; none if that is not there."""
    left = list(state.supply_of(state.turn))
    left[kind] -= 1
    if left[kind] < 0:
        return []
    return [(total - m, m) for m in range(total + 1) if total - m <= left[0] and m <= left[1]]


def options(state: State, out: list[Action]) -> None:
    lexicon = state.rules.lexicon
    dear = _routes_with_fee(state) if state.rules.hooks.placing_fee else ()
    if not any(state.supply_of(state.turn)):
        return
    bounds = entry_bounds(state)
    for kind in (TRADER, MERCHANT):
        piece = piece_of(state.turn, kind)
        if not state.supply[piece]:
            continue
        free = within(free_posts(state, piece), bounds)
        for route, cost in dear:
            for post in state.rules.board.posts(route):
                if free[post]:
                    for paid in payments(state, kind, cost):
                        out.append(lexicon.make(Kind.PLACE_PAYING, kind, post, pack_amount(*paid)))
                    free[post] = 0
        out += chosen(lexicon.row(Kind.PLACE, kind), free)


def _routes_with_fee(state: State) -> list[tuple[int, int]]:
    return [(route, cost) for route in range(len(state.rules.board.routes)) if (cost := fee(state, route))]


def refusal(state: State, action: Action) -> Refusal | None:
    kind, post = action.args[:2]
    seat = state.turn
    if not any(state.supply_of(seat)):
        return refuse("PLACE-07", "supply.empty")
    if no := cannot_stand(state, post, piece_of(seat, kind), "PLACE-02"):
        return no
    if no := out_of_bounds(state, post, entry_bounds(state)):
        return no
    if no := needs_supply(state, seat, kind, "PLACE-01"):
        return no
    paid = unpack_amount(action.args[2]) if action.kind == Kind.PLACE_PAYING else (0, 0)
    return _wrong_payment(state, kind, state.rules.board.post_route[post], paid)


def _wrong_payment(state: State, kind: int, route: int, paid: tuple[int, int]) -> Refusal | None:
    """PROMO-18, PROMO-20: exactly the fee of the route is paid, from the supply."""
    cost = fee(state, route)
    if sum(paid) != cost:
        return refuse(
            "PROMO-18", "place.fee", route=state.rules.board.routes[route],
            needed=cost, had=show_amount(*paid),
        )  # fmt: skip
    if paid not in payments(state, kind, cost):
        return refuse("PROMO-20", "place.payment", needed=show_amount(*paid))
    return None


def perform(state: State, action: Action) -> None:
    kind, post = action.args[:2]
    piece = piece_of(state.turn, kind)
    state.supply[piece] -= 1
    state.put(post, piece)
    for entered in state.rules.hooks.entered:
        entered(state, post)
    state.tell("placed", piece=state.piece_name(piece), post=state.rules.board.post_ids[post])
    if action.kind == Kind.PLACE_PAYING:
        paid = unpack_amount(action.args[2])
        state.pay(state.turn, *paid)
        state.tell("paid", seat=state.turn, amount=show_amount(*paid))


PLACE = Step((Kind.PLACE, Kind.PLACE_PAYING), options, refusal, perform, costs=True)
