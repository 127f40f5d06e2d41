"""Reading a record: the game is replayed, and every line must match what happens."""

import json
from itertools import zip_longest
from typing import Any

from kontor import catalog
from kontor.game import Game, IllegalAction, from_position, start_game
from kontor.record import FIRST_LINE, LAST_LINE, SEEN_BY, closing, decision, header
from kontor.rules.chance import Chance
from kontor.rules.ids import TRADER_ONLY
from kontor.rules.notation import NotationError
from kontor.rules.refusal import OptionError
from kontor.rules.ruleset import RULES_VERSION


class RecordError(ValueError):
    """A record that is damaged or breaks the rules; the message names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")


def load(text: str) -> Game:
    """The game of a record. RecordError names the line where it is damaged or breaks the rules."""
    if not isinstance(text, str):
        raise TypeError(f"expected the text of a record, found {type(text).__name__}")
    lines = _Lines(text)
    game = _start(lines)
    while lines.peek() and not lines.peek().startswith("Result:"):
        _replay(game, lines)
    for wanted in (*closing(game), LAST_LINE):
        lines.expect(wanted)
    if lines.peek():
        raise RecordError(lines.number + 1, f"nothing may follow '{LAST_LINE}'")
    return game


def count_decisions(text: str) -> int:
    """How many decisions a record has, without playing them: only their lines begin with a number."""
    return sum(line[:1].isdecimal() for line in text.split("\n"))


class _Lines:
    """The lines of a record that are not blank, with their numbers."""

    def __init__(self, text: str) -> None:
        numbered = enumerate(text.split("\n"), 1)
        self._lines = [(number, line.rstrip()) for number, line in numbered if line.strip()]
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


class _Header:
    """The lines `Key: value` at the top. What is wrong with a value is reported at its line."""

    def __init__(self, lines: _Lines) -> None:
        self.lines: list[tuple[int, str]] = []
        while lines.peek()[:1].isalpha() and ":" in lines.peek() and not lines.peek().startswith("Result:"):
            line = lines.take()
            self.lines.append((lines.number, line))
        self.end = lines.number
        self._where: dict[str, int] = {}
        self._value: dict[str, str] = {}
        for number, line in self.lines:
            key, _, value = line.partition(":")
            self._where.setdefault(key, number)
            self._value.setdefault(key, value.strip())

    def __contains__(self, key: str) -> bool:
        return key in self._value

    def take(self, key: str) -> str:
        """The value of a key that must be there."""
        if not self._value.get(key):
            reason = f"'{key}' has no value" if key in self._value else f"'{key}:' is missing in the header"
            raise RecordError(self._where.get(key, self.end), reason)
        return self._value[key]

    def take_json(self, key: str) -> Any:
        """The value of a key that is written as JSON."""
        try:
            return json.loads(self.take(key))
        except (ValueError, RecursionError) as wrong:
            raise self.error(key, f"{key}: not readable as JSON, {wrong}") from None

    def take_list(self, key: str) -> list[str]:
        """The value of a key that is a list of words; `-` is an empty one."""
        value = self.take(key)
        return [] if value == "-" else value.split(", ")

    def setup(self) -> dict[str, list[str]]:
        """The chance results by name."""
        keys = [key for key in self._value if key.startswith("Setup ")]
        return {key.removeprefix("Setup "): self.take_list(key) for key in keys}

    def error(self, key: str, reason: str) -> RecordError:
        """An error at the line of a key, or at the end of the header."""
        return RecordError(self._where.get(key, self.end), reason)


def _start(lines: _Lines) -> Game:
    """The game as the header begins it; written again, its header must be the same line by line."""
    lines.expect(FIRST_LINE)
    head = _Header(lines)
    if SEEN_BY in head:
        raise head.error(SEEN_BY, "a seat's copy of a running game cannot be replayed")
    version = head.take("Rules")
    if version != str(RULES_VERSION):
        raise head.error("Rules", f"a game by rules version {version}; only version {RULES_VERSION} is played here")
    game = _begin(head)
    for wanted, (number, found) in zip_longest(list(header(game))[1:], head.lines, fillvalue=(head.end, "")):
        if wanted != found:
            expected = f"expected '{wanted}'" if isinstance(wanted, str) else "expected no more headers"
            raise RecordError(int(number), f"{expected}, found '{found}'")
    return game


def _begin(head: _Header) -> Game:
    names = head.take_json("Names")
    position = head.take_json("Position") if "Position" in head else None
    try:
        return _set_up(head, names) if position is None else from_position(position, names)
    except RecordError:
        raise
    except ValueError as wrong:
        option = wrong.option if isinstance(wrong, OptionError) else ""
        at_position = position is not None and option != "names"
        raise head.error("Position" if at_position else option.capitalize(), str(wrong)) from None


def _set_up(head: _Header, names: list[str]) -> Game:
    players = head.take("Players")
    options = catalog.options(
        board=head.take("Board"),
        players=int(players) if players.isdecimal() else players,  # type: ignore[arg-type]
        edition=head.take("Edition"),
        modules=head.take_list("Modules"),
        duo=None if head.take("Duo") == "-" else head.take("Duo"),
        pile=head.take_list("Pile") if "Pile" in head else None,
        take=head.take("Take") if "Take" in head else TRADER_ONLY,
    )
    return start_game(options, Chance(given=head.setup()), names)


def _replay(game: Game, lines: _Lines) -> None:
    """Plays the next decision; its seat and chance results must be those of the record."""
    line = lines.take()
    ply, _, rest = line.partition(" ")
    seat, _, text = rest.partition(" ")
    if ply != str(game.ply + 1) or seat != str(game.decider):
        expected = f"'{game.ply + 1} {game.decider} ...'" if not game.is_over else "the result, since the game is over"
        raise RecordError(lines.number, f"expected {expected}, found '{line}'")
    try:
        game.play(text)
    except (NotationError, IllegalAction) as wrong:
        raise RecordError(lines.number, str(wrong)) from None
    last = game.last
    assert last is not None
    for wanted in list(decision(game.ply, last))[1:]:
        lines.expect(wanted)
