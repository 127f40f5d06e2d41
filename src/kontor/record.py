"""The record: a whole game as text that people can read and programs can replay, even without the seed.

Kontor record 1
Rules: 2
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
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from kontor.rules.chance import KnownTo
from kontor.rules.ids import TRADER_ONLY
from kontor.rules.refusal import Fact

if TYPE_CHECKING:
    from kontor.game import Game, Played

RECORD_FORMAT = 1
FIRST_LINE = f"Kontor record {RECORD_FORMAT}"
LAST_LINE = "End"
UNFINISHED = "*"
SEEN_BY = "Seen by"  # the header of a seat's copy
HIDDEN = "?"


class Start(NamedTuple):
    """How a game began: by setup with its chance results, or from a position."""

    chance: Mapping[str, Sequence[str]]
    position: Mapping[str, Any] | None
    known_to: Mapping[str, KnownTo]  # for each chance result

    def seen_by(self, seat: int | None) -> dict[str, Sequence[str]]:
        """The chance results that a seat, or a spectator, may know while the game runs."""
        seen: dict[str, Sequence[str]] = {}
        for name, results in self.chance.items():
            if self.known_to[name] == "everybody":
                seen[name] = results
            elif self.known_to[name] == "owners" and seat is not None:
                seen[name] = [result if owner == seat else HIDDEN for owner, result in enumerate(results)]
        return seen


def write(game: Game) -> str:
    """The record of a game, finished or not."""
    decisions = (line for ply, played in enumerate(game.history(), 1) for line in decision(ply, played))
    return _text(header(game), decisions, closing(game))


def write_copy(game: Game, seat: int | None, first_view: Mapping[str, Any] | None) -> str:
    """A seat's copy of a running game: put together from what it may know. A position becomes its view of it."""
    decisions = (line for ply, played in enumerate(game.history(), 1) for line in _decision_seen(ply, played, seat))
    return _text(_header_seen(game, seat, first_view), decisions, closing(game))


def _text(head: Iterable[str], decisions: Iterable[str], end: Iterable[str]) -> str:
    return "\n".join((*head, "", *decisions, "", *end, LAST_LINE, ""))


def header(game: Game) -> Iterator[str]:
    yield FIRST_LINE
    yield from _agreed(game)
    if game.options.pile is not None:
        yield f"Pile: {', '.join(game.options.pile)}"
    yield _names(game)
    if game.start.position is not None:
        yield _position(game.start.position)
    yield from _setup(game.start.chance)


def _header_seen(game: Game, seat: int | None, first_view: Mapping[str, Any] | None) -> Iterator[str]:
    yield FIRST_LINE
    yield f"{SEEN_BY}: {'spectator' if seat is None else seat}"
    yield from _agreed(game)
    yield _names(game)
    if first_view is not None:
        yield _position(first_view)
    yield from _setup(game.start.seen_by(seat))


def _agreed(game: Game) -> Iterator[str]:
    options = game.options
    yield f"Rules: {game.rules_version}"
    yield f"Board: {options.board}"
    yield f"Players: {options.players}"
    yield f"Edition: {options.edition}"
    yield f"Modules: {', '.join(options.modules) or '-'}"
    yield f"Duo: {options.duo or '-'}"
    if options.take != TRADER_ONLY:
        yield f"Take: {options.take}"


def _names(game: Game) -> str:
    return f"Names: {json.dumps(game.names, ensure_ascii=False)}"


def _position(position: Mapping[str, Any]) -> str:
    return f"Position: {json.dumps(position, ensure_ascii=False)}"


def _setup(chance: Mapping[str, Sequence[str]]) -> Iterator[str]:
    return (f"Setup {name}: {', '.join(results)}" for name, results in chance.items())


def decision(ply: int, played: Played) -> Iterator[str]:
    """A decision, and below it each chance result that it brought."""
    yield f"{ply} {played.seat} {played.action}"
    for event in played.events:
        if event.chance:
            yield f"  {event.kind} {event.chance}"


def _decision_seen(ply: int, played: Played, seat: int | None) -> Iterator[str]:
    """A decision, and below it what it showed to this seat alone."""
    yield f"{ply} {played.seat} {played.action}"
    for event in played.events:
        for fact in event.only_for(seat).values():
            yield f"  {event.kind} {_words(fact)}"


def _words(fact: Fact) -> str:
    return ", ".join(fact) if isinstance(fact, list) else str(fact)


def closing(game: Game) -> Iterator[str]:
    yield f"Result: {game.end_clause if game.is_over else UNFINISHED}"
    if game.is_over:
        for seat, score in enumerate(game.scores()):
            yield f"Score {seat}: {', '.join(f'{name} {points}' for name, points in score.items())}"
