"""What tests read off a game: pieces on posts and in offices, supplies, the posts of a board; and full cities."""

import kontor
from tests.support import legal, rows, situation

FULL_DESK = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "purse": 3}
LUEBECK = {"hamburg-luebeck": ["0t", "0t", "0t"]}  # seat 0 holds this route
OTHERS = ["6t+1m", "7t+1m"]  # the fresh supplies of seats 1 and 2
INCOME_LIMIT = {"bigbox": "INCOME-01", "classic": "CLASSIC-10"}  # the clause behind the Purse value

# Nine full cities of the three-player side, all of seats 1 and 2: the next city to be filled is the tenth.
# They hold 7 traders of seat 1, 6 traders and the merchant of seat 2.
NINE_FULL_CITIES = rows(
    "bremen 1t, duisburg 2t, goslar 1t, lueneburg 2m, coellen 1t 2t, hildesheim 1t 2t, kampen 1t 2t, "
    "goettingen 1t 2t, warburg 1t 2t"
)
# Nine others, without Göttingen.
NINE_OTHER_FULL_CITIES = rows(
    "bremen 1t, brunswiek 1t, duisburg 1t, goslar 1t, lueneburg 1m, stade 2m, coellen 2t 2t, "
    "kampen 2t 2t, warburg 2t 2t"
)


def at(game: kontor.Game, post: str) -> str | None:
    """The piece on a post as "1m" (seat and kind), or None where the post is free."""
    route, number = post.split("/")
    pieces: list[str | None] = game.position()["posts"].get(route) or [None] * int(number)
    return pieces[int(number) - 1]


def posts(game: kontor.Game, route: str) -> list[str]:
    """The pieces on the posts of a route, empty posts left out."""
    return [piece for piece in game.position()["posts"].get(route, []) if piece]


def pieces_on_posts(game: kontor.Game) -> list[str]:
    """All pieces on posts, sorted."""
    return sorted(piece for route in game.position()["posts"].values() for piece in route if piece)


def offices(game: kontor.Game, city: str) -> list[str]:
    """The offices of a city from left to right."""
    return list(game.position()["offices"].get(city) or [])


def supply(game: kontor.Game, seat: int = 0) -> str:
    """The supply of a seat as "5t+1m"."""
    return str(game.position()["supply"][seat])


def stock(game: kontor.Game) -> str:
    """What the decider has in stock: the largest Income on offer, given Purse C and an action left."""
    amounts = [line.removeprefix("income ") for line in legal(game, "income ")]
    return max(amounts, key=lambda amount: sum(int(part[:-1]) for part in amount.split("+")), default="0")


def in_stock(game: kontor.Game, seat: int = 0) -> list[int]:
    """The traders and the merchants of a seat in the stock."""
    parts = str(game.view()["stock"][seat]).split("+")
    return [sum(int(part[:-1]) for part in parts if part.endswith(kind)) for kind in "tm"]


def east_west(game: kontor.Game) -> list[int]:
    """Who has connected Arnheim and Stendal, in order."""
    return list(game.position()["east_west"])


def development(game: kontor.Game, ability: str, seat: int = 0) -> int:
    """How many pieces a seat has taken off an ability row."""
    return int(game.position()["abilities"][seat].get(ability, 0))


def all_posts(players: int) -> list[str]:
    """The posts of the Hansa board for so many players: each of them may be placed on while it is empty."""
    return [action.removeprefix("place t ") for action in legal(situation(players=players), "place t ")]


def targets(game: kontor.Game, start: str) -> list[str]:
    """What follows `start` in the legal decisions that begin with it, sorted."""
    return sorted(action.removeprefix(start) for action in legal(game, start))
