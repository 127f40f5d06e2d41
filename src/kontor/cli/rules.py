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
from kontor.cli.language import Words, add_language, spoken
from kontor.cli.output import out, wrapped
from kontor.languages import folded
from kontor.reference import Clause, clause, clauses, near, search

ABOUT: Final = "The rules as numbered clauses: the contents, one clause with its neighbours, a family, or a search."
EXAMPLES: Final = (
    "kontor rules                  the contents",
    "kontor rules DISPLACE-10      one clause, with its ruling and its neighbours",
    "kontor rules DISPLACE         all clauses of that family",
    "kontor rules extra office     all clauses that contain both words",
)
NEIGHBOURS_SHOWN: Final = 2
EXCERPT_MAX_LENGTH: Final = 100  # characters of a neighbour or a hit
_CLAUSE_ID = re.compile(r"[A-Za-z]+(-[A-Za-z]+)*-[0-9]+")


def add_options(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("words", nargs="*", metavar="CLAUSE|WORDS", help="a clause id, a family in capitals, or words")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Prints what was asked for."""
    console = out()
    answer(console, spoken(args.lang, console), args.words)
    return 0


def answer(console: Console, say: Words, words: Sequence[str]) -> None:
    """The contents, a clause, a family or what a search finds."""
    book = Book(console, say)
    if not words:
        book.contents()
    elif len(words) == 1 and _CLAUSE_ID.fullmatch(words[0]):
        book.one(words[0])
    elif family := [found for found in book.clauses if len(words) == 1 and _family(found) == words[0]]:
        book.whole(family)
    elif found := search(_as_printed(" ".join(words), say), say.language):
        book.hits(found)
    else:
        raise UsageError(say("terminal-rules-none", words=" ".join(words)))


def _as_printed(words: str, say: Words) -> str:
    """Words to look for, with cities as the board and the rules call them."""
    wanted = folded(words)
    for group in say("city-names").split(";"):
        printed, *others = (folded(name.strip()) for name in group.split(","))
        if printed not in wanted:
            wanted = re.sub(rf"\b(?:{'|'.join(map(re.escape, others))})\b", printed, wanted)
    return wanted


def _family(found: Clause) -> str:
    return found.id.rpartition("-")[0]


class Book:
    """The rules in the language of a player, for one console."""

    def __init__(self, console: Console, say: Words) -> None:
        self.console = console
        self.say = say
        self.clauses = clauses(say.language)

    def contents(self) -> None:
        """The sections with their clauses."""
        for chapter, in_file in groupby(self.clauses, lambda found: found.chapter):
            self._print(Text(self.say.spelt(chapter), style="bold"))
            for section, in_section in groupby(in_file, lambda found: found.section):
                found = list(in_section)
                families = list(dict.fromkeys(map(_family, found)))
                ids = ", ".join(
                    self._span([entry for entry in found if _family(entry) == family]) for family in families
                )
                self._print(Text.assemble(f"  {self.say.spelt(section)}: ", (ids, "cyan")))

    def _span(self, family: Sequence[Clause]) -> str:
        first, last = family[0].id, family[-1].id
        if first == last:
            return first
        return self.say("terminal-rules-span", first=first, last=last.rpartition("-")[2])

    def _print(self, text: Text) -> None:
        self.console.print(text, soft_wrap=True)

    def one(self, name: str) -> None:
        """A clause between its neighbours."""
        try:
            wanted = clause(name, self.say.language)
        except ValueError:
            unknown = "terminal-rules-unknown-near" if near(name) else "terminal-rules-unknown"
            raise UsageError(self.say(unknown, name=name, near=", ".join(near(name)))) from None
        self.console.print(Text(self.say.spelt(f"{wanted.section} ({', '.join(wanted.scope)})"), style="dim"))
        family = [found for found in self.clauses if (found.file, found.section) == (wanted.file, wanted.section)]
        place = family.index(wanted)
        for found in family[max(0, place - NEIGHBOURS_SHOWN) : place]:
            self._short(found)
        self._in_full(wanted)
        for found in family[place + 1 : place + 1 + NEIGHBOURS_SHOWN]:
            self._short(found)

    def whole(self, found: Sequence[Clause]) -> None:
        """Clauses in full."""
        for entry in found:
            self._in_full(entry)

    def hits(self, found: Sequence[Clause]) -> None:
        """Clauses in short; a single one in full."""
        for entry in found:
            self._short(entry)
        if len(found) == 1:
            self._in_full(found[0])
        else:
            self.console.print(Text(self.say("terminal-rules-hits", count=str(len(found))), style="dim"))

    def _in_full(self, found: Clause) -> None:
        self._wrapped(Text.assemble((found.id, "bold cyan"), " ", self.say.spelt(found.text)))
        if found.ruling:
            ruling = f"  {self.say('terminal-rules-ruling')} "
            self._wrapped(Text.assemble((ruling, "italic"), self.say.spelt(found.ruling)))

    def _short(self, found: Clause) -> None:
        text = shorten(self.say.spelt(found.text), EXCERPT_MAX_LENGTH, placeholder=" ...")
        self._wrapped(Text.assemble((f"  {found.id}", "cyan"), " ", (text, "dim")), indent=4)

    def _wrapped(self, text: Text, indent: int = 2) -> None:
        for line in wrapped(text, self.console.width, indent=indent):
            self.console.print(line)
