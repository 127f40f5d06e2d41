"""What attacks share: a server, a proxy in front of it, people from elsewhere, and what came of it."""

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple

import httpx

from tests.server.nginx import PEOPLE, shipped_nginx
from tests.server.serving import PATIENCE, Server

PROXIED: Final = ("--proxy", "127.0.0.1")  # so that clients can have any address
MASTER: Final = {"kind": "bot", "level": "master"}
EASY: Final = {"kind": "bot", "level": "easy"}


class Outcome(NamedTuple):
    """Whether the server held, and what was seen."""

    held: bool
    seen: str


class Attack(NamedTuple):
    """An attack and where it is stopped: by the proxy, with the shipped nginx.conf, or by Kontor itself. That is where
    it is tried."""

    stopped_by: Literal["proxy", "Kontor"]
    run: Callable[[], Outcome]


class Site(NamedTuple):
    """A server behind nginx."""

    server: Server
    address: str  # of nginx

    def person(self) -> httpx.Client:
        """Somebody at another address than the attackers."""
        transport = httpx.HTTPTransport(local_address=PEOPLE)
        return httpx.Client(base_url=f"http://{self.address}", transport=transport, timeout=PATIENCE)


@contextmanager
def file() -> Iterator[str]:
    """The URL of a database file that goes afterwards."""
    with tempfile.TemporaryDirectory(prefix="kontor-attack-") as folder:
        yield f"sqlite:///{folder}/kontor.db"


@contextmanager
def serving(*flags: str, files: int | None = None) -> Iterator[Server]:
    """A server on a new file, with limits."""
    with file() as url, Server(url, *flags, files=files, limited=True) as server:
        yield server


@contextmanager
def behind_proxy(*flags: str, files: int | None = None) -> Iterator[Site]:
    """A server on a new file behind nginx, with the shipped configuration."""
    with (
        serving(*PROXIED, *flags, files=files) as server,
        tempfile.TemporaryDirectory(prefix="kontor-nginx-") as folder,
        shipped_nginx(server.url.removeprefix("http://"), Path(folder)) as address,
    ):
        yield Site(server, address)


@contextmanager
def someone(server: Server, address: str) -> Iterator[httpx.Client]:
    """A client from elsewhere, for whom the limits count."""
    with server.client() as client:
        client.headers["X-Forwarded-For"] = address
        yield client


def seconds(work: Callable[[], object]) -> float:
    """How long something takes."""
    begun = time.monotonic()
    work()
    return time.monotonic() - begun


def median(work: Callable[[], object], times: int = 20) -> float:
    """How long something usually takes, in milliseconds."""
    return 1000 * statistics.median(seconds(work) for _ in range(times))


def on_disk(server: Server) -> int:
    """The size of its database in bytes, as it says itself."""
    load = httpx.get(f"{server.url}/api/operator/load", headers=server.operator).raise_for_status().json()
    return int(load["size"])


def memory(server: Server) -> float:
    """The memory of a server in MB, as it says itself."""
    figures = server.metrics()
    return float(figures.partition("\nprocess_resident_memory_bytes ")[2].split()[0]) / 1e6
