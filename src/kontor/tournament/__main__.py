"""python -m kontor.tournament: plays a plan for `kontor rate`, without the packages that the terminal needs."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kontor.backends import plain_notice
from kontor.tournament.errors import PlanError, SeriesError
from kontor.tournament.plan import RatingPlan, read_plan
from kontor.tournament.play import play
from kontor.tournament.series import Series, fixtures

ABOUT: Final = (
    "Plays the games of a plan and keeps them in a file. Called again, it plays those that are missing. "
    "kontor rate --plan PLAN --resume FILE rates them, on any machine with the same Kontor."
)
EXIT_INTERRUPTED: Final = 130
REPORT_INTERVAL_S: Final = 15.0  # seconds


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m kontor.tournament", description=ABOUT)
    parser.add_argument("plan", type=Path, help="a plan in TOML (docs/arena.md)")
    parser.add_argument("--resume", type=Path, required=True, metavar="FILE", help="the file that keeps the games")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (default: 0, all cores)")
    args = parser.parse_args()
    if args.jobs < 0:
        parser.error("argument --jobs: expected 0 or more")
    try:
        _play(_read(args.plan).series(), args.resume, args.jobs or os.cpu_count() or 1)
    except (PlanError, SeriesError, OSError) as wrong:
        print(f"kontor: {wrong}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("kontor: interrupted; the games that ended are kept", file=sys.stderr)
        return EXIT_INTERRUPTED
    return 0


def _read(file: Path) -> RatingPlan:
    try:
        return read_plan(file.read_text("utf-8"))
    except OSError as wrong:
        raise PlanError(f"{file}: {wrong.strerror}") from None
    except ValueError as wrong:  # the plan is wrong, or no text at all
        raise PlanError(f"{file}: {wrong}") from None


def _play(series: Sequence[Series], keep: Path, jobs: int) -> None:
    if notice := plain_notice():
        print(f"kontor: {notice}", file=sys.stderr)
    total, begun = len(fixtures(series)), time.monotonic()
    reported = begun
    for done, _ in enumerate(play(series, jobs, keep=keep), 1):
        if done == total or time.monotonic() - reported > REPORT_INTERVAL_S:
            reported = time.monotonic()
            print(f"{done} of {total} games, {reported - begun:.0f} s", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
