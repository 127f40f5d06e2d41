"""Optional rules, one folder each. They are found, not listed: a folder that is deleted is a rule that is gone.

A folder's `__init__.py` holds its DECLARATION, its `play.py` the rule code: functions on cells, and what there is of
ENTRIES, LISTENERS and MODULES, the classes that answer everything outside of play. `words` and `clauses` hold what
people read.
"""

from collections.abc import Callable, Hashable, Iterable
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from kontor.rules.declaration import Declaration

SWITCHES: Final = 16  # numbers of switches, from 0
FOLDERS: Final = tuple(found.name for found in iter_modules(__path__) if found.ispkg)


def _declared() -> tuple[Declaration, ...]:
    """In the order of their switches, which is the order in which options and decisions are listed; without, last."""
    found: list[Declaration] = [import_module(f"{__name__}.{folder}").DECLARATION for folder in FOLDERS]
    _check_unique("switch", found, lambda one: one.switches.values())
    _check_unique("decision", found, lambda one: [decision.number for decision in one.decisions.values()])
    _check_unique("event", found, lambda one: [event.number for event in one.events.values()])
    _check_unique("end condition", found, lambda one: one.endings)
    _check_unique("slot", found, lambda one: [slot.number for slot in one.slots])
    _check_unique("kind of tiles", found, lambda one: [0 for _ in one.tiles])
    return tuple(sorted(found, key=lambda one: min(one.switches.values(), default=SWITCHES)))


def _check_unique(
    what: str, declarations: Iterable[Declaration], numbers: Callable[[Declaration], Iterable[Hashable]]
) -> None:
    """No number may mean two things."""
    owners: dict[Hashable, str] = {}
    for one in declarations:
        for number in numbers(one):
            if number in owners:
                raise ValueError(f"{what} {number} is declared by {owners[number]} and by {one.name}")
            owners[number] = one.name


DECLARATIONS: Final = _declared()
TILES_BY_WORD: Final = {word: tiles for module in DECLARATIONS for word, tiles in module.tiles.items()}  # of one folder
TILE_WORDS: Final = {module.name: word for module in DECLARATIONS for word in module.tiles}
TILE_IDS: Final = tuple(tile.id for tiles in TILES_BY_WORD.values() for tile in tiles)  # in the order of their numbers
VIEW_KEYS: Final = {key: one for module in DECLARATIONS for key, one in module.view.items()}
SECRETS: Final = tuple(key for key, one in VIEW_KEYS.items() if one.secret)
BOX: Final = {key: one for module in DECLARATIONS for key, one in module.box.items()}
RULE_NUMBERS: Final = {name: number for module in DECLARATIONS for name, number in module.numbers.items()}


def plays() -> list[ModuleType]:
    """The rule code of each folder."""
    return [import_module(f"{__name__}.{folder}.play") for folder in FOLDERS]
