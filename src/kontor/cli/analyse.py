"""kontor analyse: win chances and expected points of a recorded game, its costliest decisions and turning points."""

import argparse
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from rich.text import Text

from kontor.bots import BotError, known, make
from kontor.bots.analysis import ANALYST
from kontor.bots.appraiser import Points
from kontor.bots.document import document
from kontor.bots.reasons import Reason
from kontor.bots.review import TURNING_POINT_DROP, Review, ReviewedDecision, ReviewSummary, conclude, review_decisions
from kontor.cli.errors import UsageError
from kontor.cli.flags import at_least, read_record
from kontor.cli.graph import graph, spark
from kontor.cli.language import Words, add_language, spoken
from kontor.cli.output import aligned, bar, out, print_json, print_lines, signs, wrapped
from kontor.cli.scene import Scene, open_scene
from kontor.game import Game
from kontor.replay import load

ABOUT: Final = (
    "Evaluates every decision of a recorded game: each seat's win chance, expected points, what each decision cost,\n"
    "and where the game turned. It uses everything in the record; with --as only what that seat knew."
)
EXAMPLES: Final = (
    "kontor analyse game.kontor",
    "kontor analyse game.kontor --as 0 --top 10     only what seat 0 knew, and the ten costliest of its decisions",
    "kontor analyse game.kontor --svg chances.svg   a graph of the win chances",
)
DECISIONS_PER_REPORT: Final = 16  # decisions that a process evaluates before it reports
TABLE_MAX_ROWS: Final = 12  # of the table


def add_options(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("record", metavar="RECORD", help="a record, as written by play --save")
    parser.add_argument(
        "--bot",
        default=ANALYST,
        metavar="NAME",
        help=f"the evaluating bot: {', '.join(known())}, or module:Class (default: {ANALYST})",
    )
    parser.add_argument(
        "--as", dest="seat", type=at_least(0), metavar="SEAT", help="only what this seat knew, and only its decisions"
    )
    parser.add_argument("--top", type=at_least(1), default=5, metavar="N", help="costliest decisions (default: 5)")
    parser.add_argument("--svg", metavar="FILE", help="write a graph of the win chances to this file")
    parser.add_argument("--json", action="store_true", help="one JSON document with everything")
    parser.add_argument(
        "--jobs", type=at_least(0), default=1, metavar="N", help="processes; 0 for all cores (default: 1)"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Evaluates the game and prints the result."""
    game = read_record(args.record)
    _check(args, game)
    try:
        found = conclude(game, args.bot, args.seat, _reviewed(game, args))
    except BotError as wrong:
        raise UsageError(str(wrong)) from None
    console = out()
    say = spoken(args.lang, console)
    if args.svg is not None:
        _write(Path(args.svg), graph(found, game.names, say))
    if args.json:
        print_json(document(found, game, args.bot, args.seat, args.top))
        return 0
    print_lines(console, _report(found, game, args, open_scene(game, signs(console), say), console.width))
    return 0


def _check(args: argparse.Namespace, game: Game) -> None:
    """Checks first what would otherwise fail only after long work."""
    try:
        make(args.bot)
    except BotError as wrong:
        raise UsageError(str(wrong)) from None
    if args.seat is not None and args.seat >= len(game.names):
        raise UsageError(f"as={args.seat}: expected a seat from 0 to {len(game.names) - 1}")
    if not game.ply:
        raise UsageError(f"{args.record} contains no decisions yet")
    if args.seat is None and not game.is_over:
        raise UsageError(f"{args.record} is a game that is not over: name your seat with --as to see what it knows")
    if args.svg is not None:
        _write(Path(args.svg), "", "a")


def _write(path: Path, text: str, mode: str = "w") -> None:
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as problem:
        raise UsageError(f"cannot write {path}: {problem.strerror}") from None


# Evaluating, possibly in several processes


class _Here:
    """The game that this process evaluates."""

    game: Game
    bot: str
    seat: int | None


def _begin(record: str, bot: str, seat: int | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent process
    _Here.game, _Here.bot, _Here.seat = load(record), bot, seat


def _some(plies: range) -> list[ReviewedDecision]:
    return list(review_decisions(_Here.game, _Here.bot, _Here.seat, plies))


def _reviewed(game: Game, args: argparse.Namespace) -> list[ReviewedDecision]:
    """All decisions in their order, with a progress bar on standard error."""
    found: list[ReviewedDecision] = []
    progress, task = bar("decisions", game.ply)
    with progress:
        for some in _all(game, args):
            found += some
            progress.advance(task, len(some))
    return found


def _all(game: Game, args: argparse.Namespace) -> Iterator[list[ReviewedDecision]]:
    jobs = args.jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from ([decision] for decision in review_decisions(game, args.bot, args.seat, range(game.ply)))
        return
    pieces = [
        range(first, min(first + DECISIONS_PER_REPORT, game.ply)) for first in range(0, game.ply, DECISIONS_PER_REPORT)
    ]
    given = (game.record(), args.bot, args.seat)
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin, given) as pool:
        yield from pool.map(_some, pieces)


# In the terminal


def _report(found: Review, game: Game, args: argparse.Namespace, scene: Scene, width: int) -> Iterator[Text]:
    say = scene.say
    if args.seat is None:
        yield from wrapped(Text(say("analysis-head", count=game.ply, bot=args.bot)), width)
    else:
        who = scene.player(args.seat)
        yield from wrapped(say.styled("analysis-head-as", count=game.ply, bot=args.bot, who=who), width)
    yield from _title(say("analysis-chances"))
    yield from _sparks(found, scene, width)
    yield from _title(say("analysis-players"))
    for seat in range(len(scene.names)):
        yield from wrapped(
            Text.assemble(scene.player(seat), ": ", summary_line(found.summary(seat), say)), width, indent=6
        )
    yield from _title(say("analysis-table"))
    yield from _grid(found, scene)
    yield from _title(say("analysis-costliest"))
    for line in _costly(found, scene, args.top):
        yield from wrapped(line, width, indent=6)
    yield from _title(say("analysis-turning"))
    for line in _turned(found, scene):
        yield from wrapped(line, width, indent=6)


def _title(text: str) -> tuple[Text, Text]:
    return Text(), Text(text, style="bold")


def _sparks(found: Review, scene: Scene, width: int) -> Iterator[Text]:
    """A line for each seat: its chance over the game, at the end, and what its worst decision costs per turn."""
    names = [scene.player(seat) for seat in range(len(scene.names))]
    longest = max(name.cell_len for name in names)
    lost = scene.say("analysis-column-lost")
    room = max(10, width - longest - len(lost) - 21)
    for seat, name in enumerate(names):
        curve = [decision.chances[seat] for decision in found.decisions] + [found.chances[seat]]
        figures = f" {_percent(found.chances[seat], scene.say):>7}  {lost} {_percent(found.mean_loss(seat), scene.say)}"
        yield Text.assemble(name, " " * (longest - name.cell_len + 1), spark(curve, room, scene.signs), figures)


def _grid(found: Review, scene: Scene) -> list[Text]:
    """Chances and expected points at intervals."""
    say, count = scene.say, len(found.decisions)
    rows: list[list[Text | str]] = [[say("analysis-column-decision"), *map(scene.player, range(len(scene.names)))]]
    for place in dict.fromkeys(round(row * (count - 1) / (TABLE_MAX_ROWS - 2)) for row in range(TABLE_MAX_ROWS - 1)):
        decision = found.decisions[place]
        rows.append([str(decision.ply), *_cells(decision.chances, decision.points)])
    rows.append([say("analysis-column-end"), *_cells(found.chances, found.points)])
    return aligned(rows)


def _cells(chances: Sequence[float], points: Sequence[Points]) -> Iterator[str]:
    for chance, seat in zip(chances, points, strict=True):
        yield f"{100 * chance:.0f} {seat['total']:>5.0f}"


def _costly(found: Review, scene: Scene, most: int) -> Iterator[Text]:
    worst = found.costliest(most)
    if not worst:
        yield Text(scene.say("analysis-none"))
    for decision in worst:
        who, cost = scene.player(decision.seat), _percent(decision.loss, scene.say)
        ply = f"{decision.ply:>4}"
        yield scene.say.styled("analysis-costly", ply=ply, who=who, played=decision.played, loss=cost)
        assert decision.best is not None
        better = "; ".join(decision.best.decisions)
        why = sentence(decision.best.reason, scene)
        yield Text(f"      {scene.say('analysis-better', move=better)} ({why})", style="dim")


def _turned(found: Review, scene: Scene) -> Iterator[Text]:
    turned = found.turning_points()
    if not turned:
        yield Text(scene.say("analysis-turned-none", drop=_percent(TURNING_POINT_DROP, scene.say)))
    for point in turned:
        by, who, ply = scene.player(point.by), scene.player(point.seat), f"{point.ply:>4}"
        drop = _percent(point.drop, scene.say)
        yield scene.say.styled("analysis-turned", ply=ply, by=by, played=point.played, who=who, drop=drop)


def sentence(why: Reason, scene: Scene) -> str:
    """What an action is good for, in words."""
    say = scene.say
    facts = {name: str(fact) for name, fact in why.facts.items()}
    if facts.get("city"):
        facts["city"] = scene.city_name(facts["city"])
    who = scene.name(int(facts["seat"])) if "seat" in facts else ""
    category = say(f"analysis-part-{why.category}", who=who)
    points = f"{why.points:+.1f}".replace(".", say("analysis-point"))
    return say("analysis-reason", points=points, category=category, why=say(f"analysis-why-{why.category}", **facts))


def summary_line(summary: ReviewSummary, say: Words) -> str:
    """How the game went for a seat, in words."""
    chance, loss = _percent(summary.chance, say), _percent(summary.loss, say)
    course = say("analysis-course", course=summary.course, since=summary.since, chance=chance)
    worst = say("analysis-worst", worst=summary.worst, loss=loss) if summary.worst else say("analysis-no-worst")
    return f"{course} {worst}"


def _percent(share: float, say: Words) -> str:
    return say("analysis-percent", number=f"{100 * share:.1f}".replace(".", say("analysis-point")))
