"""Games of the past: moment by moment, and as records that come in."""

import asyncio
import math
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Final

from starlette.responses import Response

from kontor.figures import figures
from kontor.game import Game
from kontor.replay import RecordError, count_decisions, load
from kontor.server import commands
from kontor.server.api.context import Context
from kontor.server.api.deps import Reading, Replaying
from kontor.server.api.forgetting import forget_copy
from kontor.server.api.games import OwnSeat, make_table
from kontor.server.api.routing import AT_TABLE, OPTIONAL_BODY, Router
from kontor.server.api.services import Services
from kontor.server.store import Conflict
from kontor.server.tables.keys import new_table_id, new_token
from kontor.server.tables.present import seat_shown
from kontor.server.tables.problems import Invalid, NotNow
from kontor.server.tables.replays import typical_for
from kontor.server.wire import answers, requests
from kontor.server.wire.analysis import Counts, Figures
from kontor.server.wire.live import Replay

router = Router("/api", "records")
DECISIONS_PER_REPLAY: Final = 200  # decisions of a replay that have to be worked out, and count as one more
DECISIONS_PER_CREATE: Final = 500  # decisions of a game that is stored as a table, and counts as one that is made


@router.get("/games/{table}/replay", gives=Replay, refusals=AT_TABLE)
async def replay(here: Replaying, seat: OwnSeat | None = None) -> Response:
    """The game from its first moment to now. Before the end it is what the caller could know at each moment; after the
    end all cards are face up, and `seat` asks for what that seat could know."""
    replays, asked = here.services.replays, (here.table, here.caller, seat)
    here.context.count("replay", replays.work(*asked) // DECISIONS_PER_REPLAY)
    sent = await replays.of(*asked)
    return Response(sent, media_type="application/json")


@router.get("/games/{table}/figures", refusals=AT_TABLE)
async def show_figures(here: Replaying) -> Figures:
    """What each player did how often, and what is usual. All of it can be seen at the table."""
    table = here.table
    seat_shown(table, here.caller)
    if table.game is None:
        raise NotNow("lobby", "The game has not started yet.")
    return Figures(seats=[Counts(**each) for each in figures(table.game)], usual=typical_for(table))


@router.post("/records", status=201)
async def import_record(context: Context, wanted: requests.Import) -> answers.Imported:
    """Makes a table of a complete record, to be replayed. A damaged record is refused with the line and the reason, and
    so is one of more than 1,500 decisions. For the rate limit, every 500 decisions count as a new table."""
    decisions = count_decisions(wanted.record)
    commands.refuse_long_record(decisions)
    _limit_by_length(context, decisions)
    game = await asyncio.to_thread(_read, wanted.record)  # a long one must not keep other tables waiting
    return await store_game(context.services, game)


@router.post("/games/{table}/continue", gives=answers.NewTable, status=201, refusals=AT_TABLE)
async def go_on(here: Reading, wanted: requests.Continue) -> Response:
    """A new table that goes on from a moment of this one. What the caller could not know then is dealt again. Not while
    people play this one with each other."""
    here.context.limit("create")
    settled, position = commands.go_on(here.table, here.caller, wanted)
    return await make_table(here.context, settled, position)


@router.post("/games/{table}/share", refusals=AT_TABLE)
async def share(here: Reading, wanted: Annotated[requests.Share, OPTIONAL_BODY]) -> answers.SharedGame:
    """A link to this game for anybody, once it is over. Without names it leads to a copy that does not lead back."""
    table, services = here.table, here.services
    commands.shared_game(table, here.caller, wanted.names)
    if wanted.names and table.agreed.spectators:
        return answers.SharedGame(id=table.id, link=here.context.link("table", table.id, "replay"))
    if wanted.names not in table.shared:
        _limit_by_length(here.context, table.ply)
        await here.change(lambda now: commands.shared(now, new_table_id(), wanted.names))
    found = here.table.shared[wanted.names]
    # Only now: a copy that the table does not know would keep the names of people who are deleted.
    if await services.store.head(found) is None:
        game = commands.shared_game(here.table, here.caller, wanted.names)
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
    loaded = await services.hub.create(table or new_table_id(), commands.import_game(game, host, colours))
    return answers.Imported(id=loaded.table.id, host=host)


def _limit_by_length(context: Context, decisions: int) -> None:
    """Refuses a client that makes too many tables; a long game counts as several."""
    context.limit("create")
    context.count("create", max(0, math.ceil(decisions / DECISIONS_PER_CREATE) - 1))


def _read(text: str) -> Game:
    try:
        return load(text)
    except RecordError as wrong:
        raise Invalid("record", str(wrong), facts={"line": wrong.line, "why": wrong.reason}) from None
