"""How somebody proves on another device who they are: by a provider of OpenID Connect, or by a pass."""

from typing import Final, NamedTuple

from kontor.server.store import people
from kontor.server.store.base import Statement, Statements, StorePart, insert

# A sign-in by which a device can become somebody's, as `new_device` asks for it
_KNOWN_SIGN_IN: Final = "SELECT 1 FROM sign_ins WHERE subject = $6 AND person = $2"


class PendingSignIn(NamedTuple):
    key: str  # the hash of what the browser keeps
    until: float
    device: str | None  # that began it; None if it is nobody's
    subject: str | None = None  # whom the provider has named, while somebody has to confirm what follows from that


class SignIns(StorePart):
    """All sign-ins of a store by the present provider: its subjects begin with its name."""

    def __init__(self, store: Statements, provider: str) -> None:
        super().__init__(store)
        self._subjects = f"{provider}-%"

    async def keep(self, begun: PendingSignIn, now: float) -> None:
        """Remembers a sign-in under way, unless its device is nobody's any more; forgets those whose time is up."""
        await self._store.write("DELETE FROM sign_ins_begun WHERE until <= $1", now)
        await self._store.write(
            "INSERT INTO sign_ins_begun (key, until, device, subject) SELECT $1, $2, $3, $4"
            " WHERE CAST($3 AS text) IS NULL OR EXISTS (SELECT 1 FROM devices WHERE key = $3)",
            *begun,
        )

    async def take(self, key: str, now: float) -> PendingSignIn | None:
        """A sign-in under way, which nobody else can take: it is good once."""
        sql = "DELETE FROM sign_ins_begun WHERE key = $1 RETURNING key, until, device, subject"
        found = [PendingSignIn(*row) for row in await self._store.write(sql, key)]
        return found[0] if found and found[0].until > now else None

    async def person(self, subject: str) -> people.Person | None:
        """The person whom the provider calls so."""
        joined = "JOIN sign_ins ON sign_ins.person = people.id WHERE sign_ins.subject = $1"
        return await people.find_person(self._store, joined, subject)

    async def has(self, person: str) -> bool:
        """Whether the provider knows a person."""
        return await self._store.has(
            "SELECT 1 FROM sign_ins WHERE person = $1 AND subject LIKE $2", person, self._subjects
        )

    async def tie(self, person: str, subject: str, device: str) -> bool:
        """The provider calls a person so, who signed in on a device. False, and nothing is done, if that one is no
        longer theirs, or if the provider calls somebody else so, or the person otherwise."""
        await people.for_person(
            self._store,
            person,
            Statement("DELETE FROM sign_ins WHERE person = $1 AND subject NOT LIKE $2", (person, self._subjects)),
            Statement(
                "INSERT INTO sign_ins (subject, person) SELECT $1, $2"
                " WHERE EXISTS (SELECT 1 FROM devices WHERE key = $3 AND person = $2) ON CONFLICT DO NOTHING",
                (subject, person, device),
            ),
        )
        return await self._store.has("SELECT 1 FROM sign_ins WHERE subject = $1 AND person = $2", subject, person)

    async def add_device(self, person: str, subject: str, device: people.Device) -> bool:
        """Another device of a person, unless they have as many as allowed or the provider does not know them."""
        return await people.add_device(self._store, person, device, subject, proved=_KNOWN_SIGN_IN)

    async def untie(self, person: str) -> None:
        await self._store.write("DELETE FROM sign_ins WHERE person = $1", person)


# A pass by which a device can become somebody's, as `new_device` asks for it
_VALID_PASS: Final = "SELECT 1 FROM passes WHERE key = $6 AND (until IS NULL OR until > $4)"


class Pass(NamedTuple):
    """What makes another device one of a person's."""

    key: str  # a hash
    kind: str  # link, file or words
    made: float
    until: float | None  # it is good once, and before this; None: until it is ended


class Passes(StorePart):
    async def of(self, person: str, now: float) -> list[Pass]:
        """The passes of a person that are good, the oldest first. Those that are not are forgotten."""
        await self._store.write("DELETE FROM passes WHERE until <= $1", now)
        sql = "SELECT key, kind, made, until FROM passes WHERE person = $1 ORDER BY made, key"
        return await self._store.rows(Pass, sql, person)

    async def add(self, person: str, new: Pass) -> None:
        """A new pass, instead of the one before of its kind."""
        await people.for_person(
            self._store,
            person,
            Statement("DELETE FROM passes WHERE person = $1 AND kind = $2", (person, new.kind)),
            insert("passes (key, kind, made, until, person)", (*new, person)),
        )

    async def drop(self, person: str, kind: str) -> None:
        await self._store.write("DELETE FROM passes WHERE person = $1 AND kind = $2", person, kind)

    async def look_at(self, key: str, now: float) -> people.Person | None:
        """The person of a pass that is good."""
        joined = "JOIN passes ON passes.person = people.id WHERE passes.key = $1 AND (until IS NULL OR until > $2)"
        return await people.find_person(self._store, joined, key, now)

    async def spend(self, person: str, key: str, device: people.Device) -> bool:
        """Adds a device by a pass, which is spent if it is good once. False if it is not good, or there is no room."""
        await self._store.together(
            people.lock_person(person),
            people.new_device(person, device, key, proved=_VALID_PASS),
            Statement(
                "DELETE FROM passes WHERE key = $1 AND until IS NOT NULL AND"
                " EXISTS (SELECT 1 FROM devices WHERE key = $2)",
                (key, device.key),
            ),
        )
        return await people.is_device(self._store, device)
