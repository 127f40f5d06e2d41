"""Backend: what runs the functions on cells. There are two, a plain and a compiled one, with the same results.

A ruleset holds the one its games use. New games take kontor.backends.ACTIVE; a game keeps its backend to the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kontor.rules.cells import Cells, Lookup

if TYPE_CHECKING:
    from kontor.rules.action import Action
    from kontor.rules.notation import Lexicon


class Evaluator(Protocol):
    """Evaluates situations and rates decisions by a row of weights (kontor.evaluation.layout explains the words).

    Figures are in hundredths of a point, values and ratings in ten-thousandths.
    """

    def evaluate(self, s: Cells) -> list[int]:
        """The figures of a situation."""
        ...

    def rate(self, s: Cells) -> tuple[list[int], list[int]]:
        """The codes of all decisions that differ, and the rating of each for the seat that must decide."""
        ...

    def values(self, s: Cells) -> list[int]:
        """The value of a situation to each seat."""
        ...

    def plan(self, s: Cells, width: int, margin: int, turns: int) -> tuple[list[int], list[int]]:
        """The decisions rated best, and the value to which each leads when it is followed for some turns."""
        ...

    def play_turns(self, s: Cells, turns: int, noise: int) -> int:
        """Everybody plays what is rated best, with some noise; returns how many decisions that took."""
        ...

    def decide(self, s: Cells, width: int, noise: int, seed: int) -> int:
        """The decision of a rule bot; what its seat may not know is blank (kontor.evaluation.decide)."""
        ...


class RulePolicy(NamedTuple):
    """How a rule bot decides: by an evaluator, following `width` decisions, with this noise in its ratings."""

    evaluator: Evaluator
    width: int
    noise: int


class Block(Protocol):
    """Many games in one block of memory (kontor.env.vector), and the threads that work on them.

    Masks, observations, seats, dones and rewards are arrays with one row per game.
    """

    def start(self, seed: int) -> None:
        """From now on games are dealt by this seed, as if none had been dealt."""
        ...

    def deal(self, masks: Any, observations: Any, seats: Any) -> None:
        """Deals new games everywhere and writes what they look like."""
        ...

    def refused(self, slots: Any) -> int:
        """The first game whose slot is not open; -1 where all are."""
        ...

    def step(
        self, slots: Any, masks: Any, observations: Any, seats: Any, dones: Any, rewards: Any, finals: Any = None
    ) -> None:
        """Takes an open slot in each game, deals a new game where one ended, and writes the results.

        `finals` gets the last observation of seat 0 where a game ended, if it is not None.
        """
        ...

    def decide(self, first: int, after: int, policies: list[RulePolicy], seats: Any, slots: Any) -> None:
        """In a range of games, writes the slots of rule bots where a seat that `seats` marks must decide.

        The policies take turns, game after game, also at one place. The evaluator of each serves one range at a time.
        """
        ...

    def situation(self, game: int) -> bytes:
        """The cells of a game."""
        ...

    def dealt(self, game: int) -> int:
        """How many games were dealt at the place of this one."""
        ...

    def restore(self, game: int, cells: bytes, dealt: int) -> None:
        """Puts back what `situation` and `dealt` returned."""
        ...

    def show(self, masks: Any, observations: Any, seats: Any) -> None:
        """Writes what the games look like."""
        ...

    def close(self) -> None:
        """Ends the threads; the games can still be stepped."""
        ...


class Backend(Protocol):
    """The functions on cells that the rest of Kontor calls. Both backends are modules with these names."""

    IS_COMPILED: bool

    def __hash__(self) -> int: ...

    def legal(self, t: Lookup, s: Cells, /) -> list[int]:
        """All legal decisions in a fixed order, as codes."""
        ...

    def actions(self, t: Lookup, s: Cells, lexicon: Lexicon, /) -> list[Action]:
        """The same as actions."""
        ...

    def apply(self, t: Lookup, s: Cells, code: int, /) -> None:
        """Carries out a legal decision. The compiled rules refuse another one, which would end the whole process."""
        ...

    def play(self, t: Lookup, s: Cells, code: int, /) -> bool:
        """Carries out a decision if it is legal, and says whether it was."""
        ...

    def deal(self, t: Lookup, s: Cells, seed: int, /) -> None:
        """A game ready for its first turn (kontor.slots.deal)."""
        ...

    def hide(self, t: Lookup, s: Cells, seat: int, /) -> None:
        """Blanks what a seat may not know (kontor.rules.hidden)."""
        ...

    def fill(self, t: Lookup, s: Cells, seat: int, seed: int, /) -> None:
        """Puts something possible where it was blanked (kontor.rules.hidden)."""
        ...

    def observe(self, t: Lookup, s: Cells, seat: int, out: Cells, /) -> None:
        """Writes what a seat may know (kontor.slots.observe)."""
        ...

    def open_slots(self, t: Lookup, s: Cells, mask: Cells, /) -> int:
        """Marks the open slots and returns how many there are (kontor.slots.choose)."""
        ...

    def choose(self, t: Lookup, s: Cells, slot: int, /) -> int:
        """Takes an open slot: the decision it completes, or 0 where more is asked (kontor.slots.choose)."""
        ...

    def enter(self, t: Lookup, s: Cells, mask: Cells, /) -> int:
        """Finds the open slots, after what happens by itself; the status (kontor.slots.episode)."""
        ...

    def step(self, t: Lookup, s: Cells, mask: Cells, slot: int, /) -> int:
        """Takes an open slot and whatever follows by itself; the mask becomes that of the next choice; the status."""
        ...

    def utilities(self, t: Lookup, s: Cells, /) -> list[int]:
        """What the end of a game is worth to each seat, in kontor.slots.episode.UNITS."""
        ...

    def random_play(self, t: Lookup, seed: int, decisions: int, cap: int, way: int, /) -> int:
        """Plays `decisions` random decisions, game after game; the trace they leave (kontor.slots.random_play)."""
        ...

    def evaluator(self, t: Lookup, weights: list[int], /) -> Evaluator:
        """An evaluator for these rules and weights."""
        ...

    def block(self, t: Lookup, games: int, cap: int, threads: int, /) -> Block:
        """Room for games of this kind; `cap` is in rounds."""
        ...
