"""The checks of everything that Python hands to the compiled rules; C itself checks nothing.

What passes has the type, the size and the range that C expects. What cannot be checked is whether cells are those of a
game.

The functions of the library have no argument types for ctypes, which would look at every argument again: a call takes
a sixth of the time that way. So each argument must be what these functions return, or a small number.
"""

import threading
from collections.abc import Callable
from ctypes import Array, byref, c_char_p, c_int64, c_uint8, py_object
from typing import Any, Final, TypeAlias

from kontor.backends.library import MAX_MOVES
from kontor.rules.cells import LOOKUP_SIZE, PLAYERS, SITUATION, Lookup
from kontor.slots import observe
from kontor.slots.slots import WIDTH

Row: TypeAlias = Array[c_uint8]
INT64_RANGE: Final = range(-(2**63), 2**63)
VALID_CODES: Final = range(1 << 40)  # a kind and four numbers, of 8 bits each
VALID_TURNS: Final = range(-(2**31), 10_001)  # more would take very long, and nobody can interrupt it
VALID_DEALT: Final = range(1 << 62)  # games that were dealt at a place; each new one counts
_CELLS: Final = c_uint8 * SITUATION


class Room(threading.local):
    """Room for a list of decisions, one for each thread, until it asks again."""

    def __init__(self) -> None:
        self.codes = (c_int64 * MAX_MOVES)()
        self.pointer = byref(self.codes)
        self.objects = (py_object * MAX_MOVES)()  # C lays addresses here; who holds the objects is known.py
        self.objects_pointer = byref(self.objects)


class Remembered:
    """Makes a pointer to what Python handed over, and remembers the last one: most calls hand over the same again.

    What it points to stays as long as it is remembered, and cannot be resized.
    """

    def __init__(self, pointer_to: Callable[[Any], Any]) -> None:
        self._pointer_to = pointer_to
        self._last: tuple[Any, Any] = (None, None)  # replaced as a whole, since other threads read it

    def __call__(self, given: Any) -> Any:
        last, pointer = self._last
        if last is not given:
            pointer = self._pointer_to(given)
            self._last = given, pointer
        return pointer


def contents(t: object) -> bytes:
    """Bytes, and nothing else."""
    if not isinstance(t, bytes):
        raise TypeError(f"expected bytes, found {type(t).__name__}")
    return t


def lookup(t: object) -> Any:
    """A pointer to a lookup, if it has the size of one."""
    if len(contents(t)) != LOOKUP_SIZE:
        raise ValueError("not the lookup of a game")
    return c_char_p.from_param(t)


def cells(s: object) -> Any:
    """A pointer to cells, if they have the size of a situation."""
    if not isinstance(s, bytearray):
        raise TypeError(f"expected cells as a bytearray, found {type(s).__name__}")
    if len(s) != SITUATION:
        raise ValueError("not the cells of a game")
    return byref(_CELLS.from_buffer(s))


def mask(array: Any) -> Any:
    """A pointer to a mask, to be written."""
    return byref(row("a mask", array, WIDTH))


def observation(array: Any) -> Any:
    """A pointer to an observation, to be written."""
    return byref(row("an observation", array, observe.WIDTH))


def row(name: str, array: Any, size: int, is_read: bool = False) -> Row:
    """Memory of this many bytes as C takes it, to be written, or only read."""
    view = memoryview(array)
    if view.nbytes != size or not view.c_contiguous or (view.readonly and not is_read):
        kind = "readable" if is_read else "writeable"
        raise ValueError(f"{name}: expected {size} cells, {kind} and without gaps")
    form = c_uint8 * size
    return form.from_buffer_copy(view) if view.readonly else form.from_buffer(array)


def number(value: object, allowed: range = INT64_RANGE) -> c_int64:
    """A number of 64 bits, or of a smaller range."""
    if not isinstance(value, int):
        raise TypeError(f"expected a number, found {type(value).__name__}")
    if not allowed.start <= value < allowed.stop:
        raise OverflowError(f"{value}: expected {allowed.start} to {allowed.stop - 1}")
    return c_int64(value)


def seat(t: Lookup, value: object) -> int:
    """A seat of the game."""
    if not isinstance(value, int) or not 0 <= value < t[PLAYERS]:
        raise ValueError(f"seat={value}: expected 0 to {t[PLAYERS] - 1}")
    return value


def slot(value: object) -> int:
    """A slot, open or not."""
    if not isinstance(value, int) or not 0 <= value < WIDTH:
        raise ValueError(f"slot={value}: expected 0 to {WIDTH - 1}")
    return value


def counted(found: int) -> int:
    """What a function of the library returned, unless it says that decisions found no room."""
    if found < 0:  # the plain rules have no limit; a list that is not complete must not be used
        raise OverflowError(f"more than {MAX_MOVES} decisions at one moment")
    return found
