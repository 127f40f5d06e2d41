"""Both wheels: plain Python for every machine, compiled for this one. Each plays a game where nothing else is."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import kontor

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("src/kontor", "tools", "setup.py", "pyproject.toml", "README.md", "LICENSE")
PLAY = """
import kontor
from kontor.bots import BUDGET, BotView, make
game = kontor.new_game(seed=1)
bots = [make("claim", seed=seat) for seat in range(4)]
while not game.is_over:
    game.play(bots[game.decider].choose(BotView(game, game.decider), game.legal_actions(), BUDGET))
print(kontor.compiled, kontor.__file__, kontor.load(game.record()).scores() == game.scores())
"""


def wheel(folder: Path, compiled: bool) -> Path:
    """Builds a wheel from a copy of the source and unpacks it."""
    source = folder / "source"
    for part in PARTS:
        if (ROOT / part).is_dir():
            leave_out = shutil.ignore_patterns("_core.*", "static", "__pycache__")
            shutil.copytree(ROOT / part, source / part, ignore=leave_out)
        else:
            shutil.copy(ROOT / part, source / part)
    build = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
    env = {**os.environ, "KONTOR_COMPILE": "1" if compiled else "0"}
    subprocess.run([sys.executable, "-c", build], cwd=source, env=env, check=True, capture_output=True)
    (made,) = (source / "dist").glob("*.whl")
    zipfile.ZipFile(made).extractall(folder / "site")
    return made


@pytest.mark.full
@pytest.mark.parametrize(
    "compiled", [False, pytest.param(True, marks=pytest.mark.skipif(not kontor.compiled, reason="no compiled rules"))]
)
def test_a_wheel_plays_a_game(tmp_path: Path, compiled: bool) -> None:
    made = wheel(tmp_path, compiled)
    assert made.name.endswith("-py3-none-any.whl") is not compiled
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "KONTOR_PLAIN": "0"}
    told = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=tmp_path, env=env, check=True, capture_output=True, text=True
    ).stdout.split()
    assert told == [str(compiled), str(tmp_path / "site" / "kontor" / "__init__.py"), "True"]
