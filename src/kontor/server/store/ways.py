"""How people are told about their games, and what is to be told. The statements are those of both databases."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from kontor.server.store.base import Statement, Store, places
from kontor.server.store.people import PERSON, Person, Quiet, for_person, person_of, quiet_of

NOTICE: Final = "notice"  # the kind of the job that sends one
WAYS: Final = 10  # of one person
OFF: Final = 5  # notices in a row that did not arrive, after which a way is no longer used
TOGETHER: Final = 64  # tables in one statement
CONFIRMED_WITHIN: Final = 86_400.0  # seconds: a mail address for which no code was shown is forgotten

# What somebody is told: that a game waits for them, that their time runs out, or that it was up
Kind = Literal["decision", "warning", "expired"]
# The column of a table that says since when, or from when on, somebody is to be told of it
_COLUMNS: Final[Mapping[Kind, str]] = {"decision": "untold", "warning": "warn_at", "expired": "expired_at"}


class Way(NamedTuple):
    """A way to tell a person."""

    id: str
    person: str
    kind: str
    target: str  # JSON
    code: str  # the hash of the code that confirms it; empty once it is confirmed
    tries: int  # wrong codes
    failures: int  # notices in a row that did not arrive
    made: float


class Notice(NamedTuple):
    """Something to tell by one way."""

    id: str
    table: str
    attempts: int
    made: float  # by the clock of the table
    way: Way
    person: Person
    kind: Kind = "decision"


class Listener(NamedTuple):
    """Somebody to tell about a table, by these ways."""

    person: str
    told: float | None  # when they were last told about it, by the clock of the table
    ways: tuple[str, ...]
    zone: str = "UTC"
    quiet: Quiet | None = None


class Untold(NamedTuple):
    """A table where somebody is to be told something."""

    table: str
    since: float
    heard: bool  # somebody at the table wants to be told
    kind: Kind = "decision"
    version: int = 0  # of the table, where it matters


_WAY: Final = "ways.id, ways.person, ways.kind, ways.target, ways.code, ways.tries, ways.failures, ways.made"


class Ways:
    """All ways and notices of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Ways

    async def of(self, person: str) -> list[Way]:
        """The ways of a person, the oldest first."""
        found = await self._store.read(f"SELECT {_WAY} FROM ways WHERE person = $1 ORDER BY made, id", person)
        return [Way(*row) for row in found]

    async def add(self, way: Way) -> bool:
        """A new way. False if its person has as many as allowed."""
        await for_person(
            self._store,
            way.person,
            Statement(
                "INSERT INTO ways (id, person, kind, target, code, tries, failures, made)"
                " SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE (SELECT count(*) FROM ways WHERE person = $2) < $9",
                (*way, WAYS),
            ),
        )
        return bool(await self._store.read("SELECT 1 FROM ways WHERE id = $1", way.id))

    async def confirm(self, way: str, code: str, most: int) -> bool:
        """Confirms a way by its code. A wrong code counts, and after `most` of them none is right."""
        right = await self._store.write(
            "UPDATE ways SET code = '' WHERE id = $1 AND code = $2 AND tries < $3 RETURNING 1", way, code, most
        )
        if not right:
            await self._store.write("UPDATE ways SET tries = tries + 1 WHERE id = $1", way)
        return bool(right)

    async def drop(self, way: str) -> bool:
        """Forgets a way, and all that was to be sent there."""
        return bool(await self._store.write("DELETE FROM ways WHERE id = $1 RETURNING 1", way))

    # Who is to be told

    async def untold(self, now: float, patience: float, limit: int) -> list[Untold]:
        """Tables that have waited for somebody long enough. A time yet to come is that of a clock that was set back."""
        found = await self._store.read(
            f"{_untold('decision')} WHERE untold <= $1 OR untold > $2 ORDER BY untold LIMIT $3",
            now - patience,
            now + patience,
            limit,
        )
        return [Untold(table, since, bool(heard)) for table, since, heard in found]

    async def time_runs_out(self, now: float, limit: int) -> list[Untold]:
        """Tables where somebody may have to be warned by a moment, by the clocks of the tables."""
        sql = f"{_untold('warning')} WHERE warn_at <= $1 ORDER BY warn_at LIMIT $2"
        found = await self._store.read(sql, now, limit)
        return [Untold(table, since, bool(heard), "warning") for table, since, heard in found]

    async def time_was_up(self, limit: int) -> list[Untold]:
        """Tables where somebody's time was up who was not told. They may hold no seat there any more."""
        sql = "SELECT id, expired_at, version FROM tables WHERE expired_at IS NOT NULL ORDER BY expired_at LIMIT $1"
        found = await self._store.read(sql, limit)
        return [Untold(table, since, True, "expired", version) for table, since, version in found]

    async def warn_later(self, untold: Untold, at: float) -> None:
        """Somebody is to be warned later, unless something has changed."""
        sql = "UPDATE tables SET warn_at = $3 WHERE id = $1 AND warn_at = $2"
        await self._store.write(sql, untold.table, untold.since, at)

    async def look_again(self, tables: Sequence[Untold], at: float) -> None:
        """Nobody listens at these tables; at a later moment, by their clocks, somebody may want to be warned."""
        pairs = " OR ".join(f"(id = ${2 * n + 2} AND warn_at = ${2 * n + 3})" for n in range(len(tables)))
        values = [value for each in tables for value in (each.table, each.since)]
        if tables:
            await self._store.write(f"UPDATE tables SET warn_at = $1 WHERE {pairs}", at, *values)

    async def settle(self, tables: Sequence[Untold]) -> None:
        """Nobody is to be told this about these, unless something has changed."""
        for kind in _COLUMNS:
            if pairs := [(each.table, each.since) for each in tables if each.kind == kind]:
                await self._empty(_COLUMNS[kind], "=", pairs)

    async def seen(self, tables: Mapping[str, float]) -> None:
        """The persons for whom tables waited at a time have seen them. By now they may wait for somebody else."""
        whole = list(tables.items())
        for first in range(0, len(whole), TOGETHER):
            part = whole[first : first + TOGETHER]
            size = next(size for size in (1, 8, TOGETHER) if size >= len(part))  # few forms of the statement
            await self._empty("untold", "<=", part + part[-1:] * (size - len(part)))

    async def _empty(self, column: str, compared: str, tables: Sequence[tuple[str, float]]) -> None:
        pairs = " OR ".join(f"(id = ${2 * n + 1} AND {column} {compared} ${2 * n + 2})" for n in range(len(tables)))
        values = [value for pair in tables for value in pair]
        await self._store.write(f"UPDATE tables SET {column} = NULL WHERE {pairs}", *values)

    async def listeners(self, table: str, keys: Sequence[str]) -> list[Listener]:
        """Whom to tell about a table: the people whose browsers have these keys, by the ways that they confirmed."""
        if not keys:
            return []
        found = await self._store.read(
            "SELECT DISTINCT ways.person, told.at, people.zone, people.quiet_from, people.quiet_until, ways.id"
            " FROM people JOIN ways ON ways.person = people.id"
            " LEFT JOIN told ON told.person = ways.person AND told.table_id = $1"
            f" WHERE people.browser IN ({places(keys, 2)}) AND ways.code = '' AND ways.failures < {OFF}"
            " ORDER BY ways.person, ways.id",
            table,
            *keys,
        )
        people = {row[0]: row[1:5] for row in found}
        return [
            Listener(person, at, tuple(row[5] for row in found if row[0] == person), zone, quiet_of(since, until))
            for person, (at, zone, since, until) in people.items()
        ]

    async def is_open(self, notice: Notice) -> bool:
        """Whether a notice is still to be sent; not if another process has just done that."""
        sql = "SELECT 1 FROM notices WHERE id = $1 AND attempts = $2"
        return bool(await self._store.read(sql, notice.id, notice.attempts))

    # Notices

    async def tell(
        self, untold: Untold, listeners: Sequence[Listener], ids: Sequence[str], now: float, at: float
    ) -> bool:
        """Lays out a notice for each way of each listener. False if another process did, or it is no longer so. By the
        clock of the table it is `at`."""
        ways = [way for listener in listeners for way in listener.ways]
        return await self._store.together(
            _take(untold),
            *(statement for way in ways for statement in _replaced(untold, way)),
            *(_add_notice(notice, way, untold, now, at) for notice, way in zip(ids, ways, strict=True)),
            *(_was_told(listener.person, untold.table, at) for listener in listeners if untold.kind != "expired"),
        )

    async def arrived(self, way: str) -> None:
        """Something arrived by a way: it is used again."""
        await self._store.write("UPDATE ways SET failures = 0 WHERE id = $1", way)

    async def due(self, now: float, limit: int) -> list[Notice]:
        """Notices that are to be sent and that no process sends: the oldest of each way, then the second of each."""
        # Only several processes have a table of jobs.
        free = (
            f" AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = '{NOTICE}' AND key = notices.id AND owner IS NOT NULL)"
            if self._store.shared
            else ""
        )
        found = await self._store.read(
            f"SELECT notices.id, notices.table_id, notices.kind, notices.attempts, notices.made, {_WAY}, {PERSON} FROM"
            " (SELECT notices.*, row_number() OVER (PARTITION BY notices.way ORDER BY notices.due) AS place"
            f" FROM notices WHERE notices.due <= $1{free}) AS notices"
            " JOIN ways ON ways.id = notices.way JOIN people ON people.id = ways.person"
            " ORDER BY notices.place, notices.due LIMIT $2",
            now,
            limit,
        )
        return [
            Notice(notice, table, attempts, made, Way(*rest[:8]), person_of(rest[8:]), kind)
            for notice, table, kind, attempts, made, *rest in found
        ]

    async def postpone(self, notice: Notice, due: float, attempts: int) -> None:
        """A notice is to be sent later."""
        await self._store.write(
            "UPDATE notices SET due = $3, attempts = $4 WHERE id = $1 AND attempts = $2",
            *(notice.id, notice.attempts, due, attempts),
        )

    async def done(self, notice: Notice, arrived: bool | None = None) -> None:
        """A notice arrived, or is given up; None: there is nothing to say any more."""
        failures = {None: "failures", True: "0", False: "failures + 1"}[arrived]
        await self._store.together(
            Statement("DELETE FROM notices WHERE id = $1 AND attempts = $2 RETURNING 1", (notice.id, notice.attempts)),
            Statement(f"UPDATE ways SET failures = {failures} WHERE id = $1", (notice.way.id,)),
        )

    async def forget(self, now: float) -> None:
        """Forgets when people were told about games that have ended, and addresses that nobody has confirmed."""
        await self._store.write(
            "DELETE FROM told WHERE table_id IN (SELECT id FROM tables WHERE status NOT IN ('lobby', 'running'))"
        )
        await self._store.write("DELETE FROM ways WHERE code <> '' AND made < $1", now - CONFIRMED_WITHIN)

    # Keys of the server

    async def server_key(self, name: str, new: str) -> str:
        """A key that the server made for itself: the one that is kept, otherwise this new one."""
        await self._store.write(
            "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, new
        )
        ((value,),) = await self._store.read("SELECT value FROM server_keys WHERE name = $1", name)
        return str(value)


def _untold(kind: Kind) -> str:
    """Selects tables where somebody is to be told something, and whether anybody there wants to be told."""
    return (
        f"SELECT id, {_COLUMNS[kind]}, EXISTS (SELECT 1 FROM held JOIN people ON people.browser = held.key"
        " JOIN ways ON ways.person = people.id WHERE held.table_id = tables.id) FROM tables"
    )


def _take(untold: Untold) -> Statement:
    """One process has somebody told, and no other: it notes that this is done. Whoever is warned need not be told that
    the game waits. Of people whose time was up, the version of the table says which ones the process knew of."""
    if untold.kind == "expired":
        sql = "UPDATE tables SET expired_at = NULL WHERE id = $1 AND expired_at = $2 AND version = $3 RETURNING 1"
        return Statement(sql, (untold.table, untold.since, untold.version))
    emptied = "untold = NULL" if untold.kind == "decision" else "warn_at = NULL, untold = NULL"
    sql = f"UPDATE tables SET {emptied} WHERE id = $1 AND {_COLUMNS[untold.kind]} = $2 RETURNING 1"
    return Statement(sql, (untold.table, untold.since))


def _replaced(untold: Untold, way: str) -> tuple[Statement, ...]:
    """A notice that was not sent yet is of no use beside a later one about the same table."""
    if untold.kind == "decision":
        return ()
    return (Statement("DELETE FROM notices WHERE way = $1 AND table_id = $2", (way, untold.table)),)


def _was_told(person: str, table: str, at: float) -> Statement:
    return Statement(
        "INSERT INTO told (person, table_id, at) SELECT id, $2, $3 FROM people WHERE id = $1"
        " ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at",
        (person, table, at),
    )


def _add_notice(notice: str, way: str, untold: Untold, now: float, at: float) -> Statement:
    return Statement(
        "INSERT INTO notices (id, way, table_id, kind, attempts, due, made)"
        " SELECT $1, id, $3, $4, 0, $5, $6 FROM ways WHERE id = $2",
        (notice, way, untold.table, untold.kind, now, at),
    )
