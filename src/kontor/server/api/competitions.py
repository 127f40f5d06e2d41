"""Leagues and tournaments of the club: open one, take part, follow it, and what its organiser may do."""

import time
from typing import Annotated, Final, NamedTuple

from kontor.server.api.club import PAGE_SIZE, After, Reading, Uncounted, next_of, place_of
from kontor.server.api.deps import CompetitionId, Identity, PersonActing, identify
from kontor.server.api.routing import AT_TABLE, Depends, Router
from kontor.server.club import competition as pure
from kontor.server.club.competing import Competing, wanted_table
from kontor.server.club.competition import MAX_PARTICIPANTS, Competition, CompetitionPlan
from kontor.server.club.showing import card, shown
from kontor.server.commands import making
from kontor.server.commands.making import clock_of, known_level, readable
from kontor.server.store.competitions import Competitor, Stored
from kontor.server.tables.keys import new_table_id, new_token
from kontor.server.tables.problems import Invalid, NotAllowed, NotFound, NotNow
from kontor.wire import club as wire
from kontor.wire import copied, doc, requests

router = Router("/api/club/competitions", "club")
MAX_OPEN_COMPETITIONS: Final = 3  # competitions of one organiser that are not over
PlayerPath = Annotated[int, doc("The number of a player", ge=0, le=10_000)]
EndedRound = Annotated[int, doc("The round that ends", ge=1, le=20)]


class AtCompetition(NamedTuple):
    """Somebody who does something at a competition."""

    me: Identity
    id: str

    @property
    def competing(self) -> Competing:
        return self.me.services.competing

    async def organised(self) -> Stored:
        """The competition, if the caller organises it."""
        stored = await self.competing.find(self.id)
        if stored.organiser != self.me.person.id:
            raise NotAllowed("not-organiser", "Only the organiser of this competition may do this.")
        return stored

    def number(self, stored: Stored) -> int | None:
        """Of the caller, if they take part."""
        return next((each.number for each in stored.players if each.person == self.me.person.id), None)

    async def withdraw(self, number: int, *, by_organiser: bool) -> None:
        def command(stored: Stored, competition: Competition) -> tuple[Competition, tuple[Competitor, ...]]:
            if number not in {each.number for each in stored.players} - set(competition.kept_out):
                raise NotFound("no-competitor", "This competition has no such player.")
            if competition.status == "open" and not by_organiser:
                return competition, tuple(each for each in stored.players if each.number != number)
            return pure.withdraw(competition, number), stored.players

        await self.competing.change(self.id, command)

    async def view(self) -> wire.CompetitionView:
        return shown(await self.competing.find(self.id), self.me.person.id)


async def _at_competition(_club: Uncounted, me: PersonActing, competition: CompetitionId) -> AtCompetition:
    return AtCompetition(me, competition)


Here = Annotated[AtCompetition, Depends(_at_competition)]


@router.get("", compressed=True, refusals=(404,))
async def competitions(
    context: Reading,
    over: Annotated[bool, doc("Those that are over, instead of those that are not")] = False,
    after: After | None = None,
) -> wire.CompetitionList:
    """Competitions, the newest first."""
    found = await context.services.competing.stored.page(over, place_of(after), PAGE_SIZE + 1)
    more = next_of(found[PAGE_SIZE - 1].made, found[PAGE_SIZE - 1].id) if len(found) > PAGE_SIZE else None
    cards = [card(stored, pure.decode(stored.document)) for stored in found[:PAGE_SIZE]]
    return wire.CompetitionList(competitions=cards, next=more)


@router.post("", status=201, refusals=AT_TABLE)
async def open_one(_club: Uncounted, me: PersonActing, wanted: wire.NewCompetition) -> wire.CompetitionView:
    """Opens a competition, in which people can take part until its organiser, the caller, starts it."""
    me.context.limit_tables()
    _refuse_nameless(me)
    document = pure.encode(Competition(plan=_plan(wanted)))
    new = Stored(new_table_id(), 1, time.time(), "open", me.person.id, me.person.name, document)
    here = AtCompetition(me, new.id)
    if not await here.competing.stored.add(new, MAX_OPEN_COMPETITIONS):
        message = f"You already have {MAX_OPEN_COMPETITIONS} competitions that are not over."
        raise NotNow("too-many-competitions", message)
    return await here.view()


@router.get("/{competition}", compressed=True, refusals=(404,))
async def show(context: Reading, competition: CompetitionId) -> wire.CompetitionView:
    """A competition: players, rounds, tables and standings."""
    me = await identify(context)
    return shown(await context.services.competing.find(competition), me.person.id if me else None)


@router.post("/{competition}/join", refusals=AT_TABLE)
async def join(here: Here) -> wire.CompetitionView:
    """Takes part, until the competition starts. That needs a personal name."""
    person = here.me.person
    _refuse_nameless(here.me)

    def command(stored: Stored, now: Competition) -> tuple[Competition, tuple[Competitor, ...]]:
        players = stored.players
        own = here.number(stored)
        if own is not None and own not in now.out:
            return now, players
        pure.check_status(now, "open")
        if own is not None:
            raise NotAllowed("competition-closed", "You cannot take part in this competition.")
        if len(players) - len(now.out) >= MAX_PARTICIPANTS:
            message = f"No more than {MAX_PARTICIPANTS} people can take part."
            raise NotNow("competition-full", message, facts={"count": MAX_PARTICIPANTS})
        number = max((each.number for each in players), default=-1) + 1
        return now, (*players, Competitor(number, person.id, person.name, person.browser))

    organiser = (await here.competing.find(here.id)).organiser
    if organiser is not None and await here.me.services.restrictions.is_blocked_by(organiser, person.browser):
        raise NotAllowed("competition-closed", "You cannot take part in this competition.")
    await here.competing.change(here.id, command)
    return await here.view()


@router.post("/{competition}/leave", refusals=AT_TABLE)
async def leave(here: Here) -> wire.CompetitionView:
    """Takes part no longer. Once it has started, the caller plays no further rounds; a running game goes on."""
    number = here.number(await here.competing.find(here.id))
    if number is None:
        raise NotFound("no-competitor", "You do not take part in this competition.")
    await here.withdraw(number, by_organiser=False)
    return await here.view()


@router.delete("/{competition}/players/{player}", refusals=AT_TABLE)
async def withdraw(here: Here, player: PlayerPath) -> wire.CompetitionView:
    """The organiser withdraws somebody, as if they had left. Nobody can join again after that."""
    await here.organised()
    await here.withdraw(player, by_organiser=True)
    return await here.view()


@router.post("/{competition}/start", refusals=AT_TABLE)
async def start(here: Here) -> wire.CompetitionView:
    """The organiser starts the competition: the first round is drawn, and its games begin. Its bots count as bots of
    the caller's."""
    plan = pure.decode((await here.organised()).document).plan
    here.me.context.limit_bots((plan.fill,))
    await here.competing.begin(here.id, here.me.context.account)
    return await here.view()


@router.post("/{competition}/next", refusals=AT_TABLE)
async def next_round(here: Here, round: EndedRound) -> wire.CompetitionView:
    """The organiser ends a round: games that are not over have no result, and the next round begins. If it has begun
    already, nothing happens."""
    pure.check_status(pure.decode((await here.organised()).document), "running")
    await here.competing.go_on(here.id, end_round=round)
    return await here.view()


@router.post("/{competition}/end", refusals=AT_TABLE)
async def end(here: Here) -> None:
    """The organiser ends the competition. One that has not started is deleted."""
    if (await here.organised()).status == "open":
        await here.competing.stored.delete(here.id)
    else:
        await here.competing.end(here.id)


def _refuse_nameless(me: Identity) -> None:
    if not me.person.name:
        raise NotNow("no-name", "Choose a name of your own first.")


def _plan(wanted: wire.NewCompetition) -> CompetitionPlan:
    """What was wanted, if it can be played."""
    if wanted.clock.end != "bot":
        raise Invalid("clock", "In a competition a bot stands in when somebody's time is up.")
    fill = wanted.fill and known_level(wanted.fill)
    plan = copied(CompetitionPlan, wanted, name=readable(wanted.name).strip(), fill=fill, clock=clock_of(wanted.clock))
    seats: list[requests.SeatWanted] = [requests.HumanSeat() for _ in range(plan.size)]
    making.create(wanted_table(plan, seats), [new_token() for _ in seats], new_token(), None)
    return plan
