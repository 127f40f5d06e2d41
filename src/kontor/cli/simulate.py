"""kontor simulate: bots against bots, with statistics."""

import argparse
import time
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from kontor.bots import known
from kontor.bots.arena import STALLED_AFTER_DECISIONS
from kontor.cli.flags import EXAMPLE_MODULES, add_game_flags, at_least, game_options, in_rotation, integer, words
from kontor.cli.output import aligned, optional_rules, out, print_json, print_lines
from kontor.cli.series import add_playing_flags, played
from kontor.rules.scoreline import CATEGORIES
from kontor.tournament.figures import bots_of, results_of, seats_of, summary
from kontor.tournament.series import Match, Series

ABOUT: Final = (
    "Lets bots play against each other. The same seed gives the same results whatever the number of jobs; --json\n"
    "prints them as one document without times, so that two runs can be compared."
)
EXAMPLES: Final = (
    "kontor simulate --players 4 --bots claim --games 100 --seed 1",
    "kontor simulate --players 3 --bots claim,random --games 50 --jobs 4     claim, random, claim",
    "kontor simulate --bots claim,random,random,random --games 400 --rotate",
    "kontor simulate --games 10000 --jobs 0 --resume games.jsonl            stop it and continue later",
    f"kontor simulate --modules {EXAMPLE_MODULES} --json > results.json",
)


def add_options(parser: argparse.ArgumentParser) -> None:
    """The flags of the command."""
    add_game_flags(parser)
    runs = parser.add_argument_group("the series")
    runs.add_argument(
        "--bots",
        type=words,
        default=("claim",),
        metavar="A,B",
        help=f"by seat, in rotation: {', '.join(known())}, or module:Class",
    )
    runs.add_argument("--games", type=at_least(1), default=100, metavar="N", help="how many games (default: 100)")
    runs.add_argument("--seed", type=integer, default=1, metavar="N", help="seed of the series (default: 1)")
    runs.add_argument(
        "--rotate",
        action="store_true",
        help="play every deal once in each rotation of the seats; --games is rounded up to whole deals",
    )
    runs.add_argument(
        "--cap",
        type=at_least(1),
        default=STALLED_AFTER_DECISIONS,
        metavar="N",
        help=f"a game stops after N decisions (default: {STALLED_AFTER_DECISIONS})",
    )
    add_playing_flags(parser, jobs=1)
    parser.add_argument("--json", action="store_true", help="one JSON document instead of tables")


def run(args: argparse.Namespace) -> int:
    """Plays the series and prints the results."""
    options = game_options(args)
    bots = in_rotation(args.bots, options.players)
    series = Series(options, bots, args.games, args.seed, args.cap, args.rotate)
    started = time.perf_counter()
    matches = played([series], args)
    seconds = time.perf_counter() - started
    facts = {"bots": list(bots), "seed": args.seed, "cap": args.cap, "rotations": len(series.rotations())}
    figures = {**options.as_dict(), **facts, **summarise(matches)}
    if args.json:
        print_json(figures)
    else:
        _print(out(), figures, seconds)
    return 0


def summarise(matches: Sequence[Match]) -> dict[str, Any]:
    """All figures of a series, JSON-safe. A seat that changed hands by rotation has no bot."""
    seats = {seat: (rows, {row.match.bots[seat] for row in rows}) for seat, rows in seats_of(matches).items()}
    return {
        **summary(matches),
        "seats": [
            {"seat": seat, "bot": bots.pop() if len(bots) == 1 else None, **results_of(rows)}
            for seat, (rows, bots) in seats.items()
        ],
        "levels": {bot: results_of(rows) for bot, rows in bots_of(matches).items()},
    }


# Tables


def _print(console: Console, figures: dict[str, Any], seconds: float) -> None:
    games = figures["games"]
    words = [figures["board"], f"{figures['players']} players", figures["edition"], *optional_rules(figures)]
    rotated = [f"{figures['rotations']} rotations"] if figures["rotations"] > 1 else []
    print(", ".join([*words, f"seed {figures['seed']}", *rotated]), end="\n\n")
    seats = [(f"{seat['seat']} {seat['bot'] or ''}".rstrip(), seat) for seat in figures["seats"]]
    levels = list(figures["levels"].items())
    for head, rows in (("seat", seats), ("bot", levels)) if len(levels) > 1 else (("seat", seats),):
        print_lines(console, [*_comparison(head, rows), Text(""), *_points(head, rows), Text("")])
    ends = ", ".join(f"{end} {count}" for end, count in figures["ends"].items())
    decisions, rounds, displaced = figures["decisions"], figures["rounds"], figures["displacements"]
    print(f"ends: {ends}")
    print(f"winner's mean score: {figures['winner']:.1f}")
    print(f"decisions per game: {decisions['mean']:.1f} ({decisions['least']} to {decisions['most']})")
    print(f"rounds per game: {rounds['mean']:.1f} ({rounds['least']} to {rounds['most']})")
    print(f"displacements: {displaced['per_game']:.1f} per game, {displaced['per_round']:.2f} per round")
    print(f"hash of all games: {figures['hash'][:16]}")
    print(f"{games} games in {seconds:.1f} s: {games / seconds:.1f} games/s")
    if figures["failures"]:
        print(f"{figures['failures']} decisions were made by a lower level because the bot failed")
    if figures["capped"]:
        print(
            f"{figures['capped']} of {games} games were capped at {figures['cap']} decisions; they count as they stood"
        )


Rows = Sequence[tuple[str, dict[str, Any]]]


def _comparison(head: str, rows: Rows) -> list[Text]:
    """Wins and ranks; `1/2/3/4` counts how often each rank was reached, `edge` is above the fair share of wins."""
    heads = (head, "wins", "shared", "win %", "edge", "mean rank", "1/2/3/4/5"[: 2 * len(rows[0][1]["ranks"]) - 1])
    table = [
        (
            name, str(row["wins"]), str(row["shared"]), f"{100 * row['wins'] / row['games']:.1f}",
            f"{100 * (row['share'] - row['fair']):+.1f}", f"{row['mean_rank']:.2f}", "/".join(map(str, row["ranks"])),
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
