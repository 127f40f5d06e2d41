"""A net that answers by the compiled rules: the same as kontor.nets.forward within rounding, and without numpy.

Numpy takes three quarters of the time for one situation and half of it for several, where processors have wide
vectors. So it stays what servers and bots use.
"""

from collections.abc import Sequence
from ctypes import Array, byref, c_float, c_int32, c_int64, c_uint16
from typing import Any, Final, NamedTuple, TypeAlias

from kontor.backends import checks
from kontor.backends.library import Functions
from kontor.rules.cells import MAX_CITIES
from kontor.slots import observe
from kontor.slots.interface import N_OWNERS, OWN_INTERFACE
from kontor.slots.slots import WIDTH

Floats: TypeAlias = Array[c_float]
HALF_BYTES: Final = 2
SHAPE_MAX: Final = 4096
SHAPE_SIZES: Final = 6
ANSWERED: Final = (WIDTH, len(OWN_INTERFACE.values), MAX_CITIES * N_OWNERS)  # floats of each part of an answer


class Answer(NamedTuple):
    """What a net says of one situation (kontor.h)."""

    logits: Floats
    values: Floats
    control: Floats


class CompiledNet:
    """A net, for one thread at a time."""

    def __init__(self, functions: Functions, shape: Sequence[int], halves: bytes) -> None:
        """By its sizes in the order of kontor.nets.shape, and its weights as they are in its file."""
        if len(shape) != SHAPE_SIZES or not all(0 < size <= SHAPE_MAX for size in shape):
            raise ValueError(f"shape={tuple(shape)}: expected {SHAPE_SIZES} sizes from 1 to {SHAPE_MAX}")
        self._answer = functions["net_answer"]
        self._shape = (c_int32 * SHAPE_SIZES)(*shape)
        count = functions["net_weights"](byref(self._shape))
        if len(checks.contents(halves)) != HALF_BYTES * count:
            raise ValueError(f"{len(halves)} bytes of weights; expected {HALF_BYTES * count}")
        self._weights = (c_float * count)()
        self._room = (c_float * functions["net_room"](byref(self._shape)))()
        functions["net_widen"](byref((c_uint16 * count).from_buffer_copy(halves)), c_int64(count), byref(self._weights))

    def answer(self, observation: Any, mask: Any) -> Answer:
        """What the net says of an observation, and of the slots that are open."""
        said = Answer(*((c_float * size)() for size in ANSWERED))
        seen = checks.row("an observation", observation, observe.WIDTH, is_read=True)
        opened = checks.row("a mask", mask, WIDTH, is_read=True)
        given = (self._shape, self._weights, self._room, seen, opened, *said)
        if self._answer(*map(byref, given)) < 0:
            raise ValueError("an observation of no board")
        return said
