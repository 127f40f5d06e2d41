"""Commands of kontor.learn report an error in one line and exit with 2."""

import sys
from collections.abc import Callable, Iterable
from functools import wraps
from typing import TypeAlias

from kontor.extras import missing_package

Command: TypeAlias = Callable[..., int]  # with arguments, or without: those of the process


def one_line_errors(command: Command) -> Command:
    """A command whose errors are a line on standard error."""

    @wraps(command)
    def wrapped(arguments: Iterable[str] | None = None) -> int:
        try:
            return command(arguments)
        except ModuleNotFoundError as missing:
            why = missing_package(missing.name or "", "learn")
        except (ValueError, OSError) as wrong:
            why = " ".join(str(wrong).split())
        print(f"kontor: {why}", file=sys.stderr)
        return 2

    return wrapped
