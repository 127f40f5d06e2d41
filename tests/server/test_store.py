"""What every store does, on each kind of database."""

import ast
import asyncio
import re
from pathlib import Path

import msgspec
import pytest

import kontor
from kontor.server.store import open_store, open_to_check
from kontor.server.store.base import Conflict, Damaged, Held, Listed, OtherSchema, Row, StoreError
from kontor.server.store.chain import GENESIS_HASH, checked
from kontor.server.store.common import MAX_ANALYSES_PER_CLIENT, Kept
from kontor.server.store.migrations import scripts
from kontor.server.tables.entries import HOST, Entry, Opened, Said
from kontor.server.tables.private import make_row, read_row
from tests.server.storing import (
    NEXT_MIGRATION,
    add_migration,
    change,
    opened,
    python,
    row,
    sql,
    version_of,
)


async def test_entries_come_back_in_order_and_to_the_byte(store_url: str) -> None:
    odd = '{"text":"Lübeck \\u0000 \\n 🎲",  "b":1,"a":1.50}'.encode()
    async with opened(store_url) as store:
        await store.append(change("t", 1, b'{"n":1}', odd, at=1.25))
        await store.append(change("t", 3, b'{"n":3}', at=1790000000.123456))
        await store.append(change("u", 1, b'{"n":9}'))
        assert await store.entries("t") == [
            row(1, 1.25, b'{"n":1}'),
            row(2, 1.25, odd),
            row(3, 1790000000.123456, b'{"n":3}'),
        ]
        assert await store.entries("t", after=2) == [row(3, 1790000000.123456, b'{"n":3}')]
        assert await store.entries("t", after=3) == []
        assert await version_of(store_url, "t") == 3


async def test_an_unknown_table_is_empty(store_url: str) -> None:
    async with opened(store_url) as store:
        assert await store.entries("t") == []
        assert await version_of(store_url, "t") == 0
        assert await store.tables_of("k", 9) == []
        assert await store.public_tables(9) == []
        assert await store.bots_due(9) == []


@pytest.mark.parametrize("version", [-1, 0, 1, 2, 4, 5])
async def test_a_version_that_is_not_the_next_changes_nothing(store_url: str, version: int) -> None:
    async with opened(store_url) as store:
        await store.append(change("t", 1, b"1", b"2", summary=b'"old"', held=(Held("k", 0),)))
        with pytest.raises(Conflict):
            await store.append(change("t", version, b"x", at=2000, bot_due=1, summary=b'"new"', held=()))
        assert [row.entry for row in await store.entries("t")] == [b"1", b"2"]
        assert await version_of(store_url, "t") == 2
        assert await store.tables_of("k", 9) == [Listed("t", 1000, b'"old"', (0,))]
        assert await store.bots_due(9) == []
        await store.append(change("t", 3, b"3"))


async def test_a_new_table_begins_with_version_1(store_url: str) -> None:
    async with opened(store_url) as store:
        with pytest.raises(Conflict):
            await store.append(change("t", 2))
        assert await version_of(store_url, "t") == 0


@pytest.mark.parametrize("writers", [2, 50])
@pytest.mark.parametrize("version", [1, 2])
async def test_of_several_writers_exactly_one_wins(store_url: str, writers: int, version: int) -> None:
    async with opened(store_url) as store:
        if version == 2:
            await store.append(change("t", 1))
        results = await asyncio.gather(
            *(store.append(change("t", version, b"%d" % n, held=(Held(str(n), n),))) for n in range(writers)),
            return_exceptions=True,
        )
        (winner,) = [n for n, result in enumerate(results) if result is None]
        assert sum(isinstance(result, Conflict) for result in results) == writers - 1
        assert [row.entry for row in await store.entries("t", after=version - 1)] == [b"%d" % winner]
        assert [n for n in range(writers) if await store.tables_of(str(n), 9)] == [winner]


async def test_tables_do_not_hinder_each_other(store_url: str) -> None:
    async with opened(store_url) as store:
        for version in (1, 2, 3):
            await asyncio.gather(*(store.append(change(f"t{n}", version)) for n in range(50)))
        assert {await version_of(store_url, f"t{n}") for n in range(50)} == {3}


async def test_keys_are_replaced_as_a_whole_and_only_where_given(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.append(change("t", 1, held=(Held("a", 2), Held("a", HOST), Held("a", 10), Held("b", 1))))
        await store.append(change("u", 1, held=(Held("b", 0),)))
        await store.append(change("t", 2))
        assert [listed.seats for listed in await store.tables_of("a", 9)] == [(HOST, 2, 10)]
        await store.append(change("t", 3, held=(Held("b", 2), Held("b", 2))))
        assert await store.tables_of("a", 9) == []
        assert [(listed.table, listed.seats) for listed in await store.tables_of("b", 9)] == [("t", (2,)), ("u", (0,))]
        await store.append(change("t", 4, held=()))
        assert [listed.table for listed in await store.tables_of("b", 9)] == ["u"]


async def test_my_tables_are_listed_last_changed_first_up_to_a_limit(store_url: str) -> None:
    async with opened(store_url) as store:
        for number, status in enumerate(("lobby", "running", "over", "aborted")):
            table = f"t{number}"
            await store.append(
                change(table, 1, b"first", at=number, status=status, public=False, summary=b"1", held=(Held("k", 0),))
            )
        await store.append(change("t1", 2, at=99, summary=b"2"))
        assert await store.tables_of("k", 3) == [
            Listed("t1", 99, b"2", (0,)),
            Listed("t3", 3, b"1", (0,)),
            Listed("t2", 2, b"1", (0,)),
        ]


async def test_public_tables_in_the_lobby_or_running_are_listed(store_url: str) -> None:
    async with opened(store_url) as store:
        for number, status in enumerate(("lobby", "running", "over", "aborted", "lobby")):
            await store.append(change(f"t{number}", 1, b"first", at=number, status=status, summary=b"%d" % number))
        await store.append(change("private", 1, at=99, status="lobby", public=False))
        await store.append(change("t0", 2, at=50, status="running", summary=b"9"))
        assert await store.public_tables(9) == [
            Listed("t0", 50, b"9"),
            Listed("t4", 4, b"4"),
            Listed("t1", 1, b"1"),
        ]
        assert [listed.table for listed in await store.public_tables(2)] == ["t0", "t4"]
        await store.append(change("t0", 3, status="over"))
        await store.append(change("t4", 2, status="lobby", public=False))
        assert [listed.table for listed in await store.public_tables(9)] == ["t1"]


async def test_tables_where_a_bot_must_answer_are_found(store_url: str) -> None:
    async with opened(store_url) as store:
        for number, due in enumerate((30.0, 10.0, None, 20.0)):
            await store.append(change(f"t{number}", 1, bot_due=due))
        assert await store.bots_due(9) == ["t1", "t3", "t0"]
        assert await store.bots_due(2) == ["t1", "t3"]
        await store.append(change("t1", 2, bot_due=None))
        assert await store.bots_due(9) == ["t3", "t0"]


async def test_checking_writes(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.check()
        (first,) = await sql(store_url, "SELECT at FROM health")
        await store.check()
        (second,) = await sql(store_url, "SELECT at FROM health")
        assert second > first


async def test_a_closed_store_says_so(store_url: str) -> None:
    store = await open_store(store_url)
    await store.close()
    await store.close()
    for asked in (store.check(), store.append(change()), store.entries("t")):
        with pytest.raises(StoreError, match="clos"):
            await asked


async def test_what_was_asked_before_closing_is_stored(store_url: str) -> None:
    store = await open_store(store_url)
    asked = [asyncio.create_task(store.append(change(f"t{n}", 1))) for n in range(5)]
    await asyncio.sleep(0)
    await store.close()
    stored = [n for n, result in enumerate(await asyncio.gather(*asked, return_exceptions=True)) if result is None]
    assert stored
    async with opened(store_url):
        assert [n for n in range(5) if await version_of(store_url, f"t{n}")] == stored


async def test_an_append_that_nobody_waits_for_is_stored_whole_or_not_at_all(store_url: str) -> None:
    async with opened(store_url) as store:
        for turns in range(12):
            table = f"t{turns}"
            asked = asyncio.create_task(store.append(change(table, 1, b"1", b"2", held=(Held("k", turns),))))
            for _ in range(turns):
                await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            await store.check()  # comes after it
            version = await version_of(store_url, table)
            assert version in (0, 2)
            assert len(await store.entries(table)) == version
            await store.append(change(table, version + 1))


async def test_a_store_goes_on_where_it_was_closed(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.append(change("t", 1, b"1", summary=b"5", held=(Held("k", 3),), bot_due=7))
    async with opened(store_url) as store:
        assert await store.entries("t") == [row(1, 1000, b"1")]
        assert await store.tables_of("k", 9) == await store.tables_of("k", 1) == [Listed("t", 1000, b"5", (3,))]
        assert await store.bots_due(9) == ["t"]
        await store.append(change("t", 2, b"2"))
    assert await sql(store_url, "SELECT version FROM schema_migrations ORDER BY version") == [
        (number,) for number, _ in enumerate(scripts("sqlite"), 1)
    ]


async def test_a_database_of_a_newer_kontor_is_refused(store_url: str) -> None:
    async with opened(store_url):
        await sql(store_url, "INSERT INTO schema_migrations VALUES (99)")
    with pytest.raises(StoreError, match=r"schema 99.*newer kontor"):
        await open_store(store_url)
    await sql(store_url, "DELETE FROM schema_migrations WHERE version = 99")
    async with opened(store_url) as store:  # the refusal has left nothing locked
        await store.check()


async def test_a_database_gets_the_next_schema_and_keeps_what_it_has(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(store_url) as store:
        await store.append(change("t", 1, b"1"))
    newest = add_migration(monkeypatch)
    with pytest.raises(OtherSchema, match=f"schema {newest - 1}, this kontor needs {newest}"):
        await open_to_check(store_url)
    for _ in range(2):  # the second time there is nothing to do
        async with opened(store_url) as store:
            assert [row.entry for row in await store.entries("t")] == [b"1"]
    assert await sql(store_url, "SELECT id, made_up FROM tables") == [("t", "new")]
    assert await sql(store_url, "SELECT max(version) FROM schema_migrations") == [(newest,)]


async def test_a_migration_that_fails_changes_nothing(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(store_url) as store:
        await store.append(change("t", 1, b"1"))
    with monkeypatch.context() as broken:
        newest = add_migration(broken, f"{NEXT_MIGRATION} DROP TABLE nobody_has_it;")
        with pytest.raises(StoreError, match="nobody_has_it"):
            await open_store(store_url)
    async with opened(store_url) as store:
        assert [row.entry for row in await store.entries("t")] == [b"1"]
    assert await sql(store_url, "SELECT max(version) FROM schema_migrations") == [(newest - 1,)]
    with pytest.raises(Exception, match="made_up"):
        await sql(store_url, "SELECT made_up FROM tables")


@pytest.mark.parametrize(
    "command",
    [
        "UPDATE entries SET entry = '2'",
        "UPDATE entries SET entry = '}'",
        "UPDATE entries SET at = at + 1",
        "UPDATE entries SET hash = '1'",
        "DELETE FROM entries",
    ],
)
async def test_the_database_itself_keeps_entries_as_they_are(store_url: str, command: str) -> None:
    async with opened(store_url) as store:
        await store.append(change("t", 1, b"1", b"2"))
        with pytest.raises(Exception, match="entries are only ever added"):
            await sql(store_url, command)
        assert await store.entries("t") == [row(version, 1000, b"%d" % version) for version in (1, 2)]


async def test_what_lies_beside_a_log_can_be_deleted_and_nothing_else_changes(store_url: str) -> None:
    opened_by = [Opened(seat=0, key=key, device=device) for key, device in (("a", "Phone"), ("b", "Tablet"))]
    entries: list[Entry] = [*opened_by, Said(seat=0, text="moin"), Said(seat=0, phrase="hello")]
    rows: list[Row] = []
    for entry in entries:
        last = rows[-1].hash if rows else GENESIS_HASH
        rows.append(make_row("t", len(rows) + 1, 1000.0, entry, last))
    async with opened(store_url) as store:
        await store.append(msgspec.structs.replace(change("t"), rows=tuple(rows)))
        assert await store.entries("t") == rows
        assert read_row(rows[2]) == (Said(seat=0, text="moin", beside=(0,)), frozenset())
        assert await store.tables_of_browsers(["b", "c"]) == ["t"]
        assert await store.tables_of_browsers([]) == []
        for _ in range(2):
            await store.delete_private("t", [(2, 0), (3, 0)])
        left = await store.entries("t")
        assert await store.tables_of_browsers(["b", "c"]) == []
    assert [(each.entry, each.hash) for each in left] == [(each.entry, each.hash) for each in rows]
    assert checked("t", 0, GENESIS_HASH, left) == rows[-1].hash
    assert [read_row(each)[1] for each in left] == [frozenset(), {(2, 0)}, {(3, 0)}, frozenset()]
    assert left[0] == rows[0]


def test_what_lies_beside_a_log_is_protected_like_it() -> None:
    good = make_row("t", 1, 5.0, Opened(seat=0, key="a", device="Phone"), GENESIS_HASH)
    (text,) = good.beside
    assert checked("t", 0, GENESIS_HASH, [good]) == good.hash
    for wrong in ({"content": "Fhone"}, {"browser": "b"}, {"part": 1}, {"hash": bytes(16)}):
        row_with_it = msgspec.structs.replace(good, beside=(msgspec.structs.replace(text, **wrong),))
        with pytest.raises(Damaged):
            checked("t", 0, GENESIS_HASH, [row_with_it])
    with pytest.raises(Damaged):
        checked("other", 0, GENESIS_HASH, [good])


def test_nothing_acknowledged_is_lost_when_the_writer_is_killed(store_url: str) -> None:
    async def look() -> tuple[int, list[bytes]]:
        async with opened(store_url) as store:
            return await version_of(store_url, "t"), [row.entry for row in await store.entries("t")]

    acknowledged = 0
    for _ in range(3):
        with python("-m", "tests.server.writer", store_url) as writer:
            assert writer.stdout
            for line in writer.stdout:
                acknowledged = int(line)
                if acknowledged % 50 == 0:
                    break
            writer.kill()
            heard = writer.stdout.read().split()
        acknowledged = int(heard[-1]) if heard else acknowledged
        version, entries = asyncio.run(look())
        assert acknowledged >= 50
        assert version >= acknowledged
        assert entries == [b"%d" % n for n in range(1, len(entries) + 1)]


def test_sql_is_written_in_the_store_alone() -> None:
    sql = re.compile(r"\b(SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM)\b", re.DOTALL)
    root = Path(kontor.__file__).parent
    for file in root.rglob("*.py"):
        if root / "server" / "store" not in file.parents:
            texts = [
                node.value for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Constant)
            ]
            assert [text for text in texts if isinstance(text, str) and sql.search(text)] == [], file


def test_both_kinds_of_database_have_the_same_migrations() -> None:
    assert len(scripts("sqlite")) == len(scripts("postgres")) > 0


async def test_of_each_client_few_analyses_are_due_and_those_of_all_in_turn(store_url: str) -> None:
    def wanted(table: str, client: str) -> Kept:
        return Kept(table=table, mark="m", client=client, made_by="b", decisions=0, finished=False, content=b"")

    async with opened(store_url) as store:
        for table, client in (("a1", "many"), ("a2", "many"), ("a3", "many"), ("a4", "many"), ("z", "one")):
            await store.append(change(table, 1, b"1"))
            await store.begin_analysis(wanted(table, client))
        assert await store.analyses_due(2) == ["a1", "z"]
        assert await store.analyses_due(9) == ["a1", "z", "a2"], f"at most {MAX_ANALYSES_PER_CLIENT} of one client"
