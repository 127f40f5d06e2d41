"""Just enough of TypeScript and Svelte to find strings, templates and what a function is called with."""

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field

HOLE = "\0"  # stands for ${...} in a template
_BEFORE_REGEX = re.compile(r"(?:^|[=(,:;!&|?{}\[+]|\breturn|=>)\s*$")
_QUOTES = "\"'`"


@dataclass(frozen=True)
class Literal:
    """A string, or a template with holes."""

    text: str
    start: int
    end: int  # the place after it

    @property
    def pattern(self) -> re.Pattern[str]:
        """What the string can become."""
        return re.compile(r"[\w-]+".join(map(re.escape, self.text.split(HOLE))))


@dataclass
class Script:
    """A source text: its literals, and its code with them blanked out."""

    source: str
    literals: list[Literal] = field(default_factory=list)
    code: str = ""

    def __post_init__(self) -> None:
        blank = list(self.source)
        self._read(0, len(self.source), blank)
        self.literals.sort(key=lambda literal: literal.start)
        self.code = "".join(blank)

    def _read(self, place: int, end: int, blank: list[str]) -> None:
        source = self.source
        while place < end:
            if source.startswith("//", place) and (place == 0 or source[place - 1] in " \t\n;{}"):
                place = self._blank(place, _end_of(source, "\n", place), blank)
            elif source.startswith("/*", place):
                place = self._blank(place, _end_of(source, "*/", place + 2), blank)
            elif source.startswith("<!--", place):
                place = self._blank(place, _end_of(source, "-->", place + 4), blank)
            elif source[place] == "/" and _BEFORE_REGEX.search(source, max(0, place - 20), place):
                place = self._blank(place, _end_of_regex(source, place), blank)
            elif source[place] in _QUOTES:
                place = self._literal(place, blank)
            else:
                place += 1

    def _blank(self, start: int, end: int, blank: list[str]) -> int:
        blank[start:end] = [" " if sign != "\n" else sign for sign in self.source[start:end]]
        return end

    def _literal(self, start: int, blank: list[str]) -> int:
        """A literal from its quote on; the code in the holes of a template is read too."""
        source, quote = self.source, self.source[start]
        text, place, holes = "", start + 1, []
        while place < len(source) and source[place] != quote:
            if quote == "`" and source.startswith("${", place):
                shut = closing(source, place + 1)
                holes.append((place + 2, shut))
                text, place = text + HOLE, shut + 1
            else:
                step = 2 if source[place] == "\\" else 1
                text, place = text + source[place : place + step], place + step
        self.literals.append(Literal(text, start, place + 1))
        self._blank(start, place + 1, blank)
        for first, last in holes:
            blank[first:last] = source[first:last]
            self._read(first, last, blank)
        return place + 1

    def within(self, start: int, end: int) -> Iterator[Literal]:
        """The literals between two places."""
        first = bisect_left(self.literals, start, key=lambda literal: literal.start)
        for literal in self.literals[first:]:
            if literal.start >= end:
                return
            if literal.end <= end:
                yield literal

    def calls(self, name: str) -> Iterator[list[tuple[int, int]]]:
        """Where the arguments of each call of a function stand. `name` is a regular expression."""
        for found in re.finditer(rf"(?<![\w$]){name}\(", self.code):
            yield list(self.split(found.end(), closing(self.code, found.end() - 1)))

    def split(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """The parts between commas, those inside brackets left whole."""
        depth, first = 0, start
        for place in range(start, end):
            depth += (self.code[place] in "([{") - (self.code[place] in ")]}")
            if self.code[place] == "," and depth == 0:
                yield first, place
                first = place + 1
        if self.code[first:end].strip() or any(self.within(first, end)):
            yield first, end

    def results(self, start: int, end: int) -> Iterator[Literal]:
        """The literals that an expression can be: not those it compares with, indexes by or hands on."""
        outer = start  # where the last one ended; those in the holes of a template are its own
        for literal in self.within(start, end):
            if literal.start < outer:
                continue
            outer = literal.end
            before, after = self.code[start : literal.start].rstrip(), self.code[literal.end : end].lstrip()
            depth = sum(before.count(sign) for sign in "([{") - sum(before.count(sign) for sign in ")]}")
            if depth == 0 and not before.endswith(("==", "!=", "in")) and not after.startswith(("==", "!=")):
                yield literal


def _end_of(source: str, mark: str, place: int) -> int:
    found = source.find(mark, place)
    return len(source) if found < 0 else found + len(mark)


def _end_of_regex(source: str, place: int) -> int:
    """The place after a regular expression; a slash that begins none is a sign of its own."""
    inside = False
    for at in range(place + 1, len(source)):
        if source[at] == "\n":
            break
        if source[at - 1] == "\\" and source[at - 2] != "\\":
            continue
        inside = (inside or source[at] == "[") and source[at] != "]"
        if source[at] == "/" and not inside:
            return at + 1
    return place + 1


def closing(code: str, opening: int) -> int:
    """The bracket that closes the one at `opening`; quoted ones do not count."""
    depth, place = 0, opening
    while place < len(code):
        sign = code[place]
        if sign in _QUOTES:
            place = _end_of_quote(code, place)
            continue
        depth += (sign in "([{") - (sign in ")]}")
        if depth == 0:
            return place
        place += 1
    return len(code)


def _end_of_quote(code: str, start: int) -> int:
    """The place after a string or template."""
    quote, place = code[start], start + 1
    while place < len(code) and code[place] != quote:
        if quote == "`" and code.startswith("${", place):
            place = closing(code, place + 1)
        place += 2 if code[place : place + 1] == "\\" else 1
    return place + 1
