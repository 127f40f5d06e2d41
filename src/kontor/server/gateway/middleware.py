"""The gateway: pure ASGI around the whole app, for HTTP requests and WebSockets alike.

It is outermost (`Gateway(app, ...)` is what uvicorn runs), so that no answer bypasses it.
"""

import asyncio
import logging
import time
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, Final

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kontor.server.config.settings import Settings
from kontor.server.gateway.bans import BANNED, Bans
from kontor.server.gateway.cancellation import (
    CLIENT_CLOSED_REQUEST,
    RECEIVE,
    Cancellation,
    Disconnected,
    while_connected,
)
from kontor.server.gateway.clients import (
    HEAD_MAX_BYTES,
    HEAD_MAX_LINES,
    Clients,
    SecurityHeaders,
    Sites,
    headers_of,
    is_long_head,
)
from kontor.server.gateway.limits import OPERATOR_CLIENT, Connections, Limits, MessageRate, client_of
from kontor.server.gateway.password import PASSWORD_HEADER, Gate
from kontor.server.gateway.refusals import SAFE_METHODS, Refusal, read_body, replayed
from kontor.server.gateway.scheduler import FairScheduler, ShuttingDown, WorkSlot
from kontor.server.monitoring.logs import fields
from kontor.server.monitoring.metrics import Metrics, SecurityEvents

HEALTH_PATH: Final = "/api/health"
LOGIN_PATH: Final = "/api/login"
METRICS_PATH: Final = "/api/metrics"
OPERATOR_PATH: Final = "/api/operator/"
EVENTS_PATH_END: Final = "/events"  # the end of the path
WITHOUT_PASSWORD: Final = (HEALTH_PATH, LOGIN_PATH, METRICS_PATH)  # the metrics have a secret of their own
CONNECTION_RETRY_S: Final = 10.0  # until a connection may be free
SEND_TIMEOUT_S = 20.0  # in which a client must read something of what waits for it
REFUSAL_DELAY_S: Final = 1.0  # that a client waits for a refusal if it asks far too often
TOO_MANY_DELAY_S: Final = 0.25  # the same if it asks for one thing too often: to refuse it takes time, too
TOO_MANY_REQUESTS: Final = 429
WRONG_HOST: Final = (
    "This server does not answer to that host name. "
    "Use its address instead, or start it with --public-url and that name."
)
LONG_HEAD: Final = f"The head of a request may have at most {HEAD_MAX_LINES} lines and {HEAD_MAX_BYTES // 1024} KiB."
logger = logging.getLogger("kontor.http")


@dataclass(eq=False)
class Gateway:
    """Checks each request and completes each answer."""

    app: ASGIApp
    settings: Settings
    metrics: Metrics
    limits: Limits
    gate: Gate
    security: SecurityEvents
    connections: Connections
    scheduler: FairScheduler
    bans: Bans

    def __post_init__(self) -> None:
        self._root = self.settings.root_path
        self._sites = Sites(self.settings)
        self._clients = Clients(self.settings.proxy, self.settings.operator_token)
        self._headers = SecurityHeaders(self.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        path = self._enter(scope)
        answer = _Answer(scope, path, send, self.metrics, self._headers)
        try:
            async with answer.unread.scope():
                await self._answer(scope, path, receive, answer)
        except Disconnected:
            answer.status = answer.status or CLIENT_CLOSED_REQUEST
        except asyncio.CancelledError:  # the server stops; where an answer has begun, uvicorn closes the connection
            if not answer.status and scope["type"] == "http":
                await Refusal.of(ShuttingDown()).send(scope, receive, answer.send)
        finally:
            answer.ended()

    async def _answer(self, scope: Scope, path: str, receive: Receive, answer: "_Answer") -> None:
        """Refuses a request, or has the app answer it."""
        begun, is_long = self.limits.clock(), is_long_head(scope)
        headers = headers_of(scope)
        self._clients.recognise(scope, headers)
        live = _is_live(scope, path, headers)
        wait = self.limits.take("request", client_of(scope))
        answer.slowed = 0.0 if wait is None else REFUSAL_DELAY_S
        if path == HEALTH_PATH:
            scope["headers"] = []  # it depends on none, and to read many takes time
        try:
            try:
                if is_long:
                    raise Refusal(431, "too-large", LONG_HEAD)
                self._check(scope, path, headers, live, wait)
            finally:
                self.limits.spend("work", client_of(scope), 1000 * (self.limits.clock() - begun))
            if scope["type"] == "http":
                body = await read_body(scope, headers, receive)
                scope[RECEIVE], receive = receive, replayed(body, receive)
            if scope["type"] == "http" and scope["path"] == self._root:
                # Relative links work only below /kontor/, not at /kontor.
                await RedirectResponse(f"{self._root}/", 308)(scope, receive, answer.send)
                return
            with self.connections.held(client_of(scope), live=live):
                await self._work(scope, receive, answer, waits=not live and path != HEALTH_PATH)
        except (Refusal, ShuttingDown) as wrong:
            refusal = Refusal.of(wrong) if isinstance(wrong, ShuttingDown) else wrong
            self.security.note(refusal.error)
            await refusal.send(scope, receive, answer.send)

    async def _work(self, scope: Scope, receive: Receive, answer: "_Answer", *, waits: bool) -> None:
        """Has the app answer a request, most of them when their client has a slot."""
        client = client_of(scope)
        slot = scope["kontor.slot"] = answer.slot = self.scheduler.slot(client)
        if scope["type"] == "websocket":
            receive = MessageRate(receive, self.limits, client).receive
        try:
            if waits:
                async with while_connected(scope) if slot.must_wait else nullcontext():
                    await slot.begin()
            await self.scheduler.measured(client, self.app(scope, receive, answer.send))
        finally:
            slot.end()

    def _enter(self, scope: Scope) -> str:
        """Puts the scope below the public URL's path, whether or not a proxy removed it; returns the path below."""
        path: str = scope["path"]
        if self._root:
            if not f"{path}/".startswith(f"{self._root}/"):
                path = self._root + path
            scope["path"], scope["root_path"] = path, self._root
        return path[len(self._root) :] or "/"

    def _check(self, scope: Scope, path: str, headers: dict[str, str], live: bool, wait: float | None) -> None:
        """Refuses a request that may not reach the app, from its head alone."""
        changing = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        client = client_of(scope)
        # Health is never refused for that, since the operator may share an address with somebody who
        # asks far too often; but its answer comes later then.
        if path != HEALTH_PATH:
            self._check_crowd(client, live, wait)
        if path != HEALTH_PATH and not self._sites.is_our_host(headers):  # monitors ask by address
            raise Refusal(421, "wrong-host", WRONG_HOST)
        if changing and not self._sites.is_our_page(headers):
            raise Refusal(403, "wrong-origin", "Requests from other sites' pages are refused.")
        if "\0" in path:  # PostgreSQL takes no text with it
            raise Refusal(404, "unknown-path", "There is nothing at this address.")
        if b"%00" in scope["query_string"]:
            raise Refusal(422, "invalid", "The query must not contain the character NUL.")
        if is_api(path) and path != HEALTH_PATH and not path.startswith(OPERATOR_PATH) and self.bans.keeps_out(scope):
            raise Refusal(403, "banned", BANNED)
        if is_api(path) and path not in WITHOUT_PASSWORD and client != OPERATOR_CLIENT and not self.gate.is_open:
            self._check_password(client, headers)

    def _check_crowd(self, client: str, live: bool, wait: float | None) -> None:
        """Refuses too many requests, or live connections."""
        if wait is not None:
            raise Refusal(429, "too-many", "Too many requests: wait a little.", wait)
        if self.connections.has_enough(client, live=live):
            raise Refusal(429, "too-many", "Too many connections are open: close one first.", CONNECTION_RETRY_S)
        if live and self.connections.is_full:
            raise Refusal(
                503, "too-many", "The server cannot take any more connections: wait a little.", CONNECTION_RETRY_S
            )
        if live and (wait := self.limits.take("connect", client)) is not None:
            raise Refusal(429, "too-many", "Too many connections at once: wait a little.", wait)

    def _check_password(self, client: str, headers: dict[str, str]) -> None:
        if self.gate.has_cookie(headers):
            return
        if PASSWORD_HEADER not in headers:
            raise Refusal(401, "password", "This server has a password: log in first.")
        if (wait := self.limits.wait("login", client)) is not None:
            raise Refusal(429, "too-many", "Too many wrong passwords: wait a little.", wait)
        if not self.gate.matches(headers[PASSWORD_HEADER].encode("latin-1")):
            self.limits.take("login", client)
            raise Refusal(401, "password", "That is not this server's password.")


class _Answer:
    """An answer on its way out: gets its headers, and is logged and counted by its route, never by its path."""

    def __init__(self, scope: Scope, path: str, send: Send, metrics: Metrics, headers: SecurityHeaders) -> None:
        self.status = 0
        self.unread = Cancellation(Disconnected)  # of the request, when its client does not read the answer
        self.slowed = 0.0  # seconds from the request to the answer, at least; it is worked out meanwhile
        self.slot: WorkSlot | None = None  # while it is worked out
        self._scope = scope
        self._path = path
        self._send = send
        self._metrics = metrics
        self._headers = headers
        self._begun = time.perf_counter()

    async def send(self, message: Message) -> None:
        """Passes on what the app sends."""
        match message["type"]:
            case "http.response.start" | "websocket.http.response.start":
                delay = max(self.slowed, TOO_MANY_DELAY_S if message["status"] == TOO_MANY_REQUESTS else 0.0)
                if (rest := delay - (time.perf_counter() - self._begun)) > 0:
                    if self.slot is not None:
                        self.slot.end()  # meanwhile others behind the same address are answered
                    await asyncio.sleep(rest)
                self.status = message["status"]
                self._headers.add(message, api=is_api(self._path))
            case "http.response.body" if self.slot is not None:
                self.slot.end()  # a slow reader must not block others behind the same address
            case "websocket.accept":
                self.status = 101
                self._count()
            case "websocket.close" if not self.status:
                self.status = 403  # what servers send for a close before the accept
        try:
            async with asyncio.timeout(SEND_TIMEOUT_S):
                await self._send(message)
        except TimeoutError:
            self._metrics.connections_shed.labels("unread").inc()
            self.unread.cancel()
            await asyncio.Future()  # until the request is cancelled, with everything that it does

    def ended(self) -> None:
        """The request has ended: answered, refused, failed or aborted."""
        self.status = self.status or 500
        if self.status != 101:
            self._count()
        level = logging.DEBUG if self._path == HEALTH_PATH and self.status == 200 else logging.INFO
        if logger.isEnabledFor(level):
            milliseconds = round((time.perf_counter() - self._begun) * 1000, 1)
            facts = fields(method=self._method, route=self._route, status=self.status, ms=milliseconds)
            logger.log(level, "request", extra=facts)

    def _count(self) -> None:
        self._metrics.answered(self._method, self._route, self.status, time.perf_counter() - self._begun)

    @property
    def _method(self) -> str:
        return "WEBSOCKET" if self._scope["type"] == "websocket" else str(self._scope["method"])

    @property
    def _route(self) -> str:
        route: Any = self._scope.get("route")  # set by the router, and missing where nothing matched
        return "unmatched" if route is None else getattr(route, "path", "") or "/"


def is_api(path: str) -> bool:
    """Whether a path belongs to the API; all others are files of the client."""
    return f"{path}/".startswith("/api/")


def _is_live(scope: Scope, path: str, headers: dict[str, str]) -> bool:
    """Whether a request stays open for updates: a socket, an event stream, or one that waits."""
    if scope["type"] == "websocket":
        return True
    waits = "text/event-stream" in headers.get("accept", "") or b"wait=" in scope["query_string"]
    return waits and path.endswith(EVENTS_PATH_END)  # a client that says so elsewhere only wants more than its share
