"""The rules as numbered clauses, read from the Markdown files beside this one."""

import difflib
import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib import resources

__all__ = ["Clause", "clause", "clauses", "search"]

_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[A-Z]+)*-\d{2,3})\*\* \((?P<scope>[a-z0-9, -]+)\) (?P<text>.+)")
_RULING = re.compile(r" Ruling(?:: |(?= for ))")  # SCORE-19 has a "Ruling for classic: ..."
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule; `ruling` is the decision or reason added where the rulebooks are silent or disagree."""

    id: str
    scope: tuple[str, ...]
    text: str
    ruling: str | None
    file: str
    section: str


@cache
def clauses() -> tuple[Clause, ...]:
    """All clauses, in the order of the files."""
    files = sorted(
        (entry for entry in resources.files(__name__).iterdir() if entry.name.endswith(".md")),
        key=lambda entry: entry.name,
    )
    return tuple(found for file in files for found in _parse(file.name, file.read_text("utf-8")))


def clause(id: str) -> Clause:
    """The clause of this id, in capitals or not; where there is none, ValueError names the nearest ids."""
    by_id = _by_id()
    try:
        return by_id[id.upper()]
    except KeyError:
        near = difflib.get_close_matches(id.upper(), by_id)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise ValueError(f"no clause {id!r}{hint}") from None


def search(words: str) -> tuple[Clause, ...]:
    """The clauses that hold all the words, in any order; "Lübeck", "lubeck" and "luebeck" find the same."""
    wanted = [_fold(word) for word in words.split()]
    return tuple(found for found in clauses() if wanted and all(word in _haystack(found) for word in wanted))


@cache
def _by_id() -> dict[str, Clause]:
    return {found.id: found for found in clauses()}


def _parse(file: str, text: str) -> list[Clause]:
    found: list[Clause] = []
    section = ""
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif match := _CLAUSE.fullmatch(line):
            rule, *ruling = _RULING.split(match["text"], maxsplit=1)
            scope = tuple(match["scope"].split(", "))
            found.append(Clause(match["id"], scope, rule, ruling[0].strip() if ruling else None, file, section))
        elif line.startswith("- **"):
            raise ValueError(f"{file}: not a clause line: {line}")
    return found


def _fold(text: str) -> str:
    """Without capitals and accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


@cache
def _haystack(found: Clause) -> str:
    text = " ".join((found.id, *found.scope, found.section, found.text, found.ruling or ""))
    return f"{_fold(text)} {text.casefold().translate(_UMLAUTS)}"
