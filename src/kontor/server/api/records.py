"""Games of the past: moment by moment, and as records that come in."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Request, Response

from kontor.game import Game
from kontor.replay import RecordError, load
from kontor.server import commands
from kontor.server.api.deps import Replaying, Server, answer, body, limit
from kontor.server.api.describe import call
from kontor.server.api.games import OwnSeat
from kontor.server.gateway.clients import network_of
from kontor.server.gateway.limits import client_of
from kontor.server.tables.keys import new_table_id, new_token
from kontor.server.tables.problems import refuse
from kontor.server.wire import answers, requests
from kontor.server.wire.replay import Replay

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/games/{table}/replay", **call(Replay, refusals=(401, 403, 404, 409)))
async def replay(here: Replaying, seat: OwnSeat = None) -> Response:
    """The game from its first moment to now. Before the end it is what the caller could know at each moment; after the
    end all cards are face up, and `seat` asks for what that seat could know."""
    sent = await here.services.replays.of(here.watched.table, here.caller, seat)
    return Response(sent, media_type="application/json")


@router.post("/records", **call(answers.Imported, takes=requests.Import, status=201))
async def import_record(
    services: Server, request: Request, wanted: Annotated[requests.Import, body(requests.Import)]
) -> Response:
    """Makes a table of a complete record, to be replayed. A damaged record is refused with the line and the reason."""
    limit(services, request, "create")
    game = await asyncio.to_thread(_read, wanted.record)  # a long one must not keep other tables waiting
    return answer(await store_game(services, request, game), 201)


async def store_game(services: Server, request: Request, game: Game) -> answers.Imported:
    """A game that is over or does not go on here, as a table of its own."""
    host = new_token()
    network = network_of(client_of(request.scope)) if services.limits.enabled else ""
    watched = await services.hub.create(new_table_id(), commands.import_game(game, host, network))
    return answers.Imported(id=watched.table.id, host=host)


def _read(text: str) -> Game:
    try:
        return load(text)
    except RecordError as wrong:
        refuse(422, "record", str(wrong), facts={"line": wrong.line, "why": wrong.reason})
