"""A real server in a process of its own, for tests that talk to it as clients do."""

import multiprocessing
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from kontor.cli import main
from kontor.server.config.secret_files import OPERATOR_SECRET, read_secret, secret_file
from kontor.server.config.settings import Settings

# Where servers on PostgreSQL keep their secrets: not in the data folder of whoever runs this.
DATA = tempfile.TemporaryDirectory(prefix="kontor-data-")
READY = re.compile(r"serving at (http://\S+)/ ")
PATIENCE = 240.0  # seconds for whatever must happen: other programs may use the machine, and it may be a slow one
# A client's WebSocket on such a machine: nobody gives up because a handshake or the answer to a ping is late.
UNHURRIED: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "proxy": None}
# A process that has read all modules and becomes a server by forking: that saves most of what a start costs.
FORKING = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload(["kontor.cli.serve", "kontor.server.app", "tests.server.serving"])


def serve(words: list[str], log: str) -> None:
    """What such a process does: the command, with its messages in a file."""
    with open(log, "w") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    sys.exit(main(["serve", *words]))


def operator_of(database: str) -> dict[str, str]:
    """The header of whoever runs the server of a database, with the secret that the server made for itself."""
    return {"Authorization": f"Bearer {read_secret(secret_file(Settings(database=database), OPERATOR_SECRET))}"}


class Forked:
    """A server of that kind, with the part of `Popen` that is used here."""

    def __init__(self, words: list[str], log: str) -> None:
        self._process = FORKING.Process(target=serve, args=(words, log))
        self._process.start()
        assert self._process.pid
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("serve", timeout)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self._process.kill()


def started(words: list[str], log: str, env: Mapping[str, str], files: int | None) -> "subprocess.Popen[bytes]":
    """The command in a process of its own."""
    limited = [] if files is None else ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"]
    command = [*limited, sys.executable, "-m", "kontor", "serve", *words]
    with open(log, "w") as file:  # a pipe would have to be read all the time
        return subprocess.Popen(command, stderr=file, env={**os.environ, **env})


class Server:
    """`kontor serve` on a free port. It is killed at the end, unless it was stopped before.

    What has an environment of its own, or several processes, is started as the command, and so is whatever is measured
    outside of tests; all others are forked.
    """

    def __init__(
        self,
        database: str,
        *flags: str,
        port: int = 0,
        env: Mapping[str, str] | None = None,
        files: int | None = None,  # that it may have open
        limited: bool = False,  # whether clients are refused that ask too often; most tests ask faster than people
    ) -> None:
        os.environ.setdefault("KONTOR_DATA", DATA.name)
        words = ["--no-browser", "--port", str(port), "--database", database, *flags]
        words += [] if limited else ["--no-limits"]
        self.database = database
        handle, name = tempfile.mkstemp(prefix="kontor-log-")
        os.close(handle)
        self._log = Path(name)
        plain = env is None and files is None and "--workers" not in flags and "pytest" in sys.modules
        self.process = Forked(words, name) if plain else started(words, name, env or {}, files)
        self.url = self._read_address()
        self.port = int(self.url.rpartition(":")[2])

    @property
    def log(self) -> str:
        """What it has logged."""
        return self._log.read_text()

    def _read_address(self) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            if found := READY.search(self.log):
                return found[1]
            time.sleep(0.01)
        raise AssertionError(f"the server did not start: {self.log}")

    def wait_until_ready(self) -> "Server":
        """Waits until it answers."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                if httpx.get(f"{self.url}/api/health", timeout=PATIENCE).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            time.sleep(0.02)
        raise AssertionError(f"the server does not answer: {self.log}")

    def client(self, token: str | None = None) -> httpx.Client:
        """A client, with a seat's token where one is given."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE)

    @property
    def operator(self) -> dict[str, str]:
        """The header of whoever runs it."""
        return operator_of(self.database)

    @property
    def operator_page(self) -> str:
        """The page of whoever runs it, signed in."""
        return f"{self.url}/operator#{self.operator['Authorization'].removeprefix('Bearer ')}"

    def metrics(self) -> str:
        """Its figures."""
        return httpx.get(f"{self.url}/api/metrics", headers=self.operator, timeout=PATIENCE).raise_for_status().text

    def kill(self) -> None:
        """SIGKILL: nothing is tidied up."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """SIGTERM: it may finish what is under way. Gives its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Server":
        return self.wait_until_ready()

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.kill()
        self._log.unlink(missing_ok=True)
