"""People, their devices, and what they chose about others. The statements are those of both databases."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from kontor.server.store.base import Statement, Store, places


class Quiet(NamedTuple):
    """Hours in which nobody is told anything, in minutes after midnight; the end may be on the next day."""

    since: int
    until: int


class Person(NamedTuple):
    """Somebody who is known here, on any number of devices."""

    id: str
    site: str  # the address at which they reach the server
    language: str
    zone: str
    quiet: Quiet | None
    browser: str  # what holds their seats, on whichever device they got them
    name: str = ""  # that nobody else may use; empty if they have none


class Device(NamedTuple):
    """Where a person plays."""

    key: str  # the hash of its secret
    name: str
    made: float


class Pass(NamedTuple):
    """What makes another device one of a person's."""

    key: str  # a hash
    kind: str  # link, file or words
    made: float
    until: float | None  # it is good once, and before this; None: until it is ended


class Restriction(NamedTuple):
    """Somebody whom a person does not want to read, or to have at their tables."""

    browser: str  # that held the other's seat
    kind: str  # mute or block
    name: str  # of the other, then
    made: float


DEVICES: Final = 20  # of one person
PERSON: Final = (
    "people.id, people.site, people.language, people.zone, people.quiet_from, people.quiet_until, people.browser,"
    " people.name"
)


class People:
    """All people of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, person: Person, device: Device) -> bool:
        """A new person with their first device. False if their browser has become somebody's meanwhile."""
        since, until = person.quiet or (None, None)
        return await self._store.together(
            Statement(
                "INSERT INTO people (id, made, site, language, zone, quiet_from, quiet_until, browser)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1",
                (person.id, device.made, person.site, person.language, person.zone, since, until, person.browser),
            ),
            _add_device(person.id, device),
        )

    async def find(self, key: str) -> tuple[Person, Device] | None:
        """The person of a device, by the hash of its secret."""
        found = await self._store.fetch(
            f"SELECT {PERSON}, devices.name, devices.made FROM devices JOIN people ON people.id = devices.person"
            " WHERE devices.key = $1",
            key,
        )
        return next(((person_of(row[:8]), Device(key, *row[8:])) for row in found), None)

    async def of_browser(self, browser: str) -> Person | None:
        """The person whose seats a browser holds."""
        found = await self._store.fetch(f"SELECT {PERSON} FROM people WHERE browser = $1", browser)
        return next(map(person_of, found), None)

    async def choose(self, person: Person) -> None:
        """What a person chose."""
        since, until = person.quiet or (None, None)
        await self._store.fetch(
            "UPDATE people SET site = $2, language = $3, zone = $4, quiet_from = $5, quiet_until = $6 WHERE id = $1",
            *(person.id, person.site, person.language, person.zone, since, until),
        )

    async def delete(self, person: Person) -> None:
        """Deletes a person with everything that is kept about them beside the logs."""
        await self._store.together(
            Statement("DELETE FROM people WHERE id = $1 RETURNING 1", (person.id,)),
            Statement("DELETE FROM browser_keys WHERE browser = $1", (person.browser,)),
            Statement("DELETE FROM restrictions WHERE browser = $1", (person.browser,)),
            Statement("UPDATE bans SET about = '' WHERE kind = 'key' AND value = $1", (person.browser,)),
            Statement("DELETE FROM competitions WHERE status = 'open' AND organiser IS NULL", ()),
        )

    # Names

    async def rename(self, person: str, name: str, spelling: str | None, now: float) -> bool:
        """Gives a person a name that is theirs alone, or (None) none. False if somebody else has it."""
        return bool(
            await self._store.fetch(
                "UPDATE people SET name = $2, spelling = $3, named = $4 WHERE id = $1"
                " AND NOT EXISTS (SELECT 1 FROM people WHERE spelling = $3 AND id <> $1) RETURNING 1",
                *(person, name, spelling, now),
            )
        )

    async def free_unused(self, spellings: Collection[str], before: float) -> bool:
        """Takes names away from people who got them before a moment and hold no seat anywhere. Whether there were
        any."""
        return bool(
            await self._store.fetch(
                "UPDATE people SET name = '', spelling = NULL WHERE named < $1 AND NOT EXISTS"
                " (SELECT 1 FROM held WHERE key = people.browser)"
                f" AND spelling IN ({places(spellings, 2)}) RETURNING 1",
                *(before, *spellings),
            )
        )

    async def owners(self, spellings: Collection[str]) -> dict[str, str]:
        """The browsers of the people to whom names belong, by spelling."""
        if not spellings:
            return {}
        found = await self._store.fetch(
            f"SELECT spelling, browser FROM people WHERE spelling IN ({places(spellings)})", *spellings
        )
        return dict(found)

    # Devices

    async def devices(self, person: str) -> list[Device]:
        """The devices of a person, the oldest first."""
        found = await self._store.fetch(
            "SELECT key, name, made FROM devices WHERE person = $1 ORDER BY made, key", person
        )
        return [Device(*row) for row in found]

    async def add_device(self, person: str, device: Device) -> bool:
        """Another device of a person, or one that was somebody else's. False if they have as many as allowed."""
        await self._store.together(
            one_by_one(person),
            Statement("DELETE FROM devices WHERE key = $1", (device.key,)),
            _add_device(person, device),
        )
        return bool(await self._store.fetch("SELECT 1 FROM devices WHERE key = $1", device.key))

    async def drop_device(self, device: str, now: float) -> None:
        """Forgets a device. The keys that it has prove nothing from now on."""
        await self._store.together(
            Statement("DELETE FROM devices WHERE key = $1 RETURNING 1", (device,)),
            Statement(
                "UPDATE browser_keys SET browser = '', purpose = '', at = $2 WHERE device = $1",
                (device, now),
            ),
        )

    async def exchange_browser(self, person: Person, browser: str) -> None:
        """Another browser holds the seats of a person from now on; the keys of their devices prove that one. All passes
        are ended."""
        await self._store.together(
            Statement("UPDATE people SET browser = $2 WHERE id = $1 RETURNING 1", (person.id, browser)),
            Statement("DELETE FROM passes WHERE person = $1", (person.id,)),
            Statement("UPDATE browser_keys SET browser = $2 WHERE browser = $1", (person.browser, browser)),
            Statement("UPDATE restrictions SET browser = $2 WHERE browser = $1", (person.browser, browser)),
            _had(person.id, person.browser),
        )

    async def had(self, person: str, browser: str) -> None:
        """Remembers that a browser, which is nobody's now, was a person's."""
        sql, values = _had(person, browser)
        await self._store.fetch(sql, *values)

    async def former_browsers(self, person: str) -> list[str]:
        """The browsers that held a person's seats before."""
        found = await self._store.fetch("SELECT browser FROM former_browsers WHERE person = $1", person)
        return [browser for (browser,) in found]

    async def give_key(self, key: str, person: Person, device: str, now: float) -> None:
        """A key for a device, by which it holds the seats of its person. Others that the device had end."""
        await self._store.together(
            Statement(
                "INSERT INTO browser_keys (key, browser, purpose, used, at, device)"
                " SELECT $1, $2, '', $3, $4, key FROM devices WHERE key = $5 RETURNING 1",
                (key, person.browser, True, now, device),
            ),
            Statement(
                "UPDATE browser_keys SET browser = '', purpose = '', at = $3 WHERE device = $2 AND key <> $1",
                (key, device, now),
            ),
        )

    # Passes

    async def passes(self, person: str, now: float) -> list[Pass]:
        """The passes of a person that are good, the oldest first. Those that are not are forgotten."""
        await self._store.fetch("DELETE FROM passes WHERE until <= $1", now)
        found = await self._store.fetch(
            "SELECT key, kind, made, until FROM passes WHERE person = $1 ORDER BY made, key", person
        )
        return [Pass(*row) for row in found]

    async def add_pass(self, person: str, new: Pass) -> None:
        """A new pass, instead of the one before of its kind."""
        await self._store.together(
            Statement("UPDATE people SET id = id WHERE id = $1 RETURNING 1", (person,)),
            Statement("DELETE FROM passes WHERE person = $1 AND kind = $2", (person, new.kind)),
            Statement(
                "INSERT INTO passes (key, person, kind, made, until) VALUES ($1, $2, $3, $4, $5)",
                (new.key, person, new.kind, new.made, new.until),
            ),
        )

    async def drop_pass(self, person: str, kind: str) -> None:
        """Ends a pass."""
        await self._store.fetch("DELETE FROM passes WHERE person = $1 AND kind = $2", person, kind)

    async def look_at_pass(self, key: str, now: float) -> Person | None:
        """The person of a pass that is good."""
        whose = await self._store.fetch(
            f"SELECT {PERSON} FROM people JOIN passes ON passes.person = people.id"
            " WHERE passes.key = $1 AND (passes.until IS NULL OR passes.until > $2)",
            *(key, now),
        )
        return next(map(person_of, whose), None)

    async def spend_pass(self, key: str, now: float) -> bool:
        """Whether a pass is good. One that is good once is spent by that."""
        spent = "DELETE FROM passes WHERE key = $1 AND until > $2 RETURNING 1"
        lasting = "SELECT 1 FROM passes WHERE key = $1 AND until IS NULL"
        return bool(await self._store.fetch(spent, key, now) or await self._store.fetch(lasting, key))

    # Others

    async def restrictions(self, person: str) -> list[Restriction]:
        """Whom a person mutes or blocks, the last first."""
        found = await self._store.fetch(
            "SELECT browser, kind, name, made FROM restrictions WHERE person = $1 ORDER BY made DESC, browser, kind",
            person,
        )
        return [Restriction(*row) for row in found]

    async def restrict(self, person: str, other: Restriction) -> None:
        """A person mutes or blocks somebody."""
        await self._store.fetch(
            "INSERT INTO restrictions (person, browser, kind, name, made) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT DO NOTHING",
            *(person, *other),
        )

    async def lift(self, person: str, other: Restriction) -> None:
        """A person no longer mutes or blocks somebody."""
        await self._store.fetch(
            "DELETE FROM restrictions WHERE person = $1 AND browser = $2 AND kind = $3",
            person,
            other.browser,
            other.kind,
        )

    async def blocks(self, browsers: Sequence[str], other: str) -> bool:
        """Whether somebody who holds one of these browsers blocks another one."""
        if not browsers:
            return False
        return bool(
            await self._store.fetch(
                "SELECT 1 FROM restrictions JOIN people ON people.id = restrictions.person WHERE"
                f" restrictions.browser = $1 AND kind = 'block' AND people.browser IN ({places(browsers, 2)})",
                *(other, *browsers),
            )
        )

    async def is_blocked_by(self, person: str, other: str) -> bool:
        """Whether a person blocks somebody, by their browser."""
        sql = "SELECT 1 FROM restrictions WHERE person = $1 AND browser = $2 AND kind = 'block'"
        return bool(await self._store.fetch(sql, person, other))


def person_of(row: Sequence[object]) -> Person:
    """A person, from the columns of PERSON."""
    person, site, language, zone, since, until, browser, name = row
    quiet = Quiet(since, until) if isinstance(since, int) and isinstance(until, int) else None
    return Person(str(person), str(site), str(language), str(zone), quiet, str(browser), str(name))


def _had(person: str, browser: str) -> Statement:
    return Statement(
        "INSERT INTO former_browsers (browser, person) SELECT $1, id FROM people WHERE id = $2"
        " AND NOT EXISTS (SELECT 1 FROM people WHERE browser = $1) ON CONFLICT DO NOTHING",
        (browser, person),
    )


def _add_device(person: str, device: Device) -> Statement:
    values = (device.key, person, device.name, device.made, DEVICES)
    own = "(SELECT count(*) FROM devices WHERE person = $2) < $5"
    return Statement(f"INSERT INTO devices (key, person, name, made) SELECT $1, $2, $3, $4 WHERE {own}", values)


def one_by_one(person: str | None) -> Statement:
    """The first of statements that count something of a person: what comes at the same time waits until it can count
    what this adds."""
    return Statement("UPDATE people SET id = id WHERE id = $1 RETURNING 1", (person,))
