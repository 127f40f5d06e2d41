"""What a bot is, and what it gets to see."""

from collections.abc import Sequence
from typing import Any, Protocol

from kontor.game import Game
from kontor.rules.action import Action, Kind
from kontor.rules.board import Board
from kontor.rules.engine import apply
from kontor.rules.ids import VACANT, VACANT_SHIP


class Eyes:
    """What one seat may know when it must decide: the legal actions, public facts, its whole view on demand.

    Hidden information is not reachable through its methods; a bot keeps to them.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._state = game._state
        self.seat = seat
        self.board: Board = game.board
        self.legal: Sequence[Action] = game.legal_actions()

    @property
    def actions_left(self) -> int:
        """Actions left in this turn."""
        return self._state.actions

    def by_kind(self) -> dict[Kind, list[Action]]:
        """The legal actions by their kind, in the order in which the kinds come first."""
        groups: dict[Kind, list[Action]] = {}
        for action in self.legal:
            groups.setdefault(action.kind, []).append(action)
        return groups

    def held(self, route: int) -> int:
        """Own pieces on a route."""
        return self._state.holds(self.seat, route)

    def free(self, route: int) -> int:
        """Free posts of a route."""
        first, after = self.board.first_post[route : route + 2]
        posts = self._state.posts
        return posts.count(VACANT, first, after) + posts.count(VACANT_SHIP, first, after)

    def has_marker(self, route: int) -> bool:
        """Whether a bonus marker lies at a route."""
        return bool(self._state.markers[route])

    def gains_control(self, swap: Action) -> bool:
        """Whether a swap of two offices would give this seat the control of their city."""
        city = swap.args[0]
        if self._state.controller(city) == self.seat:
            return False
        after = self._state.copy()
        apply(after, swap)
        return after.controller(city) == self.seat

    def view(self) -> dict[str, Any]:
        """All that this seat may know (kontor.Game.view)."""
        return self._game.view(self.seat)


class Bot(Protocol):
    """Answers decisions. The same seed and the same decisions asked give the same answers."""

    def choose(self, eyes: Eyes) -> Action:
        """One of the legal actions."""
        ...
