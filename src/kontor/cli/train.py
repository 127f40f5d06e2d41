"""kontor train: teaches a net by self-play."""

import argparse

from kontor.cli.errors import UsageError
from kontor.extras import missing_package
from kontor.learn.command import ABOUT, EXAMPLES, add_options

__all__ = ["ABOUT", "EXAMPLES", "add_options", "run"]


def run(args: argparse.Namespace) -> int:
    """Learns, and prints a line now and then."""
    try:
        from kontor.learn.train import train
    except ModuleNotFoundError as missing:
        if missing.name != "torch":
            raise
        raise UsageError(missing_package("torch", "learn")) from None
    try:
        train(args, lambda line: print(line, flush=True))
    except (ValueError, OSError) as wrong:
        raise UsageError(f"train: {wrong}") from None
    return 0
