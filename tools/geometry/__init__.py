"""Checks how the boards are drawn: distances, overlaps, labels. `python -m tools.geometry` prints the tightest."""

from typing import Any

from kontor.boards import BoardFacts
from tools.geometry.complete import check_complete
from tools.geometry.drawing import Drawing
from tools.geometry.gauge import Gauge
from tools.geometry.land import check_countries, check_land
from tools.geometry.places import check_cities, check_posts, check_routes
from tools.geometry.things import check_names, check_order, check_ring, check_small

CHECKS = (
    check_cities,
    check_posts,
    check_routes,
    check_small,
    check_names,
    check_ring,
    check_order,
    check_land,
    check_countries,
)


def check(facts: BoardFacts, geometry: dict[str, Any]) -> Gauge:
    """All that is measured on a drawn side, and what is wrong with it."""
    gauge = Gauge()
    check_complete(gauge, facts, geometry)
    if not gauge.problems:
        for part in CHECKS:
            part(gauge, Drawing(facts, geometry))
    return gauge
