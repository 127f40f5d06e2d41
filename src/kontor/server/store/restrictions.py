"""Whom people do not want to read, or to have at their tables; and who is kept out of the server."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from kontor.server.store.base import Statements, StorePart, insert, places
from kontor.server.store.people import for_person


class Restriction(NamedTuple):
    """Somebody whom a person does not want to read, or to have at their tables."""

    browser: str  # that held the other's seat
    kind: str  # mute or block
    name: str  # of the other, then
    made: float


class Restrictions(StorePart):
    async def of(self, person: str) -> list[Restriction]:
        """Whom a person mutes or blocks, the last first."""
        sql = "SELECT browser, kind, name, made FROM restrictions WHERE person = $1 ORDER BY made DESC, browser, kind"
        return await self._store.rows(Restriction, sql, person)

    async def add(self, person: str, other: Restriction) -> None:
        into = "restrictions (person, browser, kind, name, made)"
        await for_person(self._store, person, insert(into, (person, *other), "ON CONFLICT DO NOTHING"))

    async def lift(self, person: str, other: Restriction) -> None:
        sql = "DELETE FROM restrictions WHERE person = $1 AND browser = $2 AND kind = $3"
        await self._store.write(sql, person, other.browser, other.kind)

    async def blocks(self, browsers: Sequence[str], other: str) -> bool:
        """Whether somebody who holds one of these browsers blocks another one."""
        return await self._store.has(
            "SELECT 1 FROM restrictions JOIN people ON people.id = restrictions.person WHERE"
            f" restrictions.browser = $1 AND kind = 'block' AND people.browser IN ({places(browsers, 2)})",
            *(other, *browsers),
        )

    async def is_blocked_by(self, person: str, other: str) -> bool:
        """Whether a person blocks somebody, by their browser."""
        sql = "SELECT 1 FROM restrictions WHERE person = $1 AND browser = $2 AND kind = 'block'"
        return await self._store.has(sql, person, other)


# A name is the hash of what it looks like. A warning keeps out whoever has a key, until they have read it.
Banned: TypeAlias = Literal["network", "maker", "key", "name", "warning"]


class Ban(NamedTuple):
    """One of the things that a ban keeps out; those of one ban have the same id."""

    id: str
    kind: Banned
    value: str
    about: str  # whom the operator meant; the words of a warning
    made: float


async def bans(store: Statements) -> list[Ban]:
    """All of them, the oldest first."""
    return await store.rows(Ban, "SELECT id, kind, value, about, made FROM bans ORDER BY made, id, kind, value")


async def add_bans(store: Statements, new: Sequence[Ban]) -> None:
    """Keeps out, all or nothing."""
    into = "bans (id, kind, value, about, made)"
    await store.together(*(insert(into, ban, "RETURNING 1") for ban in new))


async def drop_bans(store: Statements, ban: str) -> bool:
    """Lets in again; False if there is no such ban."""
    return await store.changes("DELETE FROM bans WHERE id = $1 RETURNING 1", ban)
