"""Whom people do not want to read, or to have at their tables. The statements are those of both databases."""

from collections.abc import Sequence
from typing import NamedTuple

from kontor.server.store.base import Statement, places
from kontor.server.store.people import for_person
from kontor.server.store.statements import Statements


class Restriction(NamedTuple):
    """Somebody whom a person does not want to read, or to have at their tables."""

    browser: str  # that held the other's seat
    kind: str  # mute or block
    name: str  # of the other, then
    made: float


class Restrictions:
    """All restrictions of a store."""

    def __init__(self, store: Statements) -> None:
        self._store = store

    async def of(self, person: str) -> list[Restriction]:
        """Whom a person mutes or blocks, the last first."""
        found = await self._store.read(
            "SELECT browser, kind, name, made FROM restrictions WHERE person = $1 ORDER BY made DESC, browser, kind",
            person,
        )
        return [Restriction(*row) for row in found]

    async def add(self, person: str, other: Restriction) -> None:
        """A person mutes or blocks somebody."""
        sql = (
            "INSERT INTO restrictions (person, browser, kind, name, made) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT DO NOTHING"
        )
        await for_person(self._store, person, Statement(sql, (person, *other)))

    async def lift(self, person: str, other: Restriction) -> None:
        """A person no longer mutes or blocks somebody."""
        await self._store.write(
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
            await self._store.read(
                "SELECT 1 FROM restrictions JOIN people ON people.id = restrictions.person WHERE"
                f" restrictions.browser = $1 AND kind = 'block' AND people.browser IN ({places(browsers, 2)})",
                *(other, *browsers),
            )
        )

    async def is_blocked_by(self, person: str, other: str) -> bool:
        """Whether a person blocks somebody, by their browser."""
        sql = "SELECT 1 FROM restrictions WHERE person = $1 AND browser = $2 AND kind = 'block'"
        return bool(await self._store.read(sql, person, other))
