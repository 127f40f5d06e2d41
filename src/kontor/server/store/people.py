"""People and their devices."""

from collections.abc import Collection
from typing import Final, NamedTuple

from kontor.server.store.base import Deleted, Duplicate, Statement, Statements, StorePart, insert, places


class Quiet(NamedTuple):
    """Hours without notifications, in minutes after midnight; the end may be on the next day."""

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


class Name(NamedTuple):
    """A name, and how it is compared with others: tables/names.py."""

    text: str
    spelling: str
    skeleton: str


class Owner(NamedTuple):
    """Somebody to whom a name belongs."""

    skeleton: str
    browser: str


MAX_DEVICES_PER_PERSON: Final = 20  # of one person
# All browsers that a person has or had
BROWSERS: Final = "SELECT browser FROM people WHERE id = $1 UNION SELECT browser FROM former_browsers WHERE person = $1"
_DEVICES: Final = "SELECT key FROM devices WHERE person = $1"
_SUBJECT: Final = "SELECT subject FROM sign_ins WHERE person = $1"  # what a provider of OpenID Connect calls them
PERSON_COLUMNS: Final = (
    "people.id, people.site, people.language, people.zone, people.quiet_from, people.quiet_until, people.browser,"
    " people.name"
)


class People(StorePart):
    async def add(self, person: Person, device: Device) -> bool:
        """A new person with their first device. False if their browser has become somebody's meanwhile."""
        into = "people (made, id, site, language, zone, quiet_from, quiet_until, browser)"
        new = (device.made, *_choices(person), person.browser)
        return await self._store.together(
            insert(into, new, "ON CONFLICT DO NOTHING RETURNING 1"), new_device(person.id, device)
        )

    async def find(self, key: str) -> tuple[Person, Device] | None:
        """The person of a device, by the hash of its secret."""
        joined = "devices JOIN people ON people.id = devices.person WHERE devices.key = $1"
        found = await self._store.read(f"SELECT {PERSON_COLUMNS}, devices.name, devices.made FROM {joined}", key)
        return next(((person_of(*row[:8]), Device(key, *row[8:])) for row in found), None)

    async def of_browser(self, browser: str) -> Person | None:
        """The person whose seats a browser holds."""
        return await find_person(self._store, "WHERE browser = $1", browser)

    async def choose(self, person: Person) -> None:
        await self._store.write(
            "UPDATE people SET site = $2, language = $3, zone = $4, quiet_from = $5, quiet_until = $6 WHERE id = $1",
            *_choices(person),
        )

    async def delete(self, person: str, browsers: int | None = None) -> bool:
        """Deletes all about a person beside the logs. False, and nothing is, if they have other browsers than known."""
        banned = f"SELECT id FROM bans WHERE kind = 'key' AND value IN ({BROWSERS})"
        return await self._store.together(
            Statement(
                f"UPDATE people SET id = id WHERE id = $1 AND $2 IN (-1, (SELECT count(*) FROM ({BROWSERS}) AS known))"
                " RETURNING 1",
                (person, -1 if browsers is None else browsers),
            ),
            Statement(f"DELETE FROM browser_keys WHERE browser IN ({BROWSERS})", (person,)),
            Statement(f"UPDATE browser_keys SET device = '' WHERE device IN ({_DEVICES})", (person,)),
            Statement(f"DELETE FROM restrictions WHERE browser IN ({BROWSERS})", (person,)),
            Statement(f"UPDATE bans SET about = '' WHERE id IN ({banned})", (person,)),
            Statement(f"DELETE FROM bans WHERE kind = 'warning' AND value IN ({BROWSERS})", (person,)),
            Statement(f"DELETE FROM reports WHERE person IN ({BROWSERS}) OR reporter IN ({BROWSERS})", (person,)),
            Statement(f"DELETE FROM sign_ins_begun WHERE subject IN ({_SUBJECT})", (person,)),
            *_without(person),
        )

    async def join(self, gone: Person, person: Person) -> None:
        """Somebody turned out to be another person, who has all their devices now."""
        await self._store.together(lock_person(gone.id), *_handed_over(gone, person), *_without(gone.id))
        await self.record_former_browser(person.id, gone.browser)

    # Names

    async def rename(self, person: str, name: Name | None, now: float) -> bool:
        """Gives a person a name that is theirs alone, or none. False if somebody else has it, or one that looks the
        same."""
        text, spelling, skeleton = name or ("", None, None)
        try:
            done = await self._store.write(
                "UPDATE people SET name = $2, spelling = $3, skeleton = $4, named = $5 WHERE id = $1 AND NOT EXISTS"
                " (SELECT 1 FROM people WHERE id <> $1 AND skeleton = $4) RETURNING 1",
                *(person, text, spelling, skeleton, now),
            )
        except Duplicate:  # at the same moment
            return False
        if not done and not await self._store.has("SELECT 1 FROM people WHERE id = $1", person):
            raise Deleted
        return bool(done)

    async def free_unused(self, skeletons: Collection[str], before: float) -> bool:
        """Takes names away from people who got them before a moment and hold no seat. Whether there were any."""
        return await self._store.changes(
            "UPDATE people SET name = '', spelling = NULL, skeleton = NULL WHERE named < $1 AND NOT EXISTS"
            f" (SELECT 1 FROM held WHERE key = people.browser) AND skeleton IN ({places(skeletons, 2)}) RETURNING 1",
            *(before, *skeletons),
        )

    async def owners(self, skeletons: Collection[str]) -> list[Owner]:
        """The people to whom names belong that look like one of these."""
        sql = f"SELECT skeleton, browser FROM people WHERE skeleton IN ({places(skeletons)})"
        return await self._store.rows(Owner, sql, *skeletons)

    # Devices

    async def devices(self, person: str) -> list[Device]:
        """The devices of a person, the oldest first."""
        sql = "SELECT key, name, made FROM devices WHERE person = $1 ORDER BY made, key"
        return await self._store.rows(Device, sql, person)

    async def add_device(self, person: str, device: Device) -> bool:
        """Another device of a person. False if they have as many as allowed."""
        return await add_device(self._store, person, device)

    async def drop_device(self, device: str, now: float) -> None:
        """Forgets a device. The keys that it has prove nothing from now on."""
        await self._store.together(
            Statement("DELETE FROM devices WHERE key = $1 RETURNING 1", (device,)),
            Statement(
                "UPDATE browser_keys SET browser = '', purpose = '', at = $2, device = '' WHERE device = $1",
                (device, now),
            ),
        )

    async def exchange_browser(self, person: Person, browser: str) -> bool:
        """Another browser holds the seats of a person from now on; the keys of their devices prove that one. All passes
        are ended, and so is their sign-in. False, and nothing is done, if they got another one meanwhile."""
        return await self._store.together(
            Statement(
                "UPDATE people SET browser = $2 WHERE id = $1 AND browser = $3 RETURNING 1",
                (person.id, browser, person.browser),
            ),
            Statement("DELETE FROM passes WHERE person = $1", (person.id,)),
            Statement("DELETE FROM sign_ins WHERE person = $1", (person.id,)),
            Statement("UPDATE browser_keys SET browser = $2 WHERE browser = $1", (person.browser, browser)),
            Statement("UPDATE restrictions SET browser = $2 WHERE browser = $1", (person.browser, browser)),
            _former_browser(person.id, person.browser),
        )

    async def record_former_browser(self, person: str, browser: str) -> None:
        """Records a browser that was a person's and is nobody's now."""
        sql, values = _former_browser(person, browser)
        await self._store.write(sql, *values)

    async def browsers(self, person: str) -> list[str]:
        """The browsers that hold a person's seats, or held them before; none if there is no such person."""
        return await self._store.column(BROWSERS, person)

    async def other_browsers(self, browsers: Collection[str]) -> list[str]:
        """All browsers that people have or had who have or had one of these."""
        given = places(browsers)
        who = f"id IN (SELECT person FROM former_browsers WHERE browser IN ({given})) OR browser IN ({given})"
        ids = f"SELECT id FROM people WHERE {who}"
        return await self._store.column(
            f"SELECT browser FROM people WHERE {who} UNION SELECT browser FROM former_browsers WHERE person IN ({ids})",
            *browsers,
        )

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


async def find_person(store: Statements, where: str, *values: object) -> Person | None:
    """The person whom the rest of a statement finds."""
    found = await store.read(f"SELECT {PERSON_COLUMNS} FROM people {where}", *values)
    return person_of(*found[0]) if found else None


async def add_device(store: Statements, person: str, device: Device, *proof: str, proved: str = "") -> bool:
    """Another device of a person; see new_device. False if that is not possible."""
    await for_person(store, person, new_device(person, device, *proof, proved=proved))
    return await is_device(store, device)


async def is_device(store: Statements, device: Device) -> bool:
    return await store.has("SELECT 1 FROM devices WHERE key = $1", device.key)


def person_of(
    person: str, site: str, language: str, zone: str, since: int | None, until: int | None, browser: str, name: str
) -> Person:
    """A person, from the columns of PERSON_COLUMNS."""
    return Person(person, site, language, zone, quiet_of(since, until), browser, name)


def quiet_of(since: int | None, until: int | None) -> Quiet | None:
    """Quiet hours, from their columns."""
    return None if since is None or until is None else Quiet(since, until)


def _choices(person: Person) -> tuple[object, ...]:
    since, until = person.quiet or (None, None)
    return person.id, person.site, person.language, person.zone, since, until


def _former_browser(person: str, browser: str) -> Statement:
    return Statement(
        "INSERT INTO former_browsers (browser, person) SELECT $1, id FROM people WHERE id = $2"
        " AND NOT EXISTS (SELECT 1 FROM people WHERE browser = $1) ON CONFLICT DO NOTHING",
        (browser, person),
    )


def _handed_over(gone: Person, person: Person) -> tuple[Statement, ...]:
    """What was somebody's becomes another person's: where to look for names when that one is deleted, what others
    restricted, whom they restrict themselves, how they are notified, and their competitions."""
    both = (gone.id, person.id)
    not_in_yet = (
        "NOT EXISTS (SELECT 1 FROM competition_players AS other"
        " WHERE other.competition = competition_players.competition AND other.person = $2)"
    )
    restrictions = "INSERT INTO restrictions (person, browser, kind, name, made) SELECT"
    return (
        Statement("UPDATE former_browsers SET person = $2 WHERE person = $1", both),
        Statement(
            f"{restrictions} person, $2, kind, name, made FROM restrictions WHERE browser = $1 AND person <> $3"
            " ON CONFLICT DO NOTHING",
            (gone.browser, person.browser, person.id),
        ),
        Statement("DELETE FROM restrictions WHERE browser = $1", (gone.browser,)),
        Statement(
            f"{restrictions} $2, browser, kind, name, made FROM restrictions WHERE person = $1 AND browser <> $3"
            " ON CONFLICT DO NOTHING",
            (*both, person.browser),
        ),
        Statement("DELETE FROM browser_keys WHERE browser = $1", (gone.browser,)),
        Statement("UPDATE channels SET person = $2 WHERE person = $1", both),
        Statement("UPDATE competitions SET organiser = $2 WHERE organiser = $1", both),
        Statement(f"UPDATE competition_players SET person = $2 WHERE person = $1 AND {not_in_yet}", both),
    )


def _without(person: str) -> tuple[Statement, Statement]:
    return (
        Statement("DELETE FROM people WHERE id = $1", (person,)),
        Statement("DELETE FROM competitions WHERE status = 'open' AND organiser IS NULL", ()),
    )


def new_device(person: str, device: Device, *proof: str, proved: str = "") -> Statement:
    """Another device, unless there are as many as allowed; with a proof of who it is ($6) only while that is good."""
    values = (device.key, person, device.name, device.made, MAX_DEVICES_PER_PERSON, *proof)
    own = f"(SELECT count(*) FROM devices WHERE person = $2) < $5{f' AND EXISTS ({proved})' if proof else ''}"
    return Statement(f"INSERT INTO devices (key, person, name, made) SELECT $1, $2, $3, $4 WHERE {own}", values)


def lock_person(person: str | None) -> Statement:
    """The first of statements that count something of a person: others that come at the same time wait for them."""
    return Statement("UPDATE people SET id = id WHERE id = $1 RETURNING 1", (person,))


async def for_person(store: Statements, person: str | None, *statements: Statement) -> None:
    """Stores something of a person, one change at a time; Deleted if there is no such person any more."""
    if not await store.together(lock_person(person), *statements):
        raise Deleted
