"""kontor boards: the boards and their facts."""

import argparse
import sys
from typing import Final

from kontor import boards, catalog
from kontor.cli.errors import UsageError
from kontor.cli.output import print_json

ABOUT: Final = "Lists the boards, shows all facts of one, or checks the data."
EXAMPLES: Final = (
    "kontor boards                 all board sides",
    "kontor boards hansa-45        cities, offices, routes of one side",
    "kontor boards hansa           both sides of a board",
    "kontor boards --check         is the data sound?",
    "kontor boards east --json",
)
EXIT_UNSOUND: Final = 1


def add_options(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("board", nargs="?", metavar="BOARD", help="a board or one of its sides")
    parser.add_argument("--check", action="store_true", help="check the data; exit code 1 if something is wrong")
    parser.add_argument("--json", action="store_true", help="one JSON document")


def run(args: argparse.Namespace) -> int:
    """Prints or checks."""
    sides = _sides(args.board)
    if args.check:
        return _check(args.board, sides, args.json)
    if args.json:
        print_json([boards.as_json(boards.board(side)) for side in sides])
    elif args.board is None:
        print(boards.overview())
        print(f"\nBoards: {', '.join(catalog.board_names())}. To see one: kontor boards BOARD.")
    else:
        print("\n\n".join(boards.describe(boards.board(side)) for side in sides))
    return 0


def _sides(name: str | None) -> list[str]:
    known = boards.board_ids()
    if name is None:
        return list(known)
    sides = [side for side in known if name in (side, boards.board(side).board)]
    if not sides:
        names = dict.fromkeys((*catalog.board_names(), *known))
        raise UsageError(f"board={name!r}: expected one of {', '.join(names)}")
    return sides


def _check(name: str | None, sides: list[str], as_json: bool) -> int:
    problems = (
        catalog.data_problems()
        if name is None
        else [found for side in sides for found in boards.check_board(boards.board(side))]
    )
    if as_json:
        print_json({"boards": sides, "problems": list(problems)})
    else:
        for problem in problems:
            print(problem, file=sys.stderr)
        print(f"{', '.join(sides)}: {'sound' if not problems else f'{len(problems)} problems'}")
    return EXIT_UNSOUND if problems else 0
