"""What the log of a table says about one person, and the same log without it."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

import msgspec

from kontor.server.store import Row
from kontor.server.store.chain import START, blanked
from kontor.server.tables import entries as log
from kontor.server.tables.entries import HOST, Entry
from kontor.server.tables.names import FORMER, spelling


class _Stay:
    """Somebody at a seat, from sitting down until the next one does."""

    def __init__(
        self, names: dict[int, str], place: int | None = None, is_label: bool = False, has_link: bool = False
    ) -> None:
        self.names = names  # by the version of the entry that says it
        self.place = place  # of Created
        self.is_label = is_label  # the host gave the seat the name of somebody to invite
        self.has_link = has_link  # made by the host; that of somebody who joined is their own
        self.said: list[int] = []
        self.ordered: list[int] = []
        self.changes: list[int] = []  # entries by which they left, came back or joined during the game
        self.keys: set[str] = set()
        self.closed: set[str] = set()  # browsers that held the seat and no longer do
        self.is_forgotten = False  # the table forgot before that it was the person's

    def is_of(self, browsers: Collection[str]) -> bool:
        """Whether nobody but somebody with these browsers was here, or the table forgot them here. A seat that nobody
        holds any more is that of whoever held it."""
        held = self.keys or self.closed
        return self.is_forgotten or (bool(held) and held.issubset(browsers))

    @property
    def is_of_link(self) -> bool:
        """Whether somebody plays here by the link alone: browsers held a seat that the host made, and whoever has its
        link ended that."""
        return self.has_link and not self.keys and bool(self.closed)

    def passed_on(self) -> "_Stay":
        """The seat from now on, with the name that the host gave it unless that is forgotten; what was said there
        before is not passed on."""
        if self.is_forgotten:
            return _Stay({}, has_link=True)
        after = _Stay(self.names, self.place, self.is_label, has_link=True)
        self.names, self.place = {}, None
        return after


class Traces(NamedTuple):
    """What a log says about a person."""

    forgotten: log.Forgotten  # what a table is to forget
    without: Mapping[int, bytes]  # the entries without it, by version


def traces(table: str, rows: Iterable[Row], browsers: Collection[str], before: int) -> Traces:
    """What a log says about the person who has or had these browsers, and who gave up their seats after the version
    `before`, if not earlier."""
    rows = list(rows)
    decoded: dict[int, Entry] = {row.version: log.decode(row.entry) for row in rows}
    seats: list[_Stay] = []
    past: list[_Stay] = []
    started = False
    opened: dict[int, str] = {}  # entries that say what kind of browser it is
    first: _Stay | None = None
    for version, entry in decoded.items():
        match entry:
            case log.Created():
                seats = [
                    _Stay({version: place.name}, number, place.kind == "invited", has_link=place.key is not None)
                    for number, place in enumerate(entry.places)
                ]
            case log.Left() if not started:
                past.append(seats[entry.seat])
                seats[entry.seat] = _Stay({})
            case log.Started():
                started = True
                seats = [seats[place] for place in entry.order]
            case log.Joined():
                past.append(seats[entry.seat])
                seats[entry.seat] = _Stay({version: entry.name})
                seats[entry.seat].changes.append(version)
            case log.Left() | log.Replaced() | log.Expired() | log.Handed():
                seats[entry.seat].changes.append(version)
            case log.Renamed():
                seats[entry.seat].names[version] = entry.name
            case log.Opened():
                if entry.seat != HOST:
                    seats[entry.seat].keys.add(entry.key)
                if entry.key in browsers:
                    opened[version] = entry.key
            case log.Closed():
                if entry.seat != HOST:
                    stay = seats[entry.seat]
                    stay.keys.discard(entry.key)
                    stay.closed.add(entry.key)
                    if stay.is_of_link:
                        past.append(stay)
                        seats[entry.seat] = stay.passed_on()
            case log.Linked():
                seats[entry.seat].has_link &= entry.key is not None
            case log.Said():
                seats[entry.seat].said.append(version)
            case log.Ordered():
                seats[entry.seat].ordered.append(version)
            case log.Forgotten() if not set(browsers).isdisjoint(entry.keys):  # they are being deleted once more
                for seat in entry.seats:
                    seats[seat].is_forgotten = True
        if version == before:
            # Where the table was made in this browser, it also holds seats of others: those that they hold, too.
            first = next((stay for stay in seats if not stay.keys.isdisjoint(browsers)), None)
    own = [stay for stay in (*past, *seats) if stay.is_of(browsers) or stay is first]
    spellings = {spelling(name) for stay in own for name in stay.names.values()}
    named = [
        stay
        for stay in (*past, *seats)
        if stay in own or (stay.is_label and spellings.intersection(map(spelling, stay.names.values())))
    ]
    places = tuple(sorted(stay.place for stay in named if stay.place is not None))
    lines = tuple(sorted(version for stay in own for version in stay.said))
    ordered = (version for stay in own for version in stay.ordered)
    versions = sorted({*opened, *lines, *ordered, *(version for stay in named for version in stay.names)})
    previous = {row.version + 1: row.hash for row in rows} | {1: START}
    kept = {row.version: row for row in rows}
    return Traces(
        log.Forgotten(
            seats=tuple(number for number, stay in enumerate(seats) if stay in own),
            places=places,
            keys=tuple(sorted({*opened.values()})),
            lines=lines,
            changes=tuple(sorted(version for stay in own for version in stay.changes)),
        ),
        {
            version: blanked(previous[version], table, kept[version], log.encode(_without(decoded[version], places)))
            for version in versions
            if _without(decoded[version], places) != decoded[version]
        },
    )


def _without(entry: Entry, places: Collection[int]) -> Entry:
    match entry:
        case log.Created():
            return without_names(entry, places)
        case log.Joined() | log.Renamed():
            return msgspec.structs.replace(entry, name=FORMER, salt="")
        case log.Opened():
            return msgspec.structs.replace(entry, device="")
        case log.Said():
            return msgspec.structs.replace(entry, text=None, words=None)
        case log.Ordered():
            return log.Ordered(seat=entry.seat, orders=log.Orders())
    return entry


def without_places(table: str, first: Row, places: Collection[int]) -> Mapping[int, bytes]:
    """The first entry of a log, without the names of some places."""
    created = log.decode(first.entry)
    assert isinstance(created, log.Created)
    return {first.version: blanked(START, table, first, log.encode(without_names(created, places)))}


def without_names(created: log.Created, places: Collection[int]) -> log.Created:
    """The first entry of a table, without the names of some places."""
    without = tuple(
        msgspec.structs.replace(place, name=FORMER) if number in places else place
        for number, place in enumerate(created.places)
    )
    return msgspec.structs.replace(created, places=without, salt="") if places else created
