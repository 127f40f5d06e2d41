"""Verifying puzzles: their decisions are tried again, in worlds that the search for them has not seen."""

import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from kontor.puzzles import CERTAIN, Puzzle, puzzles
from tools.puzzles.candidates import Position
from tools.puzzles.contest import DEEP, MARGIN, compared
from tools.puzzles.trials import Result

FRESH: Final = 1_000_000  # the first world
ROUNDS: Final = (16, DEEP)  # tries; what is clearly worse after the first round is not tried further


class Finding(NamedTuple):
    """How far the closest of the others is behind the solution."""

    id: str
    chance: float
    less: float
    error: float

    @property
    def holds(self) -> bool:
        """Whether the solution is ahead by the margin."""
        return self.less >= MARGIN

    def __str__(self) -> str:
        verdict = "holds" if self.holds else "FAILS"
        return (
            f"{self.id}: {verdict}, wins {self.chance:.0%}, "
            f"ahead by {100 * self.less:.0f} points +-{100 * CERTAIN * self.error:.0f}"
        )


def verified(puzzle: Puzzle, tries: int = DEEP) -> Finding:
    """Plays a puzzle again, its solution and every other decision that was found worth trying."""
    place = Position(puzzle.game())
    lines = [[place.game.parse(text).code for text in each.answers[0]] for each in puzzle.tried]
    won: list[list[float]] = [[] for _ in lines]
    running: Sequence[int] = range(len(lines))
    for count in sorted({min(tries, each) for each in ROUNDS}):
        for number in running:
            won[number] += [
                result.wins[puzzle.seat] for result in _played(place, lines[number], len(won[number]), count)
            ]
        behind = {number: compared(won[0], won[number]) for number in running if number}
        running = [0, *(number for number, (mean, error) in behind.items() if mean - 2 * CERTAIN * error <= MARGIN)]
        running = running if len(running) > 1 else [0, min(behind, key=lambda number: behind[number][0])]
    less, error = min(compared(won[0], won[number]) for number in range(1, len(lines)))
    return Finding(puzzle.id, sum(won[0]) / len(won[0]), less, error)


def _played(place: Position, line: Sequence[int], first: int, after: int) -> Sequence[Result]:
    worlds = range(FRESH + first, FRESH + after)
    return place.trials.results([place.after(line, world) for world in worlds], worlds)


def verify(jobs: int, sample: int | None, tries: int = DEEP) -> bool:
    """All puzzles, or some of them; says which do not hold."""
    chosen: Sequence[Puzzle] = puzzles()
    if sample is not None:
        chosen = random.Random(0).sample(list(chosen), min(sample, len(chosen)))
    tasks = [(puzzle, tries) for puzzle in chosen]
    found: list[Finding] = []
    with ProcessPoolExecutor(jobs) as pool:
        for finding in pool.map(_task, tasks):
            found.append(finding)
            print(f"{len(found)} of {len(chosen)}: {finding}", flush=True)
    failed = [finding.id for finding in found if not finding.holds]
    closest = min(finding.less for finding in found)
    held = len(found) - len(failed)
    print(
        f"{held} of {len(found)} hold by {100 * MARGIN:.0f} points at {tries} tries, the closest by {100 * closest:.0f}"
    )
    if failed:
        print("these do not: " + ", ".join(failed), file=sys.stderr)
    return not failed


def _task(task: tuple[Puzzle, int]) -> Finding:
    return verified(*task)
