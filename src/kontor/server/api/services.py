"""The parts of a running server, started and closed in the right order."""

import asyncio
import logging
import secrets
import time
from contextlib import AsyncExitStack
from typing import Final

from cryptography.fernet import Fernet

from kontor.server.api import presence, provider, upkeep
from kontor.server.background import CLEANUP_INTERVAL_S, Background, Periodic
from kontor.server.bots import analyses, clocks, driver, pool, process
from kontor.server.club import competing, filing
from kontor.server.commands import asking, ordering
from kontor.server.config.secret_files import advance_address_key
from kontor.server.config.settings import Settings
from kontor.server.gateway import bans, clients, limits, password, proof_of_work, scheduler, sharing
from kontor.server.monitoring import measured, metrics
from kontor.server.notices.notices import Notices
from kontor.server.store import channels, people, restrictions, sign_ins
from kontor.server.store.base import StoreError
from kontor.server.store.keys import server_key
from kontor.server.tables import checker, hub, lists, replays

logger = logging.getLogger("kontor.server")
ANNOUNCE_TIMEOUT_S: Final = 2.0  # to announce the restart to all connections
HEALTH_CACHE_S: Final = 1.0  # for which the store is known to work, or not
HEALTH_TIMEOUT_S: Final = 1.5  # until a store that does not answer counts as failing


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = metrics.Metrics()
        self.security = metrics.SecurityEvents(self.metrics)
        self.limits = limits.Limits(settings.limits, share=settings.max_share, stored=settings.max_stored)
        self.connections = limits.Connections(limits.capacity_for(settings), settings.limits)
        self.scheduler = scheduler.FairScheduler(self.limits, self.metrics)
        self.gate = password.Gate(settings)
        self.pseudonyms = clients.Pseudonyms(settings.address_key)
        self.bans = bans.Bans(self.pseudonyms.accounts_of)
        self.replays = replays.Replays()
        self.stopping = False
        self.since = time.monotonic()
        self.provider = provider.Provider(settings) if settings.oidc_issuer else None
        self._opened = AsyncExitStack()
        self._connections: set[asyncio.Task[None]] = set()
        self._check: asyncio.Task[bool] | None = None
        self._checked_at = 0.0

    async def start(self) -> None:
        """Opens the store and lets the bots begin."""
        settings = self.settings
        self.store = await measured.open_measured(settings.database, self.metrics)
        self.pool = pool.Pool(
            settings.bot_workers, settings.bot_budget, (*process.COMMAND, *settings.bots), self.metrics
        )
        self.public_tables = lists.PublicTables(self.store)
        self.hub = hub.Hub(
            self.store,
            self.metrics,
            settings.max_decisions_cached,
            overdue=asking.overdue,
            follow_up=ordering.obey,
            on_change=lambda loaded, own: self.bots.table_changed(loaded, own),
        )
        self.presence = presence.Presence(self.hub)
        quota = settings.max_thinking_tables if settings.limits else None
        self.bots = driver.Driver(self.hub, self.pool, quota)
        self.analyses = analyses.Analyses(self.hub, self.pool, self.bots.jobs)
        self.bots.exchange.takers[analyses.ANALYSIS_JOB] = self.analyses.take
        self.clocks = clocks.Clocks(self.hub, self.bots.jobs)
        self.bots.exchange.chores[clocks.CLOCK_JOB] = self.clocks.take
        # Not by the address key: that is another one at a server that was started in another month.
        key = await server_key(self.store, "work", secrets.token_hex())
        self.proof_of_work = proof_of_work.ProofOfWork(settings.proof_of_work, key)
        self.people = people.People(self.store)
        self.passes = sign_ins.Passes(self.store)
        self.sign_ins = sign_ins.SignIns(self.store, self.provider.name if self.provider else "")
        self.restrictions = restrictions.Restrictions(self.store)
        self.channels = channels.Channels(self.store)
        self.notices = Notices(self.hub, self.channels, self.bots.jobs, settings)
        self.filing = filing.Filing(self.hub, self.bots.jobs)
        self.bots.exchange.chores[filing.CLUB_JOB] = self.bots.jobs.done  # the next search finds it, if it is not
        self.competing = competing.Competing(self.hub, self.bots.create, self.bans.has_key)
        forgetting = Periodic("forgetting the last address key", CLEANUP_INTERVAL_S, self._forget_address_key)
        self._forgetting = Background(forgetting)
        self._checker = checker.Checker(settings.database, self.store, self.hub.damage, self.metrics)
        self.disk = upkeep.Disk(settings, self.store, self.metrics)
        self.retention = upkeep.Retention(settings, self.hub)
        watching = (self.clocks, self._checker, self.disk, self.retention)
        parts = (self.store, self.hub, self.pool, self.bots, self.analyses, *watching, self.notices)
        for part in (*parts, self.filing, self.competing, self.bans, self.presence, self._forgetting):
            self._opened.push_async_callback(part.close)
        if self.provider is not None:
            self._opened.callback(self.provider.close)
        if self.store.shared and settings.limits:
            key = await server_key(self.store, "limits", Fernet.generate_key().decode())
            common = sharing.LimitSharing(settings.database, self.limits, key)
            self._opened.push_async_callback(common.close)
            await common.begin()
        await self.bans.read(self.hub)
        for started in (*parts[2:-1], self.presence, self.bans, self._forgetting):
            started.start()
        await self.notices.prepare()
        if settings.notices:
            self.notices.start()
        if settings.club:
            self.filing.start()
            self.competing.start()  # without a club, competitions rest
        else:
            await self.filing.club.clear()

    async def _forget_address_key(self) -> None:
        await asyncio.to_thread(advance_address_key, self.settings)

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
