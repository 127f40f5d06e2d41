"""The score sheet: points by category, and why."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from kontor.cli.output import aligned
from kontor.cli.table import Table
from kontor.game import Game
from kontor.reference import clause
from kontor.rules.scoreline import CATEGORIES, Line

SECRET: Final = "?"


def sheet(table: Table) -> list[Text]:
    """Categories down, players across; what the viewer may not know is a question mark."""
    scores = table.view["scores"]
    used = [name for name in CATEGORIES if any(seat[name] for seat in scores["seats"]) or _is_secret(table, name)]
    rows: list[list[Text | str]] = [["", *(table.player(seat) for seat in range(len(table.names)))]]
    for category in (*used, "total", "rank"):
        cells = [
            SECRET if category in scores["hidden"][seat] else str(points[category])
            for seat, points in enumerate(scores["seats"])
        ]
        rows.append([category.replace("_", " "), *cells])
    return aligned(rows)


def _is_secret(table: Table, category: str) -> bool:
    return any(category in names for names in table.view["scores"]["hidden"])


def reasons(table: Table, game: Game) -> Iterator[Text]:
    """Why each player has these points: one line per entry of the sheet, with its clause."""
    for seat in range(len(table.names)):
        yield table.player(seat)
        hidden = table.view["scores"]["hidden"][seat]
        for line in game.score_lines(seat):
            if line.category not in hidden and line.points:
                yield Text(f"{line.points:>4}  {line.category.replace('_', ' ')}{_why(table, line)} ({line.clause})")
        if hidden:
            yield Text(f"   ?  {', '.join(hidden)}: secret until the end")


def _why(table: Table, line: Line) -> str:
    facts = line.facts
    words = []
    if "ability" in facts:
        words.append(str(facts["ability"]))
    if "count" in facts:
        words.append(f"{facts['count']} markers")
    if "offices" in facts:
        words.append(f"{facts['offices']} offices x {facts['keys']}")
    if "region" in facts:
        words.append(str(facts["region"]).title())
    if "city" in facts:
        words.append(table.city_name(str(facts["city"])))
    if isinstance(cities := facts.get("cities"), list):
        words.append(", ".join(map(table.city_name, cities)))
    return f": {'; '.join(words)}" if words else ""


def result(table: Table, game: Game) -> Iterator[Text]:
    """Who won, and what ended the game."""
    seats = table.view["scores"]["seats"]
    best = min(points["rank"] for points in seats)
    winners = [seat for seat, points in enumerate(seats) if points["rank"] == best]
    names = Text(" and ").join(table.player(seat) for seat in winners)
    verb = "share the victory" if len(winners) > 1 else "wins"
    yield Text.assemble(names, f" {verb} with {seats[winners[0]]['total']} points.", style="bold")
    if game.end_clause:
        yield Text(f"Ended by {game.end_clause}: {clause(game.end_clause).text}")
