"""A - Income: own tradesmen come from the stock to the supply (INCOME, CLASSIC-10)."""

from functools import cache

from kontor.rules.action import Action, Kind
from kontor.rules.ids import PURSE
from kontor.rules.notation import pack_amount, show_amount, unpack_amount
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step


@cache
def amounts(traders: int, merchants: int, limit: int, exact: bool) -> tuple[int, ...]:
    """The packed amounts that can be taken from so many pieces: at least one (INCOME-05), at most `limit`."""
    most = min(limit, traders + merchants)
    least = most if exact else 1
    return tuple(
        pack_amount(total - m, m)
        for total in range(most, max(least, 1) - 1, -1)
        for m in range(min(merchants, total) + 1)
        if total - m <= traders
    )


def options(state: State, out: list[Action]) -> None:
    seat = state.turn
    traders, merchants = state.stock_of(seat)
    if traders or merchants:
        exact = state.rules.edition.exact_income
        out += state.rules.lexicon.each(Kind.INCOME, amounts(traders, merchants, state.value(seat, PURSE), exact))


def refusal(state: State, action: Action) -> Refusal | None:
    seat = state.turn
    traders, merchants = unpack_amount(action.args[0])
    have_t, have_m = state.stock_of(seat)
    limit = state.value(seat, PURSE)
    if not have_t and not have_m:
        return refuse("INCOME-05", "income.empty")
    if traders > have_t or merchants > have_m:
        clause = "INCOME-03" if traders + merchants <= have_t + have_m else "INCOME-02"
        return refuse(clause, "income.stock", needed=show_amount(traders, merchants), had=show_amount(have_t, have_m))
    exact = min(limit, have_t + have_m)
    if state.rules.edition.exact_income and traders + merchants != exact:
        return refuse("CLASSIC-10", "income.exact", needed=exact, had=traders + merchants)
    if traders + merchants > limit:
        return refuse("INCOME-01", "income.purse", limit=limit, wanted=traders + merchants)
    return None


def perform(state: State, action: Action) -> None:
    traders, merchants = unpack_amount(action.args[0])
    state.pay(state.turn, -traders, -merchants)
    state.tell("income", seat=state.turn, amount=show_amount(traders, merchants))
    for after in state.rules.hooks.after_income:
        after(state)


INCOME = Step((Kind.INCOME,), options, refusal, perform, costs=True)
