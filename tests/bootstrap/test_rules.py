"""The start script compiles the rules, with a compiler of this machine or one that it installs."""

from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def rules(clone: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A clone with a rule, on a machine with a C compiler."""
    for name in clone.RULES:
        (clone.ROOT / name).mkdir(parents=True)
    (clone.ROOT / "src/kontor/rules/place.py").write_text("place")
    monkeypatch.setattr(clone, "compiler", lambda: "/usr/bin/cc")
    clone.prepare("run")
    return clone


def library(script: Any) -> Path:
    """Where the compiled rules of this machine could lie."""
    return Path(script.LIBRARIES, "linux-x86_64.so")


def compiling(script: Any) -> list[str]:
    """What preparing the rules does now."""
    script.steps.clear()
    script.prepare_rules()
    if script.steps:
        library(script).parent.mkdir(exist_ok=True)
        library(script).touch()
    return list(script.steps)


def test_the_rules_are_compiled_once_and_again_when_they_change(rules: Any) -> None:
    assert compiling(rules) == ["compiling the rules"]
    assert rules.read_stamp()["compiled"] is True
    assert compiling(rules) == []
    (rules.ROOT / "src/kontor/rules/place.py").write_text("changed")
    assert compiling(rules) == ["compiling the rules"]
    library(rules).unlink()
    assert compiling(rules) == ["compiling the rules"]


def test_without_a_compiler_a_package_brings_one(rules: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "compiler", lambda: None)
    assert compiling(rules) == ["installing a C compiler into .venv", "compiling the rules"]
    assert rules.read_stamp()["compiled"] is True
    assert compiling(rules) == []
    rules.VENV.joinpath("lib/python3.11/site-packages/ziglang").mkdir(parents=True)
    (rules.ROOT / "src/kontor/rules/place.py").write_text("changed")
    assert compiling(rules) == ["compiling the rules"]
    monkeypatch.setattr(rules, "compiler", lambda: "/usr/bin/cc")
    assert compiling(rules) == ["compiling the rules"]


def test_what_is_compiled_does_not_count_as_a_change(rules: Any) -> None:
    assert compiling(rules) == ["compiling the rules"]
    library(rules).write_text("another library")
    assert compiling(rules) == []


def test_without_a_compiler_and_a_network_one_line_says_so_and_the_next_start_tries_again(
    rules: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def offline(what: str, *packages: object) -> None:
        raise rules.SetupError(what)

    monkeypatch.setattr(rules, "compiler", lambda: None)
    with monkeypatch.context() as without_network:
        without_network.setattr(rules, "install", offline)
        capsys.readouterr()
        for _ in range(2):
            assert compiling(rules) == []
            told = capsys.readouterr().err
            assert told.startswith(
                "kontor: the rules run as plain Python, which is slower: no C compiler could be fetched"
            )
            assert len(told.splitlines()) == 1
    assert compiling(rules) == ["installing a C compiler into .venv", "compiling the rules"]
    assert rules.read_stamp()["compiled"] is True


def test_a_failing_compiler_does_not_stop_anybody(
    rules: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(what: str, *command: object, env: object = None) -> None:
        raise rules.SetupError(what)

    monkeypatch.setattr(rules, "step", fails)
    capsys.readouterr()
    for _ in range(2):  # the second start does not try again: the same compiler would fail on the same source
        rules.prepare_rules()
    told = capsys.readouterr().err
    assert told.startswith("kontor: the rules were not compiled and run as plain Python, which is slower; details: ")
    assert len(told.splitlines()) == 1
    assert rules.read_stamp()["compiled"] is False
