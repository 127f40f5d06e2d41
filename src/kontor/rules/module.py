"""Module: an optional rule. In play it is functions on cells that the steps call; the class answers everything else.

Where a module's rule touches the game, the step asks by a hook (hooks.py), and the module answers with a Listener.
Decisions that a module adds are entries (entry.py) and need no hook. The class below holds what is asked outside of
play: options, setup, scores, refusals, views, positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from inspect import isfunction
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar

from kontor.boards import BoardFacts
from kontor.rules.action import Kind
from kontor.rules.edition import Edition
from kontor.rules.entry import NO_FLAG
from kontor.rules.scoreline import Line

if TYPE_CHECKING:
    from kontor.rules.board import Board
    from kontor.rules.chance import Chance
    from kontor.rules.frames import Taking
    from kontor.rules.refusal import Bounds, Refusal
    from kontor.rules.state import State


class Agreed(NamedTuple):
    """Options of a game that belong to certain modules."""

    duo: str | None  # the variant for two players
    take: str  # what Tithe brings


class Shown(NamedTuple):
    """What the terminal says of one thing, or of several."""

    ids: tuple[str, ...]
    said: str = ""  # a message: about them, or in place of them
    seat: int | None = None  # whose they are


class ShownLine(NamedTuple):
    """A line that the terminal shows of a game."""

    head: str  # a message
    parts: tuple[Shown, ...]
    seat: int | None = None  # `who` in the message


class Module:
    """Base of all modules. Its own part of the situation lies in cells of its own."""

    name = ""
    flag = NO_FLAG  # the cell of the lookup that says it is in play; none where no step asks for it
    tag = ""  # of its clauses, where that is not its name
    is_option = True  # whether players choose it by its name; others come with a board or the number of players
    position_keys: tuple[str, ...] = ()  # keys of a position that it reads
    marker_keys: tuple[str, ...] = ()  # of its `markers` part
    pending_keys: tuple[str, ...] = ()  # and of its `pending` part
    endings: tuple[str, ...] = ()  # clauses by which it can end the game
    asks: frozenset[Kind] = frozenset()  # follow-up decisions of the game itself that only such rules ask for
    brings_markers = False  # whether the optional kinds of boards/markers.toml may be in the pile
    agreed: Mapping[str, str] = MappingProxyType({})  # options that belong to it, with the clauses that say so
    duos: tuple[str, ...] = ()  # the variants for two players in which it takes part
    # Where another clause says the same under this module, and when its decisions are asked.
    equivalents: Mapping[str, str] = MappingProxyType({})
    moments: Mapping[Kind, str] = MappingProxyType({})

    @classmethod
    def of(cls, agreed: Agreed) -> Module:
        """The module as it was agreed."""
        return cls()

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition, players: int) -> str:
        """Why the module cannot be used on a board, in an edition or by this number of players; empty where it can."""
        return ""

    @classmethod
    def comes_with(cls, board: BoardFacts) -> bool:
        """Whether a board brings it, where players do not choose it."""
        return False

    @classmethod
    def data_problems(cls) -> list[str]:
        """What is wrong in the data files of its folder."""
        return []

    @classmethod
    def lines(cls, view: Mapping[str, Any]) -> Iterable[ShownLine]:
        """What the terminal shows besides the board and the desks."""
        return ()

    def box(self) -> Mapping[str, Any]:
        """What a position can be set up with, by the keys of its declaration."""
        return {}

    def facts(self, board: Board) -> Mapping[int, int]:
        """Cells of the lookup that it fills, besides its flag."""
        return {}

    # Questions asked outside of play. Hooks keeps those that a module overrides; of refusals, the first one counts.

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

    def no_actions(self, state: State) -> Refusal | None:
        """Why no action can be taken or gained in this turn."""

    def entry_bounds(self, state: State) -> Bounds | None:
        """The border for actions B and C."""

    def landing_bounds(self, state: State, route: int, extra: bool) -> Bounds | None:
        """The border for pieces displaced from a route."""

    def carrying_bounds(self, state: State, route: int, stays: str | None) -> Bounds | None:
        """The border for pieces lifted from a route; `stays` is the clause by which they remain in its country."""

    def marker_refusal(self, state: State, route: int) -> Refusal | None:
        """Why no bonus marker may be placed at a route."""

    def taking(self, state: State, frame: Taking) -> str | None:
        """Of a written position: the clause that a frame for pieces contradicts; None where it is another rule's."""

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        """Adds to a view what this seat may know."""

    def write(self, state: State, position: dict[str, Any]) -> None:
        """Adds the module's own part to a position."""

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        """Takes the module's own part from a position; ValueError where it is wrong."""


QUESTIONS = tuple(name for name, value in vars(Module).items() if isfunction(value) and name not in ("box", "facts"))
Given = ParamSpec("Given")
Answer = TypeVar("Answer")


def first_answer(
    questions: Iterable[Callable[Given, Answer | None]], *given: Given.args, **named: Given.kwargs
) -> Answer | None:
    """The first answer that says something."""
    return next((answer for ask in questions if (answer := ask(*given, **named)) is not None), None)


class Hooks:
    """For each question the answers of the modules that have one: an empty tuple in the base game, so it is free."""

    setup: tuple[Callable[[State, Chance], None], ...]
    score: tuple[Callable[[State, int], Iterable[Line]], ...]
    secret_lines: tuple[Callable[[int | None, int], tuple[str, ...]], ...]
    loose_pieces: tuple[Callable[[State], Iterable[int]], ...]
    no_actions: tuple[Callable[[State], Refusal | None], ...]
    entry_bounds: tuple[Callable[[State], Bounds | None], ...]
    landing_bounds: tuple[Callable[[State, int, bool], Bounds | None], ...]
    carrying_bounds: tuple[Callable[[State, int, str | None], Bounds | None], ...]
    marker_refusal: tuple[Callable[[State, int], Refusal | None], ...]
    taking: tuple[Callable[[State, Taking], str | None], ...]
    reveal: tuple[Callable[[State, int | None, dict[str, Any]], None], ...]
    write: tuple[Callable[[State, dict[str, Any]], None], ...]
    read: tuple[Callable[[State, Mapping[str, Any]], None], ...]

    def __init__(self, modules: Iterable[Module]) -> None:
        modules = tuple(modules)
        for question in QUESTIONS:
            base = getattr(Module, question)
            answers = [getattr(m, question) for m in modules if getattr(type(m), question) is not base]
            setattr(self, question, tuple(answers))


def unfit_beside(boards: tuple[str, ...], board: BoardFacts, edition: Edition) -> str:
    """Why what belongs to some boards is not there: another one (MISSION-02), the classic edition (CLASSIC-24)."""
    if board.id not in boards:
        return f"only with board={boards[0].partition('-')[0]!r} (MISSION-02)"
    return "not part of edition='classic' (CLASSIC-24)" if edition.id == "classic" else ""
