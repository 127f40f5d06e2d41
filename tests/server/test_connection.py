"""A connection stands between the network and uvicorn; what it relies on there, and where requests and frames end."""

import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.sync.client import connect

from kontor.server.gateway import Connection
from kontor.server.gateway.connection import CONNECTION
from kontor.server.gateway.framing import HEAD_LIMIT, LINE_LIMIT, FrameFraming, FramingError, RequestFraming
from tests.server.gated import Gated
from tests.server.raw import GET, connected, received
from tests.server.serving import UNHURRIED

PYPROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


# What uvicorn must go on doing


def test_a_protocol_is_made_as_uvicorn_makes_its_own() -> None:
    parameters = list(inspect.signature(HttpToolsProtocol.__init__).parameters)
    assert parameters == ["self", "config", "server_state", "app_state", "_loop"]
    own = set(inspect.signature(Connection.__init__).parameters) - {"self", "given"}
    assert own == {"app_state", "_loop"}


def test_a_request_and_a_socket_bring_their_connection_along() -> None:
    found: list[Any] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return
        found.append(scope["state"][CONNECTION])
        kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
        await send({"type": f"{kind}.start", "status": 404, "headers": [(b"content-length", b"0")]})
        await send({"type": f"{kind}.body", "body": b""})

    with Gated(app=app).served() as address:
        with connected(address) as peer:
            peer.sendall(GET + b"Connection: close\r\n\r\n")
            assert received(peer).startswith(b"HTTP/1.1 404 ")
        with pytest.raises(Exception, match="404"), connect(f"ws://{address}/api/games/abc/live", **UNHURRIED):
            pass
    assert [type(connection) for connection in found] == [Connection, Connection]
    assert found[0] is not found[1]


def test_a_newer_uvicorn_is_not_installed_before_somebody_has_looked_at_it() -> None:
    extras = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["optional-dependencies"]
    (wanted,) = (requirement for requirement in extras["server"] if requirement.startswith("uvicorn"))
    major, minor = map(int, version("uvicorn").split(".")[:2])
    assert wanted.endswith(f",<{major}.{minor + 1}")


# Where requests end


def cut(framing: RequestFraming | FrameFraming, *pieces: bytes) -> list[int]:
    """Where each request or frame ends, if the bytes come in these pieces."""
    ends, done = [], 0
    for waiting in pieces:
        while waiting:
            size = framing.take(waiting)
            assert 0 < size <= len(waiting)
            done, waiting = done + size, waiting[size:]
            if isinstance(framing, RequestFraming) and framing.is_complete:
                ends.append(done)
                framing = RequestFraming()
            elif isinstance(framing, FrameFraming) and framing.begins:
                ends.append(done)
    return ends


REQUESTS = [
    b"GET / HTTP/1.1\r\n\r\n",
    b"\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n",
    b"POST / HTTP/1.1\r\ncontent-LENGTH: 11 \r\nX: y\r\n\r\nab\r\n\r\ncdefg",
    b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n6;m=1\r\n\r\n\r\nab\r\nA\r\n0123456789\r\n0\r\nX: y\r\n\r\n",
]


@given(st.permutations(REQUESTS), st.data())
def test_requests_end_in_the_same_places_however_they_are_cut(requests: list[bytes], data: st.DataObject) -> None:
    whole = b"".join(requests)
    expected = [sum(map(len, requests[:number])) for number in range(1, len(requests) + 1)]
    places = sorted(data.draw(st.sets(st.integers(1, len(whole) - 1))))
    pieces = [whole[begin:end] for begin, end in zip([0, *places], [*places, len(whole)], strict=True)]
    assert cut(RequestFraming(), *pieces) == expected
    assert cut(RequestFraming(), whole) == expected


@pytest.mark.parametrize("step", [1, 1000, HEAD_LIMIT, 10 * HEAD_LIMIT])
def test_a_head_has_a_limit_in_whatever_pieces_it_comes(step: int) -> None:
    def sent(size: int) -> list[int]:
        whole = GET + b"X: " + b"x" * (size - len(GET) - 7) + b"\r\n\r\n"
        return cut(RequestFraming(), *(whole[at : at + step] for at in range(0, size, step)))

    assert sent(HEAD_LIMIT) == [HEAD_LIMIT]
    with pytest.raises(FramingError, match="64 KiB"):
        sent(HEAD_LIMIT + 1)


CHUNKED = b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize("step", [1, 1000, HEAD_LIMIT])
@pytest.mark.parametrize(
    ("begin", "line", "end"),
    [(GET, b"a:\r\n", b"\r\n"), (CHUNKED, b"1;\r\nx\r\n", b"0\r\n\r\n"), (CHUNKED + b"0\r\n", b"a:\r\n", b"\r\n")],
    ids=["head", "chunks", "trailers"],
)
def test_short_lines_have_a_limit_too(begin: bytes, line: bytes, end: bytes, step: int) -> None:
    def sent(count: int) -> list[int]:
        whole = begin + line * count + end
        return cut(RequestFraming(), *(whole[at : at + step] for at in range(0, len(whole), step)))

    most = LINE_LIMIT - (begin + end).count(b"\n")
    assert sent(most) == [len(begin + line * most + end)]
    with pytest.raises(FramingError, match=f"{LINE_LIMIT} lines"):
        sent(most + 1)


def test_a_size_that_is_none_is_refused() -> None:
    with pytest.raises(FramingError):
        cut(RequestFraming(), b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nten\r\n")


# Where frames end


def frame(size: int, masked: bool = True) -> bytes:
    short = size if size < 126 else 126 if size < 1 << 16 else 127
    longer = size.to_bytes({126: 2, 127: 8}[short]) if short > 125 else b""
    return bytes((0x81, short | (128 if masked else 0))) + longer + b"\x80mas" * masked + b"\x81" * size


@given(st.lists(st.sampled_from([0, 1, 125, 126, 127, 300]), min_size=1), st.integers(1, 40))
def test_each_frame_is_counted_once_however_they_are_cut(sizes: list[int], step: int) -> None:
    whole = b"".join(frame(size, masked=size != 300) for size in sizes)
    pieces = [whole[at : at + step] for at in range(0, len(whole), step)]
    assert len(cut(FrameFraming(), *pieces)) == len(sizes)
    ends = [sum(len(frame(size, masked=size != 300)) for size in sizes[:end]) for end in range(1, len(sizes) + 1)]
    assert cut(FrameFraming(), whole) == ends


def test_a_long_frame_is_one_frame() -> None:
    assert cut(FrameFraming(), frame(70_000), frame(1)) == [70_014, 70_021]
