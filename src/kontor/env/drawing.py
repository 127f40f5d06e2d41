"""A drawing of a situation: simple shapes where the boards' geometry has them, and those as svg."""

import re
from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise
from typing import Any, Final, NamedTuple

from kontor import boards
from kontor.game import Game
from kontor.rules.ids import COLOURS

SEAT_FILLS: Final = ("#2e8b57", "#3465a4", "#8e44ad", "#e0a800", "#c0392b")
NEUTRAL_COLOUR: Final = "#6b6b6b"
SPACE_COLOURS: Final = dict(zip(COLOURS, ("#ffffff", "#f0a04b", "#e9a3b8", "#4a4a4a"), strict=True))
LAND: Final = "#e8dcc0"
POST: Final = "#fbf7ec"
ROAD: Final = "#b09c74"
INK: Final = "#2b2620"
MARKER_COLOUR: Final = "#d8b13c"
_NUMBER: Final = re.compile(r"-?[\d.]+")
_HALF: Final = 13  # of a piece


class Shape(NamedTuple):
    """`disc` and `square` around a point, `line` from it to another one, `word` in the middle of it."""

    kind: str
    x: float
    y: float
    size: float  # half of the width; of a line the whole
    colour: str
    to: tuple[float, float] = (0, 0)
    word: str = ""


def shapes(game: Game) -> Iterator[Shape]:
    """What is drawn, from the bottom to the top: roads, spaces, pieces, markers, names."""
    view, drawn = game.view(), boards.geometry(game.board.id)
    for place in drawn["routes"].values():
        yield from _road(place["path"])
    for route, place in drawn["routes"].items():
        yield from _posts(game, view, route, place)
    facts = {city.id: city for city in boards.board(game.board.id).cities}
    for city, place in drawn["cities"].items():
        spaces = [(space.shape, space.privilege) for space in facts[city].offices]
        yield from _city(view, city, place, spaces)
    for value, (x, y) in zip(game.board.prestige_values, drawn.get("special_prestige", ()), strict=False):
        owner = view["special_prestige"].get(str(value))
        yield Shape("disc", x, y, _HALF, "#ffffff" if owner is None else SEAT_FILLS[owner])
        yield Shape("word", x, y + 5, 14, INK, word=str(value))


def _road(path: str) -> Iterator[Shape]:
    """A road as straight lines through the points of its curve."""
    numbers = [float(number) for number in _NUMBER.findall(path)]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    if len(points) > 5:  # M a L b C c d e L f: the curve from b to e
        b, c, d, e = points[1:5]
        points[1:5] = [_on_curve(b, c, d, e, part / 8) for part in range(9)]
    for (x, y), to in pairwise(points):
        yield Shape("line", x, y, 9, ROAD, to)


def _on_curve(*points_and_part: Any) -> tuple[float, float]:
    *points, part = points_and_part
    shares = ((1 - part) ** 3, 3 * part * (1 - part) ** 2, 3 * part * part * (1 - part), part**3)
    x = sum(share * point[0] for share, point in zip(shares, points, strict=True))
    y = sum(share * point[1] for share, point in zip(shares, points, strict=True))
    return x, y


def _posts(game: Game, view: dict[str, Any], route: str, place: dict[str, Any]) -> Iterator[Shape]:
    pieces = view["posts"].get(route, [])
    for number, (x, y) in enumerate(place["posts"]):
        yield Shape("disc", x, y, _HALF + 3, POST)
        if number < len(pieces) and pieces[number]:
            yield piece_shape(pieces[number], x, y)
    marker = view["markers"]["board"].get(route)
    if marker and "marker" in place:
        x, y = place["marker"]
        yield Shape("square", x, y, _HALF, MARKER_COLOUR)
        yield Shape("word", x, y + 4, 11, INK, word=marker)


def _city(view: dict[str, Any], city: str, place: dict[str, Any], spaces: Sequence[tuple[str, str]]) -> Iterator[Shape]:
    pieces = view["offices"].get(city, [])
    for number, (x, y) in enumerate(place["slots"]):
        if number < len(spaces):
            shape, privilege = spaces[number]
            colour = SPACE_COLOURS[privilege]
            yield Shape("disc" if shape == "merchant" else "square", x, y, _HALF + 3, colour)
    row = [*zip(pieces, place["slots"], strict=False)]
    row += zip(view["extra_offices"].get(city, []), place.get("extra", ()), strict=False)
    for piece, (x, y) in row:
        yield piece_shape(piece, x, y)
    yield Shape("word", place["x"], place["y"] + 34, 16, INK, word=city)


def piece_shape(piece: str, x: float, y: float) -> Shape:
    """`0t` is a cube of seat 0, `0m` a disc, `nt` a neutral cube."""
    colour = SEAT_FILLS[int(piece[0])] if piece[0].isdigit() else NEUTRAL_COLOUR
    return Shape("disc" if piece[1] == "m" else "square", x, y, _HALF if piece[1] == "m" else _HALF - 2, colour)


def svg(game: Game) -> str:
    """The drawing as an svg document."""
    width, height = boards.geometry(game.board.id)["canvas"]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    ground = f'<rect width="{width}" height="{height}" fill="{LAND}"/>'
    return "\n".join([head, ground, *map(_svg_shape, shapes(game)), "</svg>"]) + "\n"


def _svg_shape(shape: Shape) -> str:
    x, y, size, colour = f"{shape.x:.1f}", f"{shape.y:.1f}", f"{shape.size:g}", shape.colour
    if shape.kind == "line":
        to = f'x2="{shape.to[0]:.1f}" y2="{shape.to[1]:.1f}"'
        return f'<line x1="{x}" y1="{y}" {to} stroke="{colour}" stroke-width="{size}" stroke-linecap="round"/>'
    if shape.kind == "word":
        words = f'font-family="sans-serif" font-size="{size}" text-anchor="middle"'
        return f'<text x="{x}" y="{y}" {words} fill="{colour}">{escape(shape.word)}</text>'
    edge = f'fill="{colour}" stroke="{INK}"'
    if shape.kind == "disc":
        return f'<circle cx="{x}" cy="{y}" r="{size}" {edge}/>'
    corner = f'x="{shape.x - shape.size:.1f}" y="{shape.y - shape.size:.1f}"'
    return f'<rect {corner} width="{2 * shape.size:g}" height="{2 * shape.size:g}" {edge}/>'
