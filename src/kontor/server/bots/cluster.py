"""Workers of the pool whose bots think on a Ray cluster."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from kontor.cluster import Cluster, ClusterError, Handler, RemoteProcess
from kontor.server.background import Backoff, cancel
from kontor.server.bots.messages import AnyRequest, Reply
from kontor.server.bots.process import START_TIMEOUT_S, Failed, Worker
from kontor.server.bots.worker import Answers

CLUSTER: Final = "cluster"  # the only name in the backoff
RETRY_INTERVAL_S: Final = 300.0
logger = logging.getLogger("kontor.bots")


def cluster_backoff() -> Backoff:
    """When the cluster is asked for a process again, for all workers together: they ask one at a time."""
    return Backoff(RETRY_INTERVAL_S, RETRY_INTERVAL_S)


def _handler(offered: Sequence[str]) -> Handler:
    answers = Answers(offered)
    return lambda body: msgspec.msgpack.encode(answers.to(body))


class ClusterWorker(Worker):
    """A process of the cluster, started when it is first needed. No decision waits for that: until it is there, and if
    the cluster has none, or not the same code, one of this machine does the work."""

    def __init__(self, command: Sequence[str], offered: Sequence[str], cluster: Cluster, backoff: Backoff) -> None:
        super().__init__(command)
        self._offered = list(offered)
        self._cluster = cluster
        self._backoff = backoff
        self._remote: RemoteProcess | None = None
        self._starting: asyncio.Task[None] | None = None

    async def ask(self, request: AnyRequest, budget: float) -> Reply:
        if self._remote is None:
            if CLUSTER not in self._backoff:
                self._backoff.failed(CLUSTER)  # meanwhile the other workers do not ask
                self._starting = asyncio.create_task(self._start_remote())
            return await super().ask(request, budget)
        await super().kill()  # not needed any more
        try:
            async with asyncio.timeout(budget):
                body = await self._remote.ask(msgspec.msgpack.encode(request))
        except TimeoutError:
            await self.kill()
            raise Failed("overrun", f"no reply within {budget:g} s") from None
        except ClusterError as wrong:
            await self.kill()
            raise Failed("crash", str(wrong)) from None
        return msgspec.msgpack.decode(body, type=Reply)

    async def _start_remote(self) -> None:
        try:
            self._remote = await self._cluster.start(partial(_handler, self._offered), START_TIMEOUT_S)
        except ClusterError as wrong:
            minutes = self._backoff.failed(CLUSTER) / 60
            logger.warning("bots think on this machine for the next %d minutes: %s", minutes, wrong)
        else:
            self._backoff.succeeded(CLUSTER)  # it may have more

    async def kill(self) -> None:
        """Ends the process, there or here."""
        if self._starting is not None:
            await cancel(self._starting)
        remote, self._remote = self._remote, None
        if remote is not None:
            remote.kill()
        await super().kill()
