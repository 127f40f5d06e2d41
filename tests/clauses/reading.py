"""What tests read off a game: pieces on posts and in offices, supplies, the posts of a board."""

import kontor
from tests.support import legal, situation

INCOME_LIMIT = {"bigbox": "INCOME-01", "classic": "CLASSIC-10"}  # the clause behind the Purse value


def at(game: kontor.Game, post: str) -> str | None:
    """The piece on a post as "1m" (seat and kind), or None where the post is free."""
    route, number = post.split("/")
    pieces: list[str | None] = game.position()["posts"].get(route) or [None] * int(number)
    return pieces[int(number) - 1]


def pieces_on_posts(game: kontor.Game) -> list[str]:
    """All pieces on posts, sorted."""
    return sorted(piece for route in game.position()["posts"].values() for piece in route if piece)


def offices(game: kontor.Game, city: str) -> list[str]:
    """The offices of a city from left to right."""
    return list(game.position()["offices"].get(city) or [])


def supply(game: kontor.Game, seat: int) -> str:
    """The supply of a seat as "5t+1m"."""
    return str(game.position()["supply"][seat])


def in_stock(game: kontor.Game, seat: int = 0) -> list[int]:
    """The traders and the merchants of a seat in the stock."""
    parts = str(game.view()["stock"][seat]).split("+")
    return [sum(int(part[:-1]) for part in parts if part.endswith(kind)) for kind in "tm"]


def all_posts(players: int) -> list[str]:
    """The posts of the Hansa board for so many players: each of them may be placed on while it is empty."""
    return [action.removeprefix("place t ") for action in legal(situation(players=players), "place t ")]


def targets(game: kontor.Game, start: str) -> list[str]:
    """What follows `start` in the legal decisions that begin with it, sorted."""
    return sorted(action.removeprefix(start) for action in legal(game, start))
