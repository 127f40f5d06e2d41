"""Analysis: what a position is worth to each seat, and which actions are best there, with a reason for each.

From a view it rests on what that seat may know; from a game without a seat on everything, as after the end.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from kontor.bots.appraiser import Evaluation, Points, RuleAppraiser, appraiser_of
from kontor.bots.bot_view import BotView
from kontor.bots.protocol import Bot
from kontor.bots.reasons import EvaluationChange, Reason, reason
from kontor.bots.win_chances import outcome
from kontor.game import Game
from kontor.rules import hooks
from kontor.rules.action import Action
from kontor.rules.cells import DEPTH, N_EVENTS, NOTING, PLAYERS, TURN, Cells, Lookup
from kontor.rules.frames import SEAT, FrameKind, top
from kontor.rules.scoreline import CATEGORIES
from kontor.rules.scoring import points
from kontor.rules.state import State

RULE_BOT_NAME: Final = "rule"
ANALYST: Final = "expert"  # who analyses at a server and in the terminal: the net, whose chances come true
MAX_BEST_DECISIONS: Final = 5
ACTIONS_FOLLOWED: Final = 8  # actions that are followed to the end of the turn
TURN_MAX_DECISIONS: Final = 60  # decisions of a turn that are followed
IMAGINED_SEED: Final = 0  # the seed of what is imagined where something is hidden
Late: TypeAlias = Callable[[], bool]  # whether it is time to say what is known


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
    """A position as a bot sees it. `seat` is who looks, None where everything is known; `asked` are the decisions that
    somebody asked about."""

    ply: int
    seat: int | None
    decider: int | None
    chances: tuple[float, ...]
    points: tuple[Points, ...]
    moves: tuple[Move, ...]
    asked: tuple[Move, ...] = ()


def analyse(
    position: Game | BotView,
    bot: str | Bot = RULE_BOT_NAME,
    seat: int | None = None,
    most: int = MAX_BEST_DECISIONS,
    asked: Sequence[Action] = (),
    seconds: float | None = None,
) -> Analysis:
    """What a position is worth and its best actions, from what a seat may know, or from everything. After this many
    seconds no further action is looked at."""
    return Analyst(bot).analyse(position, seat, most, asked, late_after(seconds))


def late_after(seconds: float | None) -> Late:
    """A function that says whether these seconds are over; without a number they never are."""
    until = None if seconds is None else monotonic() + seconds
    return lambda: until is not None and monotonic() >= until


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
        self.cells = self.view.possible(IMAGINED_SEED)
        if self.cells[DEPTH]:  # markers may be guessed, but not what the optional rules hide
            hooks.hidden(self.view.lookup, self.cells, self.seat)

    @property
    def may_decide(self) -> bool:
        """Whether there is a decision whose choices are known here."""
        asked = decider(self.cells)
        return asked is not None and self.seat in (None, asked)

    def shown(self, cells: Cells) -> BotView:
        """A situation as the viewer sees it, without what is only imagined."""
        view = self.view.copy()
        view.cells = cells[:]
        if self.seat is not None:
            view.backend.hide(view.lookup, view.cells, self.seat)
        return view


class Analyst:
    """Analyses positions of any game, one after the other, as the appraiser of a bot sees them.

    The reasons come from the evaluation of the rule bot, which names what it counts.
    """

    def __init__(self, bot: str | Bot = RULE_BOT_NAME) -> None:
        self._appraiser = appraiser_of(bot)
        self._rules = self._appraiser if isinstance(self._appraiser, RuleAppraiser) else RuleAppraiser()

    def analyse(
        self,
        position: Game | BotView,
        seat: int | None = None,
        most: int = MAX_BEST_DECISIONS,
        asked: Sequence[Action] = (),
        late: Late = lambda: False,
    ) -> Analysis:
        """A position; `most` is how many actions are listed at most, and `asked` are legal decisions to be evaluated in
        the same way. When it is late, no action is begun with any more but the best one and those that are asked."""
        viewpoint = Viewpoint(position, seat)
        now = self.evaluate(viewpoint, viewpoint.cells)
        moves = self.moves(viewpoint, now, late)[:most]
        wondered = self._moves(viewpoint, now, [[action.code] for action in asked])
        return Analysis(
            viewpoint.view.ply,
            viewpoint.seat,
            decider(viewpoint.cells),
            tuple(now.chances),
            tuple(now.points),
            tuple(moves),
            tuple(wondered),
        )

    def evaluate(self, viewpoint: Viewpoint, cells: Cells) -> Evaluation:
        """A situation that is or could come."""
        return self._evaluate_all(viewpoint, [cells])[0]

    def _evaluate_all(self, viewpoint: Viewpoint, situations: Sequence[Cells]) -> list[Evaluation]:
        lookup = viewpoint.view.lookup
        running = [viewpoint.shown(cells) for cells in situations if cells[DEPTH]]
        found = iter(self._appraiser.evaluate(running) if running else ())
        return [next(found) if cells[DEPTH] else _final(lookup, cells) for cells in situations]

    def moves(self, viewpoint: Viewpoint, now: Evaluation, late: Late = lambda: False) -> list[Move]:
        """The best actions, the best first; none where the seat that looks cannot know them."""
        moves = self._moves(viewpoint, now, self._rated(viewpoint)[:ACTIONS_FOLLOWED], late)
        return moves if self._appraiser.ranks else sorted(moves, key=lambda move: -move.chance)

    def best(self, viewpoint: Viewpoint, now: Evaluation) -> Move | None:
        """The best action alone: where ratings decide, no other one is followed."""
        if not self._appraiser.ranks:
            return next(iter(self.moves(viewpoint, now)), None)
        return next(iter(self._moves(viewpoint, now, self._rated(viewpoint)[:1])), None)

    def _rated(self, viewpoint: Viewpoint) -> list[list[int]]:
        """Each decision as a line, the one that is rated best first; none if the viewer cannot know them."""
        if not viewpoint.may_decide:
            return []
        codes, ratings = self._appraiser.rate(viewpoint.shown(viewpoint.cells))
        return [[codes[number]] for number in sorted(range(len(codes)), key=lambda number: -ratings[number])]

    def move(self, viewpoint: Viewpoint, now: Evaluation, code: int) -> Move:
        """One decision: the action that it begins, and the turn that follows."""
        return self._moves(viewpoint, now, [[code]])[0]

    def line(self, viewpoint: Viewpoint, now: Evaluation, codes: Sequence[int]) -> Move:
        """Several decisions of a turn as one: what they come to together, and the turn that follows."""
        return self._moves(viewpoint, now, [codes])[0]

    def _moves(
        self,
        viewpoint: Viewpoint,
        now: Evaluation,
        begun: Sequence[Sequence[int]],
        late: Late = lambda: False,
    ) -> list[Move]:
        """The same for several lines, evaluated all at once; when it is late, for the first ones."""
        if not begun:
            return []
        lines = [self._line(viewpoint, codes) for number, codes in enumerate(begun) if not (number and late())]
        found = self._evaluate_all(viewpoint, [cells for line in lines for cells in (line.acted, line.ended)])
        seat = decider(viewpoint.cells)
        assert seat is not None
        figures = self._rules.figures(viewpoint.shown(viewpoint.cells))
        words = viewpoint.view._rules.lexicon.actions
        moves = []
        for line, acted, ended in zip(lines, found[::2], found[1::2], strict=True):
            change = EvaluationChange(
                seat,
                State(viewpoint.view._rules, viewpoint.cells),
                State(viewpoint.view._rules, line.acted),
                figures,
                self._rules.figures(viewpoint.shown(line.acted)),
            )
            own, chance = acted.points[seat], ended.chances[seat]
            gained = {name: own[name] - now.points[seat][name] for name in own}
            action, then = (tuple(map(str, words(played))) for played in (line.action, line.then))
            moves.append(Move(action, then, chance, chance - now.chances[seat], gained, reason(change)))
        return moves

    def _line(self, viewpoint: Viewpoint, codes: Sequence[int]) -> "_Line":
        cells = viewpoint.cells[:]
        for code in codes:
            viewpoint.view.backend.apply(viewpoint.view.lookup, cells, code)
        action = [*codes, *self._follow(viewpoint, cells, whole_turn=False)]
        acted = cells[:]
        then = self._follow(viewpoint, cells, whole_turn=True)
        return _Line(action, acted, then, cells)

    def _follow(self, viewpoint: Viewpoint, cells: Cells, whole_turn: bool) -> list[int]:
        """Plays on what is rated best, to the end of an action that is begun or of the turn."""
        turn, seat, played = viewpoint.cells[TURN], decider(viewpoint.cells), list[int]()
        while cells[DEPTH] and cells[TURN] == turn and len(played) < TURN_MAX_DECISIONS:
            if not whole_turn and (cells[top(cells)] == FrameKind.TURN or cells[top(cells) + SEAT] != seat):
                break
            if (code := self._appraiser.best(viewpoint.view, cells)) is None:
                break
            played.append(code)
            viewpoint.view.backend.apply(viewpoint.view.lookup, cells, code)
        return played


class _Line(NamedTuple):
    """An action and the rest of its turn, as codes, with the situation after each."""

    action: Sequence[int]
    acted: Cells
    then: Sequence[int]
    ended: Cells


def decider(cells: Cells) -> int | None:
    """The seat that must choose."""
    return cells[top(cells) + SEAT] if cells[DEPTH] else None


def _final(t: Lookup, s: Cells) -> Evaluation:
    """What a game that is over was worth."""
    sheets = [{name: float(points(t, s, seat, n)) for n, name in enumerate(CATEGORIES)} for seat in range(t[PLAYERS])]
    return Evaluation(outcome(t, s), [{**sheet, "total": sum(sheet.values())} for sheet in sheets])
