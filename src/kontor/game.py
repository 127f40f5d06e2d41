"""Game: the main class of the library. One game with its history; all rules are in kontor.rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from kontor import catalog
from kontor.catalog import Options
from kontor.record import Start, write, write_copy
from kontor.rules import position as positions
from kontor.rules.action import Action, Kind
from kontor.rules.board import Board
from kontor.rules.chance import Chance
from kontor.rules.engine import apply, explain, legal, play
from kontor.rules.event import Event, events_of
from kontor.rules.forecast import endings, swaps
from kontor.rules.ids import TRADER_ONLY
from kontor.rules.refusal import OptionError, Refusal
from kontor.rules.scoreline import Line
from kontor.rules.scoring import Score, lines, sheet
from kontor.rules.setup import new_state
from kontor.rules.state import State
from kontor.rules.view import open_view, projection, seat_view

PLAYER_NAME_MAX_LENGTH = 60
CHECKPOINT_INTERVAL = 32  # decisions between two kept states; undo replays from the last one
Barrier: TypeAlias = Literal["nothing", "revealed", "asked", "over"]


class IllegalAction(Exception):  # noqa: N818 - the name others rely on
    """A decision that the rules refuse. Nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.clause = refusal.clause
        self.message = refusal.message
        super().__init__(f"{self.message} ({self.clause})")


class Played:
    """A decision of the past: what was decided, which seat decided, and what happened. It knows the one before it."""

    __slots__ = ("_before", "_checkpoint", "action", "events", "seat")

    def __init__(
        self, before: Played | None, action: Action, seat: int, events: list[Event], checkpoint: State | None
    ) -> None:
        self._before = before
        self._checkpoint = checkpoint  # the situation before it, kept now and then
        self.action = action
        self.seat = seat
        self.events = events

    @property
    def before(self) -> Played | None:
        """The decision before it."""
        return self._before

    @property
    def reveals(self) -> bool:
        """Whether it revealed something hidden to someone; a marker drawn unseen reveals nothing (MARKER-13)."""
        return any(event.private for event in self.events)

    @property
    def is_gain(self) -> bool:
        """Whether someone took pieces because of an action (FAVOUR-16, PROMO-13)."""
        return self.action.kind in (Kind.TAKE, Kind.TAKE_AMOUNT)

    def __repr__(self) -> str:
        return f"<Played by seat {self.seat}: {self.action}>"


class Game:
    """A game of Hansa Teutonica. Made by `new_game`, `load` or `from_position`."""

    __slots__ = ("_last", "_legal", "names", "options", "ply", "start", "state")

    def __init__(self, options: Options, state: State, start: Start, names: Sequence[str] = ()) -> None:
        self.options = options
        self.start = start
        self.names = tuple(names) or tuple(f"Player {seat + 1}" for seat in state.rules.seats)
        self.ply = 0  # decisions played
        self.state = state  # the situation as the engine has it; for reading
        self._last: Played | None = None
        self._legal: list[Action] | None = None

    def __repr__(self) -> str:
        now = f"over by {self.end_clause}" if self.is_over else f"seat {self.decider} to decide"
        return f"<Game {self.board.id}, {self.options.players} players, {self.ply} decisions, {now}>"

    # The situation

    @property
    def rules_version(self) -> int:
        """The version of the rules it is played by."""
        return self.state.rules.version

    @property
    def board(self) -> Board:
        """The board side in play."""
        return self.state.rules.board

    @property
    def decider(self) -> int | None:
        """The seat that must choose now; None when the game is over."""
        return self.state.decider

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.state.turn

    @property
    def actions_left(self) -> int:
        """Actions left in this turn."""
        return self.state.actions

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    @property
    def end_clause(self) -> str | None:
        """The end condition met first, also while the last action is still being completed."""
        return self.state.ending or None

    # Playing

    def legal_actions(self) -> list[Action]:
        """All legal decisions in a fixed order."""
        if self._legal is None:
            self._legal = legal(self.state)
        return self._legal[:]

    def parse(self, text: str) -> Action:
        """The decision that a text spells, legal or not; NotationError if it is not a decision."""
        return self._read(text)

    def why_not(self, action: Action | str) -> Refusal | None:
        """The refusal of a decision, or None where it is legal."""
        return explain(self.state, self._read(action))

    def play(self, action: Action | str) -> list[dict[str, Any]]:
        """Plays a decision and returns its public events. IllegalAction and NotationError change nothing."""
        action = self._read(action)
        seat, kept = self.state.decider, self._kept()
        refusal = play(self.state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return [{"event": event.kind, **event.facts} for event in self._note(action, seat, events_of(self.state), kept)]

    def play_again(self, action: Action) -> list[Event]:
        """Plays a decision that was found legal here before: nothing is asked. Returns its events."""
        seat, kept = self.state.decider, self._kept()
        return self._note(action, seat, apply(self.state, action), kept)

    def _kept(self) -> State | None:
        """The situation before the next decision, where it is to be kept."""
        return self.state.copy() if self.ply % CHECKPOINT_INTERVAL == 0 else None

    def _note(self, action: Action, seat: int | None, events: list[Event], kept: State | None) -> list[Event]:
        """Adds a decision to the past."""
        assert seat is not None  # the game would be over, and the decision refused
        self._last = Played(self._last, action, seat, events, kept)
        self.ply += 1
        self._legal = None
        return events

    def _read(self, action: Action | str) -> Action:
        if not isinstance(action, str):
            raise TypeError(f"expected an action or its notation, found {action!r}")
        lexicon = self.state.rules.lexicon
        return lexicon.own(action) if isinstance(action, Action) else lexicon.read(action)

    def undo(self) -> Action:
        """Takes back the last decision and returns it."""
        if self._last is None:
            raise ValueError("nothing to undo: no decision was played")
        undone = self._last.action
        self.undo_to(self.ply - 1)
        return undone

    def undo_to(self, ply: int) -> None:
        """Takes back all decisions after the first `ply`."""
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise ValueError(f"ply={ply!r}: expected 0 to {self.ply}, the decisions played")
        if ply == self.ply:
            return
        node = self._last
        for _ in range(self.ply - ply - 1):
            node = node and node._before
        assert node is not None  # the first decision that is taken back
        replay: list[Action] = []
        while node._checkpoint is None:
            assert node._before is not None  # the first decision is a checkpoint
            node = node._before
            replay.append(node.action)
        self.state = node._checkpoint.copy()
        self._last = node._before
        self.ply = ply - len(replay)
        self._legal = None
        for action in reversed(replay):
            self.play_again(action)

    @property
    def barrier(self) -> Barrier | None:
        """Why the seat that decided last may not take it back; None where it may. `undo` itself asks nobody.

        `nothing` was decided yet, something hidden was `revealed`, another seat was `asked`, or the game is `over`.
        A gain in somebody else's turn asks nobody anything new: it may be changed until the next decision.
        """
        if self._last is None:
            return "nothing"
        if self.is_over:
            return "over"
        if self._last.reveals:
            return "revealed"
        return "asked" if self.decider != self._last.seat and not self._last.is_gain else None

    def copy(self) -> Game:
        """An independent game with the same past."""
        new = Game.__new__(Game)
        new.options = self.options
        new.start = self.start
        new.names = self.names
        new.ply = self.ply
        new.state = self.state.copy()
        new._last = self._last  # the past is never changed, only prolonged
        new._legal = self._legal
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.options, self.start, self.names, tuple(map(str, self.actions())))

    # Looking ahead

    def endings(self) -> dict[str, str]:
        """The legal decisions that would meet an end condition, each with its clause."""
        return endings(self.state)

    def swaps(self) -> list[list[str]]:
        """While pieces are moved: two posts whose pieces can change places now, the post of a lifted one first."""
        return swaps(self.state)

    # The past

    @property
    def last(self) -> Played | None:
        """The last decision played."""
        return self._last

    def history(self, since: int = 0) -> list[Played]:
        """The decisions from number `since` on, the first one by default."""
        past = []
        node = self._last
        for _ in range(self.ply - since):
            assert node is not None
            past.append(node)
            node = node._before
        return past[::-1]

    def actions(self) -> list[Action]:
        """The decisions played so far."""
        return [played.action for played in self.history()]

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What happened from decision number `since` on, as a seat (or a spectator) may know it."""
        self._check_seat(seat, spectator=True)
        if since < 0:
            raise ValueError(f"since={since!r}: expected the number of a decision, counted from 0")
        return [
            {"ply": since + number, **event.seen_by(seat)}
            for number, played in enumerate(self.history(since))
            for event in played.events
        ]

    # Knowing and scoring

    def scores(self) -> list[Score]:
        """The score of each seat as if the game ended now."""
        return sheet(self.state)

    def score_lines(self, seat: int) -> list[Line]:
        """Why a seat has its points: one line per entry, each with its clause."""
        self._check_seat(seat)
        return list(lines(self.state, seat))

    def projection(self, seat: int | None = None) -> dict[str, Any]:
        """The scores as a seat may know them before the end: `seats`, and per seat the categories `hidden`."""
        self._check_seat(seat, spectator=True)
        return projection(self.state, seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, JSON-safe; None is a spectator."""
        self._check_seat(seat, spectator=True)
        return self._with_options(seat_view(self.state, seat))

    def open_view(self) -> dict[str, Any]:
        """The view with every card and marker face up, for those who may read the complete record."""
        return self._with_options(open_view(self.state))

    def _with_options(self, seen: dict[str, Any]) -> dict[str, Any]:
        facts = self.options.as_dict()
        facts.pop("pile", None)
        return {**facts, "names": list(self.names), "ply": self.ply, **seen}

    def _check_seat(self, seat: int | None, spectator: bool = False) -> None:
        if spectator and seat is None:
            return
        if type(seat) is not int or seat not in self.state.rules.seats:
            more = ", or None for a spectator" if spectator else ""
            raise ValueError(f"seat={seat!r}: expected 0 to {self.options.players - 1}{more}")

    def position(self) -> dict[str, Any]:
        """The situation as a plain dict, hidden parts included; `from_position` takes it back."""
        return {**self.options.as_dict(), **positions.write(self.state)}

    def record(self) -> str:
        """The game as text; `kontor.load` replays it."""
        return write(self)

    def record_for(self, seat: int | None = None) -> str:
        """The record, while the game runs only what a seat (or a spectator) may know of it."""
        self._check_seat(seat, spectator=True)
        if self.is_over:
            return write(self)
        position = self.start.position
        first_view = None if position is None else from_position(position, self.names).view(seat)
        return write_copy(self, seat, first_view)


def new_game(
    board: str = "hansa",
    players: int = 4,
    seed: int | None = None,
    edition: str = "bigbox",
    modules: Iterable[str] = (),
    duo: str | None = None,
    pile: Iterable[str] | None = None,
    names: Sequence[str] = (),
    take: str = TRADER_ONLY,
) -> Game:
    """A fresh game. The same seed gives the same setup; a wrong option raises ValueError with what is allowed."""
    return start_game(catalog.options(board, players, edition, modules, duo, pile, take), Chance(seed), names)


def start_game(options: Options, chance: Chance, names: Sequence[str] = ()) -> Game:
    """A game set up by this chance, new or repeated."""
    names = checked_names(names, options.players)
    state = new_state(catalog.ruleset(options), chance)
    return Game(options, state, Start(chance.results, None, chance.known_to), names)


def checked_names(names: Sequence[str], players: int) -> Sequence[str]:
    """The names as given: none, or one for each seat, of printable characters (they are shown in terminals)."""
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise OptionError("names", f"={names!r}: expected a list of {players} names")
    if names and len(names) != players:
        raise OptionError("names", f": expected {players}, found {len(names)}")
    for name in names:
        if not name.isprintable() or len(name) > PLAYER_NAME_MAX_LENGTH:
            raise OptionError(
                "names", f": {name[:PLAYER_NAME_MAX_LENGTH]!r} is not printable or longer than {PLAYER_NAME_MAX_LENGTH}"
            )
    return names


OPTION_KEYS = ("board", "players", "edition", "modules", "duo", "pile", "take")


def from_position(position: Mapping[str, Any], names: Sequence[str] = ()) -> Game:
    """A game that continues from a position. ValueError says what is wrong with it."""
    if not isinstance(position, Mapping):
        raise ValueError(f"position: expected an object, found {type(position).__name__}")
    options = catalog.options(**{key: position[key] for key in OPTION_KEYS if key in position})
    rules = catalog.ruleset(options)
    of_modules = (key for module in rules.modules for key in module.position_keys)
    allowed = {*OPTION_KEYS, *positions.KEYS, *of_modules}
    if unknown := set(position) - allowed:
        known = ", ".join(sorted(allowed))
        raise ValueError(
            f"position: {min(map(str, unknown))!r} is not a key of a game with these options, expected {known}"
        )
    state = positions.read(rules, position)
    start = Start({}, {**options.as_dict(), **positions.write(state)}, {})
    return Game(options, state, start, checked_names(names, options.players))


def _again(options: Options, start: Start, names: Sequence[str], actions: Sequence[str]) -> Game:
    """The same game played again, for pickle and deepcopy."""
    if start.position is not None:
        game = from_position(start.position, names)
    else:
        game = start_game(options, Chance(given=start.chance), names)
    for action in actions:
        game.play(action)
    return game
