"""From the rules as Python to the same rules as C: types from the annotations, names from the modules themselves.

Numbers are 64 bits wide everywhere: decisions have 40 bits, dice and seeds are multiplied beyond 32, values are sums
of products; and on processors narrower ones are no faster, as was measured. A row that is only looked up is as narrow
as its numbers allow. That no number outgrows 64 bits is what `python -m tools.compile --sanitize` and its tests watch.
"""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import FunctionType, MappingProxyType
from typing import Any, Final, TypeAlias

from tools.compile.effects import Effects, Scope, of_expression, of_functions
from tools.compile.expressions import Expressions, Rows
from tools.compile.source import definition, named, result
from tools.compile.statements import head, written
from tools.compile.widths import Entries, Widths

Names: TypeAlias = Mapping[Any, str]  # of the functions in C
Writer: TypeAlias = Callable[[Names], Iterable[str]]  # the lines of a function that is not translated but written
NO_WRITERS: Final[Mapping[Any, Writer]] = MappingProxyType({})


@dataclass
class _Calls(Mapping[Any, str]):
    """The names of functions in C, and a note of which were asked for."""

    names: Mapping[FunctionType, str]

    def __post_init__(self) -> None:
        self.asked: list[FunctionType] = []

    def __getitem__(self, function: FunctionType) -> str:
        self.asked.append(function)
        return self.names[function]

    def __iter__(self) -> Iterator[FunctionType]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


def translate(
    modules: Iterable[str], writers: Mapping[Any, Writer] = NO_WRITERS, entries: Entries | None = None
) -> str:
    """The functions on numbers of these modules as C; those that have a writer as it writes them.

    With `entries`, what callers from outside pass, numbers are only as wide as they must be (tools.compile.widths).
    """
    functions = named(modules)
    rows = Rows()
    written_bodies: dict[FunctionType, list[str]] = {}
    calls: dict[FunctionType, list[FunctionType]] = {}
    for function in functions:
        if function in writers:
            asked = _Calls(functions)
            written_bodies[function] = [f"    {line}" for line in writers[function](asked)]
            calls[function] = asked.asked
    by_writers = dict(calls)
    effects = _effects(functions, calls)
    widths = None
    if entries is not None:
        functions = {function: functions[function] for function in functions if function in _reached(entries, calls)}
        by_writers = {function: found for function, found in by_writers.items() if function in functions}
        widths = Widths(functions, by_writers, entries)
    bodies: dict[FunctionType, list[str]] = {}
    for function, name in functions.items():
        if function in writers:
            bodies[function] = [f"{head(function, name, widths)} {{", *written_bodies[function], "}"]
        else:
            bodies[function] = [*written(Expressions(function, functions, rows, effects, widths), name, widths)]
    declared = [f"{head(function, name, widths)};" for function, name in functions.items()]
    defined = ["\n".join(bodies[function]) for function in functions]
    return "\n".join((*rows.lines(), "", *declared, "", "\n\n".join(defined), ""))


def _reached(entries: Entries, calls: Mapping[FunctionType, list[FunctionType]]) -> set[FunctionType]:
    """The functions that some call, and those that they call."""
    found: set[FunctionType] = set()
    waiting = [*entries]
    while waiting:
        function = waiting.pop()
        if function not in found:
            found.add(function)
            waiting += calls[function]
    return found


def _effects(functions: Names, calls: dict[FunctionType, list[FunctionType]]) -> dict[FunctionType, Effects]:
    """What each function reads and changes, by itself and through those that it calls, which it adds to `calls`."""
    own: dict[FunctionType, Effects] = {}
    for function in functions:
        if function in calls:
            changed = ("Cells",) if result(function) == "None" else ()
            own[function] = Effects(frozenset(("Cells",)), frozenset(changed))
            continue
        names = Expressions(function, functions, Rows(), {})
        found = [names.callee(part.func) for part in ast.walk(definition(function)) if isinstance(part, ast.Call)]
        calls[function] = [called for called in found if called is not None]
        own[function] = of_expression(definition(function), Scope(names.kind, names.callee, {}))
    return of_functions(calls, own)
