"""Asking for one decision outside of a whole game, as puzzles and lessons do."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from kontor.cli.desks import desks, extras, meter
from kontor.cli.flags import is_number
from kontor.cli.language import Words
from kontor.cli.moves import listing
from kontor.cli.output import is_interactive, print_lines, wrapped
from kontor.cli.prompt import PipeReader, Reader, TerminalReader
from kontor.cli.scene import Scene
from kontor.cli.screen import board_lines
from kontor.game import Game
from kontor.rules.notation import NotationError

MOVES: Final = ("moves", "m")
QUIT: Final = ("quit", "q")
TAKE_BACK: Final = "back"


def reader_of(lines: Callable[[], Sequence[str]]) -> Reader:
    """Reads what people type; `lines` is what makes sense now."""
    return TerminalReader(lines, lambda _: ("", "")) if is_interactive() else PipeReader()


def print_situation(console: Console, scene: Scene) -> None:
    """The board, the desks and how close the end is."""
    width = console.width
    print_lines(console, [*board_lines(scene, width), *desks(scene, width)])
    print_lines(console, [*meter(scene, width), *extras(scene, width)])


def ask(
    console: Console, reader: Reader, game: Game, legal: Sequence[str], say: Words, commands: Collection[str] = ()
) -> str | None:
    """A legal decision, or one of the commands; None where somebody leaves."""
    while True:
        try:
            line = reader.ask("> ")
        except (EOFError, KeyboardInterrupt):
            return None
        if line in QUIT:
            return None
        if line in commands:
            return line
        command, _, wanted = line.partition(" ")
        if command in MOVES:
            print_lines(console, listing(legal, wanted.lower(), console.width, say))
            continue
        wish = legal[int(line) - 1] if is_number(line) and 0 < int(line) <= len(legal) else line
        try:
            refused = game.why_not(wish)
        except NotationError as wrong:
            print_lines(console, wrapped(Text(say.expected(wrong)), console.width))
            continue
        if refused is None:
            return wish
        print_lines(console, wrapped(Text(f"{say.refusal(refused)} ({refused.clause})"), console.width))
