"""Tables under load: their viewers, and the decision that is under way at each."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS: Final = 4
ANSWER_TIMEOUT_S: Final = 30.0


# What is read of the messages: the generator must be light, for it shares the machine with the server


class TableFacts(msgspec.Struct, frozen=True):
    """The table around a view."""

    updated: float
    you: list[int] = []
    host: bool = False

    @property
    def known(self) -> str:
        """What a client that reconnects sends about this view, besides its ply and version."""
        return f"updated={self.updated!r}&you={','.join(map(str, self.you))}&host={str(self.host).lower()}"


class SeenView(msgspec.Struct):
    """A view."""

    ply: int
    decider: int | None
    legal: list[str] = []
    version: int = 0
    table: TableFacts = TableFacts(0.0)


class Message(msgspec.Struct):
    """A message of the socket."""

    type: str
    view: SeenView | None = None


class SeatKey(msgspec.Struct):
    """A seat of a new table."""

    token: str


class NewTable(msgspec.Struct):
    """A new table."""

    id: str
    seats: list[SeatKey]


read_message = msgspec.json.Decoder(Message).decode
read_table = msgspec.json.Decoder(NewTable).decode


class Counts:
    """What all tables together have measured."""

    def __init__(self) -> None:
        self.delays: list[float] = []  # seconds from sending a decision until the last viewer had it
        self.messages = 0
        self.bytes = 0
        self.refused = 0
        self.late = 0  # decisions that were due while the one before was still under way


class LoadedTable:
    """A table and its viewers, and the decision that is under way."""

    def __init__(self, new: NewTable, counts: Counts, chance: random.Random) -> None:
        self.id = new.id
        self._tokens = [seat.token for seat in new.seats]
        self._counts = counts
        self._chance = chance
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._newest = SeenView(-1, None)
        self._ply = 0  # that all viewers are to hear of
        self._waiting = 0  # viewers that have not heard of it
        self._all_heard = asyncio.Event()
        self._sent = 0.0

    async def connect(self, urls: Sequence[str], viewers: int) -> None:
        """Connects everybody to these servers in turn, spectators after the seats, until all have the first view."""
        self._waiting = viewers
        for number in range(viewers):
            token = self._tokens[number] if number < SEATS else None
            socket = await connect(
                f"{urls[number % len(urls)].replace('http', 'ws', 1)}/api/games/{self.id}/live",
                additional_headers={"Authorization": f"Bearer {token}"} if token else {},
                compression=None,
                proxy=None,
                open_timeout=ANSWER_TIMEOUT_S,
                ping_interval=None,
            )
            self._sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(socket)))
        await asyncio.wait_for(self._all_heard.wait(), ANSWER_TIMEOUT_S)

    async def _read(self, socket: ClientConnection) -> None:
        counts = self._counts
        with suppress(ConnectionClosed):
            while True:
                raw = await socket.recv(decode=False)
                now = time.perf_counter()
                counts.messages += 1
                counts.bytes += len(raw)
                message = read_message(raw)
                if message.view is not None:
                    self._hear(message.view, now)
                counts.refused += message.type == "refused"

    def _hear(self, view: SeenView, now: float) -> None:
        if view.ply > self._newest.ply or view.legal:  # the view of the seat that decides is the one needed
            self._newest = view
        if view.ply != self._ply:
            return
        self._waiting -= 1
        if self._waiting == 0:
            self._all_heard.set()
            if self._sent:
                self._counts.delays.append(now - self._sent)

    async def play(self, first: float, interval: float, end: float) -> None:
        """Sends decisions at their times; none goes before the one before it has reached everybody."""
        due = first
        while max(due, time.perf_counter()) < end and self._newest.decider is not None:
            await asyncio.sleep(due - time.perf_counter())
            if not self._all_heard.is_set():
                self._counts.late += 1
                await asyncio.wait_for(self._all_heard.wait(), ANSWER_TIMEOUT_S)
            await self._decide(self._newest)
            due += interval
        await asyncio.wait_for(self._all_heard.wait(), ANSWER_TIMEOUT_S)

    async def _decide(self, seen: SeenView) -> None:
        assert seen.decider is not None
        message = {"type": "play", "action": self._chance.choice(seen.legal), "ply": seen.ply}
        self._ply, self._waiting = seen.ply + 1, len(self._sockets)
        self._all_heard.clear()
        self._sent = time.perf_counter()
        await self._sockets[seen.decider].send(msgspec.json.encode(message), text=True)

    async def close(self) -> None:
        """Ends all connections."""
        for socket in self._sockets:
            await socket.close()
        await asyncio.gather(*self._readers)
