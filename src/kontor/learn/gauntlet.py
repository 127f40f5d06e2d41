"""The gauntlet: a net, greedy, against copies of a fixed opponent, on several boards. Results are kept as JSON lines.

python -m kontor.learn.gauntlet NET --games 40 --jobs 4 --out FILE plays it by hand.
"""

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from kontor import catalog
from kontor.bots.net_bot import NET_VARIABLE, chosen_file, load
from kontor.catalog import Options
from kontor.learn.argument_types import count
from kontor.learn.error_line import one_line_errors
from kontor.learn.results_file import add
from kontor.tournament.play import play
from kontor.tournament.series import Match, Series

TEST_MAX_DECISIONS: Final = 3000  # decisions after which a game counts as stalled
TEST_SEED: Final = 18
NET_BOT: Final = "expert"


class GauntletTest(NamedTuple):
    """One against copies of another."""

    options: Options
    against: str = "rule"

    def __str__(self) -> str:
        options = self.options
        words = [options.board, str(options.players)]
        words += [options.edition] if options.edition != "bigbox" else []
        words += [f"duo-{options.duo}"] if options.duo else []
        return " ".join([*words, *options.modules, "against", self.against])


def _test(board: str, players: int, *modules: str, against: str = "rule", **more: Any) -> list[GauntletTest]:
    """A test; none where its optional rules are not here."""
    if not catalog.has_rules(modules, more.get("duo")):
        return []
    return [GauntletTest(catalog.options(board=board, players=players, modules=modules, **more), against)]


QUICK_TEST: Final = (*_test("hansa", 4),)
FULL_TEST: Final = (  # every board, edition, module and number of players
    *_test("hansa", 4),
    *_test("hansa", 3),
    *_test("hansa", 5),
    *_test("hansa", 2, duo="classic"),
    *_test("hansa", 2, duo="britannia"),
    *(test for module in catalog.fitting("hansa", 4) for test in _test("hansa", 4, module)),
    *_test("hansa", 4, *catalog.fitting("hansa", 4)),
    *_test("hansa", 3, edition="classic"),
    *_test("hansa", 4, edition="classic"),
    *_test("hansa", 5, edition="classic"),
    *_test("hansa", 2, edition="classic", duo="classic"),
    *_test("east", 2, duo="britannia"),
    *_test("east", 3),
    *_test("east", 4),
    *_test("east", 5),
    *_test("east", 4, "promos"),
    *_test("britannia", 2, duo="britannia"),
    *_test("britannia", 3),
    *_test("britannia", 4),
    *_test("britannia", 5),
    *_test("britannia", 4, "promos"),
    *_test("britannia", 3, edition="classic"),
    *_test("britannia", 4, "safe-conduct", edition="classic"),
)
TESTS_BY_TABLE: Final = {"short": QUICK_TEST, "long": FULL_TEST}


def run(tests: Sequence[GauntletTest], games: int, jobs: int, keep: Path | None = None) -> Iterator[dict[str, Any]]:
    """The figures of each test when its games are over. The net is the one in KONTOR_NET."""
    by_series = {
        Series(
            test.options, (NET_BOT, *[test.against] * (test.options.players - 1)), games, TEST_SEED, TEST_MAX_DECISIONS
        ): test
        for test in tests
    }
    found: dict[Series, list[Match]] = {series: [] for series in by_series}
    for _, match in play([*by_series], jobs, keep=keep):
        series = match.fixture.series
        found[series].append(match)
        if len(found[series]) == series.seeds() * len(series.rotations()):
            yield {"test": str(by_series[series]), **_figures(found[series])}


def _figures(matches: Sequence[Match]) -> dict[str, Any]:
    wins, own, best, failures = [], 0.0, 0.0, 0
    for match in matches:
        seat = match.bots.index(NET_BOT)
        scores = match.result.scores
        winners = [number for number, score in enumerate(scores) if score["rank"] == 1]
        wins.append((seat in winners) / len(winners) if match.result.end else 0.0)
        own += scores[seat]["total"]
        best += max(score["total"] for score in scores)
        failures += match.result.failures[seat]
    ends = Counter(match.result.end or "stalled" for match in matches)
    return {
        "failures": failures,
        "ends": dict(ends),
        **share(wins),
        "points": own / len(wins),
        "best": best / len(wins),
    }


def share(wins: Sequence[float]) -> dict[str, float]:
    """The share of wins, and half of its 95 % interval."""
    mean = sum(wins) / len(wins)
    return {"games": len(wins), "wins": mean, "within": 1.96 * sqrt(mean * (1 - mean) / len(wins))}


def line(figures: dict[str, Any]) -> str:
    """The figures of a test in a line."""
    more = f", {figures['failures']} failures" if figures["failures"] else ""
    return (
        f"{figures['test']}: {100 * figures['wins']:.1f} % of {figures['games']} games, within "
        f"{100 * figures['within']:.1f}; {figures['points']:.1f} points, the best {figures['best']:.1f}{more}"
    )


@one_line_errors
def main(arguments: Iterable[str] | None = None) -> int:
    """Plays a gauntlet and prints it."""
    parser = argparse.ArgumentParser(prog="python -m kontor.learn.gauntlet", description=__doc__)
    parser.add_argument("net", help="the file of the net")
    parser.add_argument("--table", choices=TESTS_BY_TABLE, default="short", help="which tests (default: short)")
    parser.add_argument("--against", help="another opponent than rule")
    parser.add_argument("--games", type=count, default=40, help="of each test")
    parser.add_argument("--jobs", type=count, default=1, help="processes")
    parser.add_argument("--keep", type=Path, help="a file that keeps games: a second call goes on from there")
    parser.add_argument("--out", help="a file to which the figures are appended as JSON lines")
    parser.add_argument("--facts", type=json.loads, default={}, help="JSON that is written with the figures")
    args = parser.parse_args(None if arguments is None else list(arguments))
    os.environ[NET_VARIABLE] = args.net
    load(chosen_file())
    tests = [test._replace(against=args.against or test.against) for test in TESTS_BY_TABLE[args.table]]
    for figures in run(tests, args.games, args.jobs, args.keep):
        print(line(figures), flush=True)
        if args.out:
            add(Path(args.out), {"gauntlet": {**args.facts, **figures}})
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
