"""Short words for tests that speak notation."""

from collections.abc import Callable
from typing import Any, TypeAlias

import kontor

Situation: TypeAlias = Callable[..., kontor.Game]
Rows: TypeAlias = dict[str, list[str | None]]
FRESH = ["5t+1m", "6t+1m", "7t+1m", "8t+1m", "9t+1m"]
PLACES = ("posts", "offices", "extra_offices")


def situation(**facts: Any) -> kontor.Game:
    """A Big Box Hansa game for 3, seat 0 to move, changed by these facts of a position (docs/notation.md).

    What stands in many places may be one text: `posts` and offices as `rows` reads them; `supply` "3t 2t", further
    seats have a fresh one; `abilities` "keys 2 book 1 / keys 3", seat by seat; `markers` as `markers_in` reads them.
    """
    position = {"board": "hansa", "players": 3, **facts}
    players = position["players"]
    for name in position:
        if isinstance(text := position[name], str):
            if name in PLACES:
                position[name] = rows(text)
            elif name == "supply":
                position[name] = [*text.split(), *FRESH[len(text.split()) : players]]
            elif name == "abilities":
                seats = [seat.replace("-", "").split() for seat in text.split("/")]
                developed = [dict(zip(words[::2], map(int, words[1::2]), strict=True)) for words in seats]
                position[name] = [*developed, *({} for _ in range(players - len(seats)))]
            elif name == "markers":
                position[name] = markers_in(text, players)
    return kontor.from_position(position)


def rows(text: str | Rows) -> Rows:
    """Places with their pieces, such as "bremen-minden 0t - 1m, stade-hamburg 2t - -": "-" is a free post."""
    if not isinstance(text, str):
        return text
    places = [words.split() for words in text.split(",") if words]
    return {place: [None if piece == "-" else piece for piece in pieces] for place, *pieces in places}


def markers_in(text: str, players: int = 3) -> dict[str, Any]:
    """Markers with where they lie, such as "bremen-minden swap, stack plus-3 develop, unused swap, used/1 plus-4".

    A hand without a number is that of seat 0.
    """
    found: dict[str, Any] = {}
    for where, *markers in (words.split() for words in text.split(",") if words):
        hand, _, seat = where.partition("/")
        if hand in ("unused", "used", "plates"):
            found.setdefault(hand, [[] for _ in range(players)])[int(seat or 0)] = markers
        elif where == "stack":
            found["stack"] = markers
        else:
            found.setdefault("board", {})[where] = markers[0]
    return found


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
