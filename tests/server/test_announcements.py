"""Decisions that a process announces with its write: the others need not query the database for them."""

import asyncio
from base64 import b64encode
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import asyncpg
import msgspec
import pytest

from kontor.server.commands.making import begin, create
from kontor.server.store.announcements import (
    ENTRIES_MAX_LENGTH,
    NOTIFY_CHANNEL,
    Announcements,
    decode_announcement,
    encode_announcement,
)
from kontor.server.store.base import Row
from kontor.server.store.chain import link, masked
from kontor.server.store.common import Store
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entry
from kontor.server.tables.keys import new_table_id
from kontor.server.tables.table import Table
from kontor.wire.requests import HumanSeat, NewGame
from tests.server.playing import SEED
from tests.server.serving import PATIENCE
from tests.server.storing import change, until
from tests.server.test_hub import hub_of


def test_a_notice_carries_decisions_and_nothing_that_may_have_to_be_deleted() -> None:
    silent = change("t", 3, b'{"kind":"joined","name":"Anna"}')
    assert encode_announcement(silent, "here") == "t 3 here", "as older processes write and read it"
    told = msgspec.structs.replace(change("t", 3, b"one", b"two"), announces_entries=True)
    notice = encode_announcement(told, "here")
    assert len(notice.split()) == 3, "older processes can read it"
    assert decode_announcement(notice) == ("t", 4, "here", masked(told.rows))
    long = msgspec.structs.replace(change("t", 3, b"1" * ENTRIES_MAX_LENGTH), announces_entries=True)
    assert decode_announcement(encode_announcement(long, "here")) == ("t", 3, "here", ())


def test_of_a_notice_whose_entries_cannot_be_read_the_rest_counts() -> None:
    """A newer process may write them in another way: then they are read from the database."""
    notice = encode_announcement(msgspec.structs.replace(change("t", 3, b"one"), announces_entries=True), "here")
    for other in (
        notice[:-1],
        notice[:-8],
        "t 3 here:?",
        f"t 3 here:{b64encode(msgspec.msgpack.encode([[3]])).decode()}",
    ):
        assert decode_announcement(other) == ("t", 3, "here", ())


async def test_nonsense_of_somebody_else_is_ignored(postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[str] = []
    listening = Announcements(postgres_url, lambda text: heard.append(decode_announcement(text)[0]), lambda: None)
    await listening.start()
    stranger = await asyncpg.connect(postgres_url)
    for text in ("", "x", "t three here", "t 3", "t 3 here:x more", "good 3 here"):
        await stranger.execute("SELECT pg_notify($1, $2)", NOTIFY_CHANNEL, text)
    await until(lambda: heard == ["good"])
    await stranger.close()
    await listening.close()
    assert caplog.records == []


def game() -> list[Entry]:
    """The entries of a new table whose game has begun."""
    wanted = NewGame(seats=[HumanSeat() for _ in range(3)], seed=SEED)
    entries: list[Entry] = create(wanted, ["0", "1", "2"], host="host", invite=None)
    return [*entries, begin(Table.draft("t", *entries))]


def decide(table: Table) -> list[Entry]:
    assert table.game is not None
    assert table.game.decider is not None
    return [log.Decided(ply=table.ply, seat=table.game.decider, action=str(table.game.legal_actions()[0]))]


class Asked:
    """Counts how often tables are read."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.count = 0
        for name in ("head", "entries", "sealed_head"):
            patch.setattr(store, name, self._counted(getattr(store, name)))

    def _counted(self, operation: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counted(*args: Any) -> Any:
            self.count += 1
            return await operation(*args)

        return counted


async def test_a_decision_at_another_process_is_known_here_without_a_question(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # To compare the versions of all tables would be a question, too.
    monkeypatch.setattr("kontor.server.tables.hub.COMPARE_INTERVAL_S", PATIENCE)
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(hub_of(postgres_url, 10)) for _ in range(2)]
        theirs = await there.create(new_table_id(), game())
        ours = await here.table(theirs.table.id)
        await there.change(theirs, decide)
        await until(lambda: ours.table.version >= theirs.table.version)
        await until(lambda: not here._tasks)  # it also heard that the table was made, and looks for more
        asked = Asked(here.store, monkeypatch)
        for _ in range(4):
            await there.change(theirs, decide)
            await until(lambda: ours.table.version >= theirs.table.version)
        assert asked.count == 0
        assert (ours.table.ply, ours.table.hash) == (5, theirs.table.hash)
        await there.change(theirs, lambda table: [log.Paced(pace=7)])
        await until(lambda: ours.table.version >= theirs.table.version)
        assert ours.table.pace == 7
        assert asked.count > 0, "only decisions are told"
        await here.change(ours, decide)
        await until(lambda: theirs.table.version >= ours.table.version)
        assert theirs.table.ply == 6


async def test_what_changes_beside_the_log_wakes_those_who_follow_the_table_elsewhere(postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(hub_of(postgres_url, 10)) for _ in range(2)]
        theirs = await there.create(new_table_id(), game())
        ours = await here.table(theirs.table.id)
        await until(lambda: not here._tasks)  # it also hears that the table was made
        changed = ours.changed
        there.announce(theirs.table.id)
        async with asyncio.timeout(PATIENCE):
            await changed.wait()


async def test_what_is_told_counts_only_where_it_follows_what_is_known(postgres_url: str) -> None:
    """Otherwise what is stored is read: a notice was missed, or this is not what was stored."""
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(hub_of(postgres_url, 10)) for _ in range(2)]
        theirs = await there.create(new_table_id(), game())
        ours = await here.table(theirs.table.id)
        here.store.on_change = None  # from now on it hears only what is said below
        for _ in range(2):
            await there.change(theirs, decide)
        before = ours.table
        next_version = before.version + 1
        (wrong,) = decide(before)
        entry = log.encode(msgspec.structs.replace(wrong, action="end"))
        lies = masked(
            [
                Row(next_version, 1.0, entry, link(b"another", before.id, next_version, 1.0, entry)),
                Row(next_version + 1, 1.0, entry, link(before.hash, before.id, next_version + 1, 1.0, entry)),
            ]
        )
        for lie in lies:
            ours.table = before
            here._changed_elsewhere(before.id, theirs.table.version, [lie])
            await until(lambda: ours.table.version >= theirs.table.version)
            assert ours.table.hash == theirs.table.hash


async def test_who_may_only_listen_cannot_make_up_what_comes_next(postgres_url: str) -> None:
    """Everybody who may connect to a database hears its notices and can send some."""
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(hub_of(postgres_url, 10)) for _ in range(2)]
        theirs = await there.create(new_table_id(), game())
        ours = await here.table(theirs.table.id)
        stranger = await asyncpg.connect(postgres_url)
        stack.push_async_callback(stranger.close)
        notices: list[str] = []
        await stranger.add_listener("kontor", lambda *notice: notices.append(notice[-1]))
        await there.change(theirs, decide)
        await until(lambda: ours.table.version >= theirs.table.version)
        await until(lambda: notices)
        table, version, _, (last,) = decode_announcement(notices[-1])
        (entry,) = map(log.encode, decide(theirs.table))
        forged = Row(version + 1, last.at, entry, link(last.hash, table, version + 1, last.at, entry))
        for rows in ([forged], masked([forged])):
            here._changed_elsewhere(table, version + 1, rows)
        await until(lambda: len(here._tasks) <= 1)  # one looks for what was missed
        assert (ours.table.version, ours.table.hash) == (version, theirs.table.hash)
        assert not here.damage
