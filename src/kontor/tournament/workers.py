"""Processes that play games side by side. They end with the one that started them, however that ends.

Neither pool of the standard library will do: that of concurrent.futures finishes the running games before it stops,
and multiprocessing.Pool waits forever for a process that died."""

import signal
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import cast

from kontor.bots.arena import Result
from kontor.tournament.errors import SeriesError
from kontor.tournament.series import Fixture


def play_here(fixtures: Mapping[int, Fixture], jobs: int) -> Iterator[tuple[int, Result]]:
    """The games by number with their results, as they end."""
    if jobs <= 1:
        yield from ((number, fixture.play()) for number, fixture in fixtures.items())
        return
    with _workers(min(jobs, len(fixtures))) as workers:
        waiting = iter(fixtures.items())
        busy: dict[Connection, int] = {}

        def give(worker: Connection) -> None:
            """Gives each worker one game at a time, so that a kill loses no finished game."""
            busy.pop(worker, None)
            for number, fixture in waiting:
                busy[worker] = number
                worker.send(fixture)
                return

        for worker in workers:
            give(worker)
        while busy:
            for ready in wait(list(busy)):
                worker = cast(Connection, ready)
                number = busy[worker]
                outcome = _answer(worker, fixtures[number])
                give(worker)
                yield number, outcome


def _answer(worker: Connection, fixture: Fixture) -> Result:
    try:
        outcome = worker.recv()
    except (EOFError, ConnectionError):
        raise SeriesError(f"a process died while it played {fixture}") from None
    if isinstance(outcome, str):
        raise RuntimeError(f"{fixture} failed:\n{outcome}")
    assert isinstance(outcome, Result)
    return outcome


@contextmanager
def _workers(count: int) -> Iterator[list[Connection]]:
    """Our ends of the pipes to `count` processes, which are stopped at the end."""
    context = get_context("spawn")
    processes: list[BaseProcess] = []
    pipes: list[Connection] = []
    try:
        with _ignoring_ctrl_c():
            for _ in range(count):
                near, far = context.Pipe()
                process = context.Process(target=_work, args=(far,), daemon=True)
                process.start()
                far.close()
                processes.append(process)
                pipes.append(near)
        yield pipes
    finally:
        for pipe in pipes:
            pipe.close()
        for started in processes:
            started.terminate()
            started.join()


@contextmanager
def _ignoring_ctrl_c() -> Iterator[None]:
    """Processes started here leave Ctrl-C to us: they inherit that it is ignored, even while they start."""
    if current_thread() is not main_thread():  # only the main thread may say what Ctrl-C does
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def _work(pipe: Connection) -> None:
    """Plays the games it is sent until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        while True:
            fixture: Fixture = pipe.recv()
            try:
                outcome: Result | str = fixture.play()
            except Exception:
                outcome = traceback.format_exc()
            pipe.send(outcome)
