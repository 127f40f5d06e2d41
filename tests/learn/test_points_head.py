"""What a net expects of points is fitted to how its games end, and nothing else of it changes."""

from pathlib import Path

import numpy as np
import pytest
import torch

from kontor.env.vector import Vector
from kontor.learn.model import Model, load_arrays
from kontor.learn.points_head import PointsHead, SampleCollector, Samples, fit, grown, main, midgame_error
from kontor.nets.file import read, write
from kontor.nets.forward import POINT_SCALE, Player
from kontor.rules.ids import MAX_SEATS
from kontor.slots.interface import N_OPEN_CATEGORIES
from tests.nets.making import TINY, untaught


def played(games: int = 8) -> SampleCollector:
    """Games of an untaught net on the toy board."""
    net = untaught()
    model = Model(net.shape).requires_grad_(False)
    load_arrays(model, net.weights)
    collector = SampleCollector(model, "toy", games, 1)
    for _ in range(100):
        if len(collector.ended) < games:
            collector.play(0.5, lambda _: None)
    return collector


@pytest.mark.usefixtures("toy")
def test_the_samples_of_a_game_know_how_it_ended_for_each_seat() -> None:
    collector = played()
    game = collector.ended[0]
    samples = collector.samples([game])
    assert samples.lengths.tolist() == [len(samples.known)]
    assert samples.seated.all(0).tolist() == [True, True, True, False, False]
    points = (samples.points * POINT_SCALE).round().int().numpy()
    seats = [each[game.place] for each in collector.seats[game.first : game.after]]
    assert len({*seats}) > 1
    for row, seat in zip(points, seats, strict=True):
        assert np.array_equal(row[:3], np.roll(game.points, -seat, 0)), "counted from the seat that decides"
        assert not row[3:].any()


def test_points_that_follow_from_what_is_known_are_found() -> None:
    torch.manual_seed(1)
    known = torch.rand(4000, TINY.wide)
    rule = torch.rand(TINY.wide, N_OPEN_CATEGORIES)
    points = (known @ rule).relu()[:, None].expand(-1, MAX_SEATS, -1) / POINT_SCALE
    samples = Samples(known.half(), points, torch.ones(4000, MAX_SEATS, dtype=torch.bool), torch.full((400,), 10))
    head = PointsHead(untaught(), 16)
    before = midgame_error(head, samples)
    fit(head, samples, steps=1500, batch=256)
    assert midgame_error(head, samples) < 0.1 * before


def test_decisions_and_chances_of_a_grown_net_are_the_same(tmp_path: Path) -> None:
    net = untaught()
    head = PointsHead(net, 5)
    with torch.no_grad():
        head.points.weight += 1
    write(tmp_path / "grown.net", grown(net, head, {"games for points": 3}))
    write(tmp_path / "net", net)
    again = read(tmp_path / "grown.net")
    assert again.trained == {"by": "nobody", "games for points": 3}
    with Vector(4, players=3) as vector:
        out = vector.buffers()
        vector.reset(out, seed=1)
    old, new = Player(read(tmp_path / "net")), Player(again)
    assert np.array_equal(old.logits(out.observations, out.masks), new.logits(out.observations, out.masks))
    before, after = old.expect(out.observations), new.expect(out.observations)
    for name in ("utility", "winning", "ending", "causes", "rounds_left", "control"):
        assert np.allclose(getattr(before, name), getattr(after, name), atol=1e-5), name
    assert not np.allclose(before.points, after.points)


def test_what_cannot_be_read_or_written_is_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "no.net").write_text("not a net")
    write(tmp_path / "net", untaught())
    for wrong in (
        ["no.net", "new.net"],
        ["net", "."],
        ["net", "nowhere/new.net"],
        ["net", "new.net", "--added", "999999"],
    ):
        assert main([str(tmp_path / wrong[0]), str(tmp_path / wrong[1]), *wrong[2:]]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert {file.name for file in tmp_path.iterdir()} == {"no.net", "net"}
    for flag, number in (("--games", "0"), ("--steps", "-1"), ("--seconds", "nan"), ("--batch", "x")):
        with pytest.raises(SystemExit, match="2"):
            main([str(tmp_path / "net"), str(tmp_path / "new.net"), flag, number])
