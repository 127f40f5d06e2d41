"""State: one situation as bytes and small immutable values. Copying it is a few slices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kontor.rules.desk import VALUES
from kontor.rules.event import Event
from kontor.rules.frames import Frame
from kontor.rules.ids import ACTIONS, KIND, KIND_LETTERS, MARKER_KINDS, MAX_SEATS, NEUTRAL, OWNER, PIECES, VACANT
from kontor.rules.refusal import Fact

if TYPE_CHECKING:
    from kontor.rules.ruleset import Ruleset

END_PRESTIGE = 20  # END-01
HIGHEST_PRESTIGE = 999  # in a written position; play has no limit (END-10)


class State:
    """Everything that can change. The ruleset is shared; all else belongs to this state alone."""

    __slots__ = (
        "abilities", "actions", "begun", "completed", "due", "east_west", "ending", "events", "extras", "face_down",
        "frames", "held", "markers", "offices", "own", "pile", "plates", "posts", "prestige", "rules", "special",
        "stock", "supply", "turn", "unused", "used",
    )  # fmt: skip

    def __init__(self, rules: Ruleset) -> None:
        board = rules.board
        self.rules = rules
        self.posts = bytearray(board.vacant)
        self.held = bytearray(len(board.routes) * (MAX_SEATS + 1))  # pieces of a seat on a route
        self.offices = [b""] * len(board.cities)  # pieces on the printed spaces, left to right (OFFICE-03: no gaps)
        self.extras = [b""] * len(board.cities)  # extra offices, from the printed spaces outwards (MARKER-44)
        self.completed = 0  # the black cube
        self.special = bytearray(len(board.prestige_values))
        self.supply = bytearray(PIECES)  # by piece
        self.stock = bytearray(PIECES)
        self.abilities = bytearray(5 * MAX_SEATS)  # developments, seat after seat
        self.prestige = [0] * (MAX_SEATS + 1)
        self.east_west: tuple[int, ...] = ()  # who connected, in order
        self.markers = bytearray(len(board.routes))
        self.pile = b""  # from the top
        self.plates = [b""] * MAX_SEATS  # replacements still to be placed, oldest first
        self.face_down = 0  # how many of the turn's player's were drawn this turn and not looked at yet
        self.due = 0  # replacements to be drawn at the end of this turn (CLASSIC-06)
        self.unused = bytearray(MARKER_KINDS * MAX_SEATS)
        self.used = bytearray(MARKER_KINDS * MAX_SEATS)
        self.own: list[object] = []  # one immutable value per module
        self.turn: int = 0
        self.actions = 0
        self.begun = False  # whether anything was done in this turn (FAVOUR-02)
        self.ending = ""  # the end condition met first
        self.frames: list[Frame] = []  # empty when the game is over
        self.events: list[Event] = []  # of the decision being carried out

    def copy(self) -> State:
        """An independent state."""
        new = State.__new__(State)
        new.rules = self.rules
        new.posts = self.posts[:]
        new.held = self.held[:]
        new.offices = self.offices[:]
        new.extras = self.extras[:]
        new.completed = self.completed
        new.special = self.special[:]
        new.supply = self.supply[:]
        new.stock = self.stock[:]
        new.abilities = self.abilities[:]
        new.prestige = self.prestige[:]
        new.east_west = self.east_west
        new.markers = self.markers[:]
        new.pile = self.pile
        new.plates = self.plates[:]
        new.face_down = self.face_down
        new.due = self.due
        new.unused = self.unused[:]
        new.used = self.used[:]
        new.own = self.own[:]
        new.turn = self.turn
        new.actions = self.actions
        new.begun = self.begun
        new.ending = self.ending
        new.frames = self.frames[:]
        new.events = []
        return new

    @property
    def decider(self) -> int | None:
        """The seat that must choose now; None when the game is over."""
        return self.frames[-1].seat if self.frames else None

    # Pieces

    def put(self, post: int, piece: int) -> None:
        """A piece comes to stand on a post."""
        self.posts[post] = piece
        board = self.rules.board
        self.held[OWNER[piece] * len(board.routes) + board.post_route[post]] += 1

    def lift(self, post: int) -> int:
        """Takes the piece off a post."""
        board = self.rules.board
        piece = self.posts[post]
        self.posts[post] = board.vacant[post]
        self.held[OWNER[piece] * len(board.routes) + board.post_route[post]] -= 1
        return piece

    def holds(self, seat: int, route: int) -> int:
        """How many posts of a route a seat occupies."""
        return self.held[seat * len(self.rules.board.routes) + route]

    def has_pieces_on_posts(self, seat: int) -> bool:
        """Whether any piece of this seat stands on a post."""
        routes = len(self.rules.board.routes)
        return any(self.held[seat * routes : (seat + 1) * routes])

    def supply_of(self, seat: int) -> tuple[int, int]:
        """Traders and merchants in a seat's supply."""
        return self.supply[2 * seat + 2], self.supply[2 * seat + 3]

    def stock_of(self, seat: int) -> tuple[int, int]:
        """Traders and merchants in a seat's part of the stock."""
        return self.stock[2 * seat + 2], self.stock[2 * seat + 3]

    def pay(self, seat: int, traders: int, merchants: int) -> None:
        """Pieces go from a seat's supply to its part of the stock."""
        for piece, count in ((2 * seat + 2, traders), (2 * seat + 3, merchants)):
            self.supply[piece] -= count
            self.stock[piece] += count

    # Abilities and points

    def development(self, seat: int, ability: int) -> int:
        """How many pieces were removed from a row of the desk."""
        return self.abilities[5 * seat + ability]

    def value(self, seat: int, ability: int) -> int:
        """The current value of an ability (ABILITY-08)."""
        return VALUES[ability][self.abilities[5 * seat + ability]]

    def award(self, seat: int, points: int, clause: str, **facts: Fact) -> None:
        """Points on the prestige track, at once; 20 of them end the game after this action (END-01)."""
        if seat == NEUTRAL and not self.rules.neutral_scores:  # DUO-PL-20
            return
        if points:
            self.prestige[seat] += points
            self.tell("prestige", seat=self.seat_name(seat), points=points, clause=clause, **facts)
            if self.prestige[seat] >= END_PRESTIGE:
                self.end("END-01")

    def end(self, clause: str) -> None:
        """An end condition is met; only the first one counts, and the action is still completed (END-05)."""
        if not self.ending:
            self.ending = clause
            self.tell("ending", clause=clause)

    def allowance(self, seat: int) -> int:
        """The actions of a turn (TURN-03)."""
        actions = self.value(seat, ACTIONS)
        for more in self.rules.hooks.allowance:
            actions += more(self, seat)
        return actions

    def tell(self, kind: str, **facts: Fact) -> None:
        """Notes an event that everybody may know."""
        self.events.append(Event(kind, facts))

    # Offices and control

    def row(self, city: int) -> bytes:
        """All offices of a city from left to right: extra offices stand left of the printed ones (CONTROL-06)."""
        return self.extras[city][::-1] + self.offices[city]

    def office_count(self, seat: int, city: int) -> int:
        """Offices of a seat in a city, extra ones included (CONTROL-05)."""
        trader = 2 * seat + 2
        offices, extras = self.offices[city], self.extras[city]
        return offices.count(trader) + offices.count(trader + 1) + extras.count(trader) + extras.count(trader + 1)

    def controller(self, city: int) -> int | None:
        """Who has most offices in a city; among equals whose best one stands furthest right (CONTROL-01, -02)."""
        row = [OWNER[piece] for piece in self.row(city)]
        if not row:
            return None
        most = max(map(row.count, row))
        return next(owner for owner in reversed(row) if row.count(owner) == most)

    def is_completed(self, city: int) -> bool:
        """All printed spaces taken; a green city, which has none, with its first piece (EAST-16)."""
        printed = self.rules.board.printed[city]
        return len(self.offices[city]) == printed if printed else bool(self.offices[city] or self.extras[city])

    def has_free_space(self, city: int) -> bool:
        """Whether a printed office space is free (MARKER-18)."""
        return len(self.offices[city]) < self.rules.board.printed[city]

    # Markers

    def unused_of(self, seat: int, marker: int) -> int:
        """Unused markers of one kind."""
        return self.unused[MARKER_KINDS * seat + marker]

    def spend(self, seat: int, marker: int) -> None:
        """Turns an unused marker face down."""
        self.unused[MARKER_KINDS * seat + marker] -= 1
        self.used[MARKER_KINDS * seat + marker] += 1

    def markers_held(self, counts: bytearray, seat: int) -> list[int]:
        """The marker codes of one seat in canonical order, each as often as it is there."""
        first = MARKER_KINDS * seat
        return [code for code in range(1, MARKER_KINDS) for _ in range(counts[first + code])]

    # Names for events and refusals

    def piece_name(self, piece: int) -> str:
        """`0t` is seat 0's trader, `nt` a neutral one."""
        return f"{self.seat_name(OWNER[piece])}{KIND_LETTERS[KIND[piece]]}" if piece > VACANT else ""

    def seat_name(self, seat: int) -> int | str:
        """The seat's number; the neutral player is `n`."""
        return "n" if seat == NEUTRAL else seat
