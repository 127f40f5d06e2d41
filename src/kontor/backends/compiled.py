"""The compiled backend: the functions of the library, called through ctypes. The plain one has the same names.

Nothing is calculated here. Everything that reaches C passes kontor.backends.checks first.
"""

from collections.abc import Sequence
from ctypes import byref, c_int64, c_uint8
from typing import Any, Final

from kontor.backends import checks
from kontor.backends.block import CompiledBlock
from kontor.backends.checks import VALID_CODES, Remembered, Room, counted, number
from kontor.backends.evaluator import CompiledEvaluator
from kontor.backends.known import KnownActions
from kontor.backends.library import MAX_MOVES, Functions
from kontor.backends.net import CompiledNet
from kontor.rules.action import Action
from kontor.rules.backend import Block, Evaluator
from kontor.rules.cells import PLAYERS, SITUATION, Cells, Lookup
from kontor.rules.notation import Lexicon
from kontor.slots import observe as observing
from kontor.slots.slots import WIDTH

LOST: Final = -2  # what kontor_choose returns where decisions found no room


class CompiledBackend:
    """The functions on cells, by a library (kontor.rules.backend.Backend)."""

    IS_COMPILED: Final = True

    def __init__(self, functions: Functions) -> None:
        self._c = functions
        self._room = Room()
        self._t, self._s = Remembered(checks.lookup), Remembered(checks.cells)
        self._known = Remembered(self._known_of)
        self._of_lexicons: dict[Lexicon, KnownActions] = {}
        self._list_known = functions["table_list"]
        self._list, self._play = functions["list"], functions["play"]  # those that are called most

    def _known_of(self, lexicon: Lexicon) -> KnownActions:
        known = self._of_lexicons.get(lexicon)
        return known or self._of_lexicons.setdefault(lexicon, KnownActions(self._c, lexicon))

    def legal(self, t: Lookup, s: Cells, /) -> list[int]:
        """All legal decisions in a fixed order, as codes."""
        room = self._room
        return room.codes[: counted(self._list(self._t(t), self._s(s), room.pointer))]

    def actions(self, t: Lookup, s: Cells, lexicon: Lexicon, /) -> list[Action]:
        """All legal decisions in a fixed order."""
        room, known = self._room, self._known(lexicon)
        given = (known.pointer, self._t(t), self._s(s), room.pointer, room.objects_pointer)
        count = self._list_known(*given)
        found: list[Any] = room.objects[:count] if count >= 0 else known.actions(self.legal(t, s))
        return found

    def apply(self, t: Lookup, s: Cells, code: int, /) -> None:
        """Carries out a decision; ValueError where it is not legal."""
        if not self.play(t, s, code):
            raise ValueError(f"{code} is not a legal decision")

    def play(self, t: Lookup, s: Cells, code: int, /) -> bool:
        """Carries out a decision if it is legal, and says whether it was."""
        return counted(self._play(self._t(t), self._s(s), self._room.pointer, number(code, VALID_CODES))) == 1

    def deal(self, t: Lookup, s: Cells, seed: int, /) -> None:
        """A game ready for its first turn."""
        self._c["deal"](self._t(t), self._s(s), number(seed))

    def observe(self, t: Lookup, s: Cells, seat: int, out: Any, /) -> None:
        """Writes what a seat may know."""
        self._c["observe"](self._t(t), self._s(s), checks.seat(t, seat), checks.observation(out))

    def hide(self, t: Lookup, s: Cells, seat: int, /) -> None:
        """Blanks what a seat may not know (kontor.rules.hidden)."""
        self._c["hide"](self._t(t), self._s(s), checks.seat(t, seat))

    def fill(self, t: Lookup, s: Cells, seat: int, seed: int, /) -> None:
        """Puts something possible where it was blanked."""
        self._c["fill"](self._t(t), self._s(s), checks.seat(t, seat), number(seed))

    def open_slots(self, t: Lookup, s: Cells, mask: Any, /) -> int:
        """Marks the open slots and returns how many there are."""
        return counted(self._c["mask"](self._t(t), self._s(s), self._room.pointer, checks.mask(mask)))

    def choose(self, t: Lookup, s: Cells, slot: int, /) -> int:
        """Takes an open slot: the decision it completes, or 0 where more is asked."""
        code: int = self._c["choose"](self._t(t), self._s(s), self._room.pointer, checks.slot(slot))
        return counted(code) if code == LOST else code

    def enter(self, t: Lookup, s: Cells, mask: Any, /) -> int:
        """Finds the open slots, after what happens by itself (kontor.slots.episode)."""
        return counted(self._c["enter"](self._t(t), self._s(s), self._room.pointer, checks.mask(mask)))

    def step(self, t: Lookup, s: Cells, mask: Any, slot: int, /) -> int:
        """Takes an open slot and whatever follows by itself; the mask becomes that of the next choice."""
        given = (self._t(t), self._s(s), self._room.pointer, checks.mask(mask), checks.slot(slot), c_int64(0))
        return counted(self._c["step"](*given))

    def utilities(self, t: Lookup, s: Cells, /) -> list[int]:
        """What the end of a game is worth to each seat, in kontor.slots.episode.UNITS."""
        lookup, cells = self._t(t), self._s(s)
        return [self._c["utility"](lookup, cells, seat) for seat in range(t[PLAYERS])]

    def random_play(self, t: Lookup, seed: int, decisions: int, cap: int, way: int, /) -> int:
        """Plays `decisions` random decisions, game after game (kontor.slots.random_play)."""
        rows = [byref((c_uint8 * size)()) for size in (SITUATION, WIDTH, observing.WIDTH)]
        room = byref((c_int64 * MAX_MOVES)())  # one of its own: other threads run meanwhile
        return counted(self._c["random_play"](self._t(t), *rows, room, *map(number, (seed, decisions, cap, way))))

    def evaluator(self, t: Lookup, weights: list[int], /) -> Evaluator:
        """An evaluator for these rules and weights."""
        return CompiledEvaluator(self._c, t, weights)

    def block(self, t: Lookup, games: int, cap: int, threads: int, /) -> Block:
        """Room for games of this kind, and the threads that work on them; `cap` is in rounds."""
        return CompiledBlock(self._c, t, games, cap, threads)

    def net(self, shape: Sequence[int], halves: bytes) -> CompiledNet:
        """A net by its sizes and its weights, as the plain rules have none."""
        return CompiledNet(self._c, shape, halves)
