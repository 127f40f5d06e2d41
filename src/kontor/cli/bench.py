"""kontor bench: the speed of the engine."""

import argparse
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from kontor import catalog
from kontor.bots.arena import derive, make_bots, play_out
from kontor.catalog import Options
from kontor.cli.options import positive
from kontor.cli.output import aligned, out, print_json, print_lines
from kontor.game import Game, start_game
from kontor.modules.neutral import VARIANTS
from kontor.replay import load
from kontor.rules.action import Action
from kontor.rules.chance import Chance

ABOUT: Final = (
    "Measures the engine on each board and number of players: games that the claim bot played are played again with\n"
    "the full list of legal actions at every decision, so that the bot's thinking does not count."
)
EXAMPLES: Final = (
    "kontor bench",
    "kontor bench --seconds 5 --json > bench.json",
)
LEVEL: Final = "claim"
GAMES: Final = 3  # different games per line
RECORD_LENGTH: Final = 400  # decisions of the record that is loaded
COPIES: Final = 2000
LOADS: Final = 3  # the best one counts
COMPILED: Final = False


def add_options(parser: argparse.ArgumentParser) -> None:
    """The flags of the command."""
    parser.add_argument("--seconds", type=positive, default=2, metavar="S", help="to measure per line (default: 2)")
    parser.add_argument("--json", action="store_true", help="one JSON document")


def run(args: argparse.Namespace) -> int:
    """Measures and prints."""
    lines = [measure(options, args.seconds) for options in setups()]
    if args.json:
        print_json({"compiled": COMPILED, "bot": LEVEL, "lines": lines})
        return 0
    heads = ("board", "players", "decisions/s", "games/s", "legal actions", "copy us", f"load {RECORD_LENGTH} ms")
    table = [
        (
            f"{line['side']} {line['duo'] or ''}".rstrip(),
            str(line["players"]),
            f"{line['decisions_per_second']:,.0f}",
            f"{line['games_per_second']:.1f}",
            f"{line['legal_actions']:.1f}",
            f"{line['copy_microseconds']:.1f}",
            f"{line['load_milliseconds']:.1f}",
        )
        for line in lines
    ]
    print_lines(out(), aligned([heads, *table]))
    print(f"compiled: {'yes' if COMPILED else 'no'}")
    return 0


def setups() -> Iterator[Options]:
    """Each board with each number of players that it is made for."""
    for board in catalog.board_names():
        for players in range(2, catalog.MOST + 1):
            for duo in (None,) if players > 2 else tuple(VARIANTS):
                try:
                    yield catalog.options(board, players, duo=duo)
                except ValueError:  # not for this board, or not for two
                    continue


def measure(options: Options, seconds: float) -> dict[str, Any]:
    """One line of the table."""
    games = [_played(options, derive(1, number)) for number in range(GAMES)]
    starts = [_start(options, derive(1, number)) for number in range(GAMES)]
    decisions, offered, played, spent = 0, 0, 0, 0.0
    while spent < seconds:
        number = played % GAMES
        game, actions = starts[number].copy(), games[number].actions()
        began = time.perf_counter()
        offered += _replay(game, actions)
        spent += time.perf_counter() - began
        decisions += len(actions)
        played += 1
    middle = games[0].copy()
    text = _long_record(options)
    return {
        "side": middle.board.id,
        **options.as_dict(),
        "decisions_per_second": round(decisions / spent, 1),
        "games_per_second": round(played / spent, 3),
        "decisions_per_game": round(decisions / played, 1),
        "legal_actions": round(offered / decisions, 2),
        "copy_microseconds": round(1e6 * _time(middle.copy, COPIES), 3),
        "load_milliseconds": round(1e3 * min(_time(lambda: load(text), 1) for _ in range(LOADS)), 3),
    }


def _start(options: Options, seed: int) -> Game:
    return start_game(options, Chance(seed))


def _played(options: Options, seed: int) -> Game:
    game = _start(options, seed)
    play_out(game, make_bots([LEVEL] * options.players, seed))
    return game


def _replay(game: Game, actions: list[Action]) -> int:
    """Plays the decisions again; returns how many legal ones there were in all."""
    offered = 0
    for action in actions:
        offered += len(game.legal_actions())
        game.play(action)
    return offered


def _long_record(options: Options) -> str:
    """A record of so many decisions; games of the claim bot can be shorter, those of random never are."""
    game = _start(options, 1)
    play_out(game, make_bots(["random"] * options.players, 1), cap=RECORD_LENGTH)
    return game.record()


def _time(work: Callable[[], object], times: int) -> float:
    began = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - began) / times
