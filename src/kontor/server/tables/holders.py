"""Who holds the seats of a table and the rights of its host: keys, which are hashes of tokens, and browsers."""

from collections.abc import Collection
from typing import Final, NamedTuple

from kontor.server.store import Held
from kontor.server.tables import entries as log
from kontor.server.tables.entries import HOST, Part
from kontor.server.tables.keys import Caller
from kontor.server.tables.seat import Seat

KEYS_PER_SEAT: Final = 32  # with more browsers than this, the oldest loses the seat


class Known(NamedTuple):
    """What is known about a key that holds a seat."""

    since: float
    device: str
    parts: tuple[Part, ...] = ()  # where the log says what kind of browser it is


class Holders:
    """The part of a Table that is about keys."""

    agreed: log.Created  # the first entry

    def __init__(self) -> None:
        self.version = 0
        self.updated = 0.0
        self.seats: list[Seat] = []
        self.host_keys: list[str] = []
        self.known: dict[str, Known] = {}  # by key; replaced, never changed
        self._gone: list[str] = []  # the keys of the last person who left, while nobody else is at the table

    # Reading

    def seats_of(self, caller: Caller) -> list[int]:
        """The seats that a caller holds."""
        return [number for number, seat in enumerate(self.seats) if caller.key in seat.keys]

    def is_host(self, caller: Caller) -> bool:
        """Whether a caller is the host."""
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

    # Folding

    def _opened(self, entry: log.Opened) -> None:
        keys = self._keys_of(entry.seat)
        keys.append(entry.key)
        known = self.known.get(entry.key)
        parts = (*(known.parts if known else ()), (self.version, 0))
        self.known = {**self.known, entry.key: Known(self.updated, entry.device, parts)}
        if len(keys) > KEYS_PER_SEAT:
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
        self._know(entry.key)
        self._keep_a_host()

    def _closed(self, entry: log.Closed) -> None:
        keys = self._keys_of(entry.seat)
        if entry.key in keys:
            keys.remove(entry.key)
        self._keep_a_host()

    def _keep_a_host(self) -> None:
        if not self.host_keys:
            self.host_keys = next((seat.keys[:] for seat in self.seats if seat.keys), [])

    def _keys_of(self, seat: int) -> list[str]:
        return self.host_keys if seat == HOST else self.seats[seat].keys

    def _know(self, *keys: str | None) -> None:
        new = {key: Known(self.updated, "") for key in keys if key is not None}
        self.known = {**self.known, **new}

    def _forget_devices(self, keys: Collection[str]) -> None:
        self.known = {**self.known, **{key: self.known[key]._replace(device="") for key in keys}}

    def _pass_on(self, gone: list[str]) -> None:
        """Whoever left is no longer host; if nobody is, the next person is. The host's own token stays valid."""
        people = [seat.keys for seat in self.seats if seat.keys]
        self._gone = [] if people else gone
        left = [key for key in self.host_keys if key not in gone or any(key in keys for keys in people)]
        if people and len(left) < len(self.host_keys):
            self.host_keys = left if set(left) - {self.agreed.host} else [*left, *people[0]]
