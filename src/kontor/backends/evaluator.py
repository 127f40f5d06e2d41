"""Evaluating by the compiled rules (kontor.evaluation).

Several threads may use one evaluator: each has a workspace of its own, because C works without Python's lock.
"""

import threading
from collections.abc import Sequence
from ctypes import byref

from kontor.backends import checks
from kontor.backends.checks import VALID_TURNS, Remembered, counted, number
from kontor.backends.library import Functions, Workspace
from kontor.evaluation.layout import WEIGHTS
from kontor.rules.cells import Cells, Lookup


class OwnWorkspace(threading.local):
    """A workspace for each thread."""

    def __init__(self, weights: Sequence[int]) -> None:
        self.lists = Workspace()
        self.lists.weights[:] = weights
        self.pointer = byref(self.lists)


class CompiledEvaluator:
    """Evaluates situations by a row of weights (kontor.rules.backend.Evaluator)."""

    def __init__(self, functions: Functions, t: Lookup, weights: Sequence[int]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"weights: expected {WEIGHTS} numbers, found {len(weights)}")
        self.lookup = t
        self.work = OwnWorkspace([number(weight).value for weight in weights])
        self._c = functions
        self._t, self._s = checks.lookup(t), Remembered(checks.cells)

    def evaluate(self, s: Cells) -> list[int]:
        """The figures of a situation."""
        self._c["evaluate"](self._t, self._s(s), self.work.pointer)
        return list(self.work.lists.figures)

    def rate(self, s: Cells) -> tuple[list[int], list[int]]:
        """Decisions and their ratings for the seat that must decide."""
        count = counted(self._c["rate"](self._t, self._s(s), self.work.pointer))
        return self.work.lists.codes[:count], self.work.lists.ratings[:count]

    def values(self, s: Cells) -> list[int]:
        """What a situation is worth to each seat compared with the others."""
        count = counted(self._c["values"](self._t, self._s(s), self.work.pointer))
        return list(self.work.lists.values[:count])

    def plan(self, s: Cells, width: int, margin: int, turns: int) -> tuple[list[int], list[int]]:
        """The best decisions, each followed for some turns, and their values."""
        numbers = (number(width), number(margin), number(turns, VALID_TURNS))
        count = counted(self._c["plan"](self._t, self._s(s), self.work.pointer, *numbers))
        return self.work.lists.first[:count], self.work.lists.values[:count]

    def play_turns(self, s: Cells, turns: int, noise: int) -> int:
        """Everybody plays what is rated best."""
        return counted(
            self._c["play_turns"](self._t, self._s(s), self.work.pointer, number(turns, VALID_TURNS), number(noise))
        )

    def decide(self, s: Cells, width: int, noise: int, seed: int) -> int:
        """The decision of a rule bot; what its seat may not know is blank (kontor.evaluation.decide)."""
        numbers = (number(width), number(noise), number(seed))
        return counted(self._c["decide"](self._t, self._s(s), self.work.pointer, *numbers))
