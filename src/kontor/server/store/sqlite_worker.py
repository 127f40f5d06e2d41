"""A connection to an SQLite file with its thread, what errors of SQLite mean, and a lock on a file."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from kontor.server.store.base import StoreError, Unreadable

P = ParamSpec("P")
T = TypeVar("T")

# Codes of errors that come from what is in the file, not from the disk or from others who use it.
_CORRUPTION_CODES: Final = frozenset(
    (
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_TOOBIG,
        sqlite3.SQLITE_MISMATCH,
    )
)
_SHORT_READ: Final = 522  # SQLITE_IOERR_SHORT_READ: the file is cut off


def is_damage(error: sqlite3.Error) -> bool:
    """Whether an error shows that the file is damaged."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:  # raised by Python: a text that is not UTF-8
        return isinstance(error, sqlite3.OperationalError)
    return code == _SHORT_READ or code & 0xFF in _CORRUPTION_CODES


class Worker:
    """A connection, and the only thread that uses it once the store is open."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._closed = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kontor-sqlite")
        self.db = sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True, isolation_level=None, check_same_thread=False)

    async def do(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs something on the thread, in the order of the calls, even if the caller has stopped waiting."""
        if self._closed:
            raise StoreError(f"database {self._file} is closed")
        done = asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(self.db, *args, **kwargs))
        # Without this, an error that comes after the caller has stopped waiting would be logged with a traceback
        done.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            return await asyncio.shield(done)
        except UnicodeDecodeError:  # SQLite quotes what it cannot read
            raise Unreadable(f"database {self._file}: a part of it is damaged") from None
        except sqlite3.Error as error:
            kind = Unreadable if is_damage(error) else StoreError
            reason = str(error).partition(" with text ")[0]  # what follows is the row: it may hold names and chat
            raise kind(f"database {self._file}: {reason}") from error

    def close(self) -> None:
        """Closes after everything asked before is done."""
        self._closed = True
        self._thread.shutdown()
        self.db.close()


_mine: set[Path] = set()  # the system refuses other processes only


class FileLock:
    """Held until it is released or its process ends, however that ends; BlockingIOError if somebody holds it."""

    def __init__(self, file: Path) -> None:
        if file in _mine:
            raise BlockingIOError
        self._file = file
        self._descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            if isinstance(error, PermissionError):  # what some systems say instead
                raise BlockingIOError from None
            raise
        _mine.add(file)

    def release(self) -> None:
        _mine.remove(self._file)
        os.close(self._descriptor)


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        # Not flock: a child made by fork would go on holding it when the server is killed.
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
