"""Scripted people: each holds a seat, follows the table over a socket, decides by chance, takes decisions back now and
then, talks, and never gives up."""

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
from tests.server.ledger import Decision, Deed, Journal, Line, Resume, Undo

GONE: Final = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError)  # what a client sees of a server in trouble
BUSY: Final = 503
PAUSE: Final = 0.1  # seconds before another attempt to connect
PATIENCE: Final = 30.0  # seconds for any answer; then it is asked for again
TAKES_BACK: Final = 0.2  # of the moments at which it is possible
SPEAKS: Final = 0.25  # of the moments at which somebody decides
read = msgspec.json.Decoder().decode
write = msgspec.json.Encoder().encode


class Player:
    """A person at a seat. Decisions and chat go over the socket, or else by POST to any server; undo only by POST."""

    def __init__(
        self, fleet: Fleet, journal: Journal, table: str, seat: int, token: str, *, posts: bool, seed: int
    ) -> None:
        self.table = table
        self.ply = 0  # decisions known
        self.stamp = 0  # the last change of the game that is known
        self.version = 0  # the last entry that is known
        self.open: Decision | None = None  # sent, but no answer came yet
        self.taking_back: Undo | None = None  # the same
        self.saying: Line | None = None  # sent over this connection, but not heard yet
        self.heard: list[tuple[int, str | None]] = []  # the chat
        self.lost_at = 0.0  # when its connection broke, by the monotonic clock
        self.resumed_at = 0.0  # when it had news again
        self.rests = False  # does nothing more
        self.is_over = False
        self._fleet = fleet
        self._journal = journal
        self._seat = seat
        self.head = {"Authorization": f"Bearer {token}"}
        self._posts = posts
        self._chance = random.Random(f"{seed} {seat}")
        self._legal: list[str] = []
        self._may_undo = False
        self._acted = -1  # the stamp at which it decided or took back
        self._server = (0, -1)  # its number, and which of its lives it had
        self._follows = False

    @property
    def follows(self) -> bool:
        """Whether it has heard from a server that lives."""
        number, life = self._server
        return self._follows and self._fleet.lives[number] == life

    @property
    def is_idle(self) -> bool:
        """Whether nothing of what it sent is under way."""
        return self.open is None and self.taking_back is None and self.saying is None

    async def run(self, client: httpx.AsyncClient, pace: float) -> None:
        """Plays until it is cancelled."""
        for number in itertools.cycle(self._chance.sample(range(len(self._fleet)), len(self._fleet))):
            self._server = number, self._fleet.lives[number]
            address = self._fleet.urls[number].replace("http", "ws", 1)
            query = f"ply={self.ply}&version={self.version}&seat={self._seat}"
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
                self.saying = None  # a line has no key: it is not sent again
            await asyncio.sleep(PAUSE * self._chance.random())

    async def _follow(self, socket: ClientConnection, client: httpx.AsyncClient, pace: float) -> None:
        self._resume(read(await socket.recv()))
        if self.open is not None:
            self._journal.repeated.add(self.open)
            if self.ply > self.open.ply:
                self._journal.unheard.add(self.open)
            await socket.send(write({"type": "play", **_body(self.open)}).decode())
        while True:
            if self.is_idle and self._legal and self.stamp > self._acted and not self.rests:
                await asyncio.sleep(self._chance.uniform(0, 2 * pace))
                await self._act(socket, client)
            else:
                self._hear(read(await socket.recv()))

    def _resume(self, message: dict[str, Any]) -> None:
        """The first message holds all that was missed."""
        version, ply = self.version, self.ply
        self._hear(message)
        self._journal.resumes.append(Resume(self.table, version, ply, message["since"], self.version, self.ply))
        self._follows = True
        self.resumed_at = time.monotonic()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "view":
                self._listen(message["chat"])
                self._see(message["view"])
                told = {event["ply"] for event in message["events"]}
                assert told <= set(range(message["since"], self.ply))
            case "chat":
                self._listen(message["chat"])
            case "played":
                assert self.open is not None
                assert (message["ply"], message["key"]) == (self.open.ply + 1, self.open.key)
                self._done(self.open)
            case "refused" if message["problem"]["error"] == "store":
                raise ConnectionAbortedError  # it is sent again when it is connected again
            case _:
                raise AssertionError(f"seat {self._seat} of table {self.table} was told: {message}")

    def _see(self, view: dict[str, Any]) -> None:
        was = f"table {self.table} went back from {self.version}, {self.stamp}, {self.ply}"
        assert view["version"] >= self.version, was
        assert view["stamp"] >= self.stamp, was
        assert view["ply"] == self.ply or view["stamp"] > self.stamp, was
        self.ply, self.stamp, self.version = view["ply"], view["stamp"], view["version"]
        self._legal = view.get("legal", [])
        self._may_undo = view["table"]["undo"]
        self.is_over = view["is_over"]

    def _listen(self, lines: list[dict[str, Any]]) -> None:
        """Each line comes once, in the order in which they are stored."""
        for line in lines:
            assert line["version"] > self.version, f"table {self.table}: {line} came twice or late"
            self.version = line["version"]
            self.heard.append((line["version"], line["text"]))
            if self.saying is not None and line["text"] == self.saying.text:
                self._done(self.saying)

    # What it does while it is to decide: nobody else can change the game then

    async def _act(self, socket: ClientConnection, client: httpx.AsyncClient) -> None:
        if self._chance.random() < SPEAKS:
            await self._speak(socket, client)
        self._acted = self.stamp
        if self._may_undo and self._chance.random() < TAKES_BACK:
            await self._take_back(client)
        else:
            await self._decide(socket, client)

    async def _speak(self, socket: ClientConnection, client: httpx.AsyncClient) -> None:
        line = Line(self.table, self._seat, f"{self._chance.getrandbits(64):x}")
        self._journal.sent.add(line)
        if not self._posts:
            self.saying = line
            await socket.send(write({"type": "say", "text": line.text}).decode())
        elif (answer := await self._post(client, "chat", {"text": line.text})) and answer.status_code != BUSY:
            assert answer.status_code == 200, answer.text
            self._done(line)

    async def _take_back(self, client: httpx.AsyncClient) -> None:
        """Once it is stored, the same request comes too late."""
        self.taking_back = undo = Undo(self.table, self._seat, self.ply - 1, self.stamp)
        self._journal.sent.add(undo)
        answer = await self._post_until_answered(client, "undo", {"ply": undo.ply, "stamp": undo.stamp}, undo)
        if answer.status_code == 409 and undo in self._journal.repeated:
            assert read(answer.content)["error"] == "stale", answer.text
            self._journal.unheard.add(undo)
        else:
            assert answer.status_code == 200, answer.text
        self._done(undo)

    async def _decide(self, socket: ClientConnection, client: httpx.AsyncClient) -> None:
        key = f"{self._chance.getrandbits(64):x}"
        self.open = decision = Decision(self.table, self.ply, self._chance.choice(self._legal), key)
        self._journal.sent.add(decision)
        if not self._posts:
            await socket.send(write({"type": "play", **_body(decision)}).decode())
            return
        answer = await self._post_until_answered(client, "actions", _body(decision), decision)
        assert answer.status_code == 200, answer.text
        assert read(answer.content)["ply"] > decision.ply
        self._done(decision)

    async def _post_until_answered(
        self, client: httpx.AsyncClient, call: str, body: dict[str, Any], deed: Deed
    ) -> httpx.Response:
        """Sends it to one server after the other until one answers."""
        while (answer := await self._post(client, call, body)) is None or answer.status_code == BUSY:
            self._journal.repeated.add(deed)
            await asyncio.sleep(PAUSE * self._chance.random())
        return answer

    async def _post(self, client: httpx.AsyncClient, call: str, body: dict[str, Any]) -> httpx.Response | None:
        url = f"{self._chance.choice(self._fleet.urls)}/api/games/{self.table}/{call}"
        try:
            return await client.post(url, json=body, headers=self.head)
        except httpx.TransportError:  # also one that is only late, on a busy machine
            return None

    def _done(self, deed: Deed) -> None:
        self._journal.acknowledged.add(deed)
        if deed == self.open:
            self.open = None
        if deed == self.taking_back:
            self.taking_back = None
        if deed == self.saying:
            self.saying = None


def _body(decision: Decision) -> dict[str, Any]:
    return {"action": decision.action, "ply": decision.ply, "key": decision.key}
