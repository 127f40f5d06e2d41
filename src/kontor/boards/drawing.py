"""Where everything of a board side is drawn: our own layout, one JSON file per side in the folder geometry."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

_DRAWINGS = files("kontor.boards").joinpath("geometry")


def drawn_sides() -> tuple[str, ...]:
    """The sides that somebody has drawn. A side without a drawing can be played everywhere but in a browser."""
    return tuple(sorted(file.name.removesuffix(".json") for file in _DRAWINGS.iterdir() if file.name.endswith(".json")))


@cache
def geometry(side: str) -> dict[str, Any]:
    """The geometry of a side, for reading only; ValueError for a side that nobody has drawn.

    The canvas is 1425 x 1000 units. Points are [x, y], boxes [x, y, width, height] from the top left corner.
    tools/geometry holds the measures and checks them.
    """
    if side not in drawn_sides():
        raise ValueError(f"geometry: expected {' or '.join(drawn_sides())}, found {side!r}")
    read: dict[str, Any] = json.loads(_DRAWINGS.joinpath(f"{side}.json").read_text(encoding="utf-8"))
    return read
