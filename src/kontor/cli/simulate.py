"""kontor simulate: bots against bots, with statistics."""

import argparse
import os
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from kontor.bots import LEVELS
from kontor.bots.arena import CAP, Result, series
from kontor.cli.options import add_game_options, at_least, game_options, in_rotation, integer, words
from kontor.cli.output import aligned, out, print_json, print_lines
from kontor.rules.scoreline import CATEGORIES

ABOUT: Final = (
    "Lets bots play against each other. The same seed gives the same results whatever the number of jobs; with --json\n"
    "they are one document without times, so that two runs can be compared."
)
EXAMPLES: Final = (
    "kontor simulate --players 4 --bots claim --games 100 --seed 1",
    "kontor simulate --players 3 --bots claim,random --games 50 --jobs 4     claim, random, claim",
    "kontor simulate --modules missions,favours --json > results.json",
)
CAPPED: Final = "capped"


def add_options(parser: argparse.ArgumentParser) -> None:
    """The flags of the command."""
    add_game_options(parser)
    runs = parser.add_argument_group("the series")
    runs.add_argument(
        "--bots", type=words, default=("claim",), metavar="A,B", help=f"by seat, in rotation: {', '.join(LEVELS)}"
    )
    runs.add_argument("--games", type=at_least(1), default=100, metavar="N", help="how many games (default: 100)")
    runs.add_argument("--seed", type=integer, default=1, metavar="N", help="seed of the series (default: 1)")
    runs.add_argument(
        "--jobs", type=at_least(0), default=1, metavar="N", help="processes; 0 for all cores (default: 1)"
    )
    runs.add_argument(
        "--cap", type=at_least(1), default=CAP, metavar="N", help=f"a game stops after N decisions (default: {CAP})"
    )
    runs.add_argument("--json", action="store_true", help="one JSON document instead of tables")


def run(args: argparse.Namespace) -> int:
    """Plays the series and prints what came out."""
    options = game_options(args)
    levels = in_rotation(args.bots, options.players)
    jobs = args.jobs or os.cpu_count() or 1
    started = time.perf_counter()
    results = _watched(series(options, levels, args.games, args.seed, jobs, args.cap), args.games)
    seconds = time.perf_counter() - started
    summary = {
        **options.as_dict(),
        "bots": list(levels),
        "seed": args.seed,
        "cap": args.cap,
        **summarise(results, levels),
    }
    if args.json:
        print_json(summary)
    else:
        _print(out(), summary, seconds)
    return 0


def _watched(results: Iterable[Result], games: int) -> list[Result]:
    """All results, with a bar on standard error while they come in."""
    console = out(error=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=games)
        watched = []
        for result in results:
            watched.append(result)
            progress.advance(task)
    return watched


# Statistics


def summarise(results: Sequence[Result], levels: Sequence[str]) -> dict[str, Any]:
    """All figures of a series, JSON-safe."""
    seats = range(len(levels))
    ends = Counter(result.end or CAPPED for result in results)
    return {
        "games": len(results),
        "capped": ends[CAPPED],
        "ends": dict(sorted(ends.items())),
        "decisions": _spread([result.decisions for result in results]),
        "rounds": _spread([result.rounds for result in results]),
        "seats": [
            {"seat": seat, "bot": levels[seat], **_standing([(result, seat) for result in results])} for seat in seats
        ],
        "levels": {
            level: _standing([(result, seat) for result in results for seat in seats if levels[seat] == level])
            for level in dict.fromkeys(levels)
        },
    }


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"mean": round(fmean(numbers), 2), "least": min(numbers), "most": max(numbers)}


def _standing(played: Sequence[tuple[Result, int]]) -> dict[str, Any]:
    """How a seat, or all seats of a level, came off. A shared first place is no win but shared."""
    scores = [result.scores[seat] for result, seat in played]
    first = [sum(other["rank"] == 1 for other in result.scores) for result, seat in played if _won(result, seat)]
    players = len(played[0][0].scores)
    ranks = Counter(score["rank"] for score in scores)
    return {
        "games": len(played),
        "wins": first.count(1),
        "shared": len(first) - first.count(1),
        "ranks": [ranks[rank] for rank in range(1, players + 1)],
        "mean_rank": round(fmean(score["rank"] for score in scores), 3),
        "score": {name: round(fmean(score[name] for score in scores), 3) for name in (*CATEGORIES, "total")},
    }


def _won(result: Result, seat: int) -> bool:
    return result.scores[seat]["rank"] == 1


# Tables


def _print(console: Console, summary: dict[str, Any], seconds: float) -> None:
    games = summary["games"]
    words = [summary["board"], f"{summary['players']} players", summary["edition"], *summary["modules"]]
    print(", ".join([*words, f"seed {summary['seed']}"]), end="\n\n")
    seats = [(f"{seat['seat']} {seat['bot']}", seat) for seat in summary["seats"]]
    levels = list(summary["levels"].items())
    for head, rows in (("seat", seats), ("bot", levels)) if len(levels) > 1 else (("seat", seats),):
        print_lines(console, [*_standings(head, rows), Text(""), *_points(head, rows), Text("")])
    ends = ", ".join(f"{end} {count}" for end, count in summary["ends"].items())
    decisions, rounds = summary["decisions"], summary["rounds"]
    print(f"ends: {ends}")
    print(f"decisions per game: {decisions['mean']:.1f} ({decisions['least']} to {decisions['most']})")
    print(f"rounds per game: {rounds['mean']:.1f} ({rounds['least']} to {rounds['most']})")
    print(f"{games} games in {seconds:.1f} s: {games / seconds:.1f} games/s")
    if summary["capped"]:
        print(
            f"{summary['capped']} of {games} games were capped at {summary['cap']} decisions; they count as they stood"
        )


Rows = Sequence[tuple[str, dict[str, Any]]]


def _standings(head: str, rows: Rows) -> list[Text]:
    """Wins and ranks; `1/2/3/4` counts how often each rank was reached."""
    heads = (head, "wins", "shared", "win %", "mean rank", "1/2/3/4/5"[: 2 * len(rows[0][1]["ranks"]) - 1])
    table = [
        (
            name, str(row["wins"]), str(row["shared"]), f"{100 * row['wins'] / row['games']:.1f}",
            f"{row['mean_rank']:.2f}", "/".join(map(str, row["ranks"])),
        )
        for name, row in rows
    ]  # fmt: skip
    return aligned([heads, *table])


def _points(head: str, rows: Rows) -> list[Text]:
    """Mean points by category."""
    used = [name for name in CATEGORIES if any(row["score"][name] for _, row in rows)]
    heads = (head, *(name.replace("_", " ") for name in used), "total")
    table = [(name, *(f"{row['score'][category]:.1f}" for category in (*used, "total"))) for name, row in rows]
    return aligned([heads, *table])
