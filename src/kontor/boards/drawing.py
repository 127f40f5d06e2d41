"""Where everything of a board side is drawn: our own layout, one JSON file per side in the folder geometry."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def geometry(side: str) -> dict[str, Any]:
    """The geometry of a side, for reading only; ValueError for a side that nobody has drawn.

    The canvas is 1425 x 1000 units. Points are [x, y], boxes [x, y, width, height] from the top left corner.
    tools/geometry holds the measures and checks them.
    """
    drawings = files("kontor.boards").joinpath("geometry")
    drawn = sorted(file.name.removesuffix(".json") for file in drawings.iterdir() if file.name.endswith(".json"))
    if side not in drawn:
        raise ValueError(f"geometry: expected {' or '.join(drawn)}, found {side!r}")
    read: dict[str, Any] = json.loads(drawings.joinpath(f"{side}.json").read_text(encoding="utf-8"))
    return read
