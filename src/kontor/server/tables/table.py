"""A table: a game with its people. It is the fold of its log; nothing else is stored of it."""

import copy
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, get_args

from kontor import bots, catalog
from kontor.catalog import Options
from kontor.game import Game
from kontor.rules.chance import Chance
from kontor.server.store import Row
from kontor.server.store.chain import START
from kontor.server.tables import entries as log
from kontor.server.tables.chat import ChatLog
from kontor.server.tables.entries import HOST, Entry
from kontor.server.tables.names import FORMER
from kontor.server.tables.occupants import Occupant, occupants_after
from kontor.server.tables.past import Decider, Sent, Undo, lowest_since, with_undo
from kontor.server.tables.private import divide, make_row, read_row
from kontor.server.tables.rules_versions import begin_game, check_version
from kontor.server.tables.seat import Asked, Seat
from kontor.server.tables.timing import DAY, Lapse, Timing
from kontor.server.wire.answers import Status

# What only the person at a seat does; decisions of a bot name its level.
SIGNS_OF_LIFE: Final = (
    log.Decided, log.Undone, log.Proposed, log.Answered, log.Said, log.Seen, log.Rested, log.Handed, log.Joined,
    log.Opened, log.Linked,
)  # fmt: skip
KEYS_REMEMBERED: Final = 1000  # decisions that can be sent again; a client that got no answer sends again at once
TURN_OF_BOTS: Final = 4.0  # times the pace, the longest turn of bots: under 2.5 seconds at the usual pace


class Table(ChatLog):
    """The state of a table after the entries folded so far."""

    def __init__(self, table: str) -> None:
        super().__init__()
        self.id = table
        self.hash = START  # of the last entry
        self.stamp = 0  # the version of the last change of the game itself
        self.last_but_chat = 0  # the version of the last change other than chat
        self.deleted: frozenset[log.Part] = frozenset()  # what lay beside the log, and does no longer
        self.missing: frozenset[log.Part] = frozenset()  # what is not there, though it was not deleted
        self.occupants: tuple[Occupant, ...] = ()
        self.created = 0.0
        self.status: Status = "lobby"
        self.moved = 0.0  # when the game last changed
        self.invited: str | None = None  # the hash of the code that lets people into the lobby
        self.pace = 0
        self.instant = False  # bots answer at once until a person must decide
        self.game: Game | None = None
        self.salt = ""
        self.asked: Asked | None = None
        self.timing: Timing | None = None  # in a game with clocks, from its start on
        self.orders: dict[int, log.Ordered] = {}  # by seat: its player's standing orders, which nobody else may know
        self.ordered: tuple[int, ...] = ()  # the plies of decisions that were played by order
        self.taken_back = False  # the last thing that happened in the game: orders do not do it again
        self.rematch: str | None = None
        self.shared: dict[bool, str] = {}  # copies for others to look at, with and without names
        self.sent: dict[tuple[int, int, str], Sent] = {}  # by seat, ply and the client's key
        self._decider: Decider | None = None  # of the last ply
        self._undo: Undo | None = None  # the last
        self._views: dict[int | None, dict[str, Any]] = {}  # for the current stamp

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

    def copy(self) -> "Table":
        """An independent table with the same past."""
        new = copy.copy(self)
        new.seats = [copy.copy(seat) for seat in self.seats]
        for seat in new.seats:
            seat.keys = seat.keys[:]
        new.host_keys = self.host_keys[:]
        new.game = self.game and self.game.copy()
        new.asked = self.asked and copy.deepcopy(self.asked)
        new.timing = self.timing and self.timing.copy()
        new.orders = self.orders.copy()
        new.chat = self.chat[:]
        new.sent = self.sent.copy()
        new._views = {}
        return new

    # Reading

    @property
    def options(self) -> Options:
        """The options of the game."""
        agreed = self.agreed
        return _options(
            agreed.board, len(agreed.places), agreed.edition, agreed.modules, agreed.duo, agreed.pile, agreed.take
        )

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

    def waits_as(self, before: "Table") -> bool:
        """Whether the game waits for the same person as before, who has done nothing in between."""
        seat = self.person_to_decide
        return (
            seat is not None
            and self.stamp == before.stamp
            and seat == before.person_to_decide
            and self.seats[seat].seen == before.seats[seat].seen
        )

    def begins_to_wait(self, before: "Table") -> bool:
        """Whether the game waits for a person, and did not wait for that one before."""
        return self.person_to_decide not in (None, before.person_to_decide)

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
        """Whether a person decides at one of the seats."""
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
        """When to look whether that person must be warned: a day before, for the warning may have to come before hours
        in which they want to hear nothing."""
        due = self.clock_due()
        return None if self.timing is None or due is None else due - self.timing.warning - DAY

    @property
    def lapses(self) -> tuple[Lapse, ...]:
        """Whose time was up, and when."""
        return self.timing.lapses if self.timing else ()

    def bot_wait(self) -> float:
        """Seconds a bot waits so that people can follow: the pace, shrinking the longer a turn lasts."""
        share, left = 1.0, TURN_OF_BOTS
        for _ in range(self._bots_in_a_row()):
            left -= share
            share = min(1.0, left / 2)
        return 0.0 if self.instant else share * self.pace / 1000

    def _bots_in_a_row(self) -> int:
        """Decisions of bots since the turn began or a person decided."""
        played, decider = self.game.last if self.game else None, self._decider
        count = 0
        while played is not None and decider is not None and decider.person is None:
            if any(event.kind == "turn" for event in played.events):
                break
            played, decider = played.before, decider.before
            count += 1
        return count

    def decided_in_person(self, seat: int, since: int) -> bool:
        """Whether the person of a seat decided anything from a ply on."""
        decider = self._decider
        for _ in range(self.ply - since):
            if decider is None:
                break
            if decider.person == seat:
                return True
            decider = decider.before
        return False

    def view(self, seat: int | None) -> dict[str, Any]:
        """The engine's view of a seat, made once and shared; not to be modified."""
        assert self.game is not None
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def fork(self, version: int, ply: int) -> int:
        """The last ply that the game now shares with what somebody saw: `ply` decisions at a version."""
        lowest = lowest_since(self._undo, version)
        return min(ply, self.ply) if lowest is None else min(ply, self.ply, lowest)

    def has_forgotten(self, key: str) -> bool:
        """Whether a browser was forgotten, with the person whose it was."""
        known = self.known.get(key)
        return known is not None and bool(known.parts) and self.deleted.issuperset(known.parts)

    def stands(self, sent: Sent) -> bool:
        """Whether a decision was not taken back."""
        lowest = lowest_since(self._undo, sent.version)
        return lowest is None or lowest > sent.ply

    # Folding

    def fold(self, row: Row) -> None:
        """Applies the next entry of the log."""
        assert row.version == self.version + 1, f"table {self.id}: entry {row.version} after {self.version}"
        entry, missing = read_row(row)
        if missing:
            self.missing |= missing
        self.version = row.version
        self.hash = row.hash
        self.updated = row.at
        before = self.decider
        FOLD[type(entry)](self, entry)
        self.occupants = occupants_after(entry, row.version, self.seats, self.occupants, self.game is None)
        if self.decider is None or self.seats[self.decider].level is None:
            self.instant = False
        if self.stamp == self.version:
            self.moved = self.updated
        if self.timing is not None:
            seat = self.decider
            arrives = self.stamp == self.version and seat != before and not getattr(entry, "alone", False)
            self.timing.ask(seat, seat is not None and self.seats[seat].is_person, self.updated, arrives)
        if isinstance(entry, SIGNS_OF_LIFE) and entry.seat != HOST and not _is_by_itself(entry):
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
        self.game = begin_game(agreed.rules, self.options, chance, self._names(), agreed.position)
        self.timing = Timing.of(agreed.clock, len(self.seats)) if agreed.clock else None
        self.stamp = self.version

    def _decided(self, entry: log.Decided) -> None:
        assert self.game is not None
        self.game.play(entry.action)
        if entry.key is not None:
            self.sent[entry.seat, entry.ply, entry.key] = Sent(entry.ply, self.version, entry.action)
            if len(self.sent) > KEYS_REMEMBERED:
                del self.sent[next(iter(self.sent))]
        self._decider = Decider(entry.seat if entry.level is None else None, self._decider)
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
        for _ in range(self.ply - entry.ply):
            self._decider = self._decider and self._decider.before
        self.game.undo_to(entry.ply)
        self._undo = with_undo(self._undo, self.version, entry.ply)
        self.taken_back = True
        self.ordered = tuple(ply for ply in self.ordered if ply < entry.ply)
        self.orders = {seat: orders.taken_back(entry.ply) for seat, orders in self.orders.items()}
        self.asked = None
        self.stamp = self.version

    def _joined(self, entry: log.Joined) -> None:
        gone = self.seats[entry.seat].keys  # somebody who was away
        self.orders.pop(entry.seat, None)
        self.seats[entry.seat].take(entry)
        self._know(entry.key)
        self._pass_on([*self._gone, *gone])
        if self.timing is not None:
            self.timing.come_back(entry.seat, somebody_new=True)
        self._rename()
        if self.status == "running":
            self._note_change(entry.seat, self.ply, "joined")

    def _invited(self, entry: log.Invited) -> None:
        if entry.seat == HOST:
            self.invited = entry.key
        else:
            self.seats[entry.seat].invited = entry.key

    def _left(self, entry: log.Left) -> None:
        if self.status == "running":
            self._note_change(entry.seat, self.ply, "left")
        self._give_up(entry.seat, entry.level)

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
            self.asked.agreed.discard(number)
            if self.asked.seat == number:
                self.asked = None
        self._pass_on(gone)

    def _replaced(self, entry: log.Replaced) -> None:
        self._note_change(entry.seat, self.ply, "replaced")
        self._stand_in(entry.seat, entry.level)

    def _stand_in(self, number: int, level: str) -> None:
        """A bot plays for somebody who is away or has no time left; for good, where it was agreed so."""
        seat = self.seats[number]
        if self.agreed.comeback:
            seat.replace(level)
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
            self._note_change(entry.seat, self.ply, "expired")
            self._stand_in(entry.seat, entry.level)

    def _rested(self, entry: log.Rested) -> None:
        assert self.timing is not None
        self.timing.rest(entry.seat, entry.days, self.updated)

    def _paused(self, entry: log.Paused) -> None:
        assert self.timing is not None
        self.timing.pause(entry.days, self.updated)
        self.asked = None

    def _handed(self, entry: log.Handed) -> None:
        seat = self.seats[entry.seat]
        if entry.level is None:
            if seat.replaced:
                self._note_change(entry.seat, self.ply, "returned")
            seat.take_back()
            if self.timing is not None:
                self.timing.come_back(entry.seat)
        seat.level = entry.level
        if self.status == "lobby" and seat.is_free and entry.level is not None:  # the host fills a free seat
            seat.kind, seat.name = "bot", seat.name or entry.name or f"{bots.title(entry.level)} {entry.seat + 1}"
        self._rename()

    def _proposed(self, entry: log.Proposed) -> None:
        self.asked = Asked.by(entry, self.version)

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

    def _seen(self, entry: log.Seen) -> None:
        """Only a sign of life."""

    def _renamed(self, entry: log.Renamed) -> None:
        self.seats[entry.seat].name = entry.name
        self._rename_lines(entry.seat, entry.name)
        self._rename()

    def _forgotten(self, entry: log.Forgotten) -> None:
        gone = [self.occupants[number] for number in entry.occupants]
        for number, seat in enumerate(self.seats):
            if seat.occupant in entry.occupants:
                seat.name = FORMER
                self.orders.pop(number, None)
        self._rename_changes({version for each in gone for version in each.changes}, FORMER)
        self._forget_devices(entry.keys)
        lines = sorted(version for each in gone for version in each.lines)
        self._remove_lines(lines)
        self._note_deleted(*entry.parts, *((version, 0) for version in lines))
        self._rename()

    def _removed(self, entry: log.Removed) -> None:
        super()._removed(entry)
        self._note_deleted((entry.line, 0))

    def _note_deleted(self, *parts: log.Part) -> None:
        self.deleted |= frozenset(parts)
        self.missing -= self.deleted

    def _ordered(self, entry: log.Ordered) -> None:
        self.orders[entry.seat] = entry

    def _paced(self, entry: log.Paced) -> None:
        self.pace = entry.pace

    def _instant(self, entry: log.Instant) -> None:
        self.instant = True

    def _rematched(self, entry: log.Rematched) -> None:
        self.rematch = entry.table

    def _shared(self, entry: log.Shared) -> None:
        self.shared = {**self.shared, entry.names: entry.table}

    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def _rename(self) -> None:
        if self.game is not None:
            self.game.names = self._names()


_options = lru_cache(256)(catalog.options)  # every view needs them


def _is_by_itself(entry: Entry) -> bool:
    """Whether a bot or an order did it."""
    return getattr(entry, "level", None) is not None or getattr(entry, "order", None) is not None


FOLD: Final[Mapping[type[Entry], Callable[[Table, Any], None]]] = {
    kind: getattr(Table, f"_{kind.__name__.lower()}") for kind in get_args(Entry)
}
