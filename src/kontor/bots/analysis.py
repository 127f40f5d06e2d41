"""Analysis: what a position is worth to each seat, and which actions are best there, with a reason for each.

From a view it rests on what that seat may know; from a game without a seat on everything, as after the end.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, TypeAlias

from kontor.bots.bot_view import BotView
from kontor.bots.protocol import Bot
from kontor.bots.reasons import Change, Reason, reason
from kontor.bots.registry import BotError, in_one_line, make
from kontor.bots.rule_bot import EvaluatorPool, RuleBot
from kontor.bots.styles import DEFAULT
from kontor.bots.win_chances import awaited, chances, outcome
from kontor.evaluation.layout import HUNDRED, PART, PARTS, PLANNED, TEMPO, TURNS
from kontor.game import Game
from kontor.rules.backend import Evaluator
from kontor.rules.cells import BORDERS, DEPTH, HAS_MISSIONS, MISSIONS, N_EVENTS, NOTING, PLAYERS, TURN, Cells, Lookup
from kontor.rules.frames import SEAT, FrameKind, top
from kontor.rules.ids import MAX_SEATS
from kontor.rules.scoreline import CATEGORIES
from kontor.rules.scoring import points
from kontor.rules.state import State

BOT: Final = "hard"
TOP: Final = 5
WIDTH: Final = 8  # actions that are followed to the end of the turn
LONGEST: Final = 60  # decisions of a turn that are followed
POSSIBLE: Final = 0  # the seed of what is imagined where something is hidden
# Where the points go that an evaluation expects without naming a category, as they went in games of the rule bot.
SHARES: Final = (32, 4, 10, 6, 42, 6, 4, 12)
REAL: Final = 65  # of what tempo and plans promise becomes points, in hundredths
SQUARE: Final = 400  # turns squared, in hundredths, for a hundredth of a point that everybody gains in addition

Points: TypeAlias = Mapping[str, float]  # by category, and `total`


class Evaluation(NamedTuple):
    """What a position is worth: the chance of each seat, 1 in all, and its points at the end by category."""

    chances: Sequence[float]
    points: Sequence[Points]


@dataclass(frozen=True)
class Move:
    """A whole action: its decisions, how the turn goes on, and what comes of it.

    `chance` is that of the seat that decides, at the end of the turn, and `change` the difference to now; `points`
    are what the action itself changes in its expected points.
    """

    decisions: tuple[str, ...]
    then: tuple[str, ...]
    chance: float
    change: float
    points: Points
    reason: Reason


@dataclass(frozen=True)
class Analysis:
    """A position as a bot sees it. `seat` is who looks, None where everything is known."""

    ply: int
    seat: int | None
    decider: int | None
    chances: tuple[float, ...]
    points: tuple[Points, ...]
    moves: tuple[Move, ...]


def analyse(position: Game | BotView, bot: str | Bot = BOT, seat: int | None = None, most: int = TOP) -> Analysis:
    """What a position is worth and its best actions, from what a seat may know, or from everything."""
    return Analyst(bot).analyse(position, seat, most)


class Viewpoint:
    """A position to think about: as one seat knows it, with something possible where it is hidden, or all of it."""

    def __init__(self, position: Game | BotView, seat: int | None = None) -> None:
        self.seat: int | None
        self.view: BotView
        self.cells: Cells
        if isinstance(position, Game) and seat is None:
            self.seat, self.view = None, BotView(position, position.decider or 0)
            self.cells = position.state.cells[:]
            self.cells[N_EVENTS] = self.cells[NOTING] = 0
            return
        self.view = position if isinstance(position, BotView) else BotView(position, seat)  # type: ignore[arg-type]
        self.seat = self.view.seat
        if seat not in (None, self.seat):
            raise ValueError(f"seat={seat!r}: this is the view of seat {self.seat}")
        self.cells = self.view.possible(POSSIBLE)
        self.cells[MISSIONS : MISSIONS + MAX_SEATS] = self.view.cells[MISSIONS : MISSIONS + MAX_SEATS]  # never guessed

    @property
    def may_decide(self) -> bool:
        """Whether there is a decision whose choices are known here."""
        asked = decider(self.cells)
        return asked is not None and self.seat in (None, asked)

    def shown(self, cells: Cells) -> BotView:
        """A situation as whoever looks sees it: nothing imagined is taken for true."""
        view = self.view.copy()
        view.cells = cells[:]
        if self.seat is not None:
            view.backend.hide(view.lookup, view.cells, self.seat)
        return view


class Analyst:
    """Analyses positions of any game, one after the other, by the evaluation of a bot.

    A bot may offer `evaluate(view) -> Evaluation` and `rated(view)`, decisions as codes with their ratings. The
    evaluation of the rule bot provides what it does not offer.
    """

    def __init__(self, bot: str | Bot = BOT) -> None:
        self._bot = make(bot) if isinstance(bot, str) else bot
        self._name = bot if isinstance(bot, str) else type(bot).__name__
        pool = getattr(self._bot, "evaluators", None)
        weights = pool.weights if isinstance(pool, EvaluatorPool) else DEFAULT
        # Without `close`: that a seat would like the game to end does not make it end.
        self._evaluators = EvaluatorPool(replace(weights, close=0), uses_endgame=False)

    def analyse(self, position: Game | BotView, seat: int | None = None, most: int = TOP) -> Analysis:
        """A position; `most` is how many actions are listed at most."""
        viewpoint = Viewpoint(position, seat)
        now = self.evaluate(viewpoint, viewpoint.cells)
        moves = self.moves(viewpoint, now)[:most]
        asked = decider(viewpoint.cells)
        return Analysis(viewpoint.view.ply, viewpoint.seat, asked, tuple(now.chances), tuple(now.points), tuple(moves))

    def evaluate(self, viewpoint: Viewpoint, cells: Cells) -> Evaluation:
        """A situation that is or could come."""
        lookup = viewpoint.view.lookup
        if not cells[DEPTH]:
            return Evaluation(outcome(lookup, cells), [_final(lookup, cells, seat) for seat in range(lookup[PLAYERS])])
        if hasattr(self._bot, "evaluate"):
            found: Evaluation = self._asked("evaluate", viewpoint.shown(cells))
            return found
        return from_figures(lookup, cells, self._figures(viewpoint, cells))

    def moves(self, viewpoint: Viewpoint, now: Evaluation) -> list[Move]:
        """The best actions, the best first; none where the seat that looks cannot know them."""
        if not viewpoint.may_decide:
            return []
        codes, ratings = self._rated(viewpoint)
        order = sorted(range(len(codes)), key=lambda number: -ratings[number])[:WIDTH]
        moves = [self.move(viewpoint, now, codes[number]) for number in order]
        return moves if self._rates else sorted(moves, key=lambda move: -move.chance)

    @property
    def _rates(self) -> bool:
        """Whether the bot rates decisions itself. The rule bot would follow them to the end of the turn, as we do."""
        return hasattr(self._bot, "rated") and not isinstance(self._bot, RuleBot)

    def _asked(self, method: str, view: BotView) -> Any:
        """What the bot answers; BotError where it fails."""
        try:
            return getattr(self._bot, method)(view)
        except Exception as wrong:
            raise BotError(self._name, f"{method} failed: {in_one_line(wrong)}") from wrong

    def move(self, viewpoint: Viewpoint, now: Evaluation, code: int) -> Move:
        """One decision: the action that it begins, and the turn that follows."""
        seat, cells = decider(viewpoint.cells), viewpoint.cells[:]
        assert seat is not None
        viewpoint.view.backend.apply(viewpoint.view.lookup, cells, code)
        action = [code, *self._follow(viewpoint, cells, whole_turn=False)]
        own = self.evaluate(viewpoint, cells).points[seat]
        change = Change(
            seat,
            State(viewpoint.view._rules, viewpoint.cells),
            State(viewpoint.view._rules, cells[:]),
            self._figures(viewpoint, viewpoint.cells),
            self._figures(viewpoint, cells),
        )
        then = self._follow(viewpoint, cells, whole_turn=True)
        chance = self.evaluate(viewpoint, cells).chances[seat]
        gained = {name: own[name] - now.points[seat][name] for name in own}
        words = viewpoint.view._rules.lexicon.actions
        return Move(
            tuple(map(str, words(action))), tuple(map(str, words(then))), chance, chance - now.chances[seat], gained,
            reason(change),
        )  # fmt: skip

    def _follow(self, viewpoint: Viewpoint, cells: Cells, whole_turn: bool) -> list[int]:
        """Plays on what is rated best, to the end of an action that is begun or of the turn."""
        turn, seat, played = viewpoint.cells[TURN], decider(viewpoint.cells), list[int]()
        while cells[DEPTH] and cells[TURN] == turn and len(played) < LONGEST:
            if not whole_turn and (cells[top(cells)] == FrameKind.TURN or cells[top(cells) + SEAT] != seat):
                break
            codes, ratings = self._evaluator(viewpoint).rate(cells)
            if not codes:
                break
            played.append(codes[ratings.index(max(ratings))])
            viewpoint.view.backend.apply(viewpoint.view.lookup, cells, played[-1])
        return played

    def _rated(self, viewpoint: Viewpoint) -> tuple[Sequence[int], Sequence[int]]:
        """The decisions of now with their ratings."""
        if not self._rates:
            return self._evaluator(viewpoint).rate(viewpoint.cells)
        found: tuple[Sequence[int], Sequence[int]] = self._asked("rated", viewpoint.shown(viewpoint.cells))
        return found

    def _evaluator(self, viewpoint: Viewpoint) -> Evaluator:
        return self._evaluators.for_game(viewpoint.view)

    def _figures(self, viewpoint: Viewpoint, cells: Cells) -> list[int]:
        return self._evaluator(viewpoint).evaluate(viewpoint.shown(cells).cells)


def decider(cells: Cells) -> int | None:
    """The seat that must choose."""
    return cells[top(cells) + SEAT] if cells[DEPTH] else None


def from_figures(t: Lookup, s: Cells, x: Sequence[int]) -> Evaluation:
    """What the figures of a situation say about it."""
    parts = [list(x[PART + PARTS * seat : PART + PARTS * (seat + 1)]) for seat in range(t[PLAYERS])]
    for row, turn in zip(parts, awaited(t, s, DEFAULT.action), strict=True):
        row[TEMPO] += turn
    return Evaluation(chances([sum(row) for row in parts], x[TURNS]), [expected(t, row, x[TURNS]) for row in parts])


def expected(t: Lookup, parts: Sequence[int], turns: int) -> dict[str, float]:
    """The parts of a seat as points at the end: what has no category yet goes where points usually come from."""
    open_points = (parts[TEMPO] + parts[PLANNED]) * REAL // HUNDRED + turns * turns // SQUARE
    shares = [*SHARES[:6], SHARES[6] * bool(t[HAS_MISSIONS]), SHARES[7] * bool(t[BORDERS])]
    found = {
        name: (parts[number] + open_points * shares[number] / sum(shares)) / HUNDRED
        for number, name in enumerate(CATEGORIES)
    }
    return {**found, "total": sum(found.values())}


def _final(t: Lookup, s: Cells, seat: int) -> dict[str, float]:
    found = {name: float(points(t, s, seat, number)) for number, name in enumerate(CATEGORIES)}
    return {**found, "total": sum(found.values())}
