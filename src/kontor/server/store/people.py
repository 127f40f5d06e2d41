"""People, their devices, and how they are told about their games. The statements are those of both databases."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kontor.server.store.base import Statement, Store

NOTICE: Final = "notice"  # the kind of the job that sends one
OFF: Final = 5  # notices in a row that did not arrive, after which a way is no longer used


class Quiet(NamedTuple):
    """Hours in which nobody is told anything, in minutes after midnight; the end may be on the next day."""

    since: int
    until: int


class Person(NamedTuple):
    """Somebody who wants to be told, or to be known on several devices."""

    id: str
    site: str  # the address at which they reach the server
    language: str
    zone: str
    quiet: Quiet | None


class Device(NamedTuple):
    """Where a person plays."""

    key: str  # the hash of its secret
    browser: str  # whose seats are theirs; empty while it has none
    name: str
    made: float


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
    made: float
    way: Way
    person: Person


class Listener(NamedTuple):
    """Somebody to tell about a table, by these ways."""

    person: str
    told: float | None  # when they were last told about it
    ways: tuple[str, ...]


class Untold(NamedTuple):
    """A table that waits for somebody who was not told."""

    table: str
    since: float
    heard: bool  # somebody at the table wants to be told


_PERSON: Final = "people.id, people.site, people.language, people.zone, people.quiet_from, people.quiet_until"
_WAY: Final = "ways.id, ways.person, ways.kind, ways.target, ways.code, ways.tries, ways.failures, ways.made"


class People:
    """All people of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Devices

    async def add(self, person: Person, device: Device) -> None:
        """A new person with their first device."""
        since, until = person.quiet or (None, None)
        await self._store.together(
            Statement(
                "INSERT INTO people (id, made, site, language, zone, quiet_from, quiet_until)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING 1",
                (person.id, device.made, person.site, person.language, person.zone, since, until),
            ),
            _add_device(person.id, device),
        )

    async def find(self, key: str) -> tuple[Person, Device] | None:
        """The person of a device, by the hash of its secret."""
        found = await self._store.fetch(
            f"SELECT {_PERSON}, devices.browser, devices.name, devices.made"
            " FROM devices JOIN people ON people.id = devices.person WHERE devices.key = $1",
            key,
        )
        return next(((_person(row[:6]), Device(key, *row[6:])) for row in found), None)

    async def has(self, browser: str) -> bool:
        """Whether a browser is one of a person."""
        return bool(await self._store.fetch("SELECT 1 FROM devices WHERE browser = $1", browser))

    async def bind(self, key: str, browser: str) -> None:
        """The seats of a browser are those of the person whose device this is, and of nobody else."""
        await self._store.together(
            Statement("UPDATE devices SET browser = $2 WHERE key = $1 RETURNING 1", (key, browser)),
            Statement("UPDATE devices SET browser = '' WHERE browser = $2 AND key <> $1", (key, browser)),
        )

    async def choose(self, person: Person) -> None:
        """What a person chose."""
        since, until = person.quiet or (None, None)
        await self._store.fetch(
            "UPDATE people SET site = $2, language = $3, zone = $4, quiet_from = $5, quiet_until = $6 WHERE id = $1",
            *(person.id, person.site, person.language, person.zone, since, until),
        )

    # Ways

    async def ways(self, person: str) -> list[Way]:
        """The ways of a person, the oldest first."""
        found = await self._store.fetch(f"SELECT {_WAY} FROM ways WHERE person = $1 ORDER BY made, id", person)
        return [Way(*row) for row in found]

    async def add_way(self, way: Way) -> None:
        """A new way."""
        await self._store.fetch(
            "INSERT INTO ways (id, person, kind, target, code, tries, failures, made)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            *way,
        )

    async def confirm_way(self, way: str, code: str, most: int) -> bool:
        """Confirms a way by its code. A wrong code counts, and after `most` of them none is right."""
        right = await self._store.fetch(
            "UPDATE ways SET code = '' WHERE id = $1 AND code = $2 AND tries < $3 RETURNING 1", way, code, most
        )
        if not right:
            await self._store.fetch("UPDATE ways SET tries = tries + 1 WHERE id = $1", way)
        return bool(right)

    async def drop_way(self, way: str) -> bool:
        """Forgets a way, and all that was to be sent there."""
        return bool(await self._store.fetch("DELETE FROM ways WHERE id = $1 RETURNING 1", way))

    # Who is to be told

    async def untold(self, now: float, patience: float, limit: int) -> list[Untold]:
        """Tables that have waited for somebody long enough. A time yet to come is that of a clock that was set back."""
        found = await self._store.fetch(
            "SELECT id, untold, EXISTS (SELECT 1 FROM held JOIN devices ON devices.browser = held.key"
            " JOIN ways ON ways.person = devices.person WHERE held.table_id = tables.id)"
            " FROM tables WHERE untold <= $1 OR untold > $2 ORDER BY untold LIMIT $3",
            now - patience,
            now + patience,
            limit,
        )
        return [Untold(table, since, bool(heard)) for table, since, heard in found]

    async def settle(self, tables: Sequence[Untold]) -> None:
        """Nobody is to be told about these, unless they have begun to wait again."""
        if tables:
            pairs = " OR ".join(f"(id = ${2 * n + 1} AND untold = ${2 * n + 2})" for n in range(len(tables)))
            values = [value for each in tables for value in (each.table, each.since)]
            await self._store.fetch(f"UPDATE tables SET untold = NULL WHERE {pairs}", *values)

    async def seen(self, table: str, at: float) -> None:
        """The person for whom a table waited at a time has seen it. By now it may wait for somebody else."""
        await self._store.fetch("UPDATE tables SET untold = NULL WHERE id = $1 AND untold <= $2", table, at)

    async def listeners(self, table: str, keys: Sequence[str]) -> list[Listener]:
        """Whom to tell about a table: the people whose browsers have these keys, by the ways that they confirmed."""
        if not keys:
            return []
        places = ", ".join(f"${n}" for n in range(2, len(keys) + 2))
        found = await self._store.fetch(
            "SELECT DISTINCT ways.person, told.at, ways.id FROM devices JOIN ways ON ways.person = devices.person"
            " LEFT JOIN told ON told.person = ways.person AND told.table_id = $1"
            f" WHERE devices.browser IN ({places}) AND ways.code = '' AND ways.failures < {OFF}"
            " ORDER BY ways.person, ways.id",
            table,
            *keys,
        )
        people = {(person, at): [way for whose, _, way in found if whose == person] for person, at, _ in found}
        return [Listener(person, at, tuple(ways)) for (person, at), ways in people.items()]

    async def browsers(self, person: str) -> set[str]:
        """The browsers whose seats are a person's."""
        found = await self._store.fetch("SELECT browser FROM devices WHERE person = $1 AND browser <> ''", person)
        return {browser for (browser,) in found}

    # Notices

    async def tell(self, untold: Untold, listeners: Sequence[Listener], ids: Sequence[str], now: float) -> bool:
        """Lays out a notice for each way of each listener. False if another process did, or nobody waits any more."""
        ways = [way for listener in listeners for way in listener.ways]
        return await self._store.together(
            Statement(
                "UPDATE tables SET untold = NULL WHERE id = $1 AND untold = $2 RETURNING 1",
                (untold.table, untold.since),
            ),
            *(_add_notice(notice, way, untold.table, now) for notice, way in zip(ids, ways, strict=True)),
            *(
                Statement(
                    "INSERT INTO told (person, table_id, at) VALUES ($1, $2, $3)"
                    " ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at",
                    (listener.person, untold.table, now),
                )
                for listener in listeners
            ),
        )

    async def arrived(self, way: str) -> None:
        """Something arrived by a way: it is used again."""
        await self._store.fetch("UPDATE ways SET failures = 0 WHERE id = $1", way)

    async def due(self, now: float, limit: int) -> list[Notice]:
        """Notices that are to be sent and that no process sends, the oldest first."""
        # Only several processes have a table of jobs.
        free = (
            f" AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = '{NOTICE}' AND key = notices.id AND owner IS NOT NULL)"
            if self._store.shared
            else ""
        )
        found = await self._store.fetch(
            f"SELECT notices.id, notices.table_id, notices.attempts, notices.made, {_WAY}, {_PERSON} FROM notices"
            " JOIN ways ON ways.id = notices.way JOIN people ON people.id = ways.person"
            f" WHERE notices.due <= $1{free} ORDER BY notices.due LIMIT $2",
            now,
            limit,
        )
        return [
            Notice(notice, table, attempts, made, Way(*rest[:8]), _person(rest[8:]))
            for notice, table, attempts, made, *rest in found
        ]

    async def postpone(self, notice: Notice, due: float, attempts: int) -> None:
        """A notice is to be sent later."""
        await self._store.fetch("UPDATE notices SET due = $2, attempts = $3 WHERE id = $1", notice.id, due, attempts)

    async def done(self, notice: Notice, failures: int) -> None:
        """A notice arrived, or is given up: so many of its way have failed in a row."""
        await self._store.together(
            Statement("DELETE FROM notices WHERE id = $1 RETURNING 1", (notice.id,)),
            Statement("UPDATE ways SET failures = $2 WHERE id = $1", (notice.way.id, failures)),
        )

    async def forget(self) -> None:
        """Forgets when people were told about games that have ended."""
        await self._store.fetch(
            "DELETE FROM told WHERE table_id IN (SELECT id FROM tables WHERE status NOT IN ('lobby', 'running'))"
        )

    # Keys of the server

    async def server_key(self, name: str, new: str) -> str:
        """A key that the server made for itself: the one that is kept, otherwise this new one."""
        await self._store.fetch(
            "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, new
        )
        ((value,),) = await self._store.fetch("SELECT value FROM server_keys WHERE name = $1", name)
        return str(value)


def _person(row: Sequence[object]) -> Person:
    person, site, language, zone, since, until = row
    quiet = Quiet(since, until) if isinstance(since, int) and isinstance(until, int) else None
    return Person(str(person), str(site), str(language), str(zone), quiet)


def _add_device(person: str, device: Device) -> Statement:
    values = (device.key, person, device.browser, device.name, device.made)
    return Statement("INSERT INTO devices (key, person, browser, name, made) VALUES ($1, $2, $3, $4, $5)", values)


def _add_notice(notice: str, way: str, table: str, now: float) -> Statement:
    return Statement(
        "INSERT INTO notices (id, way, table_id, attempts, due, made) VALUES ($1, $2, $3, 0, $4, $4)",
        (notice, way, table, now),
    )
