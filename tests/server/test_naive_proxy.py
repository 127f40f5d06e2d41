"""The shortest configuration of nginx, on a server without flags: whoever comes through it is a stranger."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kontor.server.gateway.limits import RATES
from tests.server.fleet import free_port
from tests.server.nginx import needs_nginx, nginx
from tests.server.playing import HUMAN, OPEN, answers, eventually, refused
from tests.server.serving import PATIENCE, Server

pytestmark = needs_nginx
SHORTEST = "server {{ listen 127.0.0.1:{port}; access_log off; location / {{ proxy_pass {server}; }} }}"


@pytest.fixture(params=["127.0.0.1", "0.0.0.0"])
def stranger(request: pytest.FixtureRequest, sqlite_url: str, tmp_path: Path) -> Iterator[httpx.Client]:
    """Somebody who reaches a server through nginx, which names nobody: every request comes from this machine."""
    port = free_port()
    with (
        Server(sqlite_url, "--host", request.param, limited=True) as server,
        nginx(SHORTEST.format(port=port, server=server.url), tmp_path),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client,
    ):
        eventually(lambda: answers(client))
        yield client


def test_nobody_is_the_operator_by_an_address(stranger: httpx.Client, tmp_path: Path) -> None:
    refused(stranger.get("/api/operator/tables"), 401, "token")
    refused(stranger.get("/api/operator/load"), 401, "token")
    refused(stranger.get("/api/metrics"), 401, "token")
    refused(stranger.post("/api/operator/backup"), 401, "token")
    assert not list(tmp_path.glob("*backup*"))


def test_nobody_is_without_limits_by_an_address(stranger: httpx.Client) -> None:
    asked = {"seats": [HUMAN, OPEN, OPEN]}
    made = [stranger.post("/api/games", json=asked).status_code for _ in range(3 * RATES["create"].burst)]
    assert made.count(201) >= RATES["create"].burst
    assert 429 in made
