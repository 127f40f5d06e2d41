"""kontor bench: the speed of the engine, and of bots."""

import argparse
import time
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any, Final

from kontor import catalog
from kontor.backends import COMPILED, PLAIN, REASON, running
from kontor.bots import BotError, make
from kontor.bots.arena import derive, make_bots, play_out
from kontor.catalog import Options
from kontor.cli import bot_times
from kontor.cli.errors import UsageError
from kontor.cli.flags import at_least, positive, words
from kontor.cli.output import print_json, print_rows
from kontor.game import Game, start_game
from kontor.replay import load
from kontor.rules.action import Action
from kontor.rules.backend import Backend
from kontor.rules.cells import SITUATION
from kontor.rules.chance import Chance
from kontor.rules.ruleset import Ruleset
from kontor.slots.random_play import BY_LIST, BY_MASK, BY_OBSERVATION

ABOUT: Final = (
    "Measures the engine on each board and number of players, compiled and plain side by side: games of the claim\n"
    "bot are replayed with the full list of legal actions; random games are played by slots, with the mask alone and\n"
    "with an observation at every decision. The bot's thinking time does not count.\n"
    "With --bots it measures that instead: how long a decision and a whole turn take on one core."
)
EXAMPLES: Final = (
    "kontor bench",
    "kontor bench --board hansa --players 4 --seconds 5",
    "kontor bench --build compiled --json > bench.json",
    "kontor bench --bots rule,expert,master --seconds 20",
    "kontor bench --gpu",
    "kontor bench --gpu 65536 --json",
)
BENCH_LEVEL: Final = "claim"
GAMES_PER_LINE: Final = 3  # different games per line
RECORD_LENGTH: Final = 400  # decisions in the record that is loaded
N_COPIES: Final = 2000
N_REPLAYS: Final = 5  # times a whole game; the best one counts
N_LOADS: Final = 3  # the best one counts
RANDOM_GAME_MAX_ROUNDS: Final = 60  # rounds of a random game
N_FIRST_DECISIONS: Final = 100  # decisions by slots tried first, to estimate how many fill the time
INTERFACES: Final = {"list": BY_LIST, "mask": BY_MASK, "observation": BY_OBSERVATION}
SPEED_COLUMNS: Final = {
    "legal_per_second": ("with list", "{:,.0f}"),
    "mask_per_second": ("with mask", "{:,.0f}"),
    "observation_per_second": ("and observation", "{:,.0f}"),
    "games_per_second": ("games/s", "{:,.1f}"),
    "apply_microseconds": ("apply us", "{:.2f}"),
    "copy_microseconds": ("copy us", "{:.2f}"),
    "load_milliseconds": (f"load {RECORD_LENGTH} ms", "{:.1f}"),
    "kilobytes_per_game": ("kB/game", "{:.0f}"),
}


def add_options(parser: argparse.ArgumentParser) -> None:
    """The flags of the command."""
    parser.add_argument("--seconds", type=positive, default=1, metavar="S", help="seconds for each figure (default: 1)")
    parser.add_argument("--board", choices=catalog.board_names(), help="only this board")
    parser.add_argument(
        "--players", type=int, choices=range(2, catalog.MAX_PLAYERS + 1), help="only this number of players"
    )
    parser.add_argument("--build", choices=("compiled", "plain"), help="only this one (default: all available)")
    parser.add_argument(
        "--bots", type=words, metavar="A,B", help="measure their thinking time, each against three of medium"
    )
    parser.add_argument(
        "--gpu",
        type=at_least(1),
        nargs="*",
        metavar="N",
        help="measure games that a GPU steps, N at once (default: 4096 to 262144), and the processor beside it",
    )
    parser.add_argument("--json", action="store_true", help="one JSON document")


def run(args: argparse.Namespace) -> int:
    """Measures and prints."""
    if args.gpu is not None:
        return _run_gpu(args)
    return _run_bots(args) if args.bots else _run_engine(args)


def _run_gpu(args: argparse.Namespace) -> int:
    if args.bots or args.build is not None:
        raise UsageError("--gpu: cannot be given with --bots or --build")
    from kontor.cli import gpu_bench  # which needs numpy

    return gpu_bench.run(args, list(setups()))


def _run_bots(args: argparse.Namespace) -> int:
    if args.build is not None:
        raise UsageError("--build: cannot be given with --bots, which are measured as installed here")
    players = args.players or 4
    options = next(
        options for options in setups() if args.board in (None, options.board) and options.players == players
    )  # fmt: skip
    try:
        for name in args.bots:
            make(name)
    except BotError as wrong:
        raise UsageError(str(wrong)) from None
    lines = []
    for name in args.bots:
        lines.append(bot_times.measure(name, options, args.seconds))
        if not args.json:
            bot_times.show(lines[-1], heads=len(lines) == 1)
    if args.json:
        print_json({"compiled": COMPILED is not None, **options.as_dict(), "lines": lines})
    return 0


def _run_engine(args: argparse.Namespace) -> int:
    chosen = [
        options for options in setups()
        if args.board in (None, options.board) and args.players in (None, options.players)
    ]  # fmt: skip
    builds = {"compiled": COMPILED, "plain": PLAIN}
    chosen_builds = {name: found for name, found in builds.items() if found and args.build in (None, name)}
    lines = []
    for options in chosen:
        for name, found in chosen_builds.items():
            lines.append({"build": name, **measure(options, args.seconds, found)})
            if not args.json:
                _show(lines[-1], heads=len(lines) == 1)
    if args.json:
        print_json({"compiled": COMPILED is not None, "rules": REASON, "bot": BENCH_LEVEL, "lines": lines})
        return 0
    print(f"compiled: {'yes' if COMPILED else 'no'} ({REASON}); one situation takes {SITUATION:,} bytes")
    return 0


def _show(line: dict[str, Any], heads: bool) -> None:
    """One line."""
    names = ("board", "players", "build", *(head for head, _ in SPEED_COLUMNS.values()))
    cells = (
        f"{line['side']} {line['duo'] or ''}".rstrip(),
        str(line["players"]),
        line["build"],
        *(form.format(line[key]) for key, (_, form) in SPEED_COLUMNS.items()),
    )
    widths = (21, 7, 8, *(max(10, len(head)) for head, _ in SPEED_COLUMNS.values()))
    print_rows([names, cells] if heads else [cells], widths)


def setups() -> Iterator[Options]:
    """Each board with each number of players it supports."""
    for board in catalog.board_names():
        for players in range(2, catalog.MAX_PLAYERS + 1):
            for duo in (None,) if players > 2 else tuple(catalog.VARIANTS):
                try:
                    yield catalog.options(board, players, duo=duo)
                except ValueError:  # not on this board, or not for two players
                    continue


def measure(options: Options, seconds: float, backend: Backend) -> dict[str, Any]:
    """One line of the table, with this backend."""
    with running(backend):
        return {**_library(options, seconds), **_slots(options, seconds)}


def _library(options: Options, seconds: float) -> dict[str, Any]:
    """The speed as seen by a program that uses kontor.Game."""
    games = [_played(options, derive(1, number)) for number in range(GAMES_PER_LINE)]
    starts = [_start(options, derive(1, number)) for number in range(GAMES_PER_LINE)]
    decisions, offered, played, spent = 0, 0, 0, 0.0
    while spent < seconds:
        number = played % GAMES_PER_LINE
        game, actions = starts[number].copy(), games[number].actions()
        began = time.perf_counter()
        offered += _replay(game, actions)
        spent += time.perf_counter() - began
        decisions += len(actions)
        played += 1
    middle, codes = games[0].copy(), [action.code for action in games[0].actions()]
    text = _long_record(options)
    return {
        "side": middle.board.id,
        **options.as_dict(),
        "legal_per_second": round(decisions / spent, 1),
        "games_per_second": round(played / spent, 3),
        "decisions_per_game": round(decisions / played, 1),
        "legal_actions": round(offered / decisions, 2),
        "apply_microseconds": round(1e6 * min(_apply_time(starts[0], codes) for _ in range(N_REPLAYS)), 3),
        "copy_microseconds": round(1e6 * _time(middle.copy, N_COPIES), 3),
        "load_milliseconds": round(1e3 * min(_time(lambda: load(text), 1) for _ in range(N_LOADS)), 3),
        "kilobytes_per_game": round(_memory(starts[0], games[0].actions()) / 1024, 1),
    }


def _slots(options: Options, seconds: float) -> dict[str, float]:
    """Random play by slots, as in training."""
    rules = catalog.ruleset(options)
    return {f"{name}_per_second": _slot_speed(rules, way, seconds) for name, way in INTERFACES.items() if way}


def _slot_speed(rules: Ruleset, way: int, seconds: float) -> float:
    decisions = N_FIRST_DECISIONS
    while True:
        began = time.perf_counter()
        rules.backend.random_play(rules.lookup, 1, decisions, RANDOM_GAME_MAX_ROUNDS, way)
        spent = time.perf_counter() - began
        if spent >= seconds / 2:
            return round(decisions / spent, 1)
        decisions = max(2 * decisions, int(decisions * seconds / max(spent, 1e-6)))


def _start(options: Options, seed: int) -> Game:
    return start_game(options, Chance(seed))


def _played(options: Options, seed: int) -> Game:
    game = _start(options, seed)
    play_out(game, make_bots([BENCH_LEVEL] * options.players, seed))
    return game


def _replay(game: Game, actions: list[Action]) -> int:
    """Replays the decisions; returns how many legal ones there were in total."""
    offered = 0
    for action in actions:
        offered += len(game.legal_actions())
        game.play(action)
    return offered


def _apply_time(start: Game, codes: list[int]) -> float:
    """Seconds for one decision, without the list of legal ones, events and history."""
    state = start.state.copy()
    backend = state.rules.backend
    began = time.perf_counter()
    for code in codes:
        backend.apply(state.lookup, state.cells, code)
    return (time.perf_counter() - began) / len(codes)


def _memory(start: Game, actions: list[Action]) -> int:
    """Bytes held by a played game, including its history."""
    tracemalloc.start()
    game = start.copy()
    for action in actions:
        game.play(action)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held


def _long_record(options: Options) -> str:
    """A record of this length; games of the claim bot can be shorter, random games never are."""
    game = _start(options, 1)
    play_out(game, make_bots(["random"] * options.players, 1), cap=RECORD_LENGTH)
    return game.record()


def _time(work: Callable[[], object], times: int) -> float:
    began = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - began) / times
