"""How many connections a process can serve."""

import sys
from typing import Final, NamedTuple

from kontor.server.config.settings import Settings

OTHER_CONNECTIONS: Final = 1000  # connections that are not live, if there are files for them
OWN_FILES: Final = 48  # open files that a process needs for itself: database, logs, event loop
FILES_PER_BOT_WORKER: Final = 4
MIN_CONNECTIONS: Final = 16


class Capacity(NamedTuple):
    """How many connections a process may have."""

    all: int
    live: int
    watching: int  # live ones of callers without a seat


def capacity_for(settings: Settings) -> Capacity:
    """The capacity that the settings ask for, if the process may open that many files."""
    needed = OWN_FILES + FILES_PER_BOT_WORKER * settings.bot_workers
    files = max(MIN_CONNECTIONS, _open_files() - needed)
    live = max(1, min(settings.max_connections, files * 3 // 4))
    return Capacity(min(files, live + OTHER_CONNECTIONS), live, max(1, live * 3 // 4))


def _open_files() -> int:
    """How many files the process may have open, after asking for as many as it can get."""
    if sys.platform == "win32":
        return 1_000_000
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):  # macOS: not as many as it names
            pass
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft
