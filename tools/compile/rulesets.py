"""The rulesets of kontor.c: what is looked up in the games of each, for users who have no Python."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from kontor import catalog
from kontor.bots.weights import DEFAULT_WEIGHTS
from kontor.catalog import Options
from kontor.rules.cells import Lookup

BYTES_PER_LINE: Final = 40


def rulesets() -> dict[str, Lookup]:
    """Every board with each number of players, edition, variant and set of modules that go together, by name."""
    return {name_of(options): catalog.ruleset(options).lookup for options in _all_options()}


def name_of(options: Options) -> str:
    """Such as hansa-4-bigbox."""
    duo = (f"duo-{options.duo}",) if options.duo else ()
    return "-".join((options.board, str(options.players), options.edition, *duo, *options.modules))


def _all_options() -> Iterator[Options]:
    for board in catalog.board_names():
        for edition in catalog.editions(board):
            for players in range(catalog.MIN_PLAYERS, catalog.MAX_PLAYERS + 1):
                for duo in (None, *catalog.VARIANTS):
                    yield from _with_modules(board, edition, players, duo)


def _with_modules(board: str, edition: str, players: int, duo: str | None) -> Iterator[Options]:
    for count in range(len(catalog.MODULES) + 1):
        for modules in combinations(catalog.MODULES, count):
            try:
                yield catalog.options(board, players, edition, modules, duo)
            except ValueError:  # they do not go together
                continue


def tables() -> str:
    """The rulesets in C: a base for each board and number of players, and where the others differ from it."""
    bases: dict[tuple[str, ...], tuple[int, Lookup]] = {}
    entries: list[str] = []
    changes: list[str] = []
    for name, lookup in rulesets().items():
        number, base = bases.setdefault(tuple(name.split("-")[:2]), (len(bases), lookup))
        differ = [(cell, new) for cell, (old, new) in enumerate(zip(base, lookup, strict=True)) if old != new]
        entries.append(f'{{"{name}", {number}, {len(changes)}, {len(changes) + len(differ)}}},')
        changes += [f"{{{cell}, {value}}}," for cell, value in differ]
    rows = [f"{{\n{_lines(f'{cell},' for cell in base)}\n}}," for _, base in bases.values()]
    return "\n".join(
        (
            f"ROW uint8_t BASES[{len(bases)}][KONTOR_LOOKUP] = {{", *rows, "};",
            f"ROW Change CHANGES[{len(changes)}] = {{", _lines(changes), "};",
            f"ROW Ruleset RULESETS[{len(entries)}] = {{", *entries, "};",
            f"ROW int64_t RULE_WEIGHTS[KONTOR_WEIGHTS] = {{{', '.join(map(str, DEFAULT_WEIGHTS.row()))}}};",
        )
    )  # fmt: skip


def _lines(words: Iterable[str]) -> str:
    found = list(words)
    return "\n".join("".join(found[first : first + BYTES_PER_LINE]) for first in range(0, len(found), BYTES_PER_LINE))
