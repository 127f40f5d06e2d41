"""A small app behind the gateway, called directly or served by uvicorn on a real socket."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Scope
from starlette.websockets import WebSocket

from kontor.server.config.settings import Settings
from kontor.server.gateway.bans import Bans
from kontor.server.gateway.clients import Pseudonyms
from kontor.server.gateway.limits import Connections, Limits, capacity_for, client_of
from kontor.server.gateway.middleware import Gateway
from kontor.server.gateway.password import Gate
from kontor.server.gateway.scheduler import FairScheduler
from kontor.server.monitoring.metrics import Metrics, SecurityEvents
from kontor.server.run import limit_buffers


def small_app() -> Starlette:
    """Calls that tell what they got."""

    async def see(request: Request) -> Response:
        scope = request.scope
        told = {"client": client_of(scope), "scheme": scope["scheme"]}
        return JSONResponse({**told, "root": scope["root_path"], "path": scope["path"]})

    async def take(request: Request) -> Response:
        return JSONResponse({"bytes": len(await request.body())})

    async def file(request: Request) -> Response:
        return Response("1", headers={"Cache-Control": "max-age=5"})

    async def broken(request: Request) -> Response:
        raise RuntimeError(f"no luck with {request.path_params['table']}")

    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        async for text in websocket.iter_text():
            await websocket.send_text(text.upper())

    seen = ("/api/health", "/api/games/{table}", "/api/metrics", "/api/login", "/")
    return Starlette(
        routes=[
            *(Route(path, see) for path in seen),
            Route("/api/games/{table}", take, methods=["POST", "PUT", "PATCH", "DELETE"]),
            Route("/api/login", take, methods=["POST"]),
            Route("/file.js", file),
            Route("/api/broken/{table}", broken),
            WebSocketRoute("/api/games/{table}/live", live),
        ]
    )


class Gated:
    """The app, its gateway, and the parts that they share."""

    def __init__(self, limits: Limits | None = None, app: ASGIApp | None = None, **settings: Any) -> None:
        self.settings = Settings(**settings)
        self.metrics = Metrics()
        self.limits = limits or Limits(self.settings.limits)
        self.gate = Gate(self.settings)
        self.connections = Connections(capacity_for(self.settings), self.settings.limits)
        self.bans = Bans(Pseudonyms("").accounts_of)
        self.scheduler = FairScheduler(self.limits, self.metrics)
        parts = (self.metrics, self.limits, self.gate, SecurityEvents(self.metrics))
        self.app = Gateway(app or small_app(), self.settings, *parts, self.connections, self.scheduler, self.bans)

    def ask(
        self, method: str, path: str, peer: str = "127.0.0.1", host: str = "127.0.0.1:8000", **options: Any
    ) -> httpx.Response:
        """A request from a peer, for a host."""

        async def send() -> httpx.Response:
            transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(peer, 50_000))
            async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
                return await client.request(method, path, **options)

        return asyncio.run(send())

    def call(self, scope: Scope, *received: Message) -> list[Message]:
        """What the gateway sends for a scope and messages that no client library would send."""
        waiting = list(received)
        sent: list[Message] = []

        async def receive() -> Message:
            return waiting.pop(0)

        async def send(message: Message) -> None:
            sent.append(message)

        asyncio.run(self.app(scope, receive, send))
        return sent

    @contextmanager
    def served(self, grace: int | None = None) -> Iterator[str]:
        """Runs it on a free port of this machine, and gives `127.0.0.1:port`. At the end requests have some seconds of
        grace, or all the time they need."""
        config = uvicorn.Config(
            self.app, log_config=None, access_log=False, proxy_headers=False, server_header=False,
            ws="websockets-sansio", timeout_graceful_shutdown=grace,
        )  # fmt: skip
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            limit_buffers(listening)
            thread = threading.Thread(target=server.run, args=([listening],))
            thread.start()
            try:
                yield f"127.0.0.1:{listening.getsockname()[1]}"
            finally:
                server.should_exit = True
                thread.join()


def counted(metrics: Metrics, start: str) -> list[str]:
    """The lines of the metrics that begin so."""
    return [line for line in metrics.render().decode().splitlines() if line.startswith(start)]


def scope(
    *,
    kind: str = "http",
    method: str = "POST",
    headers: list[tuple[bytes, bytes]],
    host: bytes | None = b"127.0.0.1:8000",
    peer: str = "127.0.0.1",
    query: bytes = b"",
) -> Scope:
    """A request as a server hands it to the app."""
    asked: dict[str, Any] = {
        "type": kind, "path": "/api/games/abc", "root_path": "", "scheme": "http", "query_string": query,
        "headers": [*([(b"host", host)] if host else []), *headers], "client": (peer, 50_000),
    }  # fmt: skip
    return asked | ({"method": method} if kind == "http" else {})


def problem(response: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which must have the form of all problems."""
    body = response.json()
    assert set(body) == {"error", "message"}
    assert body["message"][0].isupper()
    assert body["message"].endswith(".")
    assert response.headers["content-type"] == "application/json"
    return response.status_code, body["error"]
