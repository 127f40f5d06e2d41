"""A Ray cluster: independent jobs on many machines, and processes that stay there (extra `cluster`).

Ray repeats the jobs of a machine that is lost. Other code over there could come to other results, so it is compared.
"""

import asyncio
import hashlib
import os
import socket
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeAlias, TypeVar

from kontor.extras import missing_package

K = TypeVar("K")
R = TypeVar("R")
Version: TypeAlias = Callable[[], object]  # says which code a machine has
Handler: TypeAlias = Callable[[bytes], bytes]  # answers requests

LOCAL: Final = "local"  # the address that starts a cluster on this machine
CONNECT_TIMEOUT_S: Final = 5.0
JOBS_PER_CORE: Final = 2  # sent ahead, so that no core waits for us
SOURCE_SUFFIXES: Final = (".net", ".py", ".toml")


class ClusterError(Exception):
    """There is no cluster, or it failed; the message says why in one line."""


def code_version() -> str:
    """Identifies all code of Kontor on this machine."""
    package, code = Path(__file__).parent, hashlib.sha256()
    for file in sorted(file for file in package.rglob("*") if file.suffix in SOURCE_SUFFIXES):
        code.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes())
    return code.hexdigest()[:32]


class Cluster:
    """The connection of this process to a cluster. When it ends, so does everything it started there."""

    def __init__(self, address: str, version: Version = code_version) -> None:
        self._ray = _ray()
        self._address = address
        self._version = version

    def __enter__(self) -> "Cluster":
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster started here reports to nobody
        host, _, port = self._address.removeprefix("ray://").rpartition(":")
        dashboard = {"include_dashboard": False} if self._address == LOCAL else {}
        try:
            if host and port.isdecimal():  # Ray itself would try for minutes
                socket.create_connection((host, int(port)), CONNECT_TIMEOUT_S).close()
            self._ray.init(address=self._address, log_to_driver=False, logging_level="error", **dashboard)
        except (OSError, RuntimeError, ValueError) as wrong:
            raise ClusterError(f"there is no Ray cluster at {self._address!r}: {_line(wrong)}") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()

    def run(self, jobs: Mapping[K, Callable[[], R]]) -> Iterator[tuple[K, R]]:
        """The results of independent jobs, as they complete."""
        remote, waiting = self._ray.remote(_run), iter(jobs.items())
        sent: dict[Any, K] = {}
        try:
            while True:
                cores = int(self._ray.cluster_resources().get("CPU", 1))  # a cluster may grow
                for _ in range(max(1, cores) * JOBS_PER_CORE - len(sent)):
                    for name, job in waiting:
                        sent[remote.remote(job, self._version)] = name
                        break
                if not sent:
                    return
                for done in self._ray.wait(list(sent))[0]:
                    version, result = self._ray.get(done)
                    self._compare(version)
                    yield sent.pop(done), result
        except self._ray.exceptions.RayError as wrong:
            raise ClusterError(f"the Ray cluster at {self._address!r} failed: {_line(wrong)}") from None

    async def start(self, make: Callable[[], Handler], timeout_s: float) -> "RemoteProcess":
        """A process that answers requests with the handler that `make` returns there. It has a core of its own."""
        actor = None
        try:
            actor = self._ray.remote(_Actor).options(num_cpus=1, max_restarts=0).remote(make, self._version)
            async with asyncio.timeout(timeout_s):
                self._compare(await actor.version.remote())
            process, actor = RemoteProcess(self._ray, actor), None
            return process
        except (TimeoutError, self._ray.exceptions.RayError) as wrong:
            raise ClusterError(f"the Ray cluster has no free process ({type(wrong).__name__})") from None
        finally:
            if actor is not None:
                self._ray.kill(actor)

    def _compare(self, version: object) -> None:
        if version != _value(self._version):
            raise ClusterError("the Ray cluster has other rules or bots than this machine: install the same Kontor")


class RemoteProcess:
    """A process on the cluster."""

    def __init__(self, ray: Any, actor: Any) -> None:
        self._ray = ray
        self._actor = actor

    async def ask(self, request: bytes) -> bytes:
        """Its answer. ClusterError: it is gone."""
        try:
            answer: bytes = await self._actor.answer.remote(request)
        except self._ray.exceptions.RayError as wrong:
            raise ClusterError(f"the Ray cluster failed: {type(wrong).__name__}") from None
        return answer

    def kill(self) -> None:
        """Ends it at once."""
        self._ray.kill(self._actor)


class _Actor:
    """What runs in a process on the cluster."""

    def __init__(self, make: Callable[[], Handler], version: Version) -> None:
        self._handler = make()
        self._version = version

    def version(self) -> object:
        return _value(self._version)

    def answer(self, request: bytes) -> bytes:
        return self._handler(request)


def _run(job: Callable[[], R], version: Version) -> tuple[object, R]:
    return _value(version), job()


@cache
def _value(version: Version) -> object:
    return version()


def _ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError as missing:
        if missing.name != "ray":
            raise
        raise ClusterError(missing_package("ray", "cluster")) from None
    return ray


def _line(wrong: Exception) -> str:
    """The last line of an error: of one from the cluster, the exception itself."""
    return str(wrong).strip().rpartition("\n")[2]
