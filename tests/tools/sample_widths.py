"""Functions whose numbers are derived to have 32 bits, and some for which that cannot be said."""

from typing import Final

from kontor.rules.cells import Cells, Lookup, Moves

ROW: Final = (-3, 1, 4, 100_000)


def two_cells(s: Cells, at: int) -> int:
    """Cells have 8 bits."""
    return s[at] + s[at + 1]


def four_cells(s: Cells) -> int:
    """More than 31 bits, with the highest cell."""
    return s[0] | s[1] << 8 | s[2] << 16 | s[3] << 24


def times(one: int, other: int) -> int:
    """As wide as what comes in."""
    return one * other


def of_a_row(t: Lookup) -> int:
    """The numbers of a row are known."""
    found = ROW[t[0]]
    return found if found > 0 else -found


def counted(s: Cells) -> int:
    """What a loop adds is small."""
    total = 0
    for place in range(200):
        total += s[place]
    return total


def weighed(s: Cells) -> int:
    """What a loop adds is too large for as many times as are assumed."""
    total = 0
    for place in range(200):
        total += s[place] * 1000
    return total


def doubled(s: Cells) -> int:
    """It grows in a way that is not followed."""
    total = 1
    while s[0] > 0:
        total = total * 2
        s[0] -= 1
    return total


def passing(s: Cells) -> int:
    """What a function is given comes from all its callers."""
    return given(s[0]) + given(70_000)


def given(number: int) -> int:
    """Called from one place with a cell, from another one with more."""
    return number * 2


def packed(s: Cells, out: Moves) -> None:
    """Puts into a list what has 33 bits."""
    out.append(s[0] << 25)


def first_of(out: Moves) -> int:
    """What somebody has put into a list."""
    return out[0]


def low_part(out: Moves) -> int:
    """What is left of it has 8 bits."""
    return out[0] & 255
