"""The checks of tests/play at length: `python -m tools.soak --games 2000 --notations 200000`.

Games go over all configurations in turn, each named by its configuration and seed; a fault is printed with both.
`python -m tools.soak --builds 1000` plays 1,000 games with the plain rules and the compiled ones side by side.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import count

from kontor import backends
from kontor.rules.action import Kind
from tests.env.traces import unlike
from tests.play.configurations import ALL, SEATS, Configuration
from tests.play.runs import asked_game, checked_game

NOTATIONS_PER_DECISION = 12  # tried before it
DECISIONS_PER_BUILD_GAME = 330  # when two builds play the same game


@dataclass
class Outcome:
    """What a game brings to the summary."""

    configuration: str
    end: str | None
    decisions: int
    kinds: Counter[Kind]
    notations: int
    legal: int
    faults: list[str]


@dataclass
class Summary:
    games: int = 0
    decisions: int = 0
    notations: int = 0
    legal: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    kinds: Counter[Kind] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.notations += outcome.notations
        self.legal += outcome.legal
        self.ends[outcome.end or "not ended, played by chance"] += 1
        self.kinds += outcome.kinds
        self.faults += outcome.faults


def checked(configuration: Configuration, seed: int) -> Outcome:
    """A game with all invariants."""
    run = checked_game(configuration, seed)
    return Outcome(configuration.id, run.game.end_clause, run.game.ply, run.kinds, 0, 0, run.faults)


def asked(configuration: Configuration, seed: int) -> Outcome:
    """A game with notations tried."""
    run = asked_game(configuration, seed, NOTATIONS_PER_DECISION)
    return Outcome(configuration.id, run.game.end_clause, run.game.ply, run.kinds, run.notations, run.legal, run.faults)


def tables(first_seed: int) -> Iterator[tuple[Configuration, int]]:
    """Configurations and seeds without end: round after round, each configuration at another place in the goals."""
    for seed in count(first_seed):
        for number, configuration in enumerate(ALL):
            yield configuration, seed + number + number // len(SEATS)


def soak(games: int, notations: int, first_seed: int, jobs: int) -> tuple[Summary, Summary]:
    """Plays; the first summary is of the invariants, the second of the notations."""
    played, tried = Summary(), Summary()
    with ProcessPoolExecutor(jobs) as pool:
        source = tables(first_seed)
        for outcome in pool.map(checked, *zip(*(next(source) for _ in range(games)), strict=True), chunksize=4):
            played.add(outcome)
            progress(f"games {played.games}/{games}", played)
        source = tables(first_seed)
        while tried.notations < notations or tried.games < len(ALL):  # each configuration at least once
            batch = [next(source) for _ in range(4 * jobs)]
            for outcome in pool.map(asked, *zip(*batch, strict=True)):
                tried.add(outcome)
            progress(f"notations {tried.notations:,}/{notations:,}", tried)
    print(file=sys.stderr)
    return played, tried


def progress(text: str, summary: Summary) -> None:
    print(f"\r{text}, faults {len(summary.faults)}   ", end="", file=sys.stderr, flush=True)


def report(played: Summary, tried: Summary) -> Iterator[str]:
    yield f"{played.games:,} games over {len(ALL)} configurations, {played.decisions:,} decisions, every one checked"
    yield "  ends: " + ", ".join(f"{end} {number}" for end, number in sorted(played.ends.items()))
    yield "  decisions: " + ", ".join(f"{kind.name.lower()} {number}" for kind, number in sorted(played.kinds.items()))
    if never := [kind.name.lower() for kind in Kind if not played.kinds[kind]]:
        yield f"  never decided: {', '.join(never)}"
    yield f"  broken invariants: {len(played.faults)}"
    yield f"{tried.notations:,} notations tried in {tried.games} games, {tried.legal:,} of them legal"
    yield f"  disagreements: {len(tried.faults)}"
    yield from [*played.faults, *tried.faults][:20]


def unlike_builds(number: int, decisions: int) -> list[str]:
    """Where the two builds differ in a game."""
    assert backends.COMPILED is not None
    return unlike(backends.COMPILED, number, decisions)


def compare_builds(games: int, first: int, jobs: int) -> int:
    """Plays with both builds; tells what differs."""
    if backends.COMPILED is None:
        print(f"nothing to compare: the rules run {backends.REASON}", file=sys.stderr)
        return 1
    faults: list[str] = []
    with ProcessPoolExecutor(jobs) as pool:
        play = partial(unlike_builds, decisions=DECISIONS_PER_BUILD_GAME)
        for number, found in enumerate(pool.map(play, range(first, first + games), chunksize=4), 1):
            faults += found
            print(f"\rgames {number}/{games}, differences {len(faults)}   ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(
        f"{games:,} games over {len(ALL)} configurations, four times {DECISIONS_PER_BUILD_GAME} decisions each: by the"
    )
    print(f"list, by the open slots, with an observation, and cell by cell. Differences: {len(faults)}")
    print("\n".join(faults[:20]))
    return 1 if faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak", description="the checks of tests/play at length")
    parser.add_argument("--games", type=int, default=2000, help="games with all invariants (%(default)s)")
    parser.add_argument("--notations", type=int, default=200_000, help="notations to try at least (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    parser.add_argument("--builds", type=int, default=0, help="games to compare the plain and the compiled rules in")
    options = parser.parse_args()
    if options.builds:
        return compare_builds(options.builds, options.seed, options.jobs)
    started = time.monotonic()
    played, tried = soak(options.games, options.notations, options.seed, options.jobs)
    print("\n".join(report(played, tried)))
    print(f"{time.monotonic() - started:.0f} s with {options.jobs} processes")
    return 1 if played.faults or tried.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
