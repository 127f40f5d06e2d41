"""Running the server: one process, or several that share PostgreSQL."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from tempfile import TemporaryDirectory

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from kontor.server.config.addresses import own_addresses
from kontor.server.config.secret_files import with_secrets
from kontor.server.config.settings import Settings, SettingsError
from kontor.server.gateway.limits import capacity_for
from kontor.server.monitoring import logs
from kontor.server.monitoring.metrics import FOLDER_VARIABLE
from kontor.server.store import open_store

SOCKET_MESSAGE_MAX_BYTES = 16 * 1024  # bytes that a client may send at once over a socket
PING_INTERVAL_S = 40.0  # between two pings of a socket: proxies end it after a minute of silence
KEEP_ALIVE_S = 65  # for idle connections: longer than a proxy keeps its own, or it would lose requests
SHUTDOWN_GRACE_S = 5  # seconds for requests that are under way when the server stops
# How this machine reaches a server that listens on all addresses.
LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}
ACCEPT_BACKLOG = 2048  # connections that may wait to be accepted
RECEIVE_BUFFER_BYTES = 1536  # what is read at once from a client that sends without pause, while others wait
UNREAD_TIMEOUT_MS = 20_000  # after which the system closes a connection whose client reads nothing


def app_of_worker(settings: Settings) -> ASGIApp:
    """The application of a serving process."""
    from kontor.server.app import end_with_supervisor, make_app

    end_with_supervisor()
    logs.set_up(settings.log_format, settings.log_level, settings.secrets)
    return make_app(settings)


def serve(settings: Settings, ready: Callable[[str, Sequence[str]], None]) -> None:
    """Serves until it is stopped. `ready` is called as soon as the port is ours, with the address for a browser on this
    machine and those for others in the network."""
    # Here too: the parent of several workers logs a lot.
    logs.set_up(settings.log_format, settings.log_level, settings.secrets)
    settings.prepare()
    settings = with_secrets(settings)
    asyncio.run(_try_store(settings))
    with _listening(settings) as taken, _common_metrics(settings.workers):
        ready(*_addresses(settings, *taken.getsockname()[:2]))
        config = uvicorn.Config(
            partial(app_of_worker, settings),
            factory=True,
            workers=settings.workers,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # the gateway trusts named proxies only
            limit_concurrency=capacity_for(settings).all,
            ws="websockets-sansio",
            ws_max_size=SOCKET_MESSAGE_MAX_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_INTERVAL_S,
            timeout_keep_alive=KEEP_ALIVE_S,
            timeout_graceful_shutdown=SHUTDOWN_GRACE_S,
            backlog=ACCEPT_BACKLOG,
        )
        _run(config, taken)


def _run(config: uvicorn.Config, taken: socket.socket) -> None:
    """Runs the web server to its end. SystemExit with a code if one of its processes could not start."""
    if config.workers == 1:
        uvicorn.Server(config).run(sockets=[taken])
        return
    several = Multiprocess(config, sockets=[taken])
    several.run()
    if failures := [process.exitcode for process in several.processes if (process.exitcode or 0) > 0]:
        raise SystemExit(failures[0])


async def _try_store(settings: Settings) -> None:
    """Opens the store once before anything is served, so that a problem with it is reported in one line."""
    store = await open_store(settings.database)
    await store.close()


def _listening(settings: Settings) -> socket.socket:
    """The socket of the server, taken before anything else is started."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        limit_buffers(taken)
        taken.bind((settings.host, settings.port))
        taken.listen(ACCEPT_BACKLOG)  # connections made while the server starts wait instead of being refused
    except OSError as wrong:
        taken.close()
        reason = wrong.strerror or str(wrong)
        raise SettingsError(f"cannot listen on {settings.host} port {settings.port}: {reason}") from None
    return taken


def limit_buffers(listening: socket.socket) -> None:
    """Limits what the system keeps for each connection: accepted sockets inherit the options of the listening one.

    uvicorn handles all WebSocket frames of one read before anybody else has a turn. With buffers of the usual size, 20
    sockets full of pings would keep everybody waiting for half a minute.
    """
    if sys.platform == "linux":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_TIMEOUT_MS)


def _addresses(settings: Settings, host: str, port: int) -> tuple[str, list[str]]:
    """Where a browser on this machine finds the server, and where others do if it listens on all addresses."""
    if settings.public_url or host not in LOOPBACK:
        return settings.public_url or _url(host, port), []
    return _url(LOOPBACK[host], port), [_url(own, port) for own in own_addresses(ipv6=":" in host)]


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@contextmanager
def _common_metrics(workers: int) -> Iterator[None]:
    """A folder for the metrics of several processes, which they find by their environment."""
    if workers == 1:
        yield
        return
    with TemporaryDirectory(prefix="kontor-figures-", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER_VARIABLE] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER_VARIABLE]
