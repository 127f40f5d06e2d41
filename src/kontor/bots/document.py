"""A review as plain data, for programs: what `kontor analyse --json` prints and the server answers (docs/arena.md)."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from kontor.bots.analysis import Analysis, Move
from kontor.bots.appraiser import Points
from kontor.bots.reasons import Reason
from kontor.bots.review import Review, ReviewedDecision
from kontor.game import Game

CHANCE_DIGITS: Final = 4  # of chances
POINTS_DIGITS: Final = 2
COSTLIEST_PER_SEAT: Final = 3  # costliest decisions of each seat
MISTAKE_MIN_CHANCE: Final = 0.01  # of a chance: what costs less is not held against anybody


def document(found: Review, game: Game, bot: str, seat: int | None, most: int, least: float = 0.0) -> dict[str, Any]:
    """Everything; the best action only of decisions that cost at least that much."""
    seats = range(len(game.names))
    return {
        "bot": bot,
        "as": seat,
        "board": game.board.id,
        "names": list(game.names),
        "decisions": [_decision(decision, least) for decision in found.decisions],
        "mean_loss": _shares([found.mean_loss(owner) for owner in seats]),
        "end": {"chances": _shares(found.chances), "points": _all_points(found.points)},
        "costliest": [decision.ply for decision in found.costliest(most)],
        "players": [_player(found, owner) for owner in seats],
        "turning_points": [
            {"ply": turned.ply, "by": turned.by, "seat": turned.seat, "drop": round(turned.drop, CHANCE_DIGITS)}
            for turned in found.turning_points()
        ],
    }


def position_document(found: Analysis) -> dict[str, Any]:
    """The analysis of one position."""
    return {
        "chances": _shares(found.chances),
        "points": _all_points(found.points),
        "moves": [_move(move) for move in found.moves],
        "asked": [_move(move) for move in found.asked],
    }


def _player(found: Review, seat: int) -> dict[str, Any]:
    summary = asdict(found.summary(seat))
    return {
        "costliest": [decision.ply for decision in found.costliest(COSTLIEST_PER_SEAT, seat, MISTAKE_MIN_CHANCE)],
        "summary": {
            name: round(fact, CHANCE_DIGITS) if isinstance(fact, float) else fact for name, fact in summary.items()
        },
    }


def _decision(decision: ReviewedDecision, least: float) -> dict[str, Any]:
    best = decision.best
    return {
        "ply": decision.ply,
        "seat": decision.seat,
        "played": decision.played,
        "chances": _shares(decision.chances),
        "points": _all_points(decision.points),
        "loss": round(decision.loss, CHANCE_DIGITS),
        "best": None if best is None or decision.loss < least else _move(best),
    }


def _move(move: Move) -> dict[str, Any]:
    return {
        "decisions": list(move.decisions),
        "then": list(move.then),
        "chance": round(move.chance, CHANCE_DIGITS),
        "change": round(move.change, CHANCE_DIGITS),
        "points": _points(move.points),
        "reason": reason_document(move.reason),
    }


def reason_document(why: Reason) -> dict[str, Any]:
    """Why an action is good."""
    return {"category": why.category, "points": round(why.points, POINTS_DIGITS), "facts": dict(why.facts)}


def _shares(chances: Sequence[float]) -> list[float]:
    return [round(chance, CHANCE_DIGITS) for chance in chances]


def _points(points: Points) -> dict[str, float]:
    return {name: round(value, POINTS_DIGITS) for name, value in points.items()}


def _all_points(points: Sequence[Points]) -> list[dict[str, float]]:
    return [_points(seat) for seat in points]
