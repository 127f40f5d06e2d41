"""Entry: a decision as the engine knows it. Every step and module exports its own, for rules.decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from kontor.rules.action import Action, Kind
from kontor.rules.cells import Cells, Lookup, Moves
from kontor.rules.frames import FrameKind
from kontor.rules.refusal import Refusal

if TYPE_CHECKING:
    from kontor.rules.ruleset import Ruleset
    from kontor.rules.state import State

Legal: TypeAlias = Callable[[Lookup, Cells, Moves], None]
Perform: TypeAlias = Callable[..., None]
Proceed: TypeAlias = Callable[[Lookup, Cells], None]
Decided: TypeAlias = Callable[[Lookup, Cells, int], None]
Answer: TypeAlias = Callable[..., int]  # with the arguments of the hook of the same name (rules.hooks)
Refuse: TypeAlias = "Callable[[State, Action], Refusal | None]"

NO_FLAG: Final = -1


def never(state: State, action: Action) -> Refusal | None:
    """The refusal of a decision that is always allowed when it is asked for."""
    return None


def always(rules: Ruleset) -> bool:
    """That a decision belongs to every game whose modules bring it."""
    return True


class Entry(NamedTuple):
    """Decisions of one frame that are listed, carried out and refused by the same functions.

    `perform` takes the lookup, the cells and the arguments of the decision, as many as it needs; where its first
    argument is called `kind`, it takes the kind of the decision before them. `legal` of the first entry of several
    may list the decisions of all of them. `refusal` is None exactly for what `legal` lists.
    """

    frame: FrameKind
    kinds: tuple[Kind, ...] = ()
    legal: Legal | None = None
    perform: Perform | None = None
    refusal: Refuse = never
    proceed: Proceed | None = None  # what the frame does by itself before anybody is asked
    costs: bool = False  # whether it uses up an action (TURN-02, TURN-03)
    absent: str = ""  # the clause that brings it, named where it is not in play
    early: str = ""  # of a follow-up: the clause that says when it comes
    elsewhere: Callable[[], Refusal] | None = None  # why it is refused at any moment but its own
    flag: int = NO_FLAG  # the cell of the lookup that says whether its module is in play
    comes: Callable[[Ruleset], bool] = always  # of a follow-up: whether a game with these rules ever asks for it


class Listener(NamedTuple):
    """What a module answers to the steps while it is in play: functions on numbers, by the names of their hooks."""

    flag: int  # the cell of the lookup that says so
    dealt: Proceed | None = None
    decided: Decided | None = None
    turn_ended: Proceed | None = None
    entered: Decided | None = None
    income_taken: Proceed | None = None
    office_established: Decided | None = None
    hidden: Decided | None = None
    filled: Decided | None = None
    placing_fee: Answer | None = None
    any_fee: Answer | None = None
    toll: Answer | None = None
    further_actions: Answer | None = None
    bars_actions: Answer | None = None
    further_pieces: Answer | None = None
    settles_anywhere: Answer | None = None
    bars_marker: Answer | None = None
    crosses_borders: Answer | None = None
    has_permit: Answer | None = None
    points: Answer | None = None
    city_points: Answer | None = None
    ability_points: Answer | None = None
    office_points: Answer | None = None
    tiles_of: Answer | None = None
    tiles_for_sale: Answer | None = None
    paid_for: Answer | None = None
    entry: Answer | None = None
    landing: Answer | None = None
    carrying: Answer | None = None
