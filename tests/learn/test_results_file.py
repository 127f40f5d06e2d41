"""Results that are kept: cut lines, and games of another net."""

from pathlib import Path

import pytest

from kontor.bots.net_bot import NET_VARIABLE
from kontor.learn.results_file import add, results
from kontor.nets.file import write
from kontor.tournament.ledger import identity
from tests.nets.making import untaught


def test_a_line_that_was_cut_off_is_not_continued(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    add(file, {"a": 1})
    with file.open("a") as out:
        out.write('{"b": ')
    add(file, {"c": 3})
    assert [*results(file)] == [{"a": 1}, {"c": 3}]
    assert [*results(tmp_path / "none")] == []


def test_games_of_another_net_are_those_of_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [identity()]
    for seed in (1, 2):
        write(tmp_path / f"{seed}.net", untaught(seed=seed))
        monkeypatch.setenv(NET_VARIABLE, str(tmp_path / f"{seed}.net"))
        found.append(identity())
    assert len({facts["bots"] for facts in found}) == 3
