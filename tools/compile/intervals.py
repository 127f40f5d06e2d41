"""Intervals of whole numbers, and what arithmetic as in Python makes of them."""

import ast
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple


class Interval(NamedTuple):
    """The numbers from `low` to `high`."""

    low: int
    high: int

    def __or__(self, other: "Interval") -> "Interval":
        return Interval(min(self.low, other.low), max(self.high, other.high))

    def fits(self, other: "Interval") -> bool:
        """Whether all of it lies in another one."""
        return other.low <= self.low and self.high <= other.high


INT32: Final = Interval(-(2**31), 2**31 - 1)
ANY: Final = Interval(-(2**63), 2**63 - 1)
TRUTH: Final = Interval(0, 1)
BYTE: Final = Interval(0, 255)


def at_most(found: Interval) -> Interval:
    """Nothing outgrows 64 bits: the sanitizer watches that."""
    return Interval(max(found.low, ANY.low), min(found.high, ANY.high))


def _corners(one: Interval, other: Interval, of: Callable[[int, int], int]) -> Interval:
    found = [of(a, b) for a in one for b in other]
    return Interval(min(found), max(found))


def _bits(*parts: Interval) -> int:
    """2 to the number of bits that these take, without a sign."""
    return 1 << max(max(part.high, ~part.low, 0).bit_length() for part in parts)


def _and(one: Interval, other: Interval) -> Interval:
    plain = [part.high for part in (one, other) if part.low >= 0]
    return Interval(0, min(plain)) if plain else Interval(-_bits(one, other), _bits(one, other) - 1)


def _or(one: Interval, other: Interval) -> Interval:
    low = 0 if min(one.low, other.low) >= 0 else -_bits(one, other)
    return Interval(low, _bits(one, other) - 1)


def _floor_div(one: Interval, other: Interval) -> Interval:
    if other.low > 0:
        return _corners(one, other, lambda a, b: a // b)
    most = max(abs(one.low), abs(one.high))
    return Interval(-most, most)


def _mod(one: Interval, other: Interval) -> Interval:
    if other.low > 0:
        return Interval(0, min(other.high - 1, one.high) if one.low >= 0 else other.high - 1)
    most = max(abs(other.low), abs(other.high))
    return Interval(-most, most)


def _shift_left(one: Interval, other: Interval) -> Interval:
    if other.low < 0 or other.high > 63:
        return ANY
    return _corners(one, other, lambda a, b: a << b)


def _shift_right(one: Interval, other: Interval) -> Interval:
    if other.low < 0:
        return ANY
    return _corners(one, Interval(other.low, min(other.high, 64)), lambda a, b: a >> b)


OPERATORS: Final[Mapping[type[ast.operator], Callable[[Interval, Interval], Interval]]] = {
    ast.Add: lambda one, other: Interval(one.low + other.low, one.high + other.high),
    ast.Sub: lambda one, other: Interval(one.low - other.high, one.high - other.low),
    ast.Mult: lambda one, other: _corners(one, other, lambda a, b: a * b),
    ast.FloorDiv: _floor_div,
    ast.Mod: _mod,
    ast.LShift: _shift_left,
    ast.RShift: _shift_right,
    ast.BitAnd: _and,
    ast.BitOr: _or,
    ast.BitXor: _or,
}
UNARY: Final[Mapping[type[ast.unaryop], Callable[[Interval], Interval]]] = {
    ast.USub: lambda one: Interval(-one.high, -one.low),
    ast.UAdd: lambda one: one,
    ast.Invert: lambda one: Interval(~one.high, ~one.low),
    ast.Not: lambda _: TRUTH,
}
