"""A process in which bots decide, as the server sees it."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec

from kontor.server.bots.messages import LENGTH_PREFIX, AnyRequest, Reply, frame
from kontor.server.config.settings import worker_environment

Reason: TypeAlias = Literal["crash", "overrun", "error", "nonsense"]

START_TIMEOUT_S: Final = 120.0  # seconds until a new worker must be ready: it may be a slow machine, and a busy one
EXIT_TIMEOUT_S: Final = 1.0  # seconds a worker has to end by itself before it is killed
COMMAND: Final = (sys.executable, "-P", "-m", "kontor.server.bots.worker")


@dataclass(unsafe_hash=True)
class Failed(Exception):  # noqa: N818 - an answer, not a fault
    reason: Reason
    detail: str
    level: str = ""  # of the bot that gave no legal action


class Worker:
    """One process at a time, started when it is first needed, and again if it is asked after its end."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, request: AnyRequest, budget: float) -> Reply:
        """Its reply within the budget. Otherwise it is killed, and Failed says why."""
        if self._process is None:
            await self._start()
        return await self._exchange(frame(request), budget)

    async def _start(self) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                env=worker_environment(),
                start_new_session=True,  # Ctrl-C is for the server alone, even before the worker ignores it
            )
        except OSError as wrong:
            raise Failed("crash", f"the worker cannot be started: {wrong}") from None
        await self._exchange(b"", START_TIMEOUT_S)

    async def _exchange(self, message: bytes, limit: float) -> Reply:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(limit):
                process.stdin.write(message)
                await process.stdin.drain()
                (length,) = LENGTH_PREFIX.unpack(await process.stdout.readexactly(LENGTH_PREFIX.size))
                return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Reply)
        except TimeoutError:
            await self.kill()
            raise Failed("overrun", f"no reply within {limit:g} s") from None
        except (OSError, EOFError, msgspec.DecodeError):
            with suppress(TimeoutError):  # for its exit code
                await asyncio.wait_for(process.wait(), EXIT_TIMEOUT_S)
            await self.kill()
            raise Failed("crash", f"the worker ended with {process.returncode}") from None

    async def kill(self) -> None:
        """Ends the process, if there is one, and waits until it is gone."""
        process = self._process
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):  # it has just ended
                process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.communicate()
        self._process = None
