"""Short words for tests that speak notation."""

from collections.abc import Callable
from typing import Any, TypeAlias

import kontor

Situation: TypeAlias = Callable[..., kontor.Game]


def situation(**facts: Any) -> kontor.Game:
    """A Big Box Hansa game for 3, seat 0 to move, changed by these facts of a position (docs/notation.md)."""
    return kontor.from_position({"board": "hansa", "players": 3, **facts})


def play(game: kontor.Game, *decisions: str) -> kontor.Game:
    """Plays the decisions one after the other and gives the game back."""
    for decision in decisions:
        game.play(decision)
    return game


def legal(game: kontor.Game, start: str = "") -> list[str]:
    """The legal decisions in notation, those beginning with `start`."""
    return [str(action) for action in game.legal_actions() if action.startswith(start)]


def clause(game: kontor.Game, decision: str) -> str | None:
    """The clause that refuses the decision, or None where it is legal."""
    refusal = game.why_not(decision)
    return None if refusal is None else refusal.clause


def score(game: kontor.Game, seat: int, category: str) -> int:
    """One entry of the score sheet."""
    return int(game.scores()[seat][category])
