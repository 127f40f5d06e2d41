"""Files the finished games of public tables, and rates who played them. No decision waits for it.

What is not filed yet is found in the store, so nothing is lost with a process; of several processes one does each job.
Ratings take long where many play, so games are filed meanwhile.
"""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from time import monotonic
from typing import Final

import msgspec

from kontor import bots
from kontor.server.background import LONG_RETRY_MAX_S, SEARCH_INTERVAL_S, Background, Backoff, Periodic, do_once
from kontor.server.club.rater import Line
from kontor.server.config.settings import worker_environment
from kontor.server.monitoring.logs import fields
from kontor.server.store.base import Damaged
from kontor.server.store.club import Club, FinishedSeat, Rated, RatedSeat
from kontor.server.store.jobs import Job, Jobs
from kontor.server.store.searching import Finished
from kontor.server.tables.hub import Hub
from kontor.server.tables.names import spelling
from kontor.server.tables.problems import Refused
from kontor.server.tables.table import Table
from kontor.strength import Order

logger = logging.getLogger("kontor.club")
CLUB_JOB: Final = "club"  # of jobs
RATINGS_KEY: Final = "ratings"  # the key of the job that works them out
SEARCH_MAX_GAMES: Final = 20
RATING_PAUSE_MIN_S: Final = 60.0  # after the ratings were worked out
RATING_PAUSE_FACTOR: Final = 10  # how many times longer than that the pause lasts
OWN_RATING_MIN_GAMES: Final = 10  # games on a board, or of a number of players, that have ratings of their own
RATER_COMMAND: Final = (sys.executable, "-P", "-m", "kontor.server.club.rater")
RATING_LIMIT_S: Final = 600.0  # for working them out
NOT_POINTS: Final = ("total", "rank")


class Filing(Background):
    """What this process files and rates."""

    def __init__(self, hub: Hub, jobs: Jobs) -> None:
        self.club = Club(hub.store)
        self._hub = hub
        self._jobs = jobs
        self._backoff = Backoff(max_s=LONG_RETRY_MAX_S, log=logger)  # of tables that could not be filed
        super().__init__(
            Periodic("filing games", SEARCH_INTERVAL_S, self.catch_up),
            Periodic("rating players", SEARCH_INTERVAL_S, self._rate_now),
        )

    # Filing

    async def catch_up(self) -> None:
        """Files what is not filed yet. Each table has one try: others follow if it fails or another process has it."""
        tried: set[str] = set()
        while tables := await self._unfiled(tried):
            for table in tables:
                with self._backoff.attempt(table, "a finished game could not be filed", table=table):
                    await do_once(self._jobs, Job(kind=CLUB_JOB, key=table), partial(self._file, table))
                    self._backoff.succeeded(table)
            tried.update(tables)

    async def _unfiled(self, tried: set[str]) -> list[str]:
        found = await self.club.unfiled(SEARCH_MAX_GAMES + len(tried) + len(self._backoff))
        return [table for table in found if table not in tried and table not in self._backoff]

    async def _file(self, name: str) -> bool:
        try:
            table = (await self._hub.table(name)).table
        except (Refused, Damaged) as wrong:  # of other rules, or damaged: until it changes
            logger.warning("a finished game cannot be filed: %s", wrong, extra=fields(table=name))
            await self.club.skip(name)
            return False
        if not is_wanted(table):
            await self.club.skip(name, table.version)
            return False
        keys = [key for seat in table.seats for key in (*seat.keys, *seat.left)]
        seats = seats_of(table, await self.club.people_with(keys))
        assert table.game is not None
        return await self.club.file(game_of(table, seats), table.game.record(), seats, table.version)

    # Rating

    async def _rate_now(self) -> float | None:
        """Rates players if there is something new, and returns when to do it next."""
        began = monotonic()
        if not await self.rate():
            return None
        return max(RATING_PAUSE_MIN_S, RATING_PAUSE_FACTOR * (monotonic() - began))

    async def rate(self) -> bool:
        """Works out all ratings again; False if there is nothing new, or nobody to be rated."""
        return await do_once(self._jobs, Job(kind=CLUB_JOB, key=RATINGS_KEY), self._rate)

    async def _rate(self) -> bool:
        mark, made = await self.club.ratings_mark()
        if mark == made:
            return False
        rows = await self.club.rated_seats()
        people = {row.person for row in rows}
        parts = await asyncio.to_thread(_parts, rows)  # beside the event loop: there may be thousands of games
        found = await _rated(parts) if parts else {}
        await self.club.keep_ratings(await asyncio.to_thread(_lines, parts, found, people), mark)
        return bool(parts)


def is_wanted(table: Table) -> bool:
    """Whether the game of a public table is shown to everybody: those that nobody may watch are not."""
    return table.game is not None and table.game.is_over and table.agreed.spectators and not table.agreed.imported


def seats_of(table: Table, people: dict[str, str]) -> list[FinishedSeat]:
    """The seats of a finished game. A seat belongs to its holder; one that was left, to the player who left it."""
    assert table.game is not None
    found = []
    for number, (seat, score) in enumerate(zip(table.seats, table.game.scores(), strict=True)):
        is_bot = seat.kind == "bot" and not seat.vacated
        person = next((people[key] for key in seat.keys or seat.left if key in people), None)
        points = {name: value for name, value in score.items() if name not in NOT_POINTS}
        found.append(
            FinishedSeat(
                table=table.id,
                seat=number,
                name=seat.name,
                folded=spelling(seat.name),
                person=None if is_bot else person,
                level=bots.without_style(seat.level) if is_bot and seat.level else None,
                rank=score["rank"],
                total=score["total"],
                points=msgspec.json.encode(points).decode(),
            )
        )
    return found


def game_of(table: Table, seats: Sequence[FinishedSeat]) -> Finished:
    """A finished game. It is rated if it began as usual and nobody played against themselves."""
    agreed = table.agreed
    people = [seat.person for seat in seats if seat.person is not None]
    usual = agreed.position is None and agreed.seed is None
    return Finished(
        table=table.id,
        ended=table.moved,
        board=agreed.board,
        players=len(seats),
        edition=agreed.edition,
        modules=" ".join(agreed.modules),
        decisions=table.ply,
        rated=usual and len(people) == len(set(people)),
    )


def _parts(rows: Sequence[RatedSeat]) -> dict[str, list[Order]]:
    """The finishing orders of all games, and of those on each board and of each number of players if there are many.
    Who is not known is left out: in the model, the order of the others says the same without them."""
    parts: dict[str, list[Order]] = {}
    for _, together in groupby(rows, key=lambda row: row.table):
        seats = sorted(together, key=lambda row: row.rank)
        order = [[str(row.person or row.level) for row in tied] for _, tied in groupby(seats, key=lambda row: row.rank)]
        if len({player for tied in order for player in tied}) > 1:
            for part in ("", f"board:{seats[0].board}", f"players:{seats[0].players}"):
                parts.setdefault(part, []).append(order)
    return {part: orders for part, orders in parts.items() if part == "" or len(orders) >= OWN_RATING_MIN_GAMES}


def _lines(parts: dict[str, list[Order]], found: dict[str, dict[str, Line]], people: set[str | None]) -> list[Rated]:
    return [
        Rated(part, player, player if player in people else None, games[player], *line)
        for part, lines in found.items()
        for games in [Counter(player for order in parts[part] for tied in order for player in set(tied))]
        for player, line in lines.items()
    ]


async def _rated(parts: dict[str, list[Order]]) -> dict[str, dict[str, Line]]:
    """Asks a process of its own, which has no secrets and the lowest priority."""
    process = await asyncio.create_subprocess_exec(
        *RATER_COMMAND, stdin=PIPE, stdout=PIPE, env=worker_environment(), start_new_session=True
    )
    try:
        async with asyncio.timeout(RATING_LIMIT_S):
            asked = await asyncio.to_thread(lambda: json.dumps(parts).encode())
            written, _ = await process.communicate(asked)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    found: dict[str, dict[str, Line]] = json.loads(written)
    return found
