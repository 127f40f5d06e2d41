"""The record: a whole game as text that people can read and programs can replay, also without the seed.

Kontor record 1
Rules: 1
Board: hansa
...
Setup taverns: swap, move-three, extra-office

1 0 place t hamburg-luebeck/1
2 0 route hamburg-luebeck office luebeck
  draw plus-3
...
Result: END-01
Score 0: track 21, abilities 8, ... total 52, rank 1
End
"""

import json
from collections.abc import Iterator

from kontor import catalog
from kontor.game import Game, IllegalAction, Played, from_position, start_game
from kontor.rules.chance import Chance
from kontor.rules.notation import NotationError
from kontor.rules.ruleset import RULES_VERSION

FORMAT = 1
FIRST_LINE = f"Kontor record {FORMAT}"
LAST_LINE = "End"
UNFINISHED = "*"


class RecordError(ValueError):
    """A record that is damaged or breaks the rules; the message names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        super().__init__(f"line {line}: {reason}")


def write(game: Game) -> str:
    """The record of a game, finished or not."""
    return "\n".join((*_header(game), "", *_moves(game), "", *_closing(game), LAST_LINE, ""))


def _header(game: Game) -> Iterator[str]:
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
        yield from _decision(ply, played)


def _decision(ply: int, played: Played) -> Iterator[str]:
    yield f"{ply} {played.seat} {played.action}"
    for event in played.events:
        if event.chance:
            yield f"  {event.kind} {event.chance}"


def _closing(game: Game) -> Iterator[str]:
    yield f"Result: {game.end_clause if game.is_over else UNFINISHED}"
    if game.is_over:
        for seat, score in enumerate(game.scores()):
            yield f"Score {seat}: {', '.join(f'{name} {points}' for name, points in score.items())}"


# Reading


def load(text: str) -> Game:
    """The game of a record. RecordError names the line where it is damaged or breaks the rules."""
    lines = _Lines(text)
    game = _start(lines)
    while lines.peek() and not lines.peek().startswith("Result:"):
        _replay(game, lines)
    for expected in (*_closing(game), LAST_LINE):
        lines.expect(expected)
    if lines.peek():
        raise RecordError(lines.number + 1, f"nothing may follow '{LAST_LINE}'")
    return game


class _Lines:
    """The lines of a record that are not blank, with their numbers."""

    def __init__(self, text: str) -> None:
        self._lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        self._next = 0
        self.number = 0  # of the line taken last

    def peek(self) -> str:
        """The next line; empty at the end."""
        return self._lines[self._next][1] if self._next < len(self._lines) else ""

    def take(self) -> str:
        """The next line, which must be there."""
        if self._next == len(self._lines):
            raise RecordError(self.number + 1, f"the record is cut off: there is no '{LAST_LINE}'")
        self.number, line = self._lines[self._next]
        self._next += 1
        return line

    def expect(self, wanted: str) -> None:
        """Takes a line that must read like this."""
        found = self.take()
        if found != wanted:
            raise RecordError(self.number, f"expected '{wanted}', found '{found}'")


def _start(lines: _Lines) -> Game:
    lines.expect(FIRST_LINE)
    head: dict[str, str] = {}
    while ": " in lines.peek() and lines.peek()[0].isalpha() and not lines.peek().startswith("Result:"):
        key, _, value = lines.take().partition(": ")
        head[key] = value
    try:
        return _start_from(head)
    except (ValueError, TypeError, AttributeError, KeyError) as wrong:
        reason = f"'{wrong.args[0]}' is missing" if isinstance(wrong, KeyError) else str(wrong)
        raise RecordError(lines.number, f"in the header: {reason}") from None


def _start_from(head: dict[str, str]) -> Game:
    if head["Rules"] != str(RULES_VERSION):
        raise ValueError(f"rules version {head['Rules']} is not known here, expected {RULES_VERSION}")
    names = json.loads(head["Names"])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("Names: expected a list of names")
    if "Position" in head:
        game = from_position(json.loads(head["Position"]))
        return Game(game.options, game._state, game.start, names)
    options = catalog.options(
        board=head["Board"],
        players=int(head["Players"]),
        edition=head["Edition"],
        modules=_list(head["Modules"]),
        duo=None if head["Duo"] == "-" else head["Duo"],
        pile=_list(head["Pile"]) if "Pile" in head else None,
    )
    given = {key.removeprefix("Setup "): _list(value) for key, value in head.items() if key.startswith("Setup ")}
    return start_game(options, Chance(given=given), names)


def _list(value: str) -> list[str]:
    return [] if value == "-" else value.split(", ")


def _replay(game: Game, lines: _Lines) -> None:
    """Plays the next decision; its seat and chance results must be those of the record."""
    line = lines.take()
    ply, _, rest = line.partition(" ")
    seat, _, decision = rest.partition(" ")
    if ply != str(game.ply + 1) or seat != str(game.decider):
        expected = f"'{game.ply + 1} {game.decider} ...'" if not game.is_over else "the result, since the game is over"
        raise RecordError(lines.number, f"expected {expected}, found '{line}'")
    try:
        game.play(decision)
    except (NotationError, IllegalAction) as wrong:
        raise RecordError(lines.number, str(wrong)) from None
    last = game.last
    assert last is not None
    for expected in list(_decision(game.ply, last))[1:]:
        lines.expect(expected)
