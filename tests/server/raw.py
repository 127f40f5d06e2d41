"""Connections without any client library, for what no library would send."""

import socket
from contextlib import suppress

from tests.server.serving import PATIENCE

GET = b"GET /api/games/abc HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/games/abc HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


def connected(address: str, source: str | None = None) -> socket.socket:
    """A connection to `host:port`, from another address of this machine if one is given."""
    host, _, port = address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), PATIENCE, source and (source, 0))


def received(peer: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    answer = b""
    with suppress(ConnectionResetError):  # what was sent in vain is thrown away by the other side
        while more := peer.recv(65_536):
            answer += more
    return answer
