"""Module: an optional rule. The engine asks named questions; a module answers those it overrides, the rest is free."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from inspect import isfunction
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from kontor.boards import BoardFacts
from kontor.rules.action import Kind
from kontor.rules.bounds import Bounds
from kontor.rules.edition import Edition
from kontor.rules.frames import Frame
from kontor.rules.refusal import Refusal
from kontor.rules.scoreline import Line

if TYPE_CHECKING:
    from kontor.rules.chance import Chance
    from kontor.rules.state import State
    from kontor.rules.step import Step


class Module:
    """Base of all modules. Its own part of the state is one immutable value, `state.own[self.slot]`."""

    name = ""
    slot = -1
    brings_neutral = False  # whether there is a neutral player
    neutral_scores = False  # and whether it has a counter on the prestige track
    position_keys: tuple[str, ...] = ()  # keys of a position that it reads
    marker_keys: tuple[str, ...] = ()  # of its `markers` part
    pending_keys: tuple[str, ...] = ()  # and of its `pending` part
    # Where another clause says the same under this module, and when its decisions are asked.
    equivalents: Mapping[str, str] = MappingProxyType({})
    moments: Mapping[Kind, str] = MappingProxyType({})

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition) -> str:
        """Why the module cannot be used on a board or in an edition; empty where it can."""
        return ""

    def start(self, players: int) -> object:
        """The module's own value in a game without setup."""
        return None

    def steps(self) -> Mapping[type[Frame], tuple[Step, ...]]:
        """Steps that it adds to the decisions of the game."""
        return {}

    # Questions the rules ask. Hooks keeps those that a module overrides.

    def setup(self, state: State, chance: Chance) -> None:
        """At the start of a game, after the base setup."""

    def turn_starts(self, state: State) -> None:
        """When a player's turn begins."""

    def borders_open(self, state: State) -> bool:
        """Whether the turn's player may ignore borders for actions B, C and D."""
        return False

    def allowance(self, state: State, seat: int) -> int:
        """Further actions of this seat in each of its turns."""
        return 0

    def bars_actions(self, state: State) -> Refusal | None:
        """Why no action can be taken or gained in this turn."""
        return None

    def entry(self, state: State) -> Bounds | None:
        """The posts that the turn's player may enter by actions B and C; None for all."""
        return None

    def entered(self, state: State, post: int) -> None:
        """After the turn's player entered a post by action B or C."""

    def landing(self, state: State, route: int, extra: bool) -> Bounds | None:
        """The posts where a piece displaced from a route, or an extra, may go; None for all."""
        return None

    def carrying(self, state: State, route: int, stays: str | None) -> Bounds | None:
        """The posts to which a piece lifted from a route may be carried; None for all.

        `stays` is the clause of an effect that keeps pieces in their country; without one it is action D.
        """
        return None

    def marker_refusal(self, state: State, route: int) -> Refusal | None:
        """Why no bonus marker may be placed at a route."""
        return None

    def after_marker(self, state: State, route: int) -> None:
        """After a replacement marker was placed."""

    def spare_routes(self, state: State) -> list[int]:
        """Routes for a replacement when no route fits by the usual conditions."""
        return []

    def settler(self, state: State, owner: int) -> int | None:
        """The seat that settles displaced pieces for an owner who cannot."""
        return None

    def after_effect(self, state: State) -> None:
        """Whenever the turn's player is about to stand between actions again."""

    def placing_fee(self, state: State, route: int) -> int:
        """Further pieces to be paid for each piece placed on a route by action B."""
        return 0

    def compensation(self, state: State, owner: int, piece: int) -> int:
        """Further extra pieces for the owner of a displaced piece."""
        return 0

    def settles_anywhere(self, state: State, owner: int) -> bool:
        """Whether displaced pieces of this owner may go to any route."""
        return False

    def after_income(self, state: State) -> None:
        """After an action A of the turn's player."""

    def after_office(self, state: State, city: int) -> None:
        """After an office was established."""

    def city_points(self, state: State, seat: int) -> int:
        """Further points per controlled city at the end."""
        return 0

    def ability_points(self, state: State, seat: int) -> int:
        """Further points per fully developed ability at the end, Keys excepted."""
        return 0

    def score(self, state: State, seat: int) -> Iterable[Line]:
        """Further lines of the score sheet."""
        return ()

    def secret_lines(self, viewer: int | None, seat: int) -> tuple[str, ...]:
        """Categories of a seat's score sheet that a viewer may not know."""
        return ()

    def loose_pieces(self, state: State) -> Iterable[int]:
        """Pieces that lie with the module (SETUP-36)."""
        return ()

    # Views, positions and records

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        """Adds to a view what this seat may know."""

    def write(self, state: State, position: dict[str, Any]) -> None:
        """Adds the module's own part to a position."""

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        """Takes the module's own part from a position; ValueError where it is wrong."""


QUESTIONS = tuple(name for name, value in vars(Module).items() if isfunction(value) and name not in ("start", "steps"))


class Hooks:
    """For each question the answers of the modules that have one: an empty tuple in the base game, so it is free."""

    setup: tuple[Callable[[State, Chance], None], ...]
    turn_starts: tuple[Callable[[State], None], ...]
    borders_open: tuple[Callable[[State], bool], ...]
    allowance: tuple[Callable[[State, int], int], ...]
    bars_actions: tuple[Callable[[State], Refusal | None], ...]
    entry: tuple[Callable[[State], Bounds | None], ...]
    entered: tuple[Callable[[State, int], None], ...]
    landing: tuple[Callable[[State, int, bool], Bounds | None], ...]
    carrying: tuple[Callable[[State, int, str | None], Bounds | None], ...]
    marker_refusal: tuple[Callable[[State, int], Refusal | None], ...]
    after_marker: tuple[Callable[[State, int], None], ...]
    spare_routes: tuple[Callable[[State], list[int]], ...]
    settler: tuple[Callable[[State, int], int | None], ...]
    after_effect: tuple[Callable[[State], None], ...]
    placing_fee: tuple[Callable[[State, int], int], ...]
    compensation: tuple[Callable[[State, int, int], int], ...]
    settles_anywhere: tuple[Callable[[State, int], bool], ...]
    after_income: tuple[Callable[[State], None], ...]
    after_office: tuple[Callable[[State, int], None], ...]
    city_points: tuple[Callable[[State, int], int], ...]
    ability_points: tuple[Callable[[State, int], int], ...]
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
