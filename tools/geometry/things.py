"""Markers, signs, scrolls and tracks are free of each other and of all else, and lie beside what they belong to."""

from itertools import combinations
from math import dist

from tools.geometry import measures
from tools.geometry.drawing import Drawing, Small
from tools.geometry.gauge import ROUNDED, Gauge
from tools.geometry.shapes import Box, Point, box_to_box, centred, middle, point_to_box, to_line

SEA_LETTER = 0.72  # how far a spaced letter of a sea's name carries, in parts of its size


def check_small(gauge: Gauge, drawing: Drawing) -> None:
    for a, b in combinations(drawing.small, 2):
        gauge.least("small to small", f"{a.name} and {b.name}", box_to_box(a.box, b.box), measures.SMALL_TO_SMALL)
    for thing in drawing.small:
        _free(gauge, drawing, thing.name, thing.box, "small", measures.SMALL_TO_SMALL)
        if thing.route:
            _beside_route(gauge, drawing, thing)
        elif thing.city:
            gap = box_to_box(thing.box, drawing.boxes[thing.city])
            gauge.most("scroll from its city", thing.name, gap, measures.SCROLL_FROM_CITY)


def _free(gauge: Gauge, drawing: Drawing, name: str, box: Box, kind: str, least: float) -> None:
    for city, other in drawing.boxes.items():
        gauge.least(f"{kind} to city", f"{name} and {city}", box_to_box(box, other), least)
    for post, _, at in drawing.posts:
        gap = point_to_box(at, box) - measures.POST
        gauge.least(f"{kind} to post", f"{name} and {post}", gap, measures.SMALL_TO_POST)
    for route, curve in drawing.curves.items():
        gap = min(point_to_box(at, box) for at in curve.bend) - measures.RIBBON
        gauge.least(f"{kind} to route", f"{name} and {route}", gap, measures.SMALL_TO_POST)


def _beside_route(gauge: Gauge, drawing: Drawing, thing: Small) -> None:
    centre = middle(thing.box)
    own = to_line(centre, drawing.curves[thing.route].bend)
    gauge.most("marker from its route", thing.name, own - max(thing.box[2:]) / 2, measures.MARKER_FROM_ROUTE)
    other = min(to_line(centre, curve.bend) for name, curve in drawing.curves.items() if name != thing.route)
    gauge.most("nearer to another route", thing.name, own - other, measures.NEARER_TO_OTHER_ROUTE)
    tie = drawing.routes[thing.route]["tie"][thing.tie]
    gauge.must(dist(tie, centre) <= own + 2, f"{thing.name}: the string is not tied at the nearest point")
    gauge.must(to_line((tie[0], tie[1]), drawing.curves[thing.route].bend) <= 2, f"{thing.name}: tied to nothing")


def check_names(gauge: Gauge, drawing: Drawing) -> None:
    """The names of seas collide with nothing that is played with."""
    for name, box in _names(drawing):
        _free(gauge, drawing, name, box, "sea name", measures.NAME_TO_OTHERS)
        for thing in drawing.small:
            gap = box_to_box(box, thing.box)
            gauge.least("sea name to small", f"{name} and {thing.name}", gap, measures.NAME_TO_OTHERS)


def _names(drawing: Drawing) -> list[tuple[str, Box]]:
    named = []
    for text, x, y, angle, size in drawing.decor.get("labels", []):
        width = len(text.lstrip("~")) * size * SEA_LETTER
        box = (x - width / 2, y - size * 0.75, width, size)
        named.append((text, box if angle == 0 else centred((x, y), width, width)))
    return named


def check_ring(gauge: Gauge, drawing: Drawing) -> None:
    """The spaces tile the frame, and nothing but decoration lies on them."""
    deep, wide, high = measures.RING, measures.WIDTH, measures.HEIGHT
    frame = (deep, deep, wide - 2 * deep, high - 2 * deep)
    for name, box in [*drawing.boxes.items(), *((thing.name, thing.box) for thing in drawing.small)]:
        gauge.least("to the ring", name, _to_edge(box, frame), measures.TO_RING)
    for name, _, at in drawing.posts:
        plate = centred(at, 2 * measures.POST, 2 * measures.POST)
        gauge.least("to the ring", name, _to_edge(plate, frame), measures.TO_RING)
    spaces: list[Box] = [centred(space, space[2], space[3]) for space in drawing.tracks["ring"]]
    area = sum(space[2] * space[3] for space in spaces)
    gauge.must(abs(area - (wide * high - frame[2] * frame[3])) < 200, "the spaces of the ring do not fill it")
    for i, (space, after) in enumerate(zip(spaces, spaces[1:] + spaces[:1], strict=True)):
        gauge.must(abs(box_to_box(space, after)) <= 2 * ROUNDED, f"spaces {i} and {i + 1} of the ring do not meet")


def _to_edge(box: Box, frame: Box) -> float:
    """How far a box is inside of a frame."""
    right, bottom = frame[0] + frame[2] - box[0] - box[2], frame[1] + frame[3] - box[1] - box[3]
    return min(box[0] - frame[0], box[1] - frame[1], right, bottom)


def check_order(gauge: Gauge, drawing: Drawing) -> None:
    """Neighbours lie left, right, above and below each other as on the printed board."""
    printed = {city.id: city.xy for city in drawing.facts.cities if city.xy}
    drawn: dict[str, Point] = {name: (place["x"], place["y"]) for name, place in drawing.cities.items()}
    pairs = {tuple(sorted(route.ends)) for route in drawing.facts.routes}
    for name in drawn:
        others = sorted((other for other in drawn if other != name), key=lambda other: dist(drawn[name], drawn[other]))
        pairs |= {tuple(sorted((name, other))) for other in others[:3]}
    for a, b in sorted(pairs):
        for axis in (0, 1):
            apart = printed[b][axis] - printed[a][axis]
            turned = apart * (drawn[b][axis] - drawn[a][axis]) <= 0
            gauge.must(abs(apart) < measures.SIDE_MIN_DISTANCE or not turned, f"{a} and {b} have changed sides")
