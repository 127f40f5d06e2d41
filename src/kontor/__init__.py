"""Kontor: the board game Hansa Teutonica as a library. See docs/tour.md."""

from kontor.backends import COMPILED as _COMPILED
from kontor.backends import REASON as _REASON
from kontor.game import Game, IllegalAction, from_position, new_game
from kontor.replay import RecordError, load
from kontor.rules.action import Action
from kontor.rules.notation import NotationError
from kontor.rules.refusal import OptionError, Refusal

__version__ = "0.1.0"
compiled = _COMPILED is not None  # whether the rules run compiled
compiled_reason = _REASON  # why, in words
__all__ = [
    "Action",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "RecordError",
    "Refusal",
    "compiled",
    "compiled_reason",
    "from_position",
    "load",
    "new_game",
]
