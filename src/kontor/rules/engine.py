"""The whole engine, seen from above: what may be decided, why something may not, and what a decision does."""

from typing import Final

from kontor.rules import play as steps
from kontor.rules.action import Action, Kind
from kontor.rules.decisions import COSTS, EARLY, ELSEWHERE
from kontor.rules.event import Event, events_of
from kontor.rules.frames import Replacing, Turn
from kontor.rules.module import first_answer
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State

_MARKER_USES: Final = frozenset(kind for kind in Kind if kind.form.startswith("use "))


def legal(state: State) -> list[Action]:
    """All legal decisions, in a fixed order; none when the game is over."""
    return state.rules.backend.actions(state.lookup, state.cells, state.rules.lexicon)


def explain(state: State, action: Action) -> Refusal | None:
    """Why an action is not legal; None where it is."""
    backend = state.rules.backend
    if backend.IS_COMPILED and action.code in backend.legal(state.lookup, state.cells):
        return None  # compiled, listing all is quicker than asking why not
    return refusal_of(state, action)


def refusal_of(state: State, action: Action) -> Refusal | None:
    """The same without a look at the legal list. Tests compare both."""
    if state.is_over:
        return refuse("END-07", "game.over", clause=state.ending)
    frame = type(state.frames[-1])
    ask = state.rules.refusals.get(frame, {}).get(action.kind)
    if ask is None:
        return _said_here(state, _wrong_moment(state, action.kind))
    if frame is Turn and action.kind in COSTS and not state.actions:
        return first_answer(state.rules.hooks.no_actions, state) or refuse("TURN-03", "turn.no_action", seat=state.turn)
    refusal = ask(state, action)
    return _said_here(state, refusal) if refusal is not None else None


def _said_here(state: State, refusal: Refusal) -> Refusal:
    """On some boards and in some editions another clause says the same (Module.equivalents, Edition.equivalents)."""
    clause = state.rules.equivalents.get(refusal.clause)
    return refusal._replace(clause=clause) if clause is not None else refusal


def _wrong_moment(state: State, kind: Kind) -> Refusal:
    frame = state.frames[-1]
    if kind in state.rules.absent:
        return refuse(state.rules.absent[kind], "turn.not_in_play")
    if kind in EARLY:
        clause = state.rules.moments.get(kind, EARLY[kind])
        return refuse(clause, "turn.not_now", seat=frame.seat)
    if kind in _MARKER_USES:  # before the first action, between actions, after the last; only in the player's own turn
        clause = "MARKER-08" if frame.seat == state.turn else "MARKER-03"
        return refuse(clause, "turn.unfinished", seat=frame.seat)
    if kind in ELSEWHERE:
        return ELSEWHERE[kind]()
    if kind == Kind.END and isinstance(frame, Replacing):
        return refuse("MARKER-14", "replace.first")
    return refuse("TURN-05", "turn.unfinished", seat=frame.seat)


def play(state: State, action: Action) -> Refusal | None:
    """Carries out an action where it is legal; elsewhere says why it is not, and nothing happens."""
    backend = state.rules.backend
    if backend.IS_COMPILED and action.code >= 0 and backend.play(state.lookup, state.cells, action.code):
        return None
    refusal = refusal_of(state, action)
    if refusal is None:
        backend.apply(state.lookup, state.cells, action.code)
    return refusal


def apply(state: State, action: Action) -> list[Event]:
    """Carries out a decision that `explain` has nothing against, and returns what happened."""
    state.rules.backend.apply(state.lookup, state.cells, action.code)
    return events_of(state)


def may_be_asked(state: State) -> bool:
    """Whether the last frame of a written position waits for somebody: it has answers and does not end by itself."""
    if state.is_over:
        return True
    probe = state.copy()
    if not isinstance(state.frames[-1], Turn):
        steps.proceed(probe.lookup, probe.cells)
    return probe.frames == state.frames and bool(legal(state))
