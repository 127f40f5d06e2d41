"""A connection between the network and uvicorn, which is given one request, or one WebSocket frame, at a time.

It stands between the two by the interfaces of asyncio alone: to the network it is a protocol, to uvicorn a transport.
Of uvicorn it uses how a protocol is made, and that the state of the lifespan comes with each request.
"""

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kontor.server.gateway.door import Door
from kontor.server.gateway.framing import FrameFraming, FramingError, RequestFraming, asks_for_socket
from kontor.server.gateway.limits import Pace
from kontor.server.gateway.outlet import Outlet
from kontor.server.gateway.waits import Gone, Waits

DOOR: Final = "kontor.door"  # where the gateway puts its door in the state of the lifespan
CONNECTION: Final = "kontor.connection"  # where a request finds its connection in the same state
PIECE: Final = 16 * 1024  # bytes read at once: no more than that of a client waits here
HEAD_PATIENCE = 10.0  # seconds from the first byte, or from the connection, to the end of the head
FLOOD_PATIENCE = 10.0  # seconds for which a socket is slowed down before it is closed
CLOSING = 2.0  # seconds in which such a client may read why
SIP: Final = 0.02  # seconds between reads of what is thrown away
TOO_MANY: Final = 1008, b"too many messages"  # the close code (policy) and its reason


class Connection(asyncio.BufferedProtocol):
    """A connection as the network sees it."""

    def __init__(self, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None, **given: Any) -> None:
        self.client: str | None = None  # as the limits know it, once a request has said it
        self.pace = Pace()
        self._door: Door = app_state[DOOR]
        self._loop = _loop or asyncio.get_running_loop()
        state = {**app_state, CONNECTION: self}
        self._inner: asyncio.Protocol = HttpToolsProtocol(app_state=state, _loop=_loop, **given)
        self._transport: asyncio.Transport
        self._outlet: Outlet | None = None  # None if there was no room for this connection
        self._framing: RequestFraming | FrameFraming = RequestFraming()
        self._room = bytearray()  # for what is read next
        self._waiting = b""  # read, but not yet passed on
        self._is_new = True  # nothing was passed on of the request that comes next
        self._paused = False  # uvicorn wants no more for now
        self._answered_early = False  # before the whole body came
        self._reading = True
        self._ending = False  # what still comes is thrown away
        self._turn: asyncio.Handle | None = None  # when the next piece is passed on
        self._deadline: asyncio.TimerHandle | None = None
        self._gone = asyncio.Event()
        self.waits = Waits(Gone)  # for what nobody needs when the connection has ended
        self._hasty = 0.0  # seconds for which this socket was slowed down while more was waiting

    # The network

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        peer = transport.get_extra_info("peername")
        if (refusal := self._door.enter(self, peer[0] if peer else "")) is not None:
            self._ending = True
            transport.write(refusal)
            transport.close()
            return
        self._outlet = Outlet(self, transport, self._loop)
        self._set_deadline(HEAD_PATIENCE)
        self._inner.connection_made(self._outlet)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.is_gone:  # it was broken off
            return
        self._door.leave(self)
        self._end()
        self._gone.set()
        self.waits.end()
        if self._outlet is not None:
            self._outlet.lost()
            self._inner.connection_lost(exc)

    def get_buffer(self, sizehint: int) -> bytearray:
        self._room = bytearray(PIECE)  # not kept: most connections are quiet most of the time
        return self._room

    def buffer_updated(self, nbytes: int) -> None:
        if self._ending:
            self._read(False)
            self._loop.call_later(SIP, self._read, True)
            return
        self._waiting += bytes(memoryview(self._room)[:nbytes])
        self._room = bytearray()
        if self._turn is None:
            self._pass_on()
        else:
            self._read_on()

    def eof_received(self) -> bool | None:
        return None if self._outlet is None else self._inner.eof_received()

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    # What the gateway reports

    def began(self, client: str) -> None:
        """The head of a request has come, and it is known who sent it."""
        self.client = client
        self._set_deadline(None)

    def answered(self) -> None:
        """A request was answered: the next one may come."""
        if isinstance(self._framing, FrameFraming) or self._ending:
            return
        if self._framing.in_head:  # uvicorn found the end of a head where we did not
            self._close()
        elif self._framing.is_complete:
            self._await_request()
            self._next(self._door.rest_after_request() if self._waiting else 0)
        else:
            self._answered_early = True
            self._set_deadline(HEAD_PATIENCE)  # for the rest of the body, which nobody reads

    def _await_request(self) -> None:
        self._framing = RequestFraming()
        self._is_new = True
        self._door.waits(self)

    @property
    def is_gone(self) -> bool:
        """Whether the connection has ended."""
        return self._gone.is_set()

    async def gone(self) -> None:
        """Waits until the connection has ended."""
        await self._gone.wait()

    def break_off(self) -> None:
        """Ends the connection in the middle of an answer, so that nobody takes what was sent for the whole."""
        self._transport.abort()
        self.connection_lost(None)  # now, or uvicorn would log an error about an answer that was not completed

    # What the door asks

    @property
    def is_stuck(self) -> bool:
        """Whether the client does not read what was sent to it."""
        return self._outlet is not None and self._outlet.is_stuck

    def shed(self, reason: str) -> None:
        """Ends the connection at once, whatever the client has not read yet."""
        self._door.count(reason)
        self._door.leave(self)
        self._end()
        self._transport.abort()

    def begin(self) -> None:
        """The request for a socket that waited for its turn may begin."""
        self._is_new = False
        self._pass_on()

    # What uvicorn asks

    def pause(self) -> None:
        """uvicorn wants no more for now."""
        self._paused = True

    def resume(self) -> None:
        """uvicorn wants more."""
        self._paused = False
        self._next()

    def become_socket(self, protocol: asyncio.Protocol) -> None:
        """The request has become a WebSocket."""
        self._inner = protocol
        self._framing = FrameFraming()

    # Passing on

    def _pass_on(self) -> None:
        """Passes on one piece. The next one waits for another turn of the event loop, so that others get theirs."""
        self._turn = None
        if self._waiting and not self._is_held and not self._transport.is_closing() and self._begins():
            try:
                size = self._framing.take(self._waiting)
            except FramingError as wrong:
                self._refuse(str(wrong))
                return
            piece, self._waiting = self._waiting[:size], self._waiting[size:]
            rest = self._before(self._framing)
            if self._ending:
                return
            self._inner.data_received(piece)
            self._next(rest)
        self._read_on()

    def _begins(self) -> bool:
        """Whether a request goes on, or may begin. Those for sockets have to wait for their turn: they may be many."""
        self._is_new = self._is_new and asks_for_socket(self._waiting) and not self._door.begins(self)
        return not self._is_new

    @property
    def _is_held(self) -> bool:
        """Whether the next piece has to wait for uvicorn, or for the answer to the request before it."""
        return self._paused or (isinstance(self._framing, RequestFraming) and self._framing.is_complete)

    def _before(self, framing: RequestFraming | FrameFraming) -> float:
        """What is to be noted when a piece is passed on. Returns the seconds to rest after it."""
        if isinstance(framing, FrameFraming):
            return self._rest_after_frame() if framing.begins else 0
        if framing.in_head and self._deadline is None:
            self._set_deadline(HEAD_PATIENCE)
        if framing.is_complete:
            self._door.works(self)
            if self._answered_early:
                self._answered_early = False
                self._set_deadline(None)
                self._await_request()
        return 0

    def _rest_after_frame(self) -> float:
        rest = self._door.rest_after_frame(self)
        self._hasty = max(0.0, self._hasty + (rest if self._waiting else -rest))
        if self._hasty > FLOOD_PATIENCE:
            self._close_with_reason()
        return rest

    def _next(self, rest: float = 0) -> None:
        """Passes on the next piece after a rest, or in the next turn of the event loop."""
        if self._ending:
            return
        if rest > 0:
            if self._turn is not None:
                self._turn.cancel()
            self._turn = self._loop.call_later(rest, self._pass_on)
        elif self._turn is None and self._waiting and not self._is_held:
            self._turn = self._loop.call_soon(self._pass_on)

    def _read_on(self) -> None:
        """Reads only when all that was read before is passed on."""
        if not self._ending:
            self._read(not self._waiting)

    def _read(self, wanted: bool) -> None:
        if wanted != self._reading and not self._transport.is_closing():
            self._reading = wanted
            if wanted:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    # Ending

    def _refuse(self, reason: str) -> None:
        """Refuses what is not even a request."""
        text = reason.encode()
        head = b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
        self._end()
        self._transport.write(b"%bcontent-length: %d\r\n\r\n%b" % (head, len(text), text))
        self._close()

    def _close_with_reason(self) -> None:
        """Closes a socket with a code. If it were closed at once, what has not been read would hide the code."""
        code, reason = TOO_MANY
        self._door.count("flood")
        self._end()
        if self._outlet is not None:
            self._outlet.is_mute = True
        self._transport.write(bytes((0x88, 2 + len(reason))) + code.to_bytes(2) + reason)
        self._set_deadline(CLOSING)

    def _end(self) -> None:
        self._ending = True
        self._waiting = b""
        self._set_deadline(None)
        if self._turn is not None:
            self._turn.cancel()

    def _set_deadline(self, seconds: float | None) -> None:
        """Closes the connection after some time, unless another deadline is set before."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self._loop.call_later(seconds, self._close)

    def _close(self) -> None:
        if self._outlet is not None:
            self._outlet.close()


def connection_of(scope: Scope) -> Connection | None:
    """The connection that a request came by, unless another server is used."""
    connection: Connection | None = scope.get("state", {}).get(CONNECTION)
    return connection


def while_there(scope: Scope) -> AbstractAsyncContextManager[None]:
    """While something is done that nobody needs if the client of a request goes away: then it ends with Gone."""
    connection = connection_of(scope)
    return nullcontext() if connection is None else connection.waits.one()
