"""Search over a net: its likely slots are played on by the net itself, for all seats, before one of them is chosen.

A try starts with one of the slots, in a possible world, and goes on with what the net finds best until the seat has
had some more turns: then the net says what the situation is worth. All slots are tried in the same worlds, then the
better half of them in more, and so on. What came out decides, together with how likely the net finds a slot and how
much it suits a style.
"""

from __future__ import annotations

import math
import os
import random
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kontor.bots.bot_view import BotView
from kontor.bots.net_bot import chosen_file, load, must_act, open_slots
from kontor.bots.playing_styles import PlayingStyle, Prospect, likely, prospects
from kontor.bots.rule_bot import by_code
from kontor.bots.search_bot import BUDGET_SHARE_USED
from kontor.rules.action import Action
from kontor.rules.cells import BEGUN, PLAYERS, TURN, Cells
from kontor.slots import observe, slots
from kontor.slots.episode import OVER, UNITS, asked

if TYPE_CHECKING:
    from kontor.nets.forward import Player, Weighed

MAX_SLOTS_TRIED: Final = 5  # slots at most
TRIED_MIN_LIKELIHOOD: Final = 1 / 300  # of the likeliest slot's chance: what is less likely is not tried
PRIOR_WEIGHT: Final = 0.004  # how much a slot is worth less where the net finds it less likely by a factor of e
STYLE_MAX_BONUS: Final = 0.02  # how much a slot is worth more where it suits a style best
TRY_TURNS: Final = 2  # of the seat that begin until a try ends
TRY_MAX_SLOTS: Final = 300  # slots of a try, so that it ends in any case
TRY_USUAL_SLOTS: Final = 40  # slots of a usual try: what the first ones are taken to need
BATCH_SITUATIONS: Final = 12  # situations that the net evaluates together
EVALUATIONS_DIVISOR: Final = 2  # half of the evaluations left for the turn are for the next slot
CORES_VARIABLE: Final = "KONTOR_CORES"  # in the environment: how many cores a search uses


class _Try:
    """A slot that is played on in a world."""

    __slots__ = ("away", "cells", "first", "mask", "same", "slot", "turns", "value")

    def __init__(self, first: int, cells: Cells, mask: bytearray) -> None:
        self.first = self.slot = first
        self.cells, self.mask = cells, mask
        self.away = False  # whether somebody else is on turn
        self.turns = 0  # of the seat that have begun
        self.value = 0.0  # for the seat
        self.same: _Try | None = None  # one that came to the same situation, and goes on for both

    def outcome(self) -> float:
        return self.value if self.same is None else self.same.outcome()


class NetSearchBot:
    """Searches with a number of evaluations per turn: situations that the net is asked about.

    The same seed gives the same answers on any number of cores, if the budget allows all evaluations.
    """

    def __init__(
        self,
        seed: int,
        evaluations: int,
        cores: int | None = None,
        path: Path | None = None,
        style: PlayingStyle | None = None,
    ) -> None:
        self._random = random.Random(seed)
        self._style = style
        self.player: Player = load(path or chosen_file())
        self._evaluations = self._left = evaluations
        cores = cores or int(os.environ.get(CORES_VARIABLE) or 1)
        self._pool = ThreadPoolExecutor(cores, "kontor") if cores > 1 else None

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        if not view.cells[BEGUN]:
            self._left = self._evaluations
        if len(legal) == 1:
            return legal[0]
        until = time.perf_counter() + BUDGET_SHARE_USED * budget
        view, mask = view.copy(), bytearray(slots.WIDTH)
        code = 0
        while code == 0:
            count = open_slots(view, view.cells, mask)
            slot = mask.index(1) if count == 1 else self._best_slot(view, mask, until)
            code = view.backend.choose(view.lookup, view.cells, slot)
        return by_code(legal, code)

    def _best_slot(self, view: BotView, mask: bytearray, until: float) -> int:
        logits = self._asked([_observed(view, view.cells)], [mask])[0].logits[0].tolist()
        tried = likely(logits, TRIED_MIN_LIKELIHOOD, MAX_SLOTS_TRIED)
        priors = {slot: PRIOR_WEIGHT * logits[slot] for slot in tried}
        for slot, extra in zip(tried, self._leanings(tried, view, mask), strict=True):
            priors[slot] += extra
        return self._halved(tried, priors, view, mask, until)

    def _leanings(self, tried: Sequence[int], view: BotView, mask: bytearray) -> list[float]:
        """What slots are worth more by the style: from 0 to STYLE_MAX_BONUS, so that it never costs more than that."""
        found: list[Prospect] = []
        if self._style and len(tried) > 1:
            found = prospects(self._style, self.player, view, view.possible(self._random), mask, tried)
        leanings = [each.leaning for each in found] or [0.0] * len(tried)
        least, spread = min(leanings), max(leanings) - min(leanings) or 1.0
        return [STYLE_MAX_BONUS * (each - least) / spread for each in leanings]

    def _halved(
        self, running: Sequence[int], priors: Mapping[int, float], view: BotView, mask: bytearray, until: float
    ) -> int:
        """The best slot: all are tried equally often, then the better half, and so on; the likeliest one always.

        With few evaluations left only the likeliest ones are tried, so that each round has a world.
        """
        usual, limit = running[0], self._left // EVALUATIONS_DIVISOR
        while len(running) > 1 and limit < _rounds(running) * len(running) * TRY_USUAL_SLOTS:
            running = running[:-1]
        rounds = _rounds(running)
        values: dict[int, list[float]] = {slot: [] for slot in running}
        used, tried = 0, 0

        def worth(slot: int) -> float:
            return sum(values[slot]) / len(values[slot]) + priors[slot]

        for number in range(rounds):
            length = max(used / tried, 1) if tried else TRY_USUAL_SLOTS
            worlds = int((limit - used) / ((rounds - number) * len(running) * length))
            if not worlds or time.perf_counter() > until:
                break
            tries = self._tries(running, worlds, view, mask)
            used += self._play_on(tries, view, until)
            tried += len(tries)
            for one in tries:
                values[one.first].append(one.outcome())
            order = sorted(running, key=worth, reverse=True)
            kept = order[: (len(order) + 1) // 2]
            running = order if number == rounds - 1 else [*kept, *(() if usual in kept else (usual,))]
        self._left -= used
        return running[0]

    def _tries(self, running: Sequence[int], worlds: int, view: BotView, mask: bytearray) -> list[_Try]:
        """Each slot in the same worlds."""
        possible = [view.possible(self._random) for _ in range(worlds)]
        return [_Try(slot, world[:], mask[:]) for world in possible for slot in running]

    def _play_on(self, tries: Sequence[_Try], view: BotView, until: float) -> int:
        """Plays tries to their ends, all of them slot by slot; returns how many evaluations that took."""
        players, evaluations, steps = view.lookup[PLAYERS], 0, 0
        running = [one for one in tries if _step(one, view)]
        while running and steps < TRY_MAX_SLOTS and (not steps or time.perf_counter() < until):
            steps += 1
            evaluations += len(running)
            seen = [_observed(view, one.cells) for one in running]
            first = 0
            further: dict[bytes, _Try] = {}
            for part in self._asked(seen, [one.mask for one in running]):
                best, utility = part.logits.argmax(1).tolist(), part.utility.tolist()
                for one, slot, by_seat in zip(running[first : first + len(best)], best, utility, strict=True):
                    one.slot, one.value = slot, by_seat[(view.seat - asked(one.cells)) % players]
                    if one.turns < TRY_TURNS and _step(one, view):
                        one.same = further.setdefault(bytes(one.cells), one)
                first += len(best)
            for one in further.values():
                one.same = None
            running = list(further.values())
        return evaluations

    def _asked(self, observations: Sequence[bytearray], masks: Sequence[bytearray]) -> list[Weighed]:
        """What the net says, worked out in parts on all cores."""
        parts = [slice(first, first + BATCH_SITUATIONS) for first in range(0, len(masks), BATCH_SITUATIONS)]
        if self._pool is None or len(parts) == 1:
            return [self.player.weigh(observations[part], masks[part]) for part in parts]
        jobs = [self._pool.submit(self.player.weigh, observations[part], masks[part]) for part in parts]
        return [job.result() for job in jobs]


def _rounds(running: Sequence[int]) -> int:
    """How many times the slots are halved until one is left."""
    return math.ceil(math.log2(len(running)))


def _step(one: _Try, view: BotView) -> bool:
    """Takes the next slot of a try; False where the game ends."""
    if view.backend.step(view.lookup, one.cells, one.mask, one.slot) == OVER:
        one.value = view.backend.utilities(view.lookup, one.cells)[view.seat] / UNITS
        return False
    if one.cells[TURN] != view.seat:
        one.away = True
    elif one.away:
        one.away = False
        one.turns += 1
    must_act(view, one.cells, one.mask)
    return True


def _observed(view: BotView, cells: Cells) -> bytearray:
    """What the seat that must decide sees of a situation."""
    seen = bytearray(observe.WIDTH)
    view.backend.observe(view.lookup, cells, asked(cells), seen)
    return seen
