"""The application: its calls, the gateway in front of them, and the answers to errors."""

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from os.path import commonprefix
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Scope

from kontor import __version__, bots
from kontor.server.api import (
    analysis,
    bans,
    channels,
    club,
    coach,
    competitions,
    devices,
    forgetting,
    games,
    lessons,
    library,
    live,
    me,
    operator,
    puzzles,
    records,
    restrictions,
    seat_claim,
    seats,
    sign_in,
    study,
    system,
)
from kontor.server.api.deps import answer, refusal, services_of
from kontor.server.api.identity import unknown_device
from kontor.server.api.services import Services
from kontor.server.api.statuses import not_stored
from kontor.server.bots.pool import PoolClosed
from kontor.server.bots.process import Failed
from kontor.server.config.settings import Settings
from kontor.server.gateway import Gateway
from kontor.server.gateway.cancellation import CLIENT_CLOSED_REQUEST, Disconnected
from kontor.server.gateway.middleware import is_api
from kontor.server.gateway.turns import RETRY, Stopping
from kontor.server.shutdown import announce_shutdown_on_signals
from kontor.server.store import Deleted, StoreError, TooLong
from kontor.server.tables.problems import Invalid, Refused, Unavailable
from kontor.server.web import client, document, seat_link, stop_link
from kontor.server.wire.answers import Problem

logger = logging.getLogger("kontor.server")
GARBAGE = (20_000, 4, 100)  # seldom, or it takes a third of the time with thousands of tables; never many at a time
PARTS = (
    live,
    games,
    records,
    analysis,
    coach,
    study,
    lessons,
    puzzles,
    seats,
    seat_claim,
    me,
    channels,
    devices,
    sign_in,
    restrictions,
    forgetting,
    system,
    operator,
    bans,
    club,
    competitions,
    library,
    document,
    seat_link,
    stop_link,
)


class Part(APIRouter):
    """Compares an address with those of a part's calls only if it begins as they all do: to compare it with the calls
    of every part takes longer than most answers."""

    def __init__(self, calls: APIRouter) -> None:
        super().__init__()
        self.include_router(calls)
        self._start = _start(calls)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether one of the calls has the address of a request."""
        if not scope["path"].startswith(self._start, len(scope["root_path"])):
            return Match.NONE, {}
        return super().matches(scope)


def _start(calls: APIRouter) -> str:
    """How the addresses of all calls begin."""
    starts = [call.path.partition("{")[0] for call in calls.routes if isinstance(call, Route)]
    return commonprefix(starts)  # noqa: RUF071 - not only whole words


def make_app(settings: Settings) -> ASGIApp:
    """The application for these settings; it opens its store when it is started."""
    bots.offer(settings.bots)
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        _lay_out(app)
        announce_shutdown_on_signals(services)
        gc.collect()
        gc.freeze()  # what is loaded now stays: looking for garbage in it would hold everybody up for 0.1 s at a time
        gc.set_threshold(*GARBAGE)
        try:
            yield
        finally:
            await services.close()

    app = live.WithSockets(
        title="Kontor",
        version=__version__,
        openapi_url=None,  # sent by web.document; FastAPI would encode it for each request
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.services = services
    for part in (*PARTS, client):
        app.include_router(Part(part.router))
    for kind, handler in ANSWERS.items():
        app.add_exception_handler(kind, handler)
    parts = (services.metrics, services.limits, services.gate, services.security)
    return Gateway(app, settings, *parts, services.connections, services.turns, services.bans)


def _lay_out(app: FastAPI) -> None:
    """Has FastAPI work out all calls now. Otherwise it does when each part is first asked for something, and everybody
    waits for up to 0.15 s."""
    scope = {"type": "http", "root_path": "", "method": "GET", "headers": [], "app": app}
    for part in (*PARTS, client):
        for route in app.router.routes:
            route.matches({**scope, "path": _start(part.router)})


async def _refused(request: Request, refused: Any) -> Response:
    services_of(request).security.note(refused.problem.error)
    return refusal(refused)


async def _invalid(connection: HTTPConnection, wrong: Any) -> Response:
    first = wrong.errors()[0]
    where = " ".join(map(str, first["loc"]))
    return refusal(Invalid("invalid", f"{where}: {first['msg']}."))


async def _invalid_socket(socket: WebSocket, wrong: Any) -> None:
    await socket.send_denial_response(await _invalid(socket, wrong))


async def _http(request: Request, wrong: Any) -> Response:
    if wrong.status_code in (404, 405):  # the router does not know that the client has no page below /api
        methods = _methods(request)
        missing = not methods or request.method in methods
        wrong = HTTPException(404) if missing else HTTPException(405, headers={"Allow": ", ".join(sorted(methods))})
    code = {404: "unknown-path", 405: "wrong-method"}.get(wrong.status_code, "refused")
    response = answer(Problem(error=code, message=f"{wrong.detail}."), wrong.status_code)
    response.headers.update(wrong.headers or {})
    return response


def _methods(request: Request) -> set[str]:
    """All methods that the address of a request takes. The router knows them only one route at a time."""
    parts = PARTS if is_api(request.scope["path"].removeprefix(request.scope["root_path"])) else (*PARTS, client)
    matching = (
        route
        for part in parts
        for route in part.router.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
    )
    return {method for route in matching for method in route.methods or ()}


async def _not_stored(request: Request, wrong: Any) -> Response:
    return refusal(not_stored(wrong))


async def _deleted(request: Request, deleted: Any) -> Response:
    """Somebody deleted themselves while another device of theirs was still asking for something."""
    return refusal(unknown_device())


async def _closing(request: Request, closed: Any) -> Response:
    """Nothing is thought about any more."""
    return refusal(Stopping())


async def _not_thought(request: Request, failed: Any) -> Response:
    """A worker failed at a question of a person. What went wrong is for whoever runs the server."""
    logger.warning("a question to the bots failed (%s): %s", failed.reason, failed.detail)
    message = "The bots could not work this out; try again."
    return refusal(Unavailable("no-answer", message, retry_after=RETRY))


async def _searched_too_long(request: Request, given_up: Any) -> Response:
    """A search was given up."""
    message = "The search took too long. Look for less, or try again later."
    return refusal(Unavailable("slow-search", message, retry_after=RETRY))


async def _disconnected(request: Request, disconnected: Any) -> Response:
    """Nobody reads this answer; it is only logged and counted."""
    return Response(status_code=CLIENT_CLOSED_REQUEST)


async def _fault(request: Request, wrong: Any) -> Response:
    """Answers an unexpected error, which the web server logs."""
    return answer(Problem(error="fault", message="Something went wrong on the server; see its log."), 500)


ANSWERS: dict[type[Exception], Any] = {
    Refused: _refused,
    RequestValidationError: _invalid,
    WebSocketRequestValidationError: _invalid_socket,
    HTTPException: _http,
    StoreError: _not_stored,
    Deleted: _deleted,
    TooLong: _searched_too_long,
    PoolClosed: _closing,
    Failed: _not_thought,
    Disconnected: _disconnected,
    Exception: _fault,
}
