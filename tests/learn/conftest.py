"""Without torch, which is in no lock, only what does not need it is tested; test_torch.py says so."""

from collections.abc import Iterator
from importlib.util import find_spec
from unittest.mock import patch

import pytest

from kontor.boards import loader, read_board, register
from kontor.learn import mixture
from kontor.learn.mixture import MixturePart
from tests.boards import toy_board

NEED_TORCH = ["test_checkpoint.py", "test_exploiting.py", "test_league.py", "test_learning.py", "test_points_head.py"]
collect_ignore = [] if find_spec("torch") else NEED_TORCH


@pytest.fixture(scope="module")
def toy() -> Iterator[None]:
    """A board with four towns, and a mix of it alone, for the tests of one file."""
    import torch

    torch.set_num_threads(1)
    with (
        patch.object(loader, "_added", {}),
        patch.dict(mixture.MIXES, {"toy": (MixturePart(1, {"board": "toy", "players": 3}),)}),
    ):
        register(read_board(toy_board.TEXT, "toy.toml"))
        yield
