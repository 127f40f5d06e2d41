"""The rate of messages over WebSockets: a client that sends too many is read more slowly."""

import asyncio

from starlette.types import Message, Receive

from kontor.server.gateway.limits import SOCKET_RATE, Limits


class MessageRate:
    """Delays the messages of one socket. uvicorn reads no further while a message waits here, so the client has to
    wait too (back pressure)."""

    def __init__(self, receive: Receive, limits: Limits, client: str) -> None:
        self._receive = receive
        self._limits = limits
        self._client = client
        self._free_at = 0.0  # when this socket may send a whole burst again

    async def receive(self) -> Message:
        """The next message, as soon as the limits allow it."""
        message = await self._receive()
        if message["type"] == "websocket.receive":
            await asyncio.sleep(self._delay())  # 0 too: others get their turn between the messages of one read
        return message

    def _delay(self) -> float:
        if not self._limits.enabled:
            return 0
        now = self._limits.clock()
        self._free_at = max(self._free_at, now) + SOCKET_RATE.interval
        own = SOCKET_RATE.excess(self._free_at - now) or 0.0
        return max(own, self._limits.spend("message", self._client))
