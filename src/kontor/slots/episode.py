"""Walking through a game slot by slot: what a machine does instead of reading and writing decisions."""

from typing import Final

from kontor.rules.cells import DEPTH, PLAYERS, ROUNDS, Cells, Lookup, Moves
from kontor.rules.frames import SEAT, top
from kontor.rules.play import apply
from kontor.rules.scoring import rank_key, total_points
from kontor.slots.choose import choose, close_slots, list_decisions, open_slots
from kontor.slots.deal import deal
from kontor.slots.slots import WIDTH

RUNNING: Final = 0
OVER: Final = 1
CAPPED: Final = 2  # broken off after a number of rounds
REFUSED: Final = 3  # the slot was not open; nothing happened

UNITS: Final = 24000  # of a reward of 1, so that every share below is a whole number
WIN: Final = 20400  # 0.85 for winning; those who tie share it
PLACED: Final = 3600  # 0.15 for the place, 1 for the first to 0 for the last
MARGIN_REWARD: Final = 60  # 0.05 for 20 points before the best other seat, or against as many behind
LEAD_MAX_POINTS: Final = 20  # points; more make no difference

SLOTS_PER_BLOCK: Final = 64  # slots; they divide a mask evenly


def begin(t: Lookup, s: Cells, moves: Moves, mask: Cells, seed: int) -> None:
    """Deals a game and finds the open slots of its first decision."""
    deal(t, s, seed)
    enter(t, s, moves, mask)


def enter(t: Lookup, s: Cells, moves: Moves, mask: Cells) -> int:
    """Finds the open slots of the situation, and goes on by itself where there is only one."""
    list_decisions(t, s, moves)
    close_slots(mask)
    if open_slots(t, s, moves, mask) == 1:
        return step(t, s, moves, mask, first_open(mask), 0)
    return RUNNING if s[DEPTH] else OVER


def step(t: Lookup, s: Cells, moves: Moves, mask: Cells, slot: int, cap: int) -> int:
    """Takes an open slot. `moves` and `mask` are those of the situation, and then those of the next one.

    A single open slot is taken without asking. After `cap` rounds the game is broken off; 0 is no limit.
    """
    while True:
        code = choose(t, s, moves, slot)
        if code < 0:
            return REFUSED
        if code > 0:
            apply(t, s, code)
            close_slots(mask)
            moves.clear()
            if not s[DEPTH]:
                return OVER
            if cap and rounds_played(s) >= cap:
                return CAPPED
            list_decisions(t, s, moves)
        else:
            close_slots(mask)
        if open_slots(t, s, moves, mask) != 1:
            return RUNNING
        slot = first_open(mask)


def asked(s: Cells) -> int:
    """The seat that must decide; the game is not over."""
    return s[top(s) + SEAT]


def rounds_played(s: Cells) -> int:
    """Whole rounds."""
    return s[ROUNDS] + 256 * s[ROUNDS + 1]


def first_open(mask: Cells) -> int:
    """The first open slot; there is one."""
    return _find(mask, 0)


def nth_open(mask: Cells, number: int) -> int:
    """The open slot of this number, counted from 0 and round again."""
    return _find(mask, number % _count(mask, 0, WIDTH))


def _find(mask: Cells, number: int) -> int:
    """The open slot of this number; there are more. It skips whole blocks, which C counts many cells at a time."""
    first = 0
    count = _count(mask, first, SLOTS_PER_BLOCK)
    while number >= count:
        number -= count
        first += SLOTS_PER_BLOCK
        count = _count(mask, first, SLOTS_PER_BLOCK)
    while number or not mask[first]:
        number -= mask[first]
        first += 1
    return first


def _count(mask: Cells, first: int, cells: int) -> int:
    """How many of these slots are open."""
    count = 0
    for slot in range(first, first + cells):
        count += mask[slot]
    return count


def place_of(t: Lookup, s: Cells, seat: int) -> int:
    """How many seats stand before this one, as if the game ended now (SCORE-18 to SCORE-22)."""
    mine = rank_key(t, s, seat)
    place = 0
    for other in range(t[PLAYERS]):
        place += rank_key(t, s, other) > mine
    return place


def margin_of(t: Lookup, s: Cells, seat: int) -> int:
    """Points before the best other seat; below 0 when behind."""
    best = 0
    for other in range(t[PLAYERS]):
        if other != seat:
            best = max(best, total_points(t, s, other))
    return total_points(t, s, seat) - best


def utility(t: Lookup, s: Cells, seat: int) -> int:
    """The reward of a seat at the end, in UNITS (docs/environments.md); a game broken off counts as if it ended now.

    WIN for winning, shared by those who tie for it. PLACED times the share of the other seats that are behind, where a
    tie counts half: from 1 for the first to 0 for the last. MARGIN_REWARD for each point ahead of the best other seat,
    less for each point behind, LEAD_MAX_POINTS at most.
    """
    if seat >= t[PLAYERS]:
        return 0
    mine = rank_key(t, s, seat)
    alike = 0
    for other in range(t[PLAYERS]):
        alike += rank_key(t, s, other) == mine
    before = place_of(t, s, seat)
    found = WIN // alike if before == 0 else 0
    behind = 2 * (t[PLAYERS] - before - alike) + alike - 1  # in halves: those behind, and half of those who tie
    found += PLACED * behind // (2 * (t[PLAYERS] - 1))
    return found + MARGIN_REWARD * max(-LEAD_MAX_POINTS, min(LEAD_MAX_POINTS, margin_of(t, s, seat)))
