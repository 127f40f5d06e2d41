"""Kontor: the board game Hansa Teutonica as a library. See docs/tour.md."""

from kontor.build import extension as _extension
from kontor.game import Game, IllegalAction, from_position, new_game
from kontor.replay import RecordError, load
from kontor.rules.action import Action
from kontor.rules.notation import NotationError
from kontor.rules.options import OptionError
from kontor.rules.refusal import Refusal

__version__ = "0.1.0"
compiled = _extension is not None  # whether the rules run compiled; `kontor.build.build` says why not
__all__ = [
    "Action",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "RecordError",
    "Refusal",
    "compiled",
    "from_position",
    "load",
    "new_game",
]
