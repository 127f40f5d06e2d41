"""Messages that need no package: why the rules refuse, and what was expected where a decision cannot be read.

The texts are plain Fluent files of each language: refusals.ftl, notation.ftl, and for the server problems.ftl and
pages.ftl.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib import resources
from typing import Final, NamedTuple

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de")
PLAIN: Final = ("refusals", "notation", "problems", "pages")  # the files without selectors
_MESSAGE = re.compile(r"(?P<id>[a-z][a-z0-9-]*) = (?P<text>.+)")
_VARIABLE = re.compile(r"\{ \$([a-z]+) \}")

Facts = Mapping[str, int | str | list[str]]


class Want(NamedTuple):
    """What would fit at a place in a decision: the message that says so, and its facts."""

    what: str
    facts: Facts


def sentence(reason: str, facts: Facts, language: str = ENGLISH) -> str:
    """A refusal as a sentence. Ids stay as they are; a seat is named by its number."""
    if isinstance(seat := facts.get("seat"), int):
        facts = {**facts, "seat": say("refusal-fact-seat", {"number": seat}, language)}
    return say(message_id(reason), facts, language)


def expected(wants: Sequence[Want], language: str = ENGLISH) -> str:
    """What could be there instead: `a route of hansa-3 or 'office'`."""
    said = dict.fromkeys(say(f"expected-{what}", facts, language) for what, facts in wants)
    return reduce(lambda first, second: say("expected-or", {"first": first, "second": second}, language), said)


def message_id(reason: str) -> str:
    """The message of a reason: `turn.no_action` is `refusal-turn-no-action`."""
    return "refusal-" + reason.replace(".", "-").replace("_", "-")


def say(message: str, facts: Facts, language: str = ENGLISH) -> str:
    """The message of an id."""

    def fact(place: re.Match[str]) -> str:
        value = facts[place[1]]
        return ", ".join(value) if isinstance(value, list) else str(value)

    return _VARIABLE.sub(fact, texts(language)[message])


@cache
def texts(language: str = ENGLISH) -> Mapping[str, str]:
    """The texts of a language by message id."""
    folder = resources.files("kontor") / "locale" / language
    return {name: text for part in PLAIN for name, text in read((folder / f"{part}.ftl").read_text("utf-8")).items()}


def read(text: str) -> dict[str, str]:
    """The messages of a plain Fluent file: comments, and `id = text` with `{ $variables }`, on one line or more."""
    found: dict[str, str] = {}
    last = ""
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            last = ""
        elif last and line[0] == " " and line.lstrip()[0] not in ".[*}":
            found[last] += " " + line.strip()
        elif (message := _MESSAGE.fullmatch(line)) and message["id"] not in found:
            last = message["id"]
            found[last] = message["text"].strip()
        else:
            raise ValueError(f"not a plain message: {line!r}")
    return found
