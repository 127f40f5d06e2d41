"""The score sheet: points by category, and why."""

from collections.abc import Iterator
from functools import reduce
from typing import Final

from rich.text import Text

from kontor.cli.output import aligned
from kontor.cli.scene import Scene
from kontor.game import Game
from kontor.reference import clause
from kontor.rules.scoreline import CATEGORIES, Line

HIDDEN_SIGN: Final = "?"


def sheet(scene: Scene) -> list[Text]:
    """Categories down, players across; what the viewer may not know is a question mark."""
    scores = scene.view["scores"]
    used = [name for name in CATEGORIES if any(seat[name] for seat in scores["seats"]) or _is_secret(scene, name)]
    rows: list[list[Text | str]] = [["", *(scene.player(seat) for seat in range(len(scene.names)))]]
    for category in (*used, "total", "rank"):
        cells = [
            HIDDEN_SIGN if category in scores["hidden"][seat] else str(points[category])
            for seat, points in enumerate(scores["seats"])
        ]
        rows.append([scene.say("terminal-rank" if category == "rank" else f"category-{category}"), *cells])
    return aligned(rows)


def _is_secret(scene: Scene, category: str) -> bool:
    return any(category in names for names in scene.view["scores"]["hidden"])


def reasons(scene: Scene, game: Game) -> Iterator[Text]:
    """Why each player has these points: one line per entry of the sheet, with its clause."""
    say = scene.say
    for seat in range(len(scene.names)):
        yield scene.player(seat)
        hidden = scene.view["scores"]["hidden"][seat]
        for line in game.score_lines(seat):
            if line.category not in hidden and line.points:
                yield Text(f"{line.points:>4}  {say(f'category-{line.category}')}{_why(scene, line)} ({line.clause})")
        if hidden:
            categories = ", ".join(say(f"category-{category}") for category in hidden)
            yield Text(f"   {HIDDEN_SIGN}  {say('terminal-score-secret', categories=categories)}")


def _why(scene: Scene, line: Line) -> str:
    facts, say = line.facts, scene.say
    words = []
    if "ability" in facts:
        words.append(say(f"ability-{facts['ability']}"))
    if "count" in facts:
        words.append(say("terminal-score-markers", count=str(facts["count"])))
    if "offices" in facts:
        words.append(say("terminal-score-network", offices=str(facts["offices"]), keys=str(facts["keys"])))
    if "region" in facts:
        words.append(say(f"region-{facts['region']}"))
    if "city" in facts:
        words.append(scene.city_name(str(facts["city"])))
    if isinstance(cities := facts.get("cities"), list):
        words.append(", ".join(map(scene.city_name, cities)))
    return f": {'; '.join(words)}" if words else ""


def result(scene: Scene, game: Game) -> Iterator[Text]:
    """Who won, and what ended the game."""
    seats, say = scene.view["scores"]["seats"], scene.say
    best = min(points["rank"] for points in seats)
    winners = [seat for seat, points in enumerate(seats) if points["rank"] == best]
    first, *others = (scene.player(seat) for seat in winners)
    who = reduce(lambda left, right: say.styled("terminal-and", first=left, second=right), others, first)
    won = "terminal-won-shared" if others else "terminal-won"
    yield say.styled(won, "bold", who=who, points=str(seats[winners[0]]["total"]))
    if game.end_clause:
        ended = clause(game.end_clause, say.language)
        yield Text(say("terminal-ended", clause=ended.id, text=ended.text))
