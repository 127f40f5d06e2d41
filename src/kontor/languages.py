"""The languages that Kontor speaks, and what it must know of each: one list for all parts, locale/languages.json."""

import json
import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

ENGLISH: Final = "en"
OTHER: Final = "other"
_RELATION = re.compile(r"i(?: % (?P<rest>\d+))? (?P<sign>!?=) (?P<ranges>[\d.,]+)")
_PLAIN_LETTERS = str.maketrans(
    {"ł": "l", "Ł": "L", "ß": "ss", "đ": "d", "ø": "o"}
)  # letters that are no letter with an accent


@dataclass(frozen=True, slots=True)
class Language:
    """What must be known of a language besides its words."""

    name: str  # in the language itself
    ruling: str  # the word that begins a ruling in the reference
    plurals: dict[str, str]  # which whole numbers have a form of their own, by the rules of Unicode CLDR
    group: str  # stands between thousands
    fonts: tuple[str, ...]  # the sets of letters that a browser needs

    def plural(self, number: int) -> str:
        """The form that a number asks for: "one", "few" ..."""
        return next((form for form, rule in self.plurals.items() if _holds(rule, abs(number))), OTHER)

    def number(self, number: int) -> str:
        """A whole number with its thousands apart."""
        return f"{number:,}".replace(",", self.group)


def of_modules(what: str, language: str, suffix: str) -> list[tuple[str, Traversable]]:
    """Files of the optional rules in a language: their `words` or `clauses`, with the names of the rules' folders."""
    folders = sorted((resources.files("kontor") / "rules" / "modules").iterdir(), key=lambda folder: folder.name)
    files = [(folder.name, folder / what / f"{language}{suffix}") for folder in folders if folder.is_dir()]
    return [(name, file) for name, file in files if file.is_file()]


def _load() -> dict[str, Language]:
    listed = json.loads((resources.files("kontor") / "locale" / "languages.json").read_text("utf-8"))
    return {code: Language(**{**facts, "fonts": tuple(facts["fonts"])}) for code, facts in listed.items()}


BY_CODE: Final = _load()
LANGUAGES: Final = tuple(BY_CODE)


@cache
def _holds(rule: str, number: int) -> bool:
    """Whether a rule such as `i % 10 = 2..4 and i % 100 != 12..14` holds; one without words always does."""
    return not rule or any(all(_is(part, number) for part in each.split(" and ")) for each in rule.split(" or "))


def _is(relation: str, number: int) -> bool:
    found = _RELATION.fullmatch(relation)
    if found is None:
        raise ValueError(f"not a rule for plurals: {relation!r}")
    value = number % int(found["rest"]) if found["rest"] else number
    ranges = (part.partition("..") for part in found["ranges"].split(","))
    return any(int(low) <= value <= int(high or low) for low, _, high in ranges) == (found["sign"] == "=")


def unaccented(text: str) -> str:
    """Letters without their accents."""
    letters = unicodedata.normalize("NFKD", text.translate(_PLAIN_LETTERS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def folded(text: str) -> str:
    """Without capitals and accents, for searching: "Łódź" is "lodz", and "ё" is "е"."""
    return unaccented(text.casefold())
