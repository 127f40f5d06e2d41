"""Choosing slot by slot: which slots are open, what a slot completes, and the one order in which pieces are moved."""

from typing import Final

from kontor.rules import cells as at
from kontor.rules import frames
from kontor.rules.action import Kind
from kontor.rules.cells import ABOVE, Cells, Lookup, Moves
from kontor.rules.frames import FrameKind, top
from kontor.rules.ids import SHAPE, TRADER
from kontor.rules.play import legal
from kontor.rules.steps.move import BY_ACTION, ONE_BY_ONE
from kontor.slots.paths import path
from kontor.slots.slots import NOTHING, WIDTH, pick_slot, put_slot

# In a situation, of a decision that has several slots

CHOSEN: Final = ABOVE  # how many are chosen so far
CHOSEN_AT: Final = CHOSEN + 1  # which, two cells each, the low one first
MAX_CHOSEN: Final = 2


# Moving pieces in one order


def list_decisions(t: Lookup, s: Cells, moves: Moves) -> None:
    """Lists the legal decisions that keep to the one order of a move, or all where no piece finds a post that way."""
    moves.clear()
    legal(t, s, moves)
    if len(moves) and s[top(s)] == FrameKind.MOVING:
        kept = 0
        for number in range(len(moves)):
            if _is_canonical(t, s, moves[number]):
                moves[kept] = moves[number]
                kept += 1
        while kept and len(moves) > kept:
            moves.pop()


def _is_canonical(t: Lookup, s: Cells, code: int) -> bool:
    """Whether a decision of a move keeps to the one order.

    Pieces are lifted first, by rising slot. Then they are put down, traders before merchants, those that are alike by
    rising slot, and not where they came from: that equals a move with fewer pieces.
    """
    frame = top(s)
    kind = code & 255
    post = code >> 8 & 255
    if kind == Kind.LIFT:
        if ONE_BY_ONE[s[frame + frames.WAY]] and t[at.ONE_AT_A_TIME]:
            return True
        if s[frame + frames.DROPPED]:
            return False
        if not s[frame + frames.HAND]:
            return True
        return pick_slot(t, s[frame + frames.SEAT], s[at.POSTS + post], post) >= _last_pick(t, s, frame)
    if kind == Kind.DROP:
        return _drop_is_canonical(t, s, frame, post, code >> 16 & 255)
    return True


def _last_pick(t: Lookup, s: Cells, frame: int) -> int:
    last = s[frame + frames.HAND] - 1
    return pick_slot(t, s[frame + frames.SEAT], s[frame + frames.HAND_PIECE + last], s[frame + frames.HAND_FROM + last])


def _drop_is_canonical(t: Lookup, s: Cells, frame: int, origin: int, post: int) -> bool:
    place = _next_to_drop(s, frame)
    if s[frame + frames.HAND_FROM + place] != origin:
        return False
    shape = SHAPE[s[frame + frames.HAND_PIECE + place]]
    slot = put_slot(t, shape, post)
    if slot == put_slot(t, shape, origin):
        return False
    all_alike = s[frame + frames.WAY] == BY_ACTION and not t[at.LEAVES_ROUTE] and not t[at.BORDERS]
    if all_alike and s[frame + frames.DROPPED]:
        before = s[frame + frames.DROPPED_AT + s[frame + frames.DROPPED] - 1]
        return SHAPE[s[at.POSTS + before]] != shape or slot >= put_slot(t, shape, before)
    return True


def _next_to_drop(s: Cells, frame: int) -> int:
    """The place in the hand of the piece that is put down next: the first trader, else the first merchant."""
    for place in range(s[frame + frames.HAND]):
        if SHAPE[s[frame + frames.HAND_PIECE + place]] == TRADER:
            return place
    return 0


# Choosing slot by slot


def chosen(s: Cells, step: int) -> int:
    """The slot chosen at this place of the path."""
    return s[CHOSEN_AT + 2 * step] + 256 * s[CHOSEN_AT + 2 * step + 1]


def forget_chosen(s: Cells) -> None:
    """The next slot is the first one of a decision."""
    for cell in range(CHOSEN, CHOSEN_AT + 2 * MAX_CHOSEN):
        s[cell] = 0


def fits(t: Lookup, s: Cells, code: int) -> bool:
    """Whether the slots chosen so far lead to this decision."""
    for step in range(s[CHOSEN]):
        if path(t, s, code, step) != chosen(s, step):
            return False
    return True


def open_slots(t: Lookup, s: Cells, moves: Moves, mask: Cells) -> int:
    """Marks the open slots among these decisions and returns how many there are."""
    count = 0
    for number in range(len(moves)):
        code = moves[number]
        if fits(t, s, code):
            slot = path(t, s, code, s[CHOSEN])
            if slot >= 0 and not mask[slot]:
                mask[slot] = 1
                count += 1
    return count


def close_slots(mask: Cells) -> None:
    """Clears a mask."""
    for slot in range(WIDTH):
        mask[slot] = 0


def choose(t: Lookup, s: Cells, moves: Moves, slot: int) -> int:
    """Takes an open slot: the decision it completes, the first of those that are alike, or 0 where more is asked.

    NOTHING where the slot is not open.
    """
    for number in range(len(moves)):
        code = moves[number]
        if fits(t, s, code) and path(t, s, code, s[CHOSEN]) == slot:
            return _take(t, s, code, slot)
    return NOTHING


def _take(t: Lookup, s: Cells, code: int, slot: int) -> int:
    if path(t, s, code, s[CHOSEN] + 1) == NOTHING:
        forget_chosen(s)
        return code
    s[CHOSEN_AT + 2 * s[CHOSEN]] = slot & 255
    s[CHOSEN_AT + 2 * s[CHOSEN] + 1] = slot >> 8
    s[CHOSEN] += 1
    return 0
