"""python -m kontor.tournament: plays a plan for `kontor rate`, without the packages that the terminal needs."""

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Final

from kontor.tournament.errors import PlanError, SeriesError
from kontor.tournament.plan import read_plan
from kontor.tournament.play import play
from kontor.tournament.series import fixtures

ABOUT: Final = (
    "Plays the games of a plan and keeps them in a file. Called again, it plays those that are missing. "
    "kontor rate --plan PLAN --resume FILE rates them, on any machine with the same Kontor."
)
TELL_EVERY: Final = 15.0  # seconds


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m kontor.tournament", description=ABOUT)
    parser.add_argument("plan", type=Path, help="a plan in TOML (docs/arena.md)")
    parser.add_argument("--resume", type=Path, required=True, metavar="FILE", help="the file that keeps the games")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (default: 0, all cores)")
    args = parser.parse_args()
    try:
        _play(args.plan, args.resume, args.jobs or os.cpu_count() or 1)
    except (PlanError, SeriesError, OSError) as wrong:
        print(f"kontor: {wrong}", file=sys.stderr)
        return 2
    return 0


def _play(file: Path, keep: Path, jobs: int) -> None:
    series = read_plan(file.read_text("utf-8")).series()
    total, begun = len(fixtures(series)), time.monotonic()
    told = begun
    for done, _ in enumerate(play(series, jobs, keep=keep), 1):
        if done == total or time.monotonic() - told > TELL_EVERY:
            told = time.monotonic()
            print(f"{done} of {total} games, {told - begun:.0f} s", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
