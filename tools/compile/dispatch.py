"""The functions of kontor.rules.play and kontor.rules.hooks that look others up, written as branches in Cython."""

from collections.abc import Iterable, Iterator, Mapping
from inspect import signature
from typing import Any, Final

from kontor.rules import decisions, frames, hooks, play
from kontor.rules.cells import ACTIONS_LEFT, DEPTH, EVERYWHERE
from kontor.rules.entry import NO_FLAG
from tools.compile.translate import Names, Writer

ARGUMENTS: Final = ("kind", "a", "b", "c", "d")


def _legal(names: Names) -> Iterator[str]:
    yield f"if not s[{DEPTH}]:"
    yield "    return"
    bodies: dict[int, list[str]] = {frame: [] for frame in decisions.LEGAL}
    for frame, found in decisions.LEGAL.items():
        for lists, costs, flag in found:
            bodies[frame] += _guarded(f"{names[lists]}(t, s, out)", flag, costs)
    yield from _by_frame(names, bodies)


def _guarded(call: str, flag: int, costs: bool = False) -> list[str]:
    needed = [f"t[{flag}]"] * (flag != NO_FLAG) + [f"s[{ACTIONS_LEFT}]"] * costs
    return [f"if {' and '.join(needed)}:", f"    {call}"] if needed else [call]


def _perform(names: Names) -> Iterator[str]:
    yield f"cdef long long {', '.join(ARGUMENTS)}"
    for place, name in enumerate(ARGUMENTS):
        yield f"{name} = code >> {8 * place} & 255"
    yield from _by_frame(names, {frame: list(_by_kind(names, found)) for frame, found in decisions.PERFORM.items()})


def _by_kind(names: Names, found: Mapping[int, tuple[Any, slice, bool]]) -> Iterator[str]:
    """Branches for the kinds of a frame; kinds with the same effect share one, and a single effect needs none."""
    kinds: dict[str, list[int]] = {}
    for kind, (carry_out, taken, costs) in found.items():
        call = f"{names[carry_out]}({', '.join(('t', 's', *ARGUMENTS[taken]))})"
        kinds.setdefault(f"s[{ACTIONS_LEFT}] -= 1\n{call}" if costs else call, []).append(kind)
    if len(kinds) == 1:
        yield from next(iter(kinds)).splitlines()
        return
    for number, (effect, same) in enumerate(kinds.items()):
        yield f"{'elif' if number else 'if'} {' or '.join(f'kind == {kind}' for kind in same)}:"
        yield from _indented(effect.splitlines())


def _proceed(names: Names) -> Iterator[str]:
    bodies: dict[int, list[str]] = {frame: [] for frame in decisions.PROCEED}
    for frame, found in decisions.PROCEED.items():
        for carry_on, flag in found:
            bodies[frame] += _guarded(f"{names[carry_on]}(t, s)", flag)
    yield from _by_frame(names, bodies)


def _hook(hook: Any, first: str, one: str, last: str) -> Writer:
    """Calls whoever answers to a hook, each while its switch is set."""
    arguments = ", ".join(signature(hook).parameters)

    def lines(names: Names) -> Iterator[str]:
        yield first
        for answer, flag in hooks.answers(hook.__name__):
            yield from _guarded(one.format(f"{names[answer]}({arguments})"), flag)
        yield last

    return lines


def _by_frame(names: Names, bodies: Mapping[int, list[str]]) -> Iterator[str]:
    yield "cdef long long frame"
    yield f"frame = s[{names[frames.top]}(s)]"
    branches = [(frame, body) for frame, body in bodies.items() if body]
    for number, (frame, body) in enumerate(branches):
        yield f"{'elif' if number else 'if'} frame == {int(frame)}:"
        yield from _indented(body)


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"    {line}" for line in lines)


WRITERS: Final[Mapping[Any, Writer]] = {
    play.legal: _legal,
    play.perform: _perform,
    play.proceed: _proceed,
    **{hook: _hook(hook, "pass", "{}", "pass") for hook in hooks.NOTIFIED},
    **{hook: _hook(hook, "cdef long long found = 0", "found += {}", "return found") for hook in hooks.SUMS},
    **{
        hook: _hook(hook, f"cdef long long found = {EVERYWHERE}", "found &= {}", "return found")
        for hook in hooks.COUNTRIES
    },
}
