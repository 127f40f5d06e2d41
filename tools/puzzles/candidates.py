"""The decisions of a position that are worth comparing, by what they lead to."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from kontor.bots.appraiser import RuleAppraiser
from kontor.bots.bot_view import BotView
from kontor.bots.net_appraiser import NetAppraiser
from kontor.bots.net_bot import FILE, load
from kontor.bots.rule_bot import MARGIN, EvaluatorPool
from kontor.bots.styles import DEFAULT
from kontor.bots.win_chances import outcome
from kontor.game import Game
from kontor.rules.cells import DEPTH, TURN, Cells
from kontor.slots import observe, slots
from kontor.slots.episode import OVER
from tools.puzzles.trials import Trials

BY_NET: Final = 5  # decisions that the net finds likeliest
SURE: Final = 0.4  # chance of the likeliest; where it is less, several are about as good
BY_RULES: Final = 2  # and those that the rule bots rate best, at once and after the turn
WORLD: Final = 0  # the seed of the world in which turns are followed
LONGEST: Final = 60  # choices of a turn


class Candidate(NamedTuple):
    """Decisions, as codes, that lead to the same end of the turn; the first one is tried."""

    codes: list[int]
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
        self.trials = Trials(self.rules)

    def after(self, code: int, world: int = WORLD) -> Cells:
        """The situation that a decision leads to in a possible world."""
        cells = self.view.possible(world)
        self.rules.backend.apply(self.rules.lookup, cells, code)
        return cells

    def look(self, cells: Cells) -> bytes:
        """What the seat sees of a situation; decisions that lead to the same look are the same."""
        seen = bytearray(observe.WIDTH)
        self.rules.backend.observe(self.rules.lookup, cells, self.seat, seen)
        return bytes(seen)

    def by_net(self) -> list[int]:
        """The likeliest decisions, the likeliest first; none where the net is not sure of any."""
        codes, chances = NetAppraiser(load(FILE)).rate(self.view)
        return list(codes[:BY_NET]) if math.exp(chances[0]) >= SURE else []

    def by_rating(self) -> list[int]:
        """The decisions rated best by the rule bot."""
        codes, ratings = RuleAppraiser().rate(self.view)
        return [codes[n] for n in sorted(range(len(codes)), key=lambda n: -ratings[n])[:BY_RULES]]

    def by_plan(self) -> list[int]:
        """The decisions that lead furthest by the end of the turn, as the rule bot sees it."""
        evaluator = EvaluatorPool(DEFAULT).for_game(self.view)
        codes, values = evaluator.plan(self.view.possible(WORLD), 2 * BY_RULES, MARGIN, 1)
        return [codes[n] for n in sorted(range(len(codes)), key=lambda n: -values[n])[:BY_RULES]]

    def turn_end(self, code: int) -> Cells:
        """The situation at the end of the turn, when the net goes on from a decision."""
        t, backend = self.rules.lookup, self.rules.backend
        cells, mask = self.after(code), bytearray(slots.WIDTH)
        turn = self.view.cells[TURN]
        if cells[DEPTH] and backend.enter(t, cells, mask) != OVER:
            for _ in range(LONGEST):
                if cells[TURN] != turn or backend.step(t, cells, mask, self.trials.best(cells, mask)) == OVER:
                    break
        return cells

    def candidates(self, by_net: Sequence[int]) -> list[Candidate]:
        """What bots would consider, those of the net first; the same turn in another order is one candidate."""
        looks: dict[bytes, int] = {}
        for code in (*by_net, *self.by_rating(), *self.by_plan()):
            looks.setdefault(self.look(self.after(code)), code)
        found: dict[bytes, Candidate] = {}
        for code in looks.values():
            end = self.turn_end(code)
            key = self.look(end) if end[DEPTH] else bytes(end)
            found.setdefault(key, Candidate([], end)).codes.append(code)
        return list(found.values())

    def promise(self, candidates: Sequence[Candidate]) -> list[float]:
        """What the net expects the seat to win after each candidate's turn: a first look, often wrong by a little."""
        running = [candidate.end for candidate in candidates if not candidate.ends_game]
        views = []
        for cells in running:
            view = self.view.copy()
            view.cells = cells
            views.append(view)
        found = iter(NetAppraiser(load(FILE)).evaluate(views) if views else ())
        ends = [outcome(self.rules.lookup, each.end) if each.ends_game else next(found).chances for each in candidates]
        return [chances[self.seat] for chances in ends]
