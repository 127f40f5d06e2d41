"""What `kontor bench --gpu` measures, with the program for a GPU run on the processor, and how it shows it."""

from argparse import Namespace

import pytest

from kontor import catalog
from kontor.cli import gpu_bench
from kontor.cli.bench import setups
from kontor.env.gpu import bench
from kontor.env.gpu.bench import Speed
from tests.env.gpu.processor import Processor


def test_one_board_or_hansa_and_all_boards_are_measured() -> None:
    usual = gpu_bench.kinds(Namespace(board=None, players=None), [*setups()])
    assert [*usual] == ["hansa 4", "all boards"]
    assert usual["hansa 4"] == [{"board": "hansa", "players": 4}]
    assert {catalog.options(**options) for options in usual["all boards"]} == {*setups()}
    one = gpu_bench.kinds(Namespace(board="hansa", players=2), [*setups()])
    assert [*one] == ["hansa 2 classic", "hansa 2 britannia"]


def test_the_processor_is_measured_beside_each_number_of_games(
    processor: Processor, capsys: pytest.CaptureFixture[str]
) -> None:
    kinds = gpu_bench.kinds(Namespace(board="hansa", players=2), [*setups()])
    both = [options for parts in kinds.values() for options in parts]
    kinds = {"hansa 2": both[:1], "both": both}
    found = [*bench.measure(processor, "a GPU", kinds, (1, 32), 0.001)]
    assert [(line.games, line.machine.split(",")[0], line.at_once) for line in found] == [
        ("hansa 2", "processor", bench.PROCESSOR_GAMES),
        ("hansa 2", "a GPU", 1),
        ("hansa 2", "a GPU", 32),
        ("both", "a GPU", 32),  # one game cannot be of two kinds
    ]
    assert all(line.per_second > 0 for line in found)
    gpu_bench.show([Speed("hansa 2", "a GPU", 4096, 1234567.8)])
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["games", "on", "at", "once", "decisions/s"],
        ["hansa", "2", "a", "GPU", "4,096", "1,234,568"],
    ]
