"""What lies on the table, read from the position, and a few things that several clause tests share."""

import kontor
from tests.support import legal

# Nine full cities of the three-player side, all of seats 1 and 2: the next city to be filled is the tenth.
# They hold 7 traders of seat 1, 6 traders and the merchant of seat 2.
NINE_FULL_CITIES = {
    "bremen": ["1t"],
    "duisburg": ["2t"],
    "goslar": ["1t"],
    "lueneburg": ["2m"],
    "coellen": ["1t", "2t"],
    "hildesheim": ["1t", "2t"],
    "kampen": ["1t", "2t"],
    "goettingen": ["1t", "2t"],
    "warburg": ["1t", "2t"],
}


def posts(game: kontor.Game, route: str) -> list[str]:
    """The pieces on the posts of a route, empty posts left out."""
    return [piece for piece in game.position()["posts"].get(route, []) if piece]


def offices(game: kontor.Game, city: str) -> list[str]:
    """The pieces on the printed office spaces of a city, from the left."""
    return [piece for piece in game.position()["offices"].get(city, []) if piece]


def extra_offices(game: kontor.Game, city: str) -> list[str]:
    """The extra offices of a city, the one next to the printed spaces first."""
    return [piece for piece in game.position()["extra_offices"].get(city, []) if piece]


def supply(game: kontor.Game, seat: int = 0) -> str:
    return str(game.position()["supply"][seat])


def prestige(game: kontor.Game) -> list[int]:
    """The prestige track, seat by seat."""
    return list(game.position()["prestige"])


def east_west(game: kontor.Game) -> list[int]:
    """Who has connected Arnheim and Stendal, in order."""
    return list(game.position()["east_west"])


def unused(game: kontor.Game, seat: int = 0) -> list[str]:
    """The markers a seat holds and has not used."""
    return list(game.position()["markers"]["unused"][seat])


def development(game: kontor.Game, ability: str, seat: int = 0) -> int:
    """How many pieces a seat has taken off an ability row."""
    return int(game.position()["abilities"][seat].get(ability, 0))


def stock(game: kontor.Game) -> str:
    """What the decider has in stock: the largest Income on offer, given Purse C and an action left."""
    amounts = [line.removeprefix("income ") for line in legal(game, "income ")]
    return max(amounts, key=lambda amount: sum(int(part[:-1]) for part in amount.split("+")), default="0")
