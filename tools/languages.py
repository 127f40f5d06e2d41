"""Lists what a language lacks against English: messages, their variables, and the clauses of the rules.

./kontor dev python -m tools.languages        # all languages
./kontor dev python -m tools.languages pl     # one
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import kontor
from kontor import fluent, reference
from kontor.languages import ENGLISH, LANGUAGES

LOCALE: Final = Path(kontor.__file__).parent / "locale"
MODULES: Final = Path(kontor.__file__).parent / "rules" / "modules"
_NUMBER: Final = re.compile(r"[A-Z]+(?:-[A-Z]+)*-\d+|\d+")


def messages(language: str, locale: Path = LOCALE, modules: Path = MODULES) -> Iterator[str]:
    """What is missing or too much in the files of messages."""
    for english in sorted((locale / ENGLISH).glob("*.ftl")):
        yield from compared(english.name, english, locale / language / english.name)
    for english in sorted(modules.glob(f"*/words/{ENGLISH}.ftl")):
        yield from compared(english.parts[-3], english, english.with_stem(language))


def compared(name: str, english: Path, file: Path) -> Iterator[str]:
    """What one file of messages lacks."""
    if not file.exists():
        yield f"{name}: the file is missing"
        return
    wanted, there = (fluent.read(each.read_text("utf-8")) for each in (english, file))
    yield from (f"{name}: {id} is missing" for id in wanted if id not in there)
    yield from (f"{name}: nobody asks for {id}" for id in there if id not in wanted)
    for id in wanted.keys() & there.keys():
        if lacks := variables(wanted[id]) ^ variables(there[id]):
            yield f"{name}: {id} has other variables: {', '.join(sorted(lacks))}"


def variables(pattern: fluent.Pattern) -> set[str]:
    """The facts that a message needs."""
    found: set[str] = set()
    for element in pattern:
        if isinstance(element, fluent.Variable | fluent.Selector):
            found.add(element.name)
        if isinstance(element, fluent.Selector):
            found.update(*(variables(text) for _, text in element.variants))
    return found


def clauses(language: str) -> Iterator[str]:
    """What is missing or different in the rules."""
    if language not in reference.languages():
        yield f"reference/{language} is missing: the rules are shown in English"
        return
    english, there = ({clause.id: clause for clause in reference.clauses(code)} for code in (ENGLISH, language))
    yield from (f"{id} is missing" for id in english if id not in there)
    yield from (f"{id} is not in English" for id in there if id not in english)
    if list(english) != list(there) and english.keys() == there.keys():
        yield "the clauses are in another order"
    for id in english.keys() & there.keys():
        if english[id].scope != there[id].scope:
            yield f"{id} has another scope"
        if (one := numbers(english[id])) != (other := numbers(there[id])):
            yield f"{id} has other numbers: {', '.join(sorted({*(one - other), *(other - one)}))}"


def numbers(clause: reference.Clause) -> Counter[str]:
    """Amounts, and the ids of other clauses."""
    return Counter(_NUMBER.findall(f"{clause.text} {clause.ruling or ''}"))


def main() -> None:
    """Lists everything, and fails where there is anything."""
    wanted = sys.argv[1:] or [language for language in LANGUAGES if language != ENGLISH]
    if unknown := [language for language in wanted if language not in LANGUAGES]:
        sys.exit(f"name it in {LOCALE / 'languages.json'} first: {', '.join(unknown)}")
    found = {language: [*messages(language), *clauses(language)] for language in wanted}
    for language, lines in found.items():
        print(f"{language}: {len(lines) or 'nothing'} to do")
        for line in lines:
            print(f"  {line}")
    sys.exit(any(found.values()))


if __name__ == "__main__":
    main()
