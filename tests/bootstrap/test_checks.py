"""./kontor test: what runs beside what, and what is told of failures."""

import os
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.bootstrap.conftest import SCRIPT


class Programs:
    """Stands for the programs that the checks call: notes each call, and ends it as told."""

    def __init__(self, results: dict[str, int]) -> None:
        self.results = results
        self.ran: list[list[str]] = []
        self.prepared: list[str] = []
        self.environments: dict[str, dict[str, str]] = {}

    def call(self, command: list[str], cwd: str, env: dict[str, str]) -> int:
        words = [Path(command[0]).stem, *command[1:]]
        self.ran.append(words)
        self.environments[" ".join(words)] = env
        return self.results.get(words[0], 0)

    def run(
        self, command: list[str], cwd: str, env: dict[str, str], **output: Any
    ) -> subprocess.CompletedProcess[bytes]:
        status = self.call(command, cwd, env)
        words = [Path(command[0]).stem, *command[1:]]
        return subprocess.CompletedProcess(command, status, f"{words} ended\n".encode())


@pytest.fixture
def programs(clone: Any, monkeypatch: pytest.MonkeyPatch) -> Programs:
    """Programs that all end well."""
    found = Programs({})
    monkeypatch.setattr(clone.subprocess, "call", found.call)
    monkeypatch.setattr(clone.subprocess, "run", found.run)
    monkeypatch.setattr(clone, "node_on_path", lambda: (Path("/somewhere/node"), ["npm"]))
    monkeypatch.setattr(clone, "advise", lambda: None)
    monkeypatch.setattr(clone, "compiler", lambda: None)
    for name in ("compile_rules", "build_client"):
        monkeypatch.setattr(clone, name, partial(found.prepared.append, name))
    return found


@pytest.mark.parametrize(
    ("results", "status", "failed"),
    [
        ({}, 0, ""),
        ({"pytest": 1}, 1, "pytest -q -k place"),
        ({"lint-imports": 1}, 1, "lint-imports --no-logo"),
        ({"mypy": 2, "pytest": 1}, 2, "mypy, pytest -q -k place"),
        ({"ruff": 3, "mypy": 2}, 3, "ruff check . kontor, ruff format --check . kontor, mypy"),
        ({"npm": 1}, 1, "npm run check, npm run lint, npm run test"),
    ],
)
def test_the_checks_all_run_beside_pytest_and_all_failures_are_named_last(
    clone: Any,
    programs: Programs,
    capsys: pytest.CaptureFixture[str],
    results: dict[str, int],
    status: int,
    failed: str,
) -> None:
    programs.results = results
    assert clone.run_checks(["-q", "-k", "place"]) == status
    tests = ["pytest", "-q", "-k", "place"]
    others = [command for command in programs.ran if command != tests]
    assert tests in programs.ran
    assert sorted(command[0] for command in others) == ["lint-imports", "mypy", "npm", "npm", "npm", "ruff", "ruff"]
    assert sorted(programs.prepared) == ["build_client", "compile_rules"]
    told = capsys.readouterr()
    assert told.err.splitlines()[-1] == (f"kontor: FAILED: {failed}" if failed else told.err.splitlines()[-1])
    assert ("FAILED" in told.err) == bool(failed)
    assert sorted(told.out.splitlines()) == sorted(f"{command} ended" for command in others)


def test_what_a_check_prints_stays_in_one_piece(clone: Any, capfd: pytest.CaptureFixture[str]) -> None:
    pause = "import time\nfor word in 'abc':\n print(NAME, word, flush=True)\n time.sleep(0.05)"
    lanes = clone.Lanes({})
    for name in ("one", "two"):
        lanes.begin([clone.Check(name, [sys.executable, "-c", pause.replace("NAME", repr(name))], clone.ROOT, {})])
    lanes.wait()
    assert lanes.statuses == {"one": 0, "two": 0}
    one, two = "one a\none b\none c\n", "two a\ntwo b\ntwo c\n"
    assert capfd.readouterr().out in (one + two, two + one)


def plain_runs(programs: Programs) -> list[list[str]]:
    """The tests that were run with the plain rules."""
    plain = [words for words, env in programs.environments.items() if env.get("KONTOR_PLAIN")]
    return [[word for word in words.split() if word.startswith(("tests/", "--all", "--resume"))] for words in plain]


def test_without_the_client_nothing_is_tested(clone: Any, programs: Programs, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> None:
        raise clone.SetupError("building the client failed")

    monkeypatch.setattr(clone, "build_client", fails)
    with pytest.raises(clone.SetupError, match="building the client failed"):
        clone.run_checks([])
    assert "pytest" not in [command[0] for command in programs.ran]


def test_with_compiled_rules_the_plain_ones_are_tested_too(
    clone: Any, programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert clone.run_checks([]) == 0
    assert plain_runs(programs) == []
    monkeypatch.setattr(clone, "compiler", lambda: "/usr/bin/cc")
    assert clone.run_checks([]) == 0
    assert plain_runs(programs) == [["tests/clauses", "tests/play/test_perft.py"]]
    assert ["pytest", *clone.SIDE_BY_SIDE] in programs.ran
    for path in {*clone.PLAIN_TESTS, *clone.ALL_PLAIN_TESTS}:
        assert (SCRIPT.parent / path).exists()


def test_the_client_is_checked_while_the_environment_is_made(
    clone: Any, programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = threading.Event()
    make = clone.set_up

    def set_up(use: str) -> None:
        assert checked.wait(10), "the client waits for the environment"
        make(use)

    def run(command: list[str], cwd: str, env: dict[str, str], **output: Any) -> subprocess.CompletedProcess[bytes]:
        if command[-1] == clone.WEB_CHECKS[-1]:
            checked.set()
        return programs.run(command, cwd, env, **output)

    monkeypatch.setattr(clone, "set_up", set_up)
    monkeypatch.setattr(clone.subprocess, "run", run)
    assert clone.run_checks([]) == 0
    assert clone.is_ready("dev")
    assert not clone.is_ready("all")


def test_without_node_the_environment_comes_first(
    clone: Any, programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clone, "node_on_path", lambda: None)

    def node_of_wheel() -> tuple[Path, list[str]]:
        assert clone.is_ready("dev")
        return Path("/somewhere/node"), ["npm"]

    monkeypatch.setattr(clone, "node_of_wheel", node_of_wheel)
    assert clone.run_checks([]) == 0
    assert ["npm", "run", "-s", "check"] in programs.ran


def test_all_runs_every_test_in_both_builds(clone: Any, programs: Programs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clone, "compiler", lambda: "/usr/bin/cc")
    assert clone.run_checks(["--all"]) == 0
    assert clone.is_ready("all")
    assert plain_runs(programs) == [["--all", "tests/boards", "tests/clauses", "tests/play"]]
    assert ["pytest", *clone.SIDE_BY_SIDE, "--all"] in programs.ran


def test_all_tests_are_resumed_in_both_builds(clone: Any, programs: Programs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clone, "compiler", lambda: "/usr/bin/cc")
    assert clone.run_checks(["--all", "--resume"]) == 0
    assert plain_runs(programs) == [["--all", "--resume", "tests/boards", "tests/clauses", "tests/play"]]
    assert ["pytest", *clone.SIDE_BY_SIDE, "--all", "--resume"] in programs.ran


def test_all_goes_with_words_for_pytest(clone: Any, programs: Programs) -> None:
    assert clone.run_checks(["--all", "tests/play"]) == 0
    assert plain_runs(programs) == []
    assert ["pytest", "--all", "tests/play"] in programs.ran


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (
            "src/kontor/rules/place.py",
            "kontor: rules, store, wire or pages differ from v1: run ./kontor test --all before you merge\n",
        ),
        (
            "src/kontor/server/store/sqlite.py",
            "kontor: rules, store, wire or pages differ from v1: run ./kontor test --all before you merge\n",
        ),
        ("src/kontor/cli/play.py", ""),
        (None, ""),
    ],
)
def test_a_change_of_what_must_last_asks_for_all_tests(
    clone: Any,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    changed: str | None,
    told: str,
) -> None:
    for name in [name for name in os.environ if name.startswith("GIT_")]:  # of a hook, in which this may run
        monkeypatch.delenv(name)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)  # nobody is asked to sign
    git = ["git", "-C", str(clone.ROOT), "-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    for path in ("src/kontor/rules/place.py", "src/kontor/server/store/sqlite.py", "src/kontor/cli/play.py"):
        (clone.ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (clone.ROOT / path).write_text("before")
    for words in ("init -q", "add src", "commit -q -m first", "tag v1"):
        subprocess.run([*git, *words.split()], check=True, capture_output=True)
    if changed:
        (clone.ROOT / changed).write_text("after")
    clone.advise()
    assert capsys.readouterr().err == told


def test_without_git_or_a_release_nothing_is_advised(
    clone: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clone.advise()
    monkeypatch.setattr(clone.shutil, "which", lambda name: None)
    clone.advise()
    assert capsys.readouterr().err == ""
