"""Refusals in words. The sentences are the file refusals.ftl of each language, read with the standard library alone."""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

ENGLISH: Final = "en"
_MESSAGE = re.compile(r"(?P<id>[a-z][a-z0-9-]*) = (?P<text>.+)")
_VARIABLE = re.compile(r"\{ \$([a-z]+) \}")


def sentence(reason: str, facts: Mapping[str, int | str | list[str]], language: str = ENGLISH) -> str:
    """A refusal as a sentence. Ids stay as they are; a seat is told by its number."""
    texts = sentences(language)
    words = {name: ", ".join(fact) if isinstance(fact, list) else str(fact) for name, fact in facts.items()}
    if isinstance(seat := facts.get("seat"), int):
        words["seat"] = _filled(texts["refusal-fact-seat"], {"number": str(seat)})
    return _filled(texts[message_id(reason)], words)


def message_id(reason: str) -> str:
    """The message of a reason: `turn.no_action` is `refusal-turn-no-action`."""
    return "refusal-" + reason.replace(".", "-").replace("_", "-")


@cache
def sentences(language: str = ENGLISH) -> Mapping[str, str]:
    """The sentences of a language by message id."""
    file = resources.files("kontor") / "locale" / language / "refusals.ftl"
    return read(file.read_text("utf-8"))


def read(text: str) -> dict[str, str]:
    """The messages of a plain Fluent file: comments, and `id = text` that may go on in indented lines."""
    found: dict[str, str] = {}
    last = ""
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            last = ""
        elif line[0] == " " and last:
            found[last] += " " + line.strip()
        elif (message := _MESSAGE.fullmatch(line)) and message["id"] not in found:
            last = message["id"]
            found[last] = message["text"].strip()
        else:
            raise ValueError(f"not a plain message: {line!r}")
    return found


def _filled(text: str, words: Mapping[str, str]) -> str:
    return _VARIABLE.sub(lambda place: words[place[1]], text)
