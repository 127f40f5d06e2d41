"""The search bot: tries its best decisions again and again, each time for a whole round, and takes what came out best.

A try fills in what is hidden (BotView.possible), goes down a tree of this turn's decisions and adds a node to it. Then
everybody plays by the rule bot's ratings, slightly blurred, until the seat has had one more turn. The outcome is valued
for every seat, and each node keeps the mean: the seat that decides there maximises its own (max^n). At the root, the
decisions that the rule bot rates best are halved again and again until one is left (sequential halving).
"""

import math
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from kontor.bots.bot_view import BotView
from kontor.bots.rule_bot import EvaluatorPool, by_code
from kontor.bots.weights import Weights
from kontor.evaluation.decide import MARGIN
from kontor.rules.action import Action
from kontor.rules.backend import Evaluator
from kontor.rules.cells import BEGUN, DEPTH, PLAYERS, TURN, Cells
from kontor.rules.frames import SEAT, FrameKind, top

ROOT_MAX_DECISIONS: Final = 6  # decisions that are searched
PLAN_MAX_DECISIONS: Final = 12  # decisions that the rule bot follows to the end of the turn before
RATING_SCALE: Final = (
    2_000  # a rating this much lower makes a decision e times less likely, in ten-thousandths of a point
)
EXPLORATION: Final = 1.0
RATING_NOISE: Final = 2_000  # of ratings in a try
RULE_BOT_WEIGHT: Final = 0.3  # how much the rule bot's own opinion counts beside what came out
UNTRIED_SCORE: Final = 1_000_000_000
BUDGET_SHARE_USED: Final = 0.7  # of the budget, so that the answer comes in time
TRIES_DIVISOR: Final = 4  # a quarter of the tries that are left for the turn is for the next decision
MIN_TRIES: Final = 4  # fewer tries would say less than the ratings


class Node:
    """A situation: its decisions and their ratings, how often each was tried, and what came out for every seat."""

    __slots__ = ("children", "codes", "likely", "ratings", "seat", "sums", "tries")

    def __init__(self, seat: int, codes: list[int], ratings: list[int], width: int) -> None:
        order = sorted(range(len(codes)), key=lambda number: -ratings[number])[:width]
        self.seat = seat
        self.codes = [codes[number] for number in order]
        self.ratings = [ratings[number] for number in order]
        likely = [math.exp((rating - self.ratings[0]) / RATING_SCALE) for rating in self.ratings]
        self.likely = [each / sum(likely) for each in likely]
        self.tries = [0] * len(order)
        self.sums: list[list[int]] = [[] for _ in order]
        self.children: dict[int, Node] = {}

    def note(self, number: int, values: list[int]) -> None:
        """A try of a decision came out like this."""
        self.tries[number] += 1
        before = self.sums[number] or [0] * len(values)
        self.sums[number] = [old + new for old, new in zip(before, values, strict=True)]

    def value(self, number: int) -> float:
        """What a decision is worth to the seat: what came out on average, and the rule bot's opinion."""
        if not self.tries[number]:  # what was not tried in time stands behind all that was
            return self.ratings[number] - UNTRIED_SCORE
        mean = self.sums[number][self.seat] / self.tries[number]
        return RULE_BOT_WEIGHT * self.ratings[number] + (1 - RULE_BOT_WEIGHT) * mean

    def next_try(self) -> int:
        """What came out well, and what is rated high and was tried little."""
        means = [
            sums[self.seat] / tries for sums, tries in zip(self.sums, self.tries, strict=True) if tries
        ]  # fmt: skip
        low = min(means, default=0.0)
        spread = max(max(means, default=0.0) - low, RATING_SCALE)
        eager = EXPLORATION * math.sqrt(1 + sum(self.tries))

        def promise(number: int) -> float:
            tries = self.tries[number]
            good = (self.sums[number][self.seat] / tries - low) / spread if tries else 0.5
            return good + eager * self.likely[number] / (1 + tries)

        return max(range(len(self.codes)), key=promise)


class SearchBot:
    """Searches with a number of tries per turn. The tree is kept while the turn goes on as expected.

    Each decision takes a part of the tries that are left, so that the first ones, which lay out the turn, get most;
    the rest is for what others ask until the next turn. The same seed gives the same answers on any number of cores,
    as long as the budget is not too short for all tries.
    """

    def __init__(self, seed: int, weights: Weights, tries: int, cores: int = 1) -> None:
        self._random = random.Random(seed)
        self.evaluators = EvaluatorPool(weights, cores)
        self._tries = self._left = tries
        self._root: Node | None = None
        self._evaluator: Evaluator | None = None  # which rated the root
        self._chosen = 0
        self._before: Cells = bytearray()

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        if not view.cells[BEGUN]:
            self._left = self._tries
        if len(legal) == 1:
            return legal[0]
        until = time.perf_counter() + BUDGET_SHARE_USED * budget
        root = self._root_for(view)
        before = sum(root.tries)
        best = self._halve(root, view, self._left // TRIES_DIVISOR, until)
        self._left -= sum(root.tries) - before
        self._root, self._chosen, self._before = root, root.codes[best], view.cells
        return by_code(legal, self._chosen)

    def rated(self, view: BotView) -> tuple[list[int], list[int]]:
        """Decisions as codes and their values to the seat, in ten-thousandths of a point, by a new search."""
        view = view.copy()
        view.ply = 0  # a rating never uses the endgame weights
        self._root = None
        root = self._root_for(view)
        if root.codes:  # a game that is over has none
            self._halve(
                root, view, max(self._tries // TRIES_DIVISOR, 2 * ROOT_MAX_DECISIONS), math.inf
            )  # each of them is tried
        return root.codes, [round(root.value(number)) for number in range(len(root.codes))]

    def _root_for(self, view: BotView) -> Node:
        """The root for this situation, with what is known of it from before."""
        evaluator, before = self.evaluators.for_game(view), self._evaluator
        expected = self._expected(view)
        root = Node(
            view.seat, *evaluator.plan(view.possible(self._random), PLAN_MAX_DECISIONS, MARGIN, 1), ROOT_MAX_DECISIONS
        )
        self._evaluator = evaluator
        if expected is not None and evaluator is before:  # results of the endgame weights are not reused
            for number, code in enumerate(root.codes):
                if code in expected.codes:
                    known = expected.codes.index(code)
                    root.tries[number], root.sums[number] = expected.tries[known], expected.sums[known]
                    if code in expected.children:
                        root.children[code] = expected.children[code]
        return root

    def _expected(self, view: BotView) -> Node | None:
        """The node of this situation, where the last decision and what others answered lead to it."""
        node, cells, code = self._root, self._before[:], self._chosen
        self._root = None
        while node is not None:
            view.backend.apply(view.lookup, cells, code)
            view.backend.hide(view.lookup, cells, view.seat)
            node = node.children.get(code)
            if cells == view.cells:
                return node
            if node is None or node.seat == view.seat:
                return None
            code = node.codes[max(range(len(node.codes)), key=node.value)]
        return None

    def _halve(self, root: Node, view: BotView, tries: int, until: float) -> int:
        """Tries the decisions of the root equally often, then the better half, and so on; returns the best one.

        With few tries only those that are rated best; with fewer than FEW what is known from before decides.
        """
        if tries < MIN_TRIES:
            return max(range(len(root.codes)), key=lambda number: (root.tries[number], root.value(number)))
        running = list(range(min(len(root.codes), tries // 2)))  # about two tries for each are enough for all halves
        rounds = math.ceil(math.log2(len(running)))
        while len(running) > 1 and time.perf_counter() < until:
            each = max(1, tries // (rounds * len(running)))
            worlds = [view.possible(self._random) for _ in range(each)]  # the same luck for all
            self._share(root, running, worlds, view, until)
            running.sort(key=root.value, reverse=True)
            running = running[: (len(running) + 1) // 2] if len(running) > 2 else running[:1]
        return max(running, key=root.value)

    def _share(self, root: Node, numbers: Sequence[int], worlds: Sequence[Cells], view: BotView, until: float) -> None:
        """Tries decisions of the root in all worlds, on all cores."""
        evaluators = self.evaluators.all_for(view)
        if len(evaluators) == 1:
            _search(view, evaluators[0], root, numbers, worlds, until)
            return
        with ThreadPoolExecutor(len(evaluators)) as pool:
            jobs = [
                pool.submit(_search, view, evaluator, root, numbers[first :: len(evaluators)], worlds, until)
                for first, evaluator in enumerate(evaluators)
            ]
            for job in jobs:
                job.result()


def _search(
    view: BotView, evaluator: Evaluator, root: Node, numbers: Sequence[int], worlds: Sequence[Cells], until: float
) -> None:
    """Tries decisions of the root in these worlds. No other thread touches the subtree of one of them."""
    for world in worlds:
        for number in numbers:
            if time.perf_counter() > until:
                return
            _try(view, evaluator, root, number, world[:])


def _try(view: BotView, evaluator: Evaluator, root: Node, first: int, s: Cells) -> None:
    """Tries the root's decision number `first` in the world `s`, and notes the outcome along the path."""
    turn = s[TURN]
    path: list[tuple[Node, int]] = []
    node, number = root, first
    while True:
        path.append((node, number))
        code = node.codes[number]
        view.backend.apply(view.lookup, s, code)
        # Which markers were drawn differs from one world to the next, so replacing them is not part of the tree.
        if not s[DEPTH] or s[TURN] != turn or s[top(s)] == FrameKind.REPLACING:
            break
        if code not in node.children:
            node.children[code] = Node(s[top(s) + SEAT], *evaluator.rate(s), ROOT_MAX_DECISIONS)
            break
        node = node.children[code]
        number = node.next_try()
    if s[DEPTH]:
        turns = view.lookup[PLAYERS] + (s[TURN] == turn)  # until the seat has had one more
        evaluator.play_turns(s, turns, RATING_NOISE)
    values = evaluator.values(s)
    for node, number in path:
        node.note(number, values)
