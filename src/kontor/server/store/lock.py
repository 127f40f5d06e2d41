"""A lock on a file. It ends with its process, however that ends."""

import os
import sys
from pathlib import Path

_mine: set[Path] = set()  # the system refuses other processes only


class FileLock:
    """Held from creation; BlockingIOError if somebody already holds it."""

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
