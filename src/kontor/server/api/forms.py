"""Answers in several forms: as they are, and compressed for those who read that."""

import gzip
import hashlib
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any, Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from kontor.server.gateway.scheduler import FairScheduler, ShuttingDown

UNCOMPRESSED: Final = ""
GZIP_ENCODING: Final = "gzip"
GZIP_TYPE: Final = "application/gzip"
REVALIDATED: Final = "no-cache"  # may be cached, but must be revalidated
COMPRESS_MIN_BYTES: Final = 8192  # bytes from which compressing an answer of the moment is worth its time
COMPRESSION_LEVEL: Final = 4  # the level for these


class File(NamedTuple):
    """Something in every form that it can be sent in, the plain one last."""

    kind: str
    forms: dict[str, bytes]
    tag: str

    def answer(self, request: HTTPConnection, cache: str) -> Response:
        """The smallest form the browser accepts; an empty answer if the browser already has it."""
        readable = _readable(request.headers.get("accept-encoding", ""))
        form = next(form for form in self.forms if form in readable)
        tag = f'"{self.tag}{form}"'
        headers = {"Cache-Control": cache, "ETag": tag}
        if len(self.forms) > 1:
            headers["Vary"] = "Accept-Encoding"
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if form != UNCOMPRESSED:
            headers["Content-Encoding"] = form
        headers["Content-Type"] = self.kind
        return Response(self.forms[form], headers=headers)


class Stream(StreamingResponse):
    """An answer that is worked out while it is sent. Starlette does that in a task of its own, whose time counts for
    the client like that of the request."""

    def __init__(
        self,
        scheduler: FairScheduler,
        client: str,
        parts: AsyncIterator[bytes],
        during: AbstractContextManager[None] | None = None,
        **given: Any,
    ) -> None:
        """`during` is entered before the first byte, or refuses, and left at the end, however that comes."""
        super().__init__(parts, **given)
        self._scheduler = scheduler
        self._client = client
        self._during = during or nullcontext()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._during, suppress(ShuttingDown):  # in the middle: without its end, uvicorn closes the connection
            await super().__call__(scope, receive, send)

    async def stream_response(self, send: Send) -> None:
        await self._scheduler.measured(self._client, super().stream_response(send))


def static_file(kind: str, plain: bytes) -> File:
    """Something that stays the same while a server runs, so it is compressed once."""
    forms = {GZIP_ENCODING: gzip.compress(plain, mtime=0), UNCOMPRESSED: plain}
    return File(kind, forms, hashlib.sha256(plain).hexdigest()[:20])


def packed(request: HTTPConnection, response: Response) -> Response:
    """An answer of the moment; a long one is compressed for those who read that."""
    readable = _readable(request.headers.get("accept-encoding", ""))
    if len(response.body) >= COMPRESS_MIN_BYTES and GZIP_ENCODING in readable:
        response.body = gzip.compress(response.body, COMPRESSION_LEVEL, mtime=0)
        response.headers["Content-Encoding"] = GZIP_ENCODING
        response.headers["Content-Length"] = str(len(response.body))
    response.headers["Vary"] = "Accept-Encoding"
    return response


def _readable(accepted: str) -> set[str]:
    """The forms that an Accept-Encoding header accepts (weight above 0), and always the plain one."""
    wishes = (wish.replace(" ", "").lower().partition(";q=") for wish in accepted.split(","))
    return {form for form, _, weight in wishes if weight == "" or weight.strip("0.")} | {UNCOMPRESSED}
