"""How the people of these tests choose: from what is legal, with a random source, so that games go on and end."""

from collections.abc import Sequence
from random import Random

from tests.browser.pages import Json

WILD = 0.1  # share of decisions that are left to chance


def choose(view: Json, random: Random) -> str:
    """Routes first, then what fills one; now and then anything."""
    legal: Sequence[str] = view["legal"]
    if random.random() < WILD:
        return _any_kind(legal, random)
    for found in (
        _routes(legal),
        _starting(legal, "favour", "use", "develop", "found", "take"),
    ):
        if found and (found[0].startswith("route ") or random.random() < 0.6):
            return random.choice(found)
    steps = _starting(legal, "place", "drop", "settle", "remove")
    if steps:
        return max(steps, key=lambda action: (_worth(view, action), random.random()))
    incomes = _starting(legal, "income")
    return incomes[0] if incomes else random.choice(_starting(legal, "end", "done", "decline") or legal)


def _starting(legal: Sequence[str], *words: str) -> list[str]:
    return [action for action in legal if action.split(" ")[0] in words]


def _routes(legal: Sequence[str]) -> list[str]:
    """With something for step 3, where there is anything."""
    routes = _starting(legal, "route")
    return [action for action in routes if action.count(" ") > 1] or routes


def _any_kind(legal: Sequence[str], random: Random) -> str:
    """A kind of decision, then one of that kind: rare kinds occur as often as common ones."""
    kinds = list(dict.fromkeys(action.split(" ")[0] for action in legal))
    return random.choice(_starting(legal, random.choice(kinds)))


def _worth(view: Json, action: str) -> int:
    """More own pieces there, fewer of others, a shorter route."""
    post = next(word for word in reversed(action.split(" ")) if "/" in word)
    row: list[str | None] = view["posts"].get(post.partition("/")[0]) or [None] * 4
    mine = str(view["decider"])
    own = sum(piece is not None and piece.startswith(mine) for piece in row)
    return 2 * own - sum(piece is not None for piece in row) - len(row)
