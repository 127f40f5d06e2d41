"""From where requests may come, and below which path: hosts, origins, sub-path."""

import socket
from typing import Any

import pytest

from tests.server.gated import Gated, problem, scope

PUBLIC = "https://games.example.org/kontor"
OWN_NAME = "loft"


@pytest.fixture(autouse=True)
def _own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine on which the tests run may have any name, even localhost."""
    monkeypatch.setattr(socket, "gethostname", lambda: f"{OWN_NAME.title()}.lan")


# Hosts


@pytest.mark.parametrize(
    ("settings", "host", "answered"),
    [
        ({}, "127.0.0.1:8000", True),
        ({}, "localhost:9999", True),
        ({}, "LOCALHOST", True),
        ({}, "[::1]:8000", True),
        ({}, "games.example.org", False),
        ({}, "127.0.0.1.example.org", False),
        ({}, "localhost.example.org:8000", False),
        ({"public_url": PUBLIC}, "games.example.org", True),
        ({"public_url": PUBLIC}, "games.example.org:443", True),
        ({"public_url": PUBLIC}, "localhost", True),
        ({"public_url": PUBLIC}, "example.org", False),
        ({"public_url": PUBLIC, "host": "0.0.0.0"}, "192.168.1.5", False),
        ({"host": "0.0.0.0"}, "192.168.1.5:8000", True),
        ({"host": "0.0.0.0"}, "[2001:db8::1]:8000", True),
        ({"host": "0.0.0.0"}, "localhost:8000", True),
        ({"host": "0.0.0.0"}, OWN_NAME, True),
        ({"host": "0.0.0.0"}, f"{OWN_NAME.upper()}.local:8000", True),
        ({"host": "0.0.0.0"}, f"{OWN_NAME}.example.org", False),
        ({"host": "0.0.0.0"}, "games.example.org", False),
        ({"host": "0.0.0.0"}, "192.168.1.5.example.org", False),
        ({"host": "0.0.0.0"}, "attic.local", False),
        ({"host": "192.168.1.5"}, "games.example.org:8000", False),
        ({"host": "192.168.1.5"}, "192.168.1.5:8000", True),
        ({"host": "attic.lan"}, "attic.lan:8000", True),
        ({"host": "::"}, OWN_NAME, True),
        ({"host": "127.0.0.1"}, OWN_NAME, False),
        ({"public_url": PUBLIC, "host": "0.0.0.0"}, OWN_NAME, False),
    ],
)
def test_only_own_hosts_are_answered_for(settings: dict[str, Any], host: str, answered: bool) -> None:
    response = Gated(**settings).ask("GET", "/api/games/abc", headers={"Host": host})
    if answered:
        assert response.status_code == 200
    else:
        assert problem(response) == (421, "wrong-host")


@pytest.mark.parametrize(
    "hosts", [[], [b""], [b"localhost", b"localhost"], [b"localhost:80@evil.org"], [b"a b"], [b"evil.org/"], [b"x:y"]]
)
def test_a_host_that_is_none_is_refused_even_where_any_is_allowed(hosts: list[bytes]) -> None:
    asked = scope(method="GET", headers=[(b"host", host) for host in hosts], host=None)
    assert Gated(host="0.0.0.0").call(asked)[0]["status"] == 421


def test_monitors_may_ask_for_health_by_any_host() -> None:
    assert Gated().ask("GET", "/api/health", host="10.1.2.3").status_code == 200


# Origins


@pytest.mark.parametrize(
    ("settings", "headers", "allowed"),
    [
        ({}, {}, True),
        ({}, {"Origin": "http://127.0.0.1:8000"}, True),
        ({}, {"Origin": "http://127.0.0.1:8000", "Sec-Fetch-Site": "same-origin"}, True),
        ({}, {"Origin": "http://127.0.0.1:8001"}, False),
        ({}, {"Origin": "http://127.0.0.1"}, False),
        ({}, {"Origin": "http://localhost:8000"}, False),
        ({}, {"Origin": "https://evil.example.org"}, False),
        ({}, {"Origin": "null"}, False),
        ({}, {"Origin": ""}, False),
        ({}, {"Origin": "chrome-extension://127.0.0.1:8000"}, False),
        ({}, {"Sec-Fetch-Site": "cross-site"}, False),
        ({}, {"Sec-Fetch-Site": "none"}, True),
        ({}, {"Host": "localhost", "Origin": "http://localhost"}, True),
        ({}, {"Host": "localhost:80", "Origin": "http://localhost"}, True),
        ({}, {"Host": "localhost:80", "Origin": "https://localhost"}, False),
        ({"public_url": PUBLIC}, {"Origin": "https://games.example.org"}, True),
        ({"public_url": PUBLIC}, {"Host": "games.example.org", "Origin": "https://games.example.org"}, True),
        ({"public_url": PUBLIC}, {"Origin": "https://games.example.org.evil.org"}, False),
        ({"public_url": PUBLIC}, {"Origin": "https://other.example.org", "Sec-Fetch-Site": "same-site"}, False),
        ({"host": "0.0.0.0"}, {"Host": "192.168.1.5:8000", "Origin": "http://192.168.1.5:8000"}, True),
        ({"host": "0.0.0.0"}, {"Host": "192.168.1.5:8000", "Origin": "http://192.168.1.6:8000"}, False),
    ],
)
def test_only_own_pages_may_change_something(settings: dict[str, Any], headers: dict[str, str], allowed: bool) -> None:
    gated = Gated(**settings)
    for method in ("POST", "DELETE"):
        response = gated.ask(method, "/api/games/abc", headers=headers)
        if allowed:
            assert response.status_code == 200
        else:
            assert problem(response) == (403, "wrong-origin")
    assert gated.ask("GET", "/api/games/abc", headers=headers).status_code == 200, "a browser hides the answer"


def test_two_origins_are_none_of_ours() -> None:
    origins = [(b"origin", b"http://127.0.0.1:8000"), (b"origin", b"https://evil.example.org")]
    assert Gated().call(scope(headers=origins))[0]["status"] == 403


# Sub-path


@pytest.mark.parametrize("path", ["/api/games/abc", "/kontor/api/games/abc"])
def test_a_proxy_may_take_the_sub_path_off_or_leave_it(path: str) -> None:
    told = Gated(public_url=PUBLIC).ask("GET", path).json()
    assert (told["root"], told["path"]) == ("/kontor", "/kontor/api/games/abc")


@pytest.mark.parametrize("path", ["/kontorei/api/games/abc", "/kontor/kontor/api/games/abc"])
def test_another_sub_path_is_unknown(path: str) -> None:
    assert Gated(public_url=PUBLIC).ask("GET", path).status_code == 404


def test_the_start_page_is_found_below_the_sub_path() -> None:
    gated = Gated(public_url=PUBLIC)
    assert gated.ask("GET", "/").status_code == gated.ask("GET", "/kontor/").status_code == 200
    response = gated.ask("GET", "/kontor")
    assert (response.status_code, response.headers["location"]) == (308, "/kontor/")
