"""The plain backend: the rules as they stand, in Python. compiled.py offers the same names for the compiled ones."""

from typing import Any, Final

from kontor.evaluation import decide, layout, rate, worth
from kontor.rules import hidden
from kontor.rules import play as playing
from kontor.rules.action import Action
from kontor.rules.backend import Block, Evaluator
from kontor.rules.cells import PLAYERS, SITUATION, Cells, Lookup
from kontor.rules.ids import MAX_SEATS
from kontor.rules.notation import Lexicon
from kontor.slots import choose as choosing
from kontor.slots import episode, slots
from kontor.slots import observe as observing
from kontor.slots.deal import deal, seed_of
from kontor.slots.random_play import play_on

__all__ = [
    "IS_COMPILED", "actions", "apply", "block", "choose", "deal", "enter", "evaluator", "fill", "hide", "legal",
    "observe", "open_slots", "play", "random_play", "step", "utilities",
]  # fmt: skip

IS_COMPILED: Final = False
apply = playing.apply
hide = hidden.hide
fill = hidden.fill
observe = observing.observe


def legal(t: Lookup, s: Cells) -> list[int]:
    """All legal decisions in a fixed order, as codes."""
    codes: list[int] = []
    playing.legal(t, s, codes)
    return codes


def actions(t: Lookup, s: Cells, lexicon: Lexicon) -> list[Action]:
    """All legal decisions in a fixed order."""
    return lexicon.actions(legal(t, s))


def play(t: Lookup, s: Cells, code: int) -> bool:
    """Carries out a decision if it is legal, and says whether it was."""
    is_legal = code in legal(t, s)
    if is_legal:
        apply(t, s, code)
    return is_legal


def open_slots(t: Lookup, s: Cells, mask: Cells) -> int:
    """Marks the open slots and returns how many there are."""
    choosing.close_slots(mask)
    return choosing.open_slots(t, s, _in_order(t, s), mask)


def choose(t: Lookup, s: Cells, slot: int) -> int:
    """Takes an open slot: the decision it completes, or 0 where more is asked."""
    return choosing.choose(t, s, _in_order(t, s), slot)


def enter(t: Lookup, s: Cells, mask: Cells) -> int:
    """Finds the open slots, after what happens by itself (kontor.slots.episode)."""
    return episode.enter(t, s, [], mask)


def step(t: Lookup, s: Cells, mask: Cells, slot: int) -> int:
    """Takes an open slot and whatever follows by itself; the mask becomes that of the next choice."""
    return episode.step(t, s, _in_order(t, s), mask, slot, 0)


def utilities(t: Lookup, s: Cells) -> list[int]:
    """What the end of a game is worth to each seat, in kontor.slots.episode.UNITS."""
    return [episode.utility(t, s, seat) for seat in range(t[PLAYERS])]


def _in_order(t: Lookup, s: Cells) -> list[int]:
    codes: list[int] = []
    choosing.list_decisions(t, s, codes)
    return codes


def random_play(t: Lookup, seed: int, decisions: int, cap: int, way: int) -> int:
    """Plays `decisions` random decisions, game after game; the trace they leave."""
    cells, mask, observation = bytearray(SITUATION), bytearray(slots.WIDTH), bytearray(observing.WIDTH)
    return play_on(t, cells, mask, observation, [], seed, decisions, cap, way)


def evaluator(t: Lookup, weights: list[int]) -> Evaluator:
    """An evaluator for these rules and weights."""
    return _Evaluator(t, weights)


def block(t: Lookup, games: int, cap: int, threads: int) -> Block:
    """Room for games of this kind; `cap` is in rounds. Threads would take turns in Python, so there are none."""
    return _Block(t, games, cap)


class _Evaluator:
    def __init__(self, lookup: Lookup, weights: list[int]) -> None:
        if len(weights) != layout.WEIGHTS:
            raise ValueError(f"weights: expected {layout.WEIGHTS} numbers, found {len(weights)}")
        self._t = lookup
        self._work = layout.Workspace(weights)

    def evaluate(self, s: Cells) -> list[int]:
        worth.evaluate(self._t, s, self._work.w, self._work.x)
        return self._work.x[:]

    def rate(self, s: Cells) -> tuple[list[int], list[int]]:
        rate.rate(self._t, s, self._work)
        return self._work.codes[:], self._work.ratings[:]

    def values(self, s: Cells) -> list[int]:
        rate.values(self._t, s, self._work)
        return self._work.values[:]

    def plan(self, s: Cells, width: int, margin: int, turns: int) -> tuple[list[int], list[int]]:
        rate.plan(self._t, s, self._work, width, margin, turns)
        return self._work.first[:], self._work.values[:]

    def play_turns(self, s: Cells, turns: int, noise: int) -> int:
        return rate.play_turns(self._t, s, self._work, turns, noise)

    def decide(self, s: Cells, width: int, noise: int, seed: int) -> int:
        return decide.decide(self._t, s[:], self._work, width, noise, seed)

    def choose_slot(self, s: Cells, width: int, noise: int) -> int:
        return decide.choose_slot(self._t, s, self._work, width, noise)


class _Block:
    def __init__(self, lookup: Lookup, games: int, cap: int) -> None:
        self._t = lookup
        self._cap = cap
        self._seed = 0
        self._dealt = [0] * games
        self._cells = [bytearray(SITUATION) for _ in range(games)]
        self._masks = [bytearray(slots.WIDTH) for _ in range(games)]
        self._moves: list[list[int]] = [[] for _ in range(games)]

    def start(self, seed: int) -> None:
        self._seed = seed
        self._dealt = [0] * len(self._dealt)

    def deal(self, masks: Any, observations: Any, seats: Any) -> None:
        for game in range(len(self._cells)):
            self._begin(game)
            seats[game] = self._show(game, masks, observations)

    def refused(self, slots_chosen: Any) -> int:
        for game, slot in enumerate(slots_chosen.tolist()):
            if not 0 <= slot < slots.WIDTH or not self._masks[game][slot]:
                return game
        return -1

    def step(
        self, chosen: Any, masks: Any, observations: Any, seats: Any, dones: Any, rewards: Any, finals: Any = None
    ) -> None:
        t = self._t
        for game, s in enumerate(self._cells):
            status = episode.step(t, s, self._moves[game], self._masks[game], int(chosen[game]), self._cap)
            rewards[game] = 0
            dones[game] = status
            if status in (episode.OVER, episode.CAPPED):
                rewards[game] = [episode.utility(t, s, seat) / episode.UNITS for seat in range(MAX_SEATS)]
                if finals is not None:
                    finals[game] = self._observed(game, 0)
                self._begin(game)
            seats[game] = self._show(game, masks, observations)

    def close(self) -> None:
        pass

    def decide(self, first: int, after: int, policies: list[Any], seats: Any, slots: Any) -> None:
        for game in range(first, after):
            cells = self._cells[game]
            if seats[game, episode.asked(cells)]:
                evaluator, width, noise = policies[(game + self._dealt[game]) % len(policies)]
                if (slot := evaluator.choose_slot(cells, width, noise)) >= 0:
                    slots[game] = slot

    def situation(self, game: int) -> bytes:
        return bytes(self._cells[game])

    def dealt(self, game: int) -> int:
        return self._dealt[game]

    def restore(self, game: int, cells: bytes, dealt: int) -> None:
        self._dealt[game] = dealt
        self._cells[game][:] = cells
        episode.enter(self._t, self._cells[game], self._moves[game], self._masks[game])

    def show(self, masks: Any, observations: Any, seats: Any) -> None:
        for game in range(len(self._cells)):
            seats[game] = self._show(game, masks, observations)

    def _begin(self, game: int) -> None:
        seed = seed_of(self._seed, game, self._dealt[game])
        self._dealt[game] += 1
        episode.begin(self._t, self._cells[game], self._moves[game], self._masks[game], seed)

    def _show(self, game: int, masks: Any, observations: Any) -> int:
        seat = episode.asked(self._cells[game])
        masks[game] = self._masks[game]
        observations[game] = self._observed(game, seat)
        return seat

    def _observed(self, game: int, seat: int) -> bytearray:
        observation = bytearray(observing.WIDTH)
        observe(self._t, self._cells[game], seat, observation)
        return observation
