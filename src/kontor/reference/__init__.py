"""The rules as numbered clauses, read from Markdown files: a folder for each language, with the same files in each.

Optional rules have clauses in their own folders: `clauses/<language>.md`, whose title names their chapter, and where
several rules share one, their order in it: `05.1`.
"""

import difflib
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from kontor.languages import BY_CODE, ENGLISH, LANGUAGES, folded, of_modules

__all__ = ["Clause", "clause", "clauses", "languages", "near", "search"]

_TITLE = re.compile(r"# (?P<number>\d\d(?:\.\d)?) – (?P<title>.+)")
_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[A-Z]+)*-\d{2,3})\*\* \((?P<scope>[a-z0-9, -]+)\) (?P<text>.+)")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule; `ruling` is the decision or reason added where the rulebooks are silent or disagree."""

    id: str
    scope: tuple[str, ...]
    text: str
    ruling: str | None
    file: str
    chapter: str  # the title of the file
    section: str  # that of the chapter, before the first section


@cache
def languages() -> tuple[str, ...]:
    """The languages in which the rules are written."""
    return tuple(code for code in LANGUAGES if (resources.files(__name__) / code).is_dir())


@cache
def clauses(language: str = ENGLISH) -> tuple[Clause, ...]:
    """All clauses, in the order of the files; in English where they are not written in this language."""
    if language not in languages():
        return clauses()
    files = {file.name: file.read_text("utf-8") for file in (resources.files(__name__) / language).iterdir()}
    for module, file in of_modules("clauses", language, ".md"):
        text = file.read_text("utf-8")
        files[f"{_number(module, text)}-{module}.md"] = text
    return tuple(found for file in sorted(files) for found in _parse(file, files[file], BY_CODE[language].ruling))


def _number(module: str, text: str) -> str:
    """The number of the chapter to which the clauses of an optional rule belong."""
    title = _TITLE.match(text)
    if title is None:
        raise ValueError(f"the clauses of {module} do not begin with the title of a chapter")
    return title["number"]


def clause(id: str, language: str = ENGLISH) -> Clause:
    """The clause of this id, in capitals or not; where there is none, ValueError names the nearest ids."""
    try:
        return _by_id(language)[id.upper()]
    except KeyError:
        hint = f"; did you mean {' or '.join(near(id))}?" if near(id) else ""
        raise ValueError(f"no clause {id!r}{hint}") from None


def near(id: str) -> list[str]:
    """The ids that look like this one."""
    return difflib.get_close_matches(id.upper(), _by_id(ENGLISH))


def search(words: str, language: str = ENGLISH) -> tuple[Clause, ...]:
    """The clauses that hold all the words, in any order; "Lübeck", "lubeck" and "luebeck" find the same."""
    wanted = [folded(word) for word in words.split()]
    return tuple(found for found in clauses(language) if wanted and all(word in _haystack(found) for word in wanted))


@cache
def _by_id(language: str) -> dict[str, Clause]:
    return {found.id: found for found in clauses(language)}


def _parse(file: str, text: str, begins_ruling: str) -> list[Clause]:
    ruled = re.compile(rf" {begins_ruling}(?:: |(?= [^.:]+: ))")  # SCORE-19 has a "Ruling for classic: ..."
    found: list[Clause] = []
    chapter = section = ""
    for line in text.splitlines():
        if title := _TITLE.fullmatch(line):
            chapter = section = title["title"]
        elif line.startswith("## "):
            section = line.removeprefix("## ")
        elif match := _CLAUSE.fullmatch(line):
            rule, *ruling = ruled.split(match["text"], maxsplit=1)
            scope = tuple(match["scope"].split(", "))
            added = ruling[0].strip() if ruling else None
            found.append(Clause(match["id"], scope, rule, added, file, chapter, section))
        elif line.startswith(("- **", "#")):
            raise ValueError(f"{file}: neither a clause nor a title: {line}")
    return found


@cache
def _haystack(found: Clause) -> str:
    text = " ".join((found.id, *found.scope, found.section, found.text, found.ruling or ""))
    return f"{folded(text)} {text.casefold().translate(_UMLAUTS)}"
