"""Names what is missing of optional rules, decisions and markers: `python -m tools.extend check`; exit status 1 then.

What would not even be imported (two folders with one number, a block without room) is an error at import and not
looked for here. docs/extending.md says what there is to do.
"""

import argparse
import ast
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import kontor
from kontor import fluent, reference
from kontor.boards import markers
from kontor.catalog import MODULES
from kontor.languages import LANGUAGES
from kontor.rules.action import Kind
from kontor.rules.declaration import Declaration
from kontor.rules.desk import ACTIONS_BY
from kontor.rules.ids import MARKER_IDS
from kontor.rules.modules import DECLARATIONS
from kontor.words import message_id
from tools import languages
from tools.wire import generated, kind_of

PACKAGE: Final = Path(kontor.__file__).parent
FOLDERS: Final = PACKAGE / "rules" / "modules"
SLOT_NUMBERS: Final = PACKAGE.parents[1] / "tests" / "env" / "slot_numbers.json"
MARKER_WITH_ROUTE: Final = "extra-office"  # the one marker that is used in the middle of another decision


@cache
def texts(language: str) -> Mapping[str, fluent.Pattern]:
    """Every message of a language."""
    files = [*(PACKAGE / "locale" / language).glob("*.ftl"), *FOLDERS.glob(f"*/words/{language}.ftl")]
    return {id: text for file in files for id, text in fluent.read(file.read_text("utf-8")).items()}


def unsaid(about: str, *messages: str) -> Iterator[str]:
    """Messages that a language lacks."""
    for message in messages:
        if lacking := [language for language in LANGUAGES if message not in texts(language)]:
            yield f"{about}: no message {message} in {', '.join(lacking)}"


def unwritten(about: str, clauses: Iterable[str]) -> Iterator[str]:
    """Clauses that a language lacks."""
    for clause in sorted(set(clauses)):
        written = [language for language in LANGUAGES if clause in {one.id for one in reference.clauses(language)}]
        if lacking := [language for language in LANGUAGES if language not in written]:
            yield f"{about}: no clause {clause} in {', '.join(lacking)}"


def of_markers() -> Iterator[str]:
    """What a kind of marker lacks."""
    used = {kind.form.split(" ")[1] for kind in Kind if kind.form.startswith("use ")}
    brought = any(module.brings_markers for module in MODULES.values())
    out_of_play = {kind.id for kind in markers() if kind.optional and not brought}
    for number, marker in enumerate(MARKER_IDS):
        if not marker or marker in out_of_play:
            continue
        yield from unsaid(f"marker {marker}", f"marker-{marker}", f"marker-{marker}.about")
        if marker not in used and marker != MARKER_WITH_ROUTE and not ACTIONS_BY[number]:
            yield f"marker {marker}: no decision uses it, and it adds no actions"


def of_module(module: Declaration) -> Iterator[str]:
    """What a folder lacks."""
    about = f"module {module.name}"
    if module.name in MODULES:
        yield from unsaid(about, f"module-{module.name}", f"module-{module.name}.about")
    yield from of_decisions(about, module)
    for event in module.events.values():
        yield from unsaid(about, f"log-{event.name}", f"terminal-event-{event.name}")
    for clause in module.endings.values():
        yield from unsaid(about, f"ending-{clause}", f"log-ending-{clause}")
        yield from unwritten(about, [clause])
    for count in module.counts:
        yield from unsaid(about, f"gauge-{count}", f"gauge-{count}.about", f"terminal-end-{count}")
    for word, tiles in module.tiles.items():
        yield from unsaid(about, f"expected-{word}", f"coach-effect-{word}")
        yield from unsaid(about, f"hint-kind-{word}", f"hint-place-{module.name}")
        yield from unsaid(about, *(f"{word}-{tile.id}{more}" for tile in tiles for more in ("", ".about")))
    yield from (f"{about}: feature {feature.id} has no description" for feature in module.features if not feature.what)
    yield from (f"{about}: slot {slot.id} has no words" for slot in module.slots if not slot.words)
    yield from of_code(about, FOLDERS / module.name.replace("-", "_") / "play.py")


def of_decisions(about: str, module: Declaration) -> Iterator[str]:
    """What the decisions of a folder lack."""
    for name, decision in module.decisions.items():
        if not decision.path:
            yield f"{about}: decision {name} has no slot"
        yield from unsaid(about, f"move-{kind_of(decision.form)}")
        if decision.chip:
            yield from unsaid(about, decision.chip.label, f"{decision.chip.label}.about")
        if decision.offer:
            _, label, clause, confirm = decision.offer
            verb = decision.form.split(" ")[0]
            yield from unsaid(about, label, f"hint-kind-{verb}", *([confirm] if confirm else []))
            yield from unwritten(about, [clause])


def of_code(about: str, file: Path) -> Iterator[str]:
    """Sentences and clauses of what the code refuses."""
    if not file.is_file():
        yield f"{about}: no play.py"
        return
    for call in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(call, ast.Call) or getattr(call.func, "id", "") != "refuse":
            continue
        clause, reason, *_ = [part.value if isinstance(part, ast.Constant) else None for part in call.args] + [None] * 2
        if isinstance(reason, str):
            yield from unsaid(about, message_id(reason))
        if isinstance(clause, str):
            yield from unwritten(about, [clause])


def of_slots() -> Iterator[str]:
    """Slots whose numbers are not kept."""
    if SLOT_NUMBERS.exists():
        kept = json.loads(SLOT_NUMBERS.read_text("utf-8"))["others"]
        ids = [f"marker-{marker}" for marker in MARKER_IDS if marker]
        ids += [slot.id for module in DECLARATIONS for slot in module.slots]
        yield from (f"slot {id}: not in {SLOT_NUMBERS.name}" for id in ids if id not in kept)


def missing() -> Iterator[str]:
    """Everything that is missing."""
    yield from of_markers()
    for module in DECLARATIONS:
        yield from of_module(module)
    yield from of_slots()
    for language in LANGUAGES:
        yield from (f"{language}: {line}" for line in (*languages.messages(language), *languages.clauses(language)))
    for file, text in generated().items():
        if not file.exists() or file.read_text("utf-8") != text:
            yield f"{file.name} is old: run python -m tools.wire"


def main() -> int:
    """Prints what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["check"])
    parser.parse_args()
    lines = list(dict.fromkeys(missing()))
    print(*lines, sep="\n") if lines else print("nothing is missing")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
