"""Copies of Kontor's source in which something is changed, and scripts that run in them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GENERATED: Final = "web/src/lib/wire.gen.ts"  # written by tools.wire from the ids of the server
Run = Callable[[str], str]


def copy_source(folder: Path) -> Path:
    """A copy of the source, without what is built from it."""
    no_builds = shutil.ignore_patterns("__pycache__", "_core*", "static")
    for part in ("src/kontor", "tools"):
        shutil.copytree(ROOT / part, folder / part, ignore=no_builds)
    (folder / GENERATED).parent.mkdir(parents=True)
    shutil.copy(ROOT / GENERATED, folder / GENERATED)
    return folder


def runner(copy: Path, head: str = "") -> Run:
    """Runs scripts in a copy, with the plain rules, and gives what they print; each begins with `head`."""
    environment = os.environ | {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "KONTOR_PLAIN": "1"}

    def run(script: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", head + dedent(script)],
            cwd=copy, env=environment, capture_output=True, text=True, timeout=600, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
