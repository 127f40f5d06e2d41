"""Puzzles: positions in which one decision, or one turn, wins clearly more often than all others.

They are found by `python -m tools.puzzles` in games of the net against itself. Each file holds those of one side of a
board, a puzzle on each line. Chances are shares of games that the net played to the end from there, with what is
hidden filled in differently each time.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final

from kontor.boards import board_ids
from kontor.game import Game, from_position
from kontor.slots import observe

THEMES: Final = ("displace", "block", "office", "ability", "marker", "end")
GRADES: Final = (1, 2, 3)  # found by the rule bot at once and by its plan of the turn; in one of these ways; in neither
CERTAINTY_ERRORS: Final = 1.645  # standard errors: 95 % to one side
DAY_STRIDE: Final = 7919  # a prime: days in a row come from different boards


@dataclass(frozen=True)
class Tried:
    """A decision or a turn that was tried, and what came of it."""

    answers: Sequence[Sequence[str]]  # what was played, and others that lead to the same turn in another order
    action: Sequence[str]  # the whole action that it begins; of a turn all that was played
    then: Sequence[str]  # how the turn goes on, until something unknown is drawn
    tries: int
    wins: Sequence[float]  # by seat
    points: Sequence[float]  # at the end on average, by seat
    less: float  # how much less it wins than the solution, in the same worlds
    error: float  # of that: one standard error
    ends: bool  # the game ends with the turn
    reason: Mapping[str, Any]  # what it is for (kontor.bots.reasons)

    @property
    def behind(self) -> float:
        """How much lower its chance of winning is than that of the solution, at least, with 95 % certainty."""
        return self.less - CERTAINTY_ERRORS * self.error


@dataclass(frozen=True)
class Puzzle:
    """A position, and the decisions or turns that were tried in it, the solution first."""

    id: str
    side: str
    theme: str
    grade: int
    turn: bool  # whether the whole turn is asked for, not only one decision
    seat: int
    position: Mapping[str, Any]
    tried: Sequence[Tried]

    @property
    def solution(self) -> Tried:
        """What is right."""
        return self.tried[0]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.solution.wins)

    def rival(self, tried: Tried) -> int:
        """The other seat that wins most often after a decision."""
        return max((seat for seat in range(self.players) if seat != self.seat), key=lambda seat: tried.wins[seat])

    def game(self, names: Sequence[str] = ()) -> Game:
        """The position, ready to be played."""
        return from_position(self.position, names)

    def answer(self, line: Sequence[str]) -> Sequence[str] | None:
        """The part of a legal line that answers what is asked; None as long as the turn goes on."""
        if not self.turn:
            return line[:1] or None
        game = self.game()
        for number, decision in enumerate(line, 1):
            game.play(decision)
            if has_played(game, self.seat):
                return line[:number]
        return None

    def find(self, answer: Sequence[str]) -> Tried | None:
        """Which of those tried an answer is; None where it was not tried because no bot would do it."""
        given = list(answer)
        same = (each for each in self.tried if given in each.answers)
        return next(same, None) or self._by_look.get(self._look(answer))

    @cached_property
    def _by_look(self) -> Mapping[bytes, Tried]:
        """What was tried, by what the seat sees afterwards; worked out once."""
        return {self._look(line): each for each in self.tried for line in each.answers}

    def _look(self, line: Sequence[str]) -> bytes:
        """What the seat sees afterwards: posts of a route that are alike lead to the same."""
        game = self.game()
        for decision in line:
            game.play(decision)
        seen = bytearray(observe.WIDTH)
        state = game.state
        state.rules.backend.observe(state.lookup, state.cells, self.seat, seen)
        return bytes(seen)


def has_played(game: Game, seat: int) -> bool:
    """Whether a turn is as far as its seat could plan it: over, or another seat or chance decides how it goes on."""
    return game.is_over or game.decider != seat or game.turn != seat or game.barrier == "revealed"


@cache
def puzzles() -> Sequence[Puzzle]:
    """All of them, side by side of the boards."""
    return [puzzle for side in board_ids() for puzzle in _of_side(side)]


def puzzle_of(id: str) -> Puzzle | None:
    """The puzzle with an id, such as `hansa-3-12`."""
    return next((puzzle for puzzle in puzzles() if puzzle.id == id), None)


def of_the_day(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody: it follows from the date alone."""
    return puzzles()[day.toordinal() * DAY_STRIDE % len(puzzles())]


def _of_side(side: str) -> list[Puzzle]:
    file = files(__name__).joinpath(f"{side}.jsonl")
    if not file.is_file():
        return []
    return [_read(side, json.loads(line)) for line in file.read_text("utf-8").splitlines()]


def _read(side: str, facts: dict[str, Any]) -> Puzzle:
    """A puzzle from what its line says. Its number stays when others are added or dropped."""
    tried = [Tried(**each) for each in facts.pop("tried")]
    return Puzzle(id=f"{side}-{facts.pop('number')}", side=side, tried=tried, **facts)
