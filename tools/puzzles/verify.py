"""Verifying puzzles: all their answers are tried again, equally often, in worlds that the search has not seen."""

import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from kontor.puzzles import CERTAINTY_ERRORS, Puzzle, puzzles
from tools.puzzles.candidates import Position
from tools.puzzles.contest import FULL_TRIES, WIN_MARGIN, compared

FIRST_WORLD_SEED: Final = 1_000_000  # the first world


class Finding(NamedTuple):
    """How far the closest of the others is behind the solution."""

    id: str
    chance: float
    less: float
    error: float

    @property
    def holds(self) -> bool:
        """Whether the solution is ahead by the margin."""
        return self.less >= WIN_MARGIN

    def __str__(self) -> str:
        verdict = "holds" if self.holds else "FAILS"
        least = self.less - CERTAINTY_ERRORS * self.error
        return (
            f"{self.id}: {verdict}, wins {self.chance:.0%}, "
            f"{100 * self.less:.0f} percentage points more, at least {100 * least:.0f}"
        )


def verified(puzzle: Puzzle, tries: int = FULL_TRIES) -> Finding:
    """Plays a puzzle again, its solution and each of the others as often."""
    place = Position(puzzle.game())
    worlds = range(FIRST_WORLD_SEED, FIRST_WORLD_SEED + tries)
    won: list[list[float]] = []
    for each in puzzle.tried:
        line = [place.game.parse(text).code for text in each.answers[0]]
        results = place.trials.results([place.after(line, world) for world in worlds], worlds)
        won.append([result.wins[puzzle.seat] for result in results])
    less, error = min(compared(won[0], others) for others in won[1:])
    return Finding(puzzle.id, sum(won[0]) / tries, less, error)


def verify(jobs: int, sample: int | None, tries: int = FULL_TRIES) -> bool:
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
        f"{held} of {len(found)} hold by {100 * WIN_MARGIN:.0f} percentage points at {tries} tries of every answer, "
        f"the closest by {100 * closest:.0f}"
    )
    if failed:
        print("these do not: " + ", ".join(failed), file=sys.stderr)
    return not failed


def _task(task: tuple[Puzzle, int]) -> Finding:
    return verified(*task)
