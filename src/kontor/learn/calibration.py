"""Calibration: whether the chances and points that a net expects come true in games that it plays with itself.

python -m kontor.learn.calibration NET --games 5000 --jobs 4 --keep FILE --picture PICTURE
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kontor.bots.net_bot import DUEL_PLAYERS, load
from kontor.catalog import GameOptions
from kontor.env.vector import Vector
from kontor.learn.argument_types import amount, count
from kontor.learn.batches import must_act, points_in
from kontor.learn.error_line import one_line_errors
from kontor.learn.mixture import MIXES, kind_of, shared_out
from kontor.learn.parallel import in_parallel
from kontor.learn.results_file import add, digest, results
from kontor.nets.forward import Expectation, softmax
from kontor.slots import observe, slots
from kontor.slots.deal import seed_of
from kontor.slots.episode import CAPPED
from kontor.tournament.calibration import ALL_GAMES, draw

GAMES_SEED: Final = 18
GAMES_PER_JOB: Final = 64  # games of a kind, and of a job
DECISIONS_PER_EXPECTATION: Final = 4  # decisions
N_BINS: Final = 10  # of chances, equally wide
Floats: TypeAlias = NDArray[np.float64]


class Tally(NamedTuple):
    """Sums over games: by bin of the chance that was expected, and of points at half-time."""

    games: int
    stalled: int  # broken off; they count in nothing else
    times: Floats  # how often a chance of the bin was expected
    expected: Floats
    observed: Floats
    sheets: int  # of seats at half-time
    points_off: float

    def plus(self, other: "Tally") -> "Tally":
        """Both together."""
        pairs: list[tuple[Any, Any]] = [*zip(self, other, strict=True)]
        return Tally(*(mine + theirs for mine, theirs in pairs))

    def chances_off(self) -> float:
        """The error of calibration, 0 to 1: how far bins are off, weighted by how often they were expected."""
        return float(np.abs(self.expected - self.observed).sum() / max(self.times.sum(), 1))


class SeatExpectation(NamedTuple):
    """What was expected at one moment of a game, by seat at the table."""

    winning: Floats
    points: Floats


class Job(NamedTuple):
    """Games of one kind that one process plays."""

    net: Path
    options: GameOptions
    games: int
    seed: int
    temperature: float  # 0: the net takes what it finds best


def tally(job: Job) -> Tally:
    """Plays the games of a job, each place equally many, and compares."""
    player = load(job.net)
    places = min(GAMES_PER_JOB, job.games)
    each = -(-job.games // places)
    luck = np.random.default_rng(job.seed)
    expectations: list[list[SeatExpectation]] = [[] for _ in range(places)]
    ended = np.zeros(places, np.int64)
    decisions = 0
    total = Tally(0, 0, np.zeros(N_BINS), np.zeros(N_BINS), np.zeros(N_BINS), 0, 0.0)
    with Vector(places, **job.options) as vector:
        out, finals = vector.buffers(), np.zeros((places, observe.WIDTH), np.int8)
        vector.reset(out, seed=job.seed)
        while len(still := np.nonzero(ended < each)[0]):
            seen = out.observations[still]
            if not decisions % DECISIONS_PER_EXPECTATION:
                _note_expectation(
                    player.expect(seen),
                    out.seats[still],
                    vector.options.players,
                    [expectations[place] for place in still],
                )
            chosen = out.masks.argmax(1).astype(np.int32)  # anything, where all games have ended
            masks = out.masks[still]
            masks[must_act(masks, np.full(len(still), vector.options.players <= DUEL_PLAYERS)), slots.END_TURN] = 0
            chosen[still] = _chosen(player.logits(seen, masks), job.temperature, luck)
            vector.step(chosen, out, finals)
            decisions += 1
            for place in np.nonzero(out.dones)[0].tolist():
                if ended[place] < each:
                    is_whole = out.dones[place] != CAPPED
                    rewards = out.rewards[place, : vector.options.players]
                    total = total.plus(_compared(expectations[place], finals[place], rewards, is_whole))
                ended[place] += 1
                expectations[place] = []
    return total


def _chosen(logits: NDArray[np.float32], temperature: float, luck: np.random.Generator) -> NDArray[np.intp]:
    if not temperature:
        return np.asarray(logits.argmax(1), np.intp)
    sums = softmax(logits / np.float32(temperature)).cumsum(1, dtype=np.float64)
    return np.asarray((sums <= (luck.random(len(sums)) * sums[:, -1])[:, None]).sum(1), np.intp)


def _note_expectation(
    expected: Expectation, seats: NDArray[np.int32], players: int, rows: Sequence[list[SeatExpectation]]
) -> None:
    order = (np.arange(players) - seats[:, None]) % players  # the net counts from the seat that decides
    winning = np.take_along_axis(expected.winning.astype(float), order, 1)
    points = np.take_along_axis(expected.points.sum(2).astype(float), order, 1)
    for row, chances, sheet in zip(rows, winning, points, strict=True):
        row.append(SeatExpectation(chances, sheet))


def _compared(
    expectations: Sequence[SeatExpectation], final: NDArray[np.int8], rewards: NDArray[np.float32], is_whole: bool
) -> Tally:
    none = np.zeros(N_BINS)
    if not is_whole or not expectations:
        return Tally(1, int(not is_whole), none, none, none, 0, 0.0)
    winners = rewards >= rewards.max() - 1e-6
    won = np.tile(winners / winners.sum(), len(expectations))
    chances = np.concatenate([each.winning for each in expectations])
    bins = np.minimum((chances * N_BINS).astype(int), N_BINS - 1)
    points = points_in(final[None])[0, : len(rewards)].astype(float).sum(1)
    half = expectations[len(expectations) // 2]
    return Tally(
        1,
        0,
        _summed(bins, np.ones(len(bins))),
        _summed(bins, chances),
        _summed(bins, won),
        len(rewards),
        float(np.abs(half.points - points).sum()),
    )


def _summed(bins: NDArray[np.int64], values: Floats) -> Floats:
    return np.bincount(bins, values, N_BINS).astype(np.float64)


def jobs_of(net: Path, games: int, temperature: float) -> Iterator[Job]:
    """The games of the usual mix, in parts that several processes can share."""
    mix = MIXES["all"]
    for number, (part, games_of_it) in enumerate(zip(mix, shared_out(mix, games), strict=True)):
        for first in range(0, games_of_it, GAMES_PER_JOB):
            size = min(GAMES_PER_JOB, games_of_it - first)
            yield Job(net, part.options, size, seed_of(GAMES_SEED, number, first), temperature)


def facts_of(job: Job, found: Tally) -> dict[str, Any]:
    """What a file keeps of a job."""
    facts = [value.tolist() if isinstance(value, np.ndarray) else value for value in found]
    return {"job": _key(job), "tally": facts}


def kept(file: Path) -> dict[str, Tally]:
    """What a file keeps, by job."""
    found = {}
    for result in results(file):
        facts: list[Any] = [np.array(value) if isinstance(value, list) else value for value in result["tally"]]
        found[result["job"]] = Tally(*facts)
    return found


def _key(job: Job) -> str:
    """Equal only for the same games by the same net."""
    return json.dumps([digest(job.net), job.options, job.games, job.seed, job.temperature], sort_keys=True)


def tallies(jobs: Sequence[Job], processes: int, keep: Path | None) -> Iterator[tuple[Job, Tally]]:
    """What was found of each job: kept from an earlier call, or played now."""
    known = kept(keep) if keep else {}
    missing = [job for job in jobs if _key(job) not in known]
    yield from ((job, known[_key(job)]) for job in jobs if _key(job) in known)
    for job, found in in_parallel(tally, missing, processes):
        if keep:
            add(keep, facts_of(job, found))
        yield job, found


def totals(found: Iterable[tuple[Job, Tally]]) -> dict[str, dict[str, Any]]:
    """The figures of all games together, of each board, and of each number of players on it."""
    groups: dict[str, Tally] = {}
    for job, part in found:
        name = kind_of(job.options)
        for group in (ALL_GAMES, name.split()[0], name):
            groups[group] = groups[group].plus(part) if group in groups else part
    return {name: figures(whole) for name, whole in sorted(groups.items())}


def figures(whole: Tally) -> dict[str, Any]:
    """What a report says of some games, JSON-safe."""
    return {
        "games": whole.games,
        "stalled": whole.stalled,
        "chances_off": whole.chances_off(),
        "points_off": whole.points_off / max(whole.sheets, 1),
        "bins": [[*map(float, row)] for row in zip(whole.times, whole.expected, whole.observed, strict=True)],
    }


@one_line_errors
def main(arguments: Iterable[str] | None = None) -> int:
    """Plays the mix and prints how far the net is off."""
    parser = argparse.ArgumentParser(prog="python -m kontor.learn.calibration", description=__doc__)
    parser.add_argument("net", type=Path, help="the file of the net")
    parser.add_argument("--games", type=count, default=1000, help="of the whole mix (default: 1000)")
    parser.add_argument("--jobs", type=count, default=1, help="processes (default: 1)")
    parser.add_argument(
        "--temperature", type=amount, default=1.0, help="0: the net takes what it finds best (default: 1)"
    )
    parser.add_argument("--keep", type=Path, help="a file that keeps what was found: a second call goes on from there")
    parser.add_argument("--picture", type=Path, help="an SVG file to write")
    parser.add_argument("--out", type=Path, help="a JSON file to write")
    args = parser.parse_args(None if arguments is None else list(arguments))
    load(args.net)
    jobs = [*jobs_of(args.net, args.games, args.temperature)]
    try:
        found = totals(tallies(jobs, args.jobs, args.keep))
    except OSError as wrong:
        print(f"kontor: {args.keep}: {wrong.strerror}", file=sys.stderr)
        return 2
    for name, part in found.items():
        print(
            f"{name}: {part['games']} games, {part['stalled']} without an end; chances off by "
            f"{100 * part['chances_off']:.2f} points, final points at half-time by {part['points_off']:.2f}"
        )
    if args.picture:
        args.picture.write_text(draw(found), "utf-8")
    if args.out:
        args.out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
