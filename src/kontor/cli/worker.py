"""`kontor worker`: bots and analyses on another machine."""

import argparse
import asyncio
import sys
from functools import partial
from typing import Final

from kontor.cli.errors import UsageError
from kontor.cli.flags import Parser
from kontor.cluster import Cluster, ClusterError
from kontor.server.bots.cluster import ClusterWorker, cluster_backoff
from kontor.server.bots.headless import think
from kontor.server.bots.process import COMMAND
from kontor.server.config.flags import add_flags, read_settings
from kontor.server.config.settings import Settings, SettingsError
from kontor.server.monitoring import logs
from kontor.server.store.base import StoreError

ABOUT = (
    "Thinks for servers that share a PostgreSQL database: bots decide and games are analysed here when those have no\n"
    "time, or none of their own processes for it (kontor serve --bot-workers 0). It takes the work from the database\n"
    "and listens on no port. Start as many as you like, on any machine; what one was doing when it ends is continued\n"
    "by the others. It must be the same version of Kontor as the servers."
)
EXAMPLES = (
    "kontor worker --database postgresql://kontor@database/kontor",
    "kontor worker --bot-workers 8 --bots mybots:Builder",
    "kontor worker --bot-workers 64 --ray head:6379",
)
WORKER_SETTINGS: Final = ("database", "bots", "bot_workers", "bot_budget", "log_format", "log_level")


def add_options(parser: Parser) -> None:
    add_flags(parser, WORKER_SETTINGS)
    parser.add_argument("--ray", metavar="ADDRESS", help="think on this Ray cluster (local: start one here)")


def run(args: argparse.Namespace) -> int:
    try:
        settings = read_settings(vars(args), names=WORKER_SETTINGS)
        _check(settings)
        logs.set_up(settings.log_format, settings.log_level, settings.secrets)
        if args.ray is None:
            asyncio.run(think(settings, lambda: _greet(settings, "")))
        else:
            _think_on(args.ray, settings)
    except (SettingsError, StoreError) as wrong:
        raise UsageError(str(wrong)) from None
    return 0


def _check(settings: Settings) -> None:
    if not settings.is_postgres:
        raise SettingsError("--database: a worker needs PostgreSQL, since no two processes can share an SQLite file")
    if not settings.bot_workers:
        raise SettingsError("--bot-workers 0: a worker needs at least one process in which bots think")


def _think_on(address: str, settings: Settings) -> None:
    try:
        with Cluster(address) as cluster:
            worker = partial(ClusterWorker, (*COMMAND, *settings.bots), settings.bots, cluster, cluster_backoff())
            asyncio.run(think(settings, lambda: _greet(settings, " of the cluster"), worker))
    except ClusterError as wrong:
        raise UsageError(str(wrong)) from None


def _greet(settings: Settings, where: str) -> None:
    processes = "1 process" if settings.bot_workers == 1 else f"{settings.bot_workers} processes"
    print(f"kontor: thinking in {processes}{where} (stop with Ctrl-C)", file=sys.stderr, flush=True)
