"""What the usual run leaves to --all, what a resumed one leaves out, and in which order tests run."""

import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Literal

import pytest

from tests.play.configurations import ALL, FACTS_COVERED, PAIRS_COVERED
from tests.resuming import Passed, digest_of_source

ROOT = Path(__file__).resolve().parent.parent
FILE = "tests/play/test_points.py"  # one test on every configuration, and some more


def test_every_pair_of_facts_is_in_the_covering_set() -> None:
    every, covered = (
        {pair for configuration in configurations for pair in combinations(configuration.facts, 2)}
        for configurations in (ALL, PAIRS_COVERED)
    )
    assert covered == every
    assert {"hansa-3", "hansa-45", "east", "britannia-3", "britannia-45"} <= {fact for pair in every for fact in pair}


def test_the_covering_set_is_small() -> None:
    assert set(PAIRS_COVERED) <= set(ALL)
    assert len(PAIRS_COVERED) == len(set(PAIRS_COVERED)) <= len(ALL) // 3


def collected(*words: str) -> list[str]:
    """What pytest would run, and its last lines."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def test_what_is_left_out_is_counted_and_runs_with_all() -> None:
    usual, full = collected(FILE), collected("--all", FILE)
    left = len(ALL) - len(FACTS_COVERED)
    assert f"left to --all: {left} tests" in usual
    assert not [line for line in full if line.startswith("left to --all")]
    tests, all_tests = ({line for line in lines if "::" in line} for lines in (usual, full))
    assert tests < all_tests
    assert len(all_tests - tests) == left


def test_what_is_named_runs_in_any_case() -> None:
    left_out = next(configuration for configuration in ALL if configuration not in FACTS_COVERED)
    named = f"{FILE}::test_points_by_number_are_those_of_the_sheet[{left_out.id}]"
    assert named in collected(named)


def test_browser_tests_come_first() -> None:
    lines = collected("tests/boards/test_geometry.py", "tests/browser/test_log.py", "tests/play/test_points.py")
    folders = [line.split("/")[1] for line in lines if "::" in line]
    assert list(dict.fromkeys(folders)) == ["browser", "boards", "play"]


def summary(folder: Path, *words: str) -> list[str]:
    """The last lines of a run with --all that keeps what passed in this folder."""
    command = [sys.executable, "-m", "pytest", "-q", "--all", "-o", f"cache_dir={folder}", *words]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [line.partition(" in ")[0] for line in ended.stdout.splitlines()[-2:]]


def test_a_resumed_run_leaves_out_what_passed(tmp_path: Path) -> None:
    number = len([each for each in ALL if each.id.startswith("britannia-5")])
    some = (FILE, "-k", "of_the_sheet and britannia-5")
    assert summary(tmp_path, "-n", "0", *some)[-1].startswith(f"{number} passed")
    again = summary(tmp_path, "-n", "2", "--dist", "worksteal", "--resume", FILE, "-k", "of_the_sheet and britannia")
    assert again[0] == f"resumed: {number} tests passed before on the same source"
    assert int(again[1].split()[0]) == len([each for each in ALL if "britannia" in each.id]) - number
    assert summary(tmp_path, "-n", "0", "--resume", *some)[-1].endswith(" deselected")


def reports(nodeid: str, *outcomes: Literal["passed", "failed", "skipped"]) -> list[pytest.TestReport]:
    """Those of the three steps of a test."""
    steps: tuple[Literal["setup", "call", "teardown"], ...] = ("setup", "call", "teardown")
    return [
        pytest.TestReport(nodeid, ("file", 1, "test"), {}, outcome, None, when)
        for when, outcome in zip(steps, outcomes, strict=True)
    ]


def test_only_what_passed_in_all_its_steps_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "passed.txt"
    passed = Passed(file, resume=False)
    every = [
        *reports("well", "passed", "passed", "passed"),
        *reports("fails", "passed", "failed", "passed"),
        *reports("leaves-something", "passed", "passed", "failed"),
        *reports("skipped", "passed", "skipped", "passed"),
    ]
    for report in every:
        passed.pytest_runtest_logreport(report)
    assert file.read_text() == "well\n", "there at once, as whatever kills the run asks nobody"
    assert Passed(file, resume=True).earlier == {"well"}
    assert Passed(file, resume=False).earlier == frozenset()
    assert not file.exists()


def test_every_change_of_the_source_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("GIT_")]:  # of a hook, in which this may run
        monkeypatch.delenv(name)
    assert digest_of_source(tmp_path) is None
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    (tmp_path / ".gitignore").write_text("*.log\n")
    seen = [digest_of_source(tmp_path)]
    for name, text in (("a.py", "1"), ("a.py", "2"), ("b.py", "2")):
        (tmp_path / name).write_text(text)
        seen.append(digest_of_source(tmp_path))
    (tmp_path / "a.py").unlink()
    seen.append(digest_of_source(tmp_path))
    assert len(set(seen)) == len(seen)
    (tmp_path / "new.log").write_text("ignored")
    assert digest_of_source(tmp_path) == seen[-1]
