"""What a seat may not know: blanking it, and filling it with something possible. The real hidden part is never copied.

Hidden are the faces of the pile, of other plates and of what was drawn in this turn (MARKER-13), the missions of others
(MISSION-04), and everything that remembers how the situation came about: dice, events, frames that are gone.
"""

from typing import Final

from kontor.rules import hooks
from kontor.rules.cells import (
    ABOVE,
    ABOVE_ROOM,
    DEPTH,
    FACE_DOWN,
    FRAME,
    FRAMES,
    GOLD,
    GONE,
    MARKERS,
    MAX_PILE,
    MAX_ROUTES,
    N_EVENTS,
    N_GOLD,
    N_POOL,
    NOBODY,
    NOTING,
    PILE,
    PILE_COUNT,
    PLATE,
    PLATES,
    PLAYERS,
    POOL,
    RANDOM,
    SITUATION,
    TURN,
    UNUSED,
    USED,
    Cells,
    Lookup,
)
from kontor.rules.dice import SCRATCH, draw, mixed, set_dice, throw
from kontor.rules.frames import SEAT, top
from kontor.rules.ids import N_MARKERS

MAX_UNSEEN: Final = 64  # more than all markers of a game, and than all cards


def hide(t: Lookup, s: Cells, seat: int) -> None:
    """Blanks what a seat, or a spectator (NOBODY), may not know; how many markers lie where stays. Events are no longer
    noted."""
    for cell in range(FRAMES + FRAME * s[DEPTH], SITUATION):
        s[cell] = 0
    s[N_EVENTS] = 0
    s[NOTING] = 0
    for cell in range(RANDOM, RANDOM + 4):
        s[cell] = 0
    for cell in range(PILE, PILE + MAX_PILE):
        s[cell] = 0
    for owner in range(t[PLAYERS]):
        plate = PLATES + PLATE * owner
        for place in range(1 + _known(s, seat, owner), PLATE):
            s[plate + place] = 0
    if not s[DEPTH] or s[top(s) + SEAT] != seat:
        for cell in range(ABOVE, ABOVE + ABOVE_ROOM):
            s[cell] = 0
    if s[DEPTH]:  # MISSION-04: at the end all cards are shown
        hooks.hidden(t, s, seat)


def fill(t: Lookup, s: Cells, seat: int, seed: int) -> None:
    """Puts something possible where `hide` blanked, the same for the same seed. The dice may be thrown on."""
    set_dice(s, mixed(seed))
    left = _lay_unseen(t, s, seat)
    for cell in range(PILE, PILE + s[PILE_COUNT]):
        s[cell] = _drawn(t, s, left)
        left -= 1
    for owner in range(t[PLAYERS]):
        plate = PLATES + PLATE * owner
        for place in range(1 + _known(s, seat, owner), 1 + s[plate]):
            s[plate + place] = _drawn(t, s, left)
            left -= 1
    if s[DEPTH]:
        hooks.filled(t, s, seat)
    for cell in range(SCRATCH, SCRATCH + MAX_UNSEEN):
        s[cell] = 0


def _known(s: Cells, seat: int, owner: int) -> int:
    """How many markers of a plate a seat knows: all of its own but those drawn in this turn (MARKER-13)."""
    if owner != seat:
        return 0
    return s[PLATES + PLATE * owner] - (s[FACE_DOWN] if s[TURN] == owner else 0)


def _lay_unseen(t: Lookup, s: Cells, seat: int) -> int:
    """Lays the markers that a seat has not seen into the scratch, and returns how many there are."""
    left = 0
    for marker in range(1, N_MARKERS):
        for _ in range(_made(t, marker) - _seen(t, s, seat, marker)):
            s[SCRATCH + left] = marker
            left += 1
    return left


def _made(t: Lookup, marker: int) -> int:
    """How many markers of a kind the game was begun with, those left out of the pile included."""
    count = 0
    for place in range(t[N_POOL]):
        count += t[POOL + place] == marker
    for place in range(t[N_GOLD]):
        count += t[GOLD + place] == marker
    return count


def _seen(t: Lookup, s: Cells, seat: int, marker: int) -> int:
    """How many markers of a kind lie open, lay open before they left the game, or are known on the seat's own plate."""
    count = s[GONE + marker]
    for route in range(MAX_ROUTES):
        count += s[MARKERS + route] == marker
    for owner in range(t[PLAYERS]):
        count += s[UNUSED + N_MARKERS * owner + marker] + s[USED + N_MARKERS * owner + marker]
    if seat != NOBODY:
        for place in range(1, 1 + _known(s, seat, seat)):
            count += s[PLATES + PLATE * seat + place] == marker
    return count


def _drawn(t: Lookup, s: Cells, left: int) -> int:
    """One of the unseen markers. A written position may hide more than there are; then it is any of the pool."""
    return draw(s, left) if left > 0 else t[POOL + throw(s, t[N_POOL])]
