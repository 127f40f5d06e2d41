"""A real server in a process of its own, for tests that talk to it as clients do."""

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

import httpx

READY = re.compile(r"serving at (http://\S+)/ ")
PATIENCE = 60.0  # seconds until a server must answer or be gone
STARTING = 240.0  # seconds until a new one must answer: other programs may use the machine


class Server:
    """`kontor serve` on a free port. It is killed at the end, unless it was stopped before."""

    def __init__(
        self,
        database: str,
        *flags: str,
        port: int = 0,
        env: Mapping[str, str] | None = None,
        files: int | None = None,  # that it may have open
    ) -> None:
        limited = [] if files is None else ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"]
        command = [sys.executable, "-m", "kontor", "serve", "--no-browser", "--port", str(port), "--database", database]
        handle, name = tempfile.mkstemp(prefix="kontor-log-")
        self._log = Path(name)
        with open(handle, "w") as log:  # a pipe would have to be read all the time
            self.process = subprocess.Popen([*limited, *command, *flags], stderr=log, env={**os.environ, **(env or {})})
        self.url = self._read_address()
        self.port = int(self.url.rpartition(":")[2])

    @property
    def log(self) -> str:
        """What it has logged."""
        return self._log.read_text()

    def _read_address(self) -> str:
        deadline = time.monotonic() + STARTING
        while time.monotonic() < deadline and self.process.poll() is None:
            if found := READY.search(self.log):
                return found[1]
            time.sleep(0.01)
        raise AssertionError(f"the server did not start: {self.log}")

    def wait_until_ready(self) -> "Server":
        """Waits until it answers."""
        deadline = time.monotonic() + STARTING
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                if httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            time.sleep(0.02)
        raise AssertionError(f"the server does not answer: {self.log}")

    def client(self, token: str | None = None) -> httpx.Client:
        """A client, with a seat's token where one is given."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=self.url, headers=headers, timeout=20)

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
