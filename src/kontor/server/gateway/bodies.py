"""The bodies of requests. None is long, so each is read as a whole before the app sees anything of it."""

import asyncio
from typing import Final

from starlette.types import Message, Receive, Scope

from kontor.server.gateway.cancellation import Disconnected, disconnect
from kontor.server.gateway.refusals import Refusal

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
