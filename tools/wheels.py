"""python -m tools.wheels: a wheel for every machine and one with compiled rules for this one, in dist.

Each must hold the pages for browsers, which `make wheels` builds before.
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
STATIC: Final = Path("kontor", "server", "static")  # in src, and in a wheel
BUILD: Final = "import sys; from setuptools.build_meta import build_wheel; print(build_wheel(sys.argv[1]))"


class WheelError(Exception):
    """Why a wheel was not made."""


def make(root: Path, folder: Path, compiled: bool) -> Path:
    """Builds a wheel from a clone, with what this environment has installed."""
    folder.mkdir(parents=True, exist_ok=True)
    env = {**os.environ, "KONTOR_COMPILE": "1" if compiled else "0"}
    command = [sys.executable, "-c", BUILD, str(folder)]
    built = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True)
    if built.returncode:
        raise WheelError(f"the wheel was not built:\n{built.stderr}")
    return folder / built.stdout.splitlines()[-1]


def check_built(root: Path) -> None:
    """WheelError where the pages were not built, before anything takes time."""
    if not (root / "src" / STATIC / "index.html").is_file():
        raise WheelError("the pages for browsers are not built: ./kontor serve --help builds them, or use make wheels")


def check_pages(root: Path, wheel: Path) -> None:
    """WheelError, and no wheel, where it has not exactly the pages that were built."""
    built = {file.relative_to(root / "src").as_posix() for file in _files(root / "src" / STATIC)}
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith(f"{STATIC.as_posix()}/")}
    if wrong := sorted(built ^ packed):
        wheel.unlink()
        raise WheelError(f"{wheel.name} has other pages than were built: {len(wrong)} files differ, as {wrong[0]}")


def _files(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file()]


def main(root: Path = ROOT) -> int:
    try:
        check_built(root)
        for compiled in (False, True):
            wheel = make(root, root / "dist", compiled)
            check_pages(root, wheel)
            print(f"made dist/{wheel.name}", flush=True)
    except WheelError as wrong:
        print(f"kontor: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
