"""kontor perft: counts of decision sequences, to compare engines and builds."""

import argparse
import time
from typing import Final

from kontor.cli.flags import EXAMPLE_MODULES, add_game_flags, at_least, game_options, integer
from kontor.cli.output import print_json
from kontor.game import Game, start_game
from kontor.rules.chance import Chance

ABOUT: Final = "Counts the sequences of legal decisions from a fresh game, depth by depth."
EXAMPLES: Final = (
    "kontor perft --board hansa --players 3 --depth 3",
    f"kontor perft --players 4 --modules {EXAMPLE_MODULES} --depth 2 --seed 7 --json",
)


def add_options(parser: argparse.ArgumentParser) -> None:
    """The flags of the command."""
    add_game_flags(parser)
    parser.add_argument("--depth", type=at_least(1), default=3, metavar="N", help="decisions in a row (default: 3)")
    parser.add_argument("--seed", type=integer, default=1, metavar="N", help="seed of the setup (default: 1)")
    parser.add_argument("--json", action="store_true", help="one JSON document")


def run(args: argparse.Namespace) -> int:
    """Counts and prints."""
    options = game_options(args)
    game = start_game(options, Chance(args.seed))
    counts = []
    for depth in range(1, args.depth + 1):
        started = time.perf_counter()
        counts.append(perft(game, depth))
        if not args.json:
            print(f"depth {depth}: {counts[-1]:,} sequences in {time.perf_counter() - started:.2f} s", flush=True)
    if args.json:
        print_json({**options.as_dict(), "side": game.board.id, "seed": args.seed, "counts": counts})
    return 0


def perft(game: Game, depth: int) -> int:
    """The number of sequences of `depth` decisions; a game that ends earlier counts as none."""
    legal = game.legal_actions()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = game.copy()
        after.play(action)
        total += perft(after, depth - 1)
    return total
