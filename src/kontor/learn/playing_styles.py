"""Whether bots of a level with a playing style are as strong as the one without, and how they play. Games are kept.

python -m kontor.learn.playing_styles FILE --level expert --board hansa --games 400 --jobs 4
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from kontor import catalog
from kontor.bots.arena import Result, play_whole, result
from kontor.bots.net_bot import chosen_file, load
from kontor.bots.playing_styles import PLAYING_STYLES
from kontor.bots.registry import NET_LEVELS
from kontor.figures import figures
from kontor.learn.argument_types import count
from kontor.learn.error_line import one_line_errors
from kontor.learn.gauntlet import TEST_MAX_DECISIONS, TEST_SEED
from kontor.learn.parallel import in_parallel
from kontor.learn.results_file import add, digest, results
from kontor.tournament.rating import rate
from kontor.tournament.series import Fixture, Match, Series

N_PLAYERS_COMPARED: Final = 1 + len(PLAYING_STYLES)  # each style, and a bot without one
COUNTED_EVENTS: Final = {"office": "offices", "displace": "displacements", "develop": "abilities", "marker": "markers"}


class CountedGame(NamedTuple):
    """A game, with what is counted of each seat."""

    match: Match
    counted: list[dict[str, float]]


def line_ups(level: str) -> list[tuple[str, ...]]:
    """Who sits after whom: every order, as far as it is not another one rotated."""
    styled = [f"{level}:{style}" for style in PLAYING_STYLES]
    return [(level, *order) for order in permutations(styled)]


def mixed(board: str, level: str, games: int) -> list[Fixture]:
    """Tables of all styles: each deal in all rotations of one order, so that all sit everywhere equally often."""
    orders = line_ups(level)
    options = catalog.options(board=board, players=N_PLAYERS_COMPARED)
    found = []
    for number in range(-(-games // N_PLAYERS_COMPARED)):
        series = Series(options, orders[number % len(orders)], games, TEST_SEED, TEST_MAX_DECISIONS, group="mixed")
        found += [Fixture(series, number, bots) for bots in series.rotations()]
    return found


def alone(board: str, level: str, games: int) -> list[Fixture]:
    """Tables of one style each, in the same deals: what games become where all have it."""
    options = catalog.options(board=board, players=N_PLAYERS_COMPARED)
    found = []
    for number in range(games):
        for bot in line_ups(level)[0]:
            series = Series(options, (bot,) * N_PLAYERS_COMPARED, games, TEST_SEED, TEST_MAX_DECISIONS, group="alone")
            found.append(Fixture(series, number, series.bots))
    return found


def played(fixture: Fixture) -> CountedGame:
    """Plays a game and counts."""
    series = fixture.series
    game, bots = play_whole(series.options, fixture.bots, series.seed, fixture.number, series.cap)
    counted: list[dict[str, float]] = [
        {COUNTED_EVENTS[name]: each[name] for name in COUNTED_EVENTS} for each in figures(game)
    ]
    for seat, (mine, score) in enumerate(zip(counted, game.scores(), strict=True)):
        mine |= {name: score[name] for name in ("cities", "network", "total")}
        mine["ends"] = int(game.is_over and seat == game.turn)
    return CountedGame(Match(fixture, result(game, [bot.failures for bot in bots])), counted)


# What is kept


def key(fixture: Fixture) -> str:
    """Equal only for the same game of the same bots."""
    return json.dumps(
        [digest(chosen_file()), fixture.series.group, fixture.series.options.board, fixture.number, fixture.bots]
    )


def facts_of(one: CountedGame) -> dict[str, Any]:
    """What a file keeps of a game."""
    return {"key": key(one.match.fixture), "result": one.match.result._asdict(), "counted": one.counted}


def kept(file: Path) -> dict[str, Mapping[str, Any]]:
    """What a file keeps, by game."""
    return {facts["key"]: facts for facts in results(file)}


def games_of(fixtures: Sequence[Fixture], jobs: int, keep: Path) -> Iterator[CountedGame]:
    """All games: those that are kept, then the others as they end."""
    known = kept(keep)
    for fixture in fixtures:
        if facts := known.get(key(fixture)):
            yield CountedGame(Match(fixture, Result(**facts["result"])), facts["counted"])
    missing = [fixture for fixture in fixtures if key(fixture) not in known]
    for _, one in in_parallel(played, missing, jobs):
        add(keep, facts_of(one))
        yield one


# What is said


def strengths(games: Sequence[CountedGame], level: str) -> Iterator[str]:
    """How far each style is above the bot without one, in Elo, with its 95 % interval by deals."""
    for rating in rate([one.match for one in games], level):
        mean, low, high = (each - 1000 for each in rating.rating)
        yield f"{rating.bot}: {mean:+.0f} Elo ({low:+.0f} to {high:+.0f})"


def habits(games: Iterable[CountedGame]) -> Iterator[str]:
    """What each bot did in a game, with standard errors."""
    by_bot: dict[str, list[dict[str, float]]] = {}
    for one in games:
        for bot, done in zip(one.match.bots, one.counted, strict=True):
            by_bot.setdefault(bot, []).append({**done, "rounds": one.match.result.rounds})
    for bot, counts in sorted(by_bot.items()):
        means = (f"{name} {_mean([done[name] for done in counts])}" for name in counts[0])
        yield f"{bot} ({len(counts)} seats): {', '.join(means)}"


def _mean(numbers: Sequence[float]) -> str:
    error = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{fmean(numbers):.2f} ± {error:.2f}"


@one_line_errors
def main(arguments: Iterable[str] | None = None) -> int:
    """Plays what is missing and prints strengths and habits."""
    parser = argparse.ArgumentParser(prog="python -m kontor.learn.playing_styles", description=__doc__)
    parser.add_argument("file", type=Path, help="keeps the games; a second call goes on where the first one stopped")
    parser.add_argument("--level", choices=NET_LEVELS, default="expert", help="which bots (default: expert)")
    parser.add_argument("--board", default="hansa", help="for four players (default: hansa)")
    parser.add_argument("--games", type=count, default=400, help="of all styles at one table (default: 400)")
    parser.add_argument("--alone", type=int, default=0, help="games of each style with itself (default: none)")
    parser.add_argument("--jobs", type=count, default=1, help="processes (default: 1)")
    args = parser.parse_args(None if arguments is None else list(arguments))
    load(chosen_file())  # bots that stand in would be measured otherwise
    games = [*games_of(mixed(args.board, args.level, args.games), args.jobs, args.file)]
    print(f"{args.level} on {args.board}, all styles at one table: {len(games)} games")
    for line in (*strengths(games, args.level), *habits(games)):
        print(line, flush=True)
    if args.alone:
        games = [*games_of(alone(args.board, args.level, args.alone), args.jobs, args.file)]
        print(f"{args.level} on {args.board}, each style with itself: {len(games)} games")
        for line in habits(games):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
