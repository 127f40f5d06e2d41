"""The C compilers that can build the library: that of this machine, or the one in the package ziglang."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools.compile.targets import Target, is_for_windows

NAMES: Final = ("cc", "gcc", "clang", "cl")
# The second makes masks a sixth faster with gcc; the third leaves out the names of what is inside.
OPTIMISED: Final = ("-O3", "-fwrapv", "-s")
DEBUG: Final = ("-O0", "-g")
SANITIZE: Final = ("-O1", "-g", "-fno-omit-frame-pointer", "-fsanitize=address,undefined")
SHARED: Final = ("-std=c99", "-shared", "-fvisibility=hidden", "-w")
POSIX: Final = ("-fPIC", "-pthread")  # Windows has neither
NEEDED: Final = (
    "Compiling needs a C compiler (Debian and Ubuntu: apt install gcc libc6-dev; macOS: xcode-select --install; "
    "Windows: Build Tools for Visual Studio)"
)


class BuildError(Exception):
    """Why there is no compiled build."""


def compiler() -> list[str]:
    """The command of a C compiler; BuildError where there is none."""
    chosen = os.environ.get("CC")
    if chosen:
        return chosen.split()
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return [found]
    if find_spec("ziglang"):
        return zig()
    raise BuildError("no C compiler was found")


def zig(target: Target | None = None) -> list[str]:
    """The compiler in the package ziglang, for this machine or another one."""
    return [sys.executable, "-m", "ziglang", "cc", *(("-target", target.triple) if target else ())]


def link(command: list[str], sources: Iterable[Path], library: Path, flags: Iterable[str] = OPTIMISED) -> None:
    """Makes a shared library; BuildError says what the compiler said."""
    files = [str(source) for source in sources]
    if Path(command[0]).stem.lower() == "cl":
        arguments = [*command, "/nologo", "/O2", "/w", "/LD", *files, f"/Fe:{library}"]
    else:
        system = () if is_for_windows(library) else POSIX
        arguments = [*command, *SHARED, *system, *flags, *files, "-o", str(library)]
    try:
        done = subprocess.run(arguments, cwd=library.parent, capture_output=True, text=True, check=False)
    except OSError as wrong:
        raise BuildError(f"{command[0]}: {wrong.strerror or wrong}") from wrong
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise BuildError(f"{' '.join(command)}: {next(iter(said), 'failed')}")
