"""Limits, with a clock that the tests wind."""

import asyncio
from contextlib import ExitStack, suppress
from functools import partial

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from kontor.server.gateway.limits import (
    AT_ONCE,
    AT_THOUGHT,
    AT_WORK,
    OPEN_EACH,
    OWN,
    RATES,
    SOCKET,
    Connections,
    Kind,
    Limits,
    Pace,
    Room,
    client_of,
)
from tests.server.gated import Gated
from tests.server.storing import awaited

ANNA, BERT = "192.0.2.1", "192.0.2.2"


class Clock:
    """Tells the time it is set to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> Limits:
    return Limits(clock=clock)


def taken(limits: Limits, kind: Kind, client: str = ANNA) -> int:
    """How many are allowed at once."""
    count = 0
    while limits.take(kind, client) is None:
        count += 1
    return count


@pytest.mark.parametrize("kind", RATES)
def test_a_burst_is_allowed_and_then_one_in_each_interval(kind: Kind, limits: Limits, clock: Clock) -> None:
    burst, interval = RATES[kind]
    assert taken(limits, kind) == burst
    assert limits.take(kind, ANNA) == pytest.approx(interval)
    clock.now += 0.9 * interval
    assert limits.take(kind, ANNA) == pytest.approx(0.1 * interval)
    clock.now += 0.1 * interval
    assert taken(limits, kind) == 1
    clock.now += 3 * interval
    assert taken(limits, kind) == 3
    clock.now += 10_000 * interval
    assert taken(limits, kind) == burst


def test_the_limits_are_fit_for_people() -> None:
    per_minute = {kind: (rate.burst, 60 / rate.interval) for kind, rate in RATES.items()}
    assert per_minute == {
        "request": (1000, 9000),
        "create": (20, 30),
        "act": (60, 1200),
        "ask": (200, 2400),
        "read": (200, 3000),
        "analyse": (10, 2),
        "replay": (20, 30),
        "study": (60, 300),
        "chat": (8, 60),
        "login": (5, 5),
        "connect": (60, 300),
        "message": (300, 6000),
        "notice": (10, 2),
        "name": (5, 1 / 60),
        "mail": (3, 0.1),
        "dump": (3, 0.1),
    }


def test_who_waits_as_told_is_let_in(limits: Limits, clock: Clock) -> None:
    taken(limits, "login")
    for _ in range(50):
        wait = limits.take("login", ANNA)
        assert wait is not None
        clock.now += wait
        assert limits.take("login", ANNA) is None


def test_refused_requests_do_not_make_the_wait_longer(limits: Limits) -> None:
    taken(limits, "login")
    waits = {limits.take("login", ANNA) for _ in range(100)}
    assert len(waits) == 1


def test_clients_and_kinds_are_counted_apart(limits: Limits) -> None:
    taken(limits, "chat")
    assert limits.take("chat", ANNA) is not None
    assert limits.take("chat", BERT) is None
    assert limits.take("act", ANNA) is None


def test_asking_whether_to_wait_counts_nothing(limits: Limits) -> None:
    assert [limits.wait("login", ANNA) for _ in range(100)] == [None] * 100
    assert taken(limits, "login") == RATES["login"].burst
    assert limits.wait("login", ANNA) == limits.take("login", ANNA) is not None


def test_the_user_of_this_machine_has_no_limits(limits: Limits) -> None:
    assert {limits.take("login", OWN) for _ in range(1000)} == {None}


def test_limits_can_be_switched_off() -> None:
    limits = Limits(False)
    assert {limits.take("login", ANNA) for _ in range(1000)} == {None}
    assert limits.wait("login", ANNA) is None


def test_memory_is_bounded_and_the_quietest_client_is_forgotten(clock: Clock) -> None:
    limits = Limits(clock=clock, room=3)
    for client in (ANNA, BERT, "third", ANNA, "fourth"):
        assert limits.take("login", client) is None
    burst = RATES["login"].burst
    assert taken(limits, "login", ANNA) == burst - 2, "remembered"
    assert taken(limits, "login", BERT) == burst, "forgotten"
    for number in range(1000):
        limits.take("login", f"stranger {number}")
    assert len(limits._free_at["login"]) == 3


# Being slowed down


@pytest.mark.parametrize("kind", RATES)
def test_who_is_slowed_down_goes_as_fast_as_who_is_refused(kind: Kind, limits: Limits, clock: Clock) -> None:
    burst, interval = RATES[kind]
    assert [limits.spend(kind, ANNA) for _ in range(burst - 1)] == [0.0] * (burst - 1)
    for _ in range(5):
        rest = limits.spend(kind, ANNA)
        assert rest == pytest.approx(interval)
        clock.now += rest
    assert limits.spend(kind, BERT) == limits.spend(kind, OWN) == 0


def test_somebody_who_does_not_rest_has_to_rest_longer(clock: Clock) -> None:
    pace = Pace()
    rests = [pace.rest(SOCKET, clock.now) for _ in range(SOCKET.burst + 9)]
    assert rests[: SOCKET.burst - 1] == [0.0] * (SOCKET.burst - 1)
    assert rests[-10:] == pytest.approx([number * SOCKET.interval for number in range(1, 11)])
    assert pace.rest(SOCKET, clock.now + 3600) == 0


# Connections

ROOM = Room(all=20_000, live=10_000, watching=7500)


@pytest.mark.parametrize(("live", "most"), [(True, OPEN_EACH), (False, AT_ONCE)])
def test_a_client_may_have_so_many_connections_open_and_others_have_theirs(live: bool, most: int) -> None:
    connections = Connections(ROOM)
    with ExitStack() as opened:
        for _ in range(most):
            assert not connections.has_enough(ANNA, live=live)
            opened.enter_context(connections.held(ANNA, live=live))
        assert connections.has_enough(ANNA, live=live)
        assert not connections.has_enough(BERT, live=live)
    assert not connections.has_enough(ANNA, live=live)
    assert (len(connections._requests), len(connections._live)) == (0, 0), "nobody is remembered who is gone"


def test_the_user_of_this_machine_has_as_many_connections_as_there_are() -> None:
    connections, without = Connections(ROOM), Connections(ROOM, enabled=False)
    with ExitStack() as opened:
        for _ in range(2 * OPEN_EACH):
            opened.enter_context(connections.held(OWN, live=True))
            opened.enter_context(without.held(ANNA, live=True))
        assert not connections.has_enough(OWN, live=True)
        assert not without.has_enough(ANNA, live=True)


def test_there_is_an_end_to_the_connections_of_all_together() -> None:
    connections = Connections(Room(10, 3, 2), enabled=False)
    with connections.held(OWN, live=True), connections.held(ANNA, live=True), connections.held(ANNA, live=False):
        assert not connections.is_full
        with suppress(RuntimeError), connections.held(BERT, live=True):
            assert connections.is_full
            raise RuntimeError
        assert not connections.is_full


def test_spectators_leave_room_for_seats() -> None:
    connections = Connections(Room(10, 3, 2))
    spectator, seated = partial(connections.watched, seated=False), partial(connections.watched, seated=True)
    with spectator() as first, seated() as second:
        with suppress(RuntimeError), spectator() as third, spectator() as one_too_many, seated() as fourth:
            assert (first, second, third, one_too_many, fourth) == (True, True, True, False, True)
            raise RuntimeError
        with spectator() as later:
            assert later, "whoever was turned away took no place, and whoever is gone gave theirs back"


@awaited
async def test_few_requests_of_a_client_are_worked_on_at_once_so_that_others_do_not_wait_behind_all_of_them() -> None:
    begun: list[str] = []
    may_end = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.append(client_of(scope))
        if scope["path"] != "/api/health":
            await may_end.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask(peer: str, path: str = "/api/games/abc") -> int:
        transport = httpx.ASGITransport(gated.app, client=(peer, 50_000))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
            return (await client.get(path)).status_code

    gated = Gated(app=app)
    many = [asyncio.create_task(ask(ANNA)) for _ in range(3 * AT_WORK)]
    while len(begun) < AT_WORK:
        await asyncio.sleep(0)
    own = [asyncio.create_task(ask("127.0.0.1")) for _ in range(3 * AT_WORK)]
    other = asyncio.create_task(ask(BERT))
    while not (begun.count(BERT) and begun.count(OWN) == len(own)):
        await asyncio.sleep(0)
    disguised = asyncio.create_task(ask(ANNA, "/api/games/abc?wait=20"))
    live = asyncio.create_task(ask(ANNA, "/api/games/abc/events?wait=20"))
    while begun.count(ANNA) == AT_WORK:
        await asyncio.sleep(0)
    assert await ask(ANNA, "/api/health") == 200
    assert begun.count(ANNA) == AT_WORK + 2, "of all these, one that waits for news and the health are not work"
    may_end.set()
    assert set(await asyncio.gather(*many, *own, other, disguised, live)) == {200}
    assert not gated.connections._turns, "nobody is remembered who is gone"


@awaited
async def test_what_bots_think_about_keeps_no_other_request_of_the_same_client_waiting() -> None:
    begun: list[str] = []
    known = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/api/games/abc/coach":
            async with gated.connections.thought(client_of(scope)):
                begun.append("thought")
                await known.wait()
        begun.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask(path: str) -> int:
        transport = httpx.ASGITransport(gated.app, client=(ANNA, 50_000))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
            return (await client.get(path)).status_code

    gated = Gated(app=app)
    coached = [asyncio.create_task(ask("/api/games/abc/coach")) for _ in range(3 * AT_THOUGHT)]
    while len(begun) < AT_THOUGHT:
        await asyncio.sleep(0)
    async with asyncio.timeout(5):
        assert await ask("/api/games/abc") == 200
    assert begun == ["thought"] * AT_THOUGHT + ["/api/games/abc"]
    known.set()
    assert set(await asyncio.gather(*coached)) == {200}
    kept = [*gated.connections._turns, *gated.connections._thoughts]
    assert not kept, "nobody is remembered who is gone"
