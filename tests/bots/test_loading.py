"""Bots of somebody else at the command line: a module in the current folder is all it takes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kontor.bots import fallbacks

pytestmark = pytest.mark.usefixtures("folder")


def run(line: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command as it is installed: the current folder is not on Python's path by itself."""
    command = [sys.executable, "-P", "-m", "kontor", *line.split()]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=600, check=False)


@pytest.mark.parametrize("jobs", [1, 2])
def test_they_play_in_a_series_in_one_process_or_in_several(jobs: int) -> None:
    done = run(f"simulate --players 3 --bots mybots:Last,claim --games 3 --cap 60 --json --jobs {jobs}")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told["bots"] == ["mybots:Last", "claim", "mybots:Last"]
    assert told["games"] == 3


def test_one_that_fails_is_replaced_and_standard_error_tells() -> None:
    done = run("simulate --players 3 --bots mybots:Crasher,claim,claim --games 1 --cap 40 --json")
    assert done.returncode == 0
    failing = "mybots:Crasher"
    lines = done.stderr.splitlines()
    assert lines
    assert all(line.startswith(f"bot {failing} failed in seat 0, decision ") for line in lines)
    assert all(line.endswith(f"; {fallbacks(failing)[1]} instead") for line in lines)


def test_they_sit_at_the_table_of_the_terminal() -> None:
    done = run("play --players 3 --bots mybots:Last --seed 1", typed="end\nsave game.kontor\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Bruno (mybots:Last)" in done.stdout


def test_a_record_names_no_code_to_be_run(tmp_path: Path) -> None:
    """Who resumes a game with such bots names them again; until then their seats are for people."""
    (tmp_path / "trap.py").write_text("open('caught', 'w').close()")
    saved = run("play --players 3 --bots mybots:Last --seed 1", typed="end\nsave game.kontor\nquit\n")
    record = tmp_path / "game.kontor"
    record.write_text(record.read_text().replace("mybots:Last", "trap:Bot"))
    resumed = run("play --resume game.kontor", typed="moves\nquit\n")
    assert (saved.returncode, resumed.returncode) == (0, 0)
    assert not (tmp_path / "caught").exists()
    again = run("play --resume game.kontor --seat 0 --bots mybots:Last", typed="quit\n")
    assert (again.returncode, again.stderr) == (0, "")


def test_a_name_that_is_none_is_refused_in_one_line() -> None:
    done = run("simulate --bots mybots:Nobody")
    assert done.returncode == 2
    told = (
        "kontor: bot='mybots:Nobody': it cannot be loaded: AttributeError: module 'mybots' has no attribute 'Nobody'\n"
    )
    assert done.stderr == told
