"""kontor bench --gpu: how fast games are stepped on a GPU, and on the processor beside it."""

import argparse
from collections.abc import Iterable, Sequence
from typing import Final

from kontor.catalog import GameOptions, Options
from kontor.cli.errors import UsageError
from kontor.cli.output import print_json, print_rows
from kontor.env.gpu import GpuError, bench
from kontor.env.gpu.machine import Gpu

HEADS: Final = ("games", "on", "at once", "decisions/s")
WIDTHS: Final = (14, 32, 8, 14)


def run(args: argparse.Namespace, setups: Sequence[Options]) -> int:
    """Measures and prints."""
    try:
        gpu = Gpu()
    except GpuError as wrong:
        raise UsageError(f"bench: {wrong}") from None
    lines = bench.measure(gpu, gpu.name, kinds(args, setups), args.gpu or bench.USUAL_SIZES, args.seconds)
    if args.json:
        print_json({"gpu": gpu.name, "lines": [line._asdict() for line in lines]})
    else:
        show(lines)
    return 0


def show(lines: Iterable[bench.Speed]) -> None:
    """Prints each line as soon as it is there."""
    print_rows([HEADS], WIDTHS)
    for line in lines:
        print_rows([(line.games, line.machine, f"{line.at_once:,}", f"{line.per_second:,.0f}")], WIDTHS)


def kinds(args: argparse.Namespace, setups: Sequence[Options]) -> dict[str, list[GameOptions]]:
    """The games that are measured: one board, or hansa for four and then all boards together."""
    if args.board is not None or args.players is not None:
        chosen = [one for one in setups if args.board in (None, one.board) and args.players in (None, one.players)]
        return {f"{one.board} {one.players} {one.duo or ''}".rstrip(): [_given(one)] for one in chosen}
    return {"hansa 4": [GameOptions(board="hansa", players=4)], "all boards": [_given(one) for one in setups]}


def _given(options: Options) -> GameOptions:
    return GameOptions(board=options.board, players=options.players, duo=options.duo)
