"""A seat of a table, who had it, and an open proposal, as they are kept in checkpoints; the colours of seats."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec

from kontor.server.tables import entries as log
from kontor.server.tables.entries import Part
from kontor.server.tables.names import FORMER
from kontor.server.tables.problems import Invalid
from kontor.wire.requests import PLAYER_COLOURS


class Seat(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    kind: log.SeatKind
    name: str
    colour: str
    occupant: int  # of all that the table had
    level: str | None = None  # of the bot that decides for it
    token: str | None = None  # the hash of the token in the seat's link
    keys: list[str] = []  # the token, and browsers
    vacated: bool = False  # its player left a running game
    replaced: bool = False  # its player was away, and a bot plays until they come back or somebody takes over
    lost: tuple[str, ...] = ()  # the keys of players who were replaced for good
    left: tuple[str, ...] = ()  # the keys of the last player who left a running game
    bot_only: bool = False  # it was the host's, and the others had no host to decide who takes it over
    seen: float = 0.0  # when its player last did something
    invited: str | None = None  # the hash of the code that lets somebody take over

    @classmethod
    def at(cls, place: log.Place, number: int) -> "Seat":
        """The seat at a place of a new table."""
        facts = {"kind": place.kind, "name": place.name, "colour": place.colour, "level": place.level}
        return cls(occupant=number, token=place.key, keys=[place.key] if place.key else [], **facts)  # type: ignore[arg-type]

    @property
    def is_free(self) -> bool:
        return self.kind in ("open", "invited") or self.vacated or (self.replaced and self.invited is not None)

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "human" and self.level is None

    def take(self, entry: log.Joined) -> None:
        """Somebody sits down."""
        self.lost += tuple(self.keys)
        self.kind, self.level, self.vacated, self.replaced, self.invited = "human", None, False, False, None
        self.name, self.colour, self.token, self.keys = entry.name, entry.colour, entry.key, [entry.key]

    def vacate(self, level: str | None) -> None:
        """Its player has left; a bot takes over."""
        self.kind, self.level, self.vacated, self.replaced = "bot", level, True, False
        self.left, self.token, self.keys = tuple(self.keys), None, []

    def free(self, kind: log.SeatKind) -> None:
        """Its player left before the game began."""
        self.kind, self.name, self.token, self.keys = kind, "", None, []


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A proposal that waits for answers."""

    version: int  # of its entry: answers name it
    proposal: log.Proposal
    seat: int
    ply: int
    days: int
    agreed: frozenset[int]

    @classmethod
    def by(cls, entry: log.Proposed, version: int) -> "Asked":
        """What an entry of a version asks."""
        agreed = frozenset((entry.seat, *entry.agreed))
        return cls(
            version=version, proposal=entry.proposal, seat=entry.seat, ply=entry.ply, days=entry.days, agreed=agreed
        )


def assigned_colours(wanted: Sequence[str | None]) -> list[str]:
    """The colours asked for; the remaining seats get those left over."""
    chosen = [colour for colour in wanted if colour is not None]
    if len(set(chosen)) < len(chosen):
        raise Invalid("colour", "Two seats cannot have the same colour.")
    left = [colour for colour in PLAYER_COLOURS if colour not in chosen]
    return [colour or left.pop(0) for colour in wanted]


class NameRecord(NamedTuple):
    """A name, and where the log has it."""

    part: Part
    name: str


class Occupant(msgspec.Struct, kw_only=True):
    """Somebody at a seat, from sitting down until the next one does."""

    names: tuple[NameRecord, ...] = ()
    is_label: bool = False  # the host gave the seat the name of somebody to invite
    has_link: bool = False  # made by the host; that of somebody who joined is their own
    lines: tuple[int, ...] = ()  # the versions of entries: lines of chat
    orders: tuple[int, ...] = ()  # standing orders
    changes: tuple[int, ...] = ()  # by which they left, came back or joined during the game
    browsers: tuple[str, ...] = ()  # that hold the seat
    former: tuple[str, ...] = ()  # that held it and no longer do
    is_forgotten: bool = False

    def is_of(self, browsers: Collection[str]) -> bool:
        """Whether nobody else was here than somebody with these browsers. Without a holder, the last one counts."""
        held = self.browsers or self.former
        return bool(held) and set(held).issubset(browsers)

    @property
    def parts(self) -> list[Part]:
        """What lies beside the log about them."""
        return [*(named.part for named in self.names), *((version, 0) for version in (*self.lines, *self.orders))]

    def forget(self) -> None:
        self.names = tuple(NameRecord(named.part, FORMER) for named in self.names)
        self.is_forgotten = True

    def open(self, key: str) -> None:
        """A browser holds the seat."""
        self.browsers = (*(each for each in self.browsers if each != key), key)

    def close(self, key: str) -> "Occupant | None":
        """A browser no longer holds it. If only the link of the host does from now on, somebody else plays here: what
        was said before is not passed on, but the name is."""
        self.browsers, self.former = tuple(each for each in self.browsers if each != key), (*self.former, key)
        if self.browsers or not self.has_link:
            return None
        names, self.names = self.names, ()
        return Occupant(names=() if self.is_forgotten else names, is_label=self.is_label, has_link=True)
