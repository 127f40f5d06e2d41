"""The club as everybody may see it: competitions, whose players are numbers with names, and games in figures."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kontor import bots
from kontor.server.club import competition as pure
from kontor.server.club.competition import Competition, CompetitionPlan
from kontor.server.club.rounds import Standing
from kontor.server.store.club import FinishedSeat, Rated
from kontor.server.store.competitions import Competitor, Stored
from kontor.server.store.searching import Finished
from kontor.server.tables.names import BOT_NAMES, FORMER
from kontor.wire import club as wire
from kontor.wire import copied, requests


def card(stored: Stored, competition: Competition) -> wire.CompetitionCard:
    return copied(
        wire.CompetitionCard,
        competition.plan,
        id=stored.id,
        status=competition.status,
        made=stored.made,
        organiser=stored.organiser_name,
        round=len(competition.rounds),
        people=sum(each.person is not None for each in _players(stored, competition)),
    )


def shown(stored: Stored, person: str | None) -> wire.CompetitionView:
    """A competition in whole, for somebody (None: nobody who is known)."""
    competition = pure.decode(stored.document)
    plan, players = competition.plan, _players(stored, competition)
    return copied(
        wire.CompetitionView,
        plan,
        **msgspec.structs.asdict(card(stored, competition)),
        clock=clock_of_tables(plan),
        least=pure.least(plan),
        players=[*(_player(each, competition) for each in players), *_bots(competition)],
        games=[
            copied(wire.CompetitionGame, match, round=number, over=match.result is not None)
            for number, played in enumerate(competition.rounds, 1)
            for match in played.matches
        ],
        byes=[played.byes for played in competition.rounds],
        standings=[_standing(each) for each in competition.standings([each.number for each in players])],
        you=_you(stored, competition, person),
    )


def clock_of_tables(plan: CompetitionPlan) -> requests.Clock:
    """The clock of each game. Its bots are the usual ones."""
    return copied(requests.Clock, plan.clock, level=None)


def _players(stored: Stored, competition: Competition) -> list[Competitor]:
    return [each for each in stored.players if each.number not in competition.kept_out]


def _player(player: Competitor, competition: Competition) -> wire.CompetitionPlayer:
    out = player.person is None or player.number in competition.out
    name = player.name or FORMER
    return wire.CompetitionPlayer(number=player.number, name=name, known=bool(player.name), level=None, out=out)


def _bots(competition: Competition) -> list[wire.CompetitionPlayer]:
    level = competition.plan.fill
    return [
        wire.CompetitionPlayer(number=number, name=BOT_NAMES[-1 - number], known=False, level=level, out=False)
        for number in competition.bots
    ]


def _standing(standing: Standing) -> wire.CompetitionStanding:
    against = {str(other): points for other, points in standing.against.items()}
    wins, share = round(standing.wins, 2), standing.share / 100
    return copied(wire.CompetitionStanding, standing, wins=wins, share=share, against=against)


def _you(stored: Stored, competition: Competition, person: str | None) -> wire.CompetitionYou:
    players = _players(stored, competition)
    number = next((each.number for each in players if person and each.person == person), None)
    return wire.CompetitionYou(
        organiser=person is not None and stored.organiser == person,
        player=number,
        table=next((match.table for match in competition.waiting if number in match.players), None),
    )


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
