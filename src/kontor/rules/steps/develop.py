"""Developing an ability: step 3b and the Develop marker do the same (ABILITY-12 to ABILITY-19, MARKER-36)."""

from kontor.rules.desk import FREES, FULL, VALUES
from kontor.rules.ids import ABILITY_IDS, ACTIONS, piece_of
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State


def is_full(state: State, seat: int, ability: int) -> bool:
    """Whether no piece lies on the row any more (ABILITY-10)."""
    return state.development(seat, ability) == FULL[ability]


def refusal_if_full(state: State, seat: int, ability: int) -> Refusal | None:
    if is_full(state, seat, ability):
        return refuse("ABILITY-17", "develop.full", ability=ABILITY_IDS[ability])
    return None


def develop(state: State, seat: int, ability: int) -> None:
    """The leftmost piece of the row goes to the supply, and the new value applies at once (ABILITY-14, -16)."""
    before = state.development(seat, ability)
    state.abilities[5 * seat + ability] = before + 1
    state.supply[piece_of(seat, FREES[ability])] += 1
    state.tell("developed", seat=seat, ability=ABILITY_IDS[ability], step=before + 1)
    if ability == ACTIONS:
        gain_actions(state, VALUES[ACTIONS][before + 1] - VALUES[ACTIONS][before])  # TURN-08, TURN-09


def gain_actions(state: State, count: int) -> None:
    """More actions in this turn, unless a rule bars all actions of it (FAVOUR-09)."""
    if count and not any(ask(state) for ask in state.rules.hooks.bars_actions):
        state.actions += count
        state.tell("actions", seat=state.turn, gained=count)
