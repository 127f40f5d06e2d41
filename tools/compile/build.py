"""From the rules to an extension module: translate, Cython, C compiler."""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

from kontor.backends import PACKAGE, digest
from kontor.evaluation import layout
from kontor.rules import cells
from kontor.rules.ids import MAX_SEATS
from kontor.slots import episode, observe, slots
from tools.compile.translate import translate

STEPS: Final = (
    "common", "income", "place", "displace", "settle", "move", "office", "develop", "route", "permanent", "marker",
    "take", "end_turn",
)  # fmt: skip
SLOTS: Final = ("slots", "choose", "deal", "observe", "episode", "random_play")
EVALUATION: Final = ("offices", "plans", "worth", "rate")
MODULES: Final = (
    "kontor.rules.ids",
    "kontor.rules.basics",
    "kontor.rules.frames",
    *(f"kontor.rules.steps.{step}" for step in STEPS),
    *(f"kontor.rules.modules.{name}" for name in ("borders", "favours", "missions", "promos", "neutral")),
    "kontor.rules.play",
    "kontor.rules.scoring",
    "kontor.rules.setup",
    "kontor.rules.dice",
    "kontor.rules.hidden",
    *(f"kontor.slots.{name}" for name in SLOTS),
    *(f"kontor.evaluation.{name}" for name in EVALUATION),
)
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
        "SLOTS": slots.WIDTH,
        "OBSERVATION": observe.WIDTH,
    }
    sizes |= {"UNITS": episode.UNITS, "SEATS": MAX_SEATS, "OVER": episode.OVER, "CAPPED": episode.CAPPED}
    sizes |= {"WEIGHTS": layout.WEIGHTS, "FIGURES": layout.FIGURES}
    names = "\n".join(f"    {name} = {value}" for name, value in sizes.items())
    edge = "\n\n".join((PACKAGE / "backends" / name).read_text("utf-8") for name in ("primitives.pyx", "edge.pyx"))
    return f"cdef enum:\n{names}\n\nDIGEST = {digest()}\n\n{edge}\n{translate(MODULES)}"


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
    """Puts the extension into a folder and tells where it is."""
    with tempfile.TemporaryDirectory() as name:
        modules = extensions(Path(name), debug, sanitize)
        try:
            from setuptools import Distribution
            from setuptools.command.build_ext import build_ext

            command = build_ext(Distribution({"ext_modules": modules}))
            command.build_lib = command.build_temp = name
            command.ensure_finalized()
            command.run()
        except Exception as wrong:  # setuptools tells of a missing or failing compiler in several ways
            raise BuildError(str(wrong)) from wrong
        (made,) = Path(name, "kontor").glob("_core.*")
        for old in target.glob("_core.*"):
            old.unlink()
        return Path(shutil.copy2(made, target))
