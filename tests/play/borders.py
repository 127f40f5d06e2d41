"""Whether a listed decision would carry a piece or a marker across a border, told from the printed facts (BRIT)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from kontor import Game
from kontor.boards import BoardFacts
from kontor.rules.action import Kind

ENTERING = (Kind.PLACE, Kind.PLACE_PAYING, Kind.DISPLACE)
SETTLING = (Kind.SETTLE, Kind.SETTLE_EXTRA)


def crossings(game: Game, position: dict[str, Any]) -> Iterator[str]:
    """The listed decisions that break a border; none on a board without countries."""
    facts = game.board.facts
    if facts.home_region is None:
        return
    region = regions(facts)
    home = facts.home_region
    pending = position.get("pending", {})
    decision = pending.get("decisions", [{"decision": "turn"}])[-1]
    free = pending.get("safe_conduct", False)  # BRIT-66
    enterable = {home, *permits(facts, position)}
    for action in game.legal_actions():
        words = action.split(" ")
        if action.kind in ENTERING:  # BRIT-23
            allowed = free or region[words[2]] in enterable
        elif action.kind == Kind.DROP:
            start, goal = region[words[1]], region[words[2]]
            move = decision["way"] == "move"  # BRIT-41, BRIT-42; markers carry within one country (BRIT-17, BRIT-49)
            allowed = goal == start or (move and (free or goal == home))
        elif action.kind in SETTLING and decision["decision"] == "settling":  # BRIT-36 to BRIT-38, BRIT-69
            allowed = region[words[2]] in (home, region[decision["route"]])
        elif action.kind in SETTLING:  # BRIT-50
            allowed = decision["decision"] == "placing-abroad" and region[words[2]] != home
        elif action.kind == Kind.MARKER:  # BRIT-14, BRIT-15
            allowed = region[words[2]] == home and facts.route(words[2]).permanent_marker is None
        else:
            allowed = True
        if not allowed:
            yield f"'{action}' is listed but crosses a border, with permits for {sorted(enterable - {home})}"


@cache
def regions(facts: BoardFacts) -> dict[str, str]:
    """The country of every route and every post (BRIT-07)."""
    found: dict[str, str] = {}
    for route in facts.routes:
        country = route.region or facts.home_region or ""
        found[route.id] = country
        found |= {f"{route.id}/{place}": country for place in range(1, len(route.posts) + 1)}
    return found


def permits(facts: BoardFacts, position: dict[str, Any]) -> Iterator[str]:
    """The countries that the turn's player may enter by a rightmost office, once a turn and city (BRIT-24 to -30)."""
    for city in facts.cities:
        row = position["offices"].get(city.id)
        if row and row[-1][0] == str(position["turn"]) and city.id not in position.get("permits_used", []):
            yield from city.permits
