"""Review: a whole game decision by decision, where it turned, and what was decided worst."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from kontor.bots.analysis import RULE_BOT_NAME, Analyst, Move, Viewpoint
from kontor.bots.appraiser import Evaluation, Points
from kontor.game import Game, Played
from kontor.rules.frames import FrameKind, top

TURNING_POINT_DROP: Final = 0.08  # of a chance, from which on the game turned
LONG_LEAD_SHARE: Final = 0.6  # of a game: a seat that is ahead from here to the end led for long
LEAD_FACTOR: Final = 1.5  # times an equal share, from which on a chance is a lead worth telling
OPENING_SHARE: Final = 0.15  # of a game: until then chances say little


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision of a game: the position before it, and what it cost.

    `ply` is its number in the record, from 1 on. `best` is the best action, None where there was no choice or where
    the seat that looks cannot know. `loss` is what the decision cost its seat: a part of its chance.
    """

    ply: int
    seat: int
    turn: int  # the seat whose turn it was
    played: str
    between: bool  # whether nobody was in the middle of an action
    chances: tuple[float, ...]
    points: tuple[Points, ...]
    best: Move | None = None
    loss: float = 0.0


@dataclass(frozen=True)
class TurningPoint:
    """An action by which the chance of a seat dropped, its own or another's; `ply` is its first decision."""

    ply: int
    by: int
    played: str
    seat: int
    drop: float


@dataclass(frozen=True)
class ReviewSummary:
    """A game from one seat, for one line.

    `course`: the seat won and was ahead early or only late, slipped after a lead, or was behind all the time. `since`
    is the decision it was ahead from, or had its best chance before, and `chance` that chance. `worst` is its
    costliest decision, None where nothing cost anything.
    """

    course: Literal["early", "late", "slipped", "behind"]
    since: int
    chance: float
    worst: int | None
    loss: float  # of the worst one


@dataclass(frozen=True)
class Review:
    """All decisions of a game, and the position after the last one."""

    decisions: tuple[ReviewedDecision, ...]
    end: Evaluation

    @property
    def chances(self) -> Sequence[float]:
        """The chances after the last decision."""
        return self.end.chances

    @property
    def points(self) -> Sequence[Points]:
        """The expected points after the last decision."""
        return self.end.points

    def costliest(self, most: int, seat: int | None = None, least: float = 0.0) -> list[ReviewedDecision]:
        """The decisions that lost most, the worst first, perhaps of one seat; of each only the worst one of a turn."""
        lossy = [decision for decision in self._worst() if decision.loss > least and seat in (None, decision.seat)]
        return sorted(lossy, key=lambda decision: (-decision.loss, decision.ply))[:most]

    def mean_loss(self, seat: int) -> float:
        """What the worst decision of a seat costs in a turn, on average over those in which it decides."""
        losses = [decision.loss for decision in self._worst() if decision.seat == seat]
        return sum(losses) / len(losses) if losses else 0.0

    def _worst(self) -> list[ReviewedDecision]:
        """The worst decision of every seat in every turn: those after it often miss the same chance."""
        worst: dict[tuple[int, int], ReviewedDecision] = {}
        turns, before = 0, -1
        for decision in self.decisions:
            turns, before = turns + (decision.turn != before), decision.turn
            known = worst.setdefault((turns, decision.seat), decision)
            if decision.loss > known.loss:
                worst[turns, decision.seat] = decision
        return list(worst.values())

    def summary(self, seat: int) -> ReviewSummary:
        """How the game went for a seat."""
        worst = next(iter(self.costliest(1, seat)), None)
        ply, loss = (None, 0.0) if worst is None else (worst.ply, worst.loss)
        curve = [decision.chances for decision in self.decisions]
        if self.chances[seat] == max(self.chances):
            behind = [number for number, now in enumerate(curve, 1) if now[seat] < max(now)]
            since = min(behind[-1] + 1, len(curve)) if behind else 1
            course: Literal["early", "late"] = "early" if since <= LONG_LEAD_SHARE * len(curve) else "late"
            return ReviewSummary(course, since, self.chances[seat], ply, loss)
        later = range(int(OPENING_SHARE * len(curve)), len(curve))
        best = max(later, key=lambda number: curve[number][seat], default=0)
        chance = curve[best][seat]
        slipped = chance >= LEAD_FACTOR / len(self.chances) and chance == max(curve[best])
        return ReviewSummary("slipped" if slipped else "behind", best + 1, chance, ply, loss)

    def turning_points(self, drop: float = TURNING_POINT_DROP) -> list[TurningPoint]:
        """The actions by which somebody's chance dropped by more than this, in their order."""
        whole = [decision for decision in self.decisions if decision.between]
        after = [*(decision.chances for decision in whole[1:]), self.chances]
        found = []
        for decision, then in zip(whole, after, strict=True):
            lost = [before - now for before, now in zip(decision.chances, then, strict=True)]
            seat = lost.index(max(lost))
            if lost[seat] > drop:
                found.append(TurningPoint(decision.ply, decision.seat, decision.played, seat, lost[seat]))
        return found


def review(game: Game, bot: str = RULE_BOT_NAME, seat: int | None = None) -> Review:
    """All decisions of a game; with a seat only from what it knew, and only its own are reviewed."""
    decisions = tuple(review_decisions(game, bot, seat, range(game.ply)))
    return conclude(game, bot, seat, decisions)


def conclude(game: Game, bot: str, seat: int | None, decisions: Iterable[ReviewedDecision]) -> Review:
    """A review made of decisions that have been reviewed, perhaps by several processes."""
    viewpoint = Viewpoint(game, seat)
    return Review(tuple(decisions), Analyst(bot).evaluate(viewpoint, viewpoint.cells))


def review_decisions(game: Game, bot: str, seat: int | None, plies: range) -> Iterator[ReviewedDecision]:
    """The decisions at these places of the history, one after the other."""
    analyst, now = Analyst(bot), game.copy()
    now.undo_to(plies.start)
    for played in game.history()[plies.start : plies.stop]:
        yield _review_decision(analyst, now, played, seat)
        now.play(played.action)


def _review_decision(analyst: Analyst, game: Game, played: Played, seat: int | None) -> ReviewedDecision:
    viewpoint = Viewpoint(game, seat)
    now = analyst.evaluate(viewpoint, viewpoint.cells)
    chances, points = tuple(now.chances), tuple(now.points)
    between = viewpoint.cells[top(viewpoint.cells)] == FrameKind.TURN
    known = ReviewedDecision(game.ply + 1, played.seat, game.turn, str(played.action), between, chances, points)
    if not viewpoint.may_decide or len(game.legal_actions()) == 1:
        return known
    best = analyst.best(viewpoint, now)
    if best is None:  # the bot has no opinion
        return known
    if best.decisions[0] == played.action:
        return replace(known, best=best)
    chance = analyst.move(viewpoint, now, played.action.code).chance
    return replace(known, best=best, loss=max(0.0, best.chance - chance))
