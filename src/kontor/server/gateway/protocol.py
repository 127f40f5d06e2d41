"""uvicorn's HTTP protocol with a limit on the head of a request, which neither uvicorn nor httptools has."""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_LIMIT: Final = 64 * 1024  # bytes of a request not counting its body
HEAD_PATIENCE = 10.0  # seconds from the first byte, or from the connection, to the end of the head


class BoundedProtocol(HttpToolsProtocol):
    """A connection whose requests must have short heads that arrive in time."""

    _overhead = 0  # bytes of this request that are not its body: the head, trailers, sizes of chunks
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_came()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._overhead += len(data)
        super().data_received(data)
        if self._overhead > HEAD_LIMIT and not self.transport.is_closing():
            self.send_400_response(f"The head of a request may have {HEAD_LIMIT // 1024} KiB at most.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait_for_head()

    def on_headers_complete(self) -> None:
        self._head_came()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._overhead -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._overhead = 0
        super().on_message_complete()

    def _wait_for_head(self) -> None:
        self._head_came()
        self._deadline = self.loop.call_later(HEAD_PATIENCE, self.transport.close)

    def _head_came(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
