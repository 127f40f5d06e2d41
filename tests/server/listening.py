"""Listening to a table: over its WebSocket, or to its stream of events."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlencode

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.playing import Json, Person
from tests.server.serving import PATIENCE, UNHURRIED


class Live:
    """A connection to a table that is open."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def hear(self, kind: str = "view") -> Json:
        """The next message, which must be of this kind."""
        message = self.hear_any()
        assert message["type"] == kind, message
        return message

    def hear_any(self) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(PATIENCE))
        return message

    def hear_both(self, one: str, other: str) -> tuple[Json, Json]:
        """The next two messages, in whatever order they come."""
        messages = {message["type"]: message for message in (self.hear_any(), self.hear_any())}
        assert set(messages) == {one, other}
        return messages[one], messages[other]

    def is_ended(self) -> bool:
        """Whether the server ends the connection, after whatever it says before."""
        try:
            while True:
                self.hear_any()
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False

    def tell(self, kind: str, **message: Any) -> None:
        """Sends a message."""
        self.socket.send(json.dumps({"type": kind, **message}))

    def refused(self, error: str) -> Json:
        """The next message, which must be a refusal; gives its problem."""
        problem: Json = self.hear("refused")["problem"]
        assert problem["error"] == error
        return problem


@contextmanager
def live(person: Person, headers: dict[str, str] | None = None, **params: Any) -> Iterator[Live]:
    """A person's connection; a browser's cookie goes with it."""
    url = f"{person.client.base_url}/api/games/{person.table}/live?{urlencode(params)}".replace("http", "ws", 1)
    given = {"Authorization": f"Bearer {person.token}"} if person.token else {}
    if "kontor-key" in person.client.cookies:
        given["Cookie"] = f"kontor-key={person.client.cookies['kontor-key']}"
    sent = given | (headers or {})
    with connect(url, additional_headers=sent, compression=None, **UNHURRIED) as socket:
        yield Live(socket)


@contextmanager
def stream(person: Person, last: str | None = None, **params: Any) -> Iterator[Iterator[Json]]:
    """A person's stream of events, each with its `id`, `event` and `data`."""
    headers = {"Accept": "text/event-stream", **({"Last-Event-ID": last} if last else {})}
    headers |= {"Authorization": f"Bearer {person.token}"} if person.token else {}
    path = f"/api/games/{person.table}/events"
    with person.client.stream("GET", path, params=params, headers=headers) as response:
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/event-stream")
        yield _events(response.iter_lines())


def _events(lines: Iterator[str]) -> Iterator[Json]:
    event: Json = {}
    for line in lines:
        if line:
            name, _, value = line.partition(": ")
            event |= {name: json.loads(value) if name == "data" else value} if name else {}
        elif event:
            yield event
            event = {}
