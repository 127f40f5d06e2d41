"""Where requests and WebSocket frames end in what a client sends.

Nothing is interpreted here: uvicorn parses the same bytes. Knowing the ends is enough to pass on one request, or one
frame, at a time.
"""

import re
from typing import Final

HEAD_LIMIT: Final = 64 * 1024  # bytes of a request not counting its body
LINE_LIMIT: Final = 1000  # lines of the same: to read one takes a microsecond, however short it is
_END: Final = b"\r\n\r\n"
_LENGTH: Final = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]{1,18})[ \t]*\r\n", re.IGNORECASE)
_CODED: Final = re.compile(rb"\r\ntransfer-encoding:", re.IGNORECASE)
_CHUNK: Final = re.compile(rb"[0-9a-f]{1,15}", re.IGNORECASE)
_SOCKET: Final = re.compile(rb"\r\nupgrade:[ \t]*websocket", re.IGNORECASE)
_LONGER: Final = {126: 2, 127: 8}  # bytes of a frame's length if it does not fit into seven bits


class FramingError(Exception):
    """What a client sends cannot be passed on; the message says why."""


def asks_for_socket(head: bytes) -> bool:
    """Whether a request, or what has come of it, is to become a WebSocket."""
    return _SOCKET.search(head, 0, HEAD_LIMIT) is not None


class RequestFraming:
    """One HTTP request."""

    def __init__(self) -> None:
        self.is_complete = False
        self.in_head = True
        self._head = bytearray()
        self._overhead = 0  # bytes that are not the body: the head, sizes of chunks, trailers
        self._lines = 0  # of the same
        self._left = 0  # bytes until the end of the body, or of a chunk
        self._line: bytearray | None = None  # of a body in chunks, which has lines between them
        self._in_trailers = False

    def take(self, data: bytes) -> int:
        """How many bytes the next piece has: at least one, and none beyond the end of the request."""
        if self.in_head:
            return self._take_head(data)
        if self._line is not None:
            return self._take_chunks(data)
        size = min(self._left, len(data))
        self._left -= size
        self.is_complete = not self._left
        return size

    def _take_head(self, data: bytes) -> int:
        if not self._head and (blank := len(data) - len(data.lstrip(b"\r\n"))):
            self._count(data[:blank])
            return blank  # parsers skip empty lines before a request
        known = len(self._head)
        self._head += data[: HEAD_LIMIT + 1 - known]
        end = self._head.find(_END, max(0, known - len(_END)))
        size = (len(self._head) if end < 0 else end + len(_END)) - known
        self._count(data[:size])
        if end >= 0:
            self._end_head(bytes(self._head[: known + size]))
        return size

    def _end_head(self, head: bytes) -> None:
        self._head.clear()
        self.in_head = False
        if _CODED.search(head):
            self._line = bytearray()
        elif length := _LENGTH.search(head):
            self._left = int(length[1])
        self.is_complete = self._line is None and not self._left

    def _take_chunks(self, data: bytes) -> int:
        at = 0
        while at < len(data) and not self.is_complete:
            if self._left:
                size = min(self._left, len(data) - at)
                self._left -= size
            else:
                size = self._take_line(data, at)
            at += size
        return at

    def _take_line(self, data: bytes, at: int) -> int:
        """A line before a chunk or after the last one."""
        assert self._line is not None
        end = data.find(b"\n", at) + 1
        size = (end or len(data)) - at
        self._count(data[at : at + size])
        self._line += data[at : at + size]
        if end:
            line = bytes(self._line.strip())
            self._line.clear()
            if self._in_trailers:
                self.is_complete = not line
            elif chunk := _CHUNK.match(line):
                length = int(chunk[0], 16)
                self._in_trailers = not length
                self._left = length + 2 if length else 0  # and the end of its line
            else:
                raise FramingError("Invalid HTTP request received.")
        return size

    def _count(self, some: bytes) -> None:
        self._overhead += len(some)
        self._lines += some.count(b"\n")
        if self._overhead > HEAD_LIMIT:
            raise FramingError(f"The head of a request may have {HEAD_LIMIT // 1024} KiB at most.")
        if self._lines > LINE_LIMIT:
            raise FramingError(f"The head of a request may have {LINE_LIMIT} lines at most.")


class FrameFraming:
    """The frames of a WebSocket (RFC 6455, 5.2)."""

    def __init__(self) -> None:
        self.begins = False  # whether a frame begins in the last piece
        self._header = bytearray()
        self._left = 0

    def take(self, data: bytes) -> int:
        """How many bytes the next piece has: at least one, and none beyond the end of the frame."""
        at = 0
        self.begins = False
        if not self._left:
            while at < len(data) and (missing := self._header_size() - len(self._header)) > 0:
                self._header += data[at : at + missing]
                at = min(at + missing, len(data))
            if len(self._header) < self._header_size():
                return at
            self._begin_frame()
        size = min(self._left, len(data) - at)
        self._left -= size
        return at + size

    def _header_size(self) -> int:
        """As far as the header is known, which is enough to read on."""
        if len(self._header) < 2:
            return 2
        return 2 + _LONGER.get(self._header[1] & 127, 0) + (4 if self._header[1] & 128 else 0)

    def _begin_frame(self) -> None:
        short = self._header[1] & 127
        longer = _LONGER.get(short, 0)
        self._left = int.from_bytes(self._header[2 : 2 + longer]) if longer else short
        self._header.clear()
        self.begins = True
