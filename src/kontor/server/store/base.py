"""What every store does. Storing is append-only, and of two concurrent writers only one wins."""

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec

from kontor.server.store.jobs import Jobs

if TYPE_CHECKING:
    from kontor.server.store.analyses import Kept
    from kontor.server.store.browser_keys import Renewal

ALL: Final = 2**31 - 1  # more rows than any query finds
SHORT: Final = 250  # entries of a log that is always read in whole
SEARCH_MAX_S: Final = 1.0  # for a search, from asking to its answer


class Conflict(Exception):  # noqa: N818 - an answer, not a fault
    """Somebody else wrote this version first. Nothing was changed."""


class StoreError(Exception):
    """The database cannot be used; the message says why."""


class Unreadable(StoreError):  # noqa: N818 - as Damaged, but of which table is not known
    """A part of the database is damaged."""


class Duplicate(StoreError):  # noqa: N818 - an answer, not a fault
    """A unique constraint is violated. Nothing was changed."""


class Deleted(Exception):  # noqa: N818 - an answer, not a fault
    """The person for whom something was to be stored is deleted. Nothing was changed."""


class TooLong(Exception):  # noqa: N818 - an answer, not a fault
    """A search was given up, because it took too long or too many others were before it."""


class OtherSchema(StoreError):  # noqa: N818 - a state, not a fault of the program
    """The database has another schema than the one that is needed."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has schema {found}, this kontor needs {known}: kontor serve brings it there")


class Damaged(StoreError):  # noqa: N818 - a state, not a fault of the program
    """What is stored of a table is not what was stored. Only a backup helps."""

    def __init__(self, table: str, reason: str, acknowledged: int = 0) -> None:
        self.table = table
        self.reason = reason
        self.acknowledged = acknowledged  # a version that it is known to have had
        super().__init__(f"table {table} is damaged: {reason}")


class Held(msgspec.Struct, frozen=True):
    """A key (as its hash) and the seat it proves."""

    key: str
    seat: int


class PrivateText(msgspec.Struct, frozen=True):
    """A part of an entry that lies beside the log, since it may be deleted."""

    part: int  # of those of its entry: tables/private.py
    content: str
    browser: str  # that the entry is about, or empty
    hash: bytes


class Row(msgspec.Struct, frozen=True):
    """An entry as it is stored."""

    version: int
    at: float  # seconds since 1970
    entry: bytes
    hash: bytes  # covers the entry and the hash of the one before it, see chain.py
    beside: tuple[PrivateText, ...] = ()


class Head(msgspec.Struct, frozen=True):
    """The last entry of a table."""

    table: str
    version: int
    hash: bytes


class Opened(NamedTuple):
    """A table that fits its seal, and its entries unless there are many."""

    head: Head
    rows: list[Row]


class Checkpoint(msgspec.Struct, frozen=True):
    """A table as it was after one of its entries."""

    table: str
    version: int
    hash: bytes  # of that entry
    format: int  # of its content: tables/snapshot.py
    rules: int  # the version of the rules that the table is played by
    digest: bytes
    content: bytes


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """New entries of one table, and what the lists show of it afterwards. All of it is stored, or nothing."""

    table: str
    previous: bytes  # the hash of the entry before the first new one
    rows: tuple[Row, ...]  # they begin with the table's next version, 1 for a new table
    created: float
    status: str
    public: bool
    bot_due: float | None  # when a bot must answer; None while no bot decides
    notify_since: float | None = None  # since when the game waits for a person who was not notified
    keeps_notify_since: bool = False  # the game waits for the same person as before, who has done nothing
    warn_at: float | None = None  # when to look whether a person must be warned that their time runs out
    keeps_warning: bool = False  # their time is up at the same moment as before
    expired_at: float | None = None  # when somebody's time was up, if that is one of the entries
    summary: bytes
    held: tuple[Held, ...]  # all keys of the table
    keys_changed: bool = True
    clock_due: float | None = None  # when the time of the person is up for whom the game waits
    announces_entries: bool = False  # nothing in them is ever deleted: they may be sent through the database

    @property
    def before(self) -> int:
        """The version that the table must have."""
        return self.rows[0].version - 1

    @property
    def last(self) -> Row:
        """The new last entry."""
        return self.rows[-1]


class Statement(NamedTuple):
    """A statement that both databases understand, with `$1` for the first value."""

    sql: str
    values: tuple[object, ...]


def places(values: Collection[object], first: int = 1) -> str:
    """The places of values in a statement, from `$1` on or from another number."""
    return ", ".join(f"${number}" for number in range(first, first + len(values)))


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    updated: float
    summary: bytes
    first: bytes  # the first entry
    seats: tuple[int, ...] = ()  # the seats of the asking key
    network: str = ""  # for which it counts in the public list, and only there
    maker: str | None = None  # on whose account its bots think; only in the list for whoever runs the server


class Examined(Protocol):
    """What is stored, for reading alone."""

    async def head(self, table: str) -> Head | None:
        """The version of a table and the hash of its last entry; None where it is unknown."""

    async def examine(self, table: str) -> None:
        """Damaged where what is stored beside the entries does not fit its seal."""

    async def entries(self, table: str, after: int = 0, limit: int = ALL) -> list[Row]:
        """The entries with a higher version, in order; none where the table is unknown."""

    async def names(self) -> tuple[list[str], bool]:
        """The ids of all tables of which anything is found, and whether all of the database could be searched."""

    async def faults(self, full: bool) -> list[str]:
        """What the database itself finds wrong with its files; in full, its indexes are compared with the tables."""

    async def close(self) -> None:
        """Ends all connections; what was acknowledged is stored."""


class Store(Protocol):
    """Tables and their entries."""

    shared: bool  # other processes may write the same tables
    # Called with a table's new version when another process wrote it, and with the new entries if it announced them
    on_change: Callable[[str, int, Sequence[Row]], None] | None
    on_gap: Callable[[], None] | None  # announcements may have been missed

    async def append(self, change: Change) -> None:
        """Stores a change durably before it returns. Conflict where the version is not the next one."""

    async def opened(self, table: str) -> Opened | None:
        """A table that is to be read from its beginning; None where it is unknown. Damaged where what is stored beside
        the entries does not fit its seal."""

    async def checkpoint(self, table: str) -> Checkpoint | None:
        """The checkpoint of a table, if it has one that can be read."""

    async def keep_checkpoint(self, checkpoint: Checkpoint) -> None:
        """Replaces the checkpoint of a table, unless there is a later one."""

    async def tables_of_browsers(self, browsers: Collection[str]) -> list[str]:
        """The tables at which these browsers ever held something, unless that was deleted."""

    async def delete_private(self, table: str, parts: Collection[tuple[int, int]]) -> None:
        """Deletes what lies beside the log of a table: by the versions of entries, and the numbers of their parts."""

    async def scrub(self) -> None:
        """Leaves nothing in the files of what was deleted, as far as the database allows."""

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The versions of tables that other processes may have changed."""

    async def tables_of(self, key: str, limit: int) -> list[Listed]:
        """The tables where a key holds a seat, the last changed first."""

    async def public_tables(self, limit: int) -> list[Listed]:
        """The public tables that are in the lobby or running, the last changed first."""

    async def bots_due(self, limit: int) -> list[str]:
        """Tables with people where a bot must answer and no process has the job, those that wait longest first."""

    async def clocks_due(self, until: float, limit: int) -> list[tuple[str, float]]:
        """Tables where somebody's time is up by a moment, and when, the first ones first."""

    async def machine_began(self, run: str, began: float) -> float:
        """When a machine was started, as it was first recorded for this run of it."""

    async def made_by(self, table: str, client: str, network: str) -> None:
        """Remembers on whose account the bots of a table think, and for which network it counts in the public list."""

    async def maker_of(self, table: str) -> str | None:
        """On whose account the bots of a table think, if it is known."""

    async def forget_makers(self) -> None:
        """Forgets who made the tables whose games have ended."""

    async def analysis(self, table: str) -> "Kept | None":
        """The analysis of a table, if one was asked for."""

    async def begin_analysis(self, kept: "Kept") -> None:
        """Remembers that an analysis is wanted, instead of one that was kept."""

    async def advance_analysis(self, kept: "Kept") -> bool:
        """Keeps how far an analysis is, or what was found. False if it is no longer wanted."""

    async def drop_analysis(self, table: str) -> None:
        """Forgets an analysis that is not finished."""

    async def open_analyses(self, client: str) -> int:
        """How many analyses of a client are not finished."""

    async def analyses_due(self, limit: int) -> list[str]:
        """Tables whose analysis is not finished, and that no process works out."""

    async def open_tables(self, maker: str | None, limit: int, over: bool = False) -> list[Listed]:
        """Tables in the lobby or running, the last changed first; only those of one maker if it is named. With `over`
        those that are neither; who made them is forgotten."""

    def jobs(self) -> Jobs:
        """The jobs that the processes of this store share."""

    def without_job(self, kind: str, key: str, condition: str = "true") -> str:
        """SQL for a condition: there is no such job. Only processes that share a database have any."""

    async def read(self, sql: str, *values: object) -> list[Any]:
        """The rows of a statement that only reads. Both databases understand it, with `$1` for the first value."""

    async def write(self, sql: str, *values: object) -> list[Any]:
        """Carries out a statement that changes something; gives the rows that it returns."""

    async def search(self, sql: str, *values: object, limit_s: float | None = SEARCH_MAX_S) -> list[Any]:
        """As `read`, for a statement that may take long. It holds up other searches, but nothing else.
        TooLong after so many seconds; None: it may take as long as it needs, since nobody waits for it."""

    async def together(self, first: Statement, *others: Statement) -> bool:
        """Carries out statements as one, unless the first one returns no row: then nothing is changed."""

    async def browser(self, key: str) -> str | None:
        """The browser that a key proves; None if the key was replaced. A new key replaces the others by being used."""

    async def renew_key(
        self, shown: str, key: str, purpose: str, at: float, patience: float, device: str | None = None
    ) -> "Renewal":
        """Gives the browser that has shown a key another one, made for one purpose. Until it is used, the one before
        stays valid. `busy`: so short a time ago the browser got another that it has not used; `ended`: the shown key
        was replaced. Then none is made. It is for the same device as before, unless another is named."""

    async def claim_key(self, key: str, purpose: str) -> bool:
        """Whether a key was made for this purpose. It is asked once: afterwards the key has no purpose."""

    async def mend(self) -> bool:
        """Makes the indexes again from the tables where that is possible; False if nothing could be done."""

    async def check(self) -> None:
        """Checks that the store can be written; StoreError if not."""

    async def head(self, table: str) -> Head | None:
        """The version of a table and the hash of its last entry; None where it is unknown."""

    async def examine(self, table: str) -> None:
        """Damaged where what is stored beside the entries does not fit its seal."""

    async def entries(self, table: str, after: int = 0, limit: int = ALL) -> list[Row]:
        """The entries with a higher version, in order; none where the table is unknown."""

    async def close(self) -> None:
        """Ends all connections; what was acknowledged is stored."""
