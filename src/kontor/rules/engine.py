"""The whole engine, seen from above: what may be decided, why something may not, and what a decision does."""

from typing import Final

from kontor.rules.action import Action, Kind
from kontor.rules.event import Event
from kontor.rules.frames import Replacing, Turn
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps import PROCEED

# A follow-up outside its moment: the clause that says when it comes.
_FOLLOW_UPS: Final = {
    Kind.SETTLE: "DISPLACE-10",
    Kind.SETTLE_EXTRA: "DISPLACE-10",
    Kind.DECLINE: "DISPLACE-14",
    Kind.DROP: "MOVE-01",
    Kind.DONE: "MOVE-01",
    Kind.REMOVE: "CLASSIC-03",
    Kind.TAKE: "FAVOUR-16",
    Kind.TAKE_AMOUNT: "PROMO-13",
    Kind.DEVELOP_PERMANENT: "EAST-30",
    Kind.FOUND: "EAST-30",
    Kind.NEUTRAL: "DUO-PL-10",
    Kind.NEUTRAL_OFFICE: "DUO-PL-10",
    Kind.MARKER: "MARKER-14",
}
# What only a module brings, where that module is not in play.
_ABSENT: Final = {
    Kind.FAVOUR: "FAVOUR-02",
    Kind.USE_EXCHANGE: "PROMO-04",
    Kind.USE_TRIBUTE: "PROMO-04",
    Kind.USE_BLOCK: "PROMO-04",
    Kind.USE_SAFE_CONDUCT: "BRIT-66",
}
_MARKER_USES: Final = frozenset(kind for kind in Kind if kind.name.startswith("USE_"))


def legal(state: State) -> list[Action]:
    """All legal decisions, in a fixed order; none when the game is over."""
    out: list[Action] = []
    if state.frames:
        for step in state.rules.order[type(state.frames[-1])]:
            if state.actions or not step.costs:
                step.options(state, out)
    return out


def explain(state: State, action: Action) -> Refusal | None:
    """Why an action is not legal; None where it is."""
    if not state.frames:
        return refuse("END-07", "game.over", clause=state.ending)
    step = state.rules.steps[type(state.frames[-1])].get(action.kind)
    if step is None:
        return _wrong_moment(state, action.kind)
    if step.costs and not state.actions:
        barred = next((no for ask in state.rules.hooks.bars_actions if (no := ask(state))), None)
        return barred or refuse("TURN-03", "turn.no_action", seat=state.turn)
    refusal = step.refusal(state, action)
    # On some boards and in some editions another clause says the same (Module.equivalents, Edition.equivalents).
    equivalents = state.rules.equivalents
    if refusal is not None and refusal.clause in equivalents:
        return refusal._replace(clause=equivalents[refusal.clause])
    return refusal


def _wrong_moment(state: State, kind: Kind) -> Refusal:
    frame = state.frames[-1]
    if kind in _FOLLOW_UPS:
        clause = state.rules.moments.get(kind, _FOLLOW_UPS[kind])
        return refuse(clause, "turn.not_now", seat=frame.seat)
    if isinstance(frame, Turn):
        return refuse(_ABSENT[kind], "turn.not_in_play")
    if kind in _MARKER_USES:  # before the first action, between actions, after the last; only in one's own turn
        clause = "MARKER-08" if frame.seat == state.turn else "MARKER-03"
        return refuse(clause, "turn.unfinished", seat=frame.seat)
    if kind == Kind.FAVOUR:
        return refuse("FAVOUR-02", "favour.begun")
    if kind == Kind.END and isinstance(frame, Replacing):
        return refuse("MARKER-14", "replace.first")
    return refuse("TURN-05", "turn.unfinished", seat=frame.seat)


def apply(state: State, action: Action) -> list[Event]:
    """Carries out a decision that `explain` has nothing against, and tells what happened."""
    frame = state.frames[-1]
    step = state.rules.steps[type(frame)][action.kind]
    state.events = []
    if step.costs:
        state.actions -= 1
    if isinstance(frame, Turn):
        state.begun = True
    step.perform(state, action)
    _proceed(state)
    if state.ending and (not state.frames or isinstance(state.frames[-1], Turn)):
        state.frames = []  # END-07: all actions left are lost, and no marker is placed (END-11)
        state.actions = 0
        state.tell("over", clause=state.ending)
    return state.events


def may_be_asked(state: State) -> bool:
    """Whether the last frame of a written position waits for somebody: it has answers and does not end by itself."""
    if not state.frames:
        return True
    frame = state.frames[-1]
    probe = state.copy()
    if type(frame) in PROCEED:
        PROCEED[type(frame)](probe)
    return probe.frames == state.frames and type(probe.frames[-1]) is type(frame) and bool(legal(state))


def _proceed(state: State) -> None:
    """Lets happen what happens by itself, until somebody must decide."""
    while state.frames:
        frame = state.frames[-1]
        if isinstance(frame, Turn):
            for after in state.rules.hooks.after_effect:
                after(state)
        else:
            proceed = PROCEED.get(type(frame))
            if proceed is not None:
                proceed(state)
        if not state.frames or state.frames[-1] is frame:
            return
