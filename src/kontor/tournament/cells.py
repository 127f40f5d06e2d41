"""How a page writes figures and tables."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Document = Mapping[str, Any]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> list[str]:
    """A table; the first `words` columns hold words, aligned left, the others figures."""
    lines = [heads, ["---"] * words + ["--:"] * (len(heads) - words), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]


def image(name: str) -> str:
    """The address of a picture, relative to the page."""
    return f"images/ratings-{name}.svg"


def shown(about: str, name: str) -> str:
    """A picture."""
    return f"![{about}]({image(name)})"


def named(bot: str) -> str:
    """The name of a bot."""
    return f"`{bot}`"


def many(count: int) -> str:
    """A number of games."""
    return f"{count:,}"


def margin(row: Document) -> str:
    """A share of wins in per cent and half of its interval."""
    half = "" if row["margin"] is None else f" ± {100 * row['margin']:.1f}"
    return f"{100 * row['share']:.1f}{half}"


def interval(spread: Document) -> str:
    """A figure and its interval, which is left out where there is none."""
    if spread["low"] == spread["high"]:
        return f"{spread['mean']:.0f}"
    return f"{spread['mean']:.0f} ({spread['low']:.0f} to {spread['high']:.0f})"


def bounded(row: Document, alone: bool = False) -> str:
    """A rating, or the bound that it is, with its interval or alone."""
    figure = f"{row['mean']:.0f}" if alone else interval(row)
    return {"at least": "≥ ", "at most": "≤ ", None: ""}[row["bound"]] + figure


def distance(key: str, upper: Document, lower: Document) -> str:
    """How far a rating is above a lower one, as `key` of the upper one says: a bound where one of the two is."""
    at_least = "at least" == upper["bound"] != lower["bound"] or "at most" == lower["bound"] != upper["bound"]
    return ("≥ " if at_least else "") + interval(upper[key])
