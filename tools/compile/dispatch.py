"""The functions of kontor.rules.play and kontor.rules.hooks that look others up, written as branches in C."""

from collections.abc import Iterable, Iterator, Mapping
from inspect import signature
from typing import Any, Final

from kontor.rules import decisions, frames, hooks, play
from kontor.rules.cells import ACTIONS_LEFT, DEPTH, EVERYWHERE
from kontor.rules.entry import NO_FLAG
from tools.compile.translate import Names, Writer

ARGUMENTS: Final = ("kind", "a", "b", "c", "d")


def _legal(names: Names) -> Iterator[str]:
    yield f"if (!CELL(s, {DEPTH})) return;"
    bodies: dict[int, list[str]] = {frame: [] for frame in decisions.LEGAL}
    for frame, found in decisions.LEGAL.items():
        for lists, costs, flag in found:
            bodies[frame].append(_guarded(f"{names[lists]}(t, s, out);", flag, costs))
    yield from _by_frame(names, bodies)


def _guarded(statement: str, flag: int, costs: bool = False) -> str:
    needed = [f"FACT(t, {flag})"] * (flag != NO_FLAG) + [f"CELL(s, {ACTIONS_LEFT})"] * costs
    return f"if ({' && '.join(needed)}) {statement}" if needed else statement


def _perform(names: Names) -> Iterator[str]:
    for place, name in enumerate(ARGUMENTS):
        yield f"int64_t {name} = code >> {8 * place} & 255;"
    yield from _by_frame(names, {frame: list(_by_kind(names, found)) for frame, found in decisions.PERFORM.items()})


def _by_kind(names: Names, found: Mapping[int, tuple[Any, slice, bool]]) -> Iterator[str]:
    """Branches for the kinds of a frame; kinds with the same effect share one, and a single effect needs none."""
    kinds: dict[str, list[int]] = {}
    for kind, (carry_out, taken, costs) in found.items():
        call = f"{names[carry_out]}({', '.join(('t', 's', *ARGUMENTS[taken]))});"
        kinds.setdefault(f"CELL(s, {ACTIONS_LEFT}) -= 1;\n{call}" if costs else call, []).append(int(kind))
    if len(kinds) == 1:
        yield from next(iter(kinds)).splitlines()
    elif kinds:
        yield from _switch("kind", {tuple(same): effect.splitlines() for effect, same in kinds.items()})


def _proceed(names: Names) -> Iterator[str]:
    bodies: dict[int, list[str]] = {frame: [] for frame in decisions.PROCEED}
    for frame, found in decisions.PROCEED.items():
        for carry_on, flag in found:
            bodies[frame].append(_guarded(f"{names[carry_on]}(t, s);", flag))
    yield from _by_frame(names, bodies)


def _hook(hook: Any, first: str, one: str, last: str) -> Writer:
    """Calls whoever answers to a hook, each while its switch is set."""
    arguments = ", ".join(signature(hook).parameters)

    def lines(names: Names) -> Iterator[str]:
        if first:
            yield first
        for answer, flag in hooks.answers(hook.__name__):
            yield _guarded(one.format(f"{names[answer]}({arguments})"), flag)
        if last:
            yield last

    return lines


def _by_frame(names: Names, bodies: Mapping[int, list[str]]) -> Iterator[str]:
    branches: dict[tuple[int, ...], list[str]] = {(int(frame),): body for frame, body in bodies.items() if body}
    yield from _switch(f"CELL(s, {names[frames.top]}(s))", branches)


def _switch(value: str, branches: Mapping[tuple[int, ...], Iterable[str]]) -> Iterator[str]:
    yield f"switch ({value}) {{"
    for numbers, body in branches.items():
        yield " ".join(f"case {number}:" for number in numbers)
        yield from (f"    {line}" for line in (*body, "break;"))
    yield "}"


WRITERS: Final[Mapping[Any, Writer]] = {
    play.legal: _legal,
    play.perform: _perform,
    play.proceed: _proceed,
    **{hook: _hook(hook, "", "{};", "") for hook in hooks.NOTIFIED},
    **{hook: _hook(hook, "int64_t found = 0;", "found += {};", "return found;") for hook in hooks.SUMS},
    **{
        hook: _hook(hook, f"int64_t found = {EVERYWHERE};", "found &= {};", "return found;") for hook in hooks.COUNTRIES
    },
}
