"""The Britannia board for tests: games on both sides and in both editions, and what lies in Wales and Scotland."""

from typing import Any

import kontor
from tests.clauses.reading import targets
from tests.support import rows, score, situation

WELSH_ROUTES = {
    "cardiff-montgomery",
    "cardiff-pembroke",
    "chester-conway",
    "conway-isle-of-man",
    "conway-montgomery",
    "hereford-montgomery",
    "montgomery-pembroke",
}
SCOTTISH_ROUTES = {  # on the side for 4 and 5 players
    "carlisle-falkirk",
    "carlisle-isle-of-man",
    "dunbar-edinburgh",
    "dunbar-newcastle",
    "edinburgh-glasgow",
    "falkirk-glasgow",
}
SCATTERED = rows("cardiff-montgomery 1t - -, chester-conway 2m - -, london-oxford 1m - - -, durham-york 2t 0t -")


def britannia(players: int = 3, edition: str = "bigbox", **facts: Any) -> kontor.Game:
    """Seat 0 to move; everyone has 3 traders in supply and what is on neither board nor desk in stock."""
    usual: dict[str, Any] = {"supply": ["3t"] * players}
    return situation(board="britannia", players=players, edition=edition, **{**usual, **facts})


def everywhere(players: int, edition: str = "bigbox", **facts: Any) -> kontor.Game:
    """Seat 0 holds every permit there is, and a merchant in supply: all posts of the board are open."""
    permits = {city: ["0t"] for city in ("cardiff", "carlisle", "london")}
    return britannia(players, edition, offices=permits, supply=["3t+1m"] * players, **facts)


def routes(game: kontor.Game, start: str) -> set[str]:
    """The routes of the posts that the legal decisions beginning with `start` name next."""
    return {target.split("/")[0] for target in targets(game, start)}


def kinds_of_posts(players: int) -> dict[str, list[str]]:
    """Route -> "t" for a house and "m" for a ship post, in order: read off where a trader may be placed."""
    game = everywhere(players)
    houses = targets(game, "place t ")
    found: dict[str, list[str]] = {}
    for post in targets(game, "place m "):
        found.setdefault(post.split("/")[0], []).append("t" if post in houses else "m")
    return found


def permits_used(game: kontor.Game) -> list[str]:
    """The cities whose permit has been used in this turn."""
    return sorted(game.position().get("permits_used", []))


def regions(game: kontor.Game) -> list[int]:
    """The points for Wales and Scotland, seat by seat, if the game ended now."""
    return [score(game, seat, "regions") for seat in range(len(game.scores()))]
