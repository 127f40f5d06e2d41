"""Evaluator: values situations by a row of weights, with the compiled rules if there are any (evaluation.worth)."""

from typing import Protocol

from kontor.evaluation import layout, rate, worth
from kontor.rules import core
from kontor.rules.cells import SITUATION, Cells, Lookup


class Evaluator(Protocol):
    """Rates decisions. Worths are in ten-thousandths of a point, figures in hundredths (kontor.evaluation.layout)."""

    def appraise(self, s: Cells) -> list[int]:
        """The figures of a situation."""
        ...

    def rate(self, s: Cells) -> tuple[list[int], list[int]]:
        """The codes of all decisions that differ, and what each is worth to the seat that must decide."""
        ...

    def utilities(self, s: Cells) -> list[int]:
        """What a situation is worth to each seat beside the others."""
        ...

    def plan(self, s: Cells, width: int, margin: int, turns: int) -> tuple[list[int], list[int]]:
        """The best decisions, each followed for some turns by what is rated best, and their worths."""
        ...

    def play_turns(self, s: Cells, turns: int, noise: int) -> int:
        """Everybody plays what is rated best, with some noise; returns how many decisions that took."""
        ...


def make_evaluator(lookup: Lookup, weights: list[int]) -> Evaluator:
    """An evaluator for these rules."""
    extension = core.in_use()
    if extension is None:
        return PlainEvaluator(lookup, weights)
    made: Evaluator = extension.Evaluator(lookup, weights)
    return made


class PlainEvaluator:
    """The same as the compiled one, in Python."""

    def __init__(self, lookup: Lookup, weights: list[int]) -> None:
        if len(weights) != layout.WEIGHTS:
            raise ValueError(f"weights: expected {layout.WEIGHTS} numbers, found {len(weights)}")
        self._t = lookup
        self._w = weights
        self._x = [0] * layout.FIGURES
        self._y = [0] * layout.FIGURES
        self._moves: list[int] = []
        self._rated: list[int] = []
        self._scores: list[int] = []
        self._spare = bytearray(SITUATION)

    def appraise(self, s: Cells) -> list[int]:
        worth.appraise(self._t, s, self._w, self._x)
        return self._x[:]

    def rate(self, s: Cells) -> tuple[list[int], list[int]]:
        rate.rate(self._t, s, self._w, self._x, self._y, self._moves, self._rated, self._scores, self._spare)
        return self._rated[:], self._scores[:]

    def utilities(self, s: Cells) -> list[int]:
        rate.utilities(self._t, s, self._w, self._x, self._scores)
        return self._scores[:]

    def plan(self, s: Cells, width: int, margin: int, turns: int) -> tuple[list[int], list[int]]:
        first: list[int] = []
        worths: list[int] = []
        room = (self._x, self._y, self._moves, self._rated, self._scores, self._spare)
        rate.plan(self._t, s, self._w, *room, width, margin, turns, first, worths, bytearray(SITUATION))
        return first, worths

    def play_turns(self, s: Cells, turns: int, noise: int) -> int:
        room = (self._x, self._y, self._moves, self._rated, self._scores, self._spare)
        return rate.play_turns(self._t, s, self._w, *room, turns, noise)
