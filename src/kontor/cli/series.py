"""What commands that play many games share: where games are played and saved, the notice of slow rules, progress."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from kontor.backends import plain_notice
from kontor.cli.errors import UsageError
from kontor.cli.flags import at_least
from kontor.cli.output import bar
from kontor.tournament.errors import SeriesError
from kontor.tournament.play import play
from kontor.tournament.series import Match, Series, fixtures


def add_playing_flags(parser: argparse.ArgumentParser, jobs: int) -> None:
    """The flags that say how games are played; none of them changes a result."""
    group = parser.add_argument_group("how it is played")
    usual = "all cores" if jobs == 0 else jobs
    group.add_argument(
        "--jobs", type=at_least(0), default=jobs, metavar="N", help=f"processes; 0 for all cores (default: {usual})"
    )
    group.add_argument("--ray", metavar="ADDRESS", help="on a Ray cluster: auto, HOST:PORT, or local to start one here")
    group.add_argument(
        "--resume", metavar="FILE", help="save each game there as it ends, and play only those not there yet"
    )


def played(series: Sequence[Series], args: argparse.Namespace) -> list[Match]:
    """All games in their order, with a progress bar on standard error.

    Where games are played here, a line before it says so if the plain rules run although nobody chose them.
    """
    if args.ray is None and (notice := plain_notice()):
        print(f"kontor: {notice}", file=sys.stderr)
    jobs = args.jobs or os.cpu_count() or 1
    keep = None if args.resume is None else Path(args.resume)
    progress, task = bar("games", len(fixtures(series)))
    with progress:
        matches = {}
        try:
            for number, match in play(series, jobs, args.ray, keep):
                matches[number] = match
                progress.advance(task)
        except SeriesError as problem:
            raise UsageError(str(problem)) from None
    return [matches[number] for number in sorted(matches)]
