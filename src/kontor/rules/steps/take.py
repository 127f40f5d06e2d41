"""Pieces from the stock because of what somebody else did: the favour Income of others, the promo marker Tribute."""

from kontor.rules.action import Action, Kind
from kontor.rules.frames import Taking
from kontor.rules.ids import KIND_LETTERS, MERCHANT, TRADER
from kontor.rules.notation import pack_amount, show_amount, unpack_amount
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps.common import top
from kontor.rules.steps.income import amounts


def in_stock(state: State, frame: Taking) -> tuple[int, int]:
    """Traders and merchants that may be taken."""
    traders, merchants = state.stock_of(frame.seat)
    return traders, 0 if frame.traders_only else merchants


def proceed(state: State) -> None:
    """With nothing there to be taken the question is not asked (FAVOUR-18, PROMO-14)."""
    if not any(in_stock(state, top(state, Taking))):
        state.frames.pop()


def options(state: State, out: list[Action]) -> None:
    frame = top(state, Taking)
    make = state.rules.lexicon.make
    if frame.traders_only:
        out.append(make(Kind.TAKE, TRADER))
    else:
        out += state.rules.lexicon.each(Kind.TAKE_AMOUNT, amounts(*in_stock(state, frame), frame.limit, True))
    out.append(make(Kind.DECLINE))


def refusal(state: State, action: Action) -> Refusal | None:
    if action.kind == Kind.DECLINE:
        return None
    frame = top(state, Taking)
    have = in_stock(state, frame)
    if frame.traders_only:
        if action.kind == Kind.TAKE_AMOUNT or action.args[0] == MERCHANT:
            return refuse("FAVOUR-17", "take.trader")
        return None
    if action.kind == Kind.TAKE:
        return refuse("PROMO-13", "take.amount", piece=KIND_LETTERS[action.args[0]])
    wanted = unpack_amount(action.args[0])
    needed = min(frame.limit, sum(have))
    if action.args[0] not in amounts(*have, frame.limit, True):
        clause = "PROMO-14" if sum(wanted) == needed else "PROMO-13"
        return refuse(clause, "take.stock", needed=needed, had=show_amount(*have), wanted=show_amount(*wanted))
    return None


def perform(state: State, action: Action) -> None:
    frame = top(state, Taking)
    state.frames.pop()
    if action.kind == Kind.DECLINE:
        state.tell("declined", seat=frame.seat)
        return
    taken = unpack_amount(pack_amount(1, 0) if action.kind == Kind.TAKE else action.args[0])
    state.pay(frame.seat, -taken[0], -taken[1])
    state.tell("took", seat=frame.seat, amount=show_amount(*taken))


TAKE = Step((Kind.TAKE, Kind.TAKE_AMOUNT, Kind.DECLINE), options, refusal, perform)
