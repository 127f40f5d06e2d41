"""Tables and their games: create, view, decide, take back, record."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from kontor.game import Game
from kontor.server import commands
from kontor.server.api.deps import (
    Acting,
    Asking,
    AtTable,
    Reading,
    Server,
    account_of,
    answer,
    body,
    browser_of,
    caller_of,
    count_listed,
    limit,
    limit_bots,
    network_of,
)
from kontor.server.api.describe import call
from kontor.server.api.forms import packed
from kontor.server.api.links import invite_link, seat_key
from kontor.server.api.name_policy import check_seats
from kontor.server.api.services import Services
from kontor.server.tables import dry_run
from kontor.server.tables.keys import new_table_id, new_token
from kontor.server.tables.lists import tables_for
from kontor.server.tables.present import view
from kontor.server.tables.problems import NotAllowed, NotNow
from kontor.server.tables.replays import is_open, own_eyes
from kontor.server.tables.table import Table
from kontor.server.wire import answers, requests
from kontor.server.wire.preview import Preview

router = APIRouter(prefix="/api/games", tags=["games"])
OwnSeat = Annotated[int | None, Query(description="Which of the caller's seats, where they hold several", ge=0, le=4)]

AsFile = Annotated[bool, Query(description="For browsers: a file to be kept")]


@router.post("", **call(answers.NewTable, takes=requests.NewGame, status=201))
async def create(
    services: Server, request: Request, wanted: Annotated[requests.NewGame, body(requests.NewGame)]
) -> Response:
    """Creates a table. With no open or invited seat the game starts at once."""
    limit(services, request, "create")
    return await make_table(services, request, wanted)


async def make_table(
    services: Services, request: Request, wanted: requests.NewGame, position: dict[str, Any] | None = None
) -> Response:
    """A new table; its game is set up, or begins from a position."""
    limit_bots(services, request, (seat.level for seat in wanted.seats if isinstance(seat, requests.BotSeat)))
    await check_seats(services, await browser_of(request), wanted.seats)
    tokens = [new_token() if isinstance(seat, requests.HumanSeat) else None for seat in wanted.seats]
    host = new_token()
    free = any(isinstance(seat, requests.OpenSeat | requests.InvitedSeat) for seat in wanted.seats)
    invite = new_token() if free else None
    network = network_of(services, request)
    if wanted.public:
        await services.public_tables.add(network)
    first = commands.create(wanted, tokens, host, invite, position)
    draft = Table.draft(new_table_id(), *first)
    if not free:
        first.append(commands.begin(draft))
    watched = await services.bots.create(draft.id, first, account_of(services, request), network)
    table = watched.table
    return answer(
        answers.NewTable(
            id=table.id,
            seats=[seat_key(services, request, table, number, tokens) for number in range(len(table.seats))],
            host=host,
            invite=invite_link(services, request, table.id, invite) if invite else None,
        ),
        201,
    )


@router.get("", **call(answers.TableLists, refusals=(401,)))
async def tables(services: Server, request: Request) -> Response:
    """The caller's tables, and the public ones."""
    limit(services, request, "read")
    caller = await caller_of(request)
    return answer(await tables_for(services.hub, services.public_tables, caller, services.settings.club))


@router.get("/{table}", **call(answers.TableView, refusals=(401, 403, 404)))
async def show(here: Reading, request: Request, seat: OwnSeat = None) -> Response:
    """The caller's view; a caller without a seat watches."""
    return packed(request, answer(view(here.watched.table, here.caller, seat)))


@router.post("/{table}/actions", **call(answers.TableView, takes=requests.Play, refusals=(401, 403, 404, 409)))
async def play(here: Acting, wanted: Annotated[requests.Play, body(requests.Play)]) -> Response:
    """Plays a decision for the ply it was meant for. Once answered, it is stored."""
    if await here.change(lambda table: commands.play(table, here.caller, wanted)):
        here.services.metrics.decided(None)
    return here.view()


@router.post(
    "/{table}/undo",
    **call(answers.TableView, takes=requests.Undo, refusals=(401, 403, 404, 409), body_optional=True),
)
async def undo(here: Acting, wanted: Annotated[requests.Undo, body(requests.Undo, optional=True)]) -> Response:
    """Takes back the caller's own decisions, until something hidden was revealed or somebody else had to decide."""
    await here.change(lambda table: commands.undo(table, here.caller, wanted))
    return here.view()


@router.post("/{table}/why", **call(answers.WhyNot, takes=requests.Ask, refusals=(401, 403, 404, 409)))
async def why(here: Asking, asked: Annotated[requests.Ask, body(requests.Ask)]) -> Response:
    """Whether a decision of the caller would be legal now, and which clause refuses it if not. Nothing is played."""
    return answer(dry_run.why(_deciding(here), asked.action))


@router.post("/{table}/preview", **call(Preview, takes=requests.Ask, refusals=(401, 403, 404, 409)))
async def look_ahead(here: Asking, asked: Annotated[requests.Ask, body(requests.Ask)]) -> Response:
    """What a legal decision of the caller would do, as far as the caller may know."""
    return answer(dry_run.foreseen(_deciding(here), asked.action))


def _deciding(here: AtTable) -> Game:
    """The game, for the caller who decides in it: to anybody else the answer could reveal hidden information."""
    table = here.watched.table
    if table.game is None or table.decider is None or table.decider not in table.seats_of(here.caller):
        raise NotAllowed("not-your-decision", "Only the player who decides can ask what is possible.")
    return table.game


@router.get("/{table}/record", **call(str, refusals=(401, 403, 404, 409)))
async def record(here: Reading, request: Request, seat: OwnSeat = None, download: AsFile = False) -> Response:
    """The record as text: complete after the end; before that, only what the caller may know. A browser with several
    seats gets what a spectator knows, unless it names one of them."""
    table = here.watched.table
    eyes = own_eyes(table, here.caller, seat)
    if table.game is None:
        raise NotNow("lobby", "The game has not started yet.")
    count_listed(here.services, request.scope, table.ply)
    text = table.game.record() if is_open(table) else table.game.record_for(eyes)
    headers = {"Content-Disposition": f'attachment; filename="{table.agreed.board}-{table.id}.kontor"'}
    return Response(text, headers=headers if download else None, media_type="text/plain; charset=utf-8")


@router.post("/{table}/takeback", **call(answers.TableView, takes=requests.TakeBack, refusals=(401, 403, 404, 409)))
async def take_back(here: Acting, wanted: Annotated[requests.TakeBack, body(requests.TakeBack)]) -> Response:
    """Asks the others to go back to an earlier moment; against bots it happens at once."""
    await here.change(lambda table: commands.take_back(table, here.caller, wanted))
    return here.view()


@router.post("/{table}/abort", **call(answers.TableView, refusals=(401, 403, 404, 409)))
async def abort(here: Acting) -> Response:
    """Asks the others to end the game without a result; against bots it happens at once."""
    await here.change(lambda table: commands.abort(table, here.caller))
    return here.view()


@router.post("/{table}/reply", **call(answers.TableView, takes=requests.Reply, refusals=(401, 403, 404, 409)))
async def reply(here: Acting, wanted: Annotated[requests.Reply, body(requests.Reply)]) -> Response:
    """Answers a proposal; whoever made it may withdraw it."""
    await here.change(lambda table: commands.reply(table, here.caller, wanted))
    return here.view()
