"""kontor play: a game at the terminal."""

import argparse
import os
import secrets
from pathlib import Path
from typing import Final

from rich.console import Console

from kontor.bots import LEVELS, Bot
from kontor.bots.net_search import CORES_VARIABLE
from kontor.cli import saves, seating
from kontor.cli.errors import UsageError
from kontor.cli.flags import GAME_FLAGS, add_game_flags, at_least, game_options, integer, read_record, words
from kontor.cli.language import Words, add_language, spoken
from kontor.cli.output import out
from kontor.cli.session import Session
from kontor.game import Game, start_game
from kontor.rules.chance import Chance

ABOUT: Final = (
    "Plays Hansa Teutonica in the terminal, in notation with completion. Without a terminal it reads moves and\n"
    "commands from standard input, one per line."
)
EXAMPLES: Final = (
    "kontor play                                      you against three bots",
    "kontor play --players 3 --bots random            weaker opponents",
    "kontor play --seat 0,2                           two people and two bots at one keyboard",
    "kontor play --seat all --names Ann,Ben,Cleo --players 3",
    "kontor play --resume                             the game you left last",
    "kontor play --resume game.kontor --save game.kontor",
)
DEFAULT_BOT: Final = "claim"
LAST_SAVED: Final = ""  # --resume without a file


def add_options(parser: argparse.ArgumentParser) -> None:
    """The flags of the command."""
    add_game_flags(parser)
    table = parser.add_argument_group("the table")
    table.add_argument("--seat", type=words, metavar="N", help="your seat or seats from 0 on, or all (default: 0)")
    levels = ", ".join(LEVELS)
    bots_help = f"for the other seats: {levels}; a style like expert:builder; module:Class (default: {DEFAULT_BOT})"
    table.add_argument("--bots", type=words, metavar="A,B", help=bots_help)
    table.add_argument("--cores", type=at_least(1), metavar="N", help="for bots that search over the net (default: 1)")
    table.add_argument("--names", type=words, metavar="A,B", help="a name for each seat")
    table.add_argument("--seed", type=integer, metavar="N", help="the same seed gives the same setup")
    add_language(table)
    files = parser.add_argument_group("files")
    files.add_argument(
        "--resume", nargs="?", const=LAST_SAVED, metavar="FILE", help="continue a saved game, or the last one"
    )
    files.add_argument("--save", type=Path, metavar="FILE", help="save the game to this file after every decision")


def run(args: argparse.Namespace) -> int:
    """Sets up or resumes a game and plays it."""
    if args.cores is not None:
        os.environ[CORES_VARIABLE] = str(args.cores)
    console = out()
    say = spoken(args.lang, console)
    session = _resumed(args, console, say) if args.resume is not None else _new(args, console, say)
    return session.run()


def _new(args: argparse.Namespace, console: Console, say: Words) -> Session:
    options = game_options(args)
    humans = seating.seats(_or(args.seat, "0"), options.players)
    levels = seating.levels(humans, options.players, _or(args.bots, DEFAULT_BOT))
    names = seating.names(args.names or (), options.players, levels, say)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    game = start_game(options, Chance(seed), names)
    return Session(game, seating.make_bots(levels, seed), console, args.save, say)


def _resumed(args: argparse.Namespace, console: Console, say: Words) -> Session:
    for flag in (*GAME_FLAGS, "names", "seed"):
        if getattr(args, flag) is not None:
            raise UsageError(f"{flag}: cannot be given with --resume, since the saved game sets it")
    path = Path(args.resume) if args.resume != LAST_SAVED else saves.last_game()
    if args.resume == LAST_SAVED and not path.exists():
        raise UsageError(f"there is no last game to resume (looked for {path}); name a file")
    game = read_record(str(path))
    return Session(game, _seated(game, args), console, args.save, say)


def _or(given: tuple[str, ...] | None, default: str) -> tuple[str, ...]:
    """What was given; an empty list is an error, not the default."""
    return (default,) if given is None else given


def _seated(game: Game, args: argparse.Namespace) -> dict[int, Bot]:
    if args.seat is None and args.bots is None:
        return seating.bots_of(game)
    humans = seating.seats(_or(args.seat, "0"), len(game.names))
    return seating.make_bots(seating.levels(humans, len(game.names), _or(args.bots, DEFAULT_BOT)), game.ply)
