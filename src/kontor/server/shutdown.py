"""Shuts down in two steps: first announces the restart to everybody, then closes the connections."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from types import FrameType
from typing import Any, Final

from kontor.server.api.services import Services

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
