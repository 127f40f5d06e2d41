"""Flags that several commands share, and what they mean."""

import argparse
import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from kontor import catalog
from kontor.bots import LEVELS, BotError, make
from kontor.catalog import Options
from kontor.cli.errors import UsageError
from kontor.game import Game
from kontor.replay import load

GAME_FLAGS: Final = ("board", "players", "edition", "modules", "duo", "take")
EXAMPLE_MODULES: Final = ",".join(catalog.fitting("hansa", 4)[:2])
TAKE_HELP: Final = f"with {catalog.AGREED_WITH.get('take')}, what Tithe brings: trader (default) or tradesman"
_DIGITS = re.compile(r"[0-9]{1,100}")  # int() would also take other scripts and 1_000, and stop at very long ones


class Parser(argparse.ArgumentParser):
    """argparse that reports a mistake in one line and accepts no abbreviated flags."""

    def __init__(self, command: str, about: str, examples: Sequence[str]) -> None:
        super().__init__(
            prog=f"kontor {command}",
            description=about,
            epilog="examples:\n" + "\n".join(f"  {example}" for example in examples),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self._command = command

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self._command}: {message}; see {self.prog} --help")


def words(text: str) -> tuple[str, ...]:
    """The entries of `a,b,c`."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def is_number(text: str) -> bool:
    """Whether a text is a whole number in plain digits, 0 or more."""
    return bool(_DIGITS.fullmatch(text))


def integer(text: str) -> int:
    """A type of argument: a whole number, possibly negative."""
    if not is_number(text.removeprefix("-")):
        raise argparse.ArgumentTypeError(f"expected a whole number, found {text!r}")
    return int(text)


def at_least(least: int) -> Callable[[str], int]:
    """A type of argument: a whole number, at least `least`."""

    def number(text: str) -> int:
        if not is_number(text) or int(text) < least:
            raise argparse.ArgumentTypeError(f"expected a whole number of at least {least}, found {text!r}")
        return int(text)

    return number


def positive(text: str) -> float:
    """A type of argument: a number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"expected a number above 0, found {text!r}")
    return number


def add_game_flags(parser: argparse.ArgumentParser) -> None:
    """The flags of kontor.new_game. None stands for "not given"."""
    group = parser.add_argument_group("the game")
    group.add_argument("--board", metavar="NAME", help=f"{', '.join(catalog.board_names())} (default: hansa)")
    group.add_argument("--players", type=integer, metavar="N", help="number of players (default: 4)")
    group.add_argument("--edition", metavar="NAME", help="bigbox or classic (default: bigbox)")
    group.add_argument("--modules", type=words, metavar="A,B", help=f"optional rules: {', '.join(catalog.MODULES)}")
    group.add_argument("--duo", metavar="NAME", help="the variant for two players: classic or britannia")
    group.add_argument("--take", metavar="PIECE", help=TAKE_HELP)


def game_options(args: argparse.Namespace) -> Options:
    """The agreed form of the game; UsageError names the option that is wrong."""
    given: dict[str, Any] = {flag: getattr(args, flag) for flag in GAME_FLAGS if getattr(args, flag) is not None}
    try:
        return catalog.options(**given)
    except ValueError as wrong:
        raise UsageError(str(wrong)) from None


def in_rotation(levels: Sequence[str], count: int) -> tuple[str, ...]:
    """One bot per seat; if there are fewer bots than seats, they repeat in rotation."""
    for level in levels:
        try:
            make(level)
        except BotError as wrong:
            raise UsageError(str(wrong)) from None
    if not levels:
        raise UsageError(f"bots: expected at least one of {', '.join(LEVELS)}")
    if len(levels) > count:
        raise UsageError(f"bots: {len(levels)} named, but only {count} seats are for bots")
    return tuple(levels[place % len(levels)] for place in range(count))


def read_text(path: str) -> str:
    """The text of a file."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (OSError, UnicodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "it is not a text file"
        raise UsageError(f"cannot read {path}: {reason}") from None


def read_record(path: str) -> Game:
    """The game of a record file."""
    text = read_text(path)
    try:
        return load(text)
    except ValueError as damaged:
        raise UsageError(f"{path} is not a valid record: {damaged}") from None
