"""A - Income: own tradesmen come from the stock to the supply (INCOME, CLASSIC-10)."""

from kontor.rules.action import Action, Kind
from kontor.rules.basics import earn, note, packed, value
from kontor.rules.cells import EXACT_INCOME, STOCK, TURN, Cells, Lookup, Moves
from kontor.rules.event import EventCode, show_amount
from kontor.rules.ids import PIECE, PURSE
from kontor.rules.modules import favours
from kontor.rules.notation import unpack_amount
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State


def offer_amounts(out: Moves, kind: int, traders: int, merchants: int, limit: int, exact: int) -> None:
    """The amounts that can be taken from so many pieces: at least one (INCOME-05), at most `limit`."""
    most = min(limit, traders + merchants)
    least = most if exact else 1
    for total in range(most, max(least, 1) - 1, -1):
        for m in range(min(merchants, total) + 1):
            if total - m <= traders:
                out.append(kind | (total - m) << 8 | m << 16)


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    seat = s[TURN]
    piece = PIECE + 2 * seat
    limit = value(s, seat, PURSE)
    offer_amounts(out, Kind.INCOME, s[STOCK + piece], s[STOCK + piece + 1], limit, t[EXACT_INCOME])


def refusal(state: State, action: Action) -> Refusal | None:
    seat = state.turn
    traders, merchants = unpack_amount(action.args[0])
    have_t, have_m = state.stock_of(seat)
    limit = value(state.cells, seat, PURSE)
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


def perform(t: Lookup, s: Cells, traders: int, merchants: int) -> None:
    earn(s, s[TURN], traders, merchants)
    note(s, EventCode.INCOME, s[TURN], packed(traders, merchants), 0, 0)
    favours.after_income(t, s)
