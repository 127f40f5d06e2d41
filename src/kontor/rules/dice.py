"""Dice for games that machines deal: a small generator whose state lies in the situation, and drawing from a heap."""

from typing import Final

from kontor.rules.cells import EVENTS, RANDOM, Cells

WORD: Final = 4294967295  # 32 bits
SCRATCH: Final = EVENTS  # cells that nothing uses before the first decision


def throw(s: Cells, sides: int) -> int:
    """A number from 0 to sides - 1; the dice move on (xorshift by Marsaglia)."""
    word = s[RANDOM] | s[RANDOM + 1] << 8 | s[RANDOM + 2] << 16 | s[RANDOM + 3] << 24
    word ^= word << 13 & WORD
    word ^= word >> 17
    word ^= word << 5 & WORD
    set_dice(s, word)
    return (word >> 8) % sides


def set_dice(s: Cells, word: int) -> None:
    """Sets the dice; 0 would never move."""
    word = word & WORD
    if word == 0:
        word = 1
    for place in range(4):
        s[RANDOM + place] = word >> 8 * place & 255


def mixed(seed: int) -> int:
    """A seed spread over all bits, so that neighbouring seeds give games that have nothing in common."""
    word = seed & WORD
    for _ in range(3):
        word ^= word >> 16
        word = word * 73244475 & WORD
    return word ^ word >> 16


def draw(s: Cells, count: int) -> int:
    """Takes one of `count` cells of the scratch out of it."""
    place = throw(s, count)
    drawn = s[SCRATCH + place]
    s[SCRATCH + place] = s[SCRATCH + count - 1]
    return drawn
