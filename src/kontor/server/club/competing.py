"""Keeps competitions going: makes the tables of a round, takes the results, and draws the next round.

All of it follows from what is stored. A process that is killed in between leaves nothing half done, and of several
processes that do the same, one is first.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import repeat
from random import Random
from typing import Final, TypeAlias

import msgspec

from kontor import bots
from kontor.server.background import (
    CLEANUP_INTERVAL_S,
    LONG_RETRY_MAX_S,
    SEARCH_INTERVAL_S,
    Background,
    Backoff,
    Periodic,
)
from kontor.server.club import competition as pure
from kontor.server.club.competition import Competition, CompetitionPlan
from kontor.server.club.rounds import NO_RESULT, Match, MatchResult
from kontor.server.club.showing import clock_of_tables
from kontor.server.commands import asking, making
from kontor.server.monitoring.logs import fields
from kontor.server.store.base import Conflict
from kontor.server.store.competitions import Competitions, Competitor, Stored
from kontor.server.tables.entries import Created, Entry, Opened, options_of
from kontor.server.tables.hub import Hub, LoadedTable
from kontor.server.tables.keys import new_table_id, new_token
from kontor.server.tables.names import BOT_NAMES, FORMER
from kontor.server.tables.problems import NotFound, Refused, Unavailable
from kontor.server.tables.table import Table
from kontor.wire import requests

logger = logging.getLogger("kontor.club")
CHANGE_MAX_ATTEMPTS: Final = 8  # when somebody else is faster
OPEN_MAX_S: Final = 30 * 86_400.0  # a competition that was not started by then is deleted
Maker: TypeAlias = Callable[[str, Sequence[Entry], str, str], Awaitable[LoadedTable]]  # on an account, for a network
Change: TypeAlias = Callable[[Stored, Competition], tuple[Competition, tuple[Competitor, ...]]]


class Competing(Background):
    """The competitions that this process keeps going."""

    def __init__(self, hub: Hub, make: Maker, is_banned: Callable[[str | None], bool]) -> None:
        self.stored = Competitions(hub.store)
        self._hub = hub
        self._make = make
        self._is_banned = is_banned
        self._backoff = Backoff(max_s=LONG_RETRY_MAX_S, log=logger)  # of competitions that could not go on
        super().__init__(
            Periodic("deleting competitions that were not started", CLEANUP_INTERVAL_S, self._forget),
            Periodic("the search for competitions", SEARCH_INTERVAL_S, self.catch_up),
        )

    async def _forget(self) -> None:
        await self.stored.forget_open(time.time() - OPEN_MAX_S)

    async def catch_up(self) -> None:
        """Attends to all competitions that wait for something."""
        for name in await self.stored.due():
            if name in self._backoff:
                continue
            with self._backoff.attempt(name, "a competition could not go on", competition=name):
                await self.go_on(name)
                if name not in self._backoff:  # a result may be missing
                    self._backoff.succeeded(name)

    async def change(self, name: str, command: Change) -> None:
        """Stores what a command makes of a competition, trying again if somebody was faster."""
        for _ in range(CHANGE_MAX_ATTEMPTS):
            before = await self.find(name)
            after, players = await asyncio.to_thread(command, before, pure.decode(before.document))
            if await self._store(before, after, players):
                return
        raise Unavailable("busy", "This competition is changing too fast; try again.")

    async def find(self, name: str) -> Stored:
        """A competition; refuses an unknown id."""
        found = await self.stored.find(name)
        if found is None:
            raise NotFound("no-competition", "There is no such competition; the link may be mistyped.")
        return found

    async def _store(self, before: Stored, after: Competition, players: tuple[Competitor, ...]) -> bool:
        new = before._replace(status=after.status, document=pure.encode(after), players=players)
        return new == before or await self.stored.change(before, new, [match.table for match in after.waiting])

    async def begin(self, name: str, account: str) -> None:
        """The competition starts. Its first round is drawn in the same step: a process that is killed in between would
        leave a competition that waits for nothing."""

        def command(stored: Stored, competition: Competition) -> tuple[Competition, tuple[Competitor, ...]]:
            there = tuple(each for each in stored.players if each.person and each.number not in competition.out)
            begun = pure.start(competition, [each.number for each in there], account)
            return self._after(stored._replace(players=there), begun, {}, False), there

        await self.change(name, command)
        await self._make_tables(name)

    async def go_on(self, name: str, *, end_round: int | None = None) -> None:
        """Takes the results that there are, draws the next round if it is time, and makes the tables that are missing.
        `end_round`: the games of this round that are not over end without a result; those of a later one go on."""
        for _ in range(CHANGE_MAX_ATTEMPTS):
            before = await self.find(name)
            competition = pure.decode(before.document)
            at_once = len(competition.rounds) == end_round
            if at_once:
                await self._end_tables(competition)
            results = await self._results(name, competition)
            after = await asyncio.to_thread(self._after, before, competition, results, at_once)
            if await self._store(before, after, before.players):
                break
        await self._make_tables(name)

    def _after(self, before: Stored, now: Competition, results: dict[str, MatchResult], at_once: bool) -> Competition:
        players = [each.number for each in before.players]
        here = {each.number for each in before.players if each.person and not self._is_banned(each.browser)}
        tables = (new_table_id() for _ in repeat(None))
        return pure.go_on(now, players, here, results, tables, Random(), at_once)  # nobody can work out the lots

    async def end(self, name: str) -> None:
        """The competition is over, and so are its games."""
        await self._end_tables(pure.decode((await self.find(name)).document))
        await self.change(name, lambda stored, competition: (pure.end(competition), stored.players))

    async def _end_tables(self, competition: Competition) -> None:
        """Ends the games that are not over. A damaged table cannot be ended, and holds nobody up."""
        for match in competition.waiting:
            with suppress(Refused):
                await self._hub.change(await self._hub.table(match.table), asking.end)

    # Tables

    async def _results(self, name: str, competition: Competition) -> dict[str, MatchResult]:
        statuses = await self.stored.statuses([match.table for match in competition.waiting])
        results: dict[str, MatchResult] = {}
        for table, status in statuses.items():
            if status == "over":
                try:
                    results[table] = await self._result(table)
                except Refused as wrong:  # damaged, or of other rules: it is tried again after a while
                    logger.warning("a result could not be taken: %s", wrong, extra=fields(table=table))
                    self._backoff.failed(name)
            elif status not in ("lobby", "running"):
                results[table] = NO_RESULT
        return results

    async def _result(self, name: str) -> MatchResult:
        table = (await self._hub.table(name)).table
        assert table.game is not None
        scores = table.game.scores()
        return MatchResult(tuple(score["rank"] for score in scores), tuple(score["total"] for score in scores))

    async def _make_tables(self, name: str) -> None:
        stored = await self.find(name)
        competition = pure.decode(stored.document)
        there = await self.stored.statuses([match.table for match in competition.waiting])
        people = {each.number: each for each in stored.players}
        for match in competition.waiting:
            if match.table not in there:
                first = first_entries(name, competition, match, people)
                # In the public list the account counts as a network, so that competitions do not push out all others.
                with suppress(Conflict):  # another process was faster
                    await self._make(match.table, first, competition.account, competition.account)


def first_entries(name: str, competition: Competition, match: Match, people: dict[int, Competitor]) -> list[Entry]:
    """The first entries of a table; its seats are those of the players' browsers, and its game begins."""
    plan = competition.plan
    seats = [_seat(plan, number, people.get(number)) for number in match.players]
    tokens = [new_token() if isinstance(seat, requests.HumanSeat) else None for seat in seats]  # nobody has these
    created, *_ = making.create(wanted_table(plan, seats), tokens, new_token(), None)
    assert isinstance(created, Created)
    entries: list[Entry] = [msgspec.structs.replace(created, competition=name)]
    for seat, number in enumerate(match.players):
        if tokens[seat] is not None:
            entries.append(Opened(seat=seat, key=people[number].browser))
    return [*entries, making.begin(Table.draft(match.table, *entries))]


def _seat(plan: CompetitionPlan, number: int, player: Competitor | None) -> requests.SeatWanted:
    """The seat of a bot, of a person, or of somebody who was deleted a moment ago."""
    if number < 0:
        return requests.BotSeat(level=plan.fill or bots.QUICK_LEVEL, name=BOT_NAMES[-1 - number])
    if player is None or player.person is None:
        return requests.BotSeat(level=bots.QUICK_LEVEL, name=FORMER)
    return requests.HumanSeat(name=player.name or FORMER)


def wanted_table(plan: CompetitionPlan, seats: list[requests.SeatWanted]) -> requests.NewGame:
    """A table of a competition: public, so that everybody can follow it."""
    return requests.NewGame(seats=seats, public=True, clock=clock_of_tables(plan), **options_of(plan))
