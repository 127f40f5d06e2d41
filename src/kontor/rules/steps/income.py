"""A - Income: own tradesmen come from the stock to the supply (INCOME, CLASSIC-10)."""

from typing import Final

from kontor.rules import hooks
from kontor.rules.action import Action, Kind
from kontor.rules.basics import earn, note, packed, value
from kontor.rules.cells import STOCK, TURN, Cells, Lookup, Moves
from kontor.rules.entry import Entry
from kontor.rules.event import EventCode, show_amount
from kontor.rules.frames import FrameKind
from kontor.rules.ids import MERCHANT, PURSE, TRADER, piece_of
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State


def offer_amounts(out: Moves, kind: int, traders: int, merchants: int, least: int, most: int) -> None:
    """The amounts of `least` to `most` pieces that can be made up of these, the largest first."""
    for total in range(most, least - 1, -1):
        for m in range(min(merchants, total) + 1):
            if total - m <= traders:
                out.append(kind | (total - m) << 8 | m << 16)


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    seat = s[TURN]
    traders = s[STOCK + piece_of(seat, TRADER)]
    merchants = s[STOCK + piece_of(seat, MERCHANT)]
    most = min(value(s, seat, PURSE), traders + merchants)
    offer_amounts(out, Kind.INCOME, traders, merchants, 1, most)  # INCOME-05: never nothing


def refusal(state: State, action: Action) -> Refusal | None:
    seat = state.turn
    traders, merchants = action.args
    have_t, have_m = state.stock_of(seat)
    limit = value(state.cells, seat, PURSE)
    if not have_t and not have_m:
        return refuse("INCOME-05", "income.empty")
    if traders > have_t or merchants > have_m:
        clause = "INCOME-03" if traders + merchants <= have_t + have_m else "INCOME-02"
        return refuse(clause, "income.stock", needed=show_amount(traders, merchants), had=show_amount(have_t, have_m))
    if traders + merchants > limit:
        return refuse("INCOME-01", "income.purse", limit=limit, wanted=traders + merchants)
    return None


def perform(t: Lookup, s: Cells, traders: int, merchants: int) -> None:
    earn(s, s[TURN], traders, merchants)
    note(s, EventCode.INCOME, s[TURN], packed(traders, merchants), 0, 0)
    hooks.income_taken(t, s)


ENTRIES: Final = (Entry(FrameKind.TURN, (Kind.INCOME,), legal=legal, perform=perform, refusal=refusal, costs=True),)
