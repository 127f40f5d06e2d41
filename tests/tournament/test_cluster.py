"""Games on Ray: the same as here."""

import importlib.util
import json
import sys
from pathlib import Path

import pytest

from kontor.tournament.errors import SeriesError
from kontor.tournament.play import play
from tests.cli.typist import run
from tests.tournament.made import series

needs_ray = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="needs kontor-game[cluster]")
LINE = "simulate --players 3 --bots claim,random --rotate --games 6 --cap 400 --json"


@needs_ray
@pytest.mark.full
def test_a_local_cluster_plays_the_same_games_and_resumes_them(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    here = run(*LINE.split(), "--resume", str(file))
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:3]), "utf-8")
    there = run(*LINE.split(), "--resume", str(file), "--ray", "local", HOME=str(tmp_path))
    assert (there.returncode, there.stdout) == (0, here.stdout)
    assert json.loads(here.stdout)["games"] == 6
    assert sorted(file.read_text("utf-8").splitlines()) == sorted(line.strip() for line in lines)


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense"])
def test_a_cluster_that_is_not_there_is_told(address: str) -> None:
    there = run(*LINE.split(), "--ray", address)
    assert (there.returncode, there.stdout) == (2, "")
    assert there.stderr.startswith(f"kontor: there is no Ray cluster at '{address}': ")


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "kontor.tournament.cluster", raising=False)
    with pytest.raises(
        SeriesError, match=r"the package ray is missing; install it with: pip install 'kontor-game\[cluster\]'"
    ):
        list(play([series("claim", "claim", "claim")], ray="local"))
