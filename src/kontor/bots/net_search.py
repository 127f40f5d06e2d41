"""Search over a net: what it would decide is looked at more closely, slot by slot, before the decision is made.

The tree is one of slots. A try starts in a possible world, follows the tree by what the net finds likely and by what
came out so far, and ends at the first situation that was not met before: the net says what that is worth to every
seat. Each seat is taken to want the most for itself (max^n). At the root the likeliest slots are tried equally often,
then the better half of them, and so on.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kontor.bots.bot_view import BotView
from kontor.bots.net_bot import chosen_file, load
from kontor.bots.rule_bot import by_code
from kontor.rules.action import Action
from kontor.rules.cells import BEGUN, PLAYERS, Cells
from kontor.rules.frames import SEAT, top
from kontor.slots import observe, slots
from kontor.slots.episode import OVER, UNITS

if TYPE_CHECKING:
    from kontor.nets.forward import Player, Weighed

AT_ROOT: Final = 8  # slots that are tried
IN_TREE: Final = 12  # slots of a node that are followed
LIKELY: Final = (
    0.05  # share of the likeliest slot's chance below which one is not followed: the net knows too little of it
)
CURIOSITY: Final = 0.5  # how much an unlikely slot is tried, against what came out
TRUST: Final = 2.0  # in what came out, beside the net's own opinion; it grows with the root of the tries
WORLDS: Final = 16  # possible ones that are taken in turn
BATCH: Final = 8  # tries whose ends the net looks at together
SURE: Final = 0.99  # chance from which on a slot is taken without a search
PORTION: Final = 4  # a quarter of the tries that are left for the turn is for the next choice
RESERVE: Final = 0.7  # of the budget, so that the answer comes in time

Key = tuple[int, bytes]  # who chooses, and the open slots


class Node:
    """A situation: its slots, how likely each is, how often it was tried, and what came out for the one who chooses."""

    __slots__ = ("chances", "children", "done", "seat", "slots", "sums", "tries", "values")

    def __init__(self, seat: int, logits: Sequence[tuple[float, int]], values: list[float]) -> None:
        """From pairs of logit and slot, the likeliest first."""
        most = logits[0][0]
        powers = [math.exp(logit - most) for logit, _ in logits]
        total = sum(powers)
        self.seat = seat
        self.values = values  # of all seats, as the net says
        self.slots = [slot for _, slot in logits]
        self.chances = [power / total for power in powers]
        self.tries = [0] * len(logits)  # begun
        self.done = [0] * len(logits)  # came out
        self.sums = [0.0] * len(logits)
        self.children: list[dict[Key, Node]] = [{} for _ in logits]

    def mean(self, number: int) -> float:
        """What a slot brought on average; what the net says where it has not been tried."""
        return self.sums[number] / self.done[number] if self.done[number] else self.values[self.seat]

    def next_try(self) -> int:
        """What came out well, and what is likely and was tried little."""
        eager = CURIOSITY * math.sqrt(1 + sum(self.tries))
        best, found = -math.inf, 0
        for number, chance in enumerate(self.chances):
            promise = self.mean(number) + eager * chance / (1 + self.tries[number])
            if promise > best:
                best, found = promise, number
        return found

    def worth(self, number: int) -> float:
        """How good a slot of the root is: the net's opinion, and what came out."""
        return math.log(self.chances[number]) + TRUST * math.sqrt(sum(self.done)) * self.mean(number)


class _Try:
    """A path through the tree, and the situation at its end."""

    __slots__ = ("cells", "key", "mask", "path", "seat")

    def __init__(self, cells: Cells, mask: bytearray) -> None:
        self.cells, self.mask = cells, mask
        self.path: list[tuple[Node, int]] = []
        self.seat = 0
        self.key: Key = (0, b"")


class NetSearchBot:
    """Searches with a number of tries per turn; the tree is kept while the turn goes on as expected.

    The same seed gives the same answers on any number of cores, as long as the budget is not too short for all tries.
    """

    def __init__(self, seed: int, tries: int, cores: int = 1, path: Path | None = None) -> None:
        self._random = random.Random(seed)
        self.player: Player = load(path or chosen_file())
        self._tries = self._left = tries
        self._cores = cores
        self._expected: dict[Key, Node] = {}  # the tree after what was chosen last
        self._pool = ThreadPoolExecutor(cores, "kontor") if cores > 1 else None

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        if not view.cells[BEGUN]:
            self._left = self._tries
        if len(legal) == 1:
            return legal[0]
        until = time.perf_counter() + RESERVE * budget
        view, mask = view.copy(), bytearray(slots.WIDTH)
        code = 0
        while code == 0:
            count = view.backend.open_slots(view.lookup, view.cells, mask)
            slot = mask.index(1) if count == 1 else self._best_slot(view, mask, until)
            code = view.backend.choose(view.lookup, view.cells, slot)
        return by_code(legal, code)

    def _best_slot(self, view: BotView, mask: bytearray, until: float) -> int:
        root = self._expected.get((view.seat, bytes(mask))) or self._root(view, mask)
        number = 0
        if root.chances[0] < SURE:
            tries = max(self._left // PORTION, 1)
            self._left -= tries
            number = self._halved(root, view, mask, tries, until)
        self._expected = root.children[number]
        return root.slots[number]

    def _root(self, view: BotView, mask: bytearray) -> Node:
        tried = _Try(view.possible(self._random), mask)
        tried.seat = view.seat
        return self._nodes(view, [tried])[0]

    def _halved(self, root: Node, view: BotView, mask: bytearray, tries: int, until: float) -> int:
        """The best slot: all are tried equally often, then the better half, and so on."""
        running = list(range(min(len(root.slots), AT_ROOT, max(tries // 2, 1))))
        rounds = max(1, math.ceil(math.log2(len(running))))
        worlds = [view.possible(self._random) for _ in range(min(WORLDS, tries))]
        used = 0
        while len(running) > 1 and time.perf_counter() < until:
            each = max(1, tries // (rounds * len(running)))
            firsts = [number for _ in range(each) for number in running]
            for first in range(0, len(firsts), BATCH):
                if time.perf_counter() > until:
                    break
                chunk = firsts[first : first + BATCH]
                self._search(root, view, mask, chunk, [worlds[(used + n) % len(worlds)] for n in range(len(chunk))])
                used += len(chunk)
            running.sort(key=root.worth, reverse=True)
            running = running[: (len(running) + 1) // 2] if len(running) > 2 else running[:1]
        return max(running, key=root.worth)

    def _search(
        self, root: Node, view: BotView, mask: bytearray, firsts: Sequence[int], worlds: Sequence[Cells]
    ) -> None:
        """Tries slots of the root, each in a world; the net looks at the ends together."""
        ends: list[_Try] = []
        for first, world in zip(firsts, worlds, strict=True):
            tried = _Try(world[:], mask[:])
            if _follow(view, root, first, tried):
                ends.append(tried)
            else:
                _note(tried, [each / UNITS for each in view.backend.utilities(view.lookup, tried.cells)])
        if ends:
            for tried, node in zip(ends, self._nodes(view, ends), strict=True):
                parent, number = tried.path[-1]
                node = parent.children[number].setdefault(tried.key, node)  # two of them may have met
                _note(tried, node.values)

    def _nodes(self, view: BotView, ends: Sequence[_Try]) -> list[Node]:
        """New nodes for situations."""
        seen = [bytearray(observe.WIDTH) for _ in ends]
        for tried, observation in zip(ends, seen, strict=True):
            view.backend.observe(view.lookup, tried.cells, tried.seat, observation)
        said = self._asked(seen, [tried.mask for tried in ends])
        players = view.lookup[PLAYERS]
        return [
            Node(tried.seat, each.slots, [each.utility[(seat - tried.seat) % players] for seat in range(players)])
            for tried, each in zip(ends, said, strict=True)
        ]

    def _asked(self, observations: Sequence[bytearray], masks: Sequence[bytearray]) -> list[Weighed]:
        """What the net says, worked out on all cores."""
        if self._pool is None:
            return self.player.weigh(observations, masks, IN_TREE, LIKELY)
        size = -(-len(masks) // self._cores)
        parts = [slice(first, first + size) for first in range(0, len(masks), size)]
        jobs = [
            self._pool.submit(self.player.weigh, observations[part], masks[part], IN_TREE, LIKELY) for part in parts
        ]
        return [each for job in jobs for each in job.result()]


def _follow(view: BotView, root: Node, first: int, tried: _Try) -> bool:
    """Follows the tree from a slot of the root; False where the game ended."""
    node, number = root, first
    while True:
        tried.path.append((node, number))
        node.tries[number] += 1
        if view.backend.step(view.lookup, tried.cells, tried.mask, node.slots[number]) == OVER:
            return False
        tried.seat = tried.cells[top(tried.cells) + SEAT]
        tried.key = (tried.seat, bytes(tried.mask))
        child = node.children[number].get(tried.key)
        if child is None:
            return True
        node, number = child, child.next_try()


def _note(tried: _Try, values: Sequence[float]) -> None:
    """What came out, along the path."""
    for node, number in tried.path:
        node.done[number] += 1
        node.sums[number] += values[node.seat]
