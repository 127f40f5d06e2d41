"""A drawn side: its facts and its geometry, and the boxes and curves that follow from both."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from kontor.boards import BoardFacts, City
from tools.geometry import measures
from tools.geometry.shapes import Box, Point, areas, centred, cubic, points

STEPS = 32


class Curve(NamedTuple):
    """A route: a straight way out of a city, a curve with the posts, a straight way into the other city."""

    whole: list[Point]
    bend: list[Point]
    ends: tuple[list[Point], list[Point]]  # at each end: in the city, where the curve begins, its handle

    @classmethod
    def of(cls, path: str) -> "Curve":
        start, leave, first, second, arrive, end = points(path)
        bend = cubic(leave, first, second, arrive, STEPS)
        return cls([start, *bend, end], bend, ([start, leave, first], [end, arrive, second]))


class Small(NamedTuple):
    """A marker, sign, scroll or track. `route` or `city` is what it belongs to."""

    name: str
    box: Box
    route: str = ""
    city: str = ""
    tie: str = ""


class Drawing:
    def __init__(self, facts: BoardFacts, geometry: dict[str, Any]) -> None:
        self.facts = facts
        self.cities: dict[str, dict[str, Any]] = geometry["cities"]
        self.routes: dict[str, dict[str, Any]] = geometry["routes"]
        self.prestige: list[Point] = [tuple(point) for point in geometry["special_prestige"]]
        self.tracks: dict[str, Any] = geometry["tracks"]
        self.decor: dict[str, Any] = geometry["decor"]

    @cached_property
    def boxes(self) -> dict[str, Box]:
        """All that belongs to a city: offices, plaque, room for two extra offices and a shield."""
        return {name: tuple(city["box"]) for name, city in self.cities.items()}

    @cached_property
    def cores(self) -> dict[str, Box]:
        """Offices and plaque only."""
        return {city.id: self._core(city) for city in self.facts.cities}

    def _core(self, city: City) -> Box:
        place = self.cities[city.id]
        left, top, width, height = place["plaque"]
        half = per_row(city) * measures.SLOT / 2
        left, right = min(left, place["x"] - half), max(left + width, place["x"] + half)
        return (left, place["box"][1], right - left, top + height - place["box"][1])

    @cached_property
    def curves(self) -> dict[str, Curve]:
        return {name: Curve.of(route["path"]) for name, route in self.routes.items()}

    @cached_property
    def posts(self) -> list[tuple[str, str, Point]]:
        """Each post: its name, its route, its centre."""
        return [
            (f"{name}/{number}", name, (post[0], post[1]))
            for name, route in self.routes.items()
            for number, post in enumerate(route["posts"], 1)
        ]

    @cached_property
    def land(self) -> list[list[Point]]:
        return [shape for path in self.decor["coast"] for shape in areas(path)]

    @cached_property
    def small(self) -> list[Small]:
        return [*self._scrolls(), *self._beside_routes(), *self._tracks()]

    def _scrolls(self) -> Iterator[Small]:
        for city in self.facts.cities:
            if city.abilities:
                width = measures.SCROLL[0] + (len(city.abilities) - 1) * measures.SCROLL_STEP
                box = centred(self.cities[city.id]["scroll"], width, measures.SCROLL[1])
                yield Small(f"scroll of {city.id}", box, city=city.id)

    def _beside_routes(self) -> Iterator[Small]:
        sizes = {"marker": measures.MARKER, "tavern": measures.TAVERN, "permanent": measures.PERMANENT}
        for name, route in self.routes.items():
            for kind, size in sizes.items():
                if kind in route:
                    yield Small(f"{kind} of {name}", centred(route[kind], *size), route=name, tie=kind)

    def _tracks(self) -> Iterator[Small]:
        width = len(self.prestige) * measures.PRESTIGE_STEP + 8
        between = ((self.prestige[0][0] + self.prestige[-1][0]) / 2, self.prestige[0][1])
        yield Small(
            "special prestige", centred(between, width, measures.PRESTIGE_HEIGHT), city=self.facts.prestige_city
        )
        roofs = self.tracks["completed"]
        between = ((roofs[0][0] + roofs[-1][0]) / 2, roofs[0][1])
        width = len(roofs) * measures.ROOF_STEP + 12
        yield Small("completed cities", centred(between, width, measures.ROOFS_HEIGHT))
        for award in ("east_west", "wales", "scotland"):
            if award in self.tracks:
                yield Small(f"award {award}", centred(self.tracks[award], *measures.AWARD))


def rows(city: City) -> int:
    return 2 if len(city.offices) > measures.MAX_OFFICES_PER_ROW else 1


def per_row(city: City) -> int:
    return -(-(len(city.offices) or measures.GATES) // rows(city))
