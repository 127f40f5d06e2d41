"""What the tests of the East board share."""

from typing import Any

import kontor
from tests.clauses.reading import targets
from tests.support import Rows, legal, rows, score, situation

GREEN_CITIES = ["belgard", "dresden", "waren"]

# The sea routes, filled by seat 0 as the printed posts want it: merchants on the ships, traders elsewhere.
SEA_ROUTES = rows(
    "danzig-malmoe 0t 0t 0t 0m, malmoe-stralsund 0m 0m 0t, malmoe-visby 0t 0m 0t, stralsund-wismar 0m 0m 0t"
)
SHIPS = {
    "danzig-malmoe/4",
    "malmoe-stralsund/1",
    "malmoe-stralsund/2",
    "malmoe-visby/2",
    "stralsund-wismar/1",
    "stralsund-wismar/2",
}

# Nine full cities, 7 traders of seat 1 and 7 of seat 2: the next city to be completed is the tenth.
NINE_FULL_CITIES = rows(
    "perleberg 1t, tangermuende 2t, berlin-coelln 1t, wittenberg 2t, allenstein 1t 2t, anklam 1t 2t, "
    "elbing 1t 2t, koenigsberg 1t 2t, kulm 1t 2t"
)


def east(**facts: Any) -> kontor.Game:
    """An East game for 3, seat 0 to move, changed by the facts given."""
    return situation(board="east", **facts)


def holding(route: str, privilege: int = 0, posts: str | Rows | None = None, **facts: Any) -> kontor.Game:
    """Seat 0 (two merchants off the desk, 3 traders in supply) holds a sea route; Privilege: 0 white to 3 black."""
    usual: dict[str, Any] = {"abilities": f"book 1 privilege {privilege}", "supply": "3t 3t 3t"}
    return east(**{**usual, "posts": {route: SEA_ROUTES[route]} | rows(posts or {}), **facts})


def controlled(game: kontor.Game) -> list[int]:
    """How many cities each seat controls: 2 points each in the score sheet."""
    return [score(game, seat, "cities") // 2 for seat in range(len(game.scores()))]


def all_posts() -> set[str]:
    """The posts of the board: a merchant may be placed on each of them while it is empty."""
    return set(targets(east(), "place m "))


def routes_of(posts: set[str]) -> set[str]:
    return {post.split("/")[0] for post in posts}


def foundable(game: kontor.Game) -> list[str]:
    """What "Occupy a green city" offers, sorted."""
    return sorted(action.removeprefix("found ") for action in legal(game, "found "))
