"""How people are told about their games, and what is to be told. The statements are those of both databases."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from kontor.server.store.base import Statement, Store, places
from kontor.server.store.people import PERSON, Person, for_person, person_of

NOTICE: Final = "notice"  # the kind of the job that sends one
WAYS: Final = 10  # of one person
OFF: Final = 5  # notices in a row that did not arrive, after which a way is no longer used
TOGETHER: Final = 64  # tables in one statement
CONFIRMED_WITHIN: Final = 86_400.0  # seconds: a mail address for which no code was shown is forgotten


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


class Listener(NamedTuple):
    """Somebody to tell about a table, by these ways."""

    person: str
    told: float | None  # when they were last told about it, by the clock of the table
    ways: tuple[str, ...]


class Untold(NamedTuple):
    """A table that waits for somebody who was not told."""

    table: str
    since: float
    heard: bool  # somebody at the table wants to be told


_WAY: Final = "ways.id, ways.person, ways.kind, ways.target, ways.code, ways.tries, ways.failures, ways.made"


class Ways:
    """All ways and notices of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Ways

    async def of(self, person: str) -> list[Way]:
        """The ways of a person, the oldest first."""
        found = await self._store.fetch(f"SELECT {_WAY} FROM ways WHERE person = $1 ORDER BY made, id", person)
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
        return bool(await self._store.fetch("SELECT 1 FROM ways WHERE id = $1", way.id))

    async def confirm(self, way: str, code: str, most: int) -> bool:
        """Confirms a way by its code. A wrong code counts, and after `most` of them none is right."""
        right = await self._store.fetch(
            "UPDATE ways SET code = '' WHERE id = $1 AND code = $2 AND tries < $3 RETURNING 1", way, code, most
        )
        if not right:
            await self._store.fetch("UPDATE ways SET tries = tries + 1 WHERE id = $1", way)
        return bool(right)

    async def drop(self, way: str) -> bool:
        """Forgets a way, and all that was to be sent there."""
        return bool(await self._store.fetch("DELETE FROM ways WHERE id = $1 RETURNING 1", way))

    # Who is to be told

    async def untold(self, now: float, patience: float, limit: int) -> list[Untold]:
        """Tables that have waited for somebody long enough. A time yet to come is that of a clock that was set back."""
        found = await self._store.fetch(
            "SELECT id, untold, EXISTS (SELECT 1 FROM held JOIN people ON people.browser = held.key"
            " JOIN ways ON ways.person = people.id WHERE held.table_id = tables.id)"
            " FROM tables WHERE untold <= $1 OR untold > $2 ORDER BY untold LIMIT $3",
            now - patience,
            now + patience,
            limit,
        )
        return [Untold(table, since, bool(heard)) for table, since, heard in found]

    async def settle(self, tables: Sequence[Untold]) -> None:
        """Nobody is to be told about these, unless they have begun to wait again."""
        if tables:
            await self._empty_untold("=", [(each.table, each.since) for each in tables])

    async def seen(self, tables: Mapping[str, float]) -> None:
        """The persons for whom tables waited at a time have seen them. By now they may wait for somebody else."""
        whole = list(tables.items())
        for first in range(0, len(whole), TOGETHER):
            part = whole[first : first + TOGETHER]
            size = next(size for size in (1, 8, TOGETHER) if size >= len(part))  # few forms of the statement
            await self._empty_untold("<=", part + part[-1:] * (size - len(part)))

    async def _empty_untold(self, compared: str, tables: Sequence[tuple[str, float]]) -> None:
        pairs = " OR ".join(f"(id = ${2 * n + 1} AND untold {compared} ${2 * n + 2})" for n in range(len(tables)))
        values = [value for pair in tables for value in pair]
        await self._store.fetch(f"UPDATE tables SET untold = NULL WHERE {pairs}", *values)

    async def listeners(self, table: str, keys: Sequence[str]) -> list[Listener]:
        """Whom to tell about a table: the people whose browsers have these keys, by the ways that they confirmed."""
        if not keys:
            return []
        found = await self._store.fetch(
            "SELECT DISTINCT ways.person, told.at, ways.id FROM people JOIN ways ON ways.person = people.id"
            " LEFT JOIN told ON told.person = ways.person AND told.table_id = $1"
            f" WHERE people.browser IN ({places(keys, 2)}) AND ways.code = '' AND ways.failures < {OFF}"
            " ORDER BY ways.person, ways.id",
            table,
            *keys,
        )
        people = {(person, at): [way for whose, _, way in found if whose == person] for person, at, _ in found}
        return [Listener(person, at, tuple(ways)) for (person, at), ways in people.items()]

    async def is_open(self, notice: Notice) -> bool:
        """Whether a notice is still to be sent; not if another process has just done that."""
        sql = "SELECT 1 FROM notices WHERE id = $1 AND attempts = $2"
        return bool(await self._store.fetch(sql, notice.id, notice.attempts))

    # Notices

    async def tell(
        self, untold: Untold, listeners: Sequence[Listener], ids: Sequence[str], now: float, at: float
    ) -> bool:
        """Lays out a notice for each way of each listener. False if another process did, or nobody waits any more. By
        the clock of the table it is `at`."""
        ways = [way for listener in listeners for way in listener.ways]
        return await self._store.together(
            Statement(
                "UPDATE tables SET untold = NULL WHERE id = $1 AND untold = $2 RETURNING 1",
                (untold.table, untold.since),
            ),
            *(_add_notice(notice, way, untold.table, now, at) for notice, way in zip(ids, ways, strict=True)),
            *(
                Statement(
                    "INSERT INTO told (person, table_id, at) SELECT id, $2, $3 FROM people WHERE id = $1"
                    " ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at",
                    (listener.person, untold.table, at),
                )
                for listener in listeners
            ),
        )

    async def arrived(self, way: str) -> None:
        """Something arrived by a way: it is used again."""
        await self._store.fetch("UPDATE ways SET failures = 0 WHERE id = $1", way)

    async def due(self, now: float, limit: int) -> list[Notice]:
        """Notices that are to be sent and that no process sends: the oldest of each way, then the second of each."""
        # Only several processes have a table of jobs.
        free = (
            f" AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = '{NOTICE}' AND key = notices.id AND owner IS NOT NULL)"
            if self._store.shared
            else ""
        )
        found = await self._store.fetch(
            f"SELECT notices.id, notices.table_id, notices.attempts, notices.made, {_WAY}, {PERSON} FROM"
            " (SELECT notices.*, row_number() OVER (PARTITION BY notices.way ORDER BY notices.due) AS place"
            f" FROM notices WHERE notices.due <= $1{free}) AS notices"
            " JOIN ways ON ways.id = notices.way JOIN people ON people.id = ways.person"
            " ORDER BY notices.place, notices.due LIMIT $2",
            now,
            limit,
        )
        return [
            Notice(notice, table, attempts, made, Way(*rest[:8]), person_of(rest[8:]))
            for notice, table, attempts, made, *rest in found
        ]

    async def postpone(self, notice: Notice, due: float, attempts: int) -> None:
        """A notice is to be sent later."""
        await self._store.fetch(
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
        await self._store.fetch(
            "DELETE FROM told WHERE table_id IN (SELECT id FROM tables WHERE status NOT IN ('lobby', 'running'))"
        )
        await self._store.fetch("DELETE FROM ways WHERE code <> '' AND made < $1", now - CONFIRMED_WITHIN)

    # Keys of the server

    async def server_key(self, name: str, new: str) -> str:
        """A key that the server made for itself: the one that is kept, otherwise this new one."""
        await self._store.fetch(
            "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, new
        )
        ((value,),) = await self._store.fetch("SELECT value FROM server_keys WHERE name = $1", name)
        return str(value)


def _add_notice(notice: str, way: str, table: str, now: float, at: float) -> Statement:
    return Statement(
        "INSERT INTO notices (id, way, table_id, attempts, due, made)"
        " SELECT $1, id, $3, 0, $4, $5 FROM ways WHERE id = $2",
        (notice, way, table, now, at),
    )
