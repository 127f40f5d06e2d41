"""A table: a game with its people. It is the fold of its log; nothing else is stored of it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from kontor import bots
from kontor.rules.chance import Chance
from kontor.server.store.base import Row
from kontor.server.tables import entries as log
from kontor.server.tables.entries import HOST, Entry
from kontor.server.tables.names import FORMER
from kontor.server.tables.private import divide, make_row, read_row
from kontor.server.tables.rules_versions import begin_game, check_version
from kontor.server.tables.seat import Asked, NameRecord, Occupant, Seat
from kontor.server.tables.state import Known, Sent, TableState, Undo
from kontor.server.tables.timing import Lapse, Timing
from kontor.wire.answers import Line, SeatChange

# What only the person at a seat does; decisions of a bot name its level.
ACTIVITY_ENTRIES: Final = (
    log.Decided, log.Undone, log.Proposed, log.Answered, log.Said, log.Seen, log.Rested, log.Handed, log.Joined,
    log.Opened, log.Linked,
)  # fmt: skip
MAX_REQUEST_KEYS: Final = 1000  # decisions that can be sent again; a client that got no answer sends again at once
MAX_KEYS_PER_SEAT: Final = 32  # with more browsers than this, the oldest loses the seat
MAX_CHAT_LINES: Final = 500  # lines that are sent; older ones stay in the log
MAX_SEAT_CHANGES: Final = 100


class Table(TableState):
    """A table, to which entries are applied."""

    @classmethod
    def draft(cls, table: str, *entries: Entry) -> "Table":
        """A table that is not stored yet."""
        new = cls(table)
        new.try_out(*entries)
        return new

    def try_out(self, *entries: Entry) -> None:
        """Applies entries that are not stored yet."""
        for entry in entries:
            self.fold(make_row(self.id, self.version + 1, self.updated, entry, self.hash))

    def fold(self, row: Row) -> None:
        assert row.version == self.version + 1, f"table {self.id}: entry {row.version} after {self.version}"
        entry, missing = read_row(row)
        if missing:
            self.missing |= missing
        self.version = row.version
        self.hash = row.hash
        self.updated = row.at
        before = self.decider
        FOLD[type(entry)](self, entry)
        if self.game is not None:
            self.game.names = tuple(seat.name for seat in self.seats)
        if self.decider is None or self.seats[self.decider].level is None:
            self.instant = False
        if self.stamp == self.version:
            self.moved = self.updated
        if self.timing is not None:
            seat = self.decider
            arrives = self.stamp == self.version and seat != before and not getattr(entry, "alone", False)
            self.timing.ask(seat, seat is not None and self.seats[seat].is_person, self.updated, arrives)
        is_by_itself = getattr(entry, "level", None) is not None or getattr(entry, "order", None) is not None
        if isinstance(entry, ACTIVITY_ENTRIES) and entry.seat != HOST and not is_by_itself:
            self.seats[entry.seat].seen = self.updated
        if not isinstance(entry, log.Said):
            self.last_but_chat = self.version

    def _created(self, entry: log.Created) -> None:
        check_version(entry.rules)
        self.created = self.updated
        without_names, _ = divide(entry)  # the seats have them
        assert isinstance(without_names, log.Created)
        self.agreed = without_names
        self.seats = [Seat.at(place, number) for number, place in enumerate(entry.places)]
        self.occupants = [
            Occupant(names=(named,), is_label=place.kind == "invited", has_link=place.key is not None)
            for number, place in enumerate(entry.places)
            for named in [NameRecord((self.version, number), place.name)]
        ]
        self.host_keys = [entry.host]
        self.invited = entry.invited
        self._know(entry.host, *(place.key for place in entry.places))
        self.pace = entry.pace

    def _started(self, entry: log.Started) -> None:
        self.status = "running"
        self.seats = [self.seats[place] for place in entry.order]
        self.salt = entry.salt
        agreed = self.agreed
        chance = Chance(given=entry.chance)
        names = [seat.name for seat in self.seats]
        self.game = begin_game(agreed.rules, self.options, chance, names, agreed.position)
        self.timing = Timing.of(agreed.clock, len(self.seats)) if agreed.clock else None
        self.stamp = self.version

    def _decided(self, entry: log.Decided) -> None:
        assert self.game is not None
        self.game.play(entry.action)
        if entry.key is not None:
            self.sent[entry.seat, entry.ply, entry.key] = Sent(entry.ply, self.version, entry.action)
            if len(self.sent) > MAX_REQUEST_KEYS:
                del self.sent[next(iter(self.sent))]
        self.deciders.append(entry.seat if entry.level is None else None)
        self.taken_back = False
        if entry.order is not None:
            self.ordered += (entry.ply,)
        if entry.order == "plan":
            self.orders[entry.seat] = self.orders[entry.seat].after_a_step(self.ply)
        if self.asked is not None and self.asked.proposal == "takeback":
            self.asked = None
        if self.game.is_over:
            self.status = "over"
            self.asked = None
        self.stamp = self.version

    def _replayed(self, entry: log.Replayed) -> None:
        for action in entry.actions:
            assert self.decider is not None
            self._decided(log.Decided(ply=self.ply, seat=self.decider, action=action))

    def _undone(self, entry: log.Undone) -> None:
        assert self.game is not None
        self.game.undo_to(entry.ply)
        del self.deciders[entry.ply :]
        further = (undo for undo in self.undos if undo.ply < entry.ply)
        self.undos = (*further, Undo(self.version, entry.ply))
        self.taken_back = True
        self.ordered = tuple(ply for ply in self.ordered if ply < entry.ply)
        self.orders = {seat: orders.taken_back(entry.ply) for seat, orders in self.orders.items()}
        self.asked = None
        self.stamp = self.version

    def _joined(self, entry: log.Joined) -> None:
        gone = self.seats[entry.seat].keys  # somebody who was away
        self.orders.pop(entry.seat, None)
        self.seats[entry.seat].take(entry)
        self._occupy(entry.seat, Occupant(names=(NameRecord((self.version, 0), entry.name),), changes=(self.version,)))
        self._know(entry.key)
        self._pass_on([*self.gone, *gone])
        if self.timing is not None:
            self.timing.come_back(entry.seat, somebody_new=True)
        if self.status == "running":
            self._note_change(entry.seat, "joined")

    def _invited(self, entry: log.Invited) -> None:
        if entry.seat == HOST:
            self.invited = entry.key
        else:
            self.seats[entry.seat].invited = entry.key

    def _left(self, entry: log.Left) -> None:
        if self.status == "running":
            self._note_change(entry.seat, "left")
        self._give_up(entry.seat, entry.level)
        if self.game is None:
            self._occupy(entry.seat, Occupant())
        else:
            self._occupant(entry.seat).changes += (self.version,)

    def _give_up(self, number: int, level: str | None) -> None:
        """A seat loses its player; in a running game a bot of this level takes over."""
        gone = self.seats[number].keys
        self.orders.pop(number, None)
        if self.status == "running":
            self.seats[number].vacate(level)
        else:
            kind = self.agreed.places[number].kind
            self.seats[number].free(kind if kind == "open" else "invited")
        if self.asked is not None:
            still = msgspec.structs.replace(self.asked, agreed=self.asked.agreed - {number})
            self.asked = None if self.asked.seat == number else still
        self._pass_on(gone)

    def _replaced(self, entry: log.Replaced) -> None:
        self._note_change(entry.seat, "replaced")
        self._stand_in(entry.seat, entry.level)

    def _stand_in(self, number: int, level: str) -> None:
        """A bot plays for somebody who is away or has no time left; for good, where it was agreed so."""
        seat = self.seats[number]
        self._occupant(number).changes += (self.version,)
        if self.agreed.comeback:
            seat.level, seat.replaced = level, True
        else:
            seat.lost += tuple(seat.keys)
            # Where there are clocks, all agreed at the beginning that a seat is offered.
            seat.bot_only = self.is_seat_of_host(number) and self.timing is None
            self._give_up(number, level)

    def _expired(self, entry: log.Expired) -> None:
        assert self.timing is not None
        self.timing.count(self.updated)
        self.timing.expire(Lapse(entry.seat, self.updated, tuple(self.seats[entry.seat].keys)))
        if self.timing.agreed.end == "abort":
            self._aborted(log.Aborted())
        else:
            self._note_change(entry.seat, "expired")
            self._stand_in(entry.seat, entry.level)

    def _rested(self, entry: log.Rested) -> None:
        assert self.timing is not None
        self.timing.take_vacation(entry.seat, entry.days, self.updated)

    def _paused(self, entry: log.Paused) -> None:
        assert self.timing is not None
        self.timing.pause(entry.days, self.updated)
        self.asked = None

    def _handed(self, entry: log.Handed) -> None:
        seat = self.seats[entry.seat]
        self._occupant(entry.seat).changes += (self.version,)
        if entry.level is None:
            if seat.replaced:
                self._note_change(entry.seat, "returned")
            seat.replaced, seat.invited = False, None  # the code for somebody else becomes invalid
            if self.timing is not None:
                self.timing.come_back(entry.seat)
        seat.level = entry.level
        if self.status == "lobby" and seat.is_free and entry.level is not None:  # the host fills a free seat
            seat.kind, seat.name = "bot", seat.name or entry.name or f"{bots.title(entry.level)} {entry.seat + 1}"

    def _proposed(self, entry: log.Proposed) -> None:
        self.asked = Asked.by(entry, self.version)

    def _answered(self, entry: log.Answered) -> None:
        assert self.asked is not None
        agreed = self.asked.agreed | {entry.seat}
        self.asked = msgspec.structs.replace(self.asked, agreed=agreed) if entry.agree else None

    def _aborted(self, entry: log.Aborted) -> None:
        self.status = "aborted"
        self.asked = None
        self.stamp = self.version

    def _seen(self, entry: log.Seen) -> None:
        """Only a sign of life."""

    def _renamed(self, entry: log.Renamed) -> None:
        self.seats[entry.seat].name = entry.name
        self._occupant(entry.seat).names += (NameRecord((self.version, 0), entry.name),)
        self.chat = [
            msgspec.structs.replace(line, name=entry.name) if line.seat == entry.seat else line for line in self.chat
        ]
        self._rename_changes({each.version for each in self.seat_changes if each.seat == entry.seat}, entry.name)

    def _forgotten(self, entry: log.Forgotten) -> None:
        gone = [self.occupants[number] for number in entry.occupants]
        for number, seat in enumerate(self.seats):
            if seat.occupant in entry.occupants:
                seat.name = FORMER
                self.orders.pop(number, None)
        self._rename_changes({version for each in gone for version in each.changes}, FORMER)
        self.known = {**self.known, **{key: self.known[key]._replace(device="") for key in entry.keys}}
        self._delete(sorted(version for each in gone for version in each.lines), entry.parts)
        for each in gone:
            each.forget()

    def _removed(self, entry: log.Removed) -> None:
        self._delete([entry.line, *entry.others])

    def _ordered(self, entry: log.Ordered) -> None:
        self.orders[entry.seat] = entry
        self._occupant(entry.seat).orders += (self.version,)

    def _paced(self, entry: log.Paced) -> None:
        self.pace = entry.pace

    def _instant(self, entry: log.Instant) -> None:
        self.instant = True

    def _rematched(self, entry: log.Rematched) -> None:
        self.rematch = entry.table

    def _shared(self, entry: log.Shared) -> None:
        self.shared = {**self.shared, entry.names: entry.table}

    # Keys

    def _opened(self, entry: log.Opened) -> None:
        keys = self._keys_of(entry.seat)
        keys.append(entry.key)
        if entry.seat != HOST:
            self._occupant(entry.seat).open(entry.key)
        known = self.known.get(entry.key)
        parts = (*(known.parts if known else ()), (self.version, 0))
        self.known = {**self.known, entry.key: Known(self.updated, entry.device, parts)}
        if len(keys) > MAX_KEYS_PER_SEAT:
            tokens = {self.agreed.host, *(seat.token for seat in self.seats)}
            keys.remove(next(key for key in keys if key not in tokens))

    def _linked(self, entry: log.Linked) -> None:
        seat = self.seats[entry.seat]
        for keys in (seat.keys, self.host_keys):
            if seat.token in keys:
                keys[:] = [key for key in keys if key != seat.token] + ([entry.key] if entry.key else [])
            elif entry.key and keys is seat.keys:
                keys.append(entry.key)
        seat.token = entry.key
        if entry.key is None:
            self._occupant(entry.seat).has_link = False
        self._know(entry.key)
        self._keep_a_host()

    def _closed(self, entry: log.Closed) -> None:
        keys = self._keys_of(entry.seat)
        if entry.key in keys:
            keys.remove(entry.key)
        if entry.seat != HOST and (next_one := self._occupant(entry.seat).close(entry.key)) is not None:
            self._occupy(entry.seat, next_one)
        self._keep_a_host()

    def _occupant(self, seat: int) -> Occupant:
        return self.occupants[self.seats[seat].occupant]

    def _occupy(self, seat: int, new: Occupant) -> None:
        """Somebody else has a seat from now on."""
        self.seats[seat].occupant = len(self.occupants)
        self.occupants.append(new)

    def _keep_a_host(self) -> None:
        if not self.host_keys:
            self.host_keys = next((seat.keys[:] for seat in self.seats if seat.keys), [])

    def _keys_of(self, seat: int) -> list[str]:
        return self.host_keys if seat == HOST else self.seats[seat].keys

    def _know(self, *keys: str | None) -> None:
        new = {key: Known(self.updated, "") for key in keys if key is not None}
        self.known = {**self.known, **new}

    def _pass_on(self, gone: list[str]) -> None:
        """A host who left is no longer host; then the next person is. The host's own token stays valid."""
        people = [seat.keys for seat in self.seats if seat.keys]
        self.gone = [] if people else gone
        left = [key for key in self.host_keys if key not in gone or any(key in keys for keys in people)]
        if people and len(left) < len(self.host_keys):
            self.host_keys = left if set(left) - {self.agreed.host} else [*left, *people[0]]

    # Chat

    def _said(self, entry: log.Said) -> None:
        self._occupant(entry.seat).lines += (self.version,)
        if entry.text is None and entry.phrase is None:
            return  # it was deleted
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
        del self.chat[:-MAX_CHAT_LINES]

    def _delete(self, lines: Sequence[int], parts: Collection[log.Part] = ()) -> None:
        """Lines of chat are no longer shown, and these parts no longer lie beside the log."""
        gone = set(lines)
        self.chat = [line for line in self.chat if line.version not in gone]
        self.removed += tuple(lines)
        self.deleted |= {*parts, *((version, 0) for version in lines)}
        self.missing -= self.deleted

    def _rename_changes(self, versions: Collection[int], name: str) -> None:
        self.seat_changes = tuple(
            msgspec.structs.replace(each, name=name) if each.version in versions else each for each in self.seat_changes
        )

    def _note_change(self, seat: int, change: Literal["left", "replaced", "expired", "returned", "joined"]) -> None:
        new = SeatChange(version=self.version, ply=self.ply, seat=seat, name=self.seats[seat].name, change=change)
        self.seat_changes = (*self.seat_changes, new)[-MAX_SEAT_CHANGES:]


FOLD: Final[Mapping[type[Entry], Callable[[Table, Any], None]]] = {
    kind: getattr(Table, f"_{kind.__name__.lower()}") for kind in log.KINDS
}
