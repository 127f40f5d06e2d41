"""Deciding by ratings, as rule bots do: for a seat in one situation, and slot by slot in games that machines play."""

from typing import Final

from kontor.evaluation.layout import Workspace
from kontor.evaluation.rate import best_of, blur, copy, plan, rate
from kontor.rules.cells import EVENTS, Cells, Lookup
from kontor.rules.dice import WORD, mixed, set_dice
from kontor.rules.hidden import fill, hide
from kontor.slots.choose import CHOSEN, fits, forget_chosen
from kontor.slots.episode import asked
from kontor.slots.paths import path
from kontor.slots.slots import NOTHING

MARGIN: Final = 100_000  # ten points: what is rated so far below the best is not followed
PRIME: Final = 16777619  # spreads what a number is made of (Fowler, Noll and Vo)


def decide(t: Lookup, s: Cells, work: Workspace, width: int, noise: int, seed: int) -> int:
    """The decision of the seat that is asked, where what it may not know is blank; 0 where there is nothing to decide.

    `width` decisions are followed to the end of the turn, in a situation that is possible; a width of 1 follows none.
    Each gets something below `noise` added. The seed decides what is possible, and the noise; the blanks are filled.
    """
    if width == 1:
        set_dice(s, mixed(seed))
        rate(t, s, work)
        if not len(work.codes):
            return 0
        blur(s, work.ratings, noise)
        return work.codes[best_of(work.ratings)]
    fill(t, s, asked(s), seed)
    plan(t, s, work, width, MARGIN, 1)
    if not len(work.first):
        return 0
    blur(s, work.values, noise)
    return work.first[best_of(work.values)]


def choose_slot(t: Lookup, s: Cells, work: Workspace, width: int, noise: int) -> int:
    """The next slot of what the seat that must decide does; NOTHING where slots were chosen that do not lead there.

    It uses only what the seat may know, and its seed is made of that: the same decision is found again when its next
    slot is asked for, and whenever a game goes on from here.
    """
    copy(s, work.seen)
    hide(t, work.seen, asked(s))
    forget_chosen(work.seen)
    code = decide(t, work.seen, work, width, noise, _number_of(work.seen))
    return path(t, s, code, s[CHOSEN]) if code and fits(t, s, code) else NOTHING


def _number_of(s: Cells) -> int:
    """A number made of a situation."""
    number = 0
    for cell in range(EVENTS):
        number = (number ^ s[cell]) * PRIME & WORD
    return number
