"""What the gateway answers itself, and the bodies of requests: none is long, so each is read before the app sees it."""

import asyncio
import math
from dataclasses import dataclass
from typing import Final, Self

import msgspec
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from kontor.server.gateway.cancellation import Disconnected, disconnect
from kontor.server.tables.problems import Unavailable


@dataclass(eq=False)
class Refusal(Exception):  # noqa: N818 - an answer, not a fault
    """An answer that the gateway gives itself, in the form of a Problem."""

    status: int
    error: str
    message: str
    retry_after: float | None = None

    @classmethod
    def of(cls, refused: Unavailable) -> Self:
        """What the server cannot do at the moment, as an answer of the gateway."""
        return cls(503, refused.problem.error, refused.problem.message, refused.retry_after)

    async def send(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()  # the request to connect
            if "websocket.http.response" not in scope.get("extensions", {}):
                await send({"type": "websocket.close", "code": 1008, "reason": self.error})
                return
        headers = {}
        if self.retry_after is not None:
            headers["Retry-After"] = str(max(1, math.ceil(self.retry_after)))
        if self.status == 408:
            headers["Connection"] = "close"  # the rest of the body may still arrive
        body = msgspec.json.encode({"error": self.error, "message": self.message})
        await Response(body, self.status, headers, "application/json")(scope, receive, send)


BODY_MAX_BYTES: Final = 64 * 1024
BODY_TIMEOUT_S = 10.0  # seconds for a whole body
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


async def read_body(scope: Scope, headers: dict[str, str], receive: Receive) -> bytes:
    """The whole body of a request, unless it is refused."""
    length = headers.get("content-length", "0")
    if length == "0" and "transfer-encoding" not in headers:
        return b""
    if length.isdecimal() and int(length[:10]) > BODY_MAX_BYTES:
        raise _too_large()
    try:
        async with asyncio.timeout(BODY_TIMEOUT_S):
            body = await _collect(receive)
    except TimeoutError:
        raise Refusal(408, "too-slow", f"A body must arrive within {BODY_TIMEOUT_S:g} seconds.") from None
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and scope["method"] not in SAFE_METHODS and kind != "application/json":
        raise Refusal(415, "wrong-type", "The body must be JSON, with the header Content-Type: application/json.")
    return body


def replayed(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives the app a body which was read already, then only tells it of a disconnect."""
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return first.pop() if first else await disconnect(receive)

    return receive_again


async def _collect(receive: Receive) -> bytes:
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            raise Disconnected
        body += message.get("body", b"")
        if len(body) > BODY_MAX_BYTES:
            raise _too_large()
        more = message.get("more_body", False)
    return bytes(body)


def _too_large() -> Refusal:
    return Refusal(413, "too-large", f"A body may be at most {BODY_MAX_BYTES // 1024} KiB.")
