"""Ruleset: a board, an edition, modules and a number of players, put together once and shared by all states."""

from collections.abc import Iterable
from typing import NamedTuple

from kontor.rules.action import Kind
from kontor.rules.edition import Edition
from kontor.rules.frames import Frame
from kontor.rules.module import Hooks, Module
from kontor.rules.notation import Lexicon
from kontor.rules.step import Step
from kontor.rules.steps import STEPS

RULES_VERSION = 1  # raised whenever a rule is read differently; records name it


class Markers(NamedTuple):
    """The bonus markers of a game (SETUP-07, PROMO-02)."""

    kinds: tuple[str, ...]  # all that can be met
    gold: tuple[str, ...]  # the starting ones
    pile: tuple[str, ...]  # those from which the pile is drawn
    pile_size: int


class Ruleset:
    """What does not change during a game."""

    def __init__(
        self,
        lexicon: Lexicon,
        players: int,
        edition: Edition,
        markers: Markers,
        modules: Iterable[Module] = (),
        version: int = RULES_VERSION,
    ) -> None:
        self.version = version
        self.board = lexicon.board
        self.lexicon = lexicon
        self.players = players
        self.seats = range(players)
        self.edition = edition
        self.markers = markers
        self.modules = tuple(modules)
        for slot, module in enumerate(self.modules):
            module.slot = slot
        self.hooks = Hooks(self.modules)
        self.has_neutral = any(module.brings_neutral for module in self.modules)
        self.neutral_scores = any(module.neutral_scores for module in self.modules)
        self.equivalents = dict(edition.equivalents)
        for module in self.modules:
            self.equivalents.update(module.equivalents)
        self.moments = {kind: clause for module in self.modules for kind, clause in module.moments.items()}
        self.order: dict[type[Frame], tuple[Step, ...]] = dict(STEPS)
        for module in self.modules:
            for frame, steps in module.steps().items():
                self.order[frame] = self.order.get(frame, ()) + steps
        self.steps: dict[type[Frame], dict[Kind, Step]] = {
            frame: {kind: step for step in steps for kind in step.kinds} for frame, steps in self.order.items()
        }
