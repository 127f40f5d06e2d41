"""A light client of the live sockets: thousands of them must leave the machine to the servers."""

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL_FRAME: Final = 0x80  # the bit of a frame that is whole
MASKED_FRAME: Final = 0x80
NO_MASK: Final = bytes(4)  # a client has to mask; with this mask the words stay as they are


class Line(asyncio.Protocol):
    """One WebSocket. It reports everything by callbacks, because thousands of waiting tasks would be too slow."""

    def __init__(self, path: str, token: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        )
        self._heard = heard
        self._lost = lost
        self._data = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transport is not a subclass
        self._transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.close()
                return
            self._is_open, self._data = True, rest
        self._read_frames()

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self._lost()

    def say(self, text: bytes, kind: int = TEXT) -> None:
        """Sends a message, unless the connection is lost."""
        if self._transport is not None:
            short = len(text) < 126
            size = (
                bytes([MASKED_FRAME | len(text)])
                if short
                else bytes([MASKED_FRAME | 126]) + struct.pack("!H", len(text))
            )
            self._transport.write(bytes([FINAL_FRAME | kind]) + size + NO_MASK + text)

    def close(self) -> None:
        """Ends the connection."""
        if self._transport is not None:
            self._transport.close()

    def _read_frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            kind, size, start = data[at] & 0x0F, data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2]), start + 2
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8]), start + 8
            if len(data) < start + size:
                break
            at = start + size
            self._take(kind, data[start:at])
        self._data = data[at:]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self._heard(content)
        elif kind == PING:
            self.say(content, PONG)
        elif kind == CLOSE:
            self.close()
