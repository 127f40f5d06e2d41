"""The record: a whole game as text that people can read and programs can replay, also without the seed.

Kontor record 1
Rules: 1
Board: hansa
...
Setup taverns: swap, move-three, extra-office

1 0 place t hamburg-luebeck/1
2 0 route hamburg-luebeck office luebeck
  drew plus-3
...
Result: END-01
Score 0: track 21, abilities 8, ... total 52, rank 1
End
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kontor.rules.ruleset import RULES_VERSION

if TYPE_CHECKING:
    from kontor.game import Game, Played

FORMAT = 1
FIRST_LINE = f"Kontor record {FORMAT}"
LAST_LINE = "End"
UNFINISHED = "*"


def write(game: Game) -> str:
    """The record of a game, finished or not."""
    return "\n".join((*header(game), "", *_moves(game), "", *closing(game), LAST_LINE, ""))


def header(game: Game) -> Iterator[str]:
    options = game.options
    yield FIRST_LINE
    yield f"Rules: {RULES_VERSION}"
    yield f"Board: {options.board}"
    yield f"Players: {options.players}"
    yield f"Edition: {options.edition}"
    yield f"Modules: {', '.join(options.modules) or '-'}"
    yield f"Duo: {options.duo or '-'}"
    if options.pile is not None:
        yield f"Pile: {', '.join(options.pile)}"
    yield f"Names: {json.dumps(game.names, ensure_ascii=False)}"
    if game.start.position is not None:
        yield f"Position: {json.dumps(game.start.position, ensure_ascii=False)}"
    for name, results in game.start.chance.items():
        yield f"Setup {name}: {', '.join(results)}"


def _moves(game: Game) -> Iterator[str]:
    """One line per decision, each chance result below the decision that brought it."""
    for ply, played in enumerate(game.history(), 1):
        yield from decision(ply, played)


def decision(ply: int, played: Played) -> Iterator[str]:
    yield f"{ply} {played.seat} {played.action}"
    for event in played.events:
        if event.chance:
            yield f"  {event.kind} {event.chance}"


def closing(game: Game) -> Iterator[str]:
    yield f"Result: {game.end_clause if game.is_over else UNFINISHED}"
    if game.is_over:
        for seat, score in enumerate(game.scores()):
            yield f"Score {seat}: {', '.join(f'{name} {points}' for name, points in score.items())}"
