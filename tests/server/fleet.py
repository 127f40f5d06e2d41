"""Server processes that are killed and come back on the same ports."""

import asyncio
import random
import re
import socket
import time

import httpx

from tests.server.serving import Server, operator_of

# With a short budget other processes soon know that a bot's answer is not to come any more.
FLAGS = ("--log-level", "warning", "--bot-workers", "1", "--bot-budget", "2")
FAULTS = re.compile(r"\b(ERROR|CRITICAL)\b|Traceback")
TOLD = 60  # lines from the first fault on
LATE = "no answer within "  # of the store, as on a busy machine; then clients ask again


class Fleet:
    """Processes that serve one database. Clients know all addresses, but not who lives."""

    def __init__(self, database: str, size: int, *flags: str) -> None:
        self._database = database
        self._flags = (*FLAGS, *flags)
        self._ports = [free_port() for _ in range(size)]
        self._servers: list[Server | None] = [None] * size
        self._closed = False
        self.urls = [f"http://127.0.0.1:{port}" for port in self._ports]
        self.lives = [0] * size  # how often each was killed
        self.kills = 0
        self.calm_since = 0.0  # nobody was killed or started since, and all that live have answered
        self.logged: list[str] = []  # what no server should log, killed or not

    def __len__(self) -> int:
        return len(self._servers)

    async def metrics(self, client: httpx.AsyncClient, number: int) -> str:
        """The figures of one of them."""
        return (await client.get(f"{self.urls[number]}/api/metrics", headers=operator_of(self._database))).text

    @property
    def somebody_lives(self) -> bool:
        """Whether clients can go on without a restart."""
        return any(self._servers)

    @property
    def processes(self) -> list[int]:
        """The ids of those that live."""
        return [server.process.pid for server in self._servers if server]

    async def start(self, *numbers: int) -> None:
        """Starts servers, and waits until they answer."""
        await asyncio.gather(*(asyncio.to_thread(self._begin, number) for number in numbers))
        await self._settle()

    async def start_and_kill(self, number: int, after: float) -> None:
        """A server that is killed again on its way up."""
        await asyncio.to_thread(self._begin, number)
        await asyncio.sleep(after)
        await self.kill(number)

    async def kill(self, *numbers: int) -> None:
        """SIGKILL to all of these at once."""
        ended = [server for number in numbers if (server := self._servers[number])]
        for server in ended:
            server.process.kill()
        for number in numbers:
            self._servers[number] = None
            self.lives[number] += 1
        self.kills += len(ended)
        for server in ended:
            await asyncio.to_thread(self._clear, server)
        await self._settle()

    async def close(self) -> None:
        """Ends all of them."""
        self._closed = True
        for server in filter(None, self._servers):
            await asyncio.to_thread(self._clear, server)

    def _begin(self, number: int) -> None:
        server = Server(self._database, *self._flags, port=self._ports[number])
        if self._closed:  # the test broke off meanwhile
            self._clear(server)
        else:
            self._servers[number] = server

    async def _settle(self) -> None:
        """Waits until all that live answer."""
        await asyncio.gather(*(asyncio.to_thread(server.wait_until_ready) for server in filter(None, self._servers)))
        self.calm_since = time.monotonic()

    def _clear(self, server: Server) -> None:
        server.kill()
        lines = server.log.splitlines()
        faults = [number for number, line in enumerate(lines) if FAULTS.search(line) and LATE not in line]
        self.logged += ["\n".join(lines[number : number + TOLD]) for number in faults[:1]]
        server.__exit__(None, None, None)


def free_port() -> int:
    """A port outside of those that systems give to clients: one of them could take it while its server is down."""
    while True:
        port = random.randint(15_000, 30_000)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
