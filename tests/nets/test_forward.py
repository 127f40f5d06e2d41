"""Deciding in numpy: the same whether asked one by one or together, and the same as in torch."""

import ast
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from kontor.env.vector import Buffers, Vector
from kontor.nets.forward import CLOSED_LOGIT, Player
from kontor.rules.ids import MAX_SEATS
from tests.nets.making import untaught

GAMES: tuple[dict[str, Any], ...] = (
    {"players": 4, "modules": ("missions", "favours", "promos")},
    {"players": 2, "duo": "classic"},
    {"board": "east", "players": 3},
    {"board": "britannia", "players": 5},
)
every_board = pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(map(str, options.values())))


def midgame(options: dict[str, Any], games: int = 6, steps: int = 40) -> Buffers:
    """Situations in the middle of games."""
    dice = np.random.default_rng(3)
    with Vector(games, **options) as vector:
        out = vector.buffers()
        vector.reset(out, seed=2)
        for _ in range(steps):
            vector.step(np.asarray((out.masks * dice.random(out.masks.shape)).argmax(1), np.int32), out)
    return out


@every_board
def test_several_situations_at_once_are_answered_as_each_alone(options: dict[str, Any]) -> None:
    out, player = midgame(options), Player(untaught())
    together = player.logits(out.observations, out.masks)
    alone = [player.logits(out.observations[row : row + 1], out.masks[row : row + 1])[0] for row in range(6)]
    assert np.allclose(together, np.stack(alone), atol=1e-5)
    assert (together[out.masks == 0] == CLOSED_LOGIT).all()
    assert (np.abs(together[out.masks != 0]) < 100).all()


@every_board
def test_chances_add_up_to_one_over_those_who_play(options: dict[str, Any]) -> None:
    out = midgame(options)
    said = Player(untaught()).expect(out.observations)
    for chances in (said.winning, said.ending, said.causes, said.control):
        assert np.allclose(chances.sum(-1), 1, atol=1e-5)
    players = options["players"]
    assert (said.winning[:, players:] == 0).all()
    assert said.points.shape == (6, MAX_SEATS, 7)


@every_board
def test_torch_and_numpy_agree(options: dict[str, Any]) -> None:
    torch = pytest.importorskip("torch", reason="the extra learn is not installed")
    from kontor.learn.model import Model, load_arrays

    net, out = untaught(), midgame(options)
    model = Model(net.shape)
    load_arrays(model, net.weights)
    with torch.no_grad():
        answer = model(torch.from_numpy(out.observations))
    logits, said = Player(net).logits(out.observations, out.masks), Player(net).expect(out.observations)
    is_open = out.masks != 0
    assert np.allclose(answer.slots.numpy()[is_open], logits[is_open], atol=1e-3)
    assert np.allclose(answer.utility.numpy(), said.utility, atol=1e-3)
    assert np.allclose(answer.control.softmax(-1).numpy()[:, : said.control.shape[1]], said.control, atol=1e-3)
    assert {name: value.shape for name, value in model.arrays().items()} == dict(net.shape.arrays())


def test_the_names_of_places_mean_nothing_to_a_net() -> None:
    """Two routes and their slots change numbers: so do the answers, and nothing else."""
    from kontor.slots import features, slots

    out, player = midgame({"players": 4}), Player(untaught())
    rows = out.observations[:, : features.CITIES_AT].reshape(6, -1, features.ROUTE_FEATURES)
    first, second = rows[:, 3].copy(), rows[:, 8].copy()
    opened = np.ones_like(out.masks)
    before = player.logits(out.observations, opened)
    rows[:, 3], rows[:, 8] = second, first
    after = player.logits(out.observations, opened)

    def of(logits: np.ndarray[Any, Any], route: int) -> np.ndarray[Any, Any]:
        return logits[:, slots.ROUTE_SLOTS * route : slots.ROUTE_SLOTS * (route + 1)]

    assert np.allclose(of(before, 3), of(after, 8), atol=1e-4)
    assert np.allclose(of(before, 5), of(after, 5), atol=1e-4)
    assert not np.allclose(of(before, 3), of(after, 3), atol=1e-4)


@every_board
def test_what_is_remembered_of_a_board_is_not_taken_for_another(options: dict[str, Any]) -> None:
    """Slots of one decision are asked for on the same board. A player who remembers nothing says the same."""
    from kontor.slots import features

    out, player = midgame(options, games=3), Player(untaught())
    opened = np.ones_like(out.masks[:1])
    first, other = out.observations[:1], out.observations[1:2]
    further = first.copy()
    further[:, features.GAME_CHOSEN] = 1
    for seen in (first, further, first, other, further):
        assert np.array_equal(player.logits(seen, opened), Player(untaught()).logits(seen, opened))


def test_the_command_gives_numpy_one_thread() -> None:
    """So a net that decides finds that nothing has to be limited."""
    script = "from kontor.cli import main; main(['-V']); from kontor.nets.forward import BLAS; print(BLAS.info())"
    usual = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    said = subprocess.run([sys.executable, "-c", script], env=usual, capture_output=True, text=True, check=True)
    libraries = ast.literal_eval(said.stdout.splitlines()[-1])
    assert all(library["num_threads"] == 1 for library in libraries if library["internal_api"] == "openblas")
