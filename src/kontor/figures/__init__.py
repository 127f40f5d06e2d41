"""Figures of a game: what each player did how often, and what is usual among bots of a level.

Everything is counted from what all players can see, so the figures of a running game tell nothing hidden.
"""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from kontor.catalog import Options
from kontor.game import Game, Played

# Turns, actions by kind, what routes brought, and how pieces were displaced and gained.
FIGURE_NAMES: Final = (
    "turns", "income", "place", "displace", "move", "route", "office", "develop", "marker", "use", "displaced",
    "gained",
)  # fmt: skip
_COUNTED_WORDS: Final = {"income": "income", "place": "place", "displace": "displace", "route": "route", "use": "use"}
_EVENTS: Final = {"office": "office", "extra-office": "office", "developed": "develop", "marker": "marker"}


class Usual(NamedTuple):
    """What is usual: the lower quarter, the middle and the upper quarter of many games."""

    low: float
    middle: float
    high: float


def figures(game: Game) -> list[dict[str, int]]:
    """For each seat how often it did what."""
    counts: list[Counter[str]] = [Counter() for _ in game.names]
    counts[game.history()[0].seat if game.ply else 0]["turns"] += 1
    before: Played | None = None
    for played in game.history():
        word = str(played.action).partition(" ")[0]
        if word in _COUNTED_WORDS:
            counts[played.seat][_COUNTED_WORDS[word]] += 1
        if word == "lift" and (before is None or str(before.action).partition(" ")[0] not in ("lift", "drop")):
            counts[played.seat]["move"] += 1
        for seat, name in _counted(played):
            counts[seat][name] += 1
        before = played
    return [{name: count[name] for name in FIGURE_NAMES} for count in counts]


def _counted(played: Played) -> Iterator[tuple[int, str]]:
    for event in played.events:
        if event.kind in _EVENTS:
            yield played.seat, _EVENTS[event.kind]
        elif event.kind == "turn":
            yield int(str(event.facts["seat"])), "turns"
        elif event.kind == "displaced" and not str(event.facts["victim"]).startswith("n"):
            yield int(str(event.facts["victim"])[0]), "displaced"
        elif event.kind == "settled" and "source" in event.facts and not str(event.facts["piece"]).startswith("n"):
            yield int(str(event.facts["piece"])[0]), "gained"


def usual(options: Options) -> dict[str, dict[str, Usual]]:
    """What is usual on a board with this many players, by the level of the bots, the weakest first; empty where nobody
    counted it."""
    levels = _counts().get(f"{options.board}-{options.players}", {})
    return {level: {name: Usual(*found[name]) for name in FIGURE_NAMES} for level, found in levels.items()}


@cache
def _counts() -> dict[str, dict[str, dict[str, Any]]]:
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(files(__name__).joinpath("usual.json").read_text("utf-8"))
    return found
