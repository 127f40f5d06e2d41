"""Limits, with a clock that the tests wind."""

from contextlib import ExitStack, suppress
from functools import partial

import pytest
from starlette.types import Message

from kontor.server.gateway.limits import (
    CLIENTS_PER_NETWORK,
    MAX_BURSTS_AHEAD,
    MAX_LIVE_PER_CLIENT,
    MAX_REQUESTS_PER_CLIENT,
    OPERATOR_CLIENT,
    RATES,
    SOCKET_RATE,
    STORING,
    Capacity,
    Connections,
    Kind,
    Limits,
    MessageRate,
)

ANNA, BERT = "192.0.2.1", "192.0.2.2"
CLUB_PLAYERS = 20
# What each of them does in a minute; a decision takes 0.2 kB and, with what it asks and reads, 10 ms
CLUB_EVENING: dict[Kind, float] = {
    "request": 100,
    "act": 6,
    "ask": 30,
    "read": 30,
    "message": 60,
    "connect": 1,
    "chat": 1,
    "work": 60,
    "store": 1.2,
}


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


@pytest.mark.parametrize(("kind", "each_minute"), CLUB_EVENING.items())
def test_a_club_plays_all_evening_at_one_address(kind: Kind, each_minute: float, limits: Limits, clock: Clock) -> None:
    for _ in range(4 * 3600):
        clock.now += 1
        assert limits.wait(kind, ANNA) is None
        limits.spend(kind, ANNA, CLUB_PLAYERS * each_minute / 60)


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


@pytest.mark.parametrize("network", ["2001:db8:7:{:x}::/64", "192.0.2.{}"])
@pytest.mark.parametrize("kind", RATES)
def test_a_whole_network_may_store_as_much_as_a_few_clients(kind: Kind, network: str, limits: Limits) -> None:
    counts = [taken(limits, kind, network.format(number)) for number in range(3 * CLIENTS_PER_NETWORK)]
    every = RATES[kind].burst * (CLIENTS_PER_NETWORK if kind in STORING else len(counts))
    assert every - CLIENTS_PER_NETWORK < sum(counts) <= every
    assert taken(limits, kind, "2001:db8:8::/64") == taken(limits, kind, "192.0.3.1") == RATES[kind].burst


@pytest.mark.parametrize("kind", RATES)
def test_nobody_waits_for_longer_than_a_few_bursts_whatever_is_said_of_them(kind: Kind, limits: Limits) -> None:
    for _ in range(50):
        limits.charge(kind, ANNA, 10_000)
    burst, interval = RATES[kind]
    assert limits.wait(kind, ANNA) == pytest.approx(((MAX_BURSTS_AHEAD - 1) * burst + 1) * interval)


def test_asking_whether_to_wait_counts_nothing(limits: Limits) -> None:
    assert [limits.wait("login", ANNA) for _ in range(100)] == [None] * 100
    assert taken(limits, "login") == RATES["login"].burst
    assert limits.wait("login", ANNA) == limits.take("login", ANNA) is not None


def test_the_user_of_this_machine_has_no_limits(limits: Limits) -> None:
    assert {limits.take("login", OPERATOR_CLIENT) for _ in range(1000)} == {None}


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
    assert limits.spend(kind, BERT) == limits.spend(kind, OPERATOR_CLIENT) == 0


def test_a_socket_that_does_not_rest_has_to_rest_longer_whosever_it_is(limits: Limits, clock: Clock) -> None:
    async def receive() -> Message:
        raise AssertionError

    socket = MessageRate(receive, limits, OPERATOR_CLIENT)
    rests = [socket._delay() for _ in range(SOCKET_RATE.burst + 9)]
    assert rests[: SOCKET_RATE.burst - 1] == [0.0] * (SOCKET_RATE.burst - 1)
    assert rests[-10:] == pytest.approx([number * SOCKET_RATE.interval for number in range(1, 11)])
    clock.now += 3600
    assert socket._delay() == 0


# Connections

CAPACITY = Capacity(all=20_000, live=10_000, watching=7500)


@pytest.mark.parametrize(("live", "most"), [(True, MAX_LIVE_PER_CLIENT), (False, MAX_REQUESTS_PER_CLIENT)])
def test_a_client_may_have_so_many_connections_open_and_others_have_theirs(live: bool, most: int) -> None:
    connections = Connections(CAPACITY)
    with ExitStack() as opened:
        for _ in range(most):
            assert not connections.has_enough(ANNA, live=live)
            opened.enter_context(connections.held(ANNA, live=live))
        assert connections.has_enough(ANNA, live=live)
        assert not connections.has_enough(BERT, live=live)
    assert not connections.has_enough(ANNA, live=live)
    assert (len(connections._requests), len(connections._live)) == (0, 0), "nobody is remembered who is gone"


def test_the_user_of_this_machine_has_as_many_connections_as_there_are() -> None:
    connections, without = Connections(CAPACITY), Connections(CAPACITY, enabled=False)
    with ExitStack() as opened:
        for _ in range(2 * MAX_LIVE_PER_CLIENT):
            opened.enter_context(connections.held(OPERATOR_CLIENT, live=True))
            opened.enter_context(without.held(ANNA, live=True))
        assert not connections.has_enough(OPERATOR_CLIENT, live=True)
        assert not without.has_enough(ANNA, live=True)


def test_there_is_an_end_to_the_connections_of_all_together() -> None:
    connections = Connections(Capacity(10, 3, 2), enabled=False)
    with (
        connections.held(OPERATOR_CLIENT, live=True),
        connections.held(ANNA, live=True),
        connections.held(ANNA, live=False),
    ):
        assert not connections.is_full
        with suppress(RuntimeError), connections.held(BERT, live=True):
            assert connections.is_full
            raise RuntimeError
        assert not connections.is_full


def test_spectators_leave_room_for_seats() -> None:
    connections = Connections(Capacity(10, 3, 2))
    spectator, seated = partial(connections.watched, seated=False), partial(connections.watched, seated=True)
    with spectator() as first, seated() as second:
        with suppress(RuntimeError), spectator() as third, spectator() as one_too_many, seated() as fourth:
            assert (first, second, third, one_too_many, fourth) == (True, True, True, False, True)
            raise RuntimeError
        with spectator() as later:
            assert later, "whoever was turned away took no place, and whoever is gone gave theirs back"
