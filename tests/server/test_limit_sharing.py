"""Limits over several processes: what a client does with one counts with the others."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import msgspec
import pytest
from cryptography.fernet import Fernet

from kontor.server.gateway.limits import OPERATOR_CLIENT, RATES, Kind, Limits
from kontor.server.gateway.sharing import LIMITS_CHANNEL, REPORT_MAX_BYTES, LimitSharing
from tests.server.conftest import command
from tests.server.storing import until

ANNA, BERT = "192.0.2.1", "192.0.2.2"
KEY = Fernet.generate_key().decode()


@asynccontextmanager
async def processes(url: str, number: int) -> AsyncIterator[list[Limits]]:
    """The limits of so many processes, whose clocks stand still."""
    every = [Limits(clock=lambda: 1000.0) for _ in range(number)]
    sharing = [LimitSharing(url, limits, KEY) for limits in every]
    for each in sharing:
        await each.begin()
    try:
        yield every
    finally:
        for each in sharing:
            await each.close()


def taken(limits: Limits, kind: Kind, client: str) -> int:
    count = 0
    while limits.take(kind, client) is None:
        count += 1
    return count


async def test_what_a_client_did_with_one_process_counts_with_all(postgres_url: str) -> None:
    async with processes(postgres_url, 3) as (first, second, third):
        for kind in RATES:
            assert taken(first, kind, ANNA) == RATES[kind].burst
        await until(lambda: None not in (second.wait("login", ANNA), third.wait("login", ANNA)))
        for kind in RATES:
            assert taken(second, kind, ANNA) == taken(third, kind, ANNA) == 0, kind
            assert second.take(kind, BERT) is None


async def test_who_goes_to_two_processes_at_once_waits_longer_afterwards(postgres_url: str) -> None:
    burst, interval = RATES["create"]
    async with processes(postgres_url, 3) as (first, second, third):
        assert taken(second, "create", ANNA) == taken(third, "create", ANNA) == burst
        await until(lambda: (first.wait("create", ANNA) or 0) > burst * interval)


NONSENSE = ("", "x", "[]", '["a",[["dance","b",1]]]', '["a",1,[["login","192.0.2.1",9999]]]')


async def test_nobody_else_can_say_what_a_client_did_or_hear_it(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever may connect to the database can send and hear notices."""
    heard: list[str] = []
    stranger = await asyncpg.connect(postgres_url)
    await stranger.add_listener(LIMITS_CHANNEL, lambda *args: heard.append(args[-1]))
    async with processes(postgres_url, 2) as (first, second):
        assert first.take("login", ANNA) is None
        await until(lambda: second._ahead("login", ANNA) > 0)
        true, before = heard[-1], second._ahead("login", ANNA)
        assert ANNA not in true
        forged = msgspec.json.encode(("x", 10**9, [("login", ANNA, 9999)]))
        for text in (*NONSENSE, Fernet(Fernet.generate_key()).encrypt(forged).decode(), true, true):
            await stranger.execute("SELECT pg_notify($1, $2)", LIMITS_CHANNEL, text)
        assert first.take("login", BERT) is None
        await until(lambda: second._ahead("login", BERT) > 0)
        assert second._ahead("login", ANNA) == before
    await stranger.close()
    assert caplog.records == []


async def test_a_process_goes_on_without_the_others(postgres_url: str) -> None:
    async with processes(postgres_url, 2) as (first, second):
        broken = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        await asyncio.to_thread(command, postgres_url, broken)
        clients: list[str] = []
        while all(second.wait("login", client) is None for client in clients):  # what is told meanwhile is lost
            clients.append(f"client {len(clients)}")
            assert taken(first, "login", clients[-1]) == RATES["login"].burst
            await asyncio.sleep(0.1)


def test_a_notice_fits_and_tells_of_the_heaviest() -> None:
    sharing = LimitSharing("postgresql://nowhere", Limits(), KEY)
    spent: Counter[tuple[Kind, str]] = Counter()
    for number in range(1000):
        spent["read", f"2001:db8:{number:x}::/64"] = number
    spent["create", ANNA] = 20
    text = sharing._report(spent).decode()
    assert REPORT_MAX_BYTES * 0.9 < len(text) <= REPORT_MAX_BYTES
    assert text.split("[[")[1].startswith(f'"create","{ANNA}",20],["read","2001:db8:3e7::/64",999]')


def test_nothing_is_told_of_the_user_of_this_machine() -> None:
    limits = Limits()
    limits.take("read", ANNA)
    assert limits.take_spent() == {}, "nobody has asked before"
    limits.take("read", OPERATOR_CLIENT)
    limits.spend("message", OPERATOR_CLIENT)
    limits.take("read", ANNA)
    assert limits.take_spent() == {("read", ANNA): 1}
    assert limits.take_spent() == {}
