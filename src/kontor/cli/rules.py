"""kontor rules: the rules reference."""

import argparse
import re
from collections.abc import Sequence
from itertools import groupby
from textwrap import shorten
from typing import Final

from rich.console import Console
from rich.text import Text

from kontor.cli.errors import UsageError
from kontor.cli.output import out, wrapped
from kontor.reference import Clause, clause, clauses, search

ABOUT: Final = "The rules as numbered clauses: the contents, one clause with its neighbours, a family, or a search."
EXAMPLES: Final = (
    "kontor rules                  the contents",
    "kontor rules DISPLACE-10      one clause, with the ruling and what stands beside it",
    "kontor rules DISPLACE         all clauses of that family",
    "kontor rules extra office     all clauses that hold both words",
)
NEIGHBOURS: Final = 2
SHORT: Final = 100  # characters of a neighbour or a hit
_CLAUSE = re.compile(r"[A-Za-z]+(-[A-Za-z]+)*-[0-9]+")


def add_options(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("words", nargs="*", metavar="CLAUSE|WORDS", help="a clause id, a family in capitals, or words")


def run(args: argparse.Namespace) -> int:
    """Prints what was asked for."""
    answer(out(), args.words)
    return 0


def answer(console: Console, words: Sequence[str]) -> None:
    """The contents, a clause, a family or what a search finds."""
    if not words:
        _contents(console)
    elif len(words) == 1 and _CLAUSE.fullmatch(words[0]):
        _one(console, words[0])
    elif family := [found for found in clauses() if len(words) == 1 and _family(found) == words[0]]:
        _whole(console, family)
    elif found := search(" ".join(words)):
        _hits(console, found)
    else:
        raise UsageError(f"no clause holds all of: {' '.join(words)}")


def _family(found: Clause) -> str:
    return found.id.rpartition("-")[0]


def _contents(console: Console) -> None:
    for file, in_file in groupby(clauses(), lambda found: found.file):
        title = file.removesuffix(".md").partition("-")[2].replace("-", " ").capitalize()
        console.print(Text(title, style="bold"))
        for section, in_section in groupby(in_file, lambda found: found.section):
            found = list(in_section)
            families = list(dict.fromkeys(map(_family, found)))
            ids = ", ".join(_span([entry for entry in found if _family(entry) == family]) for family in families)
            console.print(Text.assemble(f"  {section}: ", (ids, "cyan")), soft_wrap=True)


def _span(family: Sequence[Clause]) -> str:
    first, last = family[0].id, family[-1].id
    return first if first == last else f"{first} to {last.rpartition('-')[2]}"


def _one(console: Console, name: str) -> None:
    try:
        wanted = clause(name)
    except ValueError as unknown:
        raise UsageError(str(unknown)) from None
    console.print(Text(f"{wanted.section} ({', '.join(wanted.scope)})", style="dim"))
    family = [found for found in clauses() if found.section == wanted.section and found.file == wanted.file]
    place = family.index(wanted)
    for found in family[max(0, place - NEIGHBOURS) : place]:
        _print_short(console, found)
    _print_whole(console, wanted)
    for found in family[place + 1 : place + 1 + NEIGHBOURS]:
        _print_short(console, found)


def _whole(console: Console, found: Sequence[Clause]) -> None:
    for entry in found:
        _print_whole(console, entry)


def _hits(console: Console, found: Sequence[Clause]) -> None:
    for entry in found:
        _print_short(console, entry)
    if len(found) == 1:
        _print_whole(console, found[0])
    else:
        console.print(Text(f"{len(found)} clauses; rules CLAUSE shows one in full.", style="dim"))


def _print_whole(console: Console, found: Clause) -> None:
    text = Text.assemble((found.id, "bold cyan"), " ", found.text)
    for line in wrapped(text, console.width):
        console.print(line)
    if found.ruling:
        for line in wrapped(Text.assemble(("  Ruling: ", "italic"), found.ruling), console.width):
            console.print(line)


def _print_short(console: Console, found: Clause) -> None:
    text = shorten(found.text, SHORT, placeholder=" ...")
    for line in wrapped(Text.assemble((f"  {found.id}", "cyan"), " ", (text, "dim")), console.width, indent=4):
        console.print(line)
