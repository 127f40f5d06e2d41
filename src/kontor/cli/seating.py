"""Who sits where: people, and bots whose names include their level, so that a record says who they are."""

import re
from collections.abc import Sequence
from typing import Final

from kontor.bots import Bot, FallbackBot, known, without_style
from kontor.bots.arena import derive
from kontor.cli.errors import UsageError
from kontor.cli.flags import in_rotation, is_number
from kontor.cli.language import Words
from kontor.game import Game

LOCAL_BOT_NAMES: Final = ("Anna", "Bruno", "Clara", "Dietrich", "Elsbeth")
ALL_SEATS: Final = "all"
_LEVEL_SUFFIX = re.compile(r" \((?P<level>[\w.:-]+)\)$")


def seats(text: Sequence[str], players: int) -> frozenset[int]:
    """The seats of people: numbers from 0, or all."""
    if tuple(text) == (ALL_SEATS,):
        return frozenset(range(players))
    for word in text:
        if not is_number(word) or int(word) >= players:
            raise UsageError(f"seat={word!r}: expected 0 to {players - 1}, or {ALL_SEATS}")
    if not text:
        raise UsageError(f"seat: expected 0 to {players - 1}, or {ALL_SEATS}")
    return frozenset(map(int, text))


def levels(humans: frozenset[int], players: int, bots: Sequence[str]) -> dict[int, str]:
    """The level of each seat that is not a person's."""
    free = [seat for seat in range(players) if seat not in humans]
    return dict(zip(free, in_rotation(bots, len(free)), strict=True)) if free else {}


def names(given: Sequence[str], players: int, levels: dict[int, str], say: Words) -> list[str]:
    """A name for each seat; bots have their level after it."""
    if given and len(given) != players:
        raise UsageError(f"names: expected {players}, found {len(given)}")
    alone = len(levels) == players - 1
    chosen = list(given) or [
        LOCAL_BOT_NAMES[seat] if seat in levels else _person(seat, alone, say) for seat in range(players)
    ]
    return [
        f"{_LEVEL_SUFFIX.sub('', name)} ({levels[seat]})" if seat in levels else name
        for seat, name in enumerate(chosen)
    ]


def _person(seat: int, alone: bool, say: Words) -> str:
    return say("terminal-you") if alone else say("terminal-player", number=str(seat + 1))


def level_of(name: str) -> str | None:
    """The bot named in a seat's name, if it is a known level: a record must not name code to run."""
    found = _LEVEL_SUFFIX.search(name)
    return found["level"] if found and without_style(found["level"]) in known() else None


def bots_of(game: Game, seed: int = 0) -> dict[int, Bot]:
    """The bots of a game by their names."""
    levels = {seat: level_of(name) for seat, name in enumerate(game.names)}
    return make_bots({seat: level for seat, level in levels.items() if level}, seed + game.ply)


def make_bots(levels: dict[int, str], seed: int) -> dict[int, Bot]:
    """A bot for each of these seats."""
    return {seat: FallbackBot(level, derive(seed, seat)) for seat, level in levels.items()}
