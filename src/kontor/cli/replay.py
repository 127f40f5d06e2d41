"""kontor replay: a recorded game step by step."""

import argparse
import sys
from typing import Final

from rich.console import Console
from rich.table import Table

from kontor.cli.desks import desks, extras, meter
from kontor.cli.errors import UsageError
from kontor.cli.event_words import changed_posts, last_lines, news
from kontor.cli.flags import at_least, is_number, read_record
from kontor.cli.language import Words, add_language, spoken
from kontor.cli.output import is_interactive, out, print_lines, signs, wrapped
from kontor.cli.scene import Scene, open_scene, scene_of
from kontor.cli.screen import board_lines, fitting_board
from kontor.cli.session import LINES_BELOW_SCREEN
from kontor.cli.sheet import result, sheet
from kontor.figures import FIGURE_NAMES, figures, usual
from kontor.game import Game

ABOUT: Final = (
    "Shows a recorded game. At a terminal it goes step by step (Enter next, b back, a number to jump there, e end,\n"
    "q quit); otherwise it prints the situation after N decisions, or the last one."
)
EXAMPLES: Final = (
    "kontor replay game.kontor",
    "kontor replay game.kontor --to 40              the situation after 40 decisions",
    "kontor replay game.kontor --to 40 --view 1     only what seat 1 could know then",
    "kontor replay game.kontor --figures            what each player did how often, and what is usual",
)
DEFAULT_ANALYST: Final = "medium"
NEWS_LINES: Final = 8


def add_options(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="a record, as written by play --save")
    parser.add_argument("--to", type=at_least(0), metavar="N", help="go to the situation after N decisions")
    parser.add_argument("--view", type=at_least(0), metavar="SEAT", help="show only what this seat may know")
    parser.add_argument(
        "--figures", action="store_true", help="print what each player did how often, and what is usual"
    )
    parser.add_argument("--level", default=DEFAULT_ANALYST, help=f"usual among bots of this level ({DEFAULT_ANALYST})")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Shows the game."""
    session = ReplaySession(read_record(args.file))
    if args.view is not None and args.view >= len(session.whole.names):
        raise UsageError(f"view={args.view}: expected a seat from 0 to {len(session.whole.names) - 1}")
    if args.to is not None and args.to > session.length:
        raise UsageError(f"to={args.to}: the record has {session.length} decisions")
    console = out()
    say = spoken(args.lang, console)
    if args.figures:
        console.print(_figures(session.at(session.length if args.to is None else args.to), args.level, say))
        return 0
    if not is_interactive():
        show(console, session.at(session.length if args.to is None else args.to), args.view, say)
        return 0
    return _step(console, session, args.to or 0, args.view, say)


def _figures(game: Game, level: str, say: Words) -> Table:
    """What each player did how often; beside it the middle half of many games, where that was counted."""
    counted = usual(game.options)
    if counted and level not in counted:
        raise UsageError(f"level={level!r}: expected one of {', '.join(counted)}")
    table = Table(box=None)
    table.add_column("")
    for name in game.names:
        table.add_column(name, justify="right")
    table.add_column(say("terminal-usual", level=level) if counted else "", justify="right")
    seats = figures(game)
    for name in FIGURE_NAMES:
        cut = counted[level][name] if counted else None
        span = "" if cut is None else f"{cut.low:.0f}-{cut.high:.0f}"
        table.add_row(say(f"terminal-figure-{name}"), *(str(seat[name]) for seat in seats), span)
    return table


class ReplaySession:
    """A game with all its situations, to go through."""

    def __init__(self, whole: Game) -> None:
        self.whole = whole
        self.length = whole.ply
        game = whole.copy()
        while game.ply:
            game.undo()
        self._frames = [game.copy()]
        for action in whole.actions():
            game.play(action)
            self._frames.append(game.copy())

    def at(self, ply: int) -> Game:
        """The game after this many decisions."""
        return self._frames[ply]


def _step(console: Console, session: ReplaySession, ply: int, view: int | None, say: Words) -> int:
    keys = say("terminal-keys")
    while True:
        show(console, session.at(ply), view, say, console.height - LINES_BELOW_SCREEN)
        try:
            line = input(f"{ply}/{session.length} ({keys})> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            print()
            return 0
        if line in ("q", "quit"):
            return 0
        try:
            ply = _next(line, ply, session.length)
        except ValueError:
            print(say("terminal-expected", what=keys), file=sys.stderr)


def _next(line: str, ply: int, length: int) -> int:
    steps = {"": ply + 1, "n": ply + 1, "b": ply - 1, "e": length}
    if line not in steps and not is_number(line.removeprefix("-")):
        raise ValueError(line)
    return min(max(steps[line] if line in steps else int(line), 0), length)


def show(console: Console, game: Game, view: int | None, say: Words, height: int = 0) -> None:
    """The situation after the last decision of this game; height 0 is any height."""
    width = console.width
    scene = _scene(console, game, view, say)
    below = [*desks(scene, width), *meter(scene, width), *extras(scene, width)]
    happened = last_lines(news(scene, game, max(game.ply - 1, 0)), width, NEWS_LINES, say)
    board = fitting_board(scene, width, height - len(below) - len(happened)) if height else board_lines(scene, width)
    print_lines(console, (*board, *below, *happened))
    if game.is_over:
        print_lines(console, sheet(scene))
        for line in result(scene, game):
            print_lines(console, wrapped(line, width))


def _scene(console: Console, game: Game, view: int | None, say: Words) -> Scene:
    own = signs(console)
    scene = scene_of(game, view, own, say=say) if view is not None else open_scene(game, own, say)
    scene.fresh = changed_posts(game.events(view, max(game.ply - 1, 0)))
    return scene
