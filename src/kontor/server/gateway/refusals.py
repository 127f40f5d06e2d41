"""Answers that the gateway gives itself."""

import math
from dataclasses import dataclass
from typing import Self

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from kontor.server.tables.problems import Unavailable


@dataclass(eq=False)
class Refusal(Exception):  # noqa: N818 - an answer, not a fault
    """An answer that the gateway gives itself, in the form of a Problem."""

    status: int
    error: str
    message: str
    retry_after: float | None = None

    @classmethod
    def of(cls, refused: Unavailable) -> Self:
        """What the server cannot do at the moment, as an answer of the gateway."""
        return cls(503, refused.problem.error, refused.problem.message, refused.retry_after)

    async def send(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()  # the request to connect
            if "websocket.http.response" not in scope.get("extensions", {}):
                await send({"type": "websocket.close", "code": 1008, "reason": self.error})
                return
        headers = {}
        if self.retry_after is not None:
            headers["Retry-After"] = str(max(1, math.ceil(self.retry_after)))
        if self.status == 408:
            headers["Connection"] = "close"  # the rest of the body may still arrive
        body = msgspec.json.encode({"error": self.error, "message": self.message})
        await Response(body, self.status, headers, "application/json")(scope, receive, send)
