"""Learning: a tiny net on a tiny board beats random play after seconds on a processor."""

from math import isfinite
from pathlib import Path

import numpy as np
import pytest
import torch

import kontor
from kontor.bots import BotView, make
from kontor.bots.net_bot import NetBot
from kontor.learn.trainer import Trainer, drawn
from kontor.nets.file import Net, write
from kontor.slots import slots
from tests.learn.toying import TOY

GAMES, MOST = 30, 1500  # games of a comparison, decisions of a game
UPDATES = 40


def share(trainer: Trainer, path: Path) -> float:
    """The share of games that the net wins against two random bots."""
    write(path, Net(trainer.settings.shape, trainer.model.arrays(), {}))
    won, net = 0, NetBot(1, path=path)
    for number in range(GAMES):
        game, own = kontor.new_game(board="toy", players=3, seed=number), number % 3
        bots = [net if seat == own else make("random", 3 * number + seat) for seat in range(3)]
        while (seat := game.decider) is not None and game.ply < MOST:
            game.play(bots[seat].choose(BotView(game, seat), game.legal_actions(), 1.0))
        won += game.is_over and game.scores()[own]["rank"] == 1
    return won / GAMES


@pytest.mark.full
@pytest.mark.usefixtures("toy")
def test_a_tiny_net_learns_to_beat_random(tmp_path: Path) -> None:
    trainer = Trainer(TOY)
    before = share(trainer, tmp_path / "before.net")
    for _ in range(UPDATES):
        trainer.advance()
    after = share(trainer, tmp_path / "after.net")
    assert before < 0.5, "an untaught net does no better than chance"
    assert after > 0.7, f"{before:.0%} before, {after:.0%} after"


def test_in_half_of_the_duels_one_seat_must_act() -> None:
    trainer = Trainer(TOY.changed(mix="duel", games=8, steps=24, league=0.0, batch=192))
    batch, _ = trainer.play.collect(trainer.players(), 0.0, trainer.generator)
    games = np.arange(len(batch.masks)) % 8
    could_act = (batch.masks[:, slots.END_TURN] * batch.masks.sum(1)).numpy() > 1
    ended = (batch.chosen == slots.END_TURN).numpy() & could_act
    free, busy = ended[games % 2 == 1].sum(), ended[games % 2 == 0].sum()
    assert free > 1.4 * busy > 0, "of the two seats of a duel one is busy"


@pytest.mark.parametrize(
    ("useful", "total", "size", "batches"),
    [
        (64, 64, 16, 4),
        (61, 64, 16, 4),
        (48, 64, 16, 3),
        (49, 64, 16, 4),
        (31, 32, 16, 2),
        (5, 64, 16, 1),
        (9, 9, 16, 1),
    ],
)
def test_an_update_learns_once_from_each_decision_of_the_net(useful: int, total: int, size: int, batches: int) -> None:
    """And as little as possible from those of others, though all batches have one size."""
    weight = torch.zeros(total)
    weight[torch.arange(useful) * total // useful] = 1
    generator = torch.Generator()
    found = [*drawn(weight, size, generator)]
    assert [len(rows) for rows in found] == [min(size, total)] * batches
    assert sorted(row for rows in found for row in rows.tolist() if weight[row]) == weight.nonzero()[:, 0].tolist()
    counts = [int(weight[rows].sum()) for rows in found]
    assert max(counts) - min(counts) <= batches
    assert len({row for rows in found for row in rows.tolist()}) == sum(map(len, found))
    assert not all(torch.equal(rows, again) for rows, again in zip(found, drawn(weight, size, generator), strict=True))


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("weight", [0, 1])
def test_a_decision_that_had_no_chance_leaves_the_losses_finite(weight: int) -> None:
    """An opponent can take such a slot, and so does a seat of the net that may not end its turn."""
    trainer = Trainer(TOY)
    trainer.advance()
    batch, _ = trainer.play.collect(trainer.players(), 0.0, trainer.generator)
    batch.weight[0], batch.log_chance[0], batch.advantage[0] = weight, -200.0, -3.0
    losses = trainer._update(batch)
    assert all(map(isfinite, losses))
    assert losses.gradient < 50


def test_an_update_can_learn_from_a_share_of_the_decisions() -> None:
    generator = torch.Generator().manual_seed(1)
    found = [*drawn(torch.ones(100), 10, generator, 0.4)]
    assert [len(rows) for rows in found] == [10] * 4
    rows = {row for rows in found for row in rows.tolist()}
    assert len(rows) == 40
    assert max(rows) > 50, "they are drawn from all"
    assert [len(rows) for rows in drawn(torch.ones(100), 10, generator, 0.01)] == [10]
