"""People at a table: join, start, leave, substitute bots, chat, rematch."""

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from kontor.server import commands
from kontor.server.api.deps import (
    Acting,
    Asking,
    Reading,
    account_of,
    answer,
    body,
    browser_of,
    limit,
    limit_bots,
    network_of,
)
from kontor.server.api.describe import call
from kontor.server.api.links import invite_link, seat_link
from kontor.server.api.name_policy import check_names, check_rematch, check_welcome, owned_labels
from kontor.server.monitoring import clock
from kontor.server.store import Conflict
from kontor.server.tables.entries import HOST
from kontor.server.tables.keys import Caller, hash_of, new_token, next_table_id, token_from
from kontor.server.tables.present import held_keys, orders_of
from kontor.server.tables.table import Table
from kontor.server.wire import answers, correspondence, requests

router = APIRouter(prefix="/api/games/{table}", tags=["seats"])
SeatPath = Annotated[int, Path(description="A seat, counted from 0", ge=0, le=4)]
USUAL = (401, 403, 404, 409)


@router.post("/join", **call(answers.Seated, takes=requests.Join, refusals=USUAL))
async def join(here: Acting, request: Request, wanted: Annotated[requests.Join, body(requests.Join)]) -> Response:
    """Sits down at a free seat. The answer contains the token of the seat."""
    token = new_token() if wanted.key is None else token_from(wanted.key, here.watched.table.id)
    browser = await browser_of(request)
    await check_welcome(here.services, here.watched.table, browser)
    await check_names(here.services, browser, [wanted.name])
    await here.change(lambda table: commands.join(table, here.caller, wanted, token))
    table = here.watched.table
    seat = table.seats_of(Caller(hash_of(token)))[0]
    return answer(
        answers.Seated(id=table.id, seat=seat, token=token, link=seat_link(here.services, request, table.id, token))
    )


@router.post("/start", **call(answers.TableView, takes=requests.Start, refusals=USUAL, body_optional=True))
async def start(
    here: Acting, request: Request, wanted: Annotated[requests.Start, body(requests.Start, optional=True)]
) -> Response:
    """The host starts the game; free seats can be filled with bots."""
    limit_bots(here.services, request, (wanted.fill, *(seat.level for seat in here.watched.table.seats)))
    await check_names(here.services, await browser_of(request), (), wanted.names)
    owned = await owned_labels(here.services, here.watched.table)
    await here.change(lambda table: commands.start(table, here.caller, wanted, owned))
    return here.view()


@router.delete("/seats/{seat}", **call(answers.TableView, refusals=USUAL))
async def send_away(here: Acting, seat: SeatPath) -> Response:
    """The host frees a seat before the game begins."""
    await here.change(lambda table: commands.send_away(table, here.caller, seat))
    return here.view()


@router.post("/seats/{seat}/invite", **call(answers.Invitation, refusals=USUAL))
async def invite(here: Acting, request: Request, seat: SeatPath) -> Response:
    """The host invites one person to the seat of a player who left the running game."""
    code = new_token()
    await here.change(lambda table: commands.invite(table, here.caller, seat, code))
    table = here.watched.table.id
    link = invite_link(here.services, request, table, code)
    return answer(answers.Invitation(id=table, seat=seat, invite=code, link=link))


@router.post("/seats/{seat}/replace", **call(answers.TableView, takes=requests.HandOver, refusals=USUAL))
async def replace(
    here: Acting, request: Request, seat: SeatPath, wanted: Annotated[requests.HandOver, body(requests.HandOver)]
) -> Response:
    """The host lets a bot play for somebody who has been away for longer than the table allows."""
    limit_bots(here.services, request, (wanted.level,))
    now = clock.now()
    await here.change(lambda table: commands.replace(table, here.caller, seat, wanted.level, now))
    return here.view()


@router.post("/invite", **call(answers.Invitation, refusals=USUAL))
async def invite_to_lobby(here: Acting, request: Request) -> Response:
    """The host makes a new invitation to the free seats of a lobby; the one before is no longer valid."""
    code = new_token()
    await here.change(lambda table: commands.invite_to_lobby(table, here.caller, code))
    table = here.watched.table.id
    link = invite_link(here.services, request, table, code)
    return answer(answers.Invitation(id=table, seat=HOST, invite=code, link=link))


@router.post("/invite/check", **call(answers.Fine, takes=requests.CheckInvitation, refusals=USUAL))
async def check_invitation(
    here: Asking, wanted: Annotated[requests.CheckInvitation, body(requests.CheckInvitation)]
) -> Response:
    """Whether the code of an invitation is valid at this table: asked by whoever opens its link, before they join."""
    commands.check_invitation(here.watched.table, wanted.invite)
    return answer(answers.Fine())


@router.post("/seats/{seat}/link", **call(answers.Seated, refusals=USUAL))
async def link(here: Acting, request: Request, seat: SeatPath) -> Response:
    """A new link for one of the caller's seats, to use it in another browser too. The one before, and its token, are no
    longer valid."""
    token = new_token()
    await here.change(lambda table: commands.link(table, here.caller, seat, token))
    table = here.watched.table.id
    link = seat_link(here.services, request, table, token)
    return answer(answers.Seated(id=table, seat=seat, token=token, link=link))


@router.delete("/seats/{seat}/link", **call(answers.Fine, refusals=USUAL))
async def revoke_link(here: Acting, seat: SeatPath) -> Response:
    """The link of one of the caller's seats, and its token, are no longer valid; browsers keep the seat."""
    await here.change(lambda table: commands.revoke_link(table, here.caller, seat))
    return answer(answers.Fine())


@router.get("/keys", **call(answers.KeyList, refusals=(401, 404)))
async def held(here: Reading) -> Response:
    """The links and browsers that hold the caller's seats."""
    return answer(answers.KeyList(keys=held_keys(here.watched.table, here.caller)))


@router.delete("/keys/{key}", **call(answers.KeyList, refusals=USUAL))
async def end_key(here: Acting, key: Annotated[str, Path(description="The `id` of a key", max_length=40)]) -> Response:
    """A link or browser no longer holds the caller's seats."""
    await here.change(lambda table: commands.end_key(table, here.caller, key))
    return answer(answers.KeyList(keys=held_keys(here.watched.table, here.caller)))


@router.put("/seats/{seat}/bot", **call(answers.TableView, takes=requests.HandOver, refusals=USUAL))
async def hand_over(
    here: Acting, request: Request, seat: SeatPath, wanted: Annotated[requests.HandOver, body(requests.HandOver)]
) -> Response:
    """Lets a bot decide for one of the caller's seats."""
    limit_bots(here.services, request, (wanted.level,))
    await here.change(lambda table: commands.hand_over(table, here.caller, seat, wanted.level))
    return here.view()


@router.delete("/seats/{seat}/bot", **call(answers.TableView, refusals=USUAL))
async def take_seat_back(here: Acting, seat: SeatPath) -> Response:
    """The caller decides for their seat again."""
    await here.change(lambda table: commands.hand_over(table, here.caller, seat, None))
    return here.view()


@router.put("/seats/{seat}/vacation", **call(answers.TableView, takes=requests.Days, refusals=USUAL))
async def rest(here: Acting, seat: SeatPath, wanted: Annotated[requests.Days, body(requests.Days)]) -> Response:
    """Days of vacation for one of the caller's seats, from now on: its clock stands still."""
    await here.change(lambda table: commands.rest(table, here.caller, seat, wanted.days, clock.steady()))
    return here.view()


@router.delete("/seats/{seat}/vacation", **call(answers.TableView, refusals=USUAL))
async def come_back(here: Acting, seat: SeatPath) -> Response:
    """The caller is back from vacation; days that were not used are kept."""
    await here.change(lambda table: commands.rest(table, here.caller, seat, 0, clock.steady()))
    return here.view()


@router.post("/pause", **call(answers.TableView, takes=requests.Pause, refusals=USUAL))
async def pause(here: Acting, wanted: Annotated[requests.Pause, body(requests.Pause)]) -> Response:
    """Asks the others to let all clocks stand still for some days, or to let them run again."""
    await here.change(lambda table: commands.pause(table, here.caller, wanted))
    return here.view()


@router.get("/seats/{seat}/orders", **call(correspondence.OrdersGiven, refusals=USUAL))
async def orders(here: Reading, seat: SeatPath) -> Response:
    """The standing orders of one of the caller's seats. Nobody else can see them."""
    return answer(orders_of(here.watched.table, commands.own_seat(here.watched.table, here.caller, seat)))


@router.put("/seats/{seat}/orders", **call(correspondence.OrdersGiven, takes=requests.Orders, refusals=USUAL))
async def order(here: Acting, seat: SeatPath, wanted: Annotated[requests.Orders, body(requests.Orders)]) -> Response:
    """Standing orders for one of the caller's seats, instead of those before."""
    await here.change(lambda table: commands.order(table, here.caller, seat, wanted))
    return answer(orders_of(here.watched.table, seat))


@router.post("/seats/{seat}/plan", **call(correspondence.PlanMoment, takes=requests.PlanLine, refusals=USUAL))
async def plan(here: Asking, seat: SeatPath, wanted: Annotated[requests.PlanLine, body(requests.PlanLine)]) -> Response:
    """What could be decided next in a turn that is being planned, as far as the caller can know. Nothing is played."""
    table = here.watched.table
    number = commands.own_seat(table, here.caller, seat)
    commands.running(table, here.caller)
    tried = commands.planned(table, number, wanted.line)
    return answer(
        correspondence.PlanMoment(legal=list(map(str, tried.legal_actions())) if tried.turn == number else [])
    )


@router.post("/leave", **call(answers.Fine, takes=requests.Leave, refusals=USUAL, body_optional=True))
async def leave(
    here: Acting, request: Request, wanted: Annotated[requests.Leave, body(requests.Leave, optional=True)]
) -> Response:
    """Gives up one of the caller's seats for good; in a running game a bot takes over."""
    limit_bots(here.services, request, (wanted.level,))
    await here.change(lambda table: commands.leave(table, here.caller, wanted))
    return answer(answers.Fine())


@router.post("/chat", **call(answers.Fine, takes=requests.Say, refusals=USUAL))
async def say(here: Acting, request: Request, wanted: Annotated[requests.Say, body(requests.Say)]) -> Response:
    """A line of chat: words or a quick phrase."""
    limit(here.services, request, "chat")
    await here.change(lambda table: commands.say(table, here.caller, wanted))
    return answer(answers.Fine())


@router.put("/pace", **call(answers.TableView, takes=requests.SetPace, refusals=USUAL))
async def set_pace(here: Acting, wanted: Annotated[requests.SetPace, body(requests.SetPace)]) -> Response:
    """How long bots wait before they answer; 0 lets them play at once."""
    await here.change(lambda table: commands.set_pace(table, here.caller, wanted))
    return here.view()


@router.post("/instant", **call(answers.TableView, refusals=USUAL))
async def instant(here: Acting) -> Response:
    """Bots answer at once until a person must decide; the pace stays as it is."""
    await here.change(lambda table: commands.instant(table, here.caller))
    return here.view()


@router.post("/rematch", **call(answers.Opened, refusals=USUAL))
async def rematch(here: Acting, request: Request) -> Response:
    """Another game for the same people: everybody who asks gets the same new table and keeps their token."""
    old = here.watched.table
    commands.may_rematch(old, here.caller)
    successor = old.rematch or next_table_id(old.id, old.salt)
    if old.rematch is None:
        limit(here.services, request, "create")
        limit_bots(here.services, request, (seat.level for seat in old.seats))
        await check_rematch(here.services, old)
        first = commands.rematch_of(old)
        draft = Table.draft(successor, *first)
        with suppress(Conflict):  # somebody asked before
            client = account_of(here.services, request), network_of(here.services, request)
            await here.services.bots.create(successor, [*first, commands.begin(draft)], *client)
    await here.change(lambda table: commands.rematched(table, successor))
    seats = (await here.services.hub.table(successor)).table.seats_of(here.caller)
    return answer(answers.Opened(id=successor, seat=seats[0] if seats else -1))
