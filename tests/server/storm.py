"""A storm: people play, take back and talk at many tables while servers are killed at random. After each kill, what is
stored is compared with what was acknowledged, and what servers show with what is stored."""

import asyncio
import itertools
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final

import httpx

from kontor import bots
from tests.server.fleet import Fleet
from tests.server.ledger import Decision, Journal, Ledger, Line, Undo
from tests.server.scripted import BUSY, PATIENCE, PAUSE, Player, read

CACHED: Final = (
    1  # decisions of tables kept in memory though nobody uses them: as few as possible, for there lie faults
)
PACE: Final = 1.0  # seconds that people think, on average
STANDSTILL: Final = 240.0  # seconds after which something is wrong, however busy the machine is
BREATH: Final = 1.2  # seconds of play between a restart and the next kill, on average
QUICK_LEVELS: Final = bots.LEVELS[: bots.LEVELS.index(bots.QUICK_LEVEL) + 1]  # a search would starve the server here
MODULES: Final[tuple[list[str], ...]] = ([], ["missions"], ["favours", "promos"])


@dataclass
class Outcome:
    """What was done in a storm, and how long people waited for news after they lost their connection, in seconds. A
    wait counts from the moment at which the servers answered again, if that was later."""

    kills: int = 0
    journal: Journal = field(default_factory=Journal)
    waits: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        return "; ".join(self._parts())

    def _parts(self) -> Iterator[str]:
        yield f"{self.kills} kills"
        for kind, word in ((Decision, "decisions"), (Undo, "undos"), (Line, "lines of chat")):
            known = [deed for deed in self.journal.acknowledged if isinstance(deed, kind)]
            repeated, unheard = (
                sum(deed in deeds for deed in known) for deeds in (self.journal.repeated, self.journal.unheard)
            )
            yield f"{len(known)} {word} acknowledged ({repeated} sent again, {unheard} though stored)"
        yield f"{len(self.journal.sent - self.journal.acknowledged)} sent without an answer"
        if len(self.waits) > 1:
            yield (
                f"{len(self.waits)} resumes, median {statistics.median(self.waits):.2f} s,"
                f" 95 % within {statistics.quantiles(self.waits, n=20)[-1]:.2f} s, {max(self.waits):.2f} s at most"
            )


class Crowd:
    """The people at all tables."""

    def __init__(self, fleet: Fleet, journal: Journal, client: httpx.AsyncClient) -> None:
        self._fleet = fleet
        self._journal = journal
        self._client = client
        self._number = 0  # tables made so far
        self.players: list[Player] = []
        self._tasks: dict[Player, asyncio.Task[None]] = {}

    async def sit_down(self, tables: int) -> None:
        """New tables with two to four people each, and at every third one a bot."""
        for _ in range(tables):
            self.players += await self._at_new_table(self._number)
            self._number += 1

    async def _at_new_table(self, number: int) -> list[Player]:
        seats: list[dict[str, Any]] = [{"kind": "human"} for _ in range(2 + number // 3 % 3)]
        if number % 3 == 0:
            seats.insert(number % 2, {"kind": "bot", "level": QUICK_LEVELS[number % len(QUICK_LEVELS)]})
        wanted = {"seats": seats, "pace": 0, "modules": MODULES[number % len(MODULES)], "seed": number}
        if len(seats) == 2:
            wanted["duo"] = "classic"
        answer = await self._client.post(f"{self._fleet.urls[number % len(self._fleet)]}/api/games", json=wanted)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return [
            Player(
                self._fleet, self._journal, made["id"], seat, key["token"], posts=(number + seat) % 2 == 0, seed=number
            )
            for seat, key in enumerate(made["seats"])
            if key["token"]
        ]

    def play(self, group: asyncio.TaskGroup, pace: float) -> None:
        """Everybody who does not play yet begins."""
        for player in self.players:
            if player not in self._tasks:
                self._tasks[player] = group.create_task(player.run(self._client, pace))

    def get_up(self, players: Sequence[Player]) -> None:
        """Ends connections; these people do nothing more."""
        for player in players:
            self._tasks.pop(player).cancel()

    def part(self) -> list[Player]:
        """Those leave whose games are over."""
        left = [player for player in self.players if player.is_over and player.is_idle]
        self.players = [player for player in self.players if player not in left]
        self.get_up(left)
        return left

    @property
    def tables(self) -> int:
        """How many tables are played."""
        return len({player.table for player in self.players})

    async def goes_on(self) -> None:
        """No table stands still."""
        before = {player: player.stamp for player in self.players}
        await until(lambda: all(player.stamp > before[player] or player.is_over for player in self.players))

    async def comes_to_rest(self) -> None:
        """What was begun is ended."""
        for player in self.players:
            player.rests = True
        await until(lambda: all(player.is_idle for player in self.players))

    async def resumed(self, before: float) -> list[float]:
        """Waits until everybody has news from a server that lives; how long those waited who lost theirs."""
        await until(lambda: all(player.follows for player in self.players))
        lost = [player for player in self.players if player.resumed_at > before]
        return [max(player.resumed_at - max(player.lost_at, self._fleet.calm_since), 0) for player in lost]


async def storm(database: str, processes: int, tables: int, kills: int, seed: int, progress: bool = False) -> Outcome:
    """Lets people play, kills servers so many times, and looks after each restart whether all is as it was told."""
    chance = random.Random(seed)
    fleet = Fleet(database, processes, "--max-decisions-cached", str(CACHED))
    outcome = Outcome()
    journal, ledger = outcome.journal, Ledger(database)
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False, limits=limits) as client:
        try:
            await fleet.start(*range(processes))
            crowd = Crowd(fleet, journal, client)
            async with asyncio.TaskGroup() as group:
                while fleet.kills < kills:
                    await crowd.sit_down(tables - crowd.tables)
                    crowd.play(group, PACE)
                    await asyncio.sleep(chance.uniform(0, 2 * BREATH))
                    await somebody_acts(journal)
                    outcome.waits += await kill_and_restart(fleet, crowd, chance)
                    outcome.kills = fleet.kills
                    await check(fleet, ledger, journal, crowd.players)
                    check_chat(ledger, crowd.part())
                    if progress:
                        print(outcome, file=sys.stderr, flush=True)
                await crowd.goes_on()
                await crowd.comes_to_rest()
                crowd.get_up(crowd.players)
            await check(fleet, ledger, journal, crowd.players)
            check_chat(ledger, crowd.players)
        finally:
            await fleet.close()
    assert all(isinstance(deed, Line) for deed in journal.sent - journal.acknowledged)
    assert fleet.logged == [], "\n".join(fleet.logged)
    return outcome


async def kill_and_restart(fleet: Fleet, crowd: Crowd, chance: random.Random) -> list[float]:
    """Kills some servers at once, or all of them. The waiting times of those who lost their connection."""
    begun = monotonic()
    victims = chance.sample(range(len(fleet)), chance.randint(1, len(fleet)))
    await fleet.kill(*victims)
    waits = await crowd.resumed(begun) if fleet.somebody_lives else []
    if fleet.somebody_lives:
        begun = monotonic()
    if chance.random() < 0.3:
        await fleet.start_and_kill(victims[0], after=chance.uniform(0, 1.5))
    await fleet.start(*victims)
    return waits + await crowd.resumed(begun)


async def check(fleet: Fleet, ledger: Ledger, journal: Journal, players: Sequence[Player]) -> None:
    """What is stored is what was acknowledged, and what the servers show of it."""
    # Others keep connections to dead servers.
    async with httpx.AsyncClient(timeout=STANDSTILL, trust_env=False) as client:
        calls = [
            shown(client, f"{url}/api/games/{player.table}", player)
            for player, url in zip({player.table: player for player in players}.values(), itertools.cycle(fleet.urls))
        ]
        views = await asyncio.gather(*calls)
    await ledger.compare(journal)
    for view in views:
        ledger.check_view(view)
        await asyncio.sleep(0)


def check_chat(ledger: Ledger, players: Sequence[Player]) -> None:
    """Everybody heard each line once, however often connections broke."""
    for player in players:
        assert player.heard == ledger.lines(player.table, player.version)


async def shown(client: httpx.AsyncClient, table: str, player: Player) -> dict[str, Any]:
    """What a server shows of a table. One whose store is late is asked again, as clients do."""
    async with asyncio.timeout(STANDSTILL):
        while (answer := await client.get(table, headers=player.head)).status_code == BUSY:
            await asyncio.sleep(PAUSE)
    assert answer.status_code == 200, answer.text
    view: dict[str, Any] = read(answer.content)
    return view


async def somebody_acts(journal: Journal) -> None:
    """A moment at which a server has something to do."""
    before = len(journal.sent)
    await until(lambda: len(journal.sent) > before)


async def until(true: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(STANDSTILL):
        while not true():
            await asyncio.sleep(0.01)
