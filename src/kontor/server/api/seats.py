"""People at a table: join, start, leave, substitute bots, chat, rematch."""

from contextlib import suppress
from typing import Annotated

from kontor.server.api.deps import Acting, Asking, AtTable, Reading
from kontor.server.api.me import forget_at
from kontor.server.api.name_policy import check_names, check_rematch, check_welcome, owned_labels
from kontor.server.api.routing import AT_TABLE, OPTIONAL_BODY, Router
from kontor.server.commands import asking, making, ordering, people, playing
from kontor.server.monitoring import clock
from kontor.server.store.base import Conflict
from kontor.server.tables.entries import HOST
from kontor.server.tables.keys import Caller, hash_of, new_token, next_table_id, token_from
from kontor.server.tables.present import held_keys, orders_of
from kontor.server.tables.table import Table
from kontor.wire import answers, doc, requests

router = Router("/api/games/{table}", "seats")
SeatPath = Annotated[int, doc("A seat, counted from 0", ge=0, le=4)]


@router.post("/join", refusals=AT_TABLE)
async def join(here: Acting, wanted: requests.Join) -> answers.Seated:
    """Sits down at a free seat. The answer contains the token of the seat."""
    token = new_token() if wanted.key is None else token_from(wanted.key, here.table.id)
    browser = await here.context.browser()
    await check_welcome(here.services, here.table, browser)
    await check_names(here.services, browser, [wanted.name])
    await here.change(lambda table: people.join(table, here.caller, wanted, token))
    table = here.table
    seat = table.seats_of(Caller(hash_of(token)))[0]
    return answers.Seated(id=table.id, seat=seat, token=token, link=here.context.link("seat", table.id, token))


@router.post("/start", refusals=AT_TABLE)
async def start(here: Acting, wanted: Annotated[requests.Start, OPTIONAL_BODY]) -> answers.TableView:
    """The host starts the game; free seats can be filled with bots."""
    here.context.limit_bots((wanted.fill, *(seat.level for seat in here.table.seats)))
    await check_names(here.services, await here.context.browser(), (), wanted.names)
    owned = await owned_labels(here.services, here.table)
    return await here.perform(making.start, wanted, owned)


@router.delete("/seats/{seat}", refusals=AT_TABLE)
async def send_away(here: Acting, seat: SeatPath) -> answers.TableView:
    """The host frees a seat before the game begins."""
    return await here.perform(people.send_away, seat)


@router.post("/seats/{seat}/invite", refusals=AT_TABLE)
async def invite(here: Acting, seat: SeatPath) -> answers.Invitation:
    """The host invites one person to the seat of a player who left the running game."""
    code = new_token()
    await here.change(lambda table: people.invite(table, here.caller, seat, code))
    return _invitation(here, seat, code)


@router.post("/seats/{seat}/replace", refusals=AT_TABLE)
async def replace(here: Acting, seat: SeatPath, wanted: requests.HandOver) -> answers.TableView:
    """The host lets a bot play for somebody who has been away for longer than the table allows."""
    here.context.limit_bots((wanted.level,))
    return await here.perform(people.replace, seat, wanted.level, clock.now())


@router.post("/invite", refusals=AT_TABLE)
async def invite_to_lobby(here: Acting) -> answers.Invitation:
    """The host makes a new invitation to the free seats of a lobby; the one before is no longer valid."""
    code = new_token()
    await here.change(lambda table: people.invite_to_lobby(table, here.caller, code))
    return _invitation(here, HOST, code)


def _invitation(here: AtTable, seat: int, code: str) -> answers.Invitation:
    table = here.table.id
    return answers.Invitation(id=table, seat=seat, invite=code, link=here.context.link("join", table, code))


@router.post("/invite/check", refusals=AT_TABLE)
async def check_invitation(here: Asking, wanted: requests.CheckInvitation) -> None:
    """Whether the code of an invitation is valid at this table: asked when its link is opened, before joining."""
    people.check_invitation(here.table, wanted.invite)


@router.post("/seats/{seat}/link", refusals=AT_TABLE)
async def link(here: Acting, seat: SeatPath) -> answers.Seated:
    """A new link for one of the caller's seats, to use it in another browser too. The one before, and its token, are no
    longer valid."""
    token = new_token()
    await here.change(lambda table: playing.link(table, here.caller, seat, token))
    table = here.table.id
    return answers.Seated(id=table, seat=seat, token=token, link=here.context.link("seat", table, token))


@router.delete("/seats/{seat}/link", refusals=AT_TABLE)
async def revoke_link(here: Acting, seat: SeatPath) -> None:
    """The link of one of the caller's seats, and its token, are no longer valid; browsers keep the seat."""
    await here.change(lambda table: playing.revoke_link(table, here.caller, seat))


@router.get("/keys", refusals=(401, 404))
async def held(here: Reading) -> answers.KeyList:
    """The links and browsers that hold the caller's seats."""
    return answers.KeyList(keys=held_keys(here.table, here.caller))


@router.delete("/keys/{key}", refusals=AT_TABLE)
async def end_key(here: Acting, key: Annotated[str, doc("The `id` of a key", max_length=40)]) -> answers.KeyList:
    """A link or browser no longer holds the caller's seats."""
    await here.change(lambda table: playing.end_key(table, here.caller, key))
    return answers.KeyList(keys=held_keys(here.table, here.caller))


@router.put("/seats/{seat}/bot", refusals=AT_TABLE)
async def hand_over(here: Acting, seat: SeatPath, wanted: requests.HandOver) -> answers.TableView:
    """Lets a bot decide for one of the caller's seats."""
    here.context.limit_bots((wanted.level,))
    return await here.perform(people.hand_over, seat, wanted.level)


@router.delete("/seats/{seat}/bot", refusals=AT_TABLE)
async def take_seat_back(here: Acting, seat: SeatPath) -> answers.TableView:
    """The caller decides for their seat again."""
    return await here.perform(people.hand_over, seat, None)


@router.put("/seats/{seat}/vacation", refusals=AT_TABLE)
async def take_vacation(here: Acting, seat: SeatPath, wanted: requests.Days) -> answers.TableView:
    """Days of vacation for one of the caller's seats, from now on: its clock stands still."""
    return await here.perform(asking.take_vacation, seat, wanted.days, clock.steady())


@router.delete("/seats/{seat}/vacation", refusals=AT_TABLE)
async def come_back(here: Acting, seat: SeatPath) -> answers.TableView:
    """The caller is back from vacation; days that were not used are kept."""
    return await here.perform(asking.take_vacation, seat, 0, clock.steady())


@router.post("/pause", refusals=AT_TABLE)
async def pause(here: Acting, wanted: requests.Pause) -> answers.TableView:
    """Asks the others to let all clocks stand still for some days, or to let them run again."""
    return await here.perform(asking.pause, wanted)


@router.get("/seats/{seat}/orders", refusals=AT_TABLE)
async def orders(here: Reading, seat: SeatPath) -> answers.OrdersGiven:
    """The standing orders of one of the caller's seats. Nobody else can see them."""
    return orders_of(here.table, playing.own_seat(here.table, here.caller, seat))


@router.put("/seats/{seat}/orders", refusals=AT_TABLE)
async def order(here: Acting, seat: SeatPath, wanted: requests.Orders) -> answers.OrdersGiven:
    """Standing orders for one of the caller's seats, instead of those before."""
    await here.change(lambda table: ordering.order(table, here.caller, seat, wanted))
    return orders_of(here.table, seat)


@router.post("/seats/{seat}/plan", refusals=AT_TABLE)
async def plan(here: Asking, seat: SeatPath, wanted: requests.PlanLine) -> answers.PlanMoment:
    """What could be decided next in a turn that is being planned, as far as the caller can know. Nothing is played."""
    table = here.table
    number = playing.own_seat(table, here.caller, seat)
    playing.running(table, here.caller)
    tried = ordering.planned(table, number, wanted.line)
    return answers.PlanMoment(legal=list(map(str, tried.legal_actions())) if tried.turn == number else [])


@router.post("/leave", refusals=AT_TABLE)
async def leave(here: Acting, wanted: Annotated[requests.Leave, OPTIONAL_BODY]) -> None:
    """Gives up one of the caller's seats for good; in a running game a bot takes over."""
    here.context.limit_bots((wanted.level,))
    await here.change(lambda table: people.leave(table, here.caller, wanted))


@router.post("/chat", refusals=AT_TABLE)
async def say(here: Acting, wanted: requests.Say) -> None:
    """A line of chat: words or a quick phrase."""
    here.context.limit("chat")
    await here.change(lambda table: people.say(table, here.caller, wanted))


@router.put("/pace", refusals=AT_TABLE)
async def set_pace(here: Acting, wanted: requests.SetPace) -> answers.TableView:
    """How long bots wait before they answer; 0 lets them play at once."""
    return await here.perform(people.set_pace, wanted)


@router.post("/instant", refusals=AT_TABLE)
async def instant(here: Acting) -> answers.TableView:
    """Bots answer at once until a person must decide; the pace stays as it is."""
    return await here.perform(people.instant)


@router.post("/rematch", refusals=AT_TABLE)
async def rematch(here: Acting) -> answers.Opened:
    """Another game for the same people: everybody who asks gets the same new table and keeps their token."""
    old = here.table
    making.may_rematch(old, here.caller)
    successor = old.rematch or next_table_id(old.id, old.salt)
    if old.rematch is None:
        here.context.limit_tables(bots=sum(seat.level is not None for seat in old.seats))
        here.context.limit_bots(seat.level for seat in old.seats)
        await check_rematch(here.services, old)
        first = making.rematch_of(old)
        draft = Table.draft(successor, *first)
        with suppress(Conflict):  # somebody asked before
            begun = [*first, making.begin(draft)]
            await here.services.bots.create(successor, begun, here.context.account, here.context.network)
    await here.change(lambda table: making.rematched(table, successor))
    if gone := {key for seat in old.seats for key in seat.keys if here.table.has_forgotten(key)}:
        await forget_at(here.services, await here.services.hub.table(successor), gone)  # deleted meanwhile
    seats = (await here.services.hub.table(successor)).table.seats_of(here.caller)
    return answers.Opened(id=successor, seat=seats[0] if seats else -1)
