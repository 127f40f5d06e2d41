"""Competitions between people. The statements are those of both databases."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kontor.server.store.base import Statement, Store
from kontor.server.store.club import Place

ALL: Final = 1_000_000


class Competitor(NamedTuple):
    """Somebody who takes part. Whoever was deleted is nobody any more, and has no name."""

    number: int
    person: str | None
    name: str
    browser: str


class Stored(NamedTuple):
    """A competition as it is stored."""

    id: str
    version: int
    made: float
    status: str
    organiser: str | None
    organiser_name: str
    document: bytes
    players: tuple[Competitor, ...] = ()


class Competitions:
    """All competitions of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, new: Stored) -> None:
        """A new competition, in which nobody takes part yet."""
        await self._store.fetch(
            "INSERT INTO competitions (id, version, made, status, organiser, document) VALUES ($1, $2, $3, $4, $5, $6)",
            *(new.id, new.version, new.made, new.status, new.organiser, new.document.decode()),
        )

    async def find(self, competition: str) -> Stored | None:
        """A competition with everybody who takes part."""
        found = await self._competitions("competitions.id = $1", competition)
        return found[0]._replace(players=tuple(await self._players(competition))) if found else None

    async def page(self, over: bool, after: Place | None, limit: int) -> list[tuple[Stored, int]]:
        """Competitions that are over, or those that are not, the newest first; and how many people take part."""
        condition = f"status {'=' if over else '<>'} 'over'"
        values: tuple[object, ...] = ()
        if after is not None:
            condition += " AND (competitions.made < $1 OR (competitions.made = $1 AND competitions.id < $2))"
            values = (after.ended, after.table)
        found = await self._competitions(condition, *values, limit=limit)
        counts = "SELECT count(*) FROM competition_players WHERE competition = $1 AND person IS NOT NULL"
        return [(each, (await self._store.fetch(counts, each.id))[0][0]) for each in found]

    async def organised_by(self, person: str) -> int:
        """How many competitions of a person are not over."""
        sql = "SELECT count(*) FROM competitions WHERE organiser = $1 AND status <> 'over'"
        return int((await self._store.fetch(sql, person))[0][0])

    async def change(self, before: Stored, after: Stored, waiting: Sequence[str]) -> bool:
        """Puts a competition in the place of what it was; False if somebody else was faster. `waiting` are the tables
        whose games have no result yet."""
        own = (before.id, before.version)
        gone = [each for each in before.players if each not in after.players]
        new = [each for each in after.players if each not in before.players]
        return await self._store.together(
            Statement(
                "UPDATE competitions SET version = version + 1, status = $3, document = $4"
                " WHERE id = $1 AND version = $2 RETURNING 1",
                (*own, after.status, after.document.decode()),
            ),
            *(
                Statement(
                    "DELETE FROM competition_players WHERE competition = $1 AND number = $2", (own[0], each.number)
                )
                for each in gone
            ),
            *(
                Statement(
                    "INSERT INTO competition_players (competition, number, person)"
                    " SELECT $1, $2, id FROM people WHERE id = $3",
                    (own[0], each.number, each.person),
                )
                for each in new
            ),
            Statement("DELETE FROM competition_tables WHERE competition = $1", (own[0],)),
            *(
                Statement("INSERT INTO competition_tables (table_id, competition) VALUES ($1, $2)", (table, own[0]))
                for table in waiting
            ),
        )

    async def delete(self, competition: str) -> bool:
        """Deletes a competition. Its tables stay."""
        return bool(await self._store.fetch("DELETE FROM competitions WHERE id = $1 RETURNING 1", competition))

    async def forget_open(self, before: float) -> None:
        """Deletes competitions that were never started: those made long ago, and those of somebody who was deleted."""
        await self._store.fetch(
            "DELETE FROM competitions WHERE status = 'open' AND (made < $1 OR organiser IS NULL)", before
        )

    async def due(self) -> list[str]:
        """Competitions of which a table is still to be made, or a game is over whose result is not taken yet."""
        found = await self._store.fetch(
            "SELECT DISTINCT competition FROM competition_tables LEFT JOIN tables ON tables.id = table_id"
            " WHERE tables.id IS NULL OR tables.status NOT IN ('lobby', 'running')"
        )
        return [competition for (competition,) in found]

    async def statuses(self, tables: Sequence[str]) -> dict[str, str]:
        """How tables stand, of those that there are."""
        if not tables:
            return {}
        places = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
        return dict(await self._store.fetch(f"SELECT id, status FROM tables WHERE id IN ({places})", *tables))

    async def _competitions(self, condition: str, *values: object, limit: int = ALL) -> list[Stored]:
        found = await self._store.fetch(
            "SELECT competitions.id, version, competitions.made, status, organiser, people.name, document"
            f" FROM competitions LEFT JOIN people ON people.id = organiser WHERE {condition}"
            f" ORDER BY competitions.made DESC, competitions.id DESC LIMIT ${len(values) + 1}",
            *values,
            limit,
        )
        return [
            Stored(name, version, made, status, organiser, title or "", document.encode())
            for name, version, made, status, organiser, title, document in found
        ]

    async def _players(self, competition: str) -> list[Competitor]:
        found = await self._store.fetch(
            "SELECT number, person, people.name, people.browser FROM competition_players"
            " LEFT JOIN people ON people.id = person WHERE competition = $1 ORDER BY number",
            competition,
        )
        return [Competitor(number, person, name or "", browser or "") for number, person, name, browser in found]
