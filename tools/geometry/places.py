"""Cities, posts and routes keep their distances."""

from itertools import combinations, pairwise
from math import atan2, cos, degrees, dist, sin

from tools.geometry import measures
from tools.geometry.drawing import Drawing, per_row, rows
from tools.geometry.gauge import ROUNDED, Gauge
from tools.geometry.shapes import Box, Point, along, box_to_box, crossings, point_to_box, to_line


def check_cities(gauge: Gauge, drawing: Drawing) -> None:
    """Offices stand in rows above a plaque that the name fits on, and everything lies in the box of the city."""
    for city in drawing.facts.cities:
        place = drawing.cities[city.id]
        left, top, width, height = drawing.boxes[city.id]
        per, slot = per_row(city), measures.SLOT
        for i, found in enumerate(place["slots"]):
            row, column = divmod(i, per)
            x = place["x"] + (column + 0.5 - per / 2) * slot
            y = place["y"] + (row + 0.5 - rows(city) / 2) * slot
            gauge.must(dist(found, (x, y)) <= ROUNDED, f"{city.id}: office {i + 1} is out of line")
        half = (slot - 2 * ROUNDED) / 2
        for x, y in place["slots"] + place["extra"]:
            held = left <= x - half and x + half <= left + width and top <= y - half and y + half <= top + height
            gauge.must(held, f"{city.id}: an office sticks out of the box")
        plaque = place["plaque"]
        room = (plaque[2] - measures.width_of(city.name, measures.LETTERS)) / 2
        gauge.least("name to plaque edge", city.id, room, measures.NAME_MARGIN)
        gauge.must(plaque[0] - measures.SHIELD >= left - ROUNDED, f"{city.id}: no room for the shield")
        gauge.must(plaque[0] + plaque[2] <= left + width + ROUNDED, f"{city.id}: the plaque sticks out of the box")
        gauge.must(plaque[1] + measures.PLAQUE <= top + height + ROUNDED, f"{city.id}: the plaque hangs too low")
    for (name, box), (other, other_box) in combinations(drawing.boxes.items(), 2):
        gauge.least("city to city", f"{name} and {other}", box_to_box(box, other_box), measures.CITY_TO_CITY)


def check_posts(gauge: Gauge, drawing: Drawing) -> None:
    for (name, _, at), (other, _, other_at) in combinations(drawing.posts, 2):
        gauge.least("post to post", f"{name} and {other}", dist(at, other_at), measures.POST_TO_POST)
    ends = {route.id: route.ends for route in drawing.facts.routes}
    for name, route, at in drawing.posts:
        for city, box in drawing.boxes.items():
            gap = point_to_box(at, box) - measures.POST
            if city in ends[route]:
                gauge.least("post to own city", f"{name} and {city}", gap, measures.POST_TO_OWN_CITY)
            else:
                gauge.least("post to other city", f"{name} and {city}", gap, measures.POST_TO_CITY)


def check_routes(gauge: Gauge, drawing: Drawing) -> None:
    for route in drawing.facts.routes:
        curve = drawing.curves[route.id]
        for end, city in ((curve.whole[0], route.ends[0]), (curve.whole[-1], route.ends[1])):
            gauge.must(point_to_box(end, drawing.boxes[city]) == 0, f"{route.id} does not reach {city}")
        for way in curve.ends:
            gauge.most("kink in degrees", route.id, _kink(way), measures.KINK)
        _evenness(gauge, route.id, curve.bend, drawing.routes[route.id]["posts"])
        for name, other, at in drawing.posts:
            if other != route.id:
                gap = to_line(at, curve.bend) - measures.POST - measures.RIBBON
                gauge.least("route to other post", f"{route.id} and {name}", gap, measures.ROUTE_TO_OTHERS)
        for city, box in drawing.boxes.items():
            if city not in route.ends:
                gap = min(point_to_box(at, box) for at in curve.bend) - measures.RIBBON
                gauge.least("route to other city", f"{route.id} and {city}", gap, measures.ROUTE_TO_OTHERS)
    for (name, curve), (other, other_curve) in combinations(drawing.curves.items(), 2):
        met = [at for at in crossings(curve.whole, other_curve.whole) if not _covered(at, drawing.cores)]
        gauge.must(not met, f"{name} crosses {other}")


def _covered(at: Point, cores: dict[str, Box]) -> bool:
    """Whether a city hides it."""
    return any(point_to_box(at, core) == 0 for core in cores.values())


def _kink(way: list[Point]) -> float:
    """By how much a way turns at its second point, where the first part is long enough to be seen."""
    (ax, ay), (bx, by), (cx, cy) = way
    if dist(way[0], way[1]) <= 4:
        return 0
    turn = atan2(by - ay, bx - ax) - atan2(cy - by, cx - bx)
    return abs(degrees(atan2(sin(turn), cos(turn))))


def _evenness(gauge: Gauge, route: str, bend: list[Point], posts: list[list[float]]) -> None:
    step = sum(dist(a, b) for a, b in pairwise(bend)) / len(posts)
    for i, (x, y) in enumerate(posts):
        gauge.most("uneven posts", route, abs(along((x, y), bend) / step - i - 0.5), measures.POST_DISTANCE_TOLERANCE)
        gauge.most("post off its route", route, to_line((x, y), bend), measures.OFF_CURVE)
