"""From the rules to an extension module: translate, Cython, C compiler."""

import os
import shutil
import tempfile
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final

from kontor import evaluation, slots
from kontor.backends import PACKAGE, digest
from kontor.evaluation import layout
from kontor.rules import cells, modules, steps
from kontor.rules.ids import MAX_SEATS
from kontor.slots import episode, observe
from kontor.slots.slots import WIDTH as SLOTS
from tools.compile.dispatch import WRITERS
from tools.compile.translate import translate


def _all_of(package: ModuleType) -> tuple[str, ...]:
    """The modules of a package: a new step or optional rule is translated without being named here."""
    found = walk_packages(package.__path__, f"{package.__name__}.")
    return tuple(module.name for module in found if not module.ispkg)


MODULES: Final = (
    *(
        f"kontor.rules.{name}"
        for name in ("ids", "basics", "frames", "hooks", "play", "scoring", "setup", "dice", "hidden")
    ),
    *_all_of(steps),
    *_all_of(modules),
    *_all_of(slots),
    *_all_of(evaluation),
)
EDGE: Final = ("primitives.pyx", "edge.pyx", "block.pyx")
DIRECTIVES: Final = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
FAST: Final = ("-O3", "-fno-strict-aliasing", "-w")
DEBUG: Final = ("-O0", "-g", "-UNDEBUG", "-w")
SANITIZE: Final = ("-O1", "-g", "-fno-omit-frame-pointer", "-fsanitize=address,undefined", "-w")


class BuildError(Exception):
    """Why there is no compiled build."""


def source() -> str:
    """The whole extension as Cython."""
    sizes = {
        "LOOKUP_SIZE": cells.LOOKUP_SIZE,
        "SITUATION": cells.SITUATION,
        "SLOTS": SLOTS,
        "OBSERVATION": observe.WIDTH,
    }
    sizes |= {"UNITS": episode.UNITS, "SEATS": MAX_SEATS, "OVER": episode.OVER, "CAPPED": episode.CAPPED}
    sizes |= {"WEIGHTS": layout.WEIGHTS, "FIGURES": layout.FIGURES}
    names = "\n".join(f"    {name} = {value}" for name, value in sizes.items())
    edge = "\n\n".join((PACKAGE / "backends" / name).read_text("utf-8") for name in EDGE)
    return f"cdef enum:\n{names}\n\nDIGEST = {digest()}\n\n{edge}\n{translate(MODULES, WRITERS)}"


def extensions(folder: Path, debug: bool = False, sanitize: bool = False) -> list[Any]:
    """The extension for setuptools, its source laid into a folder."""
    try:
        from Cython.Build import cythonize
        from setuptools import Extension
    except ImportError as missing:
        raise BuildError(f"{missing.name} is not installed") from missing
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "_core.pyx"
    path.write_text(source(), "utf-8")
    flags = SANITIZE if sanitize else DEBUG if debug else FAST
    linking = ["-fsanitize=address,undefined"] if sanitize else []
    extension = Extension(
        "kontor._core", [str(path)], extra_compile_args=[] if os.name == "nt" else list(flags), extra_link_args=linking
    )
    made: list[Any] = cythonize([extension], compiler_directives=DIRECTIVES, quiet=True)
    return made


def build(target: Path, debug: bool = False, sanitize: bool = False) -> Path:
    """Puts the extension into a folder and returns its path."""
    with tempfile.TemporaryDirectory() as name:
        made_of = extensions(Path(name), debug, sanitize)
        try:
            from setuptools import Distribution
            from setuptools.command.build_ext import build_ext

            command = build_ext(Distribution({"ext_modules": made_of}))
            command.build_lib = command.build_temp = name
            command.ensure_finalized()
            command.run()
        except Exception as wrong:  # setuptools tells of a missing or failing compiler in several ways
            raise BuildError(str(wrong)) from wrong
        (made,) = Path(name, "kontor").glob("_core.*")
        for old in target.glob("_core.*"):
            old.unlink()
        return Path(shutil.copy2(made, target))
