"""Finds and writes the complete games of tests/records: `python -m tools.goldens`, one for every way a game can
end on each board side, in each edition and each variant for two.

Each is the shortest of some claim-first games on its configuration that end as wanted. Rewritten only when a rule
is read differently; the diff is the thing to look at.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import kontor
from kontor import Game
from kontor.rules.action import Kind
from tests.play import perft
from tests.play.configurations import named
from tests.play.policies import Goal, play_out

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
SEEDS = 12
NAMES = {Kind.FOUND: "founding", Kind.DEVELOP_PERMANENT: "developing", Kind.NEUTRAL: "neutral"}


class Golden(NamedTuple):
    """A game to be found."""

    configuration: str
    end: str
    goal: Goal
    start: str = ""  # a position of perft.json, where the setup is too far from what the game is to show
    first: Kind | None = None  # the decision that it begins with
    played: tuple[str, ...] = ()  # all its decisions, where nobody would come upon them by chance

    @property
    def file(self) -> Path:
        begin = f"-{NAMES[self.first]}" if self.first else ""
        return FOLDER / f"{self.configuration}{begin}-{self.end.lower()}.kontor"

    def new(self, seed: int) -> Game:
        if not self.start:
            return named(self.configuration).new(seed)
        return kontor.from_position(perft.read()["positions"][self.start]["position"])


def ends(points: str, markers: str, offices: str) -> Iterator[Golden]:
    """The three ends of one side, edition and variant, and the configuration on which each is looked for."""
    # By the variant of Britannia the neutral player soon has 20 points itself.
    yield Golden(points, "END-01", "neutral" if named(points).duo == "britannia" else "points")
    yield Golden(markers, "CLASSIC-07" if named(markers).edition == "classic" else "END-02", "markers")
    yield Golden(offices, "END-03", "offices")


GOLDENS = [
    *ends("hansa-3-bigbox", "hansa-3-bigbox-missions-favours", "hansa-3-bigbox-promos"),
    *ends("hansa-4-bigbox-missions-favours-promos", "hansa-5-bigbox", "hansa-4-bigbox-missions-favours"),
    *ends("hansa-3-classic", "hansa-3-classic-promos", "hansa-3-classic"),
    *ends("hansa-4-classic-promos", "hansa-5-classic", "hansa-4-classic"),
    *ends("east-4-bigbox", "east-5-bigbox-promos", "east-3-bigbox-promos"),
    *ends("britannia-3-bigbox", "britannia-3-bigbox-promos", "britannia-3-bigbox"),
    *ends("britannia-4-bigbox", "britannia-5-bigbox-promos", "britannia-4-bigbox-promos"),
    *ends("britannia-3-classic-safe-conduct", "britannia-3-classic-promos", "britannia-3-classic"),
    *ends("britannia-4-classic", "britannia-5-classic-promos-safe-conduct", "britannia-4-classic-safe-conduct"),
    *ends(
        "hansa-2-bigbox-duo-classic-promos",
        "hansa-2-bigbox-duo-classic-missions-favours",
        "hansa-2-bigbox-duo-classic",
    ),
    *ends("hansa-2-classic-duo-classic", "hansa-2-classic-duo-classic-promos", "hansa-2-classic-duo-classic"),
    *ends(
        "hansa-2-bigbox-duo-britannia",
        "hansa-2-bigbox-duo-britannia-missions-favours-promos",
        "hansa-2-bigbox-duo-britannia-missions-favours",
    ),
    *ends("hansa-2-classic-duo-britannia", "hansa-2-classic-duo-britannia", "hansa-2-classic-duo-britannia-promos"),
    *ends("east-2-bigbox-duo-britannia", "east-2-bigbox-duo-britannia", "east-2-bigbox-duo-britannia-promos"),
    *ends(
        "britannia-2-bigbox-duo-britannia-promos",
        "britannia-2-bigbox-duo-britannia",
        "britannia-2-bigbox-duo-britannia",
    ),
    *ends(
        "britannia-2-classic-duo-britannia-safe-conduct",
        "britannia-2-classic-duo-britannia",
        "britannia-2-classic-duo-britannia-promos-safe-conduct",
    ),
    Golden("east-4-bigbox", "END-02", "markers", "founding an office in a green city", Kind.FOUND),
    Golden("east-3-bigbox", "END-01", "points", "developing Privilege by a permanent marker", Kind.DEVELOP_PERMANENT),
    Golden(
        "hansa-2-bigbox-duo-classic-standstill", "HOUSE-01", "points", "claiming a standstill", played=("end", "claim")
    ),
    Golden("hansa-2-bigbox-duo-classic", "END-01", "points", "a full neutral route without a free space", Kind.NEUTRAL),
]


def find(golden: Golden) -> Game:
    """The shortest game that ends as wanted."""
    if golden.played:
        game = golden.new(0)
        for action in golden.played:
            game.play(action)
        return game
    games = [play_out(golden.new(seed), Random(seed), golden.goal) for seed in range(SEEDS)]
    wanted = [game for game in games if game.end_clause == golden.end]
    return min((game for game in wanted if golden.first in (None, game.actions()[0].kind)), key=lambda game: game.ply)


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
