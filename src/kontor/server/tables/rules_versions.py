"""Starts the game of a table by the version of the rules that the table was made with.

A change of the rules adds its version here and keeps the older ones: a table is played to its end as it was begun, by
people and bots alike.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from kontor.catalog import Options
from kontor.game import Game, start_game
from kontor.rules.chance import Chance

StartGame: TypeAlias = Callable[[Options, Chance, Sequence[str]], Game]
START_BY_VERSION: Final[Mapping[int, StartGame]] = {2: start_game}


def begin_game(rules: int, options: Options, chance: Chance, names: Sequence[str] = ()) -> Game:
    """A game by this version of the rules, set up by this chance."""
    return START_BY_VERSION[rules](options, chance, names)
