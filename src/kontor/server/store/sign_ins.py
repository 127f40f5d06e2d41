"""Who is known by a provider of OpenID Connect, and who was sent to it."""

from typing import Final, NamedTuple

from kontor.server.store.base import Statement
from kontor.server.store.people import Device, Person, add_device, find_person, for_person
from kontor.server.store.statements import Part, Statements

# A sign-in by which a device can become somebody's, as `new_device` asks for it
_TIED: Final = "SELECT 1 FROM sign_ins WHERE subject = $6 AND person = $2"


class Begun(NamedTuple):
    key: str  # the hash of what the browser keeps
    until: float
    device: str | None  # that began it; None if it is nobody's
    subject: str | None = None  # whom the provider has named, while somebody has to confirm what follows from that


class SignIns(Part):
    """All sign-ins of a store, by the provider whom people may use now: its subjects begin with its name. Whom another
    one knew before, it need not know."""

    def __init__(self, store: Statements, provider: str) -> None:
        super().__init__(store)
        self._subjects = f"{provider}-%"

    async def keep(self, begun: Begun, now: float) -> None:
        """Remembers a sign-in under way, unless the device that began it is nobody's any more. Those whose time is up
        are forgotten."""
        await self._store.write("DELETE FROM sign_ins_begun WHERE until <= $1", now)
        await self._store.write(
            "INSERT INTO sign_ins_begun (key, until, device, subject) SELECT $1, $2, $3, $4"
            " WHERE CAST($3 AS text) IS NULL OR EXISTS (SELECT 1 FROM devices WHERE key = $3)",
            *begun,
        )

    async def take(self, key: str, now: float) -> Begun | None:
        """A sign-in under way, which nobody else can take: it is good once."""
        sql = "DELETE FROM sign_ins_begun WHERE key = $1 RETURNING key, until, device, subject"
        found = [Begun(*row) for row in await self._store.write(sql, key)]
        return found[0] if found and found[0].until > now else None

    async def person(self, subject: str) -> Person | None:
        """The person whom the provider calls so."""
        joined = "JOIN sign_ins ON sign_ins.person = people.id WHERE sign_ins.subject = $1"
        return await find_person(self._store, joined, subject)

    async def has(self, person: str) -> bool:
        """Whether the provider knows a person."""
        return await self._has("SELECT 1 FROM sign_ins WHERE person = $1 AND subject LIKE $2", person, self._subjects)

    async def tie(self, person: str, subject: str, device: str) -> bool:
        """The provider calls a person so, who signed in on a device. False, and nothing is done, if that one is no
        longer theirs, or if the provider calls somebody else so, or the person otherwise."""
        await for_person(
            self._store,
            person,
            Statement("DELETE FROM sign_ins WHERE person = $1 AND subject NOT LIKE $2", (person, self._subjects)),
            Statement(
                "INSERT INTO sign_ins (subject, person) SELECT $1, $2"
                " WHERE EXISTS (SELECT 1 FROM devices WHERE key = $3 AND person = $2) ON CONFLICT DO NOTHING",
                (subject, person, device),
            ),
        )
        return await self._has("SELECT 1 FROM sign_ins WHERE subject = $1 AND person = $2", subject, person)

    async def add_device(self, person: str, subject: str, device: Device) -> bool:
        """Another device of a person whom the provider calls so. False, and nothing is done, if they have as many as
        allowed, or if the provider does not know them any more."""
        return await add_device(self._store, person, device, subject, proved=_TIED)

    async def untie(self, person: str) -> None:
        await self._store.write("DELETE FROM sign_ins WHERE person = $1", person)
