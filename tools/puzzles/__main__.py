"""Puzzles: `python -m tools.puzzles find` looks for new ones, `... verify` plays those that are shipped again.

renew                              checks the shipped ones again, for a net that plays better than before
find [--puzzles N] [--theme T]     into build/puzzles.jsonl until there are N; goes on where it was stopped
keep [--renewed]                   adds what was found to src/kontor/puzzles; after `renew`, leaves out all else
verify [--sample N]                the solution's chance of winning must be higher by 8 percentage points

--jobs N: on N cores (find, verify). --seconds N: no game is begun after that (find).
"""

import argparse
import math
import sys
from typing import Any

from kontor.puzzles import THEMES
from tools.puzzles.find import LAST_CHOICES, MIN_PROMISE
from tools.puzzles.keep import keep
from tools.puzzles.search import Effort, renew, search_for
from tools.puzzles.verify import verify


def main() -> None:
    """Runs a command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, dest="command")
    finding = commands.add_parser("find")
    finding.add_argument("--puzzles", type=int, default=200)
    finding.add_argument("--theme", choices=THEMES, action="append", help="only of this theme; may be given again")
    finding.add_argument("--seconds", type=float, default=math.inf)
    finding.add_argument(
        "--promise", type=float, default=MIN_PROMISE, help="by which the net must expect the best to lead"
    )
    finding.add_argument(
        "--choices", type=int, default=LAST_CHOICES, help="of a game, the last ones, that are looked at"
    )
    finding.add_argument("--jobs", type=int, default=1)
    commands.add_parser("renew")
    keeping = commands.add_parser("keep")
    keeping.add_argument("--renewed", action="store_true")
    verifying = commands.add_parser("verify")
    verifying.add_argument("--jobs", type=int, default=1)
    verifying.add_argument("--sample", type=int, help="only this many, always the same ones")
    args: Any = parser.parse_args()
    if args.command == "find":
        effort = Effort(args.jobs, args.seconds, args.promise, args.choices)
        search_for(args.puzzles, args.theme or THEMES, effort)
    elif args.command == "renew":
        renew()
    elif args.command == "keep":
        keep(args.renewed)
    elif not verify(args.jobs, args.sample):
        sys.exit(1)


if __name__ == "__main__":
    main()
