"""What an agent sees and chooses from, the same on every board: an observation with a mask, and a slot."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kontor.env.slotgame import SlotGame
from kontor.slots import observe, slots

Seen: TypeAlias = dict[str, NDArray[np.int8]]


def action_space() -> spaces.Discrete:
    """One slot."""
    return spaces.Discrete(slots.WIDTH)


def observation_space() -> "spaces.Dict":
    """What a seat may know, and which slots are open to it."""
    observation = spaces.Box(0, observe.FEATURE_MAX, (observe.WIDTH,), np.int8)
    mask = spaces.Box(0, 1, (slots.WIDTH,), np.int8)
    parts: dict[str, spaces.Space[Any]] = {"observation": observation, "action_mask": mask}
    return spaces.Dict(parts)


def seen(game: SlotGame, seat: int) -> Seen:
    """What a seat sees; no slot is open to a seat that must not decide."""
    mask = game.mask if game.decider == seat else bytes(slots.WIDTH)
    return {
        "observation": np.frombuffer(game.observation(seat), np.int8).copy(),
        "action_mask": np.frombuffer(bytes(mask), np.int8).copy(),
    }
