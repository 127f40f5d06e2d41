"""Leagues and tournaments of the club: open one, take part, follow it, and what its organiser may do."""

import time
from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request

from kontor.server import commands
from kontor.server.api.club import PAGE_SIZE, After, Reading, Uncounted, next_of, place_of
from kontor.server.api.deps import CompetitionId, account_of, limit, limit_bots
from kontor.server.api.identity import Identity, PersonActing, identify
from kontor.server.api.routing import AT_TABLE, Router
from kontor.server.api.services import Services
from kontor.server.club import competition as pure
from kontor.server.club.competing import wanted_table
from kontor.server.club.competition import MAX_PEOPLE, Competition, Plan
from kontor.server.club.showing import card, shown
from kontor.server.commands.making import clock_of, known_level, readable
from kontor.server.store.competitions import Competitor, Stored
from kontor.server.tables.keys import new_table_id, new_token
from kontor.server.tables.problems import Invalid, NotAllowed, NotFound, NotNow
from kontor.server.wire import answers, requests
from kontor.server.wire import competitions as wire

router = Router("/api/club/competitions", "club")
MAX_OPEN_COMPETITIONS: Final = 3  # competitions of one organiser that are not over
PlayerPath = Annotated[int, Meta(description="The number of a player", ge=0, le=10_000)]
EndedRound = Annotated[int, Meta(description="The round that ends", ge=1, le=20)]


@router.get("", compressed=True, refusals=(404,))
async def competitions(
    services: Reading,
    request: Request,
    over: Annotated[bool, Meta(description="Those that are over, instead of those that are not")] = False,
    after: After | None = None,
) -> wire.CompetitionList:
    """Competitions, the newest first."""
    found = await services.competing.stored.page(over, place_of(after), PAGE_SIZE + 1)
    more = next_of(found[PAGE_SIZE - 1].made, found[PAGE_SIZE - 1].id) if len(found) > PAGE_SIZE else None
    cards = [card(stored, pure.decode(stored.document)) for stored in found[:PAGE_SIZE]]
    return wire.CompetitionList(competitions=cards, next=more)


@router.post("", status=201, refusals=AT_TABLE)
async def open_one(
    services: Uncounted, request: Request, me: PersonActing, wanted: wire.NewCompetition
) -> wire.CompetitionView:
    """Opens a competition, in which people can take part until its organiser, the caller, starts it."""
    limit(services, request, "create")
    _refuse_nameless(me)
    new = Stored(
        new_table_id(),
        1,
        time.time(),
        "open",
        me.person.id,
        me.person.name,
        pure.encode(Competition(plan=_plan(wanted))),
    )
    if not await services.competing.stored.add(new, MAX_OPEN_COMPETITIONS):
        raise NotNow(
            "too-many-competitions",
            f"You already have {MAX_OPEN_COMPETITIONS} competitions that are not over.",
        )
    return await _view(services, new.id, me)


@router.get("/{competition}", compressed=True, refusals=(404,))
async def show(services: Reading, request: Request, competition: CompetitionId) -> wire.CompetitionView:
    """A competition: players, rounds, tables and standings."""
    return await _view(services, competition, await identify(services, request))


@router.post("/{competition}/join", refusals=AT_TABLE)
async def join(services: Uncounted, me: PersonActing, competition: CompetitionId) -> wire.CompetitionView:
    """Takes part, until the competition starts. That needs a name of one's own."""
    _refuse_nameless(me)

    def command(stored: Stored, now: Competition) -> tuple[Competition, tuple[Competitor, ...]]:
        players = stored.players
        own = _number(stored, me)
        if own is not None and own not in now.out:
            return now, players
        pure.check_status(now, "open")
        if own is not None:
            raise NotAllowed("competition-closed", "You cannot take part in this competition.")
        if len(players) - len(now.out) >= MAX_PEOPLE:
            raise NotNow(
                "competition-full", f"No more than {MAX_PEOPLE} people can take part.", facts={"count": MAX_PEOPLE}
            )
        number = max((each.number for each in players), default=-1) + 1
        return now, (*players, Competitor(number, me.person.id, me.person.name, me.person.browser))

    organiser = (await services.competing.find(competition)).organiser
    if organiser is not None and await services.restrictions.is_blocked_by(organiser, me.person.browser):
        raise NotAllowed("competition-closed", "You cannot take part in this competition.")
    await services.competing.change(competition, command)
    return await _view(services, competition, me)


@router.post("/{competition}/leave", refusals=AT_TABLE)
async def leave(services: Uncounted, me: PersonActing, competition: CompetitionId) -> wire.CompetitionView:
    """Takes part no longer. Once it has started, the caller plays no further rounds; a running game goes on."""
    number = _number(await services.competing.find(competition), me)
    if number is None:
        raise NotFound("no-competitor", "You do not take part in this competition.")
    await _withdraw(services, competition, number, by_organiser=False)
    return await _view(services, competition, me)


@router.delete("/{competition}/players/{player}", refusals=AT_TABLE)
async def withdraw(
    services: Uncounted, me: PersonActing, competition: CompetitionId, player: PlayerPath
) -> wire.CompetitionView:
    """The organiser withdraws somebody, as if they had left. Nobody can join again after that."""
    await _organised(services, me, competition)
    await _withdraw(services, competition, player, by_organiser=True)
    return await _view(services, competition, me)


@router.post("/{competition}/start", refusals=AT_TABLE)
async def start(
    services: Uncounted, request: Request, me: PersonActing, competition: CompetitionId
) -> wire.CompetitionView:
    """The organiser starts the competition: the first round is drawn, and its games begin. Its bots count as bots of
    the caller's."""
    plan = pure.decode((await _organised(services, me, competition)).document).plan
    limit_bots(services, request, (plan.fill,))
    await services.competing.begin(competition, account_of(services, request))
    return await _view(services, competition, me)


@router.post("/{competition}/next", refusals=AT_TABLE)
async def next_round(
    services: Uncounted, me: PersonActing, competition: CompetitionId, round: EndedRound
) -> wire.CompetitionView:
    """The organiser ends a round: games that are not over have no result, and the next round begins. If it has begun
    already, nothing happens."""
    pure.check_status(pure.decode((await _organised(services, me, competition)).document), "running")
    await services.competing.go_on(competition, end_round=round)
    return await _view(services, competition, me)


@router.post("/{competition}/end", refusals=AT_TABLE)
async def end(services: Uncounted, me: PersonActing, competition: CompetitionId) -> answers.Fine:
    """The organiser ends the competition. One that has not started is deleted."""
    if (await _organised(services, me, competition)).status == "open":
        await services.competing.stored.delete(competition)
    else:
        await services.competing.end(competition)
    return answers.Fine()


def _refuse_nameless(me: Identity) -> None:
    if not me.person.name:
        raise NotNow("no-name", "Choose a name of your own first.")


def _plan(wanted: wire.NewCompetition) -> Plan:
    """What was wanted, if it can be played."""
    if wanted.clock.end != "bot":
        raise Invalid("clock", "In a competition a bot stands in when somebody's time is up.")
    plan = Plan(
        name=readable(wanted.name).strip(),
        form=wanted.form,
        size=wanted.size,
        rounds=wanted.rounds,
        fill=None if wanted.fill is None else known_level(wanted.fill),
        board=wanted.board,
        edition=wanted.edition,
        modules=tuple(wanted.modules),
        duo=wanted.duo,
        pile=None if wanted.pile is None else tuple(wanted.pile),
        take=wanted.take,
        clock=clock_of(wanted.clock),
    )
    seats: list[requests.SeatWanted] = [requests.HumanSeat() for _ in range(plan.size)]
    commands.create(wanted_table(plan, seats), [new_token() for _ in seats], new_token(), None)
    return plan


async def _organised(services: Services, me: Identity, name: str) -> Stored:
    """A competition of the caller's."""
    stored = await services.competing.find(name)
    if stored.organiser != me.person.id:
        raise NotAllowed("not-organiser", "Only the organiser of this competition may do this.")
    return stored


def _number(stored: Stored, me: Identity) -> int | None:
    return next((each.number for each in stored.players if each.person == me.person.id), None)


async def _withdraw(services: Services, name: str, number: int, *, by_organiser: bool) -> None:
    def command(stored: Stored, competition: Competition) -> tuple[Competition, tuple[Competitor, ...]]:
        if number not in {each.number for each in stored.players} - set(competition.kept_out):
            raise NotFound("no-competitor", "This competition has no such player.")
        if competition.status == "open" and not by_organiser:
            return competition, tuple(each for each in stored.players if each.number != number)
        return pure.withdraw(competition, number), stored.players

    await services.competing.change(name, command)


async def _view(services: Services, name: str, me: Identity | None) -> wire.CompetitionView:
    return shown(await services.competing.find(name), me.person.id if me else None)
