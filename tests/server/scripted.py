"""Scripted people: each holds a seat, follows the table over a socket, decides by chance, and never gives up."""

import asyncio
import itertools
import random
import time
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.server.fleet import Fleet
from tests.server.ledger import Decision, Journal

GONE: Final = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError)  # what a client sees of a server in trouble
BUSY: Final = 503
PAUSE: Final = 0.1  # seconds before another attempt to connect
PATIENCE: Final = 30.0  # seconds for any answer
read = msgspec.json.Decoder().decode
write = msgspec.json.Encoder().encode


class Player:
    """A person at a seat. Decisions go over the socket, or else by POST to any server."""

    def __init__(
        self, fleet: Fleet, journal: Journal, table: str, seat: int, token: str, *, posts: bool, seed: int
    ) -> None:
        self.table = table
        self.ply = 0  # decisions known
        self.open: Decision | None = None  # sent, but no answer came yet
        self.lost_at = 0.0  # when its connection broke, by the monotonic clock
        self.resumed_at = 0.0  # when it had news again
        self.rests = False  # decides nothing more
        self.is_over = False
        self._fleet = fleet
        self._journal = journal
        self._seat = seat
        self.head = {"Authorization": f"Bearer {token}"}
        self._posts = posts
        self._chance = random.Random(f"{seed} {seat}")
        self._version = 0
        self._legal: list[str] = []
        self._decided = 0  # ply after the last own decision
        self._server = (0, -1)  # its number, and which of its lives it had
        self._follows = False

    @property
    def follows(self) -> bool:
        """Whether it has heard from a server that lives."""
        number, life = self._server
        return self._follows and self._fleet.lives[number] == life

    async def run(self, client: httpx.AsyncClient, pace: float) -> None:
        """Plays until it is cancelled, or the game is over."""
        for number in itertools.cycle(self._chance.sample(range(len(self._fleet)), len(self._fleet))):
            self._server = number, self._fleet.lives[number]
            address = self._fleet.urls[number].replace("http", "ws", 1)
            query = f"ply={self.ply}&version={self._version}&seat={self._seat}"
            try:
                async with connect(
                    f"{address}/api/games/{self.table}/live?{query}",
                    additional_headers=self.head,
                    compression=None,
                    proxy=None,
                    open_timeout=PATIENCE,
                    ping_interval=None,
                ) as socket:
                    await self._follow(socket, client, pace)
            except GONE as gone:
                if isinstance(gone, InvalidStatus) and gone.response.status_code != BUSY:
                    raise
                if self._follows:
                    self.lost_at = time.monotonic()
                self._follows = False
            await asyncio.sleep(PAUSE * self._chance.random())

    async def _follow(self, socket: ClientConnection, client: httpx.AsyncClient, pace: float) -> None:
        await self._resume(read(await socket.recv()))
        if self.open is not None:
            self._journal.repeated.add(self.open.key)
            if self.ply > self.open.ply:
                self._journal.unheard.add(self.open.key)
            await socket.send(write({"type": "play", **_body(self.open)}).decode())
        while True:
            if self.open is None and self._legal and self.ply >= self._decided and not self.rests:
                await asyncio.sleep(self._chance.uniform(0, 2 * pace))
                await self._decide(socket, client)
            else:
                self._hear(read(await socket.recv()))

    async def _resume(self, message: dict[str, Any]) -> None:
        """The first message holds all that was missed."""
        known = self.ply
        self._hear(message)
        assert message["since"] == known
        self._follows = True
        self.resumed_at = time.monotonic()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "view":
                self._see(message["view"])
                told = {event["ply"] for event in message["events"]}
                assert told <= set(range(message["since"], self.ply))
            case "played":
                assert self.open is not None
                assert (message["ply"], message["key"]) == (self.open.ply + 1, self.open.key)
                self._done(self.open)
            case "refused" if message["problem"]["error"] == "store":
                raise ConnectionAbortedError  # it is sent again when it is connected again
            case _:
                raise AssertionError(f"seat {self._seat} of table {self.table} was told: {message}")

    def _see(self, view: dict[str, Any]) -> None:
        assert view["ply"] >= self.ply, f"table {self.table} went back from {self.ply} to {view['ply']}"
        assert view["version"] >= self._version
        self.ply, self._version = view["ply"], view["version"]
        self._legal = view.get("legal", [])
        self.is_over = view["is_over"]

    async def _decide(self, socket: ClientConnection, client: httpx.AsyncClient) -> None:
        decision = Decision(self.table, self.ply, self._chance.choice(self._legal), f"{self._chance.getrandbits(64):x}")
        self._journal.sent[decision.key] = self.open = decision
        self._decided = decision.ply + 1
        if self._posts:
            await self._post(decision, client)
        else:
            await socket.send(write({"type": "play", **_body(decision)}).decode())

    async def _post(self, decision: Decision, client: httpx.AsyncClient) -> None:
        """Sends it to one server after the other until one answers."""
        while self.open is not None:
            url = f"{self._chance.choice(self._fleet.urls)}/api/games/{self.table}/actions"
            try:
                answer = await client.post(url, json=_body(decision), headers=self.head)
            except (httpx.NetworkError, httpx.ProtocolError):
                self._journal.repeated.add(decision.key)
                await asyncio.sleep(PAUSE * self._chance.random())
                continue
            if answer.status_code == BUSY:
                await asyncio.sleep(PAUSE)
                continue
            assert answer.status_code == 200, answer.text
            assert read(answer.content)["ply"] > decision.ply
            self._done(decision)

    def _done(self, decision: Decision) -> None:
        self._journal.acknowledged[decision.key] = decision
        self.open = None


def _body(decision: Decision) -> dict[str, Any]:
    return {"action": decision.action, "ply": decision.ply, "key": decision.key}
