"""Developing an ability: step 3b and the Develop marker do the same (ABILITY-12 to ABILITY-19, MARKER-36)."""

from kontor.rules import hooks
from kontor.rules.basics import note
from kontor.rules.cells import ABILITIES, ACTIONS_LEFT, SUPPLY, TURN, Cells, Lookup
from kontor.rules.desk import FREES, FULL, STAGES, VALUE
from kontor.rules.event import EventCode
from kontor.rules.ids import ABILITY_IDS, ACTIONS, piece_of
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State


def is_full(s: Cells, seat: int, ability: int) -> bool:
    """Whether no piece lies on the row any more (ABILITY-10)."""
    return s[ABILITIES + 5 * seat + ability] == FULL[ability]


def refusal_if_full(state: State, seat: int, ability: int) -> Refusal | None:
    if is_full(state.cells, seat, ability):
        return refuse("ABILITY-17", "develop.full", ability=ABILITY_IDS[ability])
    return None


def develop(t: Lookup, s: Cells, seat: int, ability: int) -> None:
    """The leftmost piece of the row goes to the supply, and the new value applies at once (ABILITY-14, -16)."""
    before = s[ABILITIES + 5 * seat + ability]
    s[ABILITIES + 5 * seat + ability] = before + 1
    s[SUPPLY + piece_of(seat, FREES[ability])] += 1
    note(s, EventCode.DEVELOPED, seat, ability, before + 1, 0)
    if ability == ACTIONS:  # TURN-08, TURN-09
        gain_actions(t, s, VALUE[STAGES * ACTIONS + before + 1] - VALUE[STAGES * ACTIONS + before])


def gain_actions(t: Lookup, s: Cells, count: int) -> None:
    """More actions in this turn, unless all actions are barred (FAVOUR-09)."""
    if count and not hooks.bars_actions(t, s):
        s[ACTIONS_LEFT] += count
        note(s, EventCode.ACTIONS, s[TURN], count, 0, 0)
