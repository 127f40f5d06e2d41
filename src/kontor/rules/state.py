"""State: one situation with the rules it is played by, and readable words for its cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kontor.rules.basics import controller, holds, value
from kontor.rules.cells import (
    ABILITIES,
    ACTIONS_LEFT,
    BEGUN,
    COMPLETED,
    CONNECTED,
    CONNECTORS,
    DEPTH,
    ENDING,
    EXTRAS,
    FACE_DOWN,
    FRAME,
    FRAMES,
    MARKERS,
    MAX_FRAMES,
    MIDDLE,
    NOBODY,
    OFFICES,
    PILE,
    PILE_COUNT,
    PLATE,
    PLATES,
    POSTS,
    ROW,
    ROWS,
    SPECIAL,
    STOCK,
    SUPPLY,
    TURN,
    UNUSED,
    USED,
)
from kontor.rules.event import ENDINGS, seat_name
from kontor.rules.frames import SEAT, Frame, read_frame, top, write_frame
from kontor.rules.ids import N_MARKERS, TRADER, piece_name, piece_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kontor.rules.ruleset import Ruleset

HIGHEST_PRESTIGE = 999  # in a written position; play has no limit (END-10)


class State:
    """Everything that can change is in `cells`; the ruleset and its lookup are shared."""

    __slots__ = ("cells", "lookup", "rules")

    def __init__(self, rules: Ruleset, cells: bytearray) -> None:
        self.rules = rules
        self.lookup = rules.lookup
        self.cells = cells

    def copy(self) -> State:
        """An independent state."""
        return State(self.rules, self.cells[:])

    @property
    def decider(self) -> int | None:
        """The seat that must choose now; None when the game is over."""
        return self.cells[top(self.cells) + SEAT] if self.cells[DEPTH] else None

    @property
    def is_over(self) -> bool:
        """Whether nobody must choose any more."""
        return not self.cells[DEPTH]

    @property
    def frames(self) -> list[Frame]:
        """Who must choose what; the last one asks."""
        return [read_frame(self.cells, FRAMES + FRAME * number) for number in range(self.cells[DEPTH])]

    def set_frames(self, frames: Sequence[Frame]) -> None:
        """Lays these frames down instead of all others; at most MAX_FRAMES."""
        assert len(frames) <= MAX_FRAMES
        self.cells[DEPTH] = len(frames)
        for number, frame in enumerate(frames):
            write_frame(self.cells, FRAMES + FRAME * number, frame)

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.cells[TURN]

    @property
    def actions(self) -> int:
        """Actions left in this turn."""
        return self.cells[ACTIONS_LEFT]

    @property
    def begun(self) -> bool:
        """Whether anything was done in this turn (FAVOUR-02)."""
        return bool(self.cells[BEGUN])

    @property
    def ending(self) -> str:
        """The clause of the end condition met first; empty while there is none."""
        return ENDINGS[self.cells[ENDING]]

    @property
    def completed(self) -> int:
        """Where the black cube stands."""
        return self.cells[COMPLETED]

    @property
    def face_down(self) -> int:
        """Replacements of the turn's player that were drawn in this turn and not looked at yet."""
        return self.cells[FACE_DOWN]

    # Pieces

    @property
    def posts(self) -> bytearray:
        """What stands on each post."""
        return self.cells[POSTS : POSTS + len(self.rules.board.vacant)]

    def holds(self, seat: int, route: int) -> int:
        """How many posts of a route a seat occupies."""
        return holds(self.cells, seat, route)

    def supply_of(self, seat: int) -> tuple[int, int]:
        """Traders and merchants in a seat's supply."""
        at = SUPPLY + piece_of(seat, TRADER)
        return self.cells[at], self.cells[at + 1]

    def stock_of(self, seat: int) -> tuple[int, int]:
        """Traders and merchants in a seat's part of the stock."""
        at = STOCK + piece_of(seat, TRADER)
        return self.cells[at], self.cells[at + 1]

    # Abilities, offices, control

    def development(self, seat: int, ability: int) -> int:
        """How many pieces were removed from a row of the desk."""
        return self.cells[ABILITIES + 5 * seat + ability]

    def value(self, seat: int, ability: int) -> int:
        """The current value of an ability (ABILITY-08)."""
        return value(self.cells, seat, ability)

    def offices(self, city: int) -> bytearray:
        """Pieces on the printed spaces of a city, left to right (OFFICE-03: no gaps)."""
        first = ROWS + ROW * city + MIDDLE
        return self.cells[first : first + self.cells[OFFICES + city]]

    def extras(self, city: int) -> bytearray:
        """Extra offices of a city, from the printed spaces outwards (MARKER-44)."""
        after = ROWS + ROW * city + MIDDLE
        return self.cells[after - self.cells[EXTRAS + city] : after][::-1]

    def controller(self, city: int) -> int | None:
        """Who controls a city (CONTROL-01)."""
        owner = controller(self.cells, city)
        return None if owner == NOBODY else owner

    @property
    def special(self) -> bytearray:
        """The merchants on the special prestige row."""
        return self.cells[SPECIAL : SPECIAL + len(self.rules.board.prestige_values)]

    @property
    def east_west(self) -> bytearray:
        """Who connected East and West, in order."""
        return self.cells[CONNECTORS : CONNECTORS + self.cells[CONNECTED]]

    # Markers

    @property
    def markers(self) -> bytearray:
        """The bonus marker at each route."""
        return self.cells[MARKERS : MARKERS + len(self.rules.board.routes)]

    @property
    def pile(self) -> bytearray:
        """The face-down pile from the top."""
        return self.cells[PILE : PILE + self.cells[PILE_COUNT]][::-1]

    def set_pile(self, markers: Sequence[int]) -> None:
        """Lays a pile down, the top marker first."""
        self.cells[PILE_COUNT] = len(markers)
        self.cells[PILE : PILE + len(markers)] = bytes(markers)[::-1]

    def plate(self, seat: int) -> bytearray:
        """A seat's replacements still to be placed, oldest first."""
        first = PLATES + PLATE * seat + 1
        return self.cells[first : first + self.cells[first - 1]]

    def set_plate(self, seat: int, markers: Sequence[int]) -> None:
        """Lays markers on a plate."""
        first = PLATES + PLATE * seat + 1
        self.cells[first - 1] = len(markers)
        self.cells[first : first + len(markers)] = bytes(markers)

    def unused(self, seat: int) -> list[int]:
        """The unused markers of a seat in canonical order, each as often as it is there."""
        return self._markers_at(UNUSED + N_MARKERS * seat)

    def used(self, seat: int) -> list[int]:
        """The used markers of a seat, likewise."""
        return self._markers_at(USED + N_MARKERS * seat)

    def _markers_at(self, first: int) -> list[int]:
        return [code for code in range(1, N_MARKERS) for _ in range(self.cells[first + code])]

    # Names for events and refusals

    def piece_name(self, piece: int) -> str:
        """`0t` is seat 0's trader, `nt` a neutral one."""
        return piece_name(piece)

    def seat_name(self, seat: int) -> int | str:
        """The seat's number; the neutral player is `n`."""
        return seat_name(seat)
