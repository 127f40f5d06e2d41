"""Commands of kontor.learn: where something is wrong, they say so in one line and end with 2."""

import sys
from collections.abc import Callable, Iterable
from functools import wraps
from typing import TypeAlias

from kontor.extras import missing_package

Command: TypeAlias = Callable[..., int]  # with arguments, or without: those of the process


def in_one_line(command: Command) -> Command:
    """A command whose errors are a line on standard error."""

    @wraps(command)
    def told(arguments: Iterable[str] | None = None) -> int:
        try:
            return command(arguments)
        except ModuleNotFoundError as missing:
            why = missing_package(missing.name or "", "learn")
        except (ValueError, OSError) as wrong:
            why = " ".join(str(wrong).split())
        print(f"kontor: {why}", file=sys.stderr)
        return 2

    return told
