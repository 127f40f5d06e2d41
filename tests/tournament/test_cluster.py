"""Games on Ray: the same as here."""

import importlib.util
import json
import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from kontor.cluster import LOCAL, Cluster, ClusterError
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
    with pytest.raises(
        SeriesError, match=r"the package ray is missing; install it with: pip install 'kontor-game\[cluster\]'"
    ):
        list(play([series("claim", "claim", "claim")], ray="local"))


def twice(number: int) -> int:
    return 2 * number


def killed_once(file: Path) -> str:
    """Its process dies the first time, as if its machine were lost."""
    if not file.exists():
        file.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def version_by_process() -> int:
    return os.getpid()


@needs_ray
@pytest.mark.full
def test_jobs_complete_even_if_a_machine_is_lost_and_other_code_is_noticed(tmp_path: Path) -> None:
    with Cluster(LOCAL) as cluster:
        assert dict(cluster.run({number: partial(twice, number) for number in range(20)})) == {
            number: 2 * number for number in range(20)
        }
        assert dict(cluster.run({"one": partial(killed_once, tmp_path / "lost")})) == {"one": "done"}
        with pytest.raises(ClusterError, match=r"^the Ray cluster at 'local' failed: .*ZeroDivisionError[^\n]*$"):
            dict(cluster.run({"one": partial(divmod, 1, 0)}))
    with Cluster(LOCAL, version_by_process) as cluster, pytest.raises(ClusterError, match="install the same Kontor"):
        dict(cluster.run({"one": partial(twice, 1)}))
