"""The functions of kontor.rules.play that look steps up, written as branches in Cython from the same list."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from kontor.rules import decisions, frames, play
from kontor.rules.cells import ACTIONS_LEFT, DEPTH
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


def _decided(names: Names) -> Iterator[str]:
    for listener, flag in decisions.DECIDED:
        yield from _guarded(f"{names[listener]}(t, s, code)", flag)
    yield "pass"


def _turn_ended(names: Names) -> Iterator[str]:
    for listener, flag in decisions.TURN_ENDED:
        yield from _guarded(f"{names[listener]}(t, s)", flag)
    yield "pass"


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
    play.decided: _decided,
    play.perform: _perform,
    play.proceed: _proceed,
    play.turn_ended: _turn_ended,
}
