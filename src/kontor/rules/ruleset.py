"""Ruleset: a board, an edition, modules and a number of players, put together once and shared by all states."""

from collections.abc import Iterable

from kontor.rules.action import Kind
from kontor.rules.backend import Backend
from kontor.rules.board import Board
from kontor.rules.cells import HAS_NEUTRAL, NEUTRAL_SCORES, Lookup
from kontor.rules.decisions import ENTRIES, in_play
from kontor.rules.edition import Edition
from kontor.rules.entry import Refuse
from kontor.rules.frames import TYPES, Frame
from kontor.rules.lookup import Markers, lookup
from kontor.rules.module import Hooks, Module
from kontor.rules.notation import Lexicon

RULES_VERSION = 2  # raised whenever a rule is read differently; records name it


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
        *,
        backend: Backend,
    ) -> None:
        self.backend = backend
        self.version = version
        self.board: Board = lexicon.board
        self.lexicon = lexicon
        self.players = players
        self.seats = range(players)
        self.edition = edition
        self.markers: Markers = markers
        self.modules: tuple[Module, ...] = tuple(modules)
        self.hooks = Hooks(self.modules)
        self.lookup: Lookup = lookup(self.board, players, edition, markers, self.modules)
        self.has_neutral = bool(self.lookup[HAS_NEUTRAL])
        self.neutral_scores = bool(self.lookup[NEUTRAL_SCORES])
        self.equivalents = dict(edition.equivalents)
        for module in self.modules:
            self.equivalents.update(module.equivalents)
        self.moments = {kind: clause for module in self.modules for kind, clause in module.moments.items()}
        # Decisions that this game never asks for, each with the clause that brings it.
        self.absent: dict[Kind, str] = {}
        self.refusals: dict[type[Frame], dict[Kind, Refuse]] = {}
        for entry in ENTRIES:
            if in_play(entry, self.lookup):
                self.refusals.setdefault(TYPES[entry.frame], {}).update(dict.fromkeys(entry.kinds, entry.refusal))
            if not in_play(entry, self.lookup) or not entry.comes(self):
                self.absent.update(dict.fromkeys(entry.kinds, entry.absent or entry.early))
