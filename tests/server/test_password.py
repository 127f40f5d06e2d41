"""The password of a server: at the gate, and in the gateway."""

import math

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kontor.server.config.settings import Settings
from kontor.server.gateway.limits import RATES, Limits
from kontor.server.gateway.password import PASSWORD_COOKIE_VALID_S, Gate
from tests.server.gated import Gated
from tests.server.serving import UNHURRIED

PASSWORD = "öffne dich, Sesam"
HEADER = {"X-Kontor-Password": PASSWORD.encode()}


def gate(password: str = PASSWORD, now: float = 1_000_000.0, **settings: str) -> Gate:
    return Gate(Settings(password=password, **settings), clock=lambda: now)  # type: ignore[arg-type]


def test_only_the_password_itself_matches() -> None:
    there = gate()
    assert not there.is_open
    assert there.matches(PASSWORD)
    assert there.matches(PASSWORD.encode())
    for wrong in ("", "sesame", PASSWORD + " ", PASSWORD.lower(), "\ud800", PASSWORD.encode("latin-1")):
        assert not there.matches(wrong)


def test_a_cookie_is_good_for_a_time() -> None:
    value = gate(now=1_000_000.0).cookie_value()
    assert gate(now=1_000_000.0 + PASSWORD_COOKIE_VALID_S - 1).accepts(value)
    assert not gate(now=1_000_000.0 + PASSWORD_COOKIE_VALID_S + 1).accepts(value)


def test_a_cookie_ends_with_its_password() -> None:
    assert not gate("another password").accepts(gate().cookie_value())


def test_a_cookie_cannot_be_made_up() -> None:
    value = gate().cookie_value()
    until, _, proof = value.partition(".")
    made_up = ("", ".", until, f"{until}.", f"{int(until) + 1}.{proof}", f"{until}.{proof[:-1]}", f"{until}.{proof}0")
    for wrong in (*made_up, f"0{value}", f"-{value}", f"²{value}", value.upper(), "9" * 5000, PASSWORD):
        assert not gate().accepts(wrong), wrong
    assert PASSWORD not in value


def test_a_cookie_is_kept_from_scripts_and_other_sites() -> None:
    here = gate()
    assert here.set_cookie() == (
        f"kontor-pass={here.cookie_value()}; Max-Age={PASSWORD_COOKIE_VALID_S}; Path=/; HttpOnly; SameSite=Strict"
    )
    public = gate(public_url="https://games.example.org/kontor").set_cookie()
    assert "; Path=/kontor; " in public
    assert public.endswith("; Secure")


def test_a_server_without_a_password_is_open() -> None:
    gated = Gated()
    assert gated.gate.is_open
    assert gated.ask("GET", "/api/games/abc").status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games/abc", 401),
        ("POST", "/api/games/abc", 401),
        ("GET", "/api/nothing", 401),
        ("GET", "/api", 401),
        ("GET", "/api/health/more", 401),
        ("GET", "/api/health", 200),
        ("POST", "/api/login", 200),
        ("GET", "/api/metrics", 200),  # for which another secret is needed
        ("GET", "/", 200),
        ("GET", "/file.js", 200),
    ],
)
def test_everything_but_health_login_metrics_and_files_needs_the_password(method: str, path: str, status: int) -> None:
    for public_url in ("", "https://games.example.org/kontor"):
        gated = Gated(password=PASSWORD, public_url=public_url)
        response = gated.ask(method, path)
        assert response.status_code == status
        if status == 401:
            assert response.json()["error"] == "password"
            assert gated.ask(method, path, headers=HEADER).status_code in (200, 404)


def test_the_operator_needs_no_password() -> None:
    secret = "o" * 32
    gated = Gated(password=PASSWORD, operator_secret=secret)
    assert gated.ask("GET", "/api/games/abc", headers={"Authorization": f"Bearer {secret}"}).status_code == 200
    assert gated.ask("GET", "/api/games/abc", headers={"Authorization": f"Bearer {secret[1:]}"}).status_code == 401


def test_the_cookie_opens_also_among_others() -> None:
    gated = Gated(password=PASSWORD)
    value = gated.gate.cookie_value()
    for cookies in (
        f"kontor-pass={value}",
        f'odd={{"a": [1]}}; kontor-pass={value}; more',
        f"kontor-pass=1.2; kontor-pass={value}",
    ):
        assert gated.ask("GET", "/api/games/abc", headers={"Cookie": cookies}).status_code == 200
    for cookies in (
        "",
        "kontor-pass",
        "kontor-pass=",
        f"kontor-pas={value}",
        f"kontor-pass={value}x",
        f"x=kontor-pass={value}",
    ):
        assert gated.ask("GET", "/api/games/abc", headers={"Cookie": cookies}).status_code == 401


def test_guessing_is_slowed_down_but_knowing_is_not() -> None:
    now = [0.0]
    gated = Gated(Limits(clock=lambda: now[0]), password=PASSWORD, host="0.0.0.0")
    for _ in range(50):
        assert gated.ask("GET", "/api/games/abc", headers=HEADER, peer="192.0.2.1").status_code == 200
    wrong = {"X-Kontor-Password": "sesame"}
    burst, interval = RATES["login"]
    guesses = [gated.ask("GET", "/api/games/abc", headers=wrong, peer="192.0.2.1") for _ in range(burst + 1)]
    assert [guess.status_code for guess in guesses] == [401] * burst + [429]
    assert guesses[-1].json()["error"] == "too-many"
    assert guesses[-1].headers["Retry-After"] == str(math.ceil(interval))
    right = gated.ask("GET", "/api/games/abc", headers=HEADER, peer="192.0.2.1")
    assert right.status_code == 429, "or the next guess could be the right one"
    cookie = {"Cookie": f"kontor-pass={gated.gate.cookie_value()}"}
    assert gated.ask("GET", "/api/games/abc", headers=cookie, peer="192.0.2.1").status_code == 200
    assert gated.ask("GET", "/api/games/abc", headers=HEADER, peer="192.0.2.2").status_code == 200
    now[0] += interval
    assert gated.ask("GET", "/api/games/abc", headers=HEADER, peer="192.0.2.1").status_code == 200


async def test_a_socket_needs_the_password_too() -> None:
    gated = Gated(password=PASSWORD)
    with gated.served() as address:
        url = f"ws://{address}/api/games/abc/live"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(url, **UNHURRIED):
                pass
        assert refused.value.response.status_code == 401
        cookie = {"Cookie": f"kontor-pass={gated.gate.cookie_value()}"}
        async with connect(url, additional_headers=cookie, **UNHURRIED) as websocket:
            await websocket.send("moin")
            assert await websocket.recv() == "MOIN"
