"""Competitions between people."""

from collections.abc import Sequence
from typing import NamedTuple

from kontor.server.store.base import NO_LIMIT, Statement, StorePart, insert, places
from kontor.server.store.people import for_person, lock_person
from kontor.server.store.searching import Place


class Competitor(NamedTuple):
    """Somebody who takes part. A deleted person is nobody any more, and has no name."""

    number: int
    person: str | None
    name: str
    browser: str


class Stored(NamedTuple):
    id: str
    version: int
    made: float
    status: str
    organiser: str | None
    organiser_name: str
    document: bytes
    players: tuple[Competitor, ...] = ()


class Competitions(StorePart):
    async def add(self, new: Stored, most: int) -> bool:
        """A new competition without players. False if its organiser has as many as allowed that are not over."""
        values = (new.id, new.version, new.made, new.status, new.organiser, new.document.decode())
        await for_person(
            self._store,
            new.organiser,
            Statement(
                "INSERT INTO competitions (id, version, made, status, organiser, document)"
                " SELECT $1, $2, $3, $4, $5, $6 WHERE"
                " (SELECT count(*) FROM competitions WHERE organiser = $5 AND status <> 'over') < $7",
                (*values, most),
            ),
        )
        return await self._store.has("SELECT 1 FROM competitions WHERE id = $1", new.id)

    async def find(self, competition: str) -> Stored | None:
        """A competition with everybody who takes part."""
        found = await self._competitions("competitions.id = $1", competition)
        return found[0] if found else None

    async def page(self, over: bool, after: Place | None, limit: int) -> list[Stored]:
        """Competitions that are over, or those that are not, the newest first."""
        condition = f"status {'=' if over else '<>'} 'over'"
        values: tuple[object, ...] = ()
        if after is not None:
            condition += " AND (competitions.made < $1 OR (competitions.made = $1 AND competitions.id < $2))"
            values = (after.ended, after.table)
        return await self._competitions(condition, *values, limit=limit)

    async def change(self, before: Stored, after: Stored, waiting: Sequence[str]) -> bool:
        """Changes a competition; False if somebody was faster. `waiting`: the tables whose games have no result."""
        name = before.id
        gone = [each.number for each in before.players if each not in after.players]
        new = [each for each in after.players if each not in before.players]
        drop = "DELETE FROM competition_players WHERE competition = $1 AND number = $2"
        add = (
            "INSERT INTO competition_players (competition, number, person) SELECT $1, $2, id FROM people WHERE id = $3"
        )
        return await self._store.together(
            Statement(
                "UPDATE competitions SET version = version + 1, status = $3, document = $4"
                " WHERE id = $1 AND version = $2 RETURNING 1",
                (name, before.version, after.status, after.document.decode()),
            ),
            *(Statement(drop, (name, number)) for number in gone),
            *(lock_person(each.person) for each in new),  # who may be about to be deleted
            *(Statement(add, (name, each.number, each.person)) for each in new),
            Statement("DELETE FROM competition_tables WHERE competition = $1", (name,)),
            *(insert("competition_tables (table_id, competition)", (table, name)) for table in waiting),
        )

    async def delete(self, competition: str) -> bool:
        """Deletes a competition. Its tables stay."""
        return await self._store.changes("DELETE FROM competitions WHERE id = $1 RETURNING 1", competition)

    async def forget_open(self, before: float) -> None:
        """Deletes competitions that were made long ago and never started."""
        await self._store.write("DELETE FROM competitions WHERE status = 'open' AND made < $1", before)

    async def due(self) -> list[str]:
        """Competitions of which a table is still to be made, or a game is over whose result is not taken yet."""
        return await self._store.column(
            "SELECT DISTINCT competition FROM competition_tables LEFT JOIN tables ON tables.id = table_id"
            " WHERE tables.id IS NULL OR tables.status NOT IN ('lobby', 'running')"
        )

    async def statuses(self, tables: Sequence[str]) -> dict[str, str]:
        """How tables stand, of those that there are."""
        return dict(await self._store.read(f"SELECT id, status FROM tables WHERE id IN ({places(tables)})", *tables))

    async def _competitions(self, condition: str, *values: object, limit: int = NO_LIMIT) -> list[Stored]:
        found = await self._store.read(
            "SELECT competitions.id, version, competitions.made, status, organiser, people.name, document"
            f" FROM competitions LEFT JOIN people ON people.id = organiser WHERE {condition}"
            f" ORDER BY competitions.made DESC, competitions.id DESC LIMIT ${len(values) + 1}",
            *values,
            limit,
        )
        players: dict[str, list[Competitor]] = {row[0]: [] for row in found}
        rows = await self._store.read(
            "SELECT competition, number, person, coalesce(people.name, ''), coalesce(people.browser, '')"
            " FROM competition_players LEFT JOIN people ON people.id = person"
            f" WHERE competition IN ({places(players)}) ORDER BY number",
            *players,
        )
        for competition, *player in rows:
            players[competition].append(Competitor(*player))
        return [
            Stored(name, version, made, status, organiser, title or "", document.encode(), tuple(players[name]))
            for name, version, made, status, organiser, title, document in found
        ]
