"""Pieces from the stock because of what somebody else did: a tile, or a marker of theirs."""

from typing import Final

from kontor.rules.action import Action, Kind
from kontor.rules.basics import earn, note, packed
from kontor.rules.cells import DEPTH, STOCK, Cells, Lookup, Moves
from kontor.rules.entry import Entry
from kontor.rules.event import EventCode, show_amount
from kontor.rules.frames import LIMIT_OF, SEAT, TRADERS_ONLY, FrameKind, Taking, top
from kontor.rules.ids import MERCHANT, SHAPE_LETTERS, TRADER, piece_of
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps.common import asking
from kontor.rules.steps.income import offer_amounts

ONE_PIECE: Final = 1  # FAVOUR-16: named by its shape, where a Tribute is an amount


def merchants_there(s: Cells, frame: int) -> int:
    """Merchants that may be taken."""
    return 0 if s[frame + TRADERS_ONLY] else s[STOCK + piece_of(s[frame + SEAT], MERCHANT)]


def proceed(t: Lookup, s: Cells) -> None:
    """With nothing there to be taken the question is not asked (FAVOUR-18, PROMO-14)."""
    frame = top(s)
    if not s[STOCK + piece_of(s[frame + SEAT], TRADER)] and not merchants_there(s, frame):
        s[DEPTH] -= 1


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    frame = top(s)
    traders = s[STOCK + piece_of(s[frame + SEAT], TRADER)]
    merchants = merchants_there(s, frame)
    if s[frame + LIMIT_OF] == ONE_PIECE:
        if traders:
            out.append(Kind.TAKE | TRADER << 8)
        if merchants:
            out.append(Kind.TAKE | MERCHANT << 8)
    else:
        amount = min(s[frame + LIMIT_OF], traders + merchants)
        offer_amounts(out, Kind.TAKE_AMOUNT, traders, merchants, amount, amount)
    out.append(Kind.DECLINE)


def refusal(state: State, action: Action) -> Refusal | None:
    if action.kind == Kind.DECLINE:
        return None
    frame = asking(state, Taking)
    have = state.stock_of(frame.seat)
    if frame.limit == ONE_PIECE:
        return _not_this_one(frame, action, have)
    if action.kind == Kind.TAKE:
        return refuse("PROMO-13", "take.amount", piece=SHAPE_LETTERS[action.args[0]])
    wanted = action.args
    needed = min(frame.limit, sum(have))
    if sum(wanted) != needed or wanted[0] > have[0] or wanted[1] > have[1]:
        clause = "PROMO-14" if sum(wanted) == needed else "PROMO-13"
        return refuse(clause, "take.stock", needed=needed, had=show_amount(*have), wanted=show_amount(*wanted))
    return None


def _not_this_one(frame: Taking, action: Action, have: tuple[int, int]) -> Refusal | None:
    """Refuses what the tile does not bring: one trader, or one tradesman where that was agreed (FAVOUR-17)."""
    if frame.traders_only and (action.kind == Kind.TAKE_AMOUNT or action.args[0] == MERCHANT):
        return refuse("FAVOUR-17", "take.trader")
    if action.kind == Kind.TAKE_AMOUNT:
        return refuse("FAVOUR-17", "take.tradesman")
    if not have[action.args[0]]:
        return refuse("FAVOUR-18", "take.none", piece=SHAPE_LETTERS[action.args[0]])
    return None


def perform(t: Lookup, s: Cells, kind: int, traders: int, merchants: int) -> None:
    seat = s[top(s) + SEAT]
    s[DEPTH] -= 1
    if kind == Kind.DECLINE:
        note(s, EventCode.DECLINED, seat, 0, 0, 0)
        return
    if kind == Kind.TAKE:  # the shape of the one piece
        merchants = traders
        traders = 1 - merchants
    earn(s, seat, traders, merchants)
    note(s, EventCode.TOOK, seat, packed(traders, merchants), 0, 0)


ENTRIES: Final = (
    Entry(
        FrameKind.TAKING,
        (Kind.TAKE,),
        legal=legal,
        perform=perform,
        refusal=refusal,
        proceed=proceed,
        early="FAVOUR-16",
        comes=lambda rules: any(Kind.TAKE in module.asks for module in rules.modules),
    ),
    Entry(
        FrameKind.TAKING,
        (Kind.TAKE_AMOUNT,),
        perform=perform,
        refusal=refusal,
        early="PROMO-13",
        comes=lambda rules: any(Kind.TAKE_AMOUNT in module.asks for module in rules.modules),
    ),
    Entry(FrameKind.TAKING, (Kind.DECLINE,), perform=perform, refusal=refusal),
)
