"""What a bot is."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from kontor.bots.bot_view import BotView
from kontor.rules.action import Action, Kind


class Bot(Protocol):
    """Answers decisions of one seat. The same seed and the same decisions asked give the same answers."""

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        """One of the legal actions, within `budget` seconds."""
        ...


def by_kind(legal: Iterable[Action]) -> dict[Kind, list[Action]]:
    """The legal actions by their kind, in the order in which the kinds come first."""
    groups: dict[Kind, list[Action]] = {}
    for action in legal:
        groups.setdefault(action.kind, []).append(action)
    return groups
