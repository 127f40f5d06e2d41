"""What stores take and give, the errors they raise, and what carries out statements that both databases understand."""

import bz2
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from contextvars import ContextVar
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

NO_LIMIT: Final = 2**31 - 1  # more rows than any query finds
ROW_BYTES: Final = 60  # that an entry takes beside its text
TEXT_ROW_BYTES: Final = 100  # the same for what lies beside it
ROWS_AT_ONCE: Final = 500  # that one statement adds
SEARCH_MAX_S: Final = 1.0  # for a search, from asking to its answer
# Called with the seconds that a search takes of the database, on the account of whoever asked for it
charge_search: Final[ContextVar[Callable[[float], object]]] = ContextVar("charge_search", default=lambda _: None)


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

    @property
    def size(self) -> int:
        """About how many bytes it takes on disk."""
        return len(self.entry) + ROW_BYTES + sum(len(text.content) + TEXT_ROW_BYTES for text in self.beside)


class Head(msgspec.Struct, frozen=True):
    """The last entry of a table."""

    table: str
    version: int
    hash: bytes


class Checkpoint(msgspec.Struct, frozen=True):
    """A table as it was after one of its entries."""

    table: str
    version: int
    hash: bytes  # of that entry
    format: int  # of its content: tables/checkpoints.py
    rules: int  # the version of the rules that the table is played by
    digest: bytes
    content: bytes


class TableChange(msgspec.Struct, frozen=True, kw_only=True):
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
    packed: bool = False  # all its entries are these, and they are stored in one row
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
    """The places of values in a statement, from `$1` on or from another number. Without values nothing is IN them."""
    return ", ".join(f"${number}" for number in range(first, first + len(values))) or "NULL"


def insert(into: str, values: Collection[object], then: str = "") -> Statement:
    """Adds a row. `into` names the table and the columns of the values."""
    return Statement(f"INSERT INTO {into} VALUES ({places(values)}) {then}", tuple(values))


def insert_all(into: str, rows: Sequence[Sequence[object]]) -> list[Statement]:
    """Adds rows, many at once. `into` as in `insert`."""
    found = []
    for first in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[first : first + ROWS_AT_ONCE]
        values = ", ".join(f"({places(row, 1 + number * len(row))})" for number, row in enumerate(some))
        found.append(Statement(f"INSERT INTO {into} VALUES {values}", tuple(value for row in some for value in row)))
    return found


def put(table: str, columns: str, values: Collection[object], then: str = "") -> Statement:
    """Adds a row, or replaces the one with the same value in the first of these columns."""
    key, *others = columns.split(", ")
    replaced = ", ".join(f"{column} = excluded.{column}" for column in others)
    return insert(f"{table} ({columns})", values, f"ON CONFLICT ({key}) DO UPDATE SET {replaced} {then}")


def compressed(text: str) -> bytes:
    """A record of a game as it is stored. As short as this, two of them fit into a page of the database."""
    return bz2.compress(text.encode())


def uncompressed(content: bytes) -> str:
    return bz2.decompress(content).decode()


class Listed(msgspec.Struct, frozen=True):
    table: str
    updated: float
    summary: bytes
    seats: tuple[int, ...] = ()  # the seats of the asking key
    network: str = ""  # for which it counts in the public list, and only there
    maker: str | None = None  # on whose account its bots think; only in the list for the operator


T = TypeVar("T")


class Statements(ABC):
    """Carries out statements. `$1` is the place of the first value."""

    shared: bool  # other processes may write the same tables

    @abstractmethod
    async def read(self, sql: str, *values: object) -> list[Any]:
        """The rows of a statement that only reads."""

    @abstractmethod
    async def write(self, sql: str, *values: object) -> list[Any]:
        """Carries out a statement that changes something; gives the rows that it returns."""

    @abstractmethod
    async def search(self, sql: str, *values: object, limit_s: float | None = SEARCH_MAX_S) -> list[Any]:
        """As `read`, for a statement that may take long. It holds up other searches, but nothing else, and its time is
        charged (`charge_search`). TooLong after `limit_s`; None: it may take as long as it needs, since nobody waits
        for it."""

    @abstractmethod
    async def together(self, first: Statement, *others: Statement, lock: str = "") -> bool:
        """Carries out statements as one, unless the first one returns no row: then nothing is changed. Of those with
        the same lock, one is carried out at a time."""

    async def rows(self, kind: Callable[..., T], sql: str, *values: object) -> list[T]:
        """What a statement finds. The columns of a row are what `kind` takes."""
        return [kind(*row) for row in await self.read(sql, *values)]

    async def column(self, sql: str, *values: object) -> list[Any]:
        return [value for (value,) in await self.read(sql, *values)]

    async def has(self, sql: str, *values: object) -> bool:
        return bool(await self.read(sql, *values))

    async def changes(self, sql: str, *values: object) -> bool:
        """Whether a statement that returns what it changes changed anything."""
        return bool(await self.write(sql, *values))

    def without_job(self, kind: str, key: str, condition: str = "true") -> str:
        """SQL for a condition: there is no such job. Only processes that share a database have any."""
        if not self.shared:
            return ""
        return f" AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = '{kind}' AND key = {key} AND {condition})"


class StorePart:
    """A part of what is stored, such as people. Its statements are those of both databases."""

    def __init__(self, store: Statements) -> None:
        self._store = store
