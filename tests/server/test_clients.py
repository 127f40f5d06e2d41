"""Who is asking: addresses behind proxies, and the operator."""

from typing import Any

import pytest

from kontor.server.config.addresses import is_local, is_loopback
from kontor.server.gateway.clients import MAX_PROXIES
from kontor.server.gateway.limits import OPERATOR_CLIENT
from tests.server.gated import Gated

PROXIED = {"proxy": ("127.0.0.1", "10.0.0.0/8", "fd00::/8")}
SECRET = "c2VjcmV0IG9mIHRoZSBvcGVyYXRvcg--"
KEPT = {"operator_secret": SECRET, "host": "0.0.0.0"}


def client(peer: str, settings: dict[str, Any], host: str = "127.0.0.1:8000", **headers: str) -> str:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    told = Gated(**settings).ask("GET", "/api/health", peer=peer, host=host, headers=named).json()
    return str(told["client"])


@pytest.mark.parametrize(
    ("peer", "settings", "headers", "expected"),
    [
        # This machine is an address like others: a proxy on it may not say for whom it asks.
        ("127.0.0.1", {}, {}, "127.0.0.1"),
        ("::1", {}, {}, "::/64"),
        ("::ffff:127.0.0.1", {}, {}, "127.0.0.1"),
        ("192.0.2.1", {"host": "0.0.0.0"}, {}, "192.0.2.1"),
        ("::ffff:192.0.2.1", {"host": "::"}, {}, "192.0.2.1"),
        # The operator is whoever shows the secret, wherever they are.
        ("127.0.0.1", KEPT, {"Authorization": f"Bearer {SECRET}"}, OPERATOR_CLIENT),
        ("192.0.2.1", KEPT, {"Authorization": f"bearer  {SECRET}"}, OPERATOR_CLIENT),
        ("127.0.0.1", KEPT, {"Authorization": f"Bearer {SECRET[:-1]}"}, "127.0.0.1"),
        ("127.0.0.1", KEPT, {"Authorization": f"Basic {SECRET}"}, "127.0.0.1"),
        ("127.0.0.1", KEPT, {"Authorization": "Bearer"}, "127.0.0.1"),
        ("127.0.0.1", KEPT, {}, "127.0.0.1"),
        ("127.0.0.1", {}, {"Authorization": "Bearer "}, "127.0.0.1"),
        # One that can be guessed is tried only where wrong tries are counted.
        ("127.0.0.1", {"operator_secret": "let-me-operate"}, {"Authorization": "Bearer let-me-operate"}, "127.0.0.1"),
        # Only named proxies are believed.
        ("127.0.0.1", {}, {"X_Forwarded_For": "192.0.2.1"}, "127.0.0.1"),
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "192.0.2.1"}, "192.0.2.1"),
        ("10.1.2.3", PROXIED, {"X_Forwarded_For": "192.0.2.1"}, "192.0.2.1"),
        ("11.1.2.3", PROXIED, {"X_Forwarded_For": "192.0.2.1"}, "11.1.2.3"),
        ("192.0.2.9", {}, {"X_Forwarded_For": "127.0.0.1"}, "192.0.2.9"),
        # What the client wrote itself stands on the left, and is not believed.
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "198.51.100.7, 192.0.2.1"}, "192.0.2.1"),
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "198.51.100.7, 192.0.2.1, 10.0.0.2"}, "192.0.2.1"),
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "127.0.0.1, 192.0.2.1"}, "192.0.2.1"),
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "192.0.2.1, nonsense"}, "127.0.0.1"),
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "127.0.0.1"}, "127.0.0.1"),
        # No further than through so many proxies.
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "192.0.2.1" + ", 10.0.0.2" * (MAX_PROXIES - 1)}, "192.0.2.1"),
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "192.0.2.1" + ", 10.0.0.2" * MAX_PROXIES}, "10.0.0.2"),
        # Ports, and networks of IPv6.
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "192.0.2.1:5000"}, "192.0.2.1"),
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "[2001:db8:1:2:3::4]:5000"}, "2001:db8:1:2::/64"),
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "2001:db8:1:2:ffff::4"}, "2001:db8:1:2::/64"),
        ("127.0.0.1", PROXIED, {"X_Forwarded_For": "2001:db8:1:3::4, fd00::1"}, "2001:db8:1:3::/64"),
    ],
)
def test_clients_are_told_apart(peer: str, settings: dict[str, Any], headers: dict[str, str], expected: str) -> None:
    assert client(peer, settings, **headers) == expected


@pytest.mark.parametrize(
    ("peer", "proto", "expected"),
    [("127.0.0.1", "https", "https"), ("127.0.0.1", "gopher", "http"), ("192.0.2.1", "https", "http")],
)
def test_the_scheme_is_believed_of_named_proxies(peer: str, proto: str, expected: str) -> None:
    told = Gated(proxy=("127.0.0.1",)).ask("GET", "/api/health", peer=peer, headers={"X-Forwarded-Proto": proto})
    assert told.json()["scheme"] == expected


@pytest.mark.parametrize(
    "host", ["localhost", "LocalHost", "127.0.0.1", "127.8.8.8", "::1", "[::1]", "::ffff:127.0.0.1"]
)
def test_this_machine_has_many_names(host: str) -> None:
    assert is_loopback(host)
    assert is_local(host)


@pytest.mark.parametrize("host", ["", "example.org", "localhost.example.org", "127.1", "0.0.0.0", "192.168.1.5", "::"])
def test_other_names_are_other_machines(host: str) -> None:
    assert not is_loopback(host)


@pytest.mark.parametrize("host", ["example.org", "8.8.8.8", "2001:4860:4860::8888", "local.example.org"])
def test_names_on_the_internet_are_not_local(host: str) -> None:
    assert not is_local(host)
