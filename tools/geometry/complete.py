"""Everything of the board has its place in the geometry, and nothing more has."""

from collections.abc import Iterable
from typing import Any

from kontor.boards import BoardFacts, City, Route
from tools.geometry import measures
from tools.geometry.gauge import Gauge

Json = dict[str, Any]
DECOR = ("coast", "rivers", "lakes", "regions", "hills", "woods", "labels", "compass", "ships")


def check_complete(gauge: Gauge, facts: BoardFacts, geometry: Json) -> None:
    _keys(gauge, "the side", geometry, ("canvas", "cities", "routes", "special_prestige", "tracks", "decor"))
    if gauge.problems:
        return
    gauge.must(geometry["canvas"] == [measures.WIDTH, measures.HEIGHT], f"canvas: {geometry['canvas']}")
    _keys(gauge, "cities", geometry["cities"], [city.id for city in facts.cities])
    _keys(gauge, "routes", geometry["routes"], [route.id for route in facts.routes])
    if gauge.problems:
        return
    for city in facts.cities:
        _city(gauge, city, geometry["cities"][city.id])
    for route in facts.routes:
        _route(gauge, route, geometry["routes"][route.id])
    _tracks(gauge, facts, geometry)


def _city(gauge: Gauge, city: City, place: Json) -> None:
    scroll = ["scroll"] if city.abilities else []
    _keys(gauge, city.id, place, ["x", "y", "slots", "plaque", "box", "extra", *scroll])
    _count(gauge, f"offices of {city.id}", place.get("slots"), len(city.offices) or measures.GATES)
    _count(gauge, f"extra offices of {city.id}", place.get("extra"), measures.EXTRAS)


def _route(gauge: Gauge, route: Route, place: Json) -> None:
    signs = ["tavern"] * route.tavern + ["permanent"] * (route.permanent_marker is not None)
    _keys(gauge, route.id, place, ["path", "posts", "marker", "tie", *signs])
    _keys(gauge, f"tie of {route.id}", place.get("tie", {}), ["marker", *signs])
    _count(gauge, f"posts of {route.id}", place.get("posts"), len(route.posts))


def _tracks(gauge: Gauge, facts: BoardFacts, geometry: Json) -> None:
    countries = {region for city in facts.cities for region in city.regions} - {facts.home_region}
    tracks = geometry["tracks"]
    _keys(gauge, "tracks", tracks, ["completed", "ring", "east_west", *sorted(countries - {None})])
    _count(gauge, "special prestige", geometry["special_prestige"], len(facts.prestige_spaces))
    _count(gauge, "completed cities", tracks.get("completed"), facts.completed_cities_limit + 1)
    _count(gauge, "prestige ring", tracks.get("ring"), measures.SPACES)
    unknown = sorted(set(geometry["decor"]) - set(DECOR))
    gauge.must(not unknown, f"decor: unknown {', '.join(unknown)}")
    gauge.must("coast" in geometry["decor"], "decor: no coast")
    regions = set(geometry["decor"].get("regions", {}))
    gauge.must(regions == countries, f"decor: areas of {sorted(regions)}, countries {sorted(map(str, countries))}")


def _keys(gauge: Gauge, of: str, found: Json, wanted: Iterable[str]) -> None:
    missing, more = sorted(set(wanted) - set(found)), sorted(set(found) - set(wanted))
    gauge.must(not missing, f"{of}: no {', '.join(missing)}")
    gauge.must(not more, f"{of}: {', '.join(more)} is not on the board")


def _count(gauge: Gauge, of: str, found: list[Any] | None, wanted: int) -> None:
    gauge.must(found is not None and len(found) == wanted, f"{of}: {len(found or [])} instead of {wanted}")
