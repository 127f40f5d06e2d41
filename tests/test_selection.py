"""What the usual run leaves to --all, and which tests stay in one process."""

import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Scheduling
from tests.play.configurations import ALL, FACTS_COVERED, PAIRS_COVERED

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


@pytest.mark.parametrize(
    ("nodeid", "group"),
    [
        ("tests/play/test_points.py::test_a[east]", "tests/play/test_points.py::test_a[east]"),
        ("tests/env/test_spaces.py::test_a", "tests/env/test_spaces.py"),
        ("tests/server/test_hub.py::test_a[x/y]", "tests/server/test_hub.py"),
        ("tests/test_docs.py::test_a", "tests/test_docs.py"),
    ],
)
def test_only_tests_that_share_nothing_go_one_by_one(nodeid: str, group: str) -> None:
    split: Any = Scheduling._split_scope
    assert split(None, nodeid) == group


def test_all_browser_tests_are_in_one_of_two_groups() -> None:
    split: Any = Scheduling._split_scope
    files = sorted((ROOT / "tests/browser").glob("test_*.py"))
    assert len({split(None, f"tests/browser/{file.name}::test_a") for file in files}) == 2
