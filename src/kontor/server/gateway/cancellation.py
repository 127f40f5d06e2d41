"""Cancelling work that nobody needs any more: the client has disconnected, or the server stops."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.types import Message, Receive, Scope

CLIENT_CLOSED_REQUEST: Final = 499  # the status that is logged for a disconnected client, as nginx does
RECEIVE: Final = "kontor.receive"  # where the scope of an HTTP request keeps its `receive`


class Disconnected(Exception):  # noqa: N818 - nothing went wrong
    """The client disconnected before it was answered."""


class Cancellation:
    """Cancels everything inside its scopes, now and in future, with an exception."""

    def __init__(self, reason: Callable[[], Exception]) -> None:
        self._reason = reason
        self._scopes = set[asyncio.Timeout]()
        self._cancelled = False

    def __len__(self) -> int:
        return len(self._scopes)

    def cancel(self) -> None:
        """Cancels all scopes, and those entered later as soon as they wait for something."""
        self._cancelled = True
        while self._scopes:
            self._scopes.pop().reschedule(0)

    @asynccontextmanager
    async def scope(self) -> AsyncIterator[None]:
        """A part of the work that can be cancelled."""
        scope = asyncio.timeout(0 if self._cancelled else None)
        self._scopes.add(scope)
        try:
            async with scope:
                yield
        except TimeoutError:
            if not scope.expired():
                raise
            raise self._reason() from None
        finally:
            self._scopes.discard(scope)


@asynccontextmanager
async def while_connected(scope: Scope) -> AsyncIterator[None]:
    """Cancels what is done for an HTTP request with Disconnected when its client disconnects."""
    cancellation = Cancellation(Disconnected)
    watching = asyncio.create_task(disconnect(scope[RECEIVE]))
    watching.add_done_callback(lambda _: cancellation.cancel())
    try:
        async with cancellation.scope():
            yield
    finally:
        watching.cancel()


async def disconnect(receive: Receive) -> Message:
    """Waits until the client of an HTTP request disconnects."""
    while (message := await receive())["type"] != "http.disconnect":
        pass  # an empty body
    return message
