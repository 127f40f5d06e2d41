"""What the tests of the two-player variants share: games with a neutral player, and how a neutral route gets full."""

from typing import Any

import kontor
from tests.clauses.reading import all_posts
from tests.support import Rows, legal, play, rows, situation

# One neutral trader is missing on Hamburg–Lübeck and stands next door. Pushed over, it makes the route neutral.
NEARLY = rows("hamburg-luebeck nt nt -, hamburg-lueneburg nt - - -")
FILL = ("displace t hamburg-lueneburg/1 paying 1t", "settle t hamburg-luebeck/3", "decline")

# The same on Britannia: Cambridge–Norwich.
NEARLY_NORWICH = rows("cambridge-norwich nt nt -, cambridge-london nt - -")
FILL_NORWICH = ("displace t cambridge-london/1 paying 1t", "settle t cambridge-norwich/3", "decline")


def duel(duo: str, board: str = "hansa", **facts: Any) -> kontor.Game:
    """Two players and the neutral one, seat 0 to move, changed by the facts given."""
    return situation(board=board, players=2, duo=duo, **facts)


def row(neutral: int, length: int) -> list[str | None]:
    """A route of this length with so many neutral traders on its first posts."""
    return ["nt" if number < neutral else None for number in range(length)]


def filled(duo: str, *more: str, **facts: Any) -> kontor.Game:
    """Seat 0 has just made Hamburg–Lübeck a neutral route; `more` decisions follow."""
    posts = NEARLY | rows(facts.pop("posts", {}))
    return play(duel(duo, posts=posts, **facts), *FILL, *more)


def norwich(*more: str, **facts: Any) -> kontor.Game:
    """Seat 0 has just made Cambridge–Norwich on Britannia a neutral route; `more` decisions follow."""
    posts = NEARLY_NORWICH | rows(facts.pop("posts", {}))
    return play(duel("britannia", "britannia", posts=posts, **facts), *FILL_NORWICH, *more)


def neutral_posts(game: kontor.Game) -> list[str]:
    """The posts on which neutral traders stand, sorted."""
    return sorted(
        f"{route}/{number}"
        for route, pieces in game.position()["posts"].items()
        for number, piece in enumerate(pieces, start=1)
        if piece == "nt"
    )


def neutral_offices(game: kontor.Game) -> list[str]:
    """The cities with neutral offices, once for each office, sorted."""
    return sorted(city for city, row in game.position()["offices"].items() for piece in row if piece == "nt")


def counter(game: kontor.Game) -> int:
    """The prestige of the neutral player (variant britannia)."""
    return int(game.position()["neutral_prestige"])


def asked(game: kontor.Game) -> list[str]:
    """What the active player may choose for the neutral player now, sorted."""
    return sorted(legal(game, "neutral "))


def markers_in_play(game: kontor.Game) -> list[str]:
    """All markers on the board, in the pile, on plates and held or used by a player, sorted."""
    markers = game.position()["markers"]
    players = [marker for where in ("plates", "unused", "used") for hand in markers[where] for marker in hand]
    return sorted([*(marker for marker in markers["board"].values() if marker), *markers["stack"], *players])


def one_piece_on_every_route(piece: str) -> Rows:
    """Every route of the Hansa board for three has this piece on its first post and nothing else."""
    posts: Rows = {}
    for post in all_posts(3):
        route, number = post.split("/")
        posts.setdefault(route, []).append(piece if number == "1" else None)
    return posts
