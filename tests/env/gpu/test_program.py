"""What the program for a GPU does, run on the processor: the same games as in a Vector, to the byte."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kontor.env.gpu import GpuBuffers, GpuVector
from kontor.env.vector import Buffers, Saved, Vector
from kontor.slots.episode import CAPPED, OVER, REFUSED, RUNNING
from tests.env.gpu.processor import Processor
from tests.play.configurations import ALL, FACTS_COVERED
from tools.gpu_check import compare

ODD = 37  # games: the last group is not full


def dealt(processor: Processor, games: int = ODD, **options: Any) -> tuple[GpuVector, GpuBuffers, Any]:
    vector = GpuVector(games, machine=processor, **options)
    out, chosen = vector.buffers(), vector.slots()
    vector.reset(out, seed=4)
    vector.random_slots(chosen)
    return vector, out, chosen


def test_each_part_of_a_batch_plays_as_a_vector_does(processor: Processor) -> None:
    pair = compare(processor, FACTS_COVERED, games=5, steps=150, cap=2)
    assert pair.ends > 0


@pytest.mark.full
def test_all_configurations_play_as_a_vector_does(processor: Processor) -> None:
    pair = compare(processor, ALL, games=7, steps=500)
    assert pair.ends > len(ALL)


def test_options_without_parts_play_as_a_vector_with_the_same_seed(processor: Processor) -> None:
    vector, out, chosen = dealt(processor, cap=2)
    with Vector(ODD, cap=2) as other:
        there = other.buffers()
        other.reset(there, seed=4)
        ends = set[int]()
        for _ in range(120):
            vector.random_slots(chosen)
            vector.step(chosen, out)
            other.step(chosen, there)
            assert all((one == same).all() for one, same in zip(out, there, strict=True))
            ends |= {*out.dones.tolist()}
        assert ends == {RUNNING, CAPPED}
        assert vector.situation(ODD - 1) == other.situation(ODD - 1)
        assert vector.saved() == other.saved()


def test_games_go_on_elsewhere_from_where_they_were_saved(processor: Processor) -> None:
    vector, out, chosen = dealt(processor)
    for _ in range(30):
        vector.random_slots(chosen)
        vector.step(chosen, out)
    saved = vector.saved()
    again = GpuVector(ODD, machine=processor)
    there = again.buffers()
    again.restore(saved, there)
    assert (there.masks == out.masks).all()
    vector.random_slots(chosen)
    vector.step(chosen, out)
    again.step(chosen, there)
    assert all((one == same).all() for one, same in zip(out, there, strict=True))
    with pytest.raises(ValueError, match="1 saved games: expected 37"):
        again.restore(Saved(saved.seed, saved.situations[:1], saved.dealt[:1]), there)


def test_a_slot_that_is_not_open_leaves_its_game_alone_and_is_reported(processor: Processor) -> None:
    vector, out, chosen = dealt(processor)
    before = [vector.situation(game) for game in (0, 5, 6)]
    chosen[5] = out.masks[5].tolist().index(0)
    chosen[6] = 10**9
    vector.step(chosen, out)
    assert [vector.situation(game) == cells for game, cells in zip((0, 5, 6), before, strict=True)] == [
        False,
        True,
        True,
    ]
    assert [*np.flatnonzero(out.dones == REFUSED)] == [5, 6]
    with pytest.raises(ValueError, match=r"^game 5: the slot was not open; 2 games were not stepped$"):
        vector.check()
    vector.check()  # it was reported


def test_a_game_can_be_left_as_it_is(processor: Processor) -> None:
    vector, out, chosen = dealt(processor)
    before = vector.situation(3)
    chosen[3] = -1
    vector.step(chosen, out)
    vector.check()
    assert vector.situation(3) == before
    assert out.dones[3] == RUNNING


def test_decisions_that_find_no_room_are_reported(tmp_path: Path) -> None:
    vector, out, chosen = dealt(Processor(tmp_path, room=40))
    for _ in range(40):
        vector.random_slots(chosen)
        vector.step(chosen, out)
    with pytest.raises(RuntimeError, match="some were lost"):
        vector.check()


def test_wrong_arguments_are_refused(processor: Processor) -> None:
    with pytest.raises(ValueError, match="games=0, cap=1: expected 1 or more"):
        GpuVector(0, cap=1, machine=processor)
    with pytest.raises(ValueError, match=r"rulesets of \[1, 2\] games: expected 4 together"):
        GpuVector(4, rulesets=[({}, 1), ({}, 2)], machine=processor)
    with pytest.raises(ValueError, match="not both"):
        GpuVector(4, rulesets=[({}, 4)], players=3, machine=processor)
    vector = GpuVector(4, machine=processor)
    out = vector.buffers()
    with pytest.raises(ValueError, match="call reset first"):
        vector.step(vector.slots(), out)
    with pytest.raises(ValueError, match="seed=-1"):
        vector.reset(out, seed=-1)
    vector.reset(out, seed=1)
    with pytest.raises(ValueError, match=r"slots: expected an array of int32 \(4,\) on the GPU"):
        vector.step(np.zeros(4, np.int64), out)
    with pytest.raises(ValueError, match="masks: expected"):
        vector.reset(out._replace(masks=out.masks[:, ::2]), seed=1)
    saved = vector.saved()
    for wrong in (saved._replace(seed=-5), saved._replace(dealt=[0, 0, 0, -1]), saved._replace(situations=[b"x"] * 4)):
        with pytest.raises(ValueError, match=r"seed=-5|no less than 0|not the cells of a game"):
            vector.restore(wrong, out)
    vector.close()
    with pytest.raises(ValueError, match="call reset first"):
        vector.step(vector.slots(), out)
    for use in (vector.check, vector.saved, lambda: vector.reset(out, seed=1)):
        with pytest.raises(ValueError, match="this GpuVector is closed"):
            use()


def test_an_end_is_over_or_broken_off() -> None:
    """As the buffers of both say it."""
    assert (OVER, CAPPED, REFUSED) == (1, 2, 3)
    assert GpuBuffers._fields == Buffers._fields
