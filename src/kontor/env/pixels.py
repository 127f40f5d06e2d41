"""The drawing of a situation as pixels, without its words."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from kontor import boards
from kontor.env.drawing import LAND, Shape, shapes
from kontor.game import Game

PIXELS_PER_UNIT: Final = 0.6  # pixels per unit of the geometry
Pixels = NDArray[np.uint8]


def pixels(game: Game) -> Pixels:
    """Height x width x 3 colours."""
    width, height = (round(PIXELS_PER_UNIT * side) for side in boards.geometry(game.board.id)["canvas"])
    picture = np.empty((height, width, 3), np.uint8)
    picture[:] = _rgb(LAND)
    for shape in shapes(game):
        if shape.kind != "word":
            _paint(picture, shape)
    return picture


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def _paint(picture: Pixels, shape: Shape) -> None:
    """Colours the pixels near enough, looking only at a box around the shape."""
    ends = np.array([(shape.x, shape.y), shape.to if shape.kind == "line" else (shape.x, shape.y)]) * PIXELS_PER_UNIT
    reach = PIXELS_PER_UNIT * (shape.size / 2 if shape.kind == "line" else shape.size)
    left, top = np.maximum(np.floor(ends.min(0) - reach), 0).astype(int)
    right, bottom = np.ceil(ends.max(0) + reach).astype(int) + 1
    box = picture[top:bottom, left:right]
    y, x = np.mgrid[top : top + box.shape[0], left : left + box.shape[1]]
    along = ends[1] - ends[0]
    length = float(along @ along)
    part = np.clip(((x - ends[0, 0]) * along[0] + (y - ends[0, 1]) * along[1]) / length, 0, 1) if length else 0.0
    off_x, off_y = np.abs(x - ends[0, 0] - part * along[0]), np.abs(y - ends[0, 1] - part * along[1])
    far = np.maximum(off_x, off_y) if shape.kind == "square" else np.hypot(off_x, off_y)
    box[far <= reach] = _rgb(shape.colour)
