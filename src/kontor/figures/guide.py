"""The field guide: figures of many games of the strongest bot against itself (tools/guide.py makes them)."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kontor.boards import board

CITY_KINDS: Final = ("ability", "east-west", "prestige", "green", "permit", "plain")


def kind_of_city(side: str, city: str) -> str:
    """What is special about a city, the first that applies: `plain` where nothing is."""
    facts = board(side)
    found = next(each for each in facts.cities if each.id == city)
    if found.abilities:
        return "ability"
    if city in facts.east_west:
        return "east-west"
    if city == facts.prestige_city:
        return "prestige"
    if found.permits:
        return "permit"
    return "plain" if found.hanseatic else "green"


@cache
def guide() -> dict[str, Any]:
    """By kind of game, such as `hansa-4`: abilities, markers and kinds of cities."""
    found: dict[str, Any] = json.loads(files("kontor.figures").joinpath("guide.json").read_text("utf-8"))
    return found
