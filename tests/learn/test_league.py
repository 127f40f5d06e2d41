"""The league: in some games older nets or rule bots have some of the seats, and only the others learn."""

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

from kontor.learn.fleet import Fleet, runs_of
from kontor.learn.mixture import MIXES
from kontor.learn.selfplay import RULE_BOT_NAMES, rule_bots
from kontor.learn.trainer import Trainer
from kontor.rules.ids import MAX_SEATS
from tests.learn.toying import TOY

pytestmark = pytest.mark.usefixtures("toy")


def played(threads: int, steps: int = 30) -> list[bytes]:
    """What games of rule bots alone look like."""
    fleet = Fleet(MIXES["toy"], runs_of(MIXES["toy"], 24, 8), 20, threads, pinned=False)
    fleet.reset(3)
    fleet.seat_rule_bots(rule_bots(), np.ones((24, MAX_SEATS), np.uint8))
    seen = []
    for _ in range(steps):
        fleet.step(torch.full((24,), -1, dtype=torch.int32))  # refused, where no rule bot decides
        fleet.wait()
        seen.append(fleet.observations.numpy().tobytes())
    fleet.close()
    return seen


def test_all_rule_bots_can_be_invited() -> None:
    assert len(rule_bots()) == len(RULE_BOT_NAMES) == 6


def test_rule_bots_play_the_same_games_whatever_the_number_of_threads() -> None:
    assert played(1) == played(3)


def learned_from(styles: float) -> NDArray[np.float32]:
    """By game, the share of its decisions that the net learns from. Of each twelve the last six are the league."""
    trainer = Trainer(TOY.changed(games=24, league=0.5, styles=styles))
    batch, _ = trainer.play.collect(trainer.players(), 0.0, trainer.generator)
    shares: NDArray[np.float32] = batch.weight.view(-1, 24).mean(0).numpy()
    return shares


def test_only_seats_of_the_net_learn() -> None:
    shares = learned_from(styles=1.0).reshape(2, 12)
    assert (shares[:, :6] == 1).all()
    assert (shares[:, 6:] > 0).all()
    theirs = 1 - shares[:, 6:]
    assert (theirs > 0.1).all()
    assert theirs.min() < 0.5
    assert theirs.max() > 0.5, "of three seats they have one or two"


def test_where_there_are_no_older_nets_yet_and_no_rule_styles_all_seats_learn() -> None:
    assert (learned_from(styles=0.0) == 1).all()
