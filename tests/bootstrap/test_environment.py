"""The start script ./kontor: when it makes .venv, when it brings it up to date, and what it tells."""

import ast
import json
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.bootstrap.conftest import INPUTS, MADE_AGAIN, SCRIPT

UPDATED = ["installing requirements.lock", "installing kontor"]


def steps_of(script: Any, kind: str) -> list[str]:
    """What preparing does now."""
    script.steps.clear()
    script.prepare(kind)
    return list(script.steps)


def test_the_first_start_makes_the_environment_and_the_second_does_nothing(clone: Any) -> None:
    assert steps_of(clone, "run") == MADE_AGAIN
    assert steps_of(clone, "run") == []


def test_the_tools_come_on_top_and_serve_both_uses(clone: Any) -> None:
    steps_of(clone, "run")
    assert steps_of(clone, "dev") == ["installing requirements-dev.lock", "installing kontor"]
    assert steps_of(clone, "run") == steps_of(clone, "dev") == []


def test_what_only_all_tests_need_comes_last_and_serves_every_use(clone: Any) -> None:
    steps_of(clone, "dev")
    locks = [f"installing requirements-{name}.lock" for name in ("dev", "cluster", "zig")]
    assert steps_of(clone, "all") == [*locks, "installing kontor"]
    assert steps_of(clone, "run") == steps_of(clone, "dev") == steps_of(clone, "all") == []


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements.lock"])
def test_a_changed_input_is_installed_into_the_same_environment(clone: Any, name: str) -> None:
    steps_of(clone, "run")
    (clone.ROOT / name).write_text("changed")
    assert steps_of(clone, "run") == UPDATED


def test_a_changed_lock_of_the_tools_does_not_concern_a_player(clone: Any) -> None:
    steps_of(clone, "dev")
    (clone.ROOT / "requirements-dev.lock").write_text("changed")
    assert steps_of(clone, "run") == []
    assert steps_of(clone, "dev") == ["installing requirements-dev.lock", "installing kontor"]


@pytest.mark.parametrize("failing", MADE_AGAIN)
def test_an_interrupted_set_up_starts_over(clone: Any, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    whole = clone.step

    def interrupted(what: str, *command: object, env: object = None) -> None:
        whole(what, *command)
        if what == failing:
            raise KeyboardInterrupt

    with monkeypatch.context() as during:
        during.setattr(clone, "step", interrupted)
        with pytest.raises(KeyboardInterrupt):
            clone.prepare("run")
    assert steps_of(clone, "run") == MADE_AGAIN


def test_an_interrupted_update_starts_over(clone: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    steps_of(clone, "run")
    (clone.ROOT / "requirements.lock").write_text("changed")

    def fails(what: str, *command: object, env: object = None) -> None:
        raise clone.SetupError(what)

    with monkeypatch.context() as during:
        during.setattr(clone, "step", fails)
        with pytest.raises(clone.SetupError):
            clone.prepare("run")
    assert steps_of(clone, "run") == MADE_AGAIN


@pytest.mark.parametrize(("key", "value"), [("root", "/elsewhere"), ("python", "3.10")])
def test_a_copied_environment_or_one_of_another_python_is_made_again(clone: Any, key: str, value: str) -> None:
    steps_of(clone, "run")
    clone.STAMP.write_text(json.dumps({**clone.read_stamp(), key: value}))
    assert steps_of(clone, "run") == MADE_AGAIN


@pytest.mark.parametrize("content", ["", "[]", "{"])
def test_an_unreadable_stamp_counts_as_none(clone: Any, content: str) -> None:
    steps_of(clone, "run")
    clone.STAMP.write_text(content)
    assert steps_of(clone, "run") == MADE_AGAIN


def test_a_lost_interpreter_makes_the_environment_again(clone: Any) -> None:
    steps_of(clone, "run")
    clone.tool("python").unlink()
    clone.tool("kontor").unlink()
    assert steps_of(clone, "run") == MADE_AGAIN


def test_of_two_set_ups_at_once_the_second_waits_for_the_first(clone: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    with ExitStack() as first, monkeypatch.context() as during:
        first.enter_context(clone.only_one())

        def pause(seconds: float) -> None:
            pauses.append(seconds)
            first.close()  # the first one ends

        during.setattr(clone.time, "sleep", pause)
        assert steps_of(clone, "run") == MADE_AGAIN
    assert len(pauses) == 1


def test_what_uv_cannot_install_is_installed_by_pip(clone: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = clone.step

    def step(what: str, *command: object, env: object = None) -> None:
        if command[0] == str(clone.tool("uv")):
            raise clone.SetupError("no such package")
        installed(what, *command)

    monkeypatch.setattr(clone, "step", step)
    assert steps_of(clone, "run") == MADE_AGAIN
    clone.tool("pip").unlink()
    with pytest.raises(clone.SetupError, match="no such package"):
        clone.install("kontor", "-e", ".")


def test_without_uv_pip_installs_everything(clone: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = clone.step

    def step(what: str, *command: object, env: object = None) -> None:
        if what == "installing uv":
            raise clone.SetupError("no such package")
        installed(what, *command)

    monkeypatch.setattr(clone, "step", step)
    assert steps_of(clone, "run") == [each for each in MADE_AGAIN if each != "installing uv"]


def test_an_environment_without_pip_can_only_be_updated_by_uv(clone: Any) -> None:
    steps_of(clone, "run")
    clone.tool("pip").unlink()
    assert clone.can_be_updated("/usr/bin/uv")
    assert not clone.can_be_updated(None)


@pytest.mark.parametrize("version", [(3, 10, 14), (2, 7, 18)])
def test_an_old_python_is_told_which_one_is_needed(clone: Any, version: tuple[int, ...]) -> None:
    with pytest.raises(clone.SetupError, match=r"^Python 3\.11 or newer is needed; this is \d\.\d+$"):
        clone.check_python(version)


def test_an_old_python_can_read_the_script_so_far_as_to_say_so() -> None:
    ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 20, 1), (4, 0, 0)])
def test_a_new_python_is_accepted(clone: Any, version: tuple[int, ...]) -> None:
    clone.check_python(version)


def test_a_missing_venv_module_is_named_before_anything_is_removed(clone: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    clone.BIN.mkdir(parents=True)
    monkeypatch.setattr(clone.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(clone.SetupError, match="venv module is missing"):
        clone.make_environment()
    assert clone.BIN.exists()


def test_a_failing_installer_is_told_in_one_line_and_leaves_a_log(tmp_path: Path) -> None:
    shutil.copy(SCRIPT, tmp_path)
    for name in INPUTS:
        (tmp_path / name).write_text("[not a valid input")
    broken = tmp_path / "bin"
    broken.mkdir()
    uv = broken / "uv"
    uv.write_text("#!/bin/sh\necho no route to host >&2\nexit 2\n")
    uv.chmod(0o755)
    result = subprocess.run(
        [sys.executable, str(tmp_path / "kontor")],
        env={"PATH": str(broken) + ":/bin:/usr/bin"},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.splitlines() == [
        "kontor: making .venv",
        f"kontor: making .venv failed; is there a network connection? Details: {tmp_path / '.venv.log'}",
    ]
    assert (tmp_path / ".venv.log").read_text() == "no route to host\n"
