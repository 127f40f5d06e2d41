"""BotView: what one seat may know, as bots get it: a copy of the situation in which all that is hidden is blank."""

from copy import copy
from random import Random
from typing import Any

from kontor.game import Game
from kontor.rules.action import Action
from kontor.rules.basics import controller, holds
from kontor.rules.cells import ACTIONS_LEFT, MARKERS, POSTS
from kontor.rules.ids import VACANT, VACANT_SHIP
from kontor.rules.state import State
from kontor.rules.view import seat_view


class BotView:
    """What one seat may know of a game at this moment.

    `cells` is the situation as this seat sees it (kontor.rules.cells): what is hidden is blank. It is a copy, so a bot
    may do with it what it likes. `lookup` are the facts of the rules, `board` and `options` the same for people.
    """

    __slots__ = ("_rules", "backend", "board", "cells", "lookup", "options", "ply", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        state = game.state
        if type(seat) is not int or seat not in state.rules.seats:
            raise ValueError(f"seat={seat!r}: expected 0 to {state.rules.players - 1}")
        self.seat = seat
        self.ply = game.ply  # decisions played
        self.options = game.options
        self.board = state.rules.board
        self.lookup = state.lookup
        self.cells = state.cells[:]
        self.backend = state.rules.backend  # runs the rules on cells
        self._rules = state.rules
        self.backend.hide(self.lookup, self.cells, seat)

    def __repr__(self) -> str:
        return f"<BotView of seat {self.seat}, {self.board.id}, {self.ply} decisions>"

    def copy(self) -> "BotView":
        """The same once more, with a situation of its own."""
        other = copy(self)
        other.cells = self.cells[:]
        return other

    @property
    def actions_left(self) -> int:
        """Actions left in this turn."""
        return self.cells[ACTIONS_LEFT]

    def held(self, route: int) -> int:
        """Own pieces on a route."""
        return holds(self.cells, self.seat, route)

    def free(self, route: int) -> int:
        """Free posts of a route."""
        first, after = self.board.first_post[route : route + 2]
        count = self.cells.count
        return count(VACANT, POSTS + first, POSTS + after) + count(VACANT_SHIP, POSTS + first, POSTS + after)

    def has_marker(self, route: int) -> bool:
        """Whether a bonus marker lies at a route."""
        return bool(self.cells[MARKERS + route])

    def gains_control(self, swap: Action) -> bool:
        """Whether a swap of two offices would give this seat the control of their city."""
        city = swap.args[0]
        if controller(self.cells, city) == self.seat:
            return False
        after = self.cells[:]
        self.backend.apply(self.lookup, after, swap.code)
        return controller(after, city) == self.seat

    def as_dict(self) -> dict[str, Any]:
        """The same as kontor.Game.view, made of the redacted situation alone. Who the others are is hidden."""
        facts = self.options.as_dict()
        facts.pop("pile", None)
        seen = seat_view(State(self._rules, self.cells), self.seat)
        return {**facts, "names": [f"Seat {seat}" for seat in self._rules.seats], "ply": self.ply, **seen}

    def possible(self, seed: int | Random) -> bytearray:
        """A whole situation that looks like this to the seat: unseen markers shuffled, unseen cards dealt.

        The same seed gives the same one. Search bots play on in such situations (`backend.legal`, `backend.apply`).
        """
        number = seed if isinstance(seed, int) else seed.getrandbits(32)
        cells = self.cells[:]
        self.backend.fill(self.lookup, cells, self.seat, number & 0xFFFFFFFF)
        return cells
