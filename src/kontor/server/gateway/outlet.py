"""The way out to a client: a transport for uvicorn that does not wait for clients who do not read."""

import asyncio
from typing import Any, Final, Protocol

UNREAD_PATIENCE = 20.0  # seconds in which a client must read something of what waits for it
LEAST_READ: Final = 4096  # bytes that it must read in that time
LINGER = 5.0  # seconds for what is unread when the connection is closed
STUCK: Final = 2.0  # seconds after which a client that reads nothing has to make room for others, if they need it


class Owner(Protocol):
    """The connection of an outlet."""

    def pause(self) -> None: ...
    def resume(self) -> None: ...
    def become_socket(self, protocol: asyncio.Protocol) -> None: ...
    def shed(self, reason: str) -> None: ...


class Outlet(asyncio.Transport):
    """Passes on what uvicorn writes, and looks after whether the client reads it."""

    def __init__(self, owner: Owner, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.is_mute = False  # the last word was said
        self._owner = owner
        self._transport = transport
        self._loop = loop
        self._written = 0
        self._read = 0  # of that, at the last look
        self._look_at: asyncio.TimerHandle | None = None  # set while there may be something unread
        self._since = 0.0
        self._lingering: asyncio.TimerHandle | None = None

    def lost(self) -> None:
        """The connection is gone."""
        for timer in (self._look_at, self._lingering):
            if timer is not None:
                timer.cancel()

    @property
    def is_stuck(self) -> bool:
        """Whether the client has not read anything for a while."""
        waited = self._look_at is not None and self._loop.time() - self._since > STUCK
        return waited and self._transport.get_write_buffer_size() > 0

    def _look(self) -> None:
        """Ends the connection if the client did not read enough since the last look."""
        self._look_at = None
        unread = self._transport.get_write_buffer_size()
        if unread and self._written - unread < self._read + LEAST_READ:
            self._owner.shed("unread")
        elif unread:
            self._watch(self._written - unread)

    def _watch(self, read: int) -> None:
        self._read = read
        self._since = self._loop.time()
        self._look_at = self._loop.call_later(UNREAD_PATIENCE, self._look)

    # Writing

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.is_mute:
            return
        if self._look_at is None:
            self._watch(self._written - self._transport.get_write_buffer_size())
        self._written += len(data)
        self._transport.write(data)

    def close(self) -> None:
        self._transport.close()
        if self._lingering is None:
            self._lingering = self._loop.call_later(LINGER, self._transport.abort)

    def abort(self) -> None:
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    # Reading

    def pause_reading(self) -> None:
        self._owner.pause()

    def resume_reading(self) -> None:
        self._owner.resume()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self._owner.become_socket(protocol)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)
