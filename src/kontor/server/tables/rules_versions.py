"""Starts the game of a table by the version of the rules that the table was made with.

Once tables of a version are out in the world, a change of the rules adds its version here and keeps the older ones: a
table is played to its end as it was begun, by people and bots alike. A table of any other version is refused, never
played by other rules than its own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from kontor.catalog import Options
from kontor.game import Game, from_position, start_game
from kontor.rules.chance import Chance
from kontor.server.tables.problems import NotFound

StartGame: TypeAlias = Callable[[Options, Chance, Sequence[str]], Game]
START_BY_VERSION: Final[Mapping[int, StartGame]] = {2: start_game}


def is_played(rules: int) -> bool:
    return rules in START_BY_VERSION


def check_version(rules: int) -> None:
    """Refuses a table that was made with a version of the rules that is not played here."""
    if not is_played(rules):
        played = " and ".join(map(str, START_BY_VERSION))
        message = f"This table was made with version {rules} of the rules; this server plays version {played}."
        raise NotFound("old-rules", message)


def begin_game(
    rules: int,
    options: Options,
    chance: Chance,
    names: Sequence[str] = (),
    position: Mapping[str, Any] | None = None,
) -> Game:
    """A game by this version of the rules, set up by this chance or continued from a position."""
    check_version(rules)
    return START_BY_VERSION[rules](options, chance, names) if position is None else from_position(position, names)
