"""Learning from games that live on a GPU, whose program the processor runs here."""

from pathlib import Path

import numpy as np
import pytest

from tests.env.gpu.processor import Processor

torch = pytest.importorskip("torch", reason="the extra learn is not installed")

from torch import Tensor  # noqa: E402

from kontor.learn import checkpoint, selfplay  # noqa: E402
from kontor.learn.fleet import Fleet  # noqa: E402
from kontor.learn.gpu_fleet import GpuFleet  # noqa: E402
from kontor.learn.mixture import MIXES  # noqa: E402
from kontor.learn.selfplay import rule_bots  # noqa: E402
from kontor.learn.trainer import Trainer  # noqa: E402
from kontor.rules.ids import MAX_SEATS  # noqa: E402
from kontor.slots.episode import RUNNING  # noqa: E402
from tests.learn.toying import TOY  # noqa: E402

SETTINGS = TOY.changed(mix="duel", games=24, steps=8, league=0.5, styles=0.5, cap=20, batch=64)
RUNS = [(0, 20)]


def trainer(folder: Path, machine: Processor | None) -> Trainer:
    return checkpoint.load(folder, {}, "cpu", 1, False, machine)


def observed(trainer: Trainer) -> "Tensor":
    return torch.cat([fleet.observations for fleet in trainer.play.fleets])


def test_a_run_goes_on_exactly_where_it_stopped(processor: Processor, tmp_path: Path) -> None:
    """Rule bots decide early, on the processor: what they were about to take is no part of a checkpoint."""
    machine = processor.with_tensors()
    usual = Trainer(SETTINGS, machine=machine)
    assert [type(fleet) for fleet in usual.play.fleets] == [GpuFleet, GpuFleet]
    usual.advance()
    usual.advance()
    checkpoint.save(usual, tmp_path, {})
    assert trainer(tmp_path, machine).advance() == usual.advance()


def test_decisions_that_are_lost_on_a_gpu_end_the_training(tmp_path: Path) -> None:
    usual = Trainer(SETTINGS, machine=Processor(tmp_path, room=40).with_tensors())
    with pytest.raises(RuntimeError, match="some were lost"):
        usual.advance()


@pytest.mark.parametrize("fleets", [1, 2])
def test_a_run_goes_on_without_a_gpu_and_back(
    processor: Processor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fleets: int
) -> None:
    monkeypatch.setattr(selfplay, "GPU_FLEETS", fleets)
    machine = processor.with_tensors()
    usual = Trainer(SETTINGS, machine=machine)
    usual.advance()
    checkpoint.save(usual, tmp_path, {})
    alone = trainer(tmp_path, None)
    assert [type(fleet) for fleet in alone.play.fleets] == [Fleet, Fleet]
    seen = observed(usual)
    assert torch.equal(observed(alone), seen)
    alone.advance()
    checkpoint.save(alone, tmp_path, {})
    again = trainer(tmp_path, machine)
    assert len(again.play.fleets) == fleets
    assert torch.equal(observed(again), observed(alone))
    assert not torch.equal(observed(again), seen)


def test_rule_bots_take_in_games_on_a_gpu_what_they_take_elsewhere(processor: Processor) -> None:
    seats = np.zeros((20, MAX_SEATS), np.uint8)
    seats[[3, 7, 19], 0] = 1
    seats[3, 1] = 1
    fleets: list[Fleet | GpuFleet] = [
        GpuFleet(MIXES["duel"], RUNS, 3, 1, processor.with_tensors()),
        Fleet(MIXES["duel"], RUNS, 3, 2, pinned=False),
    ]
    for fleet in fleets:
        fleet.seat_rule_bots(rule_bots()[:1], seats)  # of several, each game has one by its place
        fleet.reset(5)
    fleets[1].restore(fleets[0].saved())
    ends = 0
    for step in range(60):
        assert torch.equal(fleets[0].masks, fleets[1].masks), step
        assert torch.equal(fleets[0].observations, fleets[1].observations), step
        for fleet in fleets:
            chosen = fleet.masks.argmax(1).to(torch.int32)
            fleet.step(chosen)
            fleet.wait()
        assert torch.equal(fleets[0].dones, fleets[1].dones)
        ends += int((fleets[0].dones != RUNNING).sum())
        if ends:
            break  # what is dealt next differs: other seeds
    assert ends
    for fleet in fleets:
        fleet.close()
