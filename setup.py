"""With KONTOR_COMPILE=1 the rules are compiled for this machine; else the package is plain Python and fits any."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
LIBRARIES = Path("kontor", "backends", "libraries")
is_compiled = os.environ.get("KONTOR_COMPILE", "0") not in ("", "0")


class CompileRules(build_py):
    """Adds the library of the compiled rules to the package, or leaves it out, whatever the clone has built."""

    def run(self) -> None:
        super().run()
        folder = (ROOT / "src" if self.editable_mode else Path(self.build_lib)) / LIBRARIES
        if not self.editable_mode:
            shutil.rmtree(folder, ignore_errors=True)
        if is_compiled:
            compile_rules(folder)


class System(Distribution):
    """With a library it is for one system."""

    def has_ext_modules(self) -> bool:
        return is_compiled


class Wheel(bdist_wheel):
    """Compiled or not, it fits every Python."""

    def get_tag(self) -> tuple[str, str, str]:
        return ("py3", "none", super().get_tag()[2])


def compile_rules(folder: Path) -> None:
    """Or ends the installation: whoever asked for compiled rules must not get plain ones without noticing."""
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    from tools.compile.build import BuildError, build
    from tools.compile.compilers import NEEDED

    try:
        build(folder)
    except BuildError as wrong:
        raise SystemExit(
            f"KONTOR_COMPILE is set, but the rules were not compiled: {wrong}\n{NEEDED}. "
            "Without KONTOR_COMPILE the plain rules are installed, which do the same, but slowly."
        ) from None


for left in (ROOT / "build").glob("lib*"):  # setuptools would pack what an earlier build left there, gone files too
    shutil.rmtree(left)
setup(distclass=System, cmdclass={"build_py": CompileRules, "bdist_wheel": Wheel})
