"""Processes of a Ray cluster in which bots decide, as the server sees them (extra `cluster`)."""

import asyncio
import hashlib
import logging
import os
import socket
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from time import monotonic
from typing import Any, Final

import msgspec
import ray

from kontor.server.bots.messages import AnyRequest, Reply
from kontor.server.bots.process import START_LIMIT, Failed, Worker
from kontor.server.bots.worker import Answers

LOCAL: Final = "local"  # the address that starts a cluster on this machine
PATIENCE: Final = 5.0  # seconds until somebody must answer at the address
REST: Final = 300.0  # seconds for which a cluster that had no process is not asked for one
logger = logging.getLogger("kontor.bots")


@cache
def code_version() -> str:
    """Names the code of the rules and the bots: other code could come to other decisions."""
    digest = hashlib.sha256()
    root = files("kontor")
    for source in ("boards", "bots", "evaluation", "nets", "rules", "server/bots", "catalog.py", "game.py"):
        for file in _sources(root / source):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:32]


def _sources(place: Traversable) -> Iterator[Traversable]:
    if place.is_file():
        yield place
        return
    for inner in sorted(place.iterdir(), key=lambda each: each.name):
        if inner.is_dir() or inner.name.endswith((".py", ".toml")):
            yield from _sources(inner)


class ClusterError(Exception):
    """There is no such cluster; the message says why."""


def join_cluster(address: str) -> None:
    """Makes this process one of a cluster, until it ends."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster started here reports to nobody
    host, _, port = address.removeprefix("ray://").rpartition(":")
    dashboard = {"include_dashboard": False} if address == LOCAL else {}
    try:
        if host and port.isdecimal():  # Ray itself would try for minutes
            socket.create_connection((host, int(port)), PATIENCE).close()
        ray.init(address=address, log_to_driver=False, logging_level="error", **dashboard)
    except (OSError, RuntimeError, ValueError) as wrong:
        raise ClusterError(f"there is no Ray cluster at {address!r}: {wrong}") from None


def leave_cluster() -> None:
    """What was made there for this process ends."""
    ray.shutdown()


class Thinker:
    """What runs on the cluster."""

    def __init__(self, offered: Sequence[str]) -> None:
        self._answers = Answers(offered)

    def code(self) -> str:
        """Which code it has. Another one could come to other decisions, or not know the rules."""
        return code_version()

    def answer(self, body: bytes) -> bytes:
        """The reply to a request."""
        return msgspec.msgpack.encode(self._answers.to(body))


class Rest:
    """Who asks a cluster for a process, and when: one worker at a time, and after a failure nobody for a while."""

    def __init__(self) -> None:
        self._until = 0.0

    def may_ask(self) -> bool:
        """Whether the cluster is worth asking now. Whoever is told so asks it, and nobody else meanwhile."""
        if monotonic() < self._until:
            return False
        self._until = monotonic() + REST
        return True

    def begin(self, why: str) -> None:
        """The cluster had none."""
        self._until = monotonic() + REST
        logger.warning("bots think on this machine for the next %d minutes: %s", REST / 60, why)

    def end(self) -> None:
        """The cluster had one, and may have more."""
        self._until = 0.0


class ClusterWorker:
    """A process of the cluster, started when it is first needed. No decision waits for that: until it is there, and if
    the cluster has none, or not the same code, one of this machine does the work."""

    def __init__(self, command: Sequence[str], offered: Sequence[str], rest: Rest) -> None:
        self._here = Worker(command)
        self._offered = list(offered)
        self._there: Any = None
        self._starting: asyncio.Task[None] | None = None
        self._rest = rest  # that of all of them

    async def ask(self, request: AnyRequest, budget: float) -> Reply:
        """Its reply within the budget. Otherwise it is killed, and Failed says why."""
        if self._there is None:
            if self._rest.may_ask():
                self._starting = asyncio.create_task(self._start())
            return await self._here.ask(request, budget)
        await self._here.kill()  # not needed any more
        try:
            async with asyncio.timeout(budget):
                body = await self._there.answer.remote(msgspec.msgpack.encode(request))
        except TimeoutError:
            await self.kill()
            raise Failed("overrun", f"no reply within {budget:g} s") from None
        except ray.exceptions.RayError as wrong:
            await self.kill()
            raise Failed("crash", f"the cluster failed: {type(wrong).__name__}") from None
        return msgspec.msgpack.decode(body, type=Reply)

    async def _start(self) -> None:
        there = None
        try:
            there = ray.remote(Thinker).options(num_cpus=1, max_restarts=0).remote(self._offered)
            async with asyncio.timeout(START_LIMIT):
                code = await there.code.remote()
            if code == code_version():
                self._there, there = there, None
                self._rest.end()
            else:
                self._rest.begin("the cluster has another version of Kontor")
        except (TimeoutError, ray.exceptions.RayError) as wrong:
            self._rest.begin(f"the cluster has no process for them ({type(wrong).__name__})")
        finally:
            if there is not None:
                ray.kill(there)

    async def kill(self) -> None:
        """Ends the process, there or here."""
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        there, self._there = self._there, None
        if there is not None:
            ray.kill(there)
        await self._here.kill()
