"""Viewers of a real server who keep every byte that it sends them, and a game played before their eyes."""

import json
from collections.abc import Sequence
from contextlib import ExitStack, closing
from http.client import HTTPConnection, HTTPResponse
from random import Random
from typing import Any, NamedTuple, Self
from urllib.parse import urlencode

from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

import kontor
from kontor.rules.ids import MARKER_IDS
from kontor.server.tables.keys import COOKIE
from tests.play.notations import Notations
from tests.play.test_secrets import markers_move
from tests.server.serving import PATIENCE, UNHURRIED, Server

Json = dict[str, Any]
CHAT = "Whoever logs this line reads along <b>&amp;"
EVERY = 25  # decisions between two thorough looks


class Received(NamedTuple):
    """Something that the server sent: when, over which way, its status line and headers, and its body."""

    version: int  # of the table
    way: str
    head: str
    body: bytes


class Viewer:
    """Somebody who looks at a table: from a seat, as a spectator, or with a wrong token."""

    def __init__(self, server: Server, seat: int | None = None, token: str | None = None) -> None:
        self.seat = seat
        self.own = {token} if token else set()  # texts that this viewer may be told
        self.received: list[Received] = []
        self.version = 0  # of the table, when something is received
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._server = server
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self._stream: HTTPResponse | None = None

    @property
    def follows(self) -> bool:
        """Whether it is connected to a table."""
        return self._socket is not None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _connection(self) -> HTTPConnection:
        return HTTPConnection("127.0.0.1", self._server.port, timeout=PATIENCE)

    def _keep(self, way: str, head: str, body: bytes) -> None:
        self.received.append(Received(self.version, way, head, body))

    # Asking

    def ask(self, method: str, path: str, body: Json | None = None, expected: int | None = None) -> Any:
        """A call; gives the body, decoded where it is JSON."""
        sent = None if body is None else json.dumps(body)
        headers = self.headers | ({"Content-Type": "application/json"} if sent else {})
        with closing(self._connection()) as http:  # a new one each time: a server closes those that are idle
            http.request(method, path, sent, headers)
            answer = http.getresponse()
            raw = answer.read()
        self._keep(f"{method} {path.partition('?')[0]} {answer.status}", _head(answer), raw)
        assert expected in (None, answer.status), raw
        assert answer.status < 500, raw
        return json.loads(raw) if answer.headers["content-type"] == "application/json" else answer

    def open_seat(self, table: str, token: str) -> None:
        """Opens a seat's link as a browser does; from then on the cookie proves the seat."""
        answer = self.ask("POST", f"/seat/{table}/{token}", expected=303)
        cookie = answer.headers["set-cookie"].partition(";")[0]
        self.own |= {token, cookie.removeprefix(f"{COOKIE}=")}
        self.headers = {"Cookie": cookie}

    # Following

    def follow(self, table: str) -> None:
        """Connects to the socket and the stream of a table and hears the first views, unless it is refused."""
        stream = self._open_stream(table, self._open)
        try:
            self._socket = self._open.enter_context(self._connect(table))
        except InvalidStatus as denied:
            self._keep_denial(denied)
        else:
            self._stream = stream
            self._keep("live 101", str(self._socket.response and self._socket.response.headers), b"")
            self.hear()

    def _open_stream(self, table: str, until: ExitStack, **headers: str) -> HTTPResponse:
        line = until.enter_context(closing(self._connection()))
        headers |= {**self.headers, "Accept": "text/event-stream"}
        line.request("GET", f"/api/games/{table}/events", headers=headers)
        stream = until.enter_context(closing(line.getresponse()))
        self._keep(f"events {stream.status}", _head(stream), b"" if stream.status == 200 else stream.read())
        return stream

    def _connect(self, table: str, **query: int) -> ClientConnection:
        opened: ClientConnection = connect(
            f"ws://127.0.0.1:{self._server.port}/api/games/{table}/live?{urlencode(query)}",
            additional_headers=self.headers,
            compression=None,
            **UNHURRIED,
        )
        return opened

    def hear(self, played: bool = False) -> None:
        """Hears of the present version over both ways, if it follows; one who has played hears that too."""
        if self._socket is None:
            return
        heard = False
        while not heard or played:
            message = self._recv(self._socket, "live")
            heard |= message["type"] in ("view", "chat")
            played &= message["type"] != "played"
        assert self._stream is not None
        self._keep("events", "", _next_event(self._stream))

    def _recv(self, socket: ClientConnection, way: str) -> Any:
        raw = socket.recv(PATIENCE, decode=False)
        self._keep(way, "", raw)
        return json.loads(raw)

    def send(self, **message: Any) -> None:
        """Sends a message over the socket."""
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def send_in_vain(self, **message: Any) -> None:
        """Sends something that is refused over the socket, if it follows."""
        if self._socket is not None:
            self.send(**message)
            assert self._recv(self._socket, "live refused")["type"] == "refused"

    def resume(self, table: str, ply: int, version: int) -> None:
        """Connects once more both ways, as after a break; keeps the first message, or the refusal."""
        with ExitStack() as until:
            stream = self._open_stream(table, until, **{"Last-Event-ID": f"{version}-{ply}"})
            if stream.status == 200:
                self._keep("events again", "", _next_event(stream))
        try:
            with self._connect(table, ply=ply, version=version) as socket:
                self._recv(socket, "live again")
        except InvalidStatus as denied:
            self._keep_denial(denied)

    def _keep_denial(self, denied: InvalidStatus) -> None:
        response = denied.response
        self._keep(f"live {response.status_code}", str(response.headers), bytes(response.body or b""))


def _head(answer: HTTPResponse) -> str:
    return f"{answer.status} {answer.reason}\n" + "".join(f"{name}: {value}\n" for name, value in answer.getheaders())


def _next_event(stream: HTTPResponse) -> bytes:
    lines: list[bytes] = []
    while not any(line.startswith(b"data: ") for line in lines):  # not only a sign of life
        lines = []
        while (line := stream.readline()) != b"\n":
            assert line, "the stream ended"
            lines.append(line)
    return b"".join(lines)


class Watched:
    """A running table, the viewers who hold its seats, and those of all viewers who follow it and look around.

    `game` is the same game in this process, as far as everybody knows it.
    """

    def __init__(self, table: str, game: kontor.Game, seats: list[Viewer], lookers: list[Viewer], version: int) -> None:
        self.id = table
        self.game = game
        self.seats = seats
        self.lookers = lookers
        self.version = version
        self.copy = ""  # the id of the game without names, once it is shared
        self._path = f"/api/games/{table}"
        self._random = Random(1)
        self._reach(version)
        for looker in lookers:
            looker.follow(table)

    def _reach(self, version: int) -> None:
        self.version = version
        for viewer in (*self.seats, *self.lookers):
            viewer.version = version

    def _tell(self, player: Viewer | None = None) -> None:
        for viewer in self.lookers:
            viewer.hear(played=viewer is player)

    # Changes, each of one entry, of which all lookers hear

    def run(self, script: Sequence[str]) -> None:
        """Plays a game, with all kinds of looks on the way and after it."""
        for action in script:
            self.pause(action)
            self.play(action)
        self.look_around()
        self.share()

    def pause(self, action: str) -> None:
        """What happens before this decision: a thorough look now and then, a glance whenever markers moved."""
        if self.game.ply % EVERY == 0:
            self.look_around()
            self.interrupt()
        if markers_move(self.game):
            self.glance(action)

    def play(self, action: str) -> None:
        """A decision: of those who follow, every other one goes over the socket."""
        assert self.game.decider is not None
        decider = self.seats[self.game.decider]
        live = decider.follows and self.game.ply % 2 == 1
        body = {"action": action, "ply": self.game.ply}
        self._reach(self.version + 1)
        if live:
            decider.send(type="play", **body)
        else:
            decider.ask("POST", f"{self._path}/actions", body, 200)
        self.game.play(action)
        self._tell(decider if live else None)

    def interrupt(self) -> None:
        """Chat, a decision taken back, a question that is declined, a bot that stands in for a moment."""
        number = (self.game.turn + 1) % len(self.seats)  # not the one who decides: a bot would play on
        first, other = self.seats[number], self.seats[number - 1]
        if first.follows:
            self._reach(self.version + 1)
            first.send(type="say", text=CHAT)
            self._tell()
        else:
            self.change(first, "POST", "/chat", {"text": CHAT})
        self.change(other, "POST", "/chat", {"text": CHAT})
        if self.game.ply:
            self.change(first, "POST", "/takeback", {"ply": 0})
            self.change(other, "POST", "/reply", {"agree": False, "version": self.version})
        if self.game.decider != number:
            self.change(first, "PUT", f"/seats/{number}/bot", {"level": "random"})
            self.change(first, "DELETE", f"/seats/{number}/bot")
        if self.game.barrier is None:
            last = self.game.undo()
            assert self.game.decider is not None
            self.change(self.seats[self.game.decider], "POST", "/undo", {})
            self.play(str(last))

    def change(self, viewer: Viewer, method: str, path: str, body: Json | None = None) -> None:
        self._reach(self.version + 1)
        viewer.ask(method, self._path + path, body, 200)
        self._tell()

    # Looks: what anybody may try at any moment; nothing of it changes the table

    def glance(self, action: str) -> None:
        """Everybody looks, tries to look ahead and to take back, and asks about every marker that may be replaced."""
        seen = self.game.view()
        replacing = seen["decision"]["decision"] == "replacing"
        route = next(route for route in self.game.board.routes if route not in seen["markers"]["board"])
        for viewer in self.lookers:
            viewer.ask("GET", self._path)
            viewer.ask("GET", f"{self._path}/events?ply={max(0, self.game.ply - 2)}")
            for ahead in (action, "end"):  # at the end of a turn its player looks at what was drawn
                viewer.ask("POST", f"{self._path}/preview", {"action": ahead})
            if self.game.barrier is not None:
                viewer.ask("POST", f"{self._path}/undo", {})
            for marker in MARKER_IDS[1:] if replacing else ():
                viewer.ask("POST", f"{self._path}/why", {"action": f"marker {marker} {route}"})

    def look_around(self) -> None:
        """Everybody asks everything that can be asked, most of it in vain."""
        ply = self.game.ply
        wrong = [text for text in Notations(self.game, self._random).sample(12) if self._is_refused(text)][:3]
        for viewer in self.lookers:
            for path in (
                "",
                "/events?ply=0",
                "/record",
                "/replay",
                "/replay?seat=0",
                "/figures",
                "/analysis",
                "/position?ply=9",
            ):
                viewer.ask("GET", self._path + path)
            viewer.ask("POST", f"{self._path}/analysis")
            for names in (True, False) if not self.game.is_over else (True,):
                viewer.ask("POST", f"{self._path}/share", {"names": names})
            seats = [{"kind": "bot", "level": "random"}] * len(self.seats)
            viewer.ask("POST", f"{self._path}/continue", {"ply": min(ply, 9), "seats": seats})
            for path in ("/api/games", f"/table/{self.id}", f"/join/{self.id}/code", "/"):
                viewer.ask("GET", path)
            for action in wrong:
                for path in ("why", "preview", "actions"):
                    body: Json = {"action": action} | ({"ply": ply} if path == "actions" else {})
                    viewer.ask("POST", f"{self._path}/{path}", body)
            viewer.ask("POST", f"{self._path}/actions", {"action": "end", "ply": ply + 1})
            viewer.ask("POST", f"{self._path}/undo", {"stamp": 0})
            viewer.send_in_vain(type="play", action="end", ply=ply + 1)
            viewer.resume(self.id, max(0, ply - 5), max(0, self.version - 5))

    def share(self) -> None:
        """A player shares the game, which is over, without names, and everybody looks at that copy."""
        self._reach(self.version + 1)
        self.copy = self.seats[0].ask("POST", f"{self._path}/share", {"names": False}, 200)["id"]
        for viewer in self.lookers:
            for path in ("", "/events?ply=0", "/record", "/replay", "/replay?seat=0", "/figures", "/analysis"):
                viewer.ask("GET", f"/api/games/{self.copy}{path}")
            viewer.ask("GET", f"/table/{self.copy}/replay")

    def _is_refused(self, text: str) -> bool:
        try:
            return self.game.why_not(text) is not None
        except kontor.NotationError:
            return True
