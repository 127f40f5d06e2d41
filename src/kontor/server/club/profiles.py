"""Somebody's games in figures. The points are those of the score sheet, category by category."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kontor import bots
from kontor.server.store.club import Finished, FinishedSeat, Rated
from kontor.server.wire import club as wire
from kontor.server.wire import copied

PROFILE_MAX_GAMES: Final = 1000  # games of a profile, the newest
PROVISIONAL_MIN_REACH: Final = 150.0  # points of rating: as long as the interval reaches further to either side
_points = msgspec.json.Decoder(dict[str, int]).decode


def rating_info(rated: Rated) -> wire.RatingInfo:
    level = rated.player if rated.person is None else None
    return copied(
        wire.RatingInfo,
        rated,
        name=bots.title(level) if level else rated.name or "",
        level=level,
        rating=round(rated.rating, 1),
        low=round(rated.low, 1),
        high=round(rated.high, 1),
        provisional=rated.high - rated.rating > PROVISIONAL_MIN_REACH,
    )


def profile(
    name: str,
    level: str | None,
    played: Sequence[tuple[Finished, FinishedSeat]],
    ratings: Sequence[Rated],
    recent: list[wire.ClubGame],
) -> wire.Profile:
    """The figures of somebody, from the seats they had."""
    count = len(played)
    boards: dict[str, list[FinishedSeat]] = defaultdict(list)
    categories: dict[str, int] = defaultdict(int)
    for game, seat in played:
        boards[game.board].append(seat)
        for category, points in _points(seat.points).items():
            categories[category] += points
    return wire.Profile(
        name=name,
        level=level,
        games=count,
        wins=_wins(seat for _, seat in played),
        expected=round(sum(1 / game.players for game, _ in played), 1),
        points=_average([seat.total for _, seat in played]),
        best=max((seat.total for _, seat in played), default=0),
        boards=[
            wire.BoardFigures(
                board=board, games=len(seats), wins=_wins(seats), points=_average([seat.total for seat in seats])
            )
            for board, seats in sorted(boards.items(), key=lambda each: (-len(each[1]), each[0]))
        ],
        categories={category: round(points / count, 1) for category, points in categories.items()},
        ratings=sorted(map(rating_info, ratings), key=lambda each: each.scope),
        recent=recent,
    )


def _wins(seats: Iterable[FinishedSeat]) -> int:
    return sum(seat.rank == 1 for seat in seats)


def _average(points: Sequence[int]) -> float:
    return round(sum(points) / len(points), 1) if points else 0.0
