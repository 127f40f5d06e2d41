"""Messages that the library and the server say: why the rules refuse, and what was expected where a decision cannot be
read. They are Fluent files of each language (kontor.fluent), like all other messages.
"""

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from kontor import fluent
from kontor.fluent import Facts
from kontor.languages import ENGLISH, LANGUAGES, of_modules

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "MODULES",
    "OWN",
    "Want",
    "expected",
    "files_of",
    "message_id",
    "say",
    "sentence",
    "texts",
]

MODULES: Final = "modules"  # the messages of all optional rules, which lie in the folders of these rules
OWN: Final = (
    "refusals",
    "notation",
    "problems",
    "pages",
    "server",
    "notices",
    MODULES,
)  # the files of the library and the server


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
    return fluent.say(texts(language)[message], facts, language)


@cache
def texts(language: str = ENGLISH, parts: tuple[str, ...] = OWN) -> Mapping[str, fluent.Pattern]:
    """The messages of some files of a language by id."""
    files = [file for part in parts for file in files_of(language, part)]
    return {id: text for file in files for id, text in fluent.read(file.read_text("utf-8")).items()}


def files_of(language: str, part: str) -> list[Traversable]:
    """Where the messages of a part are: one file, or one for each optional rule."""
    if part == MODULES:
        return [file for _, file in of_modules("words", language, ".ftl")]
    return [resources.files("kontor") / "locale" / language / f"{part}.ftl"]
