"""The bodies of requests. None is long, so each is read as a whole before the app sees anything of it."""

import asyncio
from typing import Final

from starlette.types import Message, Receive, Scope

from kontor.server.gateway.refusals import Refusal
from kontor.server.gateway.waits import Gone

BODY_LIMIT: Final = 64 * 1024
BODY_PATIENCE = 10.0  # seconds for a whole body
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def has_body(scope: Scope, headers: dict[str, str]) -> bool:
    """Whether a body follows the head of a request."""
    return scope["type"] == "http" and (headers.get("content-length", "0") != "0" or "transfer-encoding" in headers)


async def read_body(scope: Scope, headers: dict[str, str], receive: Receive) -> tuple[Refusal | None, Receive]:
    """Reads the whole body, and returns a `receive` that replays it to the app."""
    too_large = Refusal(413, "too-large", f"A body may be at most {BODY_LIMIT // 1024} KiB.")
    length = headers.get("content-length", "")
    if length.isdecimal() and int(length[:10]) > BODY_LIMIT:
        return too_large, receive
    try:
        async with asyncio.timeout(BODY_PATIENCE):
            body = await _collect(receive)
    except TimeoutError:
        return Refusal(408, "too-slow", f"A body must arrive within {BODY_PATIENCE:g} seconds."), receive
    if body is None:
        return too_large, receive
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and scope["method"] not in SAFE_METHODS and kind != "application/json":
        return Refusal(
            415, "wrong-type", "The body must be JSON, with the header Content-Type: application/json."
        ), receive
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return first.pop() if first else await receive()

    return None, again


async def _collect(receive: Receive) -> bytes | None:
    """The whole body; None if it is too large."""
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            raise Gone
        body += message.get("body", b"")
        if len(body) > BODY_LIMIT:
            return None
        more = message.get("more_body", False)
    return bytes(body)
