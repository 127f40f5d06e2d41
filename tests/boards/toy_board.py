"""A sixth board: one text file, and a copy of Kontor that has it in its folder of boards."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import kontor

FILE: Final = Path(__file__).parent / "toy.toml"
TEXT: Final = FILE.read_text("utf-8")
PACKAGE: Final = Path(kontor.__file__).parent


def install(folder: Path) -> Mapping[str, str]:
    """A copy of Kontor made of links, with the file among its boards; gives the environment to run it in."""
    boards = folder / "kontor" / "boards"
    boards.mkdir(parents=True)
    for part in PACKAGE.iterdir():
        if part.name != boards.name:
            (boards.parent / part.name).symlink_to(part)
    for file in (PACKAGE / "boards").iterdir():
        if file.name != "__pycache__":
            (boards / file.name).symlink_to(file)
    (boards / FILE.name).write_text(TEXT, "utf-8")
    return {"PYTHONPATH": str(folder), "KONTOR_HOME": str(folder / "home")}
