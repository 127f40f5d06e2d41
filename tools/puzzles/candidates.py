"""The decisions or turns of a position that are worth comparing, by what they lead to."""

import math
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from kontor.bots.analysis import Analyst, Viewpoint
from kontor.bots.appraiser import RuleAppraiser
from kontor.bots.bot_view import BotView
from kontor.bots.net_appraiser import NetAppraiser
from kontor.bots.net_bot import NET_FILE, load
from kontor.bots.rule_bot import EvaluatorPool
from kontor.bots.weights import DEFAULT_WEIGHTS
from kontor.bots.win_chances import outcome
from kontor.evaluation.decide import MARGIN
from kontor.game import Game
from kontor.puzzles import has_played
from kontor.rules.cells import DEPTH, TURN, Cells
from kontor.slots import observe, slots
from kontor.slots.episode import OVER
from tools.puzzles.trials import Rollouts

MAX_BY_NET: Final = 5  # decisions that the net finds likeliest
MAX_BY_RULE_BOT: Final = 2  # and those that the rule bots rate best, at once and after the turn
TURN_SAMPLES: Final = 48  # turns that the net plays by chance; those that come up once or more are compared
MAX_TURNS_COMPARED: Final = 10  # turns of the net that are compared at most
WORLD_SEED: Final = 0  # the seed of the world in which turns are followed
TURN_MAX_CHOICES: Final = 60  # choices of a turn

Line: TypeAlias = tuple[int, ...]  # decisions, as codes


class Candidate(NamedTuple):
    """Lines that lead to the same end of the turn; the first one is tried."""

    lines: list[Line]
    end: Cells  # of the turn, when the net goes on

    @property
    def ends_game(self) -> bool:
        """Whether the game ends with the turn."""
        return not self.end[DEPTH]


class Position:
    """A position as the seat that must decide knows it."""

    def __init__(self, game: Game) -> None:
        assert game.decider is not None
        self.game, self.seat = game, game.decider
        self.rules = game.state.rules
        self.view = BotView(game, self.seat)
        self.trials = Rollouts(self.rules)
        self._net = NetAppraiser(load(NET_FILE))

    def after(self, line: Sequence[int], world: int = WORLD_SEED) -> Cells:
        """The situation that a line leads to in a possible world."""
        cells = self.view.possible(world)
        for code in line:
            self.rules.backend.apply(self.rules.lookup, cells, code)
        return cells

    def observation(self, cells: Cells) -> bytes:
        """What the seat sees of a situation; lines that lead to the same observation are the same."""
        seen = bytearray(observe.WIDTH)
        self.rules.backend.observe(self.rules.lookup, cells, self.seat, seen)
        return bytes(seen)

    def by_net(self, view: BotView, min_likelihood: float = 0.0) -> list[int]:
        """The likeliest decisions first; none if even the likeliest one is less likely than `min_likelihood`."""
        codes, chances = self._net.rate(view)
        return list(codes[:MAX_BY_NET]) if math.exp(chances[0]) >= min_likelihood else []

    @staticmethod
    def by_rating(view: BotView) -> list[int]:
        """The decisions rated best by the rule bot."""
        codes, ratings = RuleAppraiser().rate(view)
        return [codes[n] for n in sorted(range(len(codes)), key=lambda n: -ratings[n])[:MAX_BY_RULE_BOT]]

    @staticmethod
    def by_plan(view: BotView) -> list[int]:
        """The decisions that lead furthest by the end of the turn, as the rule bot sees it."""
        evaluator = EvaluatorPool(DEFAULT_WEIGHTS).for_game(view)
        codes, values = evaluator.plan(view.possible(WORLD_SEED), 2 * MAX_BY_RULE_BOT, MARGIN, 1)
        return [codes[n] for n in sorted(range(len(codes)), key=lambda n: -values[n])[:MAX_BY_RULE_BOT]]

    def turn_end(self, line: Sequence[int]) -> Cells:
        """The situation at the end of the turn, when the net goes on from a line."""
        t, backend = self.rules.lookup, self.rules.backend
        cells, mask = self.after(line), bytearray(slots.WIDTH)
        turn = self.view.cells[TURN]
        if cells[DEPTH] and backend.enter(t, cells, mask) != OVER:
            for _ in range(TURN_MAX_CHOICES):
                if cells[TURN] != turn or backend.step(t, cells, mask, self.trials.best(cells, mask)) == OVER:
                    break
        return cells

    def decisions(self, by_net: Sequence[int]) -> list[Candidate]:
        """What bots would consider, those of the net first; the same turn in another order is one candidate."""
        return self._distinct((code,) for code in (*by_net, *self.by_rating(self.view), *self.by_plan(self.view)))

    def turns(self) -> list[Candidate]:
        """Whole turns: those that the net plays by chance, the most frequent first, and those of the rule bot."""
        by_observation: dict[bytes, Line] = {}
        often = Counter[bytes]()
        rated: dict[bytes, tuple[Sequence[int], Sequence[float]]] = {}
        for number in range(TURN_SAMPLES):
            line = self.turn(_by_chance(self._net, random.Random(number), rated))
            seen = self.observation(self.after(line))
            by_observation.setdefault(seen, line)
            often[seen] += 1
        viewpoint, analyst = Viewpoint(self.game, self.seat), Analyst("rule")
        moves = analyst.moves(viewpoint, analyst.evaluate(viewpoint, viewpoint.cells))
        likely = (by_observation[seen] for seen, _ in often.most_common(MAX_TURNS_COMPARED))
        return self._distinct(chain(likely, (self._planned([*move.decisions, *move.then]) for move in moves)))

    def turn(self, ranked: Callable[[BotView], Sequence[int]]) -> Line:
        """A turn, as far as its seat could plan it, of the decisions that are ranked first."""
        game, line = self.game.copy(), list[int]()
        while not line or not has_played(game, self.seat):
            line.append(ranked(BotView(game, self.seat))[0])
            game.play(self.rules.lexicon.action(line[-1]))
        return tuple(line)

    def _planned(self, decisions: Iterable[str]) -> Line:
        """The line of a turn that is written down."""
        codes = iter([self.game.parse(decision).code for decision in decisions])
        return self.turn(lambda _: [next(codes)])

    def _distinct(self, lines: Iterable[Line]) -> list[Candidate]:
        by_observation: dict[bytes, Line] = {}
        for line in lines:
            by_observation.setdefault(self.observation(self.after(line)), line)
        found: dict[bytes, Candidate] = {}
        for line in by_observation.values():
            end = self.turn_end(line)
            key = self.observation(end) if end[DEPTH] else bytes(end)
            found.setdefault(key, Candidate([], end)).lines.append(line)
        return list(found.values())

    def promise(self, candidates: Sequence[Candidate]) -> list[float]:
        """What the net expects the seat to win after each candidate's turn: a first look, often wrong by a little."""
        running = [candidate.end for candidate in candidates if not candidate.ends_game]
        views = []
        for cells in running:
            view = self.view.copy()
            view.cells = cells
            views.append(view)
        found = iter(self._net.evaluate(views) if views else ())
        ends = [outcome(self.rules.lookup, each.end) if each.ends_game else next(found).chances for each in candidates]
        return [chances[self.seat] for chances in ends]


def _by_chance(
    net: NetAppraiser, luck: random.Random, rated: dict[bytes, tuple[Sequence[int], Sequence[float]]]
) -> Callable[[BotView], Sequence[int]]:
    """Chooses as likely as the net says; its answers are kept."""

    def choose(view: BotView) -> Sequence[int]:
        key = bytes(view.cells)
        codes, chances = rated.setdefault(key, ((), ()))
        if not codes:
            codes, chances = rated[key] = net.rate(view)
        return luck.choices(codes, [math.exp(chance) for chance in chances])

    return choose
