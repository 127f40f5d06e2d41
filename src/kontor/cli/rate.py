"""kontor rate: a rating list of bots, with reports and pictures."""

import argparse
import json
import shlex
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final

from rich.text import Text

from kontor.bots import known
from kontor.cli.errors import UsageError
from kontor.cli.flags import TAKE_HELP, at_least, integer, is_number, read_text, words
from kontor.cli.output import aligned, out, print_json, print_lines
from kontor.cli.series import add_playing_flags, played
from kontor.tournament.calibration import Figures, read_figures
from kontor.tournament.cells import image
from kontor.tournament.errors import PlanError
from kontor.tournament.markdown import FORMS_PAGE, JSON_PAGE, LIST_PAGE, pages
from kontor.tournament.plan import DEFAULTS, GROUP_USUAL, MEETINGS, RatingPlan, make_plan, read_plan
from kontor.tournament.plot import pictures
from kontor.tournament.report import document

ABOUT: Final = (
    "Lets bots play each other and rates them by finishing order: Plackett-Luce on the Elo scale, 95 % intervals.\n"
    "Every deal is played in each rotation of the seats. The same plan always gives the same list."
)
EXAMPLES: Final = (
    "kontor rate --bots random,claim --anchor claim --games 40",
    "kontor rate --bots random,claim --anchor claim --board hansa,east --players 3,4 --out report",
    "kontor rate --plan docs/ratings.toml --out docs --resume games.jsonl",
)
PLAN_FLAGS: Final = (
    "bots",
    "against",
    "meet",
    "games",
    "board",
    "players",
    "edition",
    "duo",
    "modules",
    "take",
    "anchor",
    "seed",
)


def add_options(parser: argparse.ArgumentParser) -> None:
    """The flags of the command. None stands for "not given"."""
    plan = parser.add_argument_group("who meets whom")
    plan.add_argument("--plan", metavar="FILE", help="a plan in TOML, instead of the other flags here")
    plan.add_argument("--bots", type=words, metavar="A,B", help=f"{', '.join(known())}, or module:Class")
    plan.add_argument("--meet", metavar="HOW", help=f"{', '.join(MEETINGS)} (default: {GROUP_USUAL['meet']})")
    plan.add_argument("--against", type=words, metavar="A,B", help="with pairs: only against these (default: all)")
    plan.add_argument(
        "--games", type=at_least(1), metavar="N", help=f"least games per line-up (default: {GROUP_USUAL['games']})"
    )
    plan.add_argument("--board", type=words, metavar="A,B", help=f"(default: {GROUP_USUAL['board']})")
    plan.add_argument("--players", type=_numbers, metavar="N,M", help=f"(default: {GROUP_USUAL['players']})")
    plan.add_argument("--edition", metavar="NAME", help=f"(default: {GROUP_USUAL['edition']})")
    plan.add_argument("--duo", metavar="NAME", help="the variant for two players: classic or britannia")
    plan.add_argument("--modules", type=words, metavar="A,B", help="optional rules")
    plan.add_argument("--take", metavar="PIECE", help=TAKE_HELP)
    plan.add_argument("--anchor", metavar="BOT", help=f"the bot whose rating is 1000 (default: {DEFAULTS['anchor']})")
    plan.add_argument("--seed", type=integer, metavar="N", help=f"seed of the series (default: {DEFAULTS['seed']})")
    add_playing_flags(parser, jobs=0)
    outcome = parser.add_argument_group("what comes out")
    outcome.add_argument("--out", metavar="DIR", help=f"write {LIST_PAGE}, {FORMS_PAGE}, {JSON_PAGE} and images there")
    outcome.add_argument(
        "--calibration", metavar="FILE", help="show these figures, too: what kontor.learn.calibration --out wrote"
    )
    outcome.add_argument("--json", action="store_true", help="one JSON document instead of a table")


def _numbers(text: str) -> list[int]:
    """A type of argument: whole numbers with commas between them."""
    for word in words(text):
        if not is_number(word):
            raise argparse.ArgumentTypeError(f"expected whole numbers, found {word!r}")
    return [int(word) for word in words(text)]


def run(args: argparse.Namespace) -> int:
    """Plays what the plan says, rates, prints and writes."""
    try:
        plan = _plan(args)
    except PlanError as wrong:
        raise UsageError(f"{args.plan}: {wrong}" if args.plan else str(wrong)) from None
    if args.out is not None:
        for name in (FORMS_PAGE, image("")):
            _make_folder((Path(args.out) / name).parent)
    calibration = None if args.calibration is None else _figures(args.calibration)
    report = document(plan, played(plan.series(), args), calibration)
    if args.out is not None:
        _write(Path(args.out), report, _command(args))
    if args.json:
        print_json(report)
    else:
        _print(report)
    return 0


def _figures(file: str) -> Figures:
    try:
        return read_figures(read_text(file))
    except PlanError as wrong:
        raise UsageError(f"{file}: {wrong}") from None


def _plan(args: argparse.Namespace) -> RatingPlan:
    given: dict[str, Any] = {flag: getattr(args, flag) for flag in PLAN_FLAGS if getattr(args, flag) is not None}
    if args.plan is not None:
        if given:
            raise UsageError(f"--{next(iter(given))}: cannot be given with --plan, since the plan sets it")
        return read_plan(read_text(args.plan))
    if "bots" not in given:
        raise UsageError("rate: name bots with --bots, or a plan with --plan; see kontor rate --help")
    facts = {key: given.pop(key) for key in DEFAULTS if key in given}
    group = {key: list(value) if isinstance(value, tuple) else value for key, value in given.items()}
    return make_plan({**facts, "group": [{"name": "all", **group}]})


def _command(args: argparse.Namespace) -> str:
    """The command that makes the same list again."""
    flags = ("plan", *PLAN_FLAGS, "calibration", "out")
    given = [(flag, getattr(args, flag)) for flag in flags if getattr(args, flag) is not None]
    return shlex.join(
        ["kontor", "rate", *(word for flag, value in given for word in (f"--{flag}", _as_flag(value)))],
    )


def _as_flag(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _make_folder(folder: Path) -> None:
    """Checked before the games: hours of play must not end with a folder that cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as problem:
        raise UsageError(f"cannot write {folder}: {problem.strerror}") from None


def _write(folder: Path, report: dict[str, Any], command: str) -> None:
    texts = {**pages(report, command), JSON_PAGE: json.dumps(report, indent=1, ensure_ascii=False) + "\n"}
    texts |= {image(name): text for name, text in pictures(report)}
    for name, text in texts.items():
        try:
            (folder / name).write_text(text, "utf-8")
        except OSError as problem:
            raise UsageError(f"cannot write {folder / name}: {problem.strerror}") from None


def _print(report: dict[str, Any]) -> None:
    heads = ("bot", "rating", "95 % interval", "games", "win %", "mean rank", "mean score")
    rows = [
        (
            row["bot"], f"{row['bound'] or ''} {row['mean']:.0f}".lstrip(), f"{row['low']:.0f} to {row['high']:.0f}",
            str(row["games"]), f"{100 * row['share']:.1f}", f"{row['mean_rank']:.2f}", f"{row['score']['total']:.1f}",
        )
        for row in report["ratings"]
    ]  # fmt: skip
    print_lines(out(), [*aligned([heads, *rows]), Text("")])
    print(f"{report['games']} games, hash {report['hash'][:16]}; {report['anchor']} is 1000")
