"""The parts of a running server, started and closed in the right order."""

import asyncio
import logging
import time
from contextlib import AsyncExitStack
from typing import Final

from kontor.server import commands
from kontor.server.api.presence import Presence
from kontor.server.api.provider import Provider
from kontor.server.bots import analyses, clocks
from kontor.server.bots.analyses import Analyses
from kontor.server.bots.clocks import Clocks
from kontor.server.bots.driver import Driver
from kontor.server.bots.pool import Pool
from kontor.server.bots.process import COMMAND
from kontor.server.club import filing
from kontor.server.club.competing import Competing
from kontor.server.club.filing import Filing
from kontor.server.config.settings import Settings
from kontor.server.gateway.bans import Bans
from kontor.server.gateway.clients import Pseudonyms
from kontor.server.gateway.limits import OPERATOR_CLIENT, Connections, Limits, capacity_for
from kontor.server.gateway.password import Gate
from kontor.server.gateway.scheduler import FairScheduler
from kontor.server.gateway.sharing import LimitSharing
from kontor.server.monitoring.measured import open_measured
from kontor.server.monitoring.metrics import Metrics
from kontor.server.monitoring.security import SecurityEvents
from kontor.server.notices.notices import Notices
from kontor.server.store import StoreError
from kontor.server.store.channels import Channels
from kontor.server.store.passes import Passes
from kontor.server.store.people import People
from kontor.server.store.restrictions import Restrictions
from kontor.server.store.sign_ins import SignIns
from kontor.server.tables.checker import Checker
from kontor.server.tables.hub import Hub
from kontor.server.tables.lists import PublicTables
from kontor.server.tables.names import compare_old_names
from kontor.server.tables.replays import Replays

logger = logging.getLogger("kontor.server")
ANNOUNCE_TIMEOUT_S: Final = 2.0  # to announce the restart to all connections
HEALTH_CACHE_S: Final = 1.0  # for which the store is known to work, or not
HEALTH_TIMEOUT_S: Final = 1.5  # until a store that does not answer counts as failing


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.security = SecurityEvents(self.metrics)
        self.limits = Limits(settings.limits, share=settings.max_share)
        self.connections = Connections(capacity_for(settings), settings.limits)
        self.scheduler = FairScheduler(self.limits, self.metrics)
        self.gate = Gate(settings)
        self.pseudonyms = Pseudonyms(settings.address_key)
        self.bans = Bans(self.pseudonyms.account_of)
        self.replays = Replays()
        self.stopping = False
        self.since = time.monotonic()
        self.provider = Provider(settings) if settings.oidc_issuer else None
        self._opened = AsyncExitStack()
        self._connections: set[asyncio.Task[None]] = set()
        self._check: asyncio.Task[bool] | None = None
        self._checked_at = 0.0

    async def start(self) -> None:
        """Opens the store and lets the bots begin."""
        settings = self.settings
        self.store = await open_measured(settings.database, self.metrics)
        self.pool = Pool(settings.bot_workers, settings.bot_budget, (*COMMAND, *settings.bots), self.metrics)
        self.public_tables = PublicTables(self.store)
        self.hub = Hub(
            self.store,
            self.metrics,
            settings.max_decisions_cached,
            overdue=commands.overdue,
            follow_up=commands.obey,
            on_change=lambda watched, own: self.bots.table_changed(watched, own),
        )
        self.presence = Presence(self.hub)
        quota = settings.max_thinking_tables if settings.limits else None
        self.bots = Driver(self.hub, self.pool, quota, free=self.pseudonyms.account_of(OPERATOR_CLIENT))
        self.analyses = Analyses(self.hub, self.pool, self.bots.jobs)
        self.bots.exchange.takers[analyses.ANALYSIS_JOB] = self.analyses.take
        self.clocks = Clocks(self.hub, self.bots.jobs)
        self.bots.exchange.chores[clocks.CLOCK_JOB] = self.clocks.take
        self.people = People(self.store)
        await compare_old_names(self.people)
        self.passes = Passes(self.store)
        self.sign_ins = SignIns(self.store, self.provider.name if self.provider else "")
        self.restrictions = Restrictions(self.store)
        self.channels = Channels(self.store)
        self.notices = Notices(self.hub, self.channels, self.bots.jobs, settings)
        self.filing = Filing(self.hub, self.bots.jobs)
        self.bots.exchange.chores[filing.CLUB_JOB] = self.bots.jobs.done  # the next search finds it, if it is not
        self.competing = Competing(self.hub, self.bots.create, self.bans.has_key)
        self._checker = Checker(settings.database, self.store, self.hub.damage, self.metrics)
        parts = (self.store, self.hub, self.pool, self.bots, self.analyses, self.clocks, self._checker, self.notices)
        for part in (*parts, self.filing, self.competing, self.bans, self.presence):
            self._opened.push_async_callback(part.close)
        if self.provider is not None:
            self._opened.callback(self.provider.close)
        if self.store.shared and settings.limits:
            sharing = LimitSharing(settings.database, self.limits)
            self._opened.push_async_callback(sharing.close)
            await sharing.start()
        await self.bans.read(self.hub)
        for started in (self.pool, self.bots, self.analyses, self.clocks, self._checker, self.presence, self.bans):
            started.start()
        await self.notices.start()
        if settings.club:
            self.filing.start()
            self.competing.start()  # without a club, competitions rest
        else:
            await self.filing.club.clear()

    async def announce_shutdown(self) -> None:
        """Announces the restart on every live connection and waits until it was sent; what waits is refused."""
        self.stopping = True
        self.scheduler.stop()
        self.hub.wake()
        if self._connections:
            await asyncio.wait(self._connections, timeout=ANNOUNCE_TIMEOUT_S)

    async def close(self) -> None:
        """Closes everything; whatever was acknowledged is stored."""
        self.stopping = True
        await self._opened.aclose()

    def connected(self, task: asyncio.Task[None]) -> None:
        self._connections.add(task)
        task.add_done_callback(self._connections.discard)

    async def is_healthy(self) -> bool:
        """Whether the server can serve and store. Requests at about the same time share one check."""
        now = time.monotonic()
        check = self._check
        if check is None or (check.done() and now - self._checked_at >= HEALTH_CACHE_S):
            check = self._check = asyncio.get_running_loop().create_task(self._can_store())
            self._checked_at = now
        if not check.done():  # otherwise the answer need not wait for others in the event loop
            await asyncio.wait({check}, timeout=HEALTH_TIMEOUT_S)  # meanwhile another request may begin the next one
        return check.done() and check.result() and not self.stopping

    async def _can_store(self) -> bool:
        try:
            await self.store.check()
        except StoreError as wrong:
            logger.error("the store cannot be written: %s", wrong)
            return False
        return True
