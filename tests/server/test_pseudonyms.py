"""What a database tells about the addresses of those who made its tables."""

import asyncio
import hashlib
import ipaddress
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from kontor.server.config.secret_files import (
    ADDRESS_KEY_LIFETIME_S,
    advance_address_key,
    advanced,
    with_secrets,
)
from kontor.server.config.settings import Settings, SettingsError
from kontor.server.gateway.clients import Pseudonyms
from kontor.server.gateway.limits import OPERATOR_CLIENT
from kontor.server.store.common import FORGET_MAKERS, Kept
from tests.server.ended import store_games, three
from tests.server.playing import BOT, HUMAN, Table, fine
from tests.server.serving import Server, operator_of
from tests.server.storing import file_of, opened, sql

MAKER = "198.51.100.77"
GUESSED = ipaddress.ip_network("198.51.96.0/20")  # one could as well try all 2^32


def stored_of(file: Path, table: str) -> set[str]:
    """Everything that is stored with a table and is about its maker."""
    with closing(sqlite3.connect(file)) as db:
        (entry,) = db.execute("SELECT entry FROM entries WHERE table_id = ? AND version = 1", (table,)).fetchone()
        makers = db.execute("SELECT * FROM makers WHERE table_id = ?", (table,)).fetchall()
        analyses = db.execute("SELECT client FROM analyses WHERE table_id = ?", (table,)).fetchall()
    found = {str(value) for row in (*makers, *analyses) for value in row}
    return (found | {json.loads(entry).get("network", "")}) - {"", table}


def worked_out(stored: set[str]) -> list[str]:
    """The addresses whose hashes fit what is stored: that of the network, and that of the address."""
    found = []
    for network in GUESSED.subnets(new_prefix=24):
        if hashlib.sha256(str(network).encode()).hexdigest()[:4] in stored:
            clients = map(str, network)
            found += [one for one in clients if hashlib.sha256(f"account {one}".encode()).hexdigest()[:6] in stored]
    return found


@pytest.fixture
def maker(sqlite_url: str) -> Iterator[httpx.Client]:
    with Server(sqlite_url, "--proxy", "127.0.0.1", limited=True) as server, server.client() as client:
        client.headers["X-Forwarded-For"] = MAKER
        yield client


def test_no_address_can_be_worked_out_from_the_database(maker: httpx.Client, sqlite_url: str) -> None:
    tables = [Table(maker, [HUMAN, BOT, BOT], pace=0, public=public) for public in (True, False)]
    for table in tables:
        stored = stored_of(file_of(sqlite_url), table.id)
        assert stored, "the limits need something"
        assert worked_out(stored) == []


def test_the_key_is_in_a_file_beside_the_database_and_not_in_it(maker: httpx.Client, sqlite_url: str) -> None:
    table = Table(maker, [HUMAN, BOT, BOT], pace=0, public=True)
    file = Path(f"{file_of(sqlite_url)}.address-key")
    assert file.stat().st_mode & 0o777 == 0o600
    key = file.read_text().strip()
    pseudonyms = Pseudonyms(key)
    stored = stored_of(file_of(sqlite_url), table.id)
    assert stored == {pseudonyms.account_of(MAKER), pseudonyms.network_of(MAKER)}, "all processes with the key agree"
    assert not any(key.encode() in each.read_bytes() for each in file.parent.glob("kontor.db*") if each != file)


MONTH = ADDRESS_KEY_LIFETIME_S


@pytest.mark.parametrize("key", ["k" * 32, f"700 {'5e' * 32}"])
def test_the_key_changes_every_month_and_that_of_the_month_before_is_known_no_longer_than_bans_need(key: str) -> None:
    times = [800 * MONTH + 1]
    pseudonyms, other = (Pseudonyms(key, lambda: times[-1]) for _ in range(2))
    accounts = []
    for _ in range(3):
        assert pseudonyms.account_of(MAKER) == other.account_of(MAKER), "in every process"
        assert len(pseudonyms.network_of(MAKER)) == 4
        accounts.append(pseudonyms.accounts_of(MAKER))
        times.append(times[-1] + MONTH)
    assert [before for before, _ in accounts[1:]] == [now for _, now in accounts[:-1]], "a ban holds a month longer"
    assert len({each for both in accounts for each in both}) == 4
    later = advanced(key, times[-1])
    assert Pseudonyms(later, lambda: times[0]).accounts_of(MAKER)[0] not in accounts[0]
    assert pseudonyms.accounts_of(OPERATOR_CLIENT) == ("", "")


def test_the_file_has_the_key_of_the_month_before_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/kontor.db")
    file = tmp_path / "kontor.db.address-key"
    (first,) = {with_secrets(settings).address_key for _ in range(3)}
    then = time.time()
    monkeypatch.setattr(time, "time", lambda: then + 2 * MONTH)
    advance_address_key(settings)
    assert file.stat().st_mode & 0o777 == 0o600
    assert [each.name for each in tmp_path.iterdir() if "key" in each.name] == [file.name]
    kept = file.read_text().strip()
    assert kept != first
    one, other = Pseudonyms(first, time.time), Pseudonyms(kept, time.time)
    assert one.account_of(MAKER) == other.account_of(MAKER)
    assert kept == with_secrets(settings).address_key


def test_nothing_about_the_maker_stays_when_the_game_is_over(maker: httpx.Client, sqlite_url: str) -> None:
    table = Table(maker, [HUMAN] * 3, public=True)
    fine(maker.post(f"/api/operator/tables/{table.id}/end", headers=operator_of(sqlite_url)))
    asyncio.run(sql(sqlite_url, FORGET_MAKERS))  # as the server does now and then
    assert stored_of(file_of(sqlite_url), table.id) == set()


def test_a_key_that_could_be_guessed_is_refused() -> None:
    with pytest.raises(SettingsError, match="the address key has 8 characters: expected at least 32"):
        Settings(address_key="12345678")


async def test_for_whom_a_game_was_analysed_is_forgotten_when_it_is_done(served_url: str) -> None:
    (game,) = await asyncio.to_thread(store_games, served_url, three())
    begun = Kept(
        table=game.id, mark="one", client="3fa9c1", made_by="", decisions=0, finished=False, content=b"",
    )  # fmt: skip
    async with opened(served_url) as store:
        await store.begin_analysis(begun)
        for finished, client in ((False, "3fa9c1"), (True, "")):
            assert await store.advance_analysis(msgspec.structs.replace(begun, decisions=1, finished=finished))
            kept = await store.analysis(game.id)
            assert kept is not None
            assert kept.client == client
