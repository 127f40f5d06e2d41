"""A competition as everybody may see it. Nothing in it proves anything: players are numbers with names."""

import msgspec

from kontor.server.club import competition as pure
from kontor.server.club.competition import Competition, CompetitionPlan
from kontor.server.club.rounds import Match, Standing
from kontor.server.store.competitions import Competitor, Stored
from kontor.server.tables.names import BOT_NAMES, FORMER
from kontor.server.wire import club as wire
from kontor.server.wire import copied, requests


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
        games=[_game(number, match) for number, played in enumerate(competition.rounds, 1) for match in played.matches],
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


def _game(number: int, match: Match) -> wire.CompetitionGame:
    return copied(wire.CompetitionGame, match, round=number, over=match.result is not None)


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
