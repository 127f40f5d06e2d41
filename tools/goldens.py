"""Finds and writes the complete games of tests/records: `python -m tools.goldens`, one for every way a game can end.

Each is the shortest of some claim-first games on its configuration that end as wanted. Written anew only when a rule
is read differently; the diff is the thing to look at.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from typing import NamedTuple

from kontor import Game
from tests.play.configurations import named
from tests.play.policies import Goal, play_out

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
SEEDS = 12


class Golden(NamedTuple):
    """A game to be found."""

    configuration: str
    end: str
    goal: Goal

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.configuration}-{self.end.lower()}.kontor"


GOLDENS = [
    Golden("hansa-3-bigbox", "END-01", "points"),
    Golden("hansa-3-bigbox-missions-favours", "END-02", "markers"),
    Golden("hansa-3-bigbox-promos", "END-03", "offices"),
    Golden("hansa-4-bigbox-missions-favours-promos", "END-01", "points"),
    Golden("hansa-5-bigbox", "END-02", "markers"),
    Golden("hansa-4-bigbox-missions-favours", "END-03", "offices"),
    Golden("hansa-3-classic", "END-01", "points"),
    Golden("hansa-3-classic-promos", "CLASSIC-07", "markers"),
    Golden("hansa-3-classic", "END-03", "offices"),
    Golden("hansa-4-classic-promos", "END-01", "points"),
    Golden("hansa-5-classic", "CLASSIC-07", "markers"),
    Golden("hansa-4-classic", "END-03", "offices"),
]


def find(golden: Golden) -> Game:
    """The shortest game that ends as wanted."""
    configuration = named(golden.configuration)
    games = [play_out(configuration.new(seed), Random(seed), golden.goal) for seed in range(SEEDS)]
    return min((game for game in games if game.end_clause == golden.end), key=lambda game: game.ply)


def main() -> int:
    parser = argparse.ArgumentParser(prog="goldens", description="finds and writes the games of tests/records")
    parser.add_argument("--force", action="store_true", help="also those that are there already")
    options = parser.parse_args()
    for golden in GOLDENS:
        if options.force or not golden.file.exists():
            game = find(golden)
            golden.file.write_text(game.record(), "utf-8")
            print(f"{golden.file.name}: {game.ply} decisions", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
