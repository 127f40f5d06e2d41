"""With KONTOR_COMPILE=1 the rules are compiled for this machine; else the package is plain Python and fits any."""

import os
import shutil
import sys
from pathlib import Path
from typing import NoReturn

from setuptools import setup
from setuptools.command.build_ext import build_ext

NEEDED = (
    "Compiling needs a C compiler and Python's headers (Debian and Ubuntu: apt install gcc libc6-dev python3-dev; "
    "macOS: xcode-select --install; Windows: Build Tools for Visual Studio). "
    "Without KONTOR_COMPILE the plain rules are installed, which do the same, but slowly."
)


def refuse(wrong: Exception) -> NoReturn:
    """Ends the installation: whoever asked for compiled rules must not get plain ones without noticing."""
    raise SystemExit(f"KONTOR_COMPILE is set, but the rules were not compiled: {wrong}\n{NEEDED}") from None


class CompileRules(build_ext):
    """Says in two lines what is missing where the rules cannot be compiled."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as wrong:  # setuptools tells of a missing or failing compiler in several ways
            refuse(wrong)


root = Path(__file__).resolve().parent
for left in (root / "build").glob("lib*"):  # setuptools would pack what an earlier build left there, gone files too
    shutil.rmtree(left)
if os.environ.get("KONTOR_COMPILE", "0") not in ("", "0"):
    sys.path[:0] = [str(root), str(root / "src")]
    from tools.compile.build import BuildError, extensions

    try:
        setup(ext_modules=extensions(root / "build" / "compile"), cmdclass={"build_ext": CompileRules})
    except BuildError as wrong:
        refuse(wrong)
else:
    setup()
