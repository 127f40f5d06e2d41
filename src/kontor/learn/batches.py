"""Reads batches of observations and masks: a row for each game, in arrays of numpy or tensors of torch alike."""

from typing import TYPE_CHECKING, Any, TypeVar

from numpy.typing import NDArray

from kontor.rules.ids import MAX_SEATS
from kontor.slots import features
from kontor.slots.interface import N_OPEN_CATEGORIES

if TYPE_CHECKING:
    from torch import Tensor

Rows = TypeVar("Rows", "NDArray[Any]", "Tensor")


def points_in(observations: Rows) -> Rows:
    """The points that observations show, by seat, counted from the one that sees them, and by category."""
    desks = observations[:, features.PLAYERS_AT : features.GAME_AT].reshape(len(observations), MAX_SEATS, -1)
    return desks[..., features.PLAYER_POINTS : features.PLAYER_POINTS + N_OPEN_CATEGORIES]


def must_act(masks: Rows, busy: Rows) -> Rows:
    """In which games the turn may not be ended: where something else is open, too, and `busy` says so.

    Bots that play by a net are busy in duels (kontor.bots.net_bot).
    """
    found: Rows = busy & (masks.sum(1) > 1)
    return found
