"""A table: a game with its people. It is the fold of its log; nothing else is stored of it."""

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kontor import catalog
from kontor.catalog import Options
from kontor.game import Game, start_game
from kontor.rules.chance import Chance
from kontor.server import entries as log
from kontor.server.entries import HOST, Entry
from kontor.server.keys import Caller
from kontor.server.store import Held, Row
from kontor.server.wire.answers import Line, Status

# A change of the rules adds its version here and keeps the older ones: a table is played to its end as it was begun.
BEGIN: Final[Mapping[int, Callable[[Options, Chance, Sequence[str]], Game]]] = {1: start_game}
KEYS_PER_SEAT: Final = 32  # browsers that hold a seat besides the one it was given to; then the oldest forgets it


class Seat:
    """A seat of a table."""

    __slots__ = ("colour", "keys", "kind", "level", "name", "vacated")

    def __init__(self, place: log.Place) -> None:
        self.kind = place.kind
        self.name = place.name
        self.colour = place.colour
        self.level = place.level  # the bot that decides for it
        self.keys = [place.key] if place.key else []
        self.vacated = False  # its player left a running game: somebody may take over

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.kind in ("open", "invited") or self.vacated

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "human" and self.level is None


class Asked:
    """A proposal that waits for answers."""

    __slots__ = ("agreed", "ply", "proposal", "seat")

    def __init__(self, entry: log.Proposed) -> None:
        self.proposal = entry.proposal
        self.seat = entry.seat
        self.ply = entry.ply
        self.agreed = {entry.seat}


class Table:
    """The state of a table after the entries folded so far."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.version = 0
        self.stamp = 0  # the version of the last change of the game itself
        self.last_but_chat = 0  # the version of the last change besides chat
        self.created = self.updated = 0.0
        self.status: Status = "lobby"
        self.agreed: log.Created  # the first entry
        self.seats: list[Seat] = []
        self.host_keys: list[str] = []
        self.pace = 0
        self.game: Game | None = None
        self.salt = ""
        self.asked: Asked | None = None
        self.chat: list[Line] = []
        self.rematch: str | None = None
        self.sent: dict[str, int] = {}  # seat and client's key of decisions, with their ply
        self._undone: list[tuple[int, int]] = []  # version and ply of each step back
        self._views: dict[int | None, dict[str, Any]] = {}  # of this stamp

    @classmethod
    def draft(cls, table: str, *entries: Entry) -> "Table":
        """A table that is not stored yet."""
        new = cls(table)
        for number, entry in enumerate(entries, 1):
            new.fold(Row(number, 0.0, log.encode(entry)))
        return new

    def copy(self) -> "Table":
        """An independent table with the same past."""
        new = copy.copy(self)
        new.seats = [copy.copy(seat) for seat in self.seats]
        for seat in new.seats:
            seat.keys = seat.keys[:]
        new.host_keys = self.host_keys[:]
        new.game = self.game and self.game.copy()
        new.asked = self.asked and copy.deepcopy(self.asked)
        new.chat = self.chat[:]
        new.sent = self.sent.copy()
        new._undone = self._undone[:]
        new._views = {}
        return new

    # Reading

    @property
    def options(self) -> Options:
        """The options of the game."""
        agreed = self.agreed
        return catalog.options(
            agreed.board, len(agreed.places), agreed.edition, agreed.modules, agreed.duo, agreed.pile
        )

    @property
    def ply(self) -> int:
        """Decisions played."""
        return self.game.ply if self.game else 0

    @property
    def decider(self) -> int | None:
        """The seat that must choose now."""
        return self.game.decider if self.game and self.status == "running" else None

    def seats_of(self, caller: Caller) -> list[int]:
        """The seats that a caller holds."""
        return [number for number, seat in enumerate(self.seats) if caller.key in seat.keys]

    def is_host(self, caller: Caller) -> bool:
        """Whether a caller is the host."""
        return caller.key in self.host_keys

    def held(self) -> tuple[Held, ...]:
        """All keys and what they hold."""
        seats = ((key, number) for number, seat in enumerate(self.seats) for key in seat.keys)
        return tuple(Held(key, number) for key, number in (*seats, *((key, HOST) for key in self.host_keys)))

    def bot_to_decide(self) -> tuple[int, str] | None:
        """The seat that must choose now and the level of its bot, if a bot decides."""
        seat = self.decider
        if seat is None or (level := self.seats[seat].level) is None:
            return None
        if self.asked is not None and self.asked.proposal == "takeback":
            return None  # going on would answer the question
        return seat, level

    def bot_due(self) -> float | None:
        """When that bot is to answer."""
        return self.updated + self.pace / 1000 if self.bot_to_decide() else None

    def others(self, seat: int) -> list[int]:
        """The people who must agree with a seat: not those who share a key with it (hot-seat), and no bots."""
        own = set(self.seats[seat].keys)
        return [
            number
            for number, other in enumerate(self.seats)
            if number != seat and other.is_person and own.isdisjoint(other.keys)
        ]

    def view(self, seat: int | None) -> dict[str, Any]:
        """The engine's view, made once for all who see through the same eyes; not to be changed."""
        assert self.game is not None
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def fork(self, version: int, ply: int) -> int:
        """The last ply that somebody who saw `ply` decisions at a version has in common with the present game."""
        return min([ply, self.ply, *(back for when, back in self._undone if when > version)])

    # Folding

    def fold(self, row: Row) -> None:
        """Takes the next entry of the log in."""
        assert row.version == self.version + 1, f"table {self.id}: entry {row.version} after {self.version}"
        entry = log.decode(row.entry)
        self.version = row.version
        self.updated = row.at
        FOLD[type(entry)](self, entry)
        if not isinstance(entry, log.Said):
            self.last_but_chat = self.version

    def _created(self, entry: log.Created) -> None:
        self.created = self.updated
        self.agreed = entry
        self.seats = [Seat(place) for place in entry.places]
        self.host_keys = [entry.host]
        self.pace = entry.pace

    def _started(self, entry: log.Started) -> None:
        self.status = "running"
        self.seats = [self.seats[place] for place in entry.order]
        self.salt = entry.salt
        self.game = BEGIN[self.agreed.rules](self.options, Chance(given=entry.chance), self._names())
        self.stamp = self.version

    def _decided(self, entry: log.Decided) -> None:
        assert self.game is not None
        self.game.play(entry.action)
        if entry.key is not None:
            self.sent[f"{entry.seat} {entry.key}"] = entry.ply
        if self.asked is not None and self.asked.proposal == "takeback":
            self.asked = None
        if self.game.is_over:
            self.status = "over"
            self.asked = None
        self.stamp = self.version

    def _undone_to(self, entry: log.Undone) -> None:
        assert self.game is not None
        while self.game.ply > entry.ply:
            self.game.undo()
        self._undone.append((self.version, entry.ply))
        self.asked = None
        self.stamp = self.version

    def _joined(self, entry: log.Joined) -> None:
        seat = self.seats[entry.seat]
        seat.kind, seat.level, seat.vacated = "human", None, False
        seat.name, seat.colour, seat.keys = entry.name, entry.colour, [entry.key]
        self._rename()

    def _opened(self, entry: log.Opened) -> None:
        keys = self.host_keys if entry.seat == HOST else self.seats[entry.seat].keys
        keys.append(entry.key)
        if len(keys) > KEYS_PER_SEAT:
            del keys[1]

    def _left(self, entry: log.Left) -> None:
        seat = self.seats[entry.seat]
        gone = set(seat.keys)
        seat.keys = []
        if self.status == "running":
            seat.kind, seat.level, seat.vacated = "bot", entry.level, True
        else:
            kind = self.agreed.places[entry.seat].kind
            seat.kind, seat.name = kind if kind == "open" else "invited", ""
        if self.asked is not None and self.asked.seat == entry.seat:
            self.asked = None
        if gone.intersection(self.host_keys):  # the next person becomes the host
            heirs = [key for other in self.seats for key in other.keys]
            self.host_keys = heirs[:1] or self.host_keys

    def _handed(self, entry: log.Handed) -> None:
        seat = self.seats[entry.seat]
        seat.level = entry.level
        if seat.is_free and entry.level is not None:  # the host fills a free seat
            seat.kind, seat.name = "bot", seat.name or f"{entry.level.capitalize()} {entry.seat + 1}"
        self._rename()

    def _proposed(self, entry: log.Proposed) -> None:
        self.asked = Asked(entry)

    def _answered(self, entry: log.Answered) -> None:
        assert self.asked is not None
        if entry.agree:
            self.asked.agreed.add(entry.seat)
        else:
            self.asked = None

    def _aborted(self, entry: log.Aborted) -> None:
        self.status = "aborted"
        self.asked = None
        self.stamp = self.version

    def _said(self, entry: log.Said) -> None:
        self.chat.append(
            Line(
                version=self.version,
                at=self.updated,
                seat=entry.seat,
                name=self.seats[entry.seat].name,
                text=entry.text,
                phrase=entry.phrase,  # type: ignore[arg-type]  # phrases of the past stay readable
            )
        )

    def _paced(self, entry: log.Paced) -> None:
        self.pace = entry.pace

    def _rematched(self, entry: log.Rematched) -> None:
        self.rematch = entry.table

    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def _rename(self) -> None:
        if self.game is not None:
            self.game.names = self._names()


FOLD: Final[Mapping[type[Entry], Callable[[Table, Any], None]]] = {
    log.Created: Table._created,
    log.Started: Table._started,
    log.Decided: Table._decided,
    log.Undone: Table._undone_to,
    log.Joined: Table._joined,
    log.Opened: Table._opened,
    log.Left: Table._left,
    log.Handed: Table._handed,
    log.Proposed: Table._proposed,
    log.Answered: Table._answered,
    log.Aborted: Table._aborted,
    log.Said: Table._said,
    log.Paced: Table._paced,
    log.Rematched: Table._rematched,
}
