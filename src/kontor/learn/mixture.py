"""The mixture: which games are learned from, and in which shares."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from kontor import catalog
from kontor.catalog import GameOptions


class MixturePart(NamedTuple):
    """A kind of game, and its share among the others."""

    share: float
    options: GameOptions


def _part(share: float, board: str, players: int, *modules: str, **more: Any) -> MixturePart:
    options: GameOptions = {"board": board, "players": players, "modules": modules, **more}  # type: ignore[typeddict-item]
    return MixturePart(share, options)


def _known(*parts: MixturePart) -> tuple[MixturePart, ...]:
    """The parts whose optional rules there are."""
    return tuple(part for part in parts if catalog.has_rules(part.options["modules"], part.options.get("duo")))


def _with_all_modules(*parts: MixturePart) -> tuple[MixturePart, ...]:
    """The parts, and one more for each optional rule that none of them has: somebody may have added its folder."""
    named = {module for part in parts for module in part.options["modules"]}
    return (
        *parts,
        *(_part(1, "hansa", 4, module) for module in catalog.fitting("hansa", 4) if module not in named),
    )


_ALL_PARTS: Final = _with_all_modules(
    *_known(
        _part(30, "hansa", 4),
        _part(8, "hansa", 3),
        _part(8, "hansa", 5),
        _part(4, "hansa", 2, duo="classic"),
        _part(3, "hansa", 2, duo="britannia"),
        _part(4, "hansa", 4, edition="classic"),
        _part(2, "hansa", 3, edition="classic"),
        _part(3, "hansa", 5, edition="classic"),
        _part(4, "hansa", 2, edition="classic", duo="classic"),
        _part(3, "hansa", 2, edition="classic", duo="britannia"),
        _part(2, "hansa", 3, "missions", "favours"),
        _part(2, "hansa", 4, "missions", "favours"),
        _part(3, "hansa", 4, "missions", "favours", "promos"),
        _part(2, "hansa", 5, "missions", "favours", "promos"),
        _part(1, "hansa", 2, "missions", "favours", duo="classic"),
        _part(1, "hansa", 4, "favours", take="tradesman"),
        _part(2, "hansa", 4, "promos", edition="classic"),
        _part(1, "hansa", 2, "standstill", duo="classic"),
        _part(4, "east", 3),
        _part(6, "east", 4),
        _part(4, "east", 5),
        _part(2, "east", 2, duo="britannia"),
        _part(1, "east", 4, "promos"),
        _part(3, "britannia", 3),
        _part(5, "britannia", 4),
        _part(3, "britannia", 5),
        _part(2, "britannia", 2, duo="britannia"),
        _part(1, "britannia", 4, "promos"),
        _part(1, "britannia", 3, edition="classic"),
        _part(1, "britannia", 4, "safe-conduct", edition="classic"),
        _part(1, "britannia", 5, "promos", "safe-conduct", edition="classic"),
        _part(1, "britannia", 2, "safe-conduct", edition="classic", duo="britannia"),
    )
)
MIXES: Final[Mapping[str, Sequence[MixturePart]]] = {
    "all": _ALL_PARTS,
    "hansa-4": (_part(1, "hansa", 4),),
    "duel": _known(_part(1, "hansa", 2, duo="classic")),
}


def kind_of(options: GameOptions) -> str:
    """The board and the number of players: what figures are kept for."""
    whole = catalog.options(**options)
    return f"{whole.board} {whole.players}"


def digest(mix: Sequence[MixturePart]) -> str:
    """A word for a mix: another mix, another word."""
    words = [[part.share, catalog.options(**part.options).as_dict()] for part in mix]
    return hashlib.sha256(json.dumps(words, sort_keys=True).encode()).hexdigest()[:12]


def shared_out(mix: Sequence[MixturePart], games: int) -> list[int]:
    """How many games each part gets: all of them together, and at least one each."""
    if games < len(mix):
        raise ValueError(f"games={games}: expected at least {len(mix)}, one of each kind in the mix")
    total = sum(part.share for part in mix)
    left = games - len(mix)
    exact = [left * part.share / total for part in mix]
    counts = [1 + int(share) for share in exact]
    by_rest = sorted(range(len(mix)), key=lambda number: int(exact[number]) - exact[number])
    for number in by_rest[: games - sum(counts)]:
        counts[number] += 1
    return counts
