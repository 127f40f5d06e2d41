"""python -m kontor.learn: the command `kontor train`, without the packages that the terminal needs."""

import argparse
import sys

from kontor.learn.command import ABOUT, add_options
from kontor.learn.start import train


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m kontor.learn", description=ABOUT)
    add_options(parser)
    try:
        train(parser.parse_args(), lambda line: print(line, flush=True))
    except (ValueError, OSError) as wrong:
        print(f"kontor: {wrong}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
