"""The application: its calls, the gateway in front of them, the answers to errors, and its end in two steps: first the
restart is announced to everybody, then the connections are closed."""

import asyncio
import gc
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pkgutil import iter_modules
from types import FrameType
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match
from starlette.types import ASGIApp

from kontor import bots
from kontor.server import api
from kontor.server.api import live
from kontor.server.api.context import Context
from kontor.server.api.routing import Router, answer
from kontor.server.api.services import Services
from kontor.server.api.statuses import REFUSALS, refusal, refused_by
from kontor.server.config.settings import Settings
from kontor.server.gateway.cancellation import CLIENT_CLOSED_REQUEST, Disconnected
from kontor.server.gateway.middleware import Gateway, is_api
from kontor.server.tables.problems import Refused
from kontor.server.web import client, pages, public_texts
from kontor.wire.answers import Problem

# Seldom, or it takes a third of the time with thousands of tables; and never many at a time
GC_THRESHOLDS = (20_000, 4, 100)
# Those of all modules of the API; none of them takes an address of another one.
API_ROUTERS = [
    router
    for found in iter_modules(api.__path__, f"{api.__name__}.")
    for router in vars(import_module(found.name)).values()
    if isinstance(router, Router)
]

PAGE_ROUTERS = (pages.router, public_texts.router, client.router)


def make_app(settings: Settings) -> ASGIApp:
    """The application for these settings; it opens its store when it is started."""
    bots.offer(settings.bots)
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await services.start()
        announce_shutdown_on_signals(services)
        gc.collect()
        gc.freeze()  # what is loaded now stays: looking for garbage in it would hold everybody up for 0.1 s at a time
        gc.set_threshold(*GC_THRESHOLDS)
        try:
            yield
        finally:
            await services.close()

    routers = (*API_ROUTERS, *PAGE_ROUTERS)
    routes = [live.route, *(call for router in routers for call in router.calls)]
    app = Starlette(routes=routes, exception_handlers=HANDLERS, lifespan=lifespan)
    app.router.redirect_slashes = False
    app.state.services = services
    parts = (services.metrics, services.limits, services.gate, services.security)
    return Gateway(app, settings, *parts, services.connections, services.scheduler, services.bans)


async def _refuse(request: Request, wrong: Exception) -> Response:
    refused = refused_by(wrong)
    request.app.state.services.security.note(refused.problem.error)
    if isinstance(wrong, Refused) and request.scope.get("route") in pages.router.calls:
        return pages.refusal_page(Context(request.scope), refused)
    return refusal(refused)


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
    of_api = is_api(Context(request.scope).path)
    routers = API_ROUTERS if of_api else (*API_ROUTERS, *PAGE_ROUTERS)
    calls = (call for router in routers for call in router.calls)
    matching = (call for call in calls if call.matches(request.scope)[0] is not Match.NONE)
    return {method for call in matching for method in call.methods or ()}


async def _disconnected(request: Request, disconnected: Any) -> Response:
    """Nobody reads this answer; it is only logged and counted."""
    return Response(status_code=CLIENT_CLOSED_REQUEST)


async def _fault(request: Request, wrong: Any) -> Response:
    """Answers an unexpected error, which the web server logs."""
    return answer(Problem(error="fault", message="Something went wrong on the server; see its log."), 500)


HANDLERS: dict[Any, Any] = {
    **dict.fromkeys(REFUSALS, _refuse),
    HTTPException: _http,
    Disconnected: _disconnected,
    Exception: _fault,
}


ORPHAN_EXIT_S: Final = 10.0  # that a process without its supervisor has to end by itself


def announce_shutdown_on_signals(services: Services) -> None:
    """Runs before the web server's own handling of SIGTERM and Ctrl-C; a second signal goes straight to that."""
    if threading.current_thread() is not threading.main_thread():
        return  # signals reach only the main thread
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        _precede(number, loop, services)


def _precede(number: signal.Signals, loop: asyncio.AbstractEventLoop, services: Services) -> None:
    before: Any = signal.getsignal(number)
    if not callable(before):
        return

    def answer(given: int, frame: FrameType | None) -> None:
        if services.stopping:
            before(given, frame)
        else:
            services.stopping = True
            loop.call_soon_threadsafe(lambda: tasks.append(loop.create_task(leave(given))))

    async def leave(given: int) -> None:
        await services.announce_shutdown()
        before(given, None)

    tasks: list[asyncio.Task[None]] = []  # kept, or a task could be collected before it has run
    signal.signal(number, answer)


def end_with_supervisor() -> None:
    """Ends this process when the one that started it is gone: otherwise it would hold the port, and nobody would
    restart it. The supervisor's end of the pipe closes however the supervisor ends."""
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        threading.Thread(target=_follow, args=(supervisor.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    signal.raise_signal(signal.SIGTERM)
    time.sleep(ORPHAN_EXIT_S)
    os._exit(1)
