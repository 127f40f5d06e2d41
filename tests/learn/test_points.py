"""What a net expects of points is fitted to what came true, and nothing else of it changes."""

from pathlib import Path

import numpy as np
import pytest

from kontor.bots.net_bot import FILE, load
from kontor.learn.points import FIRST, Sums, fitted, main, sums_of
from kontor.learn.watched import Job
from kontor.nets.forward import POINT_SCALE
from kontor.nets.shape import CATEGORIES, SEAT_VALUES
from kontor.rules.ids import MAX_SEATS

THREE = Job(FILE, {"board": "hansa", "players": 3, "modules": ()}, 2, 5, 1.0)


@pytest.fixture(scope="module")
def sums() -> Sums:
    """Of two games of three."""
    return sums_of(THREE)


def test_only_seats_that_somebody_has_are_counted(sums: Sums) -> None:
    assert sums.games == 2
    assert (sums.times > 100).tolist() == [True, True, True, False, False]
    assert not sums.squares[3:].any()
    assert not sums.products[3:].any()


def test_points_come_true_on_average_and_nothing_else_changes(sums: Sums) -> None:
    before = load(FILE).net.weights
    after = fitted(before, sums)
    assert {name for name in before if not np.array_equal(before[name], after[name])} == {
        "values.weight",
        "values.bias",
    }
    expected = np.concatenate([after["values.weight"], after["values.bias"][None]]) * POINT_SCALE
    for seat in range(MAX_SEATS):
        first = seat * SEAT_VALUES
        assert np.array_equal(after["values.bias"][first : first + FIRST], before["values.bias"][first : first + FIRST])
        if sums.times[seat]:
            mean = sums.squares[seat][-1] @ expected[:, first + FIRST : first + SEAT_VALUES] / sums.times[seat]
            assert mean == pytest.approx(sums.products[seat][-1] / sums.times[seat], abs=0.2)


def test_points_that_follow_from_the_grounds_are_found() -> None:
    net = load(FILE).net
    dice = np.random.default_rng(2)
    grounds = np.concatenate([dice.random((4000, net.shape.wide)), np.ones((4000, 1))], 1)
    rule = dice.normal(size=(net.shape.wide + 1, CATEGORIES))
    squares, products = grounds.T @ grounds, grounds.T @ (grounds @ rule)
    each = (np.stack([part] * MAX_SEATS) for part in (squares, products))
    after = fitted(net.weights, Sums(1, np.full(MAX_SEATS, 4000.0), *each))
    found = np.concatenate([after["values.weight"], after["values.bias"][None]])[:, FIRST:SEAT_VALUES] * POINT_SCALE
    assert np.abs(grounds @ found - grounds @ rule).mean() < 0.1


def test_a_file_that_is_no_net_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "no.net").write_text("not a net")
    assert main([str(tmp_path / "no.net"), str(tmp_path / "new.net")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "new.net").exists()
