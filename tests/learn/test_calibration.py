"""Whether what a net expects comes true is counted right, and drawn."""

import json
from pathlib import Path

import numpy as np
import pytest

from kontor.bots.net_bot import NET_FILE
from kontor.learn.calibration import (
    N_BINS,
    Floats,
    Job,
    Tally,
    facts_of,
    figures,
    jobs_of,
    kept,
    main,
    tallies,
    tally,
    totals,
)  # fmt: skip
from kontor.learn.results_file import add
from kontor.tournament.calibration import draw, read_figures
from kontor.tournament.errors import PlanError


def _tally(times: dict[int, float], expected: dict[int, float], observed: dict[int, float]) -> Tally:
    def column(part: dict[int, float]) -> Floats:
        return np.array([part.get(number, 0.0) for number in range(N_BINS)])

    return Tally(1, 0, column(times), column(expected), column(observed), 0, 0.0)


def test_bins_are_weighted_by_how_often_they_were_expected() -> None:
    often_right = _tally({1: 90, 8: 10}, {1: 9, 8: 8}, {1: 9, 8: 3})
    assert often_right.chances_off() == pytest.approx(0.05)  # a tenth of the chances is off by a half
    assert often_right.plus(_tally({8: 100}, {8: 80}, {8: 85})).chances_off() == 0  # both errors of one bin cancel out


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_in_every_look_one_seat_wins(temperature: float) -> None:
    found = tally(Job(NET_FILE, {"board": "hansa", "players": 3, "modules": ()}, 3, 5, temperature))
    expectations = found.times.sum() / 3
    assert (found.games, found.stalled, found.sheets) == (3, 0, 9)
    assert expectations > 50
    assert found.expected.sum() == pytest.approx(expectations, rel=1e-4)
    assert found.observed.sum() == pytest.approx(expectations)
    assert 0 < found.points_off / found.sheets < 20


def test_all_games_of_the_mix_are_shared_out() -> None:
    jobs = [*jobs_of(NET_FILE, 5000, 1.0)]
    assert sum(job.games for job in jobs) == 5000
    assert len({(str(job.options), job.seed) for job in jobs}) == len(jobs)


def test_a_picture_has_a_dot_for_every_bin_that_occurred() -> None:
    whole = figures(_tally({1: 90, 8: 10}, {1: 9, 8: 8}, {1: 9, 8: 3}))
    assert draw({"all": whole}).count("<circle") == 2


def test_figures_are_told_for_all_games_for_boards_and_for_numbers_of_players() -> None:
    def job(board: str, players: int) -> Job:
        return Job(NET_FILE, {"board": board, "players": players, "modules": ()}, 1, 1, 1.0)

    off, right = _tally({1: 10}, {1: 2}, {1: 1}), _tally({1: 10}, {1: 2}, {1: 2})
    found = totals([(job("hansa", 3), off), (job("hansa", 4), right), (job("east", 4), right), (job("hansa", 3), off)])
    assert {name: part["games"] for name, part in found.items()} == {
        "all": 4, "east": 1, "east 4": 1, "hansa": 3, "hansa 3": 2, "hansa 4": 1,
    }  # fmt: skip
    assert found["hansa 3"]["chances_off"] == pytest.approx(0.1)
    assert found["all"]["chances_off"] == pytest.approx(0.05)
    assert read_figures(json.dumps(found)) == found


@pytest.mark.parametrize(
    "wrong",
    [{"games": "many"}, {"chances_off": None}, {"points_off": float("nan")}, {"bins": 5}, {"bins": [[1, 2]]},
     {"bins": [["x", 1, 2]]}, {"bins": [5]}],
    ids=str,
)  # fmt: skip
def test_figures_that_could_not_be_shown_are_refused(wrong: dict[str, object]) -> None:
    part = figures(_tally({1: 10}, {1: 2}, {1: 1}))
    assert read_figures(json.dumps({"all": part, "hansa": part}))
    with pytest.raises(PlanError, match="figures of another version"):
        read_figures(json.dumps({"all": part, "hansa": {**part, **wrong}}))


def test_a_file_that_is_no_net_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "no.net").write_text("not a net")
    assert main([str(tmp_path / "no.net")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_what_was_found_is_kept_and_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    jobs = [Job(NET_FILE, {"board": "hansa", "players": 3, "modules": ()}, 2, seed, 1.0) for seed in (1, 2)]
    known = [_tally({1: 90}, {1: 9}, {1: 9 + number}) for number in range(2)]
    for job, each in zip(jobs, known, strict=True):
        add(file, facts_of(job, each))
    found = [*tallies(jobs, 1, file)]
    assert [job for job, _ in found] == jobs
    assert [(each.games, each.observed.tolist()) for _, each in found] == [
        (each.games, each.observed.tolist()) for each in known
    ]
    assert len(kept(file)) == 2
    assert not kept(tmp_path / "none"), "a file that is not there keeps nothing"


def test_a_job_that_is_missing_is_played_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    job = Job(NET_FILE, {"board": "hansa", "players": 3, "modules": ()}, 1, 5, 0.0)
    [(_, found)] = tallies([job], 1, file)
    assert found.games == 1
    [again] = kept(file).values()
    assert again.chances_off() == found.chances_off()
