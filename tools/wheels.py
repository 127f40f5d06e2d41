"""python -m tools.wheels: a wheel that fits every machine, and one with compiled rules for each usual kind, in dist.

All are built on this machine, whatever it is. Each holds the pages for browsers, which `make wheels` builds before.
"""

import os
import runpy
import subprocess
import sys
import tempfile
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from kontor.backends import library
from tools.compile.build import BuildError, build_for, write_device, write_sources
from tools.compile.targets import TARGETS, Target

ROOT: Final = Path(__file__).resolve().parents[1]
STATIC: Final = Path("kontor", "server", "static")  # in src, and in a wheel
LIBRARIES: Final = "kontor/backends/libraries"  # in a wheel
FILE_MODE: Final = 0o644 << 16  # as zip files have it
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


def with_library(plain: Path, compiled: Path, device: Path, tag: str) -> Path:
    """A copy of the plain wheel for one kind of machine, with a library, its note, and the program for a GPU."""
    made = plain.with_name(plain.name.replace("-any.whl", f"-{tag}.whl"))
    with zipfile.ZipFile(plain) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        record = next(name for name in old.namelist() if name.endswith(".dist-info/RECORD"))
        contents = {name: old.read(name) for name in old.namelist() if name != record}
        about = record.replace("RECORD", "WHEEL")
        for before, after in ((b"-any", f"-{tag}".encode()), (b"Purelib: true", b"Purelib: false")):
            contents[about] = contents[about].replace(before, after)
        contents |= {
            f"{LIBRARIES}/{file.name}": file.read_bytes() for file in (compiled, library.note_of(compiled), device)
        }
        lines = [f"{name},{_hash(content)},{len(content)}" for name, content in contents.items()]
        contents[record] = "\n".join((*lines, f"{record},,", "")).encode()
        for name, content in contents.items():
            entry = zipfile.ZipInfo(name)
            entry.external_attr, entry.compress_type = FILE_MODE, zipfile.ZIP_DEFLATED
            new.writestr(entry, content)
    return made


def _hash(content: bytes) -> str:
    return "sha256=" + urlsafe_b64encode(sha256(content).digest()).decode().rstrip("=")


def make_all(root: Path, targets: tuple[Target, ...] = TARGETS) -> Iterator[str]:
    """Makes the wheels and says what it does."""
    plain = make(root, root / "dist", compiled=False)
    check_pages(root, plain)
    yield f"made dist/{plain.name}"
    with tempfile.TemporaryDirectory() as folder:
        sources, device = write_sources(Path(folder)), write_device(Path(folder))
        for number, target in enumerate(targets, 1):
            yield f"compiling {number} of {len(targets)}: {target.triple}"
            compiled = build_for(target, sources)
            made = with_library(plain, compiled, device, target.tag)
            yield f"made dist/{made.name}, its library has {compiled.stat().st_size:,} bytes"


def install_zig(root: Path) -> None:
    """Gets the compiler for all machines, as the start script does on machines without one."""
    if not find_spec("ziglang"):
        script = runpy.run_path(str(root / "kontor"))
        try:
            script["install"]("the C compiler ziglang into .venv", "--require-hashes", "-r", script["ZIG_LOCK"])
        except (script["SetupError"], OSError) as wrong:
            raise WheelError(f"the libraries cannot be compiled: {wrong}") from None


def main(root: Path = ROOT) -> int:
    try:
        check_built(root)
        install_zig(root)
        for said in make_all(root):
            print(said, flush=True)
    except (BuildError, WheelError) as wrong:
        print(f"kontor: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
