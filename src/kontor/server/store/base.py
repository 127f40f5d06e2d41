"""What every store does. Storing is append-only, and of two concurrent writers only one wins."""

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from kontor.server.store.jobs import Jobs

# SQL for the first entry of a table that a query lists
FIRST_ENTRY: Final = "(SELECT entry FROM entries WHERE entries.table_id = tables.id AND entries.version = 1)"


class Conflict(Exception):  # noqa: N818 - an answer, not a fault
    """Somebody else wrote this version first. Nothing was changed."""


class StoreError(Exception):
    """The database cannot be used; the message says why."""


class Held(msgspec.Struct, frozen=True):
    """A key (as its hash) and the seat it proves."""

    key: str
    seat: int


class Row(msgspec.Struct, frozen=True):
    """An entry as it is stored."""

    version: int
    at: float  # seconds since 1970
    entry: bytes


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """New entries of one table, and what the lists show of it afterwards. All of it is stored, or nothing."""

    table: str
    version: int  # of the first new entry: the table's next version, 1 for a new table
    at: float
    entries: tuple[bytes, ...]
    status: str
    public: bool
    bot_due: float | None  # when a bot must answer; None while no bot decides
    summary: bytes
    held: tuple[Held, ...] | None = None  # all keys of the table, where they changed


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    updated: float
    summary: bytes
    first: bytes  # the first entry
    seats: tuple[int, ...] = ()  # the seats of the asking key
    maker: str | None = None  # on whose account its bots think; only in the list for whoever runs the server


class Store(Protocol):
    """Tables and their entries."""

    shared: bool  # other processes may write the same tables
    on_change: Callable[[str, int], None] | None  # called with a table's new version when another process wrote it
    on_gap: Callable[[], None] | None  # notices may have been missed

    async def append(self, change: Change) -> None:
        """Stores a change durably before it returns. Conflict where the version is not the next one."""

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        """The entries with a higher version, in order; none where the table is unknown."""

    async def tables_of(self, key: str, limit: int) -> list[Listed]:
        """The tables where a key holds a seat, the last changed first."""

    async def public_tables(self, limit: int) -> list[Listed]:
        """The public tables that are in the lobby or running, the last changed first."""

    async def bots_due(self, limit: int) -> list[str]:
        """Tables with people where a bot must answer and no process has the job, those that wait longest first."""

    async def made_by(self, table: str, client: str) -> None:
        """Remembers on whose account the bots of a table think."""

    async def maker_of(self, table: str) -> str | None:
        """On whose account the bots of a table think, if it is known."""

    async def forget_makers(self) -> None:
        """Forgets who made the tables whose games have ended."""

    async def open_tables(self, maker: str | None, limit: int) -> list[Listed]:
        """Tables in the lobby or running, the last changed first; only those of one maker if it is named."""

    def jobs(self) -> Jobs:
        """The jobs that the processes of this store share."""

    async def browser(self, key: str) -> str | None:
        """The browser that a key proves; None if the key was replaced. A new key replaces the others by being used."""

    async def renew_key(self, browser: str, key: str, purpose: str, at: float) -> None:
        """Gives a browser another key, made for one purpose. Until it is used, the one before stays valid."""

    async def claim_key(self, key: str, purpose: str) -> bool:
        """Whether a key was made for this purpose. It is asked once: afterwards the key has no purpose."""

    async def check(self) -> None:
        """Checks that the store can be written; StoreError if not."""

    async def close(self) -> None:
        """Ends all connections; what was acknowledged is stored."""
