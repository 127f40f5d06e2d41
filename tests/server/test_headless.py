"""Processes that serve nobody and think for servers on other machines."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest

from kontor.bots import LEVELS
from kontor.cli import main
from kontor.server.bots.messages import Request, about
from kontor.server.bots.process import COMMAND
from tests.server.asking import WEAK, game, question, running
from tests.server.playing import HUMAN, Table, eventually
from tests.server.serving import PATIENCE, Server
from tests.server.storing import sql, until

TAKEOVER = 3.0  # seconds until another process has what one was doing when it was killed
MASTER = LEVELS[-1]
SLOW = {"kind": "bot", "level": "visitors:Slow"}
MODULE = """
import os, pathlib, time

class Slow:
    def __init__(self, seed):
        pass

    def choose(self, view, legal, budget):
        pathlib.Path("thinking").write_text(str(os.getppid()))
        time.sleep(pathlib.Path("slow").exists() * 8)
        return legal[-1]
"""


@contextmanager
def worker(database: str, folder: Path, *flags: str) -> Iterator[subprocess.Popen[bytes]]:
    """`kontor worker`, until it thinks."""
    log = folder / f"worker-{len(list(folder.glob('worker-*')))}"
    command = [sys.executable, "-m", "kontor", "worker", "--bot-workers", "1", "--bots", "visitors:Slow", *flags]
    with log.open("wb") as out:
        process = subprocess.Popen(command, stderr=out, env={**os.environ, "KONTOR_DATABASE": database})
    try:
        eventually(lambda: "thinking in 1 process" in log.read_text())
        yield process
        assert "Traceback" not in log.read_text()
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(PATIENCE)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder of servers and workers, where their bots are."""
    (tmp_path / "visitors.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def owner(database: str) -> str | None:
    """Who makes the decision that is wanted."""
    found = asyncio.run(sql(database, "SELECT owner FROM jobs WHERE kind = 'bots'"))
    return found[0][0] if found else None


def run_worker(*flags: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "kontor", "worker", *flags], capture_output=True, text=True)


@pytest.mark.full
def test_workers_think_for_a_server_and_go_on_where_another_was_killed(postgres_url: str, folder: Path) -> None:
    flags = ("--bot-workers", "0", "--bots", "visitors:Slow")
    with ExitStack() as stack:
        server = stack.enter_context(Server(postgres_url, *flags))
        client = stack.enter_context(server.client())
        workers = [stack.enter_context(worker(postgres_url, folder)) for _ in range(2)]
        pids = {process.pid: process for process in workers}
        ask = partial(client.get, "/api/operator/load", headers=server.operator)
        together = eventually(lambda: (load := ask().json())["together"]["workers"] == 2 and load)
        assert together["processes"] == 1, "that serve"
        assert together["together"]["processes"] == 2

        (folder / "slow").touch()
        person = Table(client, [HUMAN, SLOW, HUMAN], pace=0).people[0]
        person.decide("end")
        victim = pids[int(eventually(lambda: (folder / "thinking").exists() and (folder / "thinking").read_text()))]
        first = eventually(lambda: owner(postgres_url))
        assert ask().json()["together"]["busy"] <= 1
        (folder / "slow").unlink()
        (folder / "thinking").unlink()
        victim.kill()
        begun = time.monotonic()
        eventually(lambda: owner(postgres_url) != first and (owner(postgres_url) or person.view()["decider"] == 2))
        assert time.monotonic() - begun < TAKEOVER
        eventually(lambda: person.view()["decider"] == 2)
        survivor = next(process for process in workers if process is not victim)
        assert int((folder / "thinking").read_text()) == survivor.pid, "the server left it to the other worker"

        (folder / "thinking").unlink()
        survivor.send_signal(signal.SIGTERM)
        assert survivor.wait(PATIENCE) == 0
        person = Table(client, [HUMAN, SLOW, HUMAN], pace=0).people[0]
        person.decide("end")
        eventually(lambda: person.view()["decider"] == 2)
        assert int((folder / "thinking").read_text()) == server.process.pid, "without workers it thinks itself"
        assert "Traceback" not in server.log


@pytest.mark.full
@pytest.mark.skipif(find_spec("ray") is None, reason="needs kontor-game[cluster]")
def test_a_worker_has_its_thinking_done_on_a_ray_cluster(
    postgres_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH")))))
    with ExitStack() as stack:
        server = stack.enter_context(Server(postgres_url, "--bot-workers", "0", "--bots", "visitors:Slow"))
        client = stack.enter_context(server.client())
        process = stack.enter_context(worker(postgres_url, folder, "--ray", "local"))
        eventually(lambda: client.get("/api/operator/load", headers=server.operator).json()["together"]["workers"] == 1)

        def thinks_on_ray() -> bool:
            person = Table(client, [HUMAN, SLOW, HUMAN], pace=0).people[0]
            person.decide("end")
            eventually(lambda: person.view()["decider"] == 2)
            return int((folder / "thinking").read_text()) not in (process.pid, server.process.pid)

        assert not thinks_on_ray(), "nobody waits until its process is there"
        eventually(thinks_on_ray)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


@pytest.mark.full
@pytest.mark.skipif(find_spec("ray") is None, reason="needs kontor-game[cluster]")
async def test_no_decision_waits_for_a_cluster_and_one_worker_at_a_time_asks_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    import ray

    from kontor.cluster import Cluster
    from kontor.server import background
    from kontor.server.bots import cluster

    monkeypatch.setattr(cluster, "START_TIMEOUT_S", PATIENCE)
    await asyncio.to_thread(ray.init, "local", num_cpus=0, include_dashboard=False, logging_level="error")
    backoff = cluster.cluster_backoff()
    workers = [cluster.ClusterWorker(COMMAND, (), Cluster("local"), backoff) for _ in range(2)]
    wanted = about(Request, "table", game(), level=WEAK, seed=1, budget=1.0)
    try:
        for worker in 5 * workers:
            await worker.ask(wanted, PATIENCE)
        first, second = (worker._starting for worker in workers)
        assert first is not None
        assert not first.done(), "all have answered before the cluster did"
        assert second is None
        await workers[0].kill()
        monkeypatch.setattr(cluster, "START_TIMEOUT_S", 0.1)
        monkeypatch.setattr(background, "monotonic", lambda: time.monotonic() + cluster.RETRY_INTERVAL_S)
        await asyncio.gather(*(worker.ask(wanted, PATIENCE) for worker in workers))
        asking = [worker._starting for worker in workers if worker._starting not in (None, first)]
        assert len(asking) == 1, "after the delay, too"
        await asyncio.wait(asking)
        told = [record.getMessage() for record in caplog.records]
        assert [line.partition(" (")[0] for line in told] == [
            "bots think on this machine for the next 5 minutes: the Ray cluster has no free process"
        ]
    finally:
        for worker in workers:
            await worker.kill()
        ray.shutdown()


def test_without_ray_a_worker_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["worker", "--ray", "local", "--database", "postgresql://nobody@127.0.0.1:1/none"]) == 2
    assert "pip install 'kontor-game[cluster]'" in capsys.readouterr().err


async def test_a_pool_without_workers_leaves_to_others_what_takes_long() -> None:
    async with running(size=0, quick=1) as pool:  # with time enough for any level, however busy the machine is
        assert (await pool.answer(question(game(), WEAK))).level == WEAK
        strong = asyncio.create_task(pool.answer(question(game(), MASTER)))
        await until(lambda: len(pool.queue))
        await asyncio.sleep(0.05)
        assert len(pool.queue) == 1
        assert not pool.thinks
        pool.set_alone(True)  # nobody else is there
        assert (await strong).level == MASTER


def test_a_worker_needs_postgresql_and_tables_that_a_server_has_made(postgres_url: str, sqlite_url: str) -> None:
    refused = run_worker("--database", sqlite_url)
    assert refused.returncode == 2
    assert "a worker needs PostgreSQL" in refused.stderr
    refused = run_worker("--database", postgres_url)
    assert refused.returncode == 2
    assert re.search(r"the database has schema 0, this kontor needs \d+: kontor serve brings it there", refused.stderr)
