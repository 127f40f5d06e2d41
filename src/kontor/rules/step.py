"""Step: one thing a player can decide, with its options, its refusals and its effect side by side."""

from collections.abc import Callable
from typing import NamedTuple

from kontor.rules.action import Action, Kind
from kontor.rules.refusal import Refusal
from kontor.rules.state import State


class Step(NamedTuple):
    """`options` adds the legal actions of these kinds to a list, in a fixed order.

    `refusal` is asked for any action of these kinds and agrees with `options`: None exactly for what is listed there.
    `perform` trusts that it was. A step that `costs` uses up one action of the turn.
    """

    kinds: tuple[Kind, ...]
    options: Callable[[State, list[Action]], None]
    refusal: Callable[[State, Action], Refusal | None]
    perform: Callable[[State, Action], None]
    costs: bool = False
