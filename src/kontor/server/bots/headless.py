"""A worker process without a server: bots think in it for the servers that share its PostgreSQL database."""

import asyncio
import signal
from collections.abc import Callable

from kontor import bots
from kontor.server.bots import analyses
from kontor.server.bots.analyses import Analyses
from kontor.server.bots.driver import Driver
from kontor.server.bots.pool import Pool
from kontor.server.bots.process import COMMAND, Worker
from kontor.server.commands import asking, ordering
from kontor.server.config.settings import Settings
from kontor.server.monitoring.measured import open_measured
from kontor.server.monitoring.metrics import Metrics
from kontor.server.tables.hub import Hub


async def think(settings: Settings, ready: Callable[[], None], thinking: Callable[[], Worker] | None = None) -> None:
    """Takes jobs from the servers until it is stopped: what it is doing then is on offer again at once. Bots think in
    processes of this machine, unless others are given."""
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    bots.offer(settings.bots)
    metrics = Metrics()
    store = await open_measured(settings.database, metrics, migrates=False)
    hub = Hub(
        store,
        metrics,
        settings.max_decisions_cached,
        overdue=asking.overdue,
        follow_up=ordering.obey,
        on_change=lambda loaded, own: driver.table_changed(loaded, own),
    )
    pool = Pool(settings.bot_workers, settings.bot_budget, (*COMMAND, *settings.bots), metrics, thinking=thinking)
    driver = Driver(hub, pool, serves=False)
    reviews = Analyses(hub, pool, driver.jobs)
    driver.exchange.takers[analyses.ANALYSIS_JOB] = reviews.take
    for part in (pool, driver, reviews):
        part.start()
    ready()
    await stopped.wait()
    for closing in (reviews, driver, pool, hub, store):
        await closing.close()
