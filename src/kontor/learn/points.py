"""Points: fits what a net expects of final points to games that it plays with itself. Its decisions stay the same.

python -m kontor.learn.points NET NEW --games 5000 --jobs 4

While a net learns, what it expects of points follows a net that changes. Here the net stays as it is, and only the
weights that points are read from are set again, by least squares: on average, the points come true.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kontor.bots.net_bot import load
from kontor.learn.side_by_side import side_by_side
from kontor.learn.watched import Asked, Job, Watched, jobs_of, watched
from kontor.nets.file import Net, Weights, write
from kontor.nets.forward import POINT_SCALE
from kontor.nets.shape import CATEGORIES, SEAT_VALUES
from kontor.rules.ids import MAX_SEATS

SEED: Final = 7  # other games than those of the calibration
FIRST: Final = SEAT_VALUES - CATEGORIES  # of the values of a seat that is points
PULL: Final = 1e-3  # towards the weights as they were, in shares of the situations


class Note(NamedTuple):
    """What the net goes by in one situation, and whose points stand where."""

    grounds: NDArray[np.float32]
    order: NDArray[np.int32]


class Sums(NamedTuple):
    """Over situations, by seat counted from the one that decides."""

    games: int
    times: NDArray[np.float64]
    squares: NDArray[np.float64]  # of the grounds and a constant, each with each
    products: NDArray[np.float64]  # of these with the points of the seat

    def plus(self, other: "Sums") -> "Sums":
        """Both together."""
        return Sums(self.games + other.games, *(mine + more for mine, more in zip(self[1:], other[1:], strict=True)))


def sums_of(job: Job) -> Sums:
    """Plays the games of a job."""
    width = load(job.net).net.shape.wide + 1
    total = Sums(0, np.zeros(MAX_SEATS), np.zeros((MAX_SEATS, width, width)), np.zeros((MAX_SEATS, width, CATEGORIES)))
    for game in watched(job, _look):
        if game.is_whole and game.notes:
            total = total.plus(_summed(game))
    return total


def _look(asked: Asked) -> Sequence[Note]:
    return [*map(Note, asked.player.grounds(asked.observations), asked.order)]


def _summed(game: Watched[Note]) -> Sums:
    grounds = np.stack([note.grounds for note in game.notes]).astype(np.float64)
    grounds = np.concatenate([grounds, np.ones((len(grounds), 1))], 1)
    order = np.stack([note.order for note in game.notes])
    squares, players = grounds.T @ grounds, len(game.points)
    products = np.zeros((MAX_SEATS, grounds.shape[1], CATEGORIES))
    for number in range(players):
        products[number] = grounds.T @ game.points[(order == number).argmax(1)]
    taken = (np.arange(MAX_SEATS) < players).astype(np.float64)
    return Sums(1, taken * len(grounds), taken[:, None, None] * squares, products)


def fitted(weights: Weights, sums: Sums) -> Weights:
    """The weights of a net with those of points set again."""
    matrix, bias = weights["values.weight"].copy(), weights["values.bias"].copy()
    for seat in range(MAX_SEATS):
        columns = slice(seat * SEAT_VALUES + FIRST, (seat + 1) * SEAT_VALUES)
        before = np.concatenate([matrix[:, columns], bias[None, columns]])
        pull = PULL * max(float(sums.times[seat]), 1.0)
        left = sums.squares[seat] + pull * np.eye(len(before))
        solved = np.linalg.solve(left, sums.products[seat] / POINT_SCALE + pull * before)
        matrix[:, columns], bias[columns] = solved[:-1], solved[-1]
    return {**weights, "values.weight": matrix, "values.bias": bias}


def main(arguments: Iterable[str] | None = None) -> int:
    """Plays games of the whole mix and writes the new net."""
    parser = argparse.ArgumentParser(prog="python -m kontor.learn.points", description=__doc__)
    parser.add_argument("net", type=Path, help="the file of the net")
    parser.add_argument("new", type=Path, help="the file to write")
    parser.add_argument("--games", type=int, default=5000, help="of the whole mix (default: 5000)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    args = parser.parse_args(None if arguments is None else list(arguments))
    try:
        net = load(args.net).net
        jobs = [*jobs_of(args.net, args.games, 1.0, SEED)]
    except ValueError as wrong:
        print(f"kontor: {wrong}", file=sys.stderr)
        return 2
    total: Sums | None = None
    for number, (_, sums) in enumerate(side_by_side(sums_of, jobs, args.jobs), 1):
        total = total.plus(sums) if total else sums
        print(f"{total.games} games, {number} of {len(jobs)} parts", flush=True)
    if total:
        trained = {**net.trained, "games for points": total.games}
        write(args.new, Net(net.shape, fitted(net.weights, total), trained))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
