"""The club: finished games of public tables, and ratings."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from kontor.server.store import searching
from kontor.server.store.base import Statement, StorePart, compressed, insert, insert_all, places, put
from kontor.server.store.searching import GAME_COLUMNS, KNOWN, Finished, Part, Place, Wanted

RATING_COLUMNS: Final = ("scope", "player", "person", "games", "rating", "low", "high")
MAX_RATED_GAMES: Final = 20_000  # games at most from which ratings are worked out, the newest


class FinishedSeat(NamedTuple):
    table: str
    seat: int
    name: str
    folded: str  # the name as it is searched for
    person: str | None  # whose browser held it, whatever they call themselves
    level: str | None  # of a bot that had the seat from the beginning
    rank: int
    total: int
    points: str  # JSON: by category


class RatedSeat(NamedTuple):
    """A seat that counts for ratings."""

    table: str
    board: str
    players: int
    rank: int
    person: str | None
    level: str | None


class Rated(NamedTuple):
    """The rating of a player in a part of the games."""

    scope: str
    player: str
    person: str | None
    games: int
    rating: float
    low: float
    high: float
    name: str | None = None  # of a person


_GAME: Final = ", ".join(("table_id", *Finished._fields[1:]))
_SEAT: Final = ", ".join(("table_id", *FinishedSeat._fields[1:]))


class Club(StorePart):
    # Filing

    async def unfiled(self, limit: int) -> list[str]:
        """Public tables whose games are over and that the club does not know as they are now."""
        sql = "SELECT id FROM tables WHERE public AND status = 'over' AND filed < version LIMIT $1"
        return await self._store.column(sql, limit)

    async def skip(self, table: str, version: int | None = None) -> None:
        """The club does not want a table as it is at this version, or (if none is given) as it is now."""
        sql = "UPDATE tables SET filed = COALESCE($2, version) WHERE id = $1 RETURNING 1"
        await self._store.together(Statement(sql, (table, version)), _forget(table))

    async def take_out(self, table: str) -> None:
        """What the club has of a game goes at once. It is made again from what the table says then."""
        sql = "UPDATE tables SET filed = 0 WHERE id = $1 RETURNING 1"
        await self._store.together(Statement(sql, (table,)), _forget(table))

    async def clear(self) -> None:
        """Forgets everything; all of it can be made again from the tables."""
        for table in ("finished", "ratings", "ratings_made"):
            await self._store.write(f"DELETE FROM {table}")
        await self._store.write("UPDATE tables SET filed = 0 WHERE filed > 0")

    async def file(self, game: Finished, record: str, seats: Sequence[FinishedSeat], version: int) -> bool:
        """Keeps a game as it was at a version of its table; False if a later one is known."""
        newer = "UPDATE tables SET filed = $2 WHERE id = $1 AND filed < $2 RETURNING 1"
        return await self._store.together(
            Statement(newer, (game.table, version)),
            _forget(game.table),
            insert(f"finished ({_GAME})", game),
            insert("finished_records (table_id, record)", (game.table, compressed(record))),
            *insert_all(f"finished_seats ({_SEAT})", seats),
        )

    async def people_with(self, browsers: Sequence[str]) -> dict[str, str]:
        """By browser: the people to whom these belong."""
        sql = f"SELECT browser, id FROM people WHERE browser IN ({places(browsers)})"
        return dict(await self._store.read(sql, *browsers))

    # Searching

    async def games(self, wanted: Wanted, after: Place | None, limit: int) -> list[Finished]:
        """Games, the newest first, from a place on."""
        sql, values = searching.newest(GAME_COLUMNS, wanted, after, limit, await self._rare(wanted))
        return [Finished(*row) for row in await self._store.search(sql, *values)]

    async def _rare(self, wanted: Wanted) -> Part | None:
        """What only few seats are, of what is looked for at seats."""
        for seat in searching.seats_wanted(wanted):
            sql, values = searching.few_seats(seat)
            if len(await self._store.search(sql, *values)) <= searching.SEATS_FIRST_MAX:
                return seat
        return None

    async def seats(self, tables: Sequence[str]) -> dict[str, list[FinishedSeat]]:
        """The seats of games, in their order; people only where they are known."""
        person = f"CASE WHEN {KNOWN} THEN person END"
        rows = await self._store.search(
            f"SELECT {_SEAT.replace('person', person)} FROM finished_seats"
            f" WHERE table_id IN ({places(tables)}) ORDER BY table_id, seat",
            *tables,
        )
        found: dict[str, list[FinishedSeat]] = {table: [] for table in tables}
        for row in rows:
            found[row[0]].append(FinishedSeat(*row))
        return found

    async def records(self, after: Place | None, limit: int) -> list[tuple[Finished, bytes]]:
        """Games with their records, compressed; the newest first, from a place on."""
        sql, values = searching.newest(f"{GAME_COLUMNS}, record", Wanted(), after, limit, beside="finished_records")
        # No limit, or the file that they are sent in would break off
        found = await self._store.search(sql, *values, limit_s=None)
        return [(Finished(*row[:8]), row[8]) for row in found]

    # People

    async def person(self, spelling: str) -> tuple[str, str] | None:
        """The id and the name of the person with a name, as names are compared."""
        found = await self._store.read("SELECT id, name FROM people WHERE spelling = $1 AND name <> ''", spelling)
        return tuple(found[0]) if found else None

    async def played(self, wanted: Wanted, limit: int) -> list[tuple[Finished, FinishedSeat]]:
        """The seats that a person or a level of bots had, the newest first."""
        columns = ", ".join((GAME_COLUMNS, *(f"finished_seats.{name}" for name in _SEAT.split(", "))))
        rare = await self._rare(wanted)
        sql, values = searching.newest(columns, wanted, None, limit, rare, beside="finished_seats")
        found = await self._store.search(sql, *values)
        return [(Finished(*row[:8]), FinishedSeat(*row[8:])) for row in found]

    # Ratings

    async def rated_seats(self) -> list[RatedSeat]:
        """What ratings are worked out from, game by game."""
        found = await self._store.search(
            "SELECT games.table_id, games.board, games.players, finished_seats.rank, finished_seats.person,"
            " finished_seats.level FROM (SELECT table_id, board, players, ended FROM finished WHERE rated"
            f" ORDER BY ended DESC, table_id DESC LIMIT {MAX_RATED_GAMES}) AS games"
            " JOIN finished_seats ON finished_seats.table_id = games.table_id"
            f" WHERE finished_seats.level IS NOT NULL OR {KNOWN}"
            " ORDER BY games.table_id, finished_seats.seat",
            limit_s=None,
        )
        return [RatedSeat(*row) for row in found]

    async def ratings_mark(self) -> tuple[str, str]:
        """Changes whenever ratings have to be worked out again; and the one they were last worked out for."""
        ((games, last, known, made),) = await self._store.search(
            "SELECT (SELECT count(*) FROM finished WHERE rated), (SELECT max(ended) FROM finished WHERE rated),"
            f" (SELECT count(*) FROM finished_seats WHERE person IS NOT NULL AND {KNOWN}),"
            " (SELECT mark FROM ratings_made)",
            limit_s=None,
        )
        return f"{games} {last} {known}", made or ""

    async def keep_ratings(self, ratings: Iterable[Rated], mark: str) -> None:
        """Takes the place of all ratings before."""
        await self._store.together(
            put("ratings_made", "id, mark", (1, mark), "RETURNING 1"),
            Statement("DELETE FROM ratings", ()),
            *insert_all(f"ratings ({', '.join(RATING_COLUMNS)})", [each[: len(RATING_COLUMNS)] for each in ratings]),
        )

    async def scopes(self) -> list[str]:
        """The parts of the games for which there are ratings, all games first."""
        return [scope for (scope,) in await self._store.search("SELECT DISTINCT scope FROM ratings ORDER BY 1")]

    async def ratings(self, limit: int, *, scope: str | None = None, player: str | None = None) -> list[Rated]:
        """A rating list, the strongest first; or the ratings of a player. People who gave up their name have none."""
        column, value = ("player", player) if scope is None else ("scope", scope)
        found = await self._store.search(
            "SELECT scope, player, person, games, rating, low, high, people.name FROM ratings"
            f" LEFT JOIN people ON people.id = person WHERE {column} = $1 AND (person IS NULL OR people.name <> '')"
            " ORDER BY rating DESC, scope, player LIMIT $2",
            value,
            limit,
        )
        return [Rated(*row) for row in found]


def _forget(table: str) -> Statement:
    return Statement("DELETE FROM finished WHERE table_id = $1", (table,))
