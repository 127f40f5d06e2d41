"""Functions that the translator is tried on: some on numbers, some on more than that."""

from typing import Final

from kontor.rules.cells import Cells, Lookup, Moves

ROW: Final = (3, 1, 4, 1, 5)
WORDS: Final = ("one", "two")
BIG: Final = 4294967295


def word_of(s: Cells, at: int) -> int:
    """Four cells as one number: 32 bits, the highest of them too."""
    return s[at] | s[at + 1] << 8 | s[at + 2] << 16 | s[at + 3] << 24


def spread(number: int) -> int:
    """A number of more than 32 bits on the way."""
    return number * 73244475 & BIG


def digits(t: Lookup, s: Cells, out: Moves, limit: int) -> None:
    """A loop, a row, moves, and a helper."""
    out.clear()
    for place in range(min(limit, 5)):
        digit = ROW[place]
        if is_odd(digit) and not t[place]:
            out.append(digit << 32 | place)
    s[0] = len(out)
    s[1] = out[0] & 255
    out[0] = out.pop()


def is_odd(number: int) -> bool:
    """A question."""
    return number & 1 == 1


def remainder(number: int) -> int:
    """Division, whole and without a rest."""
    total = 0
    while number > 0:
        total += number % 7
        number = number // 7
    return total


def quotient(number: int, by: int) -> int:
    """Division that rounds down."""
    return number // by


def rest(number: int, by: int) -> int:
    """What it leaves, with the sign of the divisor."""
    return number % by


def list_up(out: Moves, count: int) -> None:
    """More decisions than there may be."""
    out.clear()
    for number in range(count):
        out.append(number)


def by_default(number: int = 3) -> int:
    """Not translated: a default."""
    return number


def in_words(number: int) -> str:
    """Not translated: a string."""
    return WORDS[number]
