"""Who had which seat of a table, and what the log says about each: that is deleted with the person."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec

from kontor.server.tables import entries as log
from kontor.server.tables.entries import HOST, Entry, Part
from kontor.server.tables.names import FORMER
from kontor.server.tables.seat import Seat


class Named(NamedTuple):
    """A name, and where the log has it."""

    part: Part
    name: str


class Occupant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at a seat, from sitting down until the next one does."""

    names: tuple[Named, ...] = ()
    is_label: bool = False  # the host gave the seat the name of somebody to invite
    has_link: bool = False  # made by the host; that of somebody who joined is their own
    lines: tuple[int, ...] = ()  # the versions of entries: lines of chat
    orders: tuple[int, ...] = ()  # standing orders
    changes: tuple[int, ...] = ()  # by which they left, came back or joined during the game
    browsers: tuple[str, ...] = ()  # that hold the seat
    former: tuple[str, ...] = ()  # that held it and no longer do
    is_forgotten: bool = False

    def is_of(self, browsers: Collection[str]) -> bool:
        """Whether nobody but somebody with these browsers was here. A seat that nobody holds any more is that of
        whoever held it."""
        held = self.browsers or self.former
        return bool(held) and set(held).issubset(browsers)

    @property
    def parts(self) -> list[Part]:
        """What lies beside the log about them."""
        return [*(named.part for named in self.names), *((version, 0) for version in (*self.lines, *self.orders))]

    def forgotten(self) -> "Occupant":
        names = tuple(Named(named.part, FORMER) for named in self.names)
        return msgspec.structs.replace(self, names=names, is_forgotten=True)


def occupants_after(
    entry: Entry, version: int, seats: Sequence[Seat], occupants: tuple[Occupant, ...], is_lobby: bool
) -> tuple[Occupant, ...]:
    """All occupants of a table after an entry. Seats get new ones."""
    match entry:
        case log.Created():
            return tuple(
                Occupant(
                    names=(Named((version, number), place.name),),
                    is_label=place.kind == "invited",
                    has_link=place.key is not None,
                )
                for number, place in enumerate(entry.places)
            )
        case log.Joined():
            new = Occupant(names=(Named((version, 0), entry.name),), changes=(version,))
        case log.Left() if is_lobby:
            new = Occupant()
        case log.Forgotten():
            return tuple(
                each.forgotten() if number in entry.occupants else each for number, each in enumerate(occupants)
            )
        case _:
            seat = getattr(entry, "seat", HOST)
            return occupants if seat == HOST else _changed(entry, version, seats[seat], occupants)
    seats[entry.seat].occupant = len(occupants)
    return (*occupants, new)


def _changed(entry: Entry, version: int, seat: Seat, occupants: tuple[Occupant, ...]) -> tuple[Occupant, ...]:
    number, old = seat.occupant, occupants[seat.occupant]
    new = _after(entry, version, old)
    if new is old:
        return occupants
    if isinstance(entry, log.Closed) and new.has_link and not new.browsers:
        # Somebody plays here by the link alone from now on. What was said before is not passed on.
        seat.occupant = len(occupants)
        names = () if new.is_forgotten else new.names
        next_one = Occupant(names=names, is_label=new.is_label, has_link=True)
        occupants = (*occupants, next_one)
        new = msgspec.structs.replace(new, names=())
    return (*occupants[:number], new, *occupants[number + 1 :])


def _after(entry: Entry, version: int, old: Occupant) -> Occupant:
    changed = msgspec.structs.replace
    match entry:
        case log.Said():
            return changed(old, lines=(*old.lines, version))
        case log.Ordered():
            return changed(old, orders=(*old.orders, version))
        case log.Left() | log.Replaced() | log.Expired() | log.Handed():
            return changed(old, changes=(*old.changes, version))
        case log.Renamed():
            return changed(old, names=(*old.names, Named((version, 0), entry.name)))
        case log.Opened():
            return changed(old, browsers=(*(key for key in old.browsers if key != entry.key), entry.key))
        case log.Closed():
            left = tuple(key for key in old.browsers if key != entry.key)
            return changed(old, browsers=left, former=(*old.former, entry.key))
        case log.Linked() if entry.key is None:
            return changed(old, has_link=False)
    return old
