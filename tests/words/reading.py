"""The Fluent files as data: their messages, variables and what else can go wrong in them."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kontor
from kontor import boards
from kontor.words import MODULES, files_of

PACKAGE = Path(kontor.__file__).parent
LOCALE = PACKAGE / "locale"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
KNOWN = tomllib.loads((Path(__file__).parent / "languages.toml").read_text("utf-8"))  # what the tests know of them
PARTS = sorted({MODULES, *(file.stem for file in LOCALE.glob("*/*.ftl"))})
PRINTED = {city.name for side in boards.board_ids() for city in boards.board(side).cities}  # the names on the boards


class Message(NamedTuple):
    """A text of a file. `id` is the one that code asks for: `id`, or `id.attribute`."""

    id: str
    part: str
    variables: frozenset[str]
    is_plain: bool  # text and variables only


class Inside(Visitor):
    """What a pattern is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.others: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name is fluent's
        self.variables.add(node.id.name)

    def generic_visit(self, node: ast.BaseNode) -> None:
        plain = (ast.Pattern, ast.TextElement, ast.Placeable, ast.VariableReference, ast.Identifier, ast.Span)
        if not isinstance(node, plain):
            self.others.append(type(node).__name__)
        super().generic_visit(node)


@cache
def entries(language: str, part: str) -> tuple[ast.EntryType, ...]:
    """What the files of a part hold, in order."""
    texts = (file.read_text("utf-8") for file in files_of(language, part))
    return tuple(entry for text in texts for entry in FluentParser().parse(text).body)


def junk(language: str, part: str) -> list[str]:
    """What Fluent cannot read."""
    return [entry.content or "" for entry in entries(language, part) if isinstance(entry, ast.Junk)]


@cache
def messages(language: str) -> dict[str, Message]:
    """All texts of a language by id."""
    return {found.id: found for part in PARTS for found in of_part(language, part)}


def of_part(language: str, part: str) -> Iterator[Message]:
    """The texts of a file, with those that share an id."""
    for entry in entries(language, part):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield _message(entry.id.name, part, entry.value)
            for attribute in entry.attributes:
                yield _message(f"{entry.id.name}.{attribute.id.name}", part, attribute.value)


def _message(name: str, part: str, pattern: ast.Pattern) -> Message:
    inside = Inside()
    inside.visit(pattern)
    return Message(name, part, frozenset(inside.variables), not inside.others)


def texts_of(entry: ast.EntryType) -> str:
    """Everything that a message can say, without ids and variables."""
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the name is fluent's
            found.append(node.value)

    Texts().visit(entry)
    return "\n".join(found)
