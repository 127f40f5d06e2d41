"""Tables and their games: create, view, decide, take back, record; games of the past, and records that come in."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any, Final

from starlette.responses import Response

from kontor.figures import figures
from kontor.game import Game
from kontor.replay import RecordError, count_decisions, load
from kontor.server.api import positions
from kontor.server.api.context import Context
from kontor.server.api.deps import Acting, Asking, AtTable, Reading, Replaying
from kontor.server.api.me import forget_copy
from kontor.server.api.name_policy import check_names, refuse_banned_name
from kontor.server.api.routing import AT_TABLE, OPTIONAL_BODY, Router, answer
from kontor.server.api.services import Services
from kontor.server.commands import asking, making, playing
from kontor.server.store.base import Conflict
from kontor.server.tables.keys import hash_of, new_table_id, new_token
from kontor.server.tables.lists import tables_for
from kontor.server.tables.present import seat_shown, view
from kontor.server.tables.problems import Invalid, NotAllowed, NotNow
from kontor.server.tables.replays import is_open, own_eyes, typical_for
from kontor.server.tables.table import Table
from kontor.wire import answers, doc, requests
from kontor.wire.analysis import Counts, Figures
from kontor.wire.live import Replay
from kontor.wire.study import Preview

router = Router("/api/games", "games")
OwnSeat = Annotated[int, doc("Which of the caller's seats, where they hold several", ge=0, le=4)]

AsFile = Annotated[bool, doc("For browsers: a file to be kept")]


@router.post("", gives=answers.NewTable, status=201)
async def create(context: Context, wanted: requests.NewGame) -> Response:
    """Creates a table. With no open or invited seat the game starts at once."""
    await context.require_work()
    context.limit_tables(bots=_bots(wanted.seats))
    return await make_table(context, wanted)


def _bots(seats: Sequence[requests.SeatWanted]) -> int:
    return sum(isinstance(seat, requests.BotSeat) for seat in seats)


async def make_table(context: Context, wanted: requests.NewGame, position: dict[str, Any] | None = None) -> Response:
    """A new table; its game is set up, or begins from a position."""
    services = context.services
    context.limit_bots(seat.level for seat in wanted.seats if isinstance(seat, requests.BotSeat))
    people = [seat.name for seat in wanted.seats if isinstance(seat, requests.HumanSeat) and seat.name]
    bots = [seat.name for seat in wanted.seats if isinstance(seat, requests.BotSeat) and seat.name]
    await check_names(services, await context.browser(), people, bots)
    for seat in wanted.seats:
        if isinstance(seat, requests.InvitedSeat) and seat.name:  # it may belong to the one who is invited
            refuse_banned_name(services, seat.name)
    tokens = [new_token() if isinstance(seat, requests.HumanSeat) else None for seat in wanted.seats]
    host = new_token()
    free = any(isinstance(seat, requests.OpenSeat | requests.InvitedSeat) for seat in wanted.seats)
    invite = new_token() if free else None
    if wanted.public:
        await services.public_tables.add(context.network)
    first = making.create(wanted, tokens, host, invite, position)
    draft = Table.draft(new_table_id(), *first)
    if not free:
        first.append(making.begin(draft))
    table = (await services.bots.create(draft.id, first, context.account, context.network)).table
    return answer(
        answers.NewTable(
            id=table.id,
            seats=[
                answers.SeatKey(seat=number, token=token, link=token and context.link("seat", table.id, token))
                for number, seat in enumerate(table.seats)
                for token in [next((each for each in tokens if each and hash_of(each) in seat.keys), None)]
            ],
            host=host,
            invite=context.link("join", table.id, invite) if invite else None,
        ),
        201,
    )


@router.get("", refusals=(401,))
async def tables(context: Context) -> answers.TableLists:
    """The caller's tables, and the public ones."""
    context.limit("read")
    services, caller = context.services, await context.caller()
    return await tables_for(services.hub, services.public_tables, caller, services.settings.club)


@router.get("/{table}", compressed=True, refusals=(401, 403, 404))
async def show(here: Reading, seat: OwnSeat | None = None) -> answers.TableView:
    """The caller's view; a caller without a seat watches."""
    return view(here.table, here.caller, seat)


@router.post("/{table}/actions", refusals=AT_TABLE)
async def play(here: Acting, wanted: requests.Play) -> answers.TableView:
    """Plays a decision for the ply it was meant for. Once answered, it is stored."""
    if await here.change(lambda table: playing.play(table, here.caller, wanted)):
        here.services.metrics.decisions.labels("human").inc()
    return view(here.table, here.caller)


@router.post("/{table}/undo", refusals=AT_TABLE)
async def undo(here: Acting, wanted: Annotated[requests.Undo, OPTIONAL_BODY]) -> answers.TableView:
    """Takes back the caller's own decisions, until something hidden was revealed or somebody else had to decide."""
    return await here.perform(playing.undo, wanted)


@router.post("/{table}/why", refusals=AT_TABLE)
async def why(here: Asking, asked: requests.Ask) -> answers.WhyNot:
    """Whether a decision of the caller would be legal now, and which clause refuses it if not. Nothing is played."""
    return positions.why(_deciding(here), asked.action)


@router.post("/{table}/preview", refusals=AT_TABLE)
async def look_ahead(here: Asking, asked: requests.Ask) -> Preview:
    """What a legal decision of the caller would do, as far as the caller may know."""
    return positions.preview(_deciding(here), asked.action)


def _deciding(here: AtTable) -> Game:
    """The game, for the caller who decides in it: to anybody else the answer could reveal hidden information."""
    table = here.table
    if table.game is None or table.decider is None or table.decider not in table.seats_of(here.caller):
        raise NotAllowed("not-your-decision", "Only the player who decides can ask what is possible.")
    return table.game


@router.get("/{table}/record", gives=str, refusals=AT_TABLE)
async def record(here: Reading, seat: OwnSeat | None = None, download: AsFile = False) -> Response:
    """The record as text: complete after the end; before that, only what the caller may know. A browser with several
    seats gets what a spectator knows, unless it names one of them."""
    table = here.table
    response = record_of(table, own_eyes(table, here.caller, seat))
    here.context.count_listed(table.ply)
    if download:
        name = f"{table.agreed.board}-{table.id}.kontor"
        response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def record_of(table: Table, eyes: int | None) -> Response:
    """The record of a table: complete once the game is over, before that what a seat may know, or a spectator."""
    if table.game is None:
        raise NotNow("lobby", "The game has not started yet.")
    text = table.game.record() if is_open(table) else table.game.record_for(eyes)
    return Response(text, media_type="text/plain; charset=utf-8")


@router.post("/{table}/takeback", refusals=AT_TABLE)
async def take_back(here: Acting, wanted: requests.TakeBack) -> answers.TableView:
    """Asks the others to go back to an earlier moment; against bots it happens at once."""
    return await here.perform(asking.take_back, wanted)


@router.post("/{table}/abort", refusals=AT_TABLE)
async def abort(here: Acting) -> answers.TableView:
    """Asks the others to end the game without a result; against bots it happens at once."""
    return await here.perform(asking.abort)


@router.post("/{table}/reply", refusals=AT_TABLE)
async def reply(here: Acting, wanted: requests.Reply) -> answers.TableView:
    """Answers a proposal; the player who made it may withdraw it."""
    return await here.perform(asking.reply, wanted)


records = Router("/api", "records")
DECISIONS_PER_REPLAY: Final = 200  # decisions of a replay that have to be worked out, and count as one more


@records.get("/games/{table}/replay", gives=Replay, refusals=AT_TABLE)
async def replay(here: Replaying, seat: OwnSeat | None = None) -> Response:
    """The game from its first moment to now. Before the end it is what the caller could know at each moment; after the
    end all cards are face up, and `seat` asks for what that seat could know."""
    replays, asked = here.services.replays, (here.table, here.caller, seat)
    here.context.count("replay", replays.work(*asked) // DECISIONS_PER_REPLAY)
    sent = await replays.of(*asked)
    return Response(sent, media_type="application/json")


@records.get("/games/{table}/figures", refusals=AT_TABLE)
async def show_figures(here: Replaying) -> Figures:
    """What each player did how often, and what is usual. All of it can be seen at the table."""
    table = here.table
    seat_shown(table, here.caller)
    if table.game is None:
        raise NotNow("lobby", "The game has not started yet.")
    return Figures(seats=[Counts(**each) for each in figures(table.game)], usual=typical_for(table))


@records.post("/records", status=201)
async def import_record(context: Context, wanted: requests.Import) -> answers.Imported:
    """Makes a table of a complete record, to be replayed. A damaged record is refused with the line and the reason, and
    so is one of more than 1,500 decisions. For the rate limit, every 500 decisions count as a new table."""
    decisions = count_decisions(wanted.record)
    making.refuse_long_record(decisions)
    await context.require_work()
    context.limit_tables(decisions=decisions)
    game = await asyncio.to_thread(_read, wanted.record)  # a long one must not keep other tables waiting
    return await store_game(context.services, game)


@records.post("/games/{table}/continue", gives=answers.NewTable, status=201, refusals=AT_TABLE)
async def go_on(here: Reading, wanted: requests.Continue) -> Response:
    """A new table that goes on from a moment of this one. What the caller could not know then is dealt again. Not while
    people play this one with each other."""
    await here.context.require_work()
    here.context.limit_tables(bots=_bots(wanted.seats))
    settled, position = making.go_on(here.table, here.caller, wanted)
    return await make_table(here.context, settled, position)


@records.post("/games/{table}/share", refusals=AT_TABLE)
async def share(here: Reading, wanted: Annotated[requests.Share, OPTIONAL_BODY]) -> answers.SharedGame:
    """A link to this game for anybody, once it is over. Without names it leads to a copy that does not lead back."""
    table, services = here.table, here.services
    making.shared_game(table, here.caller, wanted.names)
    if wanted.names and table.agreed.spectators:
        return answers.SharedGame(id=table.id, link=here.context.link("table", table.id, "replay"))
    if wanted.names not in table.shared:
        here.context.limit_tables(decisions=table.ply)
        await here.change(lambda now: making.shared(now, new_table_id(), wanted.names))
    found = here.table.shared[wanted.names]
    # Only now: a copy that the table does not know would keep the names of people who are deleted.
    if await services.store.head(found) is None:
        game = making.shared_game(here.table, here.caller, wanted.names)
        with suppress(Conflict):  # somebody else made it at the same moment
            await store_game(services, game, [seat.colour for seat in table.seats], found)
    if wanted.names:
        original = await services.hub.table(table.id)
        await forget_copy(services, original.table, found)  # who was deleted before the copy could forget them
    return answers.SharedGame(id=found, link=here.context.link("table", found, "replay"))


async def store_game(
    services: Services, game: Game, colours: Sequence[str] = requests.PLAYER_COLOURS, table: str | None = None
) -> answers.Imported:
    """A game that is over or does not go on here, as a table of its own."""
    host = new_token()
    loaded = await services.hub.create(table or new_table_id(), making.import_game(game, host, colours))
    return answers.Imported(id=loaded.table.id, host=host)


def _read(text: str) -> Game:
    try:
        return load(text)
    except RecordError as wrong:
        raise Invalid("record", str(wrong), facts={"line": wrong.line, "why": wrong.reason}) from None
