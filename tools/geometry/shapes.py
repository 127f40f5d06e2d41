"""Distances between points, boxes, curves and areas."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import dist, hypot

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height

_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def points(path: str) -> list[Point]:
    """All points that a path names, handles included."""
    numbers = [float(number) for number in _NUMBER.findall(path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def cubic(start: Point, first: Point, second: Point, end: Point, steps: int) -> list[Point]:
    """Points of a cubic curve, its ends included."""

    def at(t: float, axis: int) -> float:
        s = 1 - t
        a, b, c, d = start[axis], first[axis], second[axis], end[axis]
        return s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d

    return [(at(step / steps, 0), at(step / steps, 1)) for step in range(steps + 1)]


def areas(path: str, steps: int = 6) -> list[list[Point]]:
    """The closed shapes of a path made of curves, each as a polygon."""
    shapes = []
    for part in path.split("M")[1:]:
        named = points(part)
        shape = named[:1]
        for i in range(1, len(named) - 2, 3):
            shape += cubic(shape[-1], named[i], named[i + 1], named[i + 2], steps)[1:]
        shapes.append(shape)
    return shapes


def centred(centre: Sequence[float], width: float, height: float) -> Box:
    return (centre[0] - width / 2, centre[1] - height / 2, width, height)


def middle(box: Box) -> Point:
    return (box[0] + box[2] / 2, box[1] + box[3] / 2)


def point_to_box(point: Point, box: Box) -> float:
    """0 inside."""
    across = max(box[0] - point[0], 0, point[0] - box[0] - box[2])
    down = max(box[1] - point[1], 0, point[1] - box[1] - box[3])
    return hypot(across, down)


def box_to_box(a: Box, b: Box) -> float:
    """Negative where they overlap: how deep."""
    across = max(a[0] - b[0] - b[2], b[0] - a[0] - a[2])
    down = max(a[1] - b[1] - b[3], b[1] - a[1] - a[3])
    return hypot(max(across, 0), max(down, 0)) if max(across, down) > 0 else max(across, down)


def to_line(point: Point, line: Iterable[Point]) -> float:
    return min(_to_piece(point, start, end)[0] for start, end in pairwise(line))


def along(point: Point, line: Iterable[Point]) -> float:
    """How far along a line the nearest place to a point is."""
    passed, best, found = 0.0, float("inf"), 0.0
    for start, end in pairwise(line):
        away, part = _to_piece(point, start, end)
        length = dist(start, end)
        if away < best:
            best, found = away, passed + part * length
        passed += length
    return found


def _to_piece(point: Point, start: Point, end: Point) -> tuple[float, float]:
    """The distance to a straight piece, and the part of the piece before the nearest place."""
    (px, py), (ax, ay), (bx, by) = point, start, end
    square = (bx - ax) ** 2 + (by - ay) ** 2
    part = 0.0 if square == 0 else max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / square))
    return hypot(px - ax - part * (bx - ax), py - ay - part * (by - ay)), part


def inside(point: Point, shapes: Iterable[Sequence[Point]]) -> bool:
    return any(_inside(point, shape) for shape in shapes)


def _inside(point: Point, shape: Sequence[Point]) -> bool:
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in pairwise([*shape, shape[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def around(line: Sequence[Point]) -> Box:
    """The box that holds a line."""
    left, top = min(x for x, _ in line), min(y for _, y in line)
    return (left, top, max(x for x, _ in line) - left, max(y for _, y in line) - top)


def crossings(a: Sequence[Point], b: Sequence[Point]) -> Iterator[Point]:
    """Where two lines cross."""
    if box_to_box(around(a), around(b)) > 0:
        return
    for start, end in pairwise(a):
        for other_start, other_end in pairwise(b):
            if _cross(start, end, other_start, other_end):
                on_left, on_right = _side(other_start, other_end, start), _side(other_start, other_end, end)
                t = on_left / (on_left - on_right)
                yield (start[0] + t * (end[0] - start[0]), start[1] + t * (end[1] - start[1]))


def crosses_itself(shape: Sequence[Point]) -> Point | None:
    """A place where a closed shape crosses its own edge."""
    edges = list(pairwise([*shape, shape[0]]))
    for i, (start, end) in enumerate(edges):
        for other_start, other_end in edges[i + 2 :]:
            if other_end != start and _cross(start, end, other_start, other_end):
                return start
    return None


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    if min(a[0], b[0]) > max(c[0], d[0]) or max(a[0], b[0]) < min(c[0], d[0]):
        return False
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
