"""Copies of Kontor's source in which something is changed, and scripts that run in them."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = Path("src/kontor/rules/modules")
# Written by tools.wire.
GENERATED: Final = frozenset(
    (
        "src/kontor/server/openapi.gen.json",
        *(f"web/src/lib/{name}.gen.ts" for name in ("wire", "grammar", "rulebook")),
    )
)
PATCHES: Final = {name: Path(__file__).parent / f"{name}.patch" for name in ("hire", "barter")}
Run = Callable[[str], str]


def copy_source(folder: Path) -> Path:
    """A copy of the source, without what is built from it."""
    no_builds = shutil.ignore_patterns("__pycache__", "libraries", "static")
    for part in ("src/kontor", "tools"):
        shutil.copytree(ROOT / part, folder / part, ignore=no_builds)
    for name in GENERATED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def copy_all(folder: Path) -> Path:
    """A copy of every file that is kept in the repository, as it is now."""
    listed = ["git", "ls-files", "-co", "--exclude-standard"]
    for name in subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def patch(copy: Path, name: str, part: str = "*") -> Path:
    """Changes a copy by a patch, or by what it changes in one part, and writes again what is generated."""
    subprocess.run(["git", "apply", "-C1", f"--include={part}", PATCHES[name]], cwd=copy, check=True)
    runner(copy)("from tools.wire import write; write()")
    return copy


def install_client(copy: Path) -> None:
    """The client's libraries are those of this folder."""
    if (ROOT / "web" / "node_modules").exists():
        (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


def run(copy: Path, *words: str, folder: str = ".") -> None:
    """Runs a program in the copy; what it prints is the failure."""
    done = subprocess.run(
        words, cwd=copy / folder, env=os.environ | environment(copy), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stdout[-6000:]}{done.stderr[-3000:]}"


def touched(name: str) -> set[str]:
    """The files that a patch changes, and those that are generated afterwards."""
    return {*GENERATED, *re.findall(r"^\+\+\+ b/(.+)$", PATCHES[name].read_text("utf-8"), re.MULTILINE)}


def environment(copy: Path) -> dict[str, str]:
    """For programs that use the source of a copy, with the plain rules.

    Without bytecode: a file that a test changes within a second, to the same length, would count as unchanged.
    """
    path = f"{copy / 'src'}{os.pathsep}{copy}"
    return {"PYTHONPATH": path, "KONTOR_PLAIN": "1", "PYTHONDONTWRITEBYTECODE": "1"}


def runner(copy: Path, head: str = "") -> Run:
    """Runs scripts in a copy and gives what they print; each begins with `head`."""

    def run(script: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", head + dedent(script)],
            cwd=copy, env=os.environ | environment(copy), capture_output=True, text=True, timeout=600, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
