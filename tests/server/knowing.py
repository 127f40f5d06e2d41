"""People who are known to a server, with a browser of their own."""

from contextlib import ExitStack
from typing import Any

import httpx

from tests.server.playing import Json, Person, browser, fine, open_seat
from tests.server.receiving import Sink
from tests.server.serving import Server


class Known:
    """Somebody with a browser, who is known to the server."""

    def __init__(self, server: Server, stack: ExitStack, **facts: str) -> None:
        self.client = stack.enter_context(browser(server))
        self.secret = ""
        self.introduce(**facts)

    def introduce(self, **facts: str) -> None:
        """Becomes a new person."""
        made = self.client.post("/api/me", json=facts)
        assert made.status_code == 201, made.text
        self.secret = made.json()["secret"]
        self.push: str = made.json()["me"]["push"]

    def show(self, secret: str, **more: bool) -> None:
        """Shows a pass: this is a device of somebody else from now on."""
        made = self.ask("POST", "/devices", secret=secret, **more)
        assert made.status_code == 201, made.text
        self.secret = made.json()["secret"]

    def ask(self, method: str, path: str = "", **body: Any) -> httpx.Response:
        headers = {"X-Kontor-Device": self.secret}
        return self.client.request(method, f"/api/me{path}", headers=headers, json=body or None)

    def add(self, **way: str) -> Json:
        """A new way to be told."""
        response = self.ask("POST", "/ways", way=way)
        assert response.status_code == 201, response.text
        found: Json = response.json()["ways"][-1]
        return found

    def webhook(self, sink: Sink, path: str, form: str = "json") -> Json:
        return self.add(kind="webhook", url=f"{sink.url}{path}", form=form)

    def me(self) -> Json:
        """What the server knows about them."""
        return fine(self.ask("GET"))

    def new_pass(self, kind: str) -> Json:
        """A pass to another device."""
        made = self.ask("POST", "/passes", kind=kind)
        assert made.status_code == 201, made.text
        found: Json = made.json()
        return found

    def sit_down(self, token: str | None, table: str) -> Person:
        """Opens a seat in the browser: it is the one of this person, whatever new cookie it gets."""
        open_seat(self.client, table, token, **{"X-Kontor-Device": self.secret})
        return Person(self.client, table)


class Stranger(Known):
    """Somebody with a browser, who is not known yet."""

    def introduce(self, **facts: str) -> None:
        """Not yet."""
