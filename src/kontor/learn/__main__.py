"""python -m kontor.learn: the command `kontor train`, without the packages that the terminal needs."""

import argparse
from collections.abc import Iterable

from kontor.learn.error_line import one_line_errors


@one_line_errors
def main(arguments: Iterable[str] | None = None) -> int:
    """Learns, and prints a line now and then."""
    from kontor.learn.command import ABOUT, add_options  # these need numpy and torch

    parser = argparse.ArgumentParser(prog="python -m kontor.learn", description=ABOUT)
    add_options(parser)
    args = parser.parse_args(None if arguments is None else list(arguments))
    from kontor.learn.train import train

    train(args, lambda line: print(line, flush=True))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
