"""Reads Fluent files and says their messages: text, variables and selectors, with nothing but the standard library.

The same files are read by browsers with Fluent's own library; tests compare the two. What they do not use (terms,
functions, messages in messages) is refused here, so that no text can mean two things.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn

from kontor.languages import BY_CODE

Facts = Mapping[str, int | str | list[str]]

_HEAD = re.compile(r"(?P<id>[a-z][\w-]*) =[ ]*")
_ATTRIBUTE = re.compile(r"\n[ ]+\.(?P<id>[a-z][\w-]*) =[ ]*")
_NOTHING = re.compile(r"(?:#[^\n]*)?(?:\n|$)")
_FURTHER = re.compile(r"(?:[ ]*\n)+[ ]+(?=[^\s.\[*}])")  # a message may go on in the next line
_TEXT = re.compile(r"[^{}\n]+")
_VARIABLE = re.compile(r"\{\s*\$(?P<name>[a-z]\w*)\s*(?P<end>\}|->)")
_LITERAL = re.compile(r'\{\s*"(?P<text>[^"\\]*)"\s*\}')
_VARIANT = re.compile(r"\s*\n[ ]*(?P<usual>\*?)\[\s*(?P<key>[\w-]+)\s*\][ ]*")
_END = re.compile(r"\s*\}")


@dataclass(frozen=True, slots=True)
class Variable:
    """The place of a fact."""

    name: str


@dataclass(frozen=True, slots=True)
class Selector:
    """One of several texts, chosen by a fact."""

    name: str
    variants: tuple[tuple[str, "Pattern"], ...]
    usual: "Pattern"


Pattern = tuple[str | Variable | Selector, ...]


def read(text: str) -> dict[str, Pattern]:
    """The messages of a file by `id`, and their attributes by `id.attribute`."""
    return _Reader(text).messages()


def say(pattern: Pattern, facts: Facts, language: str) -> str:
    """A message with its facts, in one line."""
    return "".join(_said(element, facts, language) for element in pattern)


def _said(element: str | Variable | Selector, facts: Facts, language: str) -> str:
    if isinstance(element, str):
        return element
    fact = facts[element.name]
    if isinstance(element, Selector):
        keys = (str(fact), BY_CODE[language].plural(fact)) if isinstance(fact, int) else (fact,)
        return say(next((text for key, text in element.variants if key in keys), element.usual), facts, language)
    if isinstance(fact, int):
        return BY_CODE[language].number(fact)
    return ", ".join(fact) if isinstance(fact, list) else fact


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0

    def messages(self) -> dict[str, Pattern]:
        found: dict[str, Pattern] = {}
        while self.place < len(self.text):
            if self.take(_NOTHING):
                continue
            head = self.take(_HEAD) or self.refuse()
            self.add(found, head["id"])
            while attribute := self.take(_ATTRIBUTE):
                self.add(found, f"{head['id']}.{attribute['id']}")
            self.take(_NOTHING) or self.refuse()
        return found

    def add(self, found: dict[str, Pattern], id: str) -> None:
        pattern = self.pattern()
        if id in found or not pattern:
            self.refuse()
        found[id] = pattern

    def pattern(self) -> Pattern:
        elements: list[str | Variable | Selector] = []
        ends_in_text = False
        self.take(_FURTHER)  # it may begin in the next line
        while True:
            if text := self.take(_TEXT):
                elements.append(text[0])
            elif self.text.startswith("{", self.place):
                elements.append(self.placeable())
            elif self.take(_FURTHER):
                elements.append(" ")
            else:
                break
            ends_in_text = bool(text)
        if ends_in_text:  # blanks at the end are meant only in quotes
            elements[-1] = str(elements[-1]).rstrip()
        return tuple(elements)

    def placeable(self) -> str | Variable | Selector:
        if literal := self.take(_LITERAL):
            return literal["text"]
        variable = self.take(_VARIABLE) or self.refuse()
        if variable["end"] == "}":
            return Variable(variable["name"])
        variants: list[tuple[str, Pattern]] = []
        usual: Pattern | None = None
        while variant := self.take(_VARIANT):
            text = self.pattern()
            variants.append((variant["key"], text))
            usual = text if variant["usual"] else usual
        if usual is None or not self.take(_END):
            self.refuse()
        return Selector(variable["name"], tuple(variants), usual)

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.text, self.place)
        if found:
            self.place = found.end()
        return found

    def refuse(self) -> NoReturn:
        line = self.text.count("\n", 0, self.place) + 1
        raise ValueError(f"line {line}: not a message: {self.text[self.place :].partition(chr(10))[0]!r}")
