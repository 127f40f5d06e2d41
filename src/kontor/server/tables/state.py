"""What a table is after the entries folded so far, and what follows from that. Table adds how entries change it."""

import copy
from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple, Self, cast

import msgspec

from kontor import catalog
from kontor.catalog import Options
from kontor.game import Game
from kontor.server.store.base import Held
from kontor.server.store.chain import GENESIS_HASH
from kontor.server.tables import entries as log
from kontor.server.tables.entries import HOST, Part
from kontor.server.tables.keys import Caller
from kontor.server.tables.seat import Asked, Occupant, Seat
from kontor.server.tables.timing import DAY_S, Lapse, Timing
from kontor.wire.answers import Line, SeatChange, Status

BOTS_TURN_MAX_PACES: Final = 4.0  # times the pace, the longest turn of bots: under 2.5 seconds at the usual pace


class Known(NamedTuple):
    """What is known about a key that holds a seat."""

    since: float
    device: str
    parts: tuple[Part, ...] = ()  # where the log says what kind of browser it is


class Sent(NamedTuple):
    """A decision that came with a client's key."""

    ply: int
    version: int
    action: str


class Undo(NamedTuple):
    """A return to an earlier ply."""

    version: int
    ply: int


class TableState(msgspec.Struct, eq=False, dict=True, forbid_unknown_fields=True):
    """All that is known of a table. A checkpoint has these fields as they are: checkpoints.py."""

    id: str
    agreed: log.Created = cast(log.Created, None)  # the first entry: nobody asks before it is there
    version: int = 0
    hash: bytes = GENESIS_HASH  # of the last entry
    stamp: int = 0  # the version of the last change of the game itself
    last_but_chat: int = 0  # the version of the last change other than chat
    created: float = 0.0
    updated: float = 0.0
    moved: float = 0.0  # when the game last changed
    status: Status = "lobby"
    game: Game | None = None
    salt: str = ""
    pace: int = 0
    instant: bool = False  # bots answer at once until a person must decide
    asked: Asked | None = None
    timing: Timing | None = None  # in a game with clocks, from its start on
    orders: dict[int, log.Ordered] = {}  # by seat: its player's standing orders, which nobody else may know
    rematch: str | None = None
    shared: dict[bool, str] = {}  # copies for others to look at, with and without names; replaced, never changed

    # Who is there
    seats: list[Seat] = []
    occupants: list[Occupant] = []
    host_keys: list[str] = []
    known: dict[str, Known] = {}  # by key; replaced, never changed
    gone: list[str] = []  # the keys of the last person who left, while nobody else is at the table
    invited: str | None = None  # the hash of the code that lets people into the lobby
    seat_changes: tuple[SeatChange, ...] = ()
    chat: list[Line] = []
    removed: tuple[int, ...] = ()  # the versions of lines of chat that are no longer shown
    deleted: frozenset[Part] = frozenset()  # what lay beside the log, and does no longer
    missing: frozenset[Part] = frozenset()  # what is not there, though it was not deleted

    # What was decided
    deciders: list[int | None] = []  # by ply: the seat whose person decided; None for a bot
    ordered: tuple[int, ...] = ()  # the plies of decisions that were played by order
    sent: dict[tuple[int, int, str], Sent] = {}  # by seat, ply and the client's key
    undos: tuple[Undo, ...] = ()  # without those after which the game went back further
    taken_back: bool = False  # the last thing that happened in the game: orders do not do it again

    def copy(self) -> Self:
        new = copy.copy(self)
        new.seats = [msgspec.structs.replace(seat, keys=seat.keys[:]) for seat in self.seats]
        new.occupants = list(map(copy.copy, self.occupants))
        new.game = self.game and self.game.copy()
        new.timing = self.timing and self.timing.copy()
        new.host_keys, new.chat, new.deciders = self.host_keys[:], self.chat[:], self.deciders[:]
        new.orders, new.sent = self.orders.copy(), self.sent.copy()
        return new

    @property
    def options(self) -> Options:
        return _options(players=len(self.agreed.places), **log.options_of(self.agreed))

    @property
    def ply(self) -> int:
        """Decisions played."""
        return self.game.ply if self.game else 0

    @property
    def decider(self) -> int | None:
        """The seat that must choose now."""
        return self.game.decider if self.game and self.status == "running" else None

    def waits_since(self, seat: int) -> float | None:
        """Since when the game has waited for the person at a seat, without a sign of life; None if it does not."""
        return max(self.moved, self.seats[seat].seen) if seat == self.decider and self.seats[seat].is_person else None

    def waits_as(self, before: "TableState") -> bool:
        """Whether the game waits for the same person as before, who has done nothing in between."""
        seat = self.person_to_decide
        return (
            seat is not None
            and self.stamp == before.stamp
            and seat == before.person_to_decide
            and self.seats[seat].seen == before.seats[seat].seen
        )

    @property
    def person_to_decide(self) -> int | None:
        """The seat that must choose now, if a person decides there."""
        seat = self.decider
        return seat if seat is not None and self.seats[seat].is_person else None

    def bot_to_decide(self) -> tuple[int, str] | None:
        """The seat that must choose now and the level of its bot, if a bot decides."""
        seat = self.decider
        if seat is None or (level := self.seats[seat].level) is None:
            return None
        if self.asked is not None and self.asked.proposal == "takeback":
            return None  # playing on would answer the proposal
        return seat, level

    @property
    def has_people(self) -> bool:
        return any(seat.is_person for seat in self.seats)

    @property
    def is_awaited(self) -> bool:
        """Whether a person or a competition waits for the bots. Otherwise they play only while somebody watches."""
        return self.has_people or bool(self.agreed.competition)

    def bot_due(self) -> float | None:
        """When that bot must answer, if somebody waits for it."""
        return self.updated + self.bot_wait() if self.bot_to_decide() and self.is_awaited else None

    def clock_due(self) -> float | None:
        """When the time of the person is up for whom the game waits, if there are clocks."""
        return self.timing.due if self.timing else None

    def warn_at(self) -> float | None:
        """When to look whether that person must be warned: a day before, as quiet hours may come in between."""
        due = self.clock_due()
        return None if self.timing is None or due is None else due - self.timing.warning - DAY_S

    @property
    def lapses(self) -> tuple[Lapse, ...]:
        return self.timing.lapses if self.timing else ()

    def bot_wait(self) -> float:
        """Seconds a bot waits so that people can follow: the pace, shrinking the longer a turn lasts."""
        share, left = 1.0, BOTS_TURN_MAX_PACES
        for _ in range(self._bots_in_a_row()):
            left -= share
            share = min(1.0, left / 2)
        return 0.0 if self.instant else share * self.pace / 1000

    def _bots_in_a_row(self) -> int:
        """Decisions of bots since the turn began or a person decided."""
        played, count = self.game.last if self.game else None, 0
        for person in reversed(self.deciders):
            if person is not None or played is None or any(event.kind == "turn" for event in played.events):
                break
            played, count = played.before, count + 1
        return count

    def may_answer(self, asked: Asked) -> list[int]:
        """The seats whose people have not agreed to a proposal yet."""
        return [number for number, seat in enumerate(self.seats) if seat.keys and number not in asked.agreed]

    def must_agree(self, asked: Asked) -> list[int]:
        """Those whose agreement is required.

        A substitute bot agrees to taking back its own decisions: its player need not come back for that. It does
        not agree to taking back its player's decisions, and never to the end of the game. Somebody who was replaced
        while away is not waited for at all.
        """

        def bot_agrees(number: int) -> bool:
            seat = self.seats[number]
            by_bot = asked.proposal == "takeback" and number not in self.deciders[asked.ply :]
            return seat.replaced or (seat.level is not None and by_bot)

        return [number for number in self.may_answer(asked) if not bot_agrees(number)]

    @cached_property
    def _views(self) -> dict[int | None, dict[str, Any]]:
        """For the current stamp: a copy has none."""
        return {}

    def view(self, seat: int | None) -> dict[str, Any]:
        """The engine's view of a seat, made once and shared; not to be modified."""
        assert self.game is not None
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def fork(self, version: int, ply: int) -> int:
        """The last ply that the game now shares with what somebody saw: `ply` decisions at a version."""
        return min(ply, self.ply, *(undo.ply for undo in self.undos if undo.version > version))

    def has_forgotten(self, key: str) -> bool:
        """Whether a browser was forgotten, with the person whose it was."""
        known = self.known.get(key)
        return known is not None and bool(known.parts) and self.deleted.issuperset(known.parts)

    def stands(self, sent: Sent) -> bool:
        return all(undo.ply > sent.ply for undo in self.undos if undo.version > sent.version)

    def seats_of(self, caller: Caller) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if caller.key in seat.keys]

    def keys_of_player(self, seat: int) -> list[str]:
        """The keys of the player at a seat. A browser in which a table was made holds further seats: those are
        somebody else's as soon as another browser holds them, too."""
        keys, token = self.seats[seat].keys, self.seats[seat].token
        own = [key for key in keys if self.seats_of(Caller(key))[0] == seat]
        return own if any(key != token for key in own) else keys

    def keys_of_caller(self, caller: Caller) -> list[str]:
        """All keys here of the player, or of the host, who shows one of them."""
        if seats := self.seats_of(caller):
            return self.keys_of_player(seats[0])
        return self.host_keys if self.is_host(caller) else []

    def is_host(self, caller: Caller) -> bool:
        return caller.key in self.host_keys

    def is_seat_of_host(self, seat: int) -> bool:
        """Whether the person at a seat has the rights of the host."""
        return any(key in self.host_keys for key in self.seats[seat].keys)

    def has_lost(self, caller: Caller) -> list[int]:
        """The seats that a caller held until they were replaced for good."""
        return [number for number, seat in enumerate(self.seats) if caller.key in seat.lost]

    def held(self) -> tuple[Held, ...]:
        """All keys and the seats they prove."""
        seats = ((key, number) for number, seat in enumerate(self.seats) for key in seat.keys)
        return tuple(Held(key, number) for key, number in (*seats, *((key, HOST) for key in self.host_keys)))


_options = lru_cache(256)(catalog.options)  # every view needs them
