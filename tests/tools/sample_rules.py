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


def in_two_loops(number: int) -> int:
    """Two loops over one variable: the inner one sets it, and the outer one counts on."""
    total = 0
    for i in range(number):
        for i in range(i):  # noqa: B007, B020 - it is what is tried
            total += 1
        total += 100 * i
    return total


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


def shifted(number: int, by: int) -> int:
    """Shifting to both sides, also of numbers below 0."""
    return (number << by) - (number >> 1)


def after_loops(limit: int) -> int:
    """A loop leaves its variable behind, and what is done to that has no effect on the loop."""
    place = 100
    total = 0
    for place in range(limit):
        if place == 3:
            continue
        total += place
    for number in range(limit, 0, -2):
        total += 10 * number
        number += 50
        if total > 1000:
            break
        total += number
    return total * 1000 + place


def between(number: int) -> int:
    """Comparisons in a row, a tuple, and yes or no as a number."""
    inside = 0 < number <= 4
    odd = number in (1, 3, 5)
    return (10 if (inside and odd) or number == 9 else 20) + (not inside) + min(number, 2, 7)


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
