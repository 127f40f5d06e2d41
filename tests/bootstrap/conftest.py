"""A small clone with the start script ./kontor."""

import importlib.util
import shutil
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "kontor"
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-cluster.lock", "requirements-zig.lock")
INPUTS = ("pyproject.toml", *LOCKS)
MADE_AGAIN = ["making .venv", "installing uv", "installing requirements.lock", "installing kontor"]


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as it runs in a small clone, with installers that only leave a trace in `script.steps`."""
    shutil.copy(SCRIPT, tmp_path)
    for name in INPUTS:
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("kontor_script", str(tmp_path / "kontor"))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    script: Any = importlib.util.module_from_spec(spec)
    loader.exec_module(script)
    script.steps = []
    which = shutil.which

    def step(what: str, *command: object, env: object = None) -> None:
        script.steps.append(what)
        program = Path(str(command[0]))
        assert script.VENV not in program.parents or program.exists(), f"{what}: there is no {program}"
        if what == "making .venv":
            script.BIN.mkdir(parents=True)
            for name in ("python", "pip"):
                script.tool(name).touch()
        for name in ("uv", "kontor"):
            if what == "installing " + name:
                script.tool(name).touch()

    monkeypatch.setattr(script, "step", step)
    monkeypatch.setattr(script.shutil, "which", lambda name: None if name == "uv" else which(name))
    return script
