"""B - Place: one tradesman from the supply to a free post (PLACE)."""

from typing import Final

from kontor.rules import hooks
from kontor.rules.action import Action, Kind
from kontor.rules.basics import in_supply, note, packed, pay, put
from kontor.rules.cells import FIRST_POST, N_ROUTES, POSTS, REGION, SUPPLY, TURN, Cells, Lookup, Moves
from kontor.rules.entry import Entry
from kontor.rules.event import EventCode, show_amount
from kontor.rules.frames import FrameKind
from kontor.rules.ids import MERCHANT, REACH, TRADER, piece_of
from kontor.rules.module import first_answer
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps.common import cannot_stand, needs_supply, out_of_bounds


def can_pay(s: Cells, shape: int, traders: int, merchants: int) -> bool:
    """Whether the turn's player has these pieces in the supply in addition to one of this shape."""
    has_traders = s[SUPPLY + piece_of(s[TURN], TRADER)]
    has_merchants = s[SUPPLY + piece_of(s[TURN], MERCHANT)]
    return traders + (shape == TRADER) <= has_traders and merchants + (shape == MERCHANT) <= has_merchants


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    regions = hooks.entry(t, s)
    fees = hooks.any_fee(t, s)
    for shape in range(2):
        piece = piece_of(s[TURN], shape)
        if s[SUPPLY + piece]:
            reach = REACH[piece]
            if fees:
                _offer_paying(t, s, out, shape, reach, regions)
            code = Kind.PLACE | shape << 8
            for route in range(t[N_ROUTES]):
                if t[REGION + route] & regions and not (fees and hooks.placing_fee(t, s, route)):
                    for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
                        if s[POSTS + post] <= reach:
                            out.append(code | post << 16)


def _offer_paying(t: Lookup, s: Cells, out: Moves, shape: int, reach: int, regions: int) -> None:
    """PROMO-18: on a route with a fee each piece is offered with every way to pay it."""
    for route in range(t[N_ROUTES]):
        fee = hooks.placing_fee(t, s, route)
        if fee and t[REGION + route] & regions:
            for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
                if s[POSTS + post] <= reach:
                    for m in range(fee + 1):
                        if can_pay(s, shape, fee - m, m):
                            out.append(Kind.PLACE_PAYING | shape << 8 | post << 16 | (fee - m) << 24 | m << 32)


def refusal(state: State, action: Action) -> Refusal | None:
    shape, post, *paid = action.args
    seat = state.turn
    if not in_supply(state.cells, seat):
        return refuse("PLACE-07", "supply.empty")
    if no := cannot_stand(state, post, piece_of(seat, shape), "PLACE-02"):
        return no
    if no := out_of_bounds(state, post, first_answer(state.rules.hooks.entry_bounds, state)):
        return no
    if no := needs_supply(state, seat, shape, "PLACE-01"):
        return no
    return _wrong_payment(state, shape, state.rules.board.post_route[post], (paid[0], paid[1]) if paid else (0, 0))


def _wrong_payment(state: State, shape: int, route: int, paid: tuple[int, int]) -> Refusal | None:
    """PROMO-18, PROMO-20: exactly the fee of the route is paid, from the supply."""
    cost = hooks.placing_fee(state.lookup, state.cells, route)
    if sum(paid) != cost:
        return refuse(
            "PROMO-18", "place.fee", route=state.rules.board.routes[route],
            needed=cost, had=show_amount(*paid),
        )  # fmt: skip
    if not can_pay(state.cells, shape, *paid):
        return refuse("PROMO-20", "place.payment", needed=show_amount(*paid))
    return None


def perform(t: Lookup, s: Cells, shape: int, post: int, traders: int, merchants: int) -> None:
    """With a payment on a route that asks for one."""
    piece = piece_of(s[TURN], shape)
    s[SUPPLY + piece] -= 1
    put(t, s, post, piece)
    hooks.entered(t, s, post)
    note(s, EventCode.PLACED, piece, post, 0, 0)
    if traders or merchants:
        pay(s, s[TURN], traders, merchants)
        note(s, EventCode.PAID, s[TURN], packed(traders, merchants), 0, 0)


ENTRIES: Final = (
    Entry(
        FrameKind.TURN,
        (Kind.PLACE,),
        legal=legal,
        perform=perform,
        refusal=refusal,
        costs=True,
    ),
)
