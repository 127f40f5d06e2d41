"""Module: an optional rule. In play it is functions on cells that the steps call; the class answers everything else.

Where a module's rule touches the game, the step asks it by a direct call, for speed; the answer, in the module's file,
is the usual one while its flag (cells.py) is not set. Decisions that a module adds are entries (entry.py) and need no
call. The class below holds what is asked outside of play: options, setup, scores, views, positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from inspect import isfunction
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from kontor.boards import BoardFacts
from kontor.rules.action import Kind
from kontor.rules.edition import Edition
from kontor.rules.entry import NO_FLAG
from kontor.rules.scoreline import Line

if TYPE_CHECKING:
    from kontor.rules.board import Board
    from kontor.rules.chance import Chance
    from kontor.rules.state import State


class Module:
    """Base of all modules. Its own part of the situation lies in cells of its own."""

    name = ""
    flag = NO_FLAG  # the cell of the lookup that says it is in play; none where no step asks for it
    is_option = True  # whether players choose it by its name; others come with a board or the number of players
    position_keys: tuple[str, ...] = ()  # keys of a position that it reads
    marker_keys: tuple[str, ...] = ()  # of its `markers` part
    pending_keys: tuple[str, ...] = ()  # and of its `pending` part
    endings: tuple[str, ...] = ()  # clauses by which it can end the game
    # Where another clause says the same under this module, and when its decisions are asked.
    equivalents: Mapping[str, str] = MappingProxyType({})
    moments: Mapping[Kind, str] = MappingProxyType({})

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition, players: int) -> str:
        """Why the module cannot be used on a board, in an edition or by this number of players; empty where it can."""
        return ""

    @classmethod
    def comes_with(cls, board: BoardFacts) -> bool:
        """Whether a board brings it, where players do not choose it."""
        return False

    def facts(self, board: Board) -> Mapping[int, int]:
        """Cells of the lookup that it fills, besides its flag."""
        return {}

    # Questions asked outside of play. Hooks keeps those that a module overrides.

    def setup(self, state: State, chance: Chance) -> None:
        """At the start of a game, after the base setup."""

    def score(self, state: State, seat: int) -> Iterable[Line]:
        """Further lines of the score sheet."""
        return ()

    def secret_lines(self, viewer: int | None, seat: int) -> tuple[str, ...]:
        """Categories of a seat's score sheet that a viewer may not know."""
        return ()

    def loose_pieces(self, state: State) -> Iterable[int]:
        """Pieces that lie with the module (SETUP-36)."""
        return ()

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        """Adds to a view what this seat may know."""

    def write(self, state: State, position: dict[str, Any]) -> None:
        """Adds the module's own part to a position."""

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        """Takes the module's own part from a position; ValueError where it is wrong."""


QUESTIONS = tuple(name for name, value in vars(Module).items() if isfunction(value) and name != "facts")


class Hooks:
    """For each question the answers of the modules that have one: an empty tuple in the base game, so it is free."""

    setup: tuple[Callable[[State, Chance], None], ...]
    score: tuple[Callable[[State, int], Iterable[Line]], ...]
    secret_lines: tuple[Callable[[int | None, int], tuple[str, ...]], ...]
    loose_pieces: tuple[Callable[[State], Iterable[int]], ...]
    reveal: tuple[Callable[[State, int | None, dict[str, Any]], None], ...]
    write: tuple[Callable[[State, dict[str, Any]], None], ...]
    read: tuple[Callable[[State, Mapping[str, Any]], None], ...]

    def __init__(self, modules: Iterable[Module]) -> None:
        modules = tuple(modules)
        for question in QUESTIONS:
            base = getattr(Module, question)
            answers = [getattr(m, question) for m in modules if getattr(type(m), question) is not base]
            setattr(self, question, tuple(answers))
