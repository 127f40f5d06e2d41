"""A competition as everybody may see it. Nothing in it proves anything: players are numbers with names."""

import msgspec

from kontor.server.club import competition as pure
from kontor.server.club.competition import Competition, Match, Plan
from kontor.server.club.standings import Standing
from kontor.server.store.competitions import Competitor, Stored
from kontor.server.tables.entries import options_of
from kontor.server.tables.names import BOT_NAMES, FORMER
from kontor.server.wire import club as wire
from kontor.server.wire import requests


def card(stored: Stored, competition: Competition) -> wire.CompetitionCard:
    plan = competition.plan
    return wire.CompetitionCard(
        id=stored.id,
        name=plan.name,
        form=plan.form,
        status=competition.status,
        made=stored.made,
        organiser=stored.organiser_name,
        board=plan.board,
        size=plan.size,
        rounds=plan.rounds,
        round=len(competition.rounds),
        people=sum(each.person is not None for each in _players(stored, competition)),
    )


def shown(stored: Stored, person: str | None) -> wire.CompetitionView:
    """A competition in whole, for somebody (None: nobody who is known)."""
    competition = pure.decode(stored.document)
    plan, players = competition.plan, _players(stored, competition)
    return wire.CompetitionView(
        **(msgspec.structs.asdict(card(stored, competition)) | options_of(plan)),
        clock=clock_of_tables(plan),
        fill=plan.fill,
        least=pure.least(plan),
        players=[*(_player(each, competition) for each in players), *_bots(competition)],
        games=[_game(number, match) for number, played in enumerate(competition.rounds, 1) for match in played.matches],
        resting=[list(played.resting) for played in competition.rounds],
        standings=[_standing(each) for each in competition.standings([each.number for each in players])],
        you=_you(stored, competition, person),
    )


def clock_of_tables(plan: Plan) -> requests.Clock:
    """The clock of each game. Its bots are the usual ones."""
    return requests.Clock(**(msgspec.structs.asdict(plan.clock) | {"level": None}))


def _players(stored: Stored, competition: Competition) -> list[Competitor]:
    return [each for each in stored.players if each.number not in competition.kept_out]


def _player(player: Competitor, competition: Competition) -> wire.CompetitionPlayer:
    return wire.CompetitionPlayer(
        number=player.number,
        name=player.name or FORMER,
        known=bool(player.name),
        level=None,
        out=player.person is None or player.number in competition.out,
    )


def _bots(competition: Competition) -> list[wire.CompetitionPlayer]:
    return [
        wire.CompetitionPlayer(
            number=number, name=BOT_NAMES[-1 - number], known=False, level=competition.plan.fill, out=False
        )
        for number in competition.bots
    ]


def _game(number: int, match: Match) -> wire.CompetitionGame:
    return wire.CompetitionGame(
        round=number,
        table=match.table,
        players=list(match.players),
        over=match.result is not None,
        ranks=list(match.result.ranks) if match.result else [],
        totals=list(match.result.totals) if match.result else [],
    )


def _standing(standing: Standing) -> wire.CompetitionStanding:
    return wire.CompetitionStanding(
        player=standing.player,
        place=standing.place,
        points=standing.points,
        wins=round(standing.wins, 2),
        share=standing.share / 100,
        games=standing.games,
        rests=standing.rests,
        against={str(other): points for other, points in standing.against.items()},
    )


def _you(stored: Stored, competition: Competition, person: str | None) -> wire.CompetitionYou:
    players = _players(stored, competition)
    number = next((each.number for each in players if person and each.person == person), None)
    return wire.CompetitionYou(
        organiser=person is not None and stored.organiser == person,
        player=number,
        table=next((match.table for match in competition.waiting if number in match.players), None),
    )
