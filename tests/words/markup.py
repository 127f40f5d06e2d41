"""Svelte files: the code in them, and the visible text that they hold themselves instead of asking for words."""

import re
from collections.abc import Callable, Iterable, Iterator

from tests.words.script import HOLE, Script, closing

SPOKEN = ("title", "aria-label", "aria-description", "aria-roledescription", "placeholder", "alt", "label")
_NO_MARKUP = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
_SCRIPT = re.compile(r"<script\b(?:\"[^\"]*\"|[^>\"])*>(.*?)</script>", re.DOTALL)
_TAG = re.compile(r"</?[A-Za-z][\w.:-]*")
_ATTRIBUTE = re.compile(r"\s*([^\s=>/{]+)(=?)")
_LETTERS = re.compile(r"[^\W\d_]{2,}")  # a single letter is a sign
_BLOCK = tuple("#/:@")  # {#if}, {/if}, {:else}, {@const}: no text

_Seen = Callable[[bool, str], Iterable[str]]


def scripts(source: str) -> Iterator[str]:
    """All code of a file: its script and every expression of its markup."""
    yield from (found[1] for found in _SCRIPT.finditer(source))
    yield from _walk(source, lambda spoken, code: [code], lambda spoken, text: [])


def literal_texts(source: str) -> Iterator[str]:
    """Texts, spoken attributes and strings between tags that are written into the file."""
    yield from _walk(
        source,
        lambda spoken, code: _shown(code) if spoken else [],
        lambda spoken, text: _words(text) if spoken else [],
    )


def _walk(source: str, code: _Seen, text: _Seen) -> Iterator[str]:
    """What is seen in the markup: expressions and texts, and whether people see or hear them."""
    markup = _NO_MARKUP.sub("", source)
    place = 0
    while place < len(markup):
        if markup[place] == "{":
            end = closing(markup, place)
            yield from code(True, markup[place + 1 : end])
            place = end + 1
        elif tag := _TAG.match(markup, place):
            place = tag.end()
            while place < len(markup) and markup[place] != ">":
                place, found = _attribute(markup, place, code, text)
                yield from found
            place += 1
        else:
            end = _next(markup, place + 1, "{<")
            yield from text(True, markup[place:end])
            place = end


def _attribute(markup: str, place: int, code: _Seen, text: _Seen) -> tuple[int, list[str]]:
    """The place after one attribute of a tag, and what is seen in it."""
    found = _ATTRIBUTE.match(markup, place)
    if not found:  # a blank, a slash, or {expression}
        if markup[place] != "{":
            return place + 1, []
        end = closing(markup, place)
        return end + 1, list(code(False, markup[place + 1 : end]))
    name, place = found[1], found.end()
    if not found[2]:
        return place, []
    spoken = name in SPOKEN
    if markup[place] == "{":
        end = closing(markup, place)
        return end + 1, list(code(spoken, markup[place + 1 : end]))
    seen: list[str] = []
    if markup[place] in "\"'":
        quote, place = markup[place], place + 1
        while place < len(markup) and markup[place] != quote:
            end = closing(markup, place) + 1 if markup[place] == "{" else _next(markup, place, "{" + quote)
            part = markup[place:end]
            seen += code(spoken, part[1:-1]) if part[0] == "{" else text(spoken, part)
            place = end
    return place + 1, seen


def _next(markup: str, place: int, signs: str) -> int:
    return next((at for at in range(place, len(markup)) if markup[at] in signs), len(markup))


def _shown(expression: str) -> Iterator[str]:
    """What an expression can show in words of its own: {is ? "a" : "b"}."""
    if expression.startswith(_BLOCK):
        return
    for literal in Script(expression).results(0, len(expression)):
        yield from _words(literal.text.replace(HOLE, " "))


def _words(text: str) -> Iterator[str]:
    if _LETTERS.search(re.sub(r"&\w+;", "", text)):
        yield " ".join(text.split())
